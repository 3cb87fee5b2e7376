// The running example of gpucc's straight-line scalar optimizations (Fig. 6): a 3 x 3 submatrix at (b, c)
// is loaded in two unrolled loops; here its elements are added up.
#include "optgo_cuda.h"

extern "C" __global__ void submatrix(long n, const float *a, float *out) {
  long b = blockIdx.x;
  long c = threadIdx.x;
  if (b + 3 > n || c + 3 > n)
    return;
  float sum = 0.0f;
#pragma unroll
  for (long x = 0; x < 3; ++x) {
#pragma unroll
    for (long y = 0; y < 3; ++y) {
      const float *p = &a[(c + y) + (b + x) * n];
      sum += *p;
    }
  }
  out[b * n + c] = sum;
}
