// Launches, attributes of kernels, occupancy.
#include "runtime.h"

#include <stdlib.h>
#include <string.h>

// What <<<…>>> has pushed; the stub pops it.
struct configuration { dim3 grid, block; size_t shared; cudaStream_t stream; };
static __thread struct configuration stack[64];
static __thread int depth;

unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block, size_t shared, struct CUstream_st *stream) {
  if (depth == 64) return 1;
  stack[depth++] = (struct configuration){grid, block, shared, stream};
  return 0;
}

cudaError_t __cudaPopCallConfiguration(dim3 *grid, dim3 *block, size_t *shared, void *stream) {
  if (depth == 0) return done("__cudaPopCallConfiguration", cudaErrorUnknown);
  struct configuration c = stack[--depth];
  *grid = c.grid, *block = c.block, *shared = c.shared, *(cudaStream_t *)stream = c.stream;
  return cudaSuccess;
}

static cudaError_t launch(const char *call, const void *f, dim3 grid, dim3 block, void **args, size_t shared, cudaStream_t s, int cooperative, dim3 cluster) {
  struct op op;
  cudaError_t e = make_launch(call, f, grid, block, args, shared, cooperative, cluster, &op);
  if (e) return e;
  int resident = 0; // blocks of a cooperative launch wait for each other
  if (cooperative) e = cudaOccupancyMaxActiveBlocksPerMultiprocessor(&resident, f, (int)(block.x * block.y * block.z), shared);
  if (!e && cooperative && (uint64_t)grid.x * grid.y * grid.z > (uint64_t)resident * multiprocessors)
    e = fail(call, cudaErrorCooperativeLaunchTooLarge, "%llu blocks; %d fit on the device", (unsigned long long)grid.x * grid.y * grid.z, resident * multiprocessors);
  if (!e) e = submit(call, s, &op, 0);
  free(op.args);
  return e;
}

cudaError_t cudaLaunchKernel(const void *f, dim3 grid, dim3 block, void **args, size_t shared, cudaStream_t s) {
  return launch("launch", f, grid, block, args, shared, s, 0, (dim3){0, 0, 0});
}

cudaError_t cudaLaunchCooperativeKernel(const void *f, dim3 grid, dim3 block, void **args, size_t shared, cudaStream_t s) {
  return launch("cudaLaunchCooperativeKernel", f, grid, block, args, shared, s, 1, (dim3){0, 0, 0});
}

static const cudaLaunchAttributeValue *attribute(const cudaLaunchConfig_t *c, cudaLaunchAttributeID id) {
  for (unsigned i = c->numAttrs; i-- > 0;)
    if (c->attrs[i].id == id) return &c->attrs[i].val;
  return 0;
}

// asked_cluster is the size of a cluster that a launch asks for, or zero.
static dim3 asked_cluster(const cudaLaunchConfig_t *c) {
  const cudaLaunchAttributeValue *v = attribute(c, cudaLaunchAttributeClusterDimension);
  return v ? (dim3){v->clusterDim.x, v->clusterDim.y, v->clusterDim.z} : (dim3){0, 0, 0};
}

cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *c, const void *f, void **args) {
  const cudaLaunchAttributeValue *v = attribute(c, cudaLaunchAttributeCooperative);
  int cooperative = v ? v->cooperative : 0;
  dim3 cluster = asked_cluster(c);
  return launch("cudaLaunchKernelExC", f, c->gridDim, c->blockDim, args, c->dynamicSmemBytes, c->stream, cooperative, cluster);
}

cudaError_t cudaFuncGetAttributes(struct cudaFuncAttributes *a, const void *f) {
  struct kernel *k;
  cudaError_t e = find_kernel("cudaFuncGetAttributes", f, &k);
  if (e) return e;
  memset(a, 0, sizeof *a);
  a->sharedSizeBytes = k->shared, a->constSizeBytes = k->constants, a->localSizeBytes = k->local;
  a->maxThreadsPerBlock = (int)k->max_threads, a->numRegs = 32;
  a->ptxVersion = (int)k->sm, a->binaryVersion = device_sm();
  a->maxDynamicSharedSizeBytes = k->dynamic_limit;
  a->requiredClusterWidth = (int)k->cluster.x, a->requiredClusterHeight = (int)k->cluster.y, a->requiredClusterDepth = (int)k->cluster.z;
  a->nonPortableClusterSizeAllowed = k->large_clusters;
  return cudaSuccess;
}

cudaError_t cudaFuncSetAttribute(const void *f, enum cudaFuncAttribute which, int value) {
  struct kernel *k;
  cudaError_t e = find_kernel("cudaFuncSetAttribute", f, &k);
  if (e) return e;
  if (which == cudaFuncAttributeNonPortableClusterSizeAllowed) k->large_clusters = value != 0;
  if (which != cudaFuncAttributeMaxDynamicSharedMemorySize) return cudaSuccess; // preferences
  if (value < 0 || value + (int)k->shared > 227 << 10)
    return fail("cudaFuncSetAttribute", cudaErrorInvalidValue, "%d bytes of dynamic shared memory", value);
  k->dynamic_limit = value;
  return cudaSuccess;
}

