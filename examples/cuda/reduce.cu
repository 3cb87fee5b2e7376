// The sum of each block's slice, as a tree in shared memory: half of the threads drop out per step.
// The block size is a power of two up to REDUCE_THREADS.
#include "optgo_cuda.h"

enum { REDUCE_THREADS = 128 };

extern "C" __global__ void __launch_bounds__(REDUCE_THREADS)
    reduce(int n, const float *in, float *out) {
  __shared__ float partial[REDUCE_THREADS];
  unsigned tid = threadIdx.x;
  int i = blockIdx.x * blockDim.x + tid;
  partial[tid] = i < n ? in[i] : 0.0f;
  __syncthreads();
  for (unsigned stride = blockDim.x / 2; stride > 0; stride >>= 1) {
    if (tid < stride)
      partial[tid] += partial[tid + stride];
    __syncthreads();
  }
  if (tid == 0)
    out[blockIdx.x] = partial[0];
}
