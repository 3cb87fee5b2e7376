// What nodes of graphs are asked for and set to, in a graph and in an executable one.
// stderr: cudaGraphMemsetNodeGetParams: invalid argument (cudaErrorInvalidValue): the node is of another kind
// stderr: cudaGraphExecHostNodeSetParams: invalid argument (cudaErrorInvalidValue): the node is of another kind
// stderr: cudaGraphAddMemcpyNodeToSymbol: invalid argument (cudaErrorInvalidValue): 8 bytes at 0 of a variable of 4
#include "expect.h"

__global__ void add(int *p, int v) { p[threadIdx.x] += v; }
__device__ int factor = 1;
__global__ void scale(int *p) { p[threadIdx.x] *= factor; }
static void CUDART_CB count(void *data) { ++*(int *)data; }

static int *d, h[32], other[32], calls, more, gone;
static int launched(cudaGraphExec_t x) { // the last element after a launch
  OK(cudaGraphLaunch(x, 0));
  OK(cudaDeviceSynchronize());
  return h[31];
}

static void parameters() {
  cudaGraph_t g; OK(cudaGraphCreate(&g, 0));
  cudaGraphNode_t set, kernel, copy, host;
  cudaMemsetParams m = {}; m.dst = d; m.elementSize = 4; m.value = 40; m.width = 32; m.height = 1;
  OK(cudaGraphAddMemsetNode(&set, g, 0, 0, &m));
  int v = 2; void *args[] = {&d, &v};
  cudaKernelNodeParams k = {}; k.func = (void *)add; k.gridDim = 1; k.blockDim = 32; k.kernelParams = args;
  OK(cudaGraphAddKernelNode(&kernel, g, &set, 1, &k));
  OK(cudaGraphAddMemcpyNode1D(&copy, g, &kernel, 1, h, d, 128, cudaMemcpyDeviceToHost));
  cudaHostNodeParams f = {}; f.fn = count; f.userData = &calls;
  OK(cudaGraphAddHostNode(&host, g, &copy, 1, &f));

  cudaMemsetParams m2; OK(cudaGraphMemsetNodeGetParams(set, &m2)); EXPECT(m2.dst == d && m2.value == 40 && m2.elementSize == 4 && m2.width == 32 && m2.height == 1);
  cudaKernelNodeParams k2; OK(cudaGraphKernelNodeGetParams(kernel, &k2)); EXPECT(k2.func == (void *)add && k2.blockDim.x == 32 && *(int *)k2.kernelParams[1] == 2 && *(int **)k2.kernelParams[0] == d);
  cudaHostNodeParams f2; OK(cudaGraphHostNodeGetParams(host, &f2)); EXPECT(f2.fn == count && f2.userData == &calls);
  cudaMemcpy3DParms c; OK(cudaGraphMemcpyNodeGetParams(copy, &c)); EXPECT(c.srcPtr.ptr == d && c.dstPtr.ptr == h && c.extent.width == 128 && c.extent.height == 1 && c.extent.depth == 1);
  EXPECT(cudaGraphMemsetNodeGetParams(kernel, &m2) == cudaErrorInvalidValue);

  // In the graph: what is instantiated later has it.
  cudaGraphExec_t x, y; OK(cudaGraphInstantiate(&x, g, 0));
  v = 7; OK(cudaGraphKernelNodeSetParams(kernel, &k)); m.value = 100; OK(cudaGraphMemsetNodeSetParams(set, &m));
  OK(cudaGraphInstantiate(&y, g, 0));
  EXPECT(launched(x) == 42 && launched(y) == 107 && calls == 2);

  // In an executable graph: the graph stays.
  m.value = 1; OK(cudaGraphExecMemsetNodeSetParams(x, set, &m)); f.userData = &more; OK(cudaGraphExecHostNodeSetParams(x, host, &f));
  OK(cudaGraphExecMemcpyNodeSetParams1D(x, copy, other, d, 128, cudaMemcpyDeviceToHost)); launched(x);
  EXPECT(other[31] == 3 && more == 1 && calls == 2 && launched(y) == 107);
  c.dstPtr.ptr = h; OK(cudaGraphExecMemcpyNodeSetParams(x, copy, &c)); EXPECT(launched(x) == 3);
  unsigned on; OK(cudaGraphNodeSetEnabled(x, kernel, 0)); OK(cudaGraphNodeGetEnabled(x, kernel, &on)); EXPECT(!on && launched(x) == 1);
  OK(cudaGraphNodeSetEnabled(x, kernel, 1)); EXPECT(launched(x) == 3);
  EXPECT(cudaGraphExecHostNodeSetParams(x, kernel, &f) == cudaErrorInvalidValue);

  // Nodes that are gone, and clones.
  cudaGraph_t clone; OK(cudaGraphClone(&clone, g)); cudaGraphNode_t twin; OK(cudaGraphNodeFindInClone(&twin, kernel, clone)); EXPECT(twin != kernel);
  OK(cudaGraphDestroyNode(set)); size_t n; OK(cudaGraphGetNodes(g, 0, &n)); EXPECT(n == 3); OK(cudaGraphGetRootNodes(g, 0, &n)); EXPECT(n == 1);
  m.value = 5; v = 4; OK(cudaGraphExecKernelNodeSetParams(y, kernel, &k)); EXPECT(launched(y) == 104); // the number of a node in y is another one
  OK(cudaGraphDestroy(clone)); OK(cudaGraphExecDestroy(x)); OK(cudaGraphExecDestroy(y)); OK(cudaGraphDestroy(g));
}

