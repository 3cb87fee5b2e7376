#include "expect.h"
__global__ void add(const float *a, const float *b, float *c, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) c[i] = a[i] + b[i]; }
int main() {
  const int n = 10000;
  float *h = (float *)malloc(n * 4), *a, *b, *c;
  for (int i = 0; i < n; i++) h[i] = i;
  OK(cudaMalloc(&a, n * 4)); OK(cudaMalloc(&b, n * 4)); OK(cudaMalloc((void **)&c, n * 4));
  OK(cudaMemcpy(a, h, n * 4, cudaMemcpyHostToDevice)); OK(cudaMemcpy(b, a, n * 4, cudaMemcpyDeviceToDevice));
  add<<<(n + 255) / 256, 256>>>(a, b, c, n);
  OK(cudaGetLastError()); OK(cudaDeviceSynchronize());
  OK(cudaMemcpy(h, c, n * 4, cudaMemcpyDeviceToHost));
  for (int i = 0; i < n; i++) EXPECT(h[i] == 2 * i);
  OK(cudaFree(a)); OK(cudaFree(b)); OK(cudaFree(c)); OK(cudaFree(0)); OK(cudaDeviceReset());
}
