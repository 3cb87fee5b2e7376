#include "../expect.h"
extern __device__ int counter; __device__ void bump(int);
static __global__ void k() { bump(threadIdx.x); }
__global__ void other();
int main() {
  int v; k<<<1, 32>>>(); OK(cudaMemcpyFromSymbol(&v, counter, 4)); EXPECT(v == 496);
  other<<<1, 4>>>(); OK(cudaMemcpyFromSymbol(&v, counter, 4)); EXPECT(v == 500);
}
