#include "expect.h"
// A kernel that waits for a later one of another stream never sees it. A child, with which device memory is shared,
// sets the flag when it has read what the runtime says about that.
#include <unistd.h>
__global__ void waits(volatile int *flag) { while (!*flag) {} }
__global__ void sets(volatile int *flag) { *flag = 1; }
int main() {
  int *flag; cudaStream_t s, other; OK(cudaHostAlloc(&flag, 4, cudaHostAllocMapped)); *flag = 0; OK(cudaStreamCreate(&s)); OK(cudaStreamCreate(&other));
  int real = dup(2), ends[2]; EXPECT(!pipe(ends)); dup2(ends[1], 2);
  waits<<<1, 1, 0, s>>>(flag);
  sets<<<1, 1, 0, other>>>(flag);
  if (fork() == 0) {
    for (char c = 0; c != '\n' && read(ends[0], &c, 1) == 1 && write(real, &c, 1) == 1;) {}
    *(volatile int *)flag = 2; _exit(0);
  }
  OK(cudaDeviceSynchronize()); EXPECT(*flag == 1);
}
// environment: OPTGO_PATIENCE=1
// stderr: turns.cu:10: cuda: kernel _Z5waitsPVi has run for
// stderr: s, and kernel _Z4setsPVi, launched at
// stderr: turns.cu:11 of another stream waits for its end
