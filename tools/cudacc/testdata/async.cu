#include "expect.h"
// The host goes on while kernels run: it sets what the first kernel waits for.
__global__ void wait(volatile int *flag, int *out) { while (!*flag) {} *out = *flag; }
__global__ void twice(int *p) { *p *= 2; }
static int called; static cudaError_t inside;
static void CUDART_CB host(void *data) { called = *(int *)data; inside = cudaDeviceSynchronize(); }
int main() {
  int *flag, *out, *h, *d; cudaStream_t s, other; cudaEvent_t before, after, never;
  OK(cudaHostAlloc(&flag, 4, cudaHostAllocMapped)); OK(cudaMalloc(&out, 4)); OK(cudaMallocHost(&h, 4)); *flag = *h = 0; OK(cudaStreamCreate(&s)); OK(cudaStreamCreateWithPriority(&other, cudaStreamNonBlocking, -1));
  OK(cudaEventCreate(&before)); OK(cudaEventCreate(&after)); OK(cudaEventCreate(&never)); int *again; OK(cudaMalloc(&again, 4)); OK(cudaFree(again));
  OK(cudaEventRecord(before, s)); wait<<<1, 1, 0, s>>>(flag, out); twice<<<1, 1, 0, s>>>(out); OK(cudaMemcpyAsync(h, out, 4, cudaMemcpyDeviceToHost, s));
  OK(cudaLaunchHostFunc(s, host, h)); OK(cudaEventRecord(after, s)); OK(cudaStreamWaitEvent(other, after, 0));
  OK(cudaMallocAsync(&d, 4, other)); OK(cudaMemsetAsync(d, 7, 4, other)); OK(cudaFreeAsync(d, other)); EXPECT(cudaFreeAsync(d, other) == cudaErrorInvalidValue);
  EXPECT(cudaStreamQuery(s) == cudaErrorNotReady); EXPECT(cudaEventQuery(after) == cudaErrorNotReady); OK(cudaEventQuery(never)); cudaGetLastError(); float ms; EXPECT(cudaEventElapsedTime(&ms, before, after) == cudaErrorNotReady);
  OK(cudaEventRecord(never, other)); OK(cudaEventDestroy(never)); EXPECT(called == 0 && *h == 0);
  *(volatile int *)flag = 21; OK(cudaEventSynchronize(after)); EXPECT(called == 42 && *h == 42 && inside == cudaErrorNotPermitted); OK(cudaEventQuery(after)); OK(cudaEventElapsedTime(&ms, before, after)); EXPECT(ms > 0);
  OK(cudaStreamSynchronize(other)); OK(cudaStreamQuery(other)); OK(cudaStreamDestroy(other));
  for (int i = 0; i < 3000; i++) twice<<<1, 1, 0, s>>>(out); OK(cudaDeviceSynchronize()); // more than may wait
}
// stderr: async.cu:13: cuda: cudaFreeAsync: invalid argument
// stderr: cudaDeviceSynchronize: operation not permitted
