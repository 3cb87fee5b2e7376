// The driver API: what streams, pointers and contexts are asked for, captures and graphs.
#include "driver.h"

#include <stdlib.h>
#include <string.h>

// Streams.
CUresult cuStreamGetPriority(CUstream s, int *p) { return AS("cuStreamGetPriority", cudaStreamGetPriority((cudaStream_t)s, p)); }
CUresult cuStreamGetFlags(CUstream s, unsigned *f) { return AS("cuStreamGetFlags", cudaStreamGetFlags((cudaStream_t)s, f)); }
#if CUDA_VERSION >= 12000
CUresult cuStreamGetId(CUstream s, unsigned long long *id) { return AS("cuStreamGetId", cudaStreamGetId((cudaStream_t)s, id)); }
#endif
CUresult cuStreamGetCtx(CUstream s, CUcontext *c) {
  if (!is_stream((cudaStream_t)s)) return AS("cuStreamGetCtx", no_stream("cuStreamGetCtx", (cudaStream_t)s));
  CUresult e = cuCtxGetCurrent(c);
  return e || *c ? e : cuDevicePrimaryCtxRetain(c, 0);
}
CUresult cuStreamAttachMemAsync(CUstream s, CUdeviceptr p, size_t n, unsigned flags) {
  return AS("cuStreamAttachMemAsync", cudaStreamAttachMemAsync((cudaStream_t)s, (void *)p, n, flags));
}
CUresult cuEventRecordWithFlags(CUevent e, CUstream s, unsigned flags) { return AS("cuEventRecordWithFlags", cudaEventRecordWithFlags((cudaEvent_t)e, (cudaStream_t)s, flags)); }

// A callback of the driver's learns of errors by the driver's numbers.
struct callback { CUstreamCallback own; void *data; };
static void call_back(cudaStream_t s, cudaError_t e, void *data) {
  struct callback c = *(struct callback *)data;
  free(data);
  c.own((CUstream)s, driver_result(e), c.data);
}
CUresult cuStreamAddCallback(CUstream s, CUstreamCallback f, void *data, unsigned flags) {
  struct callback *c = malloc(sizeof *c);
  if (!c) abort();
  *c = (struct callback){f, data};
  CUresult e = AS("cuStreamAddCallback", cudaStreamAddCallback((cudaStream_t)s, call_back, c, flags));
  if (e) free(c);
  return e;
}

