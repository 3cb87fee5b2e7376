// flags: -arch=sm_90
#include "expect.h"
// Atomic operations on 16 bytes: each thread appends to a list whose head is a pointer and a count.
struct alignas(16) Head { unsigned long long last, count; };
__global__ void append(Head *h, unsigned long long *before, Head *swapped) {
#if __CUDA_ARCH__ >= 900
  unsigned long long me = blockIdx.x * blockDim.x + threadIdx.x + 1;
  Head old = {0, 0}, seen;
  while (true) {
    Head next = {me, old.count + 1};
    seen = atomicCAS(h, old, next);
    if (seen.last == old.last && seen.count == old.count) break;
    old = seen;
  }
  before[me - 1] = old.last;
  Head mine = {me, ~me};
  Head was = atomicExch_system(swapped, mine);
  Head now;
  __nv_atomic_load(swapped, &now, __NV_ATOMIC_ACQUIRE, __NV_THREAD_SCOPE_DEVICE);
  if (now.count != ~now.last) __nv_atomic_store(h, &now, __NV_ATOMIC_RELEASE, __NV_THREAD_SCOPE_DEVICE);
  if (was.last && was.count != ~was.last) atomicExch_block(h, Head{0, 0});
#endif
}
// Aligned memory of device code.
__global__ void aligned(int *bad) {
  int *p = (int *)__nv_aligned_device_malloc(100, 128);
  if (!p || (size_t)p % 128) atomicAdd(bad, 1);
  p[24] = 5;
  free(p);
  if (__nv_aligned_device_malloc(100, 3)) atomicAdd(bad, 1); // no power of two
}
int main() {
  const int n = 4 * 96;
  Head *h; unsigned long long *before; int *bad;
  OK(cudaMallocManaged(&h, 2 * sizeof(Head))); OK(cudaMallocManaged(&before, n * 8)); OK(cudaMallocManaged(&bad, 4));
  append<<<4, 96>>>(h, before, h + 1); OK(cudaDeviceSynchronize());
  int length = 0;
  for (unsigned long long at = h->last; at; at = before[at - 1]) length++;
  EXPECT(length == n && h->count == n && h[1].count == ~h[1].last);
  aligned<<<2, 40>>>(bad); OK(cudaDeviceSynchronize());
  EXPECT(*bad == 0);
}
