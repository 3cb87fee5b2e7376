// The length of a Collatz chain: a called device function, a switch, and a divergent loop.
#include "optgo_cuda.h"

static __device__ OPTGO_NOINLINE unsigned collatz_step(unsigned value) {
  switch (value % 4) {
  case 0:
    return value / 4;
  case 2:
    return value / 2;
  case 1:
    return value == 1 ? 1 : 3 * value + 1;
  default:
    return (3 * value + 1) / 2;
  }
}

extern "C" __global__ void collatz(int n, const unsigned *start, int *steps) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  unsigned value = start[i];
  int count = 0;
  while (value > 1 && count < 500) {
    value = collatz_step(value);
    ++count;
  }
  steps[i] = count;
}
