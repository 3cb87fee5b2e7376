#include "expect.h"
// Arrays of variable size with initializers, which gcc takes.
__global__ void twice(float *p) { p[threadIdx.x] *= 2; }
int main() {
  int n = 3;
  const float w[n] = {1, 2};
  float v[n] = {
      4, 5, 6};
  float *p;
  OK(cudaMallocManaged(&p, sizeof v));
  for (int i = 0; i < n; i++) p[i] = w[i] + v[i];
  twice<<<1, n>>>(p);
  OK(cudaDeviceSynchronize());
  EXPECT(p[0] == 10 && p[1] == 14 && p[2] == 12);
}
