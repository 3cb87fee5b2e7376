// What the files about graphs share: nodes in an order in which each comes after those it depends on.
#ifndef OPTGO_GRAPH_H
#define OPTGO_GRAPH_H

#include "runtime.h"

struct CUgraphNode_st {
  struct op op;
  cudaGraph_t graph;
  size_t index; // in the graph
  size_t id;    // the same in all copies of the graph
  int disabled; // in an executable graph
  void **args;  // what cudaGraphKernelNodeGetParams has said that the arguments are
};
struct CUgraph_st {
  struct CUgraphNode_st **nodes;
  size_t count, ids;
  struct edge { size_t from, to; } *edges;
  size_t edge_count;
  struct keeping { cudaUserObject_t object; unsigned count; } *kept;
  size_t kept_count;
};
struct CUgraphExec_st { cudaGraph_t graph; unsigned long long flags; };

cudaError_t kernel_op(const char *call, const struct cudaKernelNodeParams *p, struct op *op); // with arguments of its own
cudaError_t copy3d_op(const struct cudaMemcpy3DParms *p, struct op *op);
struct op copy1d_op(void *d, const void *s, size_t bytes);
struct op fill_op(const struct cudaMemsetParams *p);
void drop_contents(struct CUgraphNode_st *n); // arguments and children
cudaGraphNode_t node_with_id(cudaGraph_t g, size_t id); // null: there is none
void keep_objects(cudaGraph_t to, cudaGraph_t from); // of the user, as long as one of the graphs is there
void drop_objects(cudaGraph_t g);

#endif
