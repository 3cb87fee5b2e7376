// Graphs: nodes in an order in which each comes after those it depends on.
#include "graph.h"

#include <stdlib.h>
#include <string.h>

cudaError_t cudaGraphCreate(cudaGraph_t *g, unsigned flags) {
  (void)flags;
  *g = calloc(1, sizeof **g);
  if (!*g) abort();
  return cudaSuccess;
}

static struct CUgraphNode_st *add(cudaGraph_t g, const struct op *op) {
  struct CUgraphNode_st *n = calloc(1, sizeof *n);
  g->nodes = realloc(g->nodes, (g->count + 1) * sizeof *g->nodes);
  if (!n || !g->nodes) abort();
  n->op = copy_op(op), n->graph = g, n->index = g->count, n->id = g->ids++;
  if (op->kind == opChild) cudaGraphClone(&n->op.child, op->child); // the node's own
  return g->nodes[g->count++] = n;
}

static void edge(cudaGraph_t g, size_t from, size_t to) {
  g->edges = realloc(g->edges, (g->edge_count + 1) * sizeof *g->edges);
  if (!g->edges) abort();
  g->edges[g->edge_count++] = (struct edge){from, to};
}

size_t last_node(cudaGraph_t g, const cudaGraphNode_t **list) {
  if (list) *list = g->count ? &g->nodes[g->count - 1] : 0;
  return g->count > 0;
}

size_t add_captured(cudaGraph_t g, struct op *op) {
  struct CUgraphNode_st *n = add(g, op);
  if (n->index) edge(g, n->index - 1, n->index);
  return n->index;
}

cudaError_t add_node(cudaGraph_t g, cudaGraphNode_t *out, const cudaGraphNode_t *deps, size_t count, const struct op *op) {
  *out = add(g, op);
  for (size_t i = 0; i < count; i++) edge(g, deps[i]->index, (*out)->index);
  return cudaSuccess;
}

cudaError_t kernel_op(const char *call, const struct cudaKernelNodeParams *p, struct op *op) {
  return make_launch(call, p->func, p->gridDim, p->blockDim, p->kernelParams, p->sharedMemBytes, 0, (dim3){0, 0, 0}, op);
}

cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t *n, cudaGraph_t g, const cudaGraphNode_t *deps, size_t count, const struct cudaKernelNodeParams *p) {
  struct op op;
  cudaError_t e = kernel_op("cudaGraphAddKernelNode", p, &op);
  if (e) return e;
  e = add_node(g, n, deps, count, &op);
  free(op.args);
  return e;
}

struct op copy1d_op(void *d, const void *s, size_t bytes) {
  return (struct op){.kind = opCopy, .dst = d, .src = (char *)s, .width = bytes, .height = 1, .depth = 1};
}

cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *n, cudaGraph_t g, const cudaGraphNode_t *deps, size_t count, void *d, const void *s, size_t bytes, enum cudaMemcpyKind k) {
  (void)k;
  struct op op = copy1d_op(d, s, bytes);
  return add_node(g, n, deps, count, &op);
}

cudaError_t copy3d_op(const struct cudaMemcpy3DParms *p, struct op *op) {
  cudaStream_t s; // the copy is captured, so that its parameters are read in one place
  cudaError_t e = cudaStreamCreate(&s);
  if (!e) e = cudaStreamBeginCapture(s, cudaStreamCaptureModeRelaxed);
  if (!e) e = cudaMemcpy3DAsync(p, s);
  cudaGraph_t one;
  if (!e) e = cudaStreamEndCapture(s, &one);
  if (e) return e;
  *op = one->count ? one->nodes[0]->op : (struct op){.kind = opNothing};
  cudaGraphDestroy(one);
  cudaStreamDestroy(s);
  return e;
}

cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t *n, cudaGraph_t g, const cudaGraphNode_t *deps, size_t count, const struct cudaMemcpy3DParms *p) {
  struct op op;
  cudaError_t e = copy3d_op(p, &op);
  return e ? e : add_node(g, n, deps, count, &op);
}

struct op fill_op(const struct cudaMemsetParams *p) {
  return (struct op){.kind = opFill, .dst = p->dst, .value = (int)p->value, .value_bytes = (int)p->elementSize, .width = p->width * p->elementSize,
                     .height = p->height, .depth = 1, .dst_pitch = p->pitch};
}

cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t *n, cudaGraph_t g, const cudaGraphNode_t *deps, size_t count, const struct cudaMemsetParams *p) {
  struct op op = fill_op(p);
  return add_node(g, n, deps, count, &op);
}

cudaError_t cudaGraphAddHostNode(cudaGraphNode_t *n, cudaGraph_t g, const cudaGraphNode_t *deps, size_t count, const struct cudaHostNodeParams *p) {
  struct op op = {.kind = opHost, .fn = p->fn, .data = p->userData};
  return add_node(g, n, deps, count, &op);
}

cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *n, cudaGraph_t g, const cudaGraphNode_t *deps, size_t count) {
  struct op op = {.kind = opNothing};
  return add_node(g, n, deps, count, &op);
}

cudaError_t cudaGraphClone(cudaGraph_t *out, cudaGraph_t g) {
  cudaError_t e = cudaGraphCreate(out, 0);
  for (size_t i = 0; i < g->count; i++) add(*out, &g->nodes[i]->op)->id = g->nodes[i]->id;
  (*out)->ids = g->ids;
  for (size_t i = 0; i < g->edge_count; i++) edge(*out, g->edges[i].from, g->edges[i].to);
  keep_objects(*out, g);
  return e;
}

cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *n, cudaGraph_t g, const cudaGraphNode_t *deps, size_t count, cudaGraph_t child) {
  struct op op = {.kind = opChild, .child = child};
  return add_node(g, n, deps, count, &op);
}

// Runs the nodes whose predecessors have run, until all have: n² edges looked at, n is small.
cudaError_t run_graph(const char *call, cudaGraph_t g) {
  char *ran = calloc(g->count + 1, 1);
  if (!ran) abort();
  cudaError_t e = cudaSuccess;
  for (size_t left = g->count; left && !e;) {
    size_t before = left;
    for (size_t i = 0; i < g->count && !e; i++) {
      int ready = !ran[i];
      for (size_t k = 0; k < g->edge_count && ready; k++) ready = g->edges[k].to != i || ran[g->edges[k].from];
      if (!ready) continue;
      if (!g->nodes[i]->disabled) e = run_op(call, &g->nodes[i]->op);
      ran[i] = 1, left--;
    }
    if (left == before) e = fail(call, cudaErrorInvalidValue, "the graph has a cycle");
  }
  free(ran);
  return e;
}

static cudaError_t instantiate(cudaGraphExec_t *x, cudaGraph_t g, unsigned long long flags) {
  *x = calloc(1, sizeof **x);
  if (!*x) abort();
  (*x)->flags = flags;
  return cudaGraphClone(&(*x)->graph, g);
}

#if CUDART_VERSION >= 12000
cudaError_t cudaGraphInstantiate(cudaGraphExec_t *x, cudaGraph_t g, unsigned long long flags) { return instantiate(x, g, flags); }
cudaError_t cudaGraphInstantiateWithParams(cudaGraphExec_t *x, cudaGraph_t g, cudaGraphInstantiateParams *p) {
  p->errNode_out = 0, p->result_out = cudaGraphInstantiateSuccess;
  return instantiate(x, g, p->flags);
}
cudaError_t cudaGraphExecGetFlags(cudaGraphExec_t x, unsigned long long *flags) {
  *flags = x->flags;
  return cudaSuccess;
}
#else
cudaError_t cudaGraphInstantiate(cudaGraphExec_t *x, cudaGraph_t g, cudaGraphNode_t *bad, char *log, size_t n) {
  (void)bad, (void)log, (void)n;
  return instantiate(x, g, 0);
}
#endif
cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *x, cudaGraph_t g, unsigned long long flags) { return instantiate(x, g, flags); }

cudaError_t cudaGraphLaunch(cudaGraphExec_t x, cudaStream_t s) {
  struct op op = {.kind = opChild, .child = x->graph};
  return submit("cudaGraphLaunch", s, &op, 0);
}
cudaError_t cudaGraphUpload(cudaGraphExec_t x, cudaStream_t s) { (void)x, (void)s; return cudaSuccess; }

