// Kernels that launch kernels.
// flags: -rdc=true
// clang: 22
#include "expect.h"
#include <stdio.h>
struct Pair { char c; double d; };
__device__ int order[8], at;
__global__ void note(char a, Pair p, int *count) { if (threadIdx.x == 0) order[atomicAdd(&at, 1)] = int(a + p.d); atomicAdd(count, 1); }
__global__ void middle(int depth, int *count) {
  if (depth < 2) middle<<<1, 1>>>(depth + 1, count);
  note<<<dim3(1, 2), 32>>>(char(depth), Pair{'x', 10.0}, count); }
__global__ void start(int *count) {
  if (threadIdx.x) return;
  note<<<1, 1, 0, cudaStreamTailLaunch>>>(char(0), Pair{'x', 99.0}, count);
  cudaStream_t s; cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking); middle<<<1, 1, 0, s>>>(0, count); cudaStreamDestroy(s);
  printf("launched\n"); }
__global__ void wrong(int *count) { note<<<1, 2000>>>(char(0), Pair{'x', 1.0}, count); }
// stdout: launched
// stderr: block.x is 2000
int main() {
  int *count, n = 0, list[8]; OK(cudaMalloc(&count, 4)); OK(cudaMemset(count, 0, 4)); start<<<1, 32>>>(count); OK(cudaMemcpy(&n, count, 4, cudaMemcpyDeviceToHost)); EXPECT(n == 3 * 64 + 1);
  OK(cudaMemcpyFromSymbol(list, order, sizeof list)); EXPECT(list[0] == 12 && list[2] == 11 && list[4] == 10 && list[6] == 99);
  wrong<<<1, 1>>>(count); EXPECT(cudaDeviceSynchronize() == cudaErrorInvalidConfiguration);
}
