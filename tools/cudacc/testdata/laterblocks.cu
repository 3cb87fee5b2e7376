#include "expect.h"
// Blocks that wait for later ones: all are on the device at once, as on a GPU.
__global__ void backwards(volatile int *done) {
  int next = blockIdx.x + 1;
  if (threadIdx.x == 0 && next < gridDim.x) while (!done[next]) {}
  __syncthreads(); __threadfence();
  if (threadIdx.x == 0) done[blockIdx.x] = 1 + done[next];
}
int main() {
  int *d, n; OK(cudaMalloc(&d, 25 * 4)); OK(cudaMemset(d, 0, 25 * 4));
  backwards<<<24, 64>>>(d); OK(cudaDeviceSynchronize()); OK(cudaMemcpy(&n, d, 4, cudaMemcpyDeviceToHost)); EXPECT(n == 24);
}
