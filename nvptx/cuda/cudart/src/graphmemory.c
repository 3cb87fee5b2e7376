// Graphs: nodes of any kind by one call, memory that graphs allocate, what is known of a capture.
#include "runtime.h"

#include <string.h>

// The memory of a graph is there from the time the node is added, at one address for all launches.
// It stays: that of a node which frees it, and that which the program frees, is used by the next launch.
cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t *n, cudaGraph_t g, const cudaGraphNode_t *deps, size_t count, struct cudaMemAllocNodeParams *p) {
  cudaError_t e = graph_alloc("cudaGraphAddMemAllocNode", &p->dptr, p->bytesize);
  struct op op = {.kind = opGraphAlloc, .dst = p->dptr, .width = p->bytesize};
  return e ? e : add_node(g, n, deps, count, &op);
}

cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t *n, cudaGraph_t g, const cudaGraphNode_t *deps, size_t count, void *p) {
  if (!is_graph_memory(p)) return fail("cudaGraphAddMemFreeNode", cudaErrorInvalidValue, "%p is no memory of a graph", p);
  struct op op = {.kind = opGraphFree, .dst = p};
  return add_node(g, n, deps, count, &op);
}

cudaError_t cudaDeviceGraphMemTrim(int device) { (void)device; return cudaSuccess; }
cudaError_t cudaDeviceGetGraphMemAttribute(int device, enum cudaGraphMemAttributeType a, void *v) {
  (void)device, (void)a;
  *(uint64_t *)v = graph_bytes(); // used now and at most, reserved now and at most
  return cudaSuccess;
}
cudaError_t cudaDeviceSetGraphMemAttribute(int device, enum cudaGraphMemAttributeType a, void *v) {
  (void)device, (void)a;
  if (*(uint64_t *)v) return fail("cudaDeviceSetGraphMemAttribute", cudaErrorInvalidValue, "a high water mark can be set to zero only");
  return cudaSuccess;
}

#if CUDART_VERSION >= 12020
static cudaError_t any_node(const char *call, cudaGraphNode_t *n, cudaGraph_t g, const cudaGraphNode_t *deps, size_t count, struct cudaGraphNodeParams *p) {
  switch (p->type) {
  case cudaGraphNodeTypeKernel: {
    struct cudaKernelNodeParams k = {.func = p->kernel.func, .gridDim = p->kernel.gridDim, .blockDim = p->kernel.blockDim,
                                     .sharedMemBytes = p->kernel.sharedMemBytes, .kernelParams = p->kernel.kernelParams, .extra = p->kernel.extra};
    return cudaGraphAddKernelNode(n, g, deps, count, &k);
  }
  case cudaGraphNodeTypeMemcpy: return cudaGraphAddMemcpyNode(n, g, deps, count, &p->memcpy.copyParams);
  case cudaGraphNodeTypeMemset: {
    struct cudaMemsetParams m = {.dst = p->memset.dst, .pitch = p->memset.pitch, .value = p->memset.value, .elementSize = p->memset.elementSize,
                                 .width = p->memset.width, .height = p->memset.height};
    return cudaGraphAddMemsetNode(n, g, deps, count, &m);
  }
  case cudaGraphNodeTypeHost: {
    struct cudaHostNodeParams h = {.fn = p->host.fn, .userData = p->host.userData};
    return cudaGraphAddHostNode(n, g, deps, count, &h);
  }
  case cudaGraphNodeTypeGraph: return cudaGraphAddChildGraphNode(n, g, deps, count, p->graph.graph);
  case cudaGraphNodeTypeEmpty: return cudaGraphAddEmptyNode(n, g, deps, count);
  case cudaGraphNodeTypeMemAlloc: {
    struct cudaMemAllocNodeParams m = {.bytesize = p->alloc.bytesize};
    cudaError_t e = cudaGraphAddMemAllocNode(n, g, deps, count, &m);
    p->alloc.dptr = m.dptr;
    return e;
  }
  case cudaGraphNodeTypeMemFree: return cudaGraphAddMemFreeNode(n, g, deps, count, p->free.dptr);
  case cudaGraphNodeTypeEventRecord: return cudaGraphAddEventRecordNode(n, g, deps, count, p->eventRecord.event);
  case cudaGraphNodeTypeWaitEvent: return cudaGraphAddEventWaitNode(n, g, deps, count, p->eventWait.event);
  default: return fail(call, cudaErrorNotSupported, "a node of type %d", (int)p->type);
  }
}
#if CUDART_VERSION < 13000
cudaError_t cudaGraphAddNode(cudaGraphNode_t *n, cudaGraph_t g, const cudaGraphNode_t *deps, size_t count, struct cudaGraphNodeParams *p) {
  return any_node("cudaGraphAddNode", n, g, deps, count, p);
}
cudaError_t cudaGraphAddNode_v2(cudaGraphNode_t *n, cudaGraph_t g, const cudaGraphNode_t *deps, const cudaGraphEdgeData *edges, size_t count, struct cudaGraphNodeParams *p) {
  (void)edges; // stronger order than they ask for
  return any_node("cudaGraphAddNode_v2", n, g, deps, count, p);
}
#else
cudaError_t cudaGraphAddNode(cudaGraphNode_t *n, cudaGraph_t g, const cudaGraphNode_t *deps, const cudaGraphEdgeData *edges, size_t count, struct cudaGraphNodeParams *p) {
  (void)edges;
  return any_node("cudaGraphAddNode", n, g, deps, count, p);
}
#endif

