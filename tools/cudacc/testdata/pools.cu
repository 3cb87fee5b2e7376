#include "expect.h"
__global__ void set(int *p, int v) { p[threadIdx.x] = v; }
int main() {
  cudaStream_t s; OK(cudaStreamCreate(&s)); int *p, h[32]; OK(cudaMallocAsync(&p, 128, s)); set<<<1, 32, 0, s>>>(p, 3); OK(cudaMemcpyAsync(h, p, 128, cudaMemcpyDeviceToHost, s)); OK(cudaFreeAsync(p, s)); OK(cudaStreamSynchronize(s)); EXPECT(h[31] == 3);
  cudaMemPool_t pool; OK(cudaDeviceGetDefaultMemPool(&pool, 0)); unsigned long long t = 1 << 20; OK(cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &t)); OK(cudaMallocFromPoolAsync((void **)&p, 64, pool, s)); OK(cudaFree(p));
  void *q[300]; for (int r = 0; r < 3; r++) { for (int i = 0; i < 300; i++) OK(cudaMalloc(&q[i], 1 + i * 37)); for (int i = 0; i < 300; i++) OK(cudaFree(q[(i * 7) % 300])); }
}
