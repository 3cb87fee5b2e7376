// Nodes of graphs: what they are asked for, and what is set later, in a graph and in an executable one.
#include "graph.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static cudaError_t is_of(const char *call, cudaGraphNode_t n, int kind) {
  return n->op.kind == (unsigned)kind ? cudaSuccess : fail(call, cudaErrorInvalidValue, "the node is of another kind");
}

// set gives a node another operation of its kind; arguments and children that op has are the node's from now on.
static cudaError_t set(const char *call, cudaGraphNode_t n, struct op *op) {
  cudaError_t e = op->kind == opNothing ? cudaSuccess : is_of(call, n, op->kind); // a copy of nothing is none
  if (e) {
    free(op->args);
    return e;
  }
  drop_contents(n);
  n->op = *op, n->args = 0;
  return e;
}

// set_in_exec does so in an executable graph: launches that have been submitted run with the old parameters.
static cudaError_t set_in_exec(const char *call, cudaGraphExec_t x, cudaGraphNode_t n, struct op *op) {
  cudaError_t e = await_all(call);
  cudaGraphNode_t own = node_with_id(x->graph, n->id);
  if (!e && !own) e = fail(call, cudaErrorInvalidValue, "the node came into its graph after this executable graph was made");
  if (!e) return set(call, own, op);
  free(op->args);
  return e;
}

// Kernels.
cudaError_t cudaGraphKernelNodeGetParams(cudaGraphNode_t n, struct cudaKernelNodeParams *p) {
  cudaError_t e = is_of("cudaGraphKernelNodeGetParams", n, opRunKernel);
  if (e) return e;
  const struct kernel *k = n->op.kernel;
  if (!n->args) {
    n->args = calloc(k->params + 1, sizeof *n->args);
    if (!n->args) abort();
    char *at = n->op.args;
    for (uint32_t i = 0; i < k->params; at += k->bytes[i++]) n->args[i] = at;
  }
  *p = (struct cudaKernelNodeParams){.func = (void *)k->stub, .gridDim = n->op.grid, .blockDim = n->op.block,
                                     .sharedMemBytes = (unsigned)n->op.shared, .kernelParams = n->args};
  return cudaSuccess;
}
// kernel_again is the kernel of a node with other parameters: what its attributes say stays.
static cudaError_t kernel_again(const char *call, cudaGraphNode_t n, const struct cudaKernelNodeParams *p, struct op *op) {
  cudaError_t e = is_of(call, n, opRunKernel);
  if (!e) e = kernel_op(call, p, op);
  if (!e) op->cooperative = n->op.cooperative, op->cluster = n->op.cluster;
  return e;
}
cudaError_t cudaGraphKernelNodeSetParams(cudaGraphNode_t n, const struct cudaKernelNodeParams *p) {
  static const char call[] = "cudaGraphKernelNodeSetParams";
  struct op op;
  cudaError_t e = kernel_again(call, n, p, &op);
  return e ? e : set(call, n, &op);
}
cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t x, cudaGraphNode_t n, const struct cudaKernelNodeParams *p) {
  static const char call[] = "cudaGraphExecKernelNodeSetParams";
  struct op op;
  cudaError_t e = kernel_again(call, n, p, &op);
  return e ? e : set_in_exec(call, x, n, &op);
}

#if CUDART_VERSION >= 11080
cudaError_t cudaGraphKernelNodeSetAttribute(cudaGraphNode_t n, cudaLaunchAttributeID id, const cudaLaunchAttributeValue *v) {
  cudaError_t e = is_of("cudaGraphKernelNodeSetAttribute", n, opRunKernel);
  if (!e && id == cudaLaunchAttributeCooperative) n->op.cooperative = v->cooperative;
  if (!e && id == cudaLaunchAttributeClusterDimension) n->op.cluster = (dim3){v->clusterDim.x, v->clusterDim.y, v->clusterDim.z};
  return e; // the others are about speed
}
cudaError_t cudaGraphKernelNodeGetAttribute(cudaGraphNode_t n, cudaLaunchAttributeID id, cudaLaunchAttributeValue *v) {
  cudaError_t e = is_of("cudaGraphKernelNodeGetAttribute", n, opRunKernel);
  if (e) return e;
  memset(v, 0, sizeof *v);
  if (id == cudaLaunchAttributeCooperative) v->cooperative = n->op.cooperative;
  if (id == cudaLaunchAttributeClusterDimension) v->clusterDim.x = n->op.cluster.x, v->clusterDim.y = n->op.cluster.y, v->clusterDim.z = n->op.cluster.z;
  return e;
}
#endif
// copy_attributes takes the nodes in the order of CUDA up to 12; CUDA 13 names the destination first, as these do.
static cudaError_t copy_attributes(cudaGraphNode_t to, cudaGraphNode_t from) {
  cudaError_t e = is_of("cudaGraphKernelNodeCopyAttributes", from, opRunKernel);
  if (!e) e = is_of("cudaGraphKernelNodeCopyAttributes", to, opRunKernel);
  if (!e) to->op.cooperative = from->op.cooperative, to->op.cluster = from->op.cluster;
  return e;
}
#if CUDART_VERSION >= 13000
cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t to, cudaGraphNode_t from) { return copy_attributes(to, from); }
#else
cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t from, cudaGraphNode_t to) { return copy_attributes(to, from); }
#endif

