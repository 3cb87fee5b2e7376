// The sum of every warp by shuffles, without shared memory. The block size is a multiple of 32.
#include "optgo_cuda.h"

extern "C" __global__ void warpsum(const int *in, int *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int sum = in[i];
  for (unsigned delta = 16; delta > 0; delta /= 2)
    sum += __shfl_down_sync(0xffffffff, sum, delta);
  if (threadIdx.x % 32 == 0)
    out[i / 32] = sum;
}
