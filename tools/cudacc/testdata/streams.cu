#include "expect.h"
__global__ void inc(int *p, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) p[i]++; }
static int called;
static void CUDART_CB then(cudaStream_t, cudaError_t e, void *data) { called += *(int *)data + (int)e; }
static void CUDART_CB host(void *data) { called += *(int *)data; }
int main() {
  const int n = 1024; int *h, *d; cudaStream_t s[2]; cudaEvent_t a, b, c;
  OK(cudaMallocHost(&h, n * 4)); OK(cudaMalloc(&d, n * 4)); OK(cudaStreamCreate(&s[0])); OK(cudaStreamCreateWithFlags(&s[1], cudaStreamNonBlocking));
  OK(cudaEventCreate(&a)); OK(cudaEventCreate(&b)); OK(cudaEventCreateWithFlags(&c, cudaEventDisableTiming));
  for (int i = 0; i < n; i++) h[i] = i;
  OK(cudaEventRecord(a, s[0])); OK(cudaMemcpyAsync(d, h, n * 4, cudaMemcpyHostToDevice, s[0]));
  inc<<<4, 256, 0, s[0]>>>(d, n); OK(cudaEventRecord(c, s[0])); OK(cudaStreamWaitEvent(s[1], c, 0)); inc<<<4, 256, 0, s[1]>>>(d, n);
  int one = 1, ten = 10; OK(cudaStreamAddCallback(s[1], then, &one, 0)); OK(cudaLaunchHostFunc(s[1], host, &ten));
  OK(cudaMemcpyAsync(h, d, n * 4, cudaMemcpyDeviceToHost, s[1])); OK(cudaEventRecord(b, s[1])); OK(cudaEventSynchronize(b)); OK(cudaStreamSynchronize(s[1]));
  OK(cudaStreamQuery(s[0])); OK(cudaEventQuery(b)); float ms; OK(cudaEventElapsedTime(&ms, a, b)); EXPECT(ms > 0);
  for (int i = 0; i < n; i++) EXPECT(h[i] == i + 2);
  EXPECT(called == 11); unsigned f; int p, lo, hi; OK(cudaStreamGetFlags(s[1], &f)); EXPECT(f == cudaStreamNonBlocking); OK(cudaStreamGetPriority(s[0], &p)); OK(cudaDeviceGetStreamPriorityRange(&lo, &hi)); EXPECT(lo >= hi);
  OK(cudaEventDestroy(a)); OK(cudaStreamDestroy(s[0])); OK(cudaFreeHost(h));
}