// Copies: of arrays, too, which come back as the memory that they are.
static struct cudaPitchedPtr box_side(char *p, size_t pitch, size_t slice, const struct op *op) {
  if (!pitch) pitch = op->width;
  return (struct cudaPitchedPtr){.ptr = p, .pitch = pitch, .xsize = op->width, .ysize = slice && pitch ? slice / pitch : op->height};
}
cudaError_t cudaGraphMemcpyNodeGetParams(cudaGraphNode_t n, struct cudaMemcpy3DParms *p) {
  const struct op *op = &n->op;
  cudaError_t e = is_of("cudaGraphMemcpyNodeGetParams", n, opCopy);
  if (!e) *p = (struct cudaMemcpy3DParms){.srcPtr = box_side(op->src, op->src_pitch, op->src_slice, op), .dstPtr = box_side(op->dst, op->dst_pitch, op->dst_slice, op),
                                          .extent = {op->width, op->height, op->depth}, .kind = cudaMemcpyDefault};
  return e;
}
cudaError_t cudaGraphMemcpyNodeSetParams(cudaGraphNode_t n, const struct cudaMemcpy3DParms *p) {
  struct op op;
  cudaError_t e = copy3d_op(p, &op);
  return e ? e : set("cudaGraphMemcpyNodeSetParams", n, &op);
}
cudaError_t cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t x, cudaGraphNode_t n, const struct cudaMemcpy3DParms *p) {
  struct op op;
  cudaError_t e = copy3d_op(p, &op);
  return e ? e : set_in_exec("cudaGraphExecMemcpyNodeSetParams", x, n, &op);
}
cudaError_t cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t n, void *d, const void *s, size_t bytes, enum cudaMemcpyKind k) {
  (void)k;
  struct op op = copy1d_op(d, s, bytes);
  return set("cudaGraphMemcpyNodeSetParams1D", n, &op);
}
cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t x, cudaGraphNode_t n, void *d, const void *s, size_t bytes, enum cudaMemcpyKind k) {
  (void)k;
  struct op op = copy1d_op(d, s, bytes);
  return set_in_exec("cudaGraphExecMemcpyNodeSetParams1D", x, n, &op);
}

