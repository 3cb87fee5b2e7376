#include "expect.h"
__global__ void hello(const char *) { printf("thread %d of %s: %g %llx\n", threadIdx.x, "kernel", 1.5 * threadIdx.x, 0x123456789abcull); }
__global__ void text(const char *p) { printf("%s|%5s\n", p, "ab"); }
int main() { printf("before\n"); hello<<<1, 2>>>(0); text<<<1, 1>>>(0); OK(cudaDeviceSynchronize()); printf("after\n"); }
// stdout: before
// stdout: thread 0 of kernel: 0 123456789abc
// stdout: thread 1 of kernel: 1.5 123456789abc
// stdout: (null)|   ab
// stdout: after
