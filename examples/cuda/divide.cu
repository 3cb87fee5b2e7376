// 64-bit division and remainder, signed and unsigned: gpucc's bypass of slow divisions (section 3.6).
#include "optgo_cuda.h"

extern "C" __global__ void divide(int n, const long *a, const long *b, long *quotient,
                                  unsigned long *remainder) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    quotient[i] = a[i] / b[i];
    remainder[i] = (unsigned long)a[i] % (unsigned long)b[i];
  }
}