cudaError_t cudaFuncSetCacheConfig(const void *f, enum cudaFuncCache c) { (void)f, (void)c; return cudaSuccess; }
#if CUDART_VERSION < 13000
cudaError_t cudaFuncSetSharedMemConfig(const void *f, enum cudaSharedMemConfig c) { (void)f, (void)c; return cudaSuccess; }
#endif

cudaError_t cudaFuncGetName(const char **name, const void *f) {
  struct kernel *k;
  cudaError_t e = find_kernel("cudaFuncGetName", f, &k);
  if (!e) *name = k->name;
  return e;
}

// As many blocks as threads, shared memory and the limit of blocks allow.
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *n, const void *f, int block, size_t shared) {
  struct kernel *k;
  cudaError_t e = find_kernel("cudaOccupancyMaxActiveBlocksPerMultiprocessor", f, &k);
  if (e) return e;
  if (block <= 0) return fail("cudaOccupancyMaxActiveBlocksPerMultiprocessor", cudaErrorInvalidValue, "blocks of %d threads", block);
  int warps = (block + 31) / 32, most = 64 / warps;
  size_t bytes = shared + k->shared;
  if (bytes > 0 && (size_t)most > (228u << 10) / (bytes + 1024)) most = (int)((228u << 10) / (bytes + 1024));
  *n = block > (int)k->max_threads ? 0 : most > 32 ? 32 : most;
  return cudaSuccess;
}

cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *n, const void *f, int block, size_t shared, unsigned flags) {
  (void)flags;
  return cudaOccupancyMaxActiveBlocksPerMultiprocessor(n, f, block, shared);
}

cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *n, const void *f, int blocks, int block) {
  struct kernel *k;
  cudaError_t e = find_kernel("cudaOccupancyAvailableDynamicSMemPerBlock", f, &k);
  if (e) return e;
  if (blocks <= 0 || block <= 0) return fail("cudaOccupancyAvailableDynamicSMemPerBlock", cudaErrorInvalidValue, "%d blocks of %d threads", blocks, block);
  size_t each = (228u << 10) / (unsigned)blocks, taken = k->shared + 1024;
  *n = each > taken ? each - taken : 0;
  if (*n > 227 << 10) *n = 227 << 10;
  return cudaSuccess;
}

// Blocks of a cluster: what all devices with clusters have, and what this one has.
enum { portable_cluster = 8, largest_cluster = 16 };

int cluster_limit(const struct kernel *k) { return k->large_clusters ? largest_cluster : portable_cluster; }

// resident is how many blocks of a launch the device holds at once.
static cudaError_t resident(int *n, const void *f, const cudaLaunchConfig_t *c) {
  cudaError_t e = cudaOccupancyMaxActiveBlocksPerMultiprocessor(n, f, (int)(c->blockDim.x * c->blockDim.y * c->blockDim.z), c->dynamicSmemBytes);
  *n *= multiprocessors;
  return e;
}

cudaError_t cudaOccupancyMaxActiveClusters(int *n, const void *f, const cudaLaunchConfig_t *c) {
  const char *call = "cudaOccupancyMaxActiveClusters";
  struct kernel *k;
  int blocks = 0;
  cudaError_t e = find_kernel(call, f, &k);
  if (!e) e = resident(&blocks, f, c);
  if (e) return e;
  dim3 asked = asked_cluster(c), size = k->cluster.x ? k->cluster : asked;
  if (!size.x) return fail(call, cudaErrorInvalidValue, "kernel %s: no size of clusters", k->name);
  if (asked.x && (asked.x != size.x || asked.y != size.y || asked.z != size.z))
    return fail(call, cudaErrorInvalidClusterSize, "kernel %s requires clusters of %u x %u x %u", k->name, size.x, size.y, size.z);
  uint64_t count = (uint64_t)size.x * size.y * size.z;
  if (!count || count > (unsigned)cluster_limit(k))
    return fail(call, cudaErrorInvalidClusterSize, "clusters of %llu blocks; the limit is %d", (unsigned long long)count, cluster_limit(k));
  *n = blocks / (int)count;
  return cudaSuccess;
}

cudaError_t cudaOccupancyMaxPotentialClusterSize(int *n, const void *f, const cudaLaunchConfig_t *c) {
  struct kernel *k;
  int blocks = 0;
  cudaError_t e = find_kernel("cudaOccupancyMaxPotentialClusterSize", f, &k);
  if (!e) e = resident(&blocks, f, c);
  if (e) return e;
  int most = k->cluster.x ? (int)(k->cluster.x * k->cluster.y * k->cluster.z) : cluster_limit(k);
  *n = most > blocks ? 0 : most; // a block that fits at all fits on each of the multiprocessors
  return cudaSuccess;
}
