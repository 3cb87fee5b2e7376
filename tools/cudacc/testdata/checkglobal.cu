#include "expect.h"
__global__ void unwritten(int *out, const int *in) { out[threadIdx.x] = in[threadIdx.x]; }
__global__ void neighbours(int *p) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  p[i] = i;
  if (i % 32 == 0 && i > 0) p[i] += p[i - 1];
}
int main() {
  int *a, *b, h[64] = {0};
  OK(cudaMalloc(&a, 64 * 4)); OK(cudaMalloc(&b, 64 * 4));
  OK(cudaMemcpy(b, h, 32 * 4, cudaMemcpyHostToDevice));
  OK(cudaMemcpy(a, b, 64 * 4, cudaMemcpyDeviceToDevice)); // half of it was never written
  unwritten<<<1, 33>>>(b, a);
  neighbours<<<2, 32>>>(b);
  OK(cudaDeviceSynchronize());
}
// environment: OPTGO_CHECK=1
// stderr: checkglobal.cu:2: uninitialised read: global address
// stderr: was never written, thread (32,0,0) of block (0,0,0), kernel _Z9unwrittenPiPKi
// stderr: checkglobal.cu:6: race between blocks: global address
// stderr: was written by block (0,0,0), and nothing orders the accesses (the other access:
// stderr: checkglobal.cu:5), thread (0,0,0) of block (1,0,0), kernel _Z10neighboursPi
