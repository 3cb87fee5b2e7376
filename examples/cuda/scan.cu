// Inclusive prefix sums of each block's slice (Hillis and Steele), double-buffered in shared memory.
#include "optgo_cuda.h"

enum { SCAN_THREADS = 64 };

extern "C" __global__ void scan(int n, const int *in, int *out) {
  __shared__ int buffer[2][SCAN_THREADS];
  int tid = threadIdx.x;
  int i = blockIdx.x * blockDim.x + tid;
  int from = 0;
  buffer[0][tid] = i < n ? in[i] : 0;
  __syncthreads();
  for (int offset = 1; offset < (int)blockDim.x; offset *= 2) {
    int value = buffer[from][tid];
    if (tid >= offset)
      value += buffer[from][tid - offset];
    buffer[1 - from][tid] = value;
    from = 1 - from;
    __syncthreads();
  }
  if (i < n)
    out[i] = buffer[from][tid];
}
