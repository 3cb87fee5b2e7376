// A finding in a function that was inlined names the calls, too, the innermost first.
#include "expect.h"
__device__ int element(const int *p, int i) { return p[i]; }
__device__ int twice(const int *p, int i) { return 2 * element(p, i); }
__global__ void copy(int *to, const int *from) {
  to[threadIdx.x] = twice(from, threadIdx.x);
}
int main() {
  int *a, *b; OK(cudaMalloc(&a, 128)); OK(cudaMalloc(&b, 128));
  copy<<<1, 32>>>(a, b); OK(cudaDeviceSynchronize());
}
// environment: OPTGO_CHECK=1
// stderr: inlined.cu:3 (inlined at
// stderr: inlined.cu:4, at
// stderr: inlined.cu:6): uninitialised read: global address
