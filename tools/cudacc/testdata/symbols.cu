#include "expect.h"
__device__ int counter = 5; __constant__ float coef[4]; __device__ int table[8];
__global__ void bump(int n) { atomicAdd(&counter, n); }
__global__ void use(float *o) { o[threadIdx.x] = coef[threadIdx.x] * 2 + table[threadIdx.x]; }
int main() {
  int v; bump<<<3, 32>>>(2);
  OK(cudaMemcpyFromSymbol(&v, counter, 4)); EXPECT(v == 5 + 192);
  v = 1; OK(cudaMemcpyToSymbol(counter, &v, 4)); bump<<<1, 1>>>(1); OK(cudaMemcpyFromSymbol(&v, counter, 4)); EXPECT(v == 2);
  float c[2] = {3, 4}, h[4], *d; OK(cudaMalloc(&d, 16));
  OK(cudaMemcpyToSymbol(coef, c, 8, 8)); use<<<1, 4>>>(d); OK(cudaMemcpy(h, d, 16, cudaMemcpyDefault)); EXPECT(h[0] == 0 && h[3] == 8);
  void *p; size_t n; OK(cudaGetSymbolAddress(&p, table)); OK(cudaGetSymbolSize(&n, table)); EXPECT(n == 32);
  OK(cudaMemset(p, 0, n)); int one = 1; OK(cudaMemcpy((char *)p + 4, &one, 4, cudaMemcpyHostToDevice));
  use<<<1, 4>>>(d); OK(cudaMemcpy(h, d, 16, cudaMemcpyDeviceToHost)); EXPECT(h[1] == 1);
  EXPECT(cudaMemcpyToSymbol(coef, c, 8, 12) == cudaErrorInvalidValue);
}
// stderr: symbols.cu:14: cuda: cudaMemcpyToSymbol: invalid argument (cudaErrorInvalidValue): 8 bytes at offset 12 of a variable of 16
