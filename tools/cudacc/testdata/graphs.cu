#include "expect.h"
__global__ void add(int *p, int v) { p[threadIdx.x] += v; }
static void CUDART_CB host(void *data) { ++*(int *)data; }
int main() {
  int *d, h[32], calls = 0; OK(cudaMalloc(&d, 128)); cudaStream_t s; OK(cudaStreamCreate(&s)); cudaGraph_t g; cudaGraphExec_t x;
  OK(cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal)); OK(cudaMemsetAsync(d, 0, 128, s)); for (int i = 1; i <= 3; i++) add<<<1, 32, 0, s>>>(d, i); OK(cudaLaunchHostFunc(s, host, &calls));
  cudaStreamCaptureStatus st; OK(cudaStreamIsCapturing(s, &st)); EXPECT(st == cudaStreamCaptureStatusActive); OK(cudaMemcpyAsync(h, d, 128, cudaMemcpyDeviceToHost, s)); OK(cudaStreamEndCapture(s, &g));
  size_t n; OK(cudaGraphGetNodes(g, 0, &n)); EXPECT(n == 6 && calls == 0); OK(cudaGraphInstantiate(&x, g, 0)); for (int i = 0; i < 2; i++) OK(cudaGraphLaunch(x, s)); OK(cudaStreamSynchronize(s)); EXPECT(h[7] == 6 && calls == 2);
  OK(cudaGraphExecDestroy(x)); OK(cudaGraphDestroy(g));
  OK(cudaGraphCreate(&g, 0)); cudaGraphNode_t set, k, copy; cudaMemsetParams m = {}; m.dst = d; m.elementSize = 4; m.value = 40; m.width = 32; m.height = 1; OK(cudaGraphAddMemsetNode(&set, g, 0, 0, &m));
  int v = 2; void *args[] = {&d, &v}; cudaKernelNodeParams kp = {}; kp.func = (void *)add; kp.gridDim = 1; kp.blockDim = 32; kp.kernelParams = args; OK(cudaGraphAddKernelNode(&k, g, &set, 1, &kp));
  OK(cudaGraphAddMemcpyNode1D(&copy, g, &k, 1, h, d, 128, cudaMemcpyDeviceToHost)); OK(cudaGraphInstantiate(&x, g, 0)); v = 99; OK(cudaGraphLaunch(x, 0)); OK(cudaDeviceSynchronize()); EXPECT(h[31] == 42);
  v = 5; OK(cudaGraphExecKernelNodeSetParams(x, k, &kp)); OK(cudaGraphLaunch(x, 0)); OK(cudaStreamSynchronize(0)); EXPECT(h[0] == 45); cudaGraphNodeType ty; OK(cudaGraphNodeGetType(k, &ty)); EXPECT(ty == cudaGraphNodeTypeKernel);
#if CUDART_VERSION < 13000
  cudaGraphNode_t list[4]; n = 4; OK(cudaGraphNodeGetDependencies(k, list, &n)); EXPECT(n == 1 && list[0] == set); n = 4; OK(cudaGraphNodeGetDependentNodes(k, list, &n)); EXPECT(n == 1 && list[0] == copy);
  OK(cudaGraphAddDependencies(g, &set, &copy, 1)); OK(cudaGraphGetEdges(g, 0, 0, &n)); EXPECT(n == 3); OK(cudaGraphRemoveDependencies(g, &set, &copy, 1)); OK(cudaGraphGetEdges(g, 0, 0, &n)); EXPECT(n == 2);
#if CUDART_VERSION >= 12030
  cudaGraphEdgeData data[4] = {}; cudaGraphNode_t to[4]; data[0].type = 1; n = 4; OK(cudaGraphGetEdges_v2(g, list, to, data, &n)); EXPECT(n == 2 && to[1] == copy && data[0].type == 0);
#endif
#endif
}
