// Atomic operations of the system's scope, while the host does its own on the same memory.
#include "expect.h"
__global__ void add(int *p, unsigned long long *q) { for (int i = 0; i < 2000; i++) { atomicAdd_system(p, 1); atomicAdd_system(q, 2ull); } }
int main() {
  int *p; unsigned long long *q; OK(cudaMallocManaged(&p, 4)); OK(cudaHostAlloc(&q, 8, cudaHostAllocMapped)); *p = 0, *q = 0;
  add<<<8, 32>>>(p, q);
  for (int i = 0; i < 500000; i++) { __sync_fetch_and_add(p, 1); __sync_fetch_and_add(q, 2ull); }
  OK(cudaDeviceSynchronize()); EXPECT(*p == 8 * 32 * 2000 + 500000); EXPECT(*q == 2ull * (8 * 32 * 2000 + 500000));
}