// Captures, and graphs that they make. Nodes are added by the runtime's functions only.
#undef cuStreamBeginCapture
CUresult cuStreamBeginCapture_v2(CUstream s, CUstreamCaptureMode mode) {
  return AS("cuStreamBeginCapture", cudaStreamBeginCapture((cudaStream_t)s, (enum cudaStreamCaptureMode)mode));
}
CUresult cuStreamEndCapture(CUstream s, CUgraph *g) { return AS("cuStreamEndCapture", cudaStreamEndCapture((cudaStream_t)s, g)); }
CUresult cuStreamIsCapturing(CUstream s, CUstreamCaptureStatus *status) {
  return AS("cuStreamIsCapturing", cudaStreamIsCapturing((cudaStream_t)s, (enum cudaStreamCaptureStatus *)status));
}
CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode) {
  return AS("cuThreadExchangeStreamCaptureMode", cudaThreadExchangeStreamCaptureMode((enum cudaStreamCaptureMode *)mode));
}
CUresult cuGraphCreate(CUgraph *g, unsigned flags) { return AS("cuGraphCreate", cudaGraphCreate(g, flags)); }
CUresult cuGraphClone(CUgraph *out, CUgraph g) { return AS("cuGraphClone", cudaGraphClone(out, g)); }
CUresult cuGraphGetNodes(CUgraph g, CUgraphNode *nodes, size_t *n) { return AS("cuGraphGetNodes", cudaGraphGetNodes(g, nodes, n)); }
CUresult cuGraphGetRootNodes(CUgraph g, CUgraphNode *nodes, size_t *n) { return AS("cuGraphGetRootNodes", cudaGraphGetRootNodes(g, nodes, n)); }
CUresult cuGraphNodeGetType(CUgraphNode n, CUgraphNodeType *t) { return AS("cuGraphNodeGetType", cudaGraphNodeGetType(n, (enum cudaGraphNodeType *)t)); } // the same numbers
CUresult cuGraphDestroyNode(CUgraphNode n) { return AS("cuGraphDestroyNode", cudaGraphDestroyNode(n)); }
CUresult cuGraphDestroy(CUgraph g) { return AS("cuGraphDestroy", cudaGraphDestroy(g)); }
CUresult cuGraphInstantiateWithFlags(CUgraphExec *x, CUgraph g, unsigned long long flags) { return AS("cuGraphInstantiate", cudaGraphInstantiateWithFlags(x, g, flags)); }
CUresult cuGraphUpload(CUgraphExec x, CUstream s) { return AS("cuGraphUpload", cudaGraphUpload(x, (cudaStream_t)s)); }
CUresult cuGraphLaunch(CUgraphExec x, CUstream s) { return AS("cuGraphLaunch", cudaGraphLaunch(x, (cudaStream_t)s)); }
CUresult cuGraphExecDestroy(CUgraphExec x) { return AS("cuGraphExecDestroy", cudaGraphExecDestroy(x)); }
CUresult cuGraphDebugDotPrint(CUgraph g, const char *path, unsigned flags) { return AS("cuGraphDebugDotPrint", cudaGraphDebugDotPrint(g, path, flags)); }

// Pointers. about writes one attribute; the type of the result depends on it.
static CUresult about(const char *call, void *data, CUpointer_attribute a, CUdeviceptr p) {
  struct cudaPointerAttributes all;
  cudaError_t e = AS_ERROR(call, cudaPointerGetAttributes(&all, (void *)p));
  if (e) return driver_result(e);
  if (all.type == cudaMemoryTypeUnregistered) return driver_fail(call, CUDA_ERROR_INVALID_VALUE, "%p is no memory of CUDA's", (void *)p);
  char *start = 0;
  size_t size = 0;
  switch (a) {
  case CU_POINTER_ATTRIBUTE_CONTEXT: return cuStreamGetCtx(0, data);
  case CU_POINTER_ATTRIBUTE_MEMORY_TYPE: *(unsigned *)data = all.type == cudaMemoryTypeHost ? CU_MEMORYTYPE_HOST : CU_MEMORYTYPE_DEVICE; break;
  case CU_POINTER_ATTRIBUTE_DEVICE_POINTER: *(CUdeviceptr *)data = (CUdeviceptr)all.devicePointer; break;
  case CU_POINTER_ATTRIBUTE_HOST_POINTER:
    if (!all.hostPointer) return driver_fail(call, CUDA_ERROR_INVALID_VALUE, "the host does not reach %p", (void *)p);
    *(void **)data = all.hostPointer;
    break;
  case CU_POINTER_ATTRIBUTE_IS_MANAGED: *(unsigned *)data = all.type == cudaMemoryTypeManaged; break;
  case CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL: *(int *)data = all.device; break;
  case CU_POINTER_ATTRIBUTE_MAPPED: *(unsigned char *)data = 1; break;
  case CU_POINTER_ATTRIBUTE_RANGE_START_ADDR:
  case CU_POINTER_ATTRIBUTE_RANGE_SIZE:
    if (!range_of((void *)p, &start, &size)) return driver_fail(call, CUDA_ERROR_INVALID_VALUE, "%p is in no allocation", (void *)p);
    if (a == CU_POINTER_ATTRIBUTE_RANGE_SIZE) *(size_t *)data = size;
    else *(CUdeviceptr *)data = (CUdeviceptr)start;
    break;
  default: return driver_fail(call, CUDA_ERROR_NOT_SUPPORTED, "attribute %d", (int)a);
  }
  return CUDA_SUCCESS;
}
CUresult cuPointerGetAttribute(void *data, CUpointer_attribute a, CUdeviceptr p) { return about("cuPointerGetAttribute", data, a, p); }
// As with CUDA, what cannot be said is zero, and no error.
CUresult cuPointerGetAttributes(unsigned n, CUpointer_attribute *a, void **data, CUdeviceptr p) {
  struct cudaPointerAttributes all;
  cudaError_t e = AS_ERROR("cuPointerGetAttributes", cudaPointerGetAttributes(&all, (void *)p));
  for (unsigned i = 0; i < n && !e; i++) {
    if (all.type != cudaMemoryTypeUnregistered) {
      CUresult r = about("cuPointerGetAttributes", data[i], a[i], p);
      if (r) return r;
    } else {
      int four = a[i] == CU_POINTER_ATTRIBUTE_MEMORY_TYPE || a[i] == CU_POINTER_ATTRIBUTE_IS_MANAGED || a[i] == CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL;
      memset(data[i], 0, a[i] == CU_POINTER_ATTRIBUTE_MAPPED ? 1 : four ? 4 : 8);
    }
  }
  return driver_result(e);
}

