#include "expect.h"
#include <cmath>
__global__ void f(double *o, float *q) { int i = threadIdx.x; o[i] = sin(0.1 * i) + exp(-0.2 * i) + pow(1.5, i) + erf(0.1 * i); q[i] = logf(1 + i) + tanhf(0.3f * i) + cbrtf(i) + rsqrtf(1 + i); }
int main() {
  double *o; float *q; OK(cudaMallocManaged(&o, 256)); OK(cudaMallocManaged(&q, 128)); f<<<1, 32>>>(o, q); OK(cudaDeviceSynchronize());
  for (int i = 0; i < 32; i++) { double w = std::sin(0.1 * i) + std::exp(-0.2 * i) + std::pow(1.5, i) + std::erf(0.1 * i); EXPECT(std::fabs(o[i] - w) <= 1e-12 * std::fabs(w)); double v = std::log(1.0 + i) + std::tanh(0.3 * i) + std::cbrt((double)i) + 1 / std::sqrt(1.0 + i); EXPECT(std::fabs(q[i] - v) <= 1e-5 * std::fabs(v)); }
  EXPECT(min(3, 4) == 3 && max(2.5f, 1.0f) == 2.5f);
}
