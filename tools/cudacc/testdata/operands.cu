// Inline assembly whose operands lack commas, as nvcc takes it, also in a template; and CUTLASS's names for
// what a processor has, which its headers ask.
// flags: -arch=sm_100a
// environment: OPTGO_SM=100
// clang: 20
// stdout: 7 1
#include <cstdio>

template <class T> __global__ void add(T *a, T b) {
  T c;
  asm volatile("add.u32 %0, %1, %2;" : "=r"(c) : "r"(b)  "r"(a[0]));
  a[0] = c;
#if CUDART_VERSION < 12080
  a[1] = 1;
#elif defined CUTLASS_ARCH_MMA_SM100A_ENABLED
  a[1] = CUTLASS_ARCH_MMA_SM100_ENABLED;
#endif
}

int main() {
  unsigned h[2] = {3, 0}, *a;
  cudaMalloc(&a, sizeof h);
  cudaMemcpy(a, h, sizeof h, cudaMemcpyHostToDevice);
  add<unsigned><<<1, 1>>>(a, 4u);
  cudaMemcpy(h, a, sizeof h, cudaMemcpyDeviceToHost);
  printf("%u %u\n", h[0], h[1]);
#if CUDART_VERSION >= 12080 && !defined CUTLASS_ARCH_MMA_SM100_SUPPORTED
  printf("not on the host\n");
#endif
  return 0;
}
