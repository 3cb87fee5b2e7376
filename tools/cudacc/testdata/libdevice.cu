#include "expect.h"
#include <cmath>
__global__ void f(double *o, float *q) { int i = threadIdx.x; o[i] = sin(0.1 * i) + exp(-0.2 * i) + pow(1.5, i) + erf(0.1 * i); q[i] = logf(1 + i) + tanhf(0.3f * i) + cbrtf(i) + rsqrtf(1 + i); }

// Functions that clang's headers declare only. A GPU's NaNs of this kind have their tag in the mantissa.
__global__ void builtin(unsigned long long *p, float x) {
  p[0] = (unsigned long long)__double_as_longlong(nan("5"));
  p[1] = (unsigned)__float_as_int(nanf("0x12"));
  p[2] = __nv_bswap16(0x1234);
  p[3] = __nv_bswap32(0x12345678);
  p[4] = __nv_bswap64(0x0123456789abcdefULL);
  p[5] = (unsigned)__float_as_int(__tanhf(x));
}

int main() {
  unsigned long long *p; OK(cudaMallocManaged(&p, 48)); builtin<<<1, 1>>>(p, 0.5f); OK(cudaDeviceSynchronize());
  EXPECT(p[0] == 0x7ff8000000000005 && p[1] == 0x7fc00012); EXPECT(p[2] == 0x3412 && p[3] == 0x78563412 && p[4] == 0xefcdab8967452301);
  float t; unsigned bits = (unsigned)p[5]; memcpy(&t, &bits, 4); EXPECT(std::fabs(t - std::tanh(0.5)) < 1e-3);
  double *o; float *q; OK(cudaMallocManaged(&o, 256)); OK(cudaMallocManaged(&q, 128)); f<<<1, 32>>>(o, q); OK(cudaDeviceSynchronize());
  for (int i = 0; i < 32; i++) { double w = std::sin(0.1 * i) + std::exp(-0.2 * i) + std::pow(1.5, i) + std::erf(0.1 * i); EXPECT(std::fabs(o[i] - w) <= 1e-12 * std::fabs(w)); double v = std::log(1.0 + i) + std::tanh(0.3 * i) + std::cbrt((double)i) + 1 / std::sqrt(1.0 + i); EXPECT(std::fabs(q[i] - v) <= 1e-5 * std::fabs(v)); }
  EXPECT(min(3, 4) == 3 && max(2.5f, 1.0f) == 2.5f);
}
