// Work: kernels, copies and fills, which wait in the queue or are kept in a graph.
#include "runtime.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void send_kernel(struct op *op) {
  struct buffer b = {0};
  const uint32_t numbers[] = {op->kernel->id, op->grid.x, op->grid.y, op->grid.z, op->block.x, op->block.y,
                              op->block.z, (uint32_t)op->shared, (uint32_t)op->cooperative,
                              op->cluster.x, op->cluster.y, op->cluster.z, resets};
  put_bytes(&b, numbers, sizeof numbers);
  put_bytes(&b, op->args, op->arg_bytes);
  send_launch(b.data, b.size);
  free(b.data);
}

cudaError_t receive_kernel(const char *call) {
  struct reply r = receive_launch();
  const cudaError_t code = r.code;
  char *why = "";
  if (r.code) { // the reason, then what was printed
    uint32_t n = get32(&r);
    if (r.at + n > r.size) return fail(call, r.code, "%s", r.data);
    why = strndup(r.data + r.at, n);
    r.at += n;
  }
  uint32_t n = get32(&r);
  if (r.at + n <= r.size) fwrite(r.data + r.at, 1, n, stdout);
  r.at += n;
  n = get32(&r);
  if (r.at + n <= r.size && n) fflush(stdout), fwrite(r.data + r.at, 1, n, stderr);
  r.at += n;
  char *differs = 0;
  n = get32(&r);
  if (r.at + n <= r.size && n) differs = strndup(r.data + r.at, n);
  if (differs) remark(differs); // asks the server, and so overwrites the answer
  free(differs);
  if (!code) return cudaSuccess;
  cudaError_t e = fail(call, code, "%s", why);
  free(why);
  return e;
}

// written tells the server about a row that a copy or a fill has written.
static void written(const char *to, const char *from, size_t n) {
  if (!checking() || !in_device(to)) return;
  uint64_t request[3] = {(uint64_t)to, in_device(from) ? (uint64_t)from : 0, n};
  ask(opWritten, request, sizeof request);
}

static void run_copy(struct op *op) {
  for (size_t z = 0; z < op->depth; z++)
    for (size_t y = 0; y < op->height; y++) {
      char *to = op->dst + z * op->dst_slice + y * op->dst_pitch, *from = op->src + z * op->src_slice + y * op->src_pitch;
      memmove(to, from, op->width);
      written(to, from, op->width);
    }
}

static void run_fill(struct op *op) {
  for (size_t z = 0; z < op->depth; z++)
    for (size_t y = 0; y < op->height; y++) {
      char *row = op->dst + z * op->dst_slice + y * op->dst_pitch;
      if (op->value_bytes == 1) memset(row, op->value, op->width);
      else for (size_t x = 0; x < op->width; x += (size_t)op->value_bytes) memcpy(row + x, &op->value, (size_t)op->value_bytes);
      written(row, 0, op->width);
    }
}

cudaError_t run_op(const char *call, struct op *op) {
  if (op->kind == opCallback) op->callback(op->stream, sticky(), op->data); // learns of the error
  if (sticky()) return done(call, sticky());
  switch (op->kind) {
  case opRunKernel: send_kernel(op); return receive_kernel(call);
  case opCopy: run_copy(op); break;
  case opFill: run_fill(op); break;
  case opHost: op->fn(op->data); break;
  case opEvent:
    clock_gettime(CLOCK_MONOTONIC, &op->event->at);
    if (op->event->shared) end_record(op->event, op->width);
    break;
  case opRelease: {
    uint64_t addr = (uint64_t)op->dst;
    ask(opFree, &addr, sizeof addr);
    break;
  }
  case opChild: return run_graph(call, op->child);
  default: break;
  }
  return cudaSuccess;
}

struct op copy_op(const struct op *op) {
  struct op own = *op;
  if (op->arg_bytes) {
    own.args = malloc(op->arg_bytes);
    if (!own.args) abort();
    memcpy(own.args, op->args, op->arg_bytes);
  }
  return own;
}

// fits asks the server whether a launch of these sizes is possible, unless the last one was like it.
static cudaError_t fits(const char *call, struct op *op) {
  struct kernel *k = op->kernel;
  const uint32_t sizes[11] = {op->grid.x, op->grid.y, op->grid.z, op->block.x, op->block.y, op->block.z, (uint32_t)op->shared,
                              (uint32_t)op->cooperative, op->cluster.x, op->cluster.y, op->cluster.z};
  if (!memcmp(sizes, k->fits, sizeof sizes)) return cudaSuccess;
  struct buffer b = {0};
  put32(&b, k->id), put_bytes(&b, sizes, sizeof sizes);
  struct reply r = ask(opFits, b.data, b.size);
  free(b.data);
  if (r.code) return fail(call, r.code, "%s", r.data);
  lock();
  memcpy(k->fits, sizes, sizeof sizes);
  unlock();
  return cudaSuccess;
}

cudaError_t make_launch(const char *call, const void *stub, dim3 grid, dim3 block, void **args, size_t shared, int cooperative, dim3 cluster, struct op *op) {
  memset(op, 0, sizeof *op);
  cudaError_t e = find_kernel(call, stub, &op->kernel);
  if (e) return e;
  if (shared + op->kernel->shared > (48 << 10) && (int)shared > op->kernel->dynamic_limit)
    return fail(call, cudaErrorInvalidValue, "kernel %s: %zu bytes of dynamic shared memory; cudaFuncSetAttribute allows %d", op->kernel->name, shared, op->kernel->dynamic_limit);
  if (op->kernel->params && !args) return fail(call, cudaErrorInvalidValue, "kernel %s: no arguments", op->kernel->name);
  unsigned long long blocks = (unsigned long long)cluster.x * cluster.y * cluster.z;
  if (blocks > (unsigned)cluster_limit(op->kernel))
    return fail(call, cudaErrorInvalidClusterSize, "kernel %s: a cluster of %llu blocks; the limit is %d", op->kernel->name, blocks, cluster_limit(op->kernel));
  op->kind = opRunKernel, op->grid = grid, op->block = block, op->shared = shared, op->cooperative = cooperative, op->cluster = cluster;
  if ((e = fits(call, op))) return e;
  struct buffer b = {0};
  for (uint32_t i = 0; i < op->kernel->params; i++) put_bytes(&b, args[i], op->kernel->bytes[i]);
  op->args = b.data, op->arg_bytes = b.size;
  return cudaSuccess;
}