// symbol_part is the address of n bytes of a variable.
static cudaError_t symbol_part(const char *call, const void *symbol, size_t offset, size_t n, char **at) {
  size_t size;
  cudaError_t e = find_variable(call, symbol, at, &size);
  if (e) return e;
  if (offset + n > size || offset + n < n) return fail(call, cudaErrorInvalidValue, "%zu bytes at %zu of a variable of %zu", n, offset, size);
  *at += offset;
  return cudaSuccess;
}
cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *n, cudaGraph_t g, const cudaGraphNode_t *deps, size_t count, const void *symbol, const void *s, size_t bytes, size_t offset, enum cudaMemcpyKind k) {
  char *at;
  cudaError_t e = symbol_part("cudaGraphAddMemcpyNodeToSymbol", symbol, offset, bytes, &at);
  return e ? e : cudaGraphAddMemcpyNode1D(n, g, deps, count, at, s, bytes, k);
}
cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *n, cudaGraph_t g, const cudaGraphNode_t *deps, size_t count, void *d, const void *symbol, size_t bytes, size_t offset, enum cudaMemcpyKind k) {
  char *at;
  cudaError_t e = symbol_part("cudaGraphAddMemcpyNodeFromSymbol", symbol, offset, bytes, &at);
  return e ? e : cudaGraphAddMemcpyNode1D(n, g, deps, count, d, at, bytes, k);
}
cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t n, const void *symbol, const void *s, size_t bytes, size_t offset, enum cudaMemcpyKind k) {
  char *at;
  cudaError_t e = symbol_part("cudaGraphMemcpyNodeSetParamsToSymbol", symbol, offset, bytes, &at);
  return e ? e : cudaGraphMemcpyNodeSetParams1D(n, at, s, bytes, k);
}
cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t n, void *d, const void *symbol, size_t bytes, size_t offset, enum cudaMemcpyKind k) {
  char *at;
  cudaError_t e = symbol_part("cudaGraphMemcpyNodeSetParamsFromSymbol", symbol, offset, bytes, &at);
  return e ? e : cudaGraphMemcpyNodeSetParams1D(n, d, at, bytes, k);
}
cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t x, cudaGraphNode_t n, const void *symbol, const void *s, size_t bytes, size_t offset, enum cudaMemcpyKind k) {
  char *at;
  cudaError_t e = symbol_part("cudaGraphExecMemcpyNodeSetParamsToSymbol", symbol, offset, bytes, &at);
  return e ? e : cudaGraphExecMemcpyNodeSetParams1D(x, n, at, s, bytes, k);
}
cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t x, cudaGraphNode_t n, void *d, const void *symbol, size_t bytes, size_t offset, enum cudaMemcpyKind k) {
  char *at;
  cudaError_t e = symbol_part("cudaGraphExecMemcpyNodeSetParamsFromSymbol", symbol, offset, bytes, &at);
  return e ? e : cudaGraphExecMemcpyNodeSetParams1D(x, n, d, at, bytes, k);
}

// Fills, host functions, children, memory.
cudaError_t cudaGraphMemsetNodeGetParams(cudaGraphNode_t n, struct cudaMemsetParams *p) {
  const struct op *op = &n->op;
  cudaError_t e = is_of("cudaGraphMemsetNodeGetParams", n, opFill);
  if (!e) *p = (struct cudaMemsetParams){.dst = op->dst, .pitch = op->dst_pitch, .value = (unsigned)op->value, .elementSize = (unsigned)op->value_bytes,
                                         .width = op->width / (size_t)op->value_bytes, .height = op->height};
  return e;
}
cudaError_t cudaGraphMemsetNodeSetParams(cudaGraphNode_t n, const struct cudaMemsetParams *p) {
  struct op op = fill_op(p);
  return set("cudaGraphMemsetNodeSetParams", n, &op);
}
cudaError_t cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t x, cudaGraphNode_t n, const struct cudaMemsetParams *p) {
  struct op op = fill_op(p);
  return set_in_exec("cudaGraphExecMemsetNodeSetParams", x, n, &op);
}
cudaError_t cudaGraphHostNodeGetParams(cudaGraphNode_t n, struct cudaHostNodeParams *p) {
  cudaError_t e = is_of("cudaGraphHostNodeGetParams", n, opHost);
  if (!e) p->fn = n->op.fn, p->userData = n->op.data;
  return e;
}
cudaError_t cudaGraphHostNodeSetParams(cudaGraphNode_t n, const struct cudaHostNodeParams *p) {
  struct op op = {.kind = opHost, .fn = p->fn, .data = p->userData};
  return set("cudaGraphHostNodeSetParams", n, &op);
}
cudaError_t cudaGraphExecHostNodeSetParams(cudaGraphExec_t x, cudaGraphNode_t n, const struct cudaHostNodeParams *p) {
  struct op op = {.kind = opHost, .fn = p->fn, .data = p->userData};
  return set_in_exec("cudaGraphExecHostNodeSetParams", x, n, &op);
}
cudaError_t cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t n, cudaGraph_t *g) {
  cudaError_t e = is_of("cudaGraphChildGraphNodeGetGraph", n, opChild);
  if (!e) *g = n->op.child;
  return e;
}
cudaError_t cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t x, cudaGraphNode_t n, cudaGraph_t child) {
  struct op op = {.kind = opChild};
  cudaError_t e = cudaGraphClone(&op.child, child);
  return e ? e : set_in_exec("cudaGraphExecChildGraphNodeSetParams", x, n, &op);
}
cudaError_t cudaGraphMemAllocNodeGetParams(cudaGraphNode_t n, struct cudaMemAllocNodeParams *p) {
  cudaError_t e = is_of("cudaGraphMemAllocNodeGetParams", n, opGraphAlloc);
  if (e) return e;
  *p = (struct cudaMemAllocNodeParams){.bytesize = n->op.width, .dptr = n->op.dst};
  p->poolProps.allocType = cudaMemAllocationTypePinned, p->poolProps.location.type = cudaMemLocationTypeDevice;
  return e;
}
cudaError_t cudaGraphMemFreeNodeGetParams(cudaGraphNode_t n, void *p) {
  cudaError_t e = is_of("cudaGraphMemFreeNodeGetParams", n, opGraphFree);
  if (!e) *(void **)p = n->op.dst;
  return e;
}

