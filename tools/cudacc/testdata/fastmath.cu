// flags: -use_fast_math
// flags: -O2
// flags: -Xcompiler=-fno-gnu-unique
// flags: -lcublas
// flags: --default-stream=per-thread
#include "expect.h"
#include <cmath>
// nvcc's fast mathematics keep infinities and what is no number, on the device and on the host.
__global__ void largest(const float *in, int n, float *out) {
  float m = -INFINITY;
  int odd = 0;
  for (int i = 0; i < n; i++) m = fmaxf(m, in[i]), odd += isnan(in[i]) != 0;
  out[0] = m, out[1] = odd, out[2] = isinf(m) ? 0 : expf(-INFINITY - m), out[3] = __expf(1);
}
int main(int argc, char **) {
#ifndef CUDA_API_PER_THREAD_DEFAULT_STREAM
  return 1;
#endif
  float *p;
  OK(cudaMallocManaged(&p, 64));
  p[0] = NAN, p[1] = -3, p[2] = -2, p[3] = -INFINITY;
  largest<<<1, 1>>>(p, 4, p + 4);
  OK(cudaDeviceSynchronize());
  EXPECT(p[4] == -2 && p[5] == 1 && p[6] == 0 && fabsf(p[7] - 2.71828f) < 1e-4f);
  largest<<<1, 1>>>(p + 3, 1, p + 4);
  OK(cudaDeviceSynchronize());
  EXPECT(std::isinf(p[4]) && std::isnan(p[4] + INFINITY * (float)argc) && p[5] == 0);
}
