#include "expect.h"
__global__ void k(int *o, int never) {
  __shared__ int s[64], t[64];
  s[threadIdx.x] = threadIdx.x; if (never) t[threadIdx.x] = never;
  o[threadIdx.x] = s[63 - threadIdx.x] + t[threadIdx.x];
}
int main() { int *d; OK(cudaMalloc(&d, 256)); k<<<1, 64>>>(d, 0); OK(cudaDeviceSynchronize()); }
// environment: OPTGO_CHECK=1
// stderr: race.cu:5: race: shared address
// stderr: race.cu:5: uninitialised read: shared address