// Events. Work runs in one order, so that what a node waits for has run when its launch does.
void number_events(cudaGraph_t g, uint64_t number) {
  for (size_t i = 0; i < g->count; i++) {
    struct op *op = &g->nodes[i]->op;
    if (g->nodes[i]->disabled) continue;
    if (op->kind == opEvent) op->event->number = number;
    if (op->kind == opChild) number_events(op->child, number);
  }
}
cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t *n, cudaGraph_t g, const cudaGraphNode_t *deps, size_t count, cudaEvent_t event) {
  struct op op = {.kind = opEvent, .event = event};
  return is_handle(event, handleEvent) ? add_node(g, n, deps, count, &op) : fail("cudaGraphAddEventRecordNode", cudaErrorInvalidResourceHandle, "%p is no event", (void *)event);
}
cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t *n, cudaGraph_t g, const cudaGraphNode_t *deps, size_t count, cudaEvent_t event) {
  struct op op = {.kind = opAwait, .event = event};
  return is_handle(event, handleEvent) ? add_node(g, n, deps, count, &op) : fail("cudaGraphAddEventWaitNode", cudaErrorInvalidResourceHandle, "%p is no event", (void *)event);
}
static cudaError_t event_of(const char *call, cudaGraphNode_t n, int kind, cudaEvent_t *event) {
  cudaError_t e = is_of(call, n, kind);
  if (!e) *event = n->op.event;
  return e;
}
static cudaError_t set_event(const char *call, cudaGraphExec_t x, cudaGraphNode_t n, int kind, cudaEvent_t event) {
  struct op op = {.kind = kind, .event = event};
  if (!is_handle(event, handleEvent)) return fail(call, cudaErrorInvalidResourceHandle, "%p is no event", (void *)event);
  return x ? set_in_exec(call, x, n, &op) : set(call, n, &op);
}
cudaError_t cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t n, cudaEvent_t *e) { return event_of("cudaGraphEventRecordNodeGetEvent", n, opEvent, e); }
cudaError_t cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t n, cudaEvent_t *e) { return event_of("cudaGraphEventWaitNodeGetEvent", n, opAwait, e); }
cudaError_t cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t n, cudaEvent_t e) { return set_event("cudaGraphEventRecordNodeSetEvent", 0, n, opEvent, e); }
cudaError_t cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t n, cudaEvent_t e) { return set_event("cudaGraphEventWaitNodeSetEvent", 0, n, opAwait, e); }
cudaError_t cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t x, cudaGraphNode_t n, cudaEvent_t e) { return set_event("cudaGraphExecEventRecordNodeSetEvent", x, n, opEvent, e); }
cudaError_t cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t x, cudaGraphNode_t n, cudaEvent_t e) { return set_event("cudaGraphExecEventWaitNodeSetEvent", x, n, opAwait, e); }

// Nodes in copies of their graph.
cudaError_t cudaGraphNodeFindInClone(cudaGraphNode_t *out, cudaGraphNode_t n, cudaGraph_t clone) {
  *out = node_with_id(clone, n->id);
  return *out ? cudaSuccess : fail("cudaGraphNodeFindInClone", cudaErrorInvalidValue, "the graph is no clone of the node's");
}
cudaError_t cudaGraphNodeSetEnabled(cudaGraphExec_t x, cudaGraphNode_t n, unsigned enabled) {
  static const char call[] = "cudaGraphNodeSetEnabled";
  cudaGraphNode_t own = node_with_id(x->graph, n->id);
  cudaError_t e = own ? await_all(call) : fail(call, cudaErrorInvalidValue, "the executable graph has no such node");
  if (!e) own->disabled = !enabled;
  return e;
}
cudaError_t cudaGraphNodeGetEnabled(cudaGraphExec_t x, cudaGraphNode_t n, unsigned *enabled) {
  cudaGraphNode_t own = node_with_id(x->graph, n->id);
  if (!own) return fail("cudaGraphNodeGetEnabled", cudaErrorInvalidValue, "the executable graph has no such node");
  *enabled = !own->disabled;
  return cudaSuccess;
}

