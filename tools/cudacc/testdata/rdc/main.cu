#include "../expect.h"
extern __device__ int counter; __device__ void bump(int);
static __global__ void k() { bump(threadIdx.x); }
__global__ void other();
static __constant__ int factors[2]; static __device__ int products[32]; namespace { __device__ int sum; }
static __global__ void multiply() { products[threadIdx.x] = threadIdx.x * factors[1]; atomicAdd(&sum, threadIdx.x); }
int main() {
  int v; k<<<1, 32>>>(); OK(cudaMemcpyFromSymbol(&v, counter, 4)); EXPECT(v == 496);
  other<<<1, 4>>>(); OK(cudaMemcpyFromSymbol(&v, counter, 4)); EXPECT(v == 500);
  int f[2] = {2, 3}, p[32]; OK(cudaMemcpyToSymbol(factors, f, 8)); multiply<<<1, 32>>>(); OK(cudaMemcpyFromSymbol(p, products, 128)); EXPECT(p[31] == 93);
  OK(cudaMemcpyFromSymbol(&v, sum, 4)); EXPECT(v == 496);
}
