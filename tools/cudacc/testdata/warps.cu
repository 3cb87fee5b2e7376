#include "expect.h"
__global__ void reduce(int *o) { int v = threadIdx.x; for (int k = 16; k; k >>= 1) v += __shfl_down_sync(~0u, v, k); if (threadIdx.x == 0) *o = v; }
__global__ void votes(unsigned *o) { o[threadIdx.x] = __ballot_sync(~0u, threadIdx.x & 1) + __any_sync(~0u, threadIdx.x == 5) + __popc(__activemask()); }
__global__ void halves(int *o) { unsigned m = threadIdx.x < 16 ? 0xffffu : 0xffff0000u; __syncwarp(m); o[threadIdx.x] = __shfl_xor_sync(m, threadIdx.x, 1); }
extern __shared__ int dyn[];
__global__ void reverse(int *o) { dyn[threadIdx.x] = threadIdx.x; __syncthreads(); o[threadIdx.x] = dyn[blockDim.x - 1 - threadIdx.x]; }
int main() {
  int *d, h[128]; OK(cudaMalloc(&d, sizeof h)); reduce<<<1, 32>>>(d); OK(cudaMemcpy(h, d, 4, cudaMemcpyDeviceToHost)); EXPECT(h[0] == 496);
  votes<<<1, 32>>>((unsigned *)d); OK(cudaMemcpy(h, d, 128, cudaMemcpyDeviceToHost)); EXPECT((unsigned)h[9] == 0xaaaaaaaau + 33); halves<<<1, 32>>>(d); OK(cudaMemcpy(h, d, 128, cudaMemcpyDeviceToHost)); EXPECT(h[15] == 14 && h[16] == 17);
  reverse<<<1, 128, 512>>>(d); OK(cudaMemcpy(h, d, 512, cudaMemcpyDeviceToHost)); EXPECT(h[0] == 127 && h[127] == 0);
}