// Copies between contexts, which share all memory.
CUresult cuMemcpyPeer(CUdeviceptr d, CUcontext to, CUdeviceptr p, CUcontext from, size_t n) {
  (void)to, (void)from;
  return AS("cuMemcpyPeer", cudaMemcpy((void *)d, (void *)p, n, cudaMemcpyDeviceToDevice));
}
CUresult cuMemcpyPeerAsync(CUdeviceptr d, CUcontext to, CUdeviceptr p, CUcontext from, size_t n, CUstream s) {
  (void)to, (void)from;
  return AS("cuMemcpyPeerAsync", cudaMemcpyAsync((void *)d, (void *)p, n, cudaMemcpyDeviceToDevice, (cudaStream_t)s));
}

// The context and the device.
CUresult cuCtxGetLimit(size_t *v, CUlimit l) { return AS("cuCtxGetLimit", cudaDeviceGetLimit(v, (enum cudaLimit)l)); }
CUresult cuCtxSetLimit(CUlimit l, size_t v) { return AS("cuCtxSetLimit", cudaDeviceSetLimit((enum cudaLimit)l, v)); }
CUresult cuCtxGetCacheConfig(CUfunc_cache *c) { return AS("cuCtxGetCacheConfig", cudaDeviceGetCacheConfig((enum cudaFuncCache *)c)); }
CUresult cuCtxSetCacheConfig(CUfunc_cache c) { return AS("cuCtxSetCacheConfig", cudaDeviceSetCacheConfig((enum cudaFuncCache)c)); }
CUresult cuCtxGetStreamPriorityRange(int *least, int *greatest) { return AS("cuCtxGetStreamPriorityRange", cudaDeviceGetStreamPriorityRange(least, greatest)); }
CUresult cuDeviceGetPCIBusId(char *id, int n, CUdevice d) { return AS("cuDeviceGetPCIBusId", cudaDeviceGetPCIBusId(id, n, d)); }
CUresult cuDeviceGetByPCIBusId(CUdevice *d, const char *id) { return AS("cuDeviceGetByPCIBusId", cudaDeviceGetByPCIBusId(d, id)); }
CUresult cuDeviceGetDefaultMemPool(CUmemoryPool *pool, CUdevice d) { return AS("cuDeviceGetDefaultMemPool", cudaDeviceGetDefaultMemPool(pool, d)); }
CUresult cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice d) { return AS("cuDeviceGetMemPool", cudaDeviceGetMemPool(pool, d)); }
CUresult cuMemAllocFromPoolAsync(CUdeviceptr *p, size_t n, CUmemoryPool pool, CUstream s) {
  return AS("cuMemAllocFromPoolAsync", cudaMallocFromPoolAsync((void **)p, n, pool, (cudaStream_t)s));
}
