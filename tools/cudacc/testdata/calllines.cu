// flags: -O2
#include "expect.h"
// With optimization, too, reports name the line of the call, not of the stub or the header's function that the compiler has inlined there.
namespace space { template <class T> __global__ void store(T *p) { *p = 1; } }
extern "C" __global__ void plain(int *p) { *p = 1; }
static void wrapper(int threads) {
  space::store<<<1, threads>>>((float *)0);
}
__constant__ int table[4];
int main() {
  int h[8] = {};
  EXPECT(cudaMemcpyToSymbol(table, h, sizeof h) == cudaErrorInvalidValue);
  plain<<<1, 2000>>>((int *)0);
  space::store<<<1, 2000>>>((int *)0);
  wrapper(2000);
  EXPECT(cudaGetLastError() == cudaErrorInvalidConfiguration);
  plain<<<1, 1>>>((int *)16);
  EXPECT(cudaDeviceSynchronize() == cudaErrorIllegalAddress);
}
// stderr: calllines.cu:12: cuda: cudaMemcpyToSymbol: invalid argument
// stderr: calllines.cu:13: cuda: launch: invalid configuration argument
// stderr: calllines.cu:14: cuda: launch: invalid configuration argument
// stderr: calllines.cu:7: cuda: launch: invalid configuration argument
// stderr: calllines.cu:17: cuda: launch: an illegal memory access was encountered
// stderr: calllines.cu:5: out of bounds
