// A polynomial whose coefficients lie in constant memory.
#include "optgo_cuda.h"

static __constant__ float poly_coefficients[6] = {1.0f, -0.5f, 0.25f, 3.0f, -2.0f, 0.125f};

extern "C" __global__ void poly(int n, int degree, const float *x, float *y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float sum = poly_coefficients[degree];
  for (int k = degree - 1; k >= 0; --k)
    sum = sum * x[i] + poly_coefficients[k];
  y[i] = sum;
}