static void others() {
  cudaGraph_t g; OK(cudaGraphCreate(&g, 0));
  cudaGraphNode_t to, start, kernel, from, stop, wait;
  cudaEvent_t a, b; OK(cudaEventCreate(&a)); OK(cudaEventCreate(&b));
  int three = 3, back = 0; OK(cudaGraphAddMemcpyNodeToSymbol(&to, g, 0, 0, factor, &three, 4, 0, cudaMemcpyHostToDevice));
  OK(cudaGraphAddEventRecordNode(&start, g, &to, 1, a));
  void *args[] = {&d}; cudaKernelNodeParams k = {}; k.func = (void *)scale; k.gridDim = 1; k.blockDim = 32; k.kernelParams = args;
  OK(cudaGraphAddKernelNode(&kernel, g, &start, 1, &k));
  OK(cudaGraphAddMemcpyNodeFromSymbol(&from, g, &kernel, 1, &back, factor, 4, 0, cudaMemcpyDeviceToHost));
  OK(cudaGraphAddEventRecordNode(&stop, g, &from, 1, a)); OK(cudaGraphEventRecordNodeSetEvent(stop, b));
  OK(cudaGraphAddEventWaitNode(&wait, g, &stop, 1, b));
  cudaEvent_t e; OK(cudaGraphEventRecordNodeGetEvent(stop, &e)); EXPECT(e == b); OK(cudaGraphEventWaitNodeGetEvent(wait, &e)); EXPECT(e == b);
  cudaGraphNodeType t; OK(cudaGraphNodeGetType(stop, &t)); EXPECT(t == cudaGraphNodeTypeEventRecord); OK(cudaGraphNodeGetType(wait, &t)); EXPECT(t == cudaGraphNodeTypeWaitEvent);
  EXPECT(cudaGraphAddMemcpyNodeToSymbol(&to, g, 0, 0, factor, &three, 8, 0, cudaMemcpyHostToDevice) == cudaErrorInvalidValue);

  cudaUserObject_t o; OK(cudaUserObjectCreate(&o, &gone, count, 1, cudaUserObjectNoDestructorSync)); OK(cudaGraphRetainUserObject(g, o, 1, cudaGraphUserObjectMove));
  cudaGraph_t outer; cudaGraphNode_t child; OK(cudaGraphCreate(&outer, 0)); OK(cudaGraphAddChildGraphNode(&child, outer, 0, 0, g));
  cudaGraph_t inner; OK(cudaGraphChildGraphNodeGetGraph(child, &inner)); size_t n; OK(cudaGraphGetNodes(inner, 0, &n)); EXPECT(n == 6 && inner != g);
  cudaGraphExec_t x; OK(cudaGraphInstantiateWithFlags(&x, outer, 0));
  int one[32]; for (int &v : one) v = 1; OK(cudaMemcpy(d, one, 128, cudaMemcpyHostToDevice)); launched(x);
  OK(cudaEventSynchronize(b)); float ms = -1; OK(cudaEventElapsedTime(&ms, a, b)); EXPECT(ms >= 0 && back == 3);
  OK(cudaMemcpy(h, d, 128, cudaMemcpyDeviceToHost)); EXPECT(h[31] == 3);
  OK(cudaGraphDebugDotPrint(g, "/dev/null", 0)); OK(cudaGraphDestroy(g)); EXPECT(gone == 0); // the child is a copy
  OK(cudaGraphDestroy(outer)); EXPECT(gone == 0); OK(cudaGraphExecDestroy(x)); EXPECT(gone == 1);
#if CUDART_VERSION >= 12020
  cudaGraphNodeParams p = {}; p.type = cudaGraphNodeTypeKernel; p.kernel.func = (void *)add; p.kernel.gridDim = 1; p.kernel.blockDim = 32; int v = 5; void *both[] = {&d, &v}; p.kernel.kernelParams = both;
  cudaGraph_t one_node; OK(cudaGraphCreate(&one_node, 0)); cudaGraphNode_t sum;
#if CUDART_VERSION < 13000
  OK(cudaGraphAddNode(&sum, one_node, 0, 0, &p));
#else
  OK(cudaGraphAddNode(&sum, one_node, 0, 0, 0, &p));
#endif
  cudaGraphExec_t z; cudaGraphInstantiateParams ip = {}; OK(cudaGraphInstantiateWithParams(&z, one_node, &ip)); EXPECT(ip.result_out == cudaGraphInstantiateSuccess);
  v = 6; OK(cudaGraphExecNodeSetParams(z, sum, &p)); launched(z); OK(cudaMemcpy(h, d, 128, cudaMemcpyDeviceToHost)); EXPECT(h[0] == 9);
#endif
}

int main() {
  OK(cudaMalloc(&d, 128));
  parameters();
  others();
}
