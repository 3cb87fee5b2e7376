// Votes and shuffles without a mask, which a processor has that is older than the oldest that is compiled for.
// flags: -arch=sm_35
// stdout: 1030 62285
#include <cstdio>
__global__ void k(int *o) {
  int t = threadIdx.x;
  o[t] = __any(t == 40) + 2 * __all(t < 33) + (__ballot(t & 1) == 0xaaaaaaaau ? 4 : 0) + 8 * __shfl(t, 3) + 1000 * __shfl_xor(t, 1);
}
int main() {
  int *o;
  cudaMallocManaged(&o, 64 * sizeof(int));
  k<<<1, 64>>>(o);
  cudaDeviceSynchronize();
  printf("%d %d\n", o[0], o[63]);
}
