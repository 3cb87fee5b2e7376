#include "expect.h"
#include <cassert>
__global__ void k(int n) { assert(threadIdx.x < n); }
int main() { k<<<1, 32>>>(8); cudaError_t e = cudaDeviceSynchronize(); EXPECT(e == cudaErrorAssert); int *p; EXPECT(cudaMalloc(&p, 4) == cudaErrorAssert); }
// stderr: assertion.cu:4: cuda: launch: device-side assert triggered (cudaErrorAssert)
// stderr: assertion.cu:3: void k(int): assertion `threadIdx.x < n' failed, thread (8,0,0) of block (0,0,0), kernel _Z1ki