#if CUDART_VERSION >= 12000
cudaError_t cudaGraphExecUpdate(cudaGraphExec_t x, cudaGraph_t g, cudaGraphExecUpdateResultInfo *info) {
  if (info) memset(info, 0, sizeof *info);
  cudaError_t e = await_all("cudaGraphExecUpdate");
  if (e) return e;
  cudaGraphDestroy(x->graph);
  return cudaGraphClone(&x->graph, g);
}
#endif

static cudaError_t add_edges(cudaGraph_t g, const cudaGraphNode_t *from, const cudaGraphNode_t *to, size_t n) {
  for (size_t i = 0; i < n; i++) edge(g, from[i]->index, to[i]->index);
  return cudaSuccess;
}
static cudaError_t remove_edges(const char *call, cudaGraph_t g, const cudaGraphNode_t *from, const cudaGraphNode_t *to, size_t n) {
  for (size_t i = 0; i < n; i++) {
    size_t k = 0;
    while (k < g->edge_count && (g->edges[k].from != from[i]->index || g->edges[k].to != to[i]->index)) k++;
    if (k == g->edge_count) return fail(call, cudaErrorInvalidValue, "there is no such dependency");
    memmove(g->edges + k, g->edges + k + 1, (--g->edge_count - k) * sizeof *g->edges);
  }
  return cudaSuccess;
}
static cudaError_t edges_of(cudaGraph_t g, cudaGraphNode_t *from, cudaGraphNode_t *to, size_t *n) {
  for (size_t i = 0; from && to && i < *n && i < g->edge_count; i++) from[i] = g->nodes[g->edges[i].from], to[i] = g->nodes[g->edges[i].to];
  *n = g->edge_count;
  return cudaSuccess;
}
// neighbours are the nodes that a node depends on, or those that depend on it.
static cudaError_t neighbours(cudaGraphNode_t node, int dependents, cudaGraphNode_t *list, size_t *n) {
  size_t found = 0;
  for (size_t k = 0; k < node->graph->edge_count; k++) {
    struct edge e = node->graph->edges[k];
    if ((dependents ? e.from : e.to) != node->index) continue;
    if (list && found < *n) list[found] = node->graph->nodes[dependents ? e.to : e.from];
    found++;
  }
  *n = found;
  return cudaSuccess;
}
#if CUDART_VERSION < 13000
cudaError_t cudaGraphAddDependencies(cudaGraph_t g, const cudaGraphNode_t *from, const cudaGraphNode_t *to, size_t n) { return add_edges(g, from, to, n); }
cudaError_t cudaGraphRemoveDependencies(cudaGraph_t g, const cudaGraphNode_t *from, const cudaGraphNode_t *to, size_t n) { return remove_edges("cudaGraphRemoveDependencies", g, from, to, n); }
cudaError_t cudaGraphGetEdges(cudaGraph_t g, cudaGraphNode_t *from, cudaGraphNode_t *to, size_t *n) { return edges_of(g, from, to, n); }
cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *list, size_t *n) { return neighbours(node, 0, list, n); }
cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t *list, size_t *n) { return neighbours(node, 1, list, n); }
#endif
#if CUDART_VERSION >= 12030
// Data of edges say which part of a kernel the next may follow: here all is in a stronger order, and no edge has data.
static cudaError_t without_data(cudaError_t e, size_t room, cudaGraphEdgeData *data, size_t found) {
  if (data && !e) memset(data, 0, (room < found ? room : found) * sizeof *data);
  return e;
}
cudaError_t NEWEST(cudaGraphAddDependencies)(cudaGraph_t g, const cudaGraphNode_t *from, const cudaGraphNode_t *to, const cudaGraphEdgeData *data, size_t n) { (void)data; return add_edges(g, from, to, n); }
cudaError_t NEWEST(cudaGraphRemoveDependencies)(cudaGraph_t g, const cudaGraphNode_t *from, const cudaGraphNode_t *to, const cudaGraphEdgeData *data, size_t n) {
  (void)data;
  return remove_edges("cudaGraphRemoveDependencies", g, from, to, n);
}
cudaError_t NEWEST(cudaGraphGetEdges)(cudaGraph_t g, cudaGraphNode_t *from, cudaGraphNode_t *to, cudaGraphEdgeData *data, size_t *n) {
  size_t room = *n;
  cudaError_t e = edges_of(g, from, to, n);
  return without_data(e, room, data, *n);
}
cudaError_t NEWEST(cudaGraphNodeGetDependencies)(cudaGraphNode_t node, cudaGraphNode_t *list, cudaGraphEdgeData *data, size_t *n) {
  size_t room = *n;
  cudaError_t e = neighbours(node, 0, list, n);
  return without_data(e, room, data, *n);
}
cudaError_t NEWEST(cudaGraphNodeGetDependentNodes)(cudaGraphNode_t node, cudaGraphNode_t *list, cudaGraphEdgeData *data, size_t *n) {
  size_t room = *n;
  cudaError_t e = neighbours(node, 1, list, n);
  return without_data(e, room, data, *n);
}
#endif

