// The driver API: what streams, pointers and contexts are asked for, captures and graphs.
#include <cuda.h>
#include "expect.h"
#include <cstring>
#define DO(call) do { CUresult r_ = (call); if (r_ != CUDA_SUCCESS) { printf("%s:%d: %s: %d\n", __FILE__, __LINE__, #call, (int)r_); exit(1); } } while (0)

__global__ void add(int *p) { ++*p; }
static int heard;
static void CUDA_CB listen(CUstream, CUresult r, void *data) { heard += *(int *)data + (int)r; }

// stderr: cuPointerGetAttribute: invalid argument
int main() {
  CUcontext c, mine; CUdevice d; CUstream s; unsigned flags; int p, least, greatest;
  DO(cuInit(0)); DO(cuDeviceGet(&d, 0)); DO(cuDevicePrimaryCtxRetain(&c, d)); DO(cuCtxSetCurrent(c));
  DO(cuCtxGetStreamPriorityRange(&least, &greatest)); EXPECT(greatest <= least);
  DO(cuStreamCreateWithPriority(&s, CU_STREAM_NON_BLOCKING, greatest)); DO(cuStreamGetPriority(s, &p)); DO(cuStreamGetFlags(s, &flags)); EXPECT(p == greatest && flags == CU_STREAM_NON_BLOCKING);
  DO(cuStreamGetCtx(s, &mine)); EXPECT(mine == c);
  CUdeviceptr m, other; DO(cuMemAlloc(&m, 4096)); DO(cuMemAlloc(&other, 4096)); DO(cuMemsetD32(m, 5, 1024));
  DO(cuMemcpyPeer(other, c, m, c, 4096)); int h = 0; DO(cuMemcpyDtoH(&h, other + 4092, 4)); EXPECT(h == 5);

  CUdeviceptr start; size_t size; unsigned type, managed; DO(cuPointerGetAttribute(&start, CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, m + 100)); DO(cuPointerGetAttribute(&size, CU_POINTER_ATTRIBUTE_RANGE_SIZE, m + 100)); EXPECT(start == m && size == 4096);
  CUpointer_attribute which[] = {CU_POINTER_ATTRIBUTE_MEMORY_TYPE, CU_POINTER_ATTRIBUTE_IS_MANAGED}; void *out[] = {&type, &managed};
  DO(cuPointerGetAttributes(2, which, out, m)); EXPECT(type == CU_MEMORYTYPE_DEVICE && !managed); type = 9; DO(cuPointerGetAttributes(2, which, out, (CUdeviceptr)&h)); EXPECT(type == 0);
  EXPECT(cuPointerGetAttribute(&type, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, (CUdeviceptr)&h) == CUDA_ERROR_INVALID_VALUE);

  CUgraph g; CUgraphExec x; size_t n; CUstreamCaptureStatus status;
  DO(cuStreamBeginCapture(s, CU_STREAM_CAPTURE_MODE_THREAD_LOCAL)); add<<<1, 1, 0, s>>>((int *)m); DO(cuStreamIsCapturing(s, &status)); DO(cuStreamEndCapture(s, &g)); EXPECT(status == CU_STREAM_CAPTURE_STATUS_ACTIVE);
  DO(cuGraphGetNodes(g, 0, &n)); CUgraphNode node; size_t one = 1; DO(cuGraphGetNodes(g, &node, &one)); CUgraphNodeType t; DO(cuGraphNodeGetType(node, &t)); EXPECT(n == 1 && t == CU_GRAPH_NODE_TYPE_KERNEL);
  DO(cuGraphInstantiateWithFlags(&x, g, 0)); DO(cuGraphLaunch(x, s)); DO(cuGraphLaunch(x, s)); int told = 3; DO(cuStreamAddCallback(s, listen, &told, 0)); DO(cuStreamSynchronize(s));
  DO(cuMemcpyDtoH(&h, m, 4)); EXPECT(h == 7 && heard == 3); DO(cuGraphExecDestroy(x)); DO(cuGraphDestroy(g));
  DO(cuCtxSetLimit(CU_LIMIT_STACK_SIZE, 2048)); DO(cuCtxGetLimit(&n, CU_LIMIT_STACK_SIZE)); EXPECT(n == 2048);
  char id[20]; DO(cuDeviceGetPCIBusId(id, 20, d)); EXPECT(strlen(id) >= 12); CUmemoryPool pool; DO(cuDeviceGetDefaultMemPool(&pool, d)); DO(cuMemAllocFromPoolAsync(&start, 100, pool, s)); EXPECT(start);
}
