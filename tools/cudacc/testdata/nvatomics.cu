#include "expect.h"
__global__ void k(int *n, unsigned long long *most, float *f) {
  __nv_atomic_fetch_add(n, 2, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
  __nv_atomic_max(most, threadIdx.x, __NV_ATOMIC_RELAXED);
  float old;
  __nv_atomic_load(f, &old, __NV_ATOMIC_RELAXED);
  float want;
  do want = old + 1; while (!__nv_atomic_compare_exchange(f, &old, &want, false, __NV_ATOMIC_RELAXED, __NV_ATOMIC_RELAXED));
  __nv_atomic_thread_fence(__NV_ATOMIC_SEQ_CST, __NV_THREAD_SCOPE_DEVICE);
}
int main() {
  int *n; unsigned long long *most; float *f;
  OK(cudaMallocManaged(&n, 4)); OK(cudaMallocManaged(&most, 8)); OK(cudaMallocManaged(&f, 4));
  k<<<3, 100>>>(n, most, f); OK(cudaDeviceSynchronize());
  EXPECT(*n == 600 && *most == 99 && *f == 300);
}