cudaError_t cudaGraphDebugDotPrint(cudaGraph_t g, const char *path, unsigned flags) {
  (void)flags;
  FILE *f = fopen(path, "w");
  if (!f) return fail("cudaGraphDebugDotPrint", cudaErrorOperatingSystem, "%s", path);
  static const char *const names[] = {"KERNEL", "MEMCPY", "MEMSET", "HOST", "GRAPH", "EMPTY", "WAIT_EVENT", "EVENT_RECORD"};
  fprintf(f, "digraph dot {\n");
  for (size_t i = 0; i < g->count; i++) {
    enum cudaGraphNodeType t;
    cudaGraphNodeGetType(g->nodes[i], &t);
    const char *name = t == cudaGraphNodeTypeKernel ? g->nodes[i]->op.kernel->name : (unsigned)t < 8 ? names[t] : t == cudaGraphNodeTypeMemAlloc ? "MEM_ALLOC" : "MEM_FREE";
    fprintf(f, "\"node_%zu\" [label=\"%zu: %s\"];\n", i, i, name);
  }
  for (size_t i = 0; i < g->edge_count; i++) fprintf(f, "\"node_%zu\" -> \"node_%zu\";\n", g->edges[i].from, g->edges[i].to);
  fprintf(f, "}\n");
  fclose(f);
  return cudaSuccess;
}

// Objects of the user live as long as a graph that retains them, or a copy of it.
struct CUuserObject_st { void *data; cudaHostFn_t destroy; unsigned count; };
cudaError_t cudaUserObjectCreate(cudaUserObject_t *out, void *p, cudaHostFn_t destroy, unsigned count, unsigned flags) {
  (void)flags;
  *out = malloc(sizeof **out);
  if (!*out) abort();
  **out = (struct CUuserObject_st){p, destroy, count};
  return cudaSuccess;
}
cudaError_t cudaUserObjectRetain(cudaUserObject_t o, unsigned n) {
  o->count += n;
  return cudaSuccess;
}
cudaError_t cudaUserObjectRelease(cudaUserObject_t o, unsigned n) {
  if (o->count > n) {
    o->count -= n;
    return cudaSuccess;
  }
  o->destroy(o->data);
  free(o);
  return cudaSuccess;
}
static void keep(cudaGraph_t g, cudaUserObject_t o, unsigned n) {
  g->kept = realloc(g->kept, (g->kept_count + 1) * sizeof *g->kept);
  if (!g->kept) abort();
  g->kept[g->kept_count++] = (struct keeping){o, n};
}
cudaError_t cudaGraphRetainUserObject(cudaGraph_t g, cudaUserObject_t o, unsigned n, unsigned flags) {
  keep(g, o, n);
  return flags & cudaGraphUserObjectMove ? cudaSuccess : cudaUserObjectRetain(o, n);
}
cudaError_t cudaGraphReleaseUserObject(cudaGraph_t g, cudaUserObject_t o, unsigned n) {
  for (size_t i = 0; i < g->kept_count; i++)
    if (g->kept[i].object == o && g->kept[i].count >= n) {
      g->kept[i].count -= n;
      return cudaUserObjectRelease(o, n);
    }
  return fail("cudaGraphReleaseUserObject", cudaErrorInvalidValue, "the graph does not hold the object so often");
}
void keep_objects(cudaGraph_t to, cudaGraph_t from) {
  for (size_t i = 0; i < from->kept_count; i++)
    if (from->kept[i].count) keep(to, from->kept[i].object, 1), from->kept[i].object->count++;
}
void drop_objects(cudaGraph_t g) {
  for (size_t i = 0; i < g->kept_count; i++)
    if (g->kept[i].count) cudaUserObjectRelease(g->kept[i].object, g->kept[i].count);
  free(g->kept);
}