// What a node of any kind is set to, in its graph or (x) in an executable one.
static cudaError_t set_any(const char *call, cudaGraphExec_t x, cudaGraphNode_t n, struct cudaGraphNodeParams *p) {
  switch (p->type) {
  case cudaGraphNodeTypeKernel: {
    struct cudaKernelNodeParams k = {.func = p->kernel.func, .gridDim = p->kernel.gridDim, .blockDim = p->kernel.blockDim,
                                     .sharedMemBytes = p->kernel.sharedMemBytes, .kernelParams = p->kernel.kernelParams, .extra = p->kernel.extra};
    return x ? cudaGraphExecKernelNodeSetParams(x, n, &k) : cudaGraphKernelNodeSetParams(n, &k);
  }
  case cudaGraphNodeTypeMemcpy: return x ? cudaGraphExecMemcpyNodeSetParams(x, n, &p->memcpy.copyParams) : cudaGraphMemcpyNodeSetParams(n, &p->memcpy.copyParams);
  case cudaGraphNodeTypeMemset: {
    struct cudaMemsetParams m = {.dst = p->memset.dst, .pitch = p->memset.pitch, .value = p->memset.value, .elementSize = p->memset.elementSize,
                                 .width = p->memset.width, .height = p->memset.height};
    return x ? cudaGraphExecMemsetNodeSetParams(x, n, &m) : cudaGraphMemsetNodeSetParams(n, &m);
  }
  case cudaGraphNodeTypeHost: {
    struct cudaHostNodeParams h = {.fn = p->host.fn, .userData = p->host.userData};
    return x ? cudaGraphExecHostNodeSetParams(x, n, &h) : cudaGraphHostNodeSetParams(n, &h);
  }
  case cudaGraphNodeTypeEventRecord: return x ? cudaGraphExecEventRecordNodeSetEvent(x, n, p->eventRecord.event) : cudaGraphEventRecordNodeSetEvent(n, p->eventRecord.event);
  case cudaGraphNodeTypeWaitEvent: return x ? cudaGraphExecEventWaitNodeSetEvent(x, n, p->eventWait.event) : cudaGraphEventWaitNodeSetEvent(n, p->eventWait.event);
  case cudaGraphNodeTypeGraph:
    if (x) return cudaGraphExecChildGraphNodeSetParams(x, n, p->graph.graph);
    // fall through: the child of a node stays
  default: return fail(call, cudaErrorInvalidValue, "a node of type %d has no parameters that can be set", (int)p->type);
  }
}
cudaError_t cudaGraphNodeSetParams(cudaGraphNode_t n, struct cudaGraphNodeParams *p) { return set_any("cudaGraphNodeSetParams", 0, n, p); }
cudaError_t cudaGraphExecNodeSetParams(cudaGraphExec_t x, cudaGraphNode_t n, struct cudaGraphNodeParams *p) { return set_any("cudaGraphExecNodeSetParams", x, n, p); }

