#include "expect.h"
__global__ void k(int *p) {
  p[threadIdx.x + 100000000] = 1;
}
int main() { int *p; OK(cudaMalloc(&p, 64)); k<<<1, 32>>>(p); EXPECT(cudaDeviceSynchronize() == cudaErrorIllegalAddress); }
// stderr: outofbounds.cu:5: cuda: launch: an illegal memory access was encountered (cudaErrorIllegalAddress)
// stderr: outofbounds.cu:3: out of bounds: global address