cudaError_t cudaGraphGetNodes(cudaGraph_t g, cudaGraphNode_t *nodes, size_t *n) {
  if (nodes) memcpy(nodes, g->nodes, (*n < g->count ? *n : g->count) * sizeof *nodes);
  *n = g->count;
  return cudaSuccess;
}

cudaError_t cudaGraphGetRootNodes(cudaGraph_t g, cudaGraphNode_t *nodes, size_t *n) {
  size_t found = 0;
  for (size_t i = 0; i < g->count; i++) {
    int root = 1;
    for (size_t k = 0; k < g->edge_count && root; k++) root = g->edges[k].to != i;
    if (!root) continue;
    if (nodes && found < *n) nodes[found] = g->nodes[i];
    found++;
  }
  *n = found;
  return cudaSuccess;
}

cudaError_t cudaGraphNodeGetType(cudaGraphNode_t n, enum cudaGraphNodeType *t) {
  *t = n->op.kind == opRunKernel ? cudaGraphNodeTypeKernel : n->op.kind == opCopy ? cudaGraphNodeTypeMemcpy : n->op.kind == opFill ? cudaGraphNodeTypeMemset
       : n->op.kind == opHost ? cudaGraphNodeTypeHost : n->op.kind == opChild ? cudaGraphNodeTypeGraph : n->op.kind == opGraphAlloc ? cudaGraphNodeTypeMemAlloc
       : n->op.kind == opGraphFree ? cudaGraphNodeTypeMemFree : n->op.kind == opEvent ? cudaGraphNodeTypeEventRecord
       : n->op.kind == opAwait ? cudaGraphNodeTypeWaitEvent : cudaGraphNodeTypeEmpty;
  return cudaSuccess;
}

void drop_contents(struct CUgraphNode_st *n) {
  free(n->op.args), free(n->args);
  if (n->op.kind == opChild) cudaGraphDestroy(n->op.child);
}

cudaGraphNode_t node_with_id(cudaGraph_t g, size_t id) {
  for (size_t i = 0; i < g->count; i++)
    if (g->nodes[i]->id == id) return g->nodes[i];
  return 0;
}

cudaError_t cudaGraphDestroyNode(cudaGraphNode_t n) {
  cudaGraph_t g = n->graph;
  size_t left = 0, gone = n->index;
  for (size_t i = 0; i < g->edge_count; i++) {
    struct edge e = g->edges[i];
    if (e.from != gone && e.to != gone) g->edges[left++] = (struct edge){e.from - (e.from > gone), e.to - (e.to > gone)};
  }
  g->edge_count = left;
  memmove(g->nodes + gone, g->nodes + gone + 1, (--g->count - gone) * sizeof *g->nodes);
  for (size_t i = gone; i < g->count; i++) g->nodes[i]->index = i;
  drop_contents(n), free(n);
  return cudaSuccess;
}

cudaError_t cudaGraphDestroy(cudaGraph_t g) {
  for (size_t i = 0; i < g->count; i++) drop_contents(g->nodes[i]), free(g->nodes[i]);
  drop_objects(g);
  free(g->nodes), free(g->edges), free(g);
  return cudaSuccess;
}

cudaError_t cudaGraphExecDestroy(cudaGraphExec_t x) {
  await_all("cudaGraphExecDestroy");
  cudaGraphDestroy(x->graph);
  free(x);
  return cudaSuccess;
}