// What a stream captures follows all that its graph has, in particular what the program has added.
cudaError_t cudaStreamBeginCaptureToGraph(cudaStream_t s, cudaGraph_t g, const cudaGraphNode_t *deps, const cudaGraphEdgeData *edges, size_t n, enum cudaStreamCaptureMode mode) {
  (void)deps, (void)edges, (void)n;
  return begin_capture("cudaStreamBeginCaptureToGraph", s, g, mode);
}
#endif

static cudaError_t capture_info(cudaStream_t s, enum cudaStreamCaptureStatus *status, unsigned long long *id, cudaGraph_t *g, const cudaGraphNode_t **deps, size_t *count) {
  cudaGraph_t own = capture_graph(s);
  *status = own ? cudaStreamCaptureStatusActive : cudaStreamCaptureStatusNone;
  if (!own) return cudaSuccess;
  if (id) *id = (unsigned long long)(uintptr_t)own;
  if (g) *g = own;
  size_t n = last_node(own, deps);
  if (count) *count = n;
  return cudaSuccess;
}
#if CUDART_VERSION < 13000
#undef cudaStreamGetCaptureInfo
cudaError_t cudaStreamGetCaptureInfo(cudaStream_t s, enum cudaStreamCaptureStatus *status, unsigned long long *id) { return capture_info(s, status, id, 0, 0, 0); }
cudaError_t cudaStreamGetCaptureInfo_v2(cudaStream_t s, enum cudaStreamCaptureStatus *status, unsigned long long *id, cudaGraph_t *g, const cudaGraphNode_t **deps, size_t *n) {
  return capture_info(s, status, id, g, deps, n);
}
#if CUDART_VERSION >= 12030
cudaError_t cudaStreamGetCaptureInfo_v3(cudaStream_t s, enum cudaStreamCaptureStatus *status, unsigned long long *id, cudaGraph_t *g, const cudaGraphNode_t **deps, const cudaGraphEdgeData **edges, size_t *n) {
  if (edges) *edges = 0;
  return capture_info(s, status, id, g, deps, n);
}
#endif
#else
cudaError_t cudaStreamGetCaptureInfo(cudaStream_t s, enum cudaStreamCaptureStatus *status, unsigned long long *id, cudaGraph_t *g, const cudaGraphNode_t **deps, const cudaGraphEdgeData **edges, size_t *n) {
  if (edges) *edges = 0;
  return capture_info(s, status, id, g, deps, n);
}
#endif
static cudaError_t capture_goes_on(cudaStream_t s) {
  if (capture_graph(s)) follow_all(s);
  return capture_graph(s) ? cudaSuccess : fail("cudaStreamUpdateCaptureDependencies", cudaErrorInvalidValue, "the stream is not being captured");
}
#if CUDART_VERSION < 13000
cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t s, cudaGraphNode_t *deps, size_t n, unsigned flags) {
  (void)deps, (void)n, (void)flags;
  return capture_goes_on(s);
}
#endif
#if CUDART_VERSION >= 12030
cudaError_t NEWEST(cudaStreamUpdateCaptureDependencies)(cudaStream_t s, cudaGraphNode_t *deps, const cudaGraphEdgeData *edges, size_t n, unsigned flags) {
  (void)deps, (void)edges, (void)n, (void)flags;
  return capture_goes_on(s);
}
#endif
