#include "expect.h"
#include <cstring>
// Memory that graphs allocate, nodes of any kind, captures into a graph of the program's.
__global__ void set(int *p, int v) { p[threadIdx.x] = v; }
__global__ void add(int *p, const int *q) { p[threadIdx.x] += q[threadIdx.x]; }
int main() {
  int *d, h[32]; OK(cudaMalloc(&d, 128)); OK(cudaMemset(d, 0, 128)); cudaGraph_t g; cudaGraphExec_t x; cudaStream_t s; OK(cudaStreamCreate(&s)); OK(cudaGraphCreate(&g, 0));
  cudaGraphNode_t a, k, sum, freed; cudaMemAllocNodeParams m = {}; m.bytesize = 128; m.poolProps.allocType = cudaMemAllocationTypePinned; m.poolProps.location.type = cudaMemLocationTypeDevice; OK(cudaGraphAddMemAllocNode(&a, g, 0, 0, &m));
  int *own = (int *)m.dptr, five = 5; void *args[] = {&own, &five}, *more[] = {&d, &own}; cudaKernelNodeParams kp = {}; kp.func = (void *)set; kp.gridDim = 1; kp.blockDim = 32; kp.kernelParams = args; OK(cudaGraphAddKernelNode(&k, g, &a, 1, &kp));
  kp.func = (void *)add; kp.kernelParams = more; OK(cudaGraphAddKernelNode(&sum, g, &k, 1, &kp)); OK(cudaGraphAddMemFreeNode(&freed, g, &sum, 1, own)); EXPECT(cudaGraphAddMemFreeNode(&freed, g, 0, 0, d) == cudaErrorInvalidValue);
  cudaGraphNodeType t; OK(cudaGraphNodeGetType(a, &t)); EXPECT(t == cudaGraphNodeTypeMemAlloc); OK(cudaGraphNodeGetType(freed, &t)); EXPECT(t == cudaGraphNodeTypeMemFree);
  OK(cudaGraphInstantiate(&x, g, 0)); OK(cudaGraphLaunch(x, s)); OK(cudaGraphLaunch(x, s)); OK(cudaStreamSynchronize(s)); OK(cudaMemcpy(h, d, 128, cudaMemcpyDeviceToHost)); EXPECT(h[0] == 10 && h[31] == 10);
  unsigned long long used = 0, zero = 0; OK(cudaDeviceGetGraphMemAttribute(0, cudaGraphMemAttrUsedMemCurrent, &used)); EXPECT(used >= 128); OK(cudaDeviceSetGraphMemAttribute(0, cudaGraphMemAttrUsedMemHigh, &zero)); OK(cudaDeviceGraphMemTrim(0));
  OK(cudaGraphExecDestroy(x)); OK(cudaGraphDestroy(g)); cudaMemPool_t pool; cudaMemPoolProps props = {}; OK(cudaMemPoolCreate(&pool, &props)); int yes = 1, reads = 0; OK(cudaMemPoolSetAttribute(pool, cudaMemPoolReuseAllowOpportunistic, &yes)); OK(cudaMemPoolGetAttribute(pool, cudaMemPoolReuseAllowOpportunistic, &reads)); EXPECT(reads == 1); OK(cudaMemPoolDestroy(pool));
#if CUDART_VERSION >= 12030 && CUDART_VERSION < 13000
  OK(cudaGraphCreate(&g, 0)); cudaGraphNodeParams np = {}; np.type = cudaGraphNodeTypeMemset; np.memset.dst = d; np.memset.elementSize = 4; np.memset.value = 7; np.memset.width = 32; np.memset.height = 1; OK(cudaGraphAddNode(&a, g, 0, 0, &np));
  OK(cudaStreamBeginCaptureToGraph(s, g, &a, 0, 1, cudaStreamCaptureModeRelaxed)); add<<<1, 32, 0, s>>>(d, d); cudaStreamCaptureStatus st; cudaGraph_t same; const cudaGraphNode_t *last; size_t n; OK(cudaStreamGetCaptureInfo(s, &st, 0, &same, &last, &n)); EXPECT(st == cudaStreamCaptureStatusActive && same == g && n == 1);
  cudaGraphNode_t after = *last; OK(cudaStreamUpdateCaptureDependencies(s, &after, 1, cudaStreamSetCaptureDependencies)); OK(cudaStreamEndCapture(s, &same)); EXPECT(same == g); OK(cudaGraphInstantiate(&x, g, 0)); OK(cudaGraphLaunch(x, s)); OK(cudaStreamSynchronize(s)); OK(cudaMemcpy(h, d, 128, cudaMemcpyDeviceToHost)); EXPECT(h[3] == 14);
#endif
}
// stderr: graphmemory.cu:10: cuda: cudaGraphAddMemFreeNode: invalid argument
