// Accesses outside of arrays, but in pages of 2 MB that hold some, go through as on a GPU; each
// source line is named once.
#include "expect.h"
__global__ void shift(int *to, const int *from) { to[threadIdx.x] = from[(int)threadIdx.x - 1]; }
__global__ void spill(int *p) { p[threadIdx.x] = threadIdx.x; }
int main() {
  int *a, *b, h[32]; OK(cudaMalloc(&a, sizeof h)); OK(cudaMalloc(&b, 64));
  spill<<<1, 32>>>(b); OK(cudaDeviceSynchronize());
  for (int i = 0; i < 3; i++) { shift<<<1, 32>>>(a, b + 1); OK(cudaDeviceSynchronize()); }
  OK(cudaMemcpy(h, a, sizeof h, cudaMemcpyDeviceToHost));
  for (int i = 0; i < 32; i++) EXPECT(h[i] == i);
  shift<<<1, 32>>>(b, a); OK(cudaDeviceSynchronize()); // reads before the first allocation
}
// stderr: neighbours.cu:4: out of bounds: global address
// stderr: neighbours.cu:5: out of bounds: global address
// stderr: a GPU does not notice (OPTGO_CHECK=1 ends the launch)
