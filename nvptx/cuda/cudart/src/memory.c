// Linear memory: of the device, managed, of the host. All of it lies in the shared file, so that
// kernels and the host reach all of it, and copies are memmove.
#include "runtime.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum memory_kind { kindDevice, kindHost, kindManaged, kindArray, kindGraph };

static struct allocation { char *at; size_t size; enum memory_kind kind; unsigned flags; } *allocations;
static size_t count;
static struct registration { char *host, *start, *device; size_t size, mapped; unsigned flags; } *registrations;
static size_t registered;

static void note(char *at, size_t n, enum memory_kind kind, unsigned flags) {
  lock();
  allocations = realloc(allocations, (count + 1) * sizeof *allocations);
  if (!allocations) abort();
  allocations[count++] = (struct allocation){at, n, kind, flags};
  unlock();
}

static struct allocation *holding(const void *p) {
  for (size_t i = 0; i < count; i++)
    if ((uintptr_t)p - (uintptr_t)allocations[i].at < allocations[i].size || p == allocations[i].at) return &allocations[i];
  return 0;
}

static cudaError_t allocate(const char *call, void **p, size_t n, enum memory_kind kind, unsigned flags) {
  if (!p) return fail(call, cudaErrorInvalidValue, "a null pointer for the result");
  if (sticky()) return done(call, sticky());
  *p = 0;
  if (n == 0) return cudaSuccess;
  uint64_t request[2] = {n, kind == kindDevice}; // the host writes the other kinds without a call
  struct reply r = ask(opAlloc, request, sizeof request);
  if (r.code) return fail(call, r.code, "%s", r.data);
  *p = (void *)get64(&r);
  note(*p, n, kind, flags);
  return cudaSuccess;
}

cudaError_t graph_alloc(const char *call, void **p, size_t n) { return allocate(call, p, n, kindGraph, 0); }
int is_graph_memory(const void *p) {
  lock();
  struct allocation *a = holding(p);
  int yes = a && a->kind == kindGraph && a->at == p;
  unlock();
  return yes;
}
size_t graph_bytes(void) {
  size_t n = 0;
  device_sm();
  lock();
  for (size_t i = 0; i < count; i++) n += allocations[i].kind == kindGraph ? allocations[i].size : 0;
  unlock();
  return n;
}

cudaError_t device_alloc(const char *call, void **p, size_t n) { return allocate(call, p, n, kindArray, 0); }

// release frees memory after the work that has been submitted, which may use it: now, or in its turn
// of a stream.
static cudaError_t release(const char *call, void *p, int host, int queued, cudaStream_t s) {
  device_sm(); // cudaFree(0) is how programs begin
  if (!p) return done(call, cudaSuccess);
  if (!queued) {
    cudaError_t e = await_all(call);
    if (e) return e;
  }
  lock();
  struct allocation *a = holding(p);
  if (!a || a->at != p || (a->kind == kindHost) != host) {
    unlock();
    return fail(call, cudaErrorInvalidValue, "%p is not an allocation of this kind, or was freed before", p);
  }
  if (a->kind == kindGraph) {
    unlock();
    return done(call, cudaSuccess);
  }
  forget_advice(a->at, a->size);
  *a = allocations[--count];
  unlock();
  if (queued && capture_graph(s)) return cudaSuccess; // the graph may be launched again, and use it again
  struct op op = {.kind = opRelease, .dst = p};
  if (queued) return submit(call, s, &op, 0);
  return done(call, run_op(call, &op));
}

cudaError_t cudaMalloc(void **p, size_t n) {
  use_primary();
  if (capture_forbids("cudaMalloc")) return cudaErrorStreamCaptureUnsupported;
  return allocate("cudaMalloc", p, n, kindDevice, 0);
}
cudaError_t cudaMallocManaged(void **p, size_t n, unsigned flags) { return allocate("cudaMallocManaged", p, n, kindManaged, flags); }
cudaError_t cudaMallocHost(void **p, size_t n) { return allocate("cudaMallocHost", p, n, kindHost, 0); }
cudaError_t cudaHostAlloc(void **p, size_t n, unsigned flags) { return allocate("cudaHostAlloc", p, n, kindHost, flags); }
cudaError_t cudaMallocAsync(void **p, size_t n, cudaStream_t s) { (void)s; return allocate("cudaMallocAsync", p, n, kindDevice, 0); }
cudaError_t cudaMallocFromPoolAsync(void **p, size_t n, cudaMemPool_t pool, cudaStream_t s) {
  (void)pool, (void)s;
  return allocate("cudaMallocFromPoolAsync", p, n, kindDevice, 0);
}
cudaError_t cudaFree(void *p) {
  use_primary();
  return release("cudaFree", p, 0, 0, 0);
}
cudaError_t cudaFreeAsync(void *p, cudaStream_t s) { return release("cudaFreeAsync", p, 0, 1, s); }
cudaError_t cudaFreeHost(void *p) { return release("cudaFreeHost", p, 1, 0, 0); }

// Rows begin at multiples of 512 bytes, as on a GPU, so that programs that ignore the pitch fail.
cudaError_t cudaMallocPitch(void **p, size_t *pitch, size_t width, size_t height) {
  *pitch = (width + 511) / 512 * 512;
  return allocate("cudaMallocPitch", p, *pitch * height, kindDevice, 0);
}

cudaError_t cudaMalloc3D(struct cudaPitchedPtr *p, struct cudaExtent e) {
  size_t pitch = (e.width + 511) / 512 * 512;
  *p = (struct cudaPitchedPtr){.pitch = pitch, .xsize = e.width, .ysize = e.height};
  return allocate("cudaMalloc3D", &p->ptr, pitch * e.height * e.depth, kindDevice, 0);
}

// The pages of the host's memory are replaced by pages of the shared file with the same contents;
// kernels may use the host's address or the device's.
cudaError_t cudaHostRegister(void *p, size_t n, unsigned flags) {
  if (!p || !n) return fail("cudaHostRegister", cudaErrorInvalidValue, "%zu bytes at %p", n, p);
  for (size_t i = 0; i < registered; i++)
    if (registrations[i].host == p) return fail("cudaHostRegister", cudaErrorHostMemoryAlreadyRegistered, "%p", p);
  if (in_device(p)) return fail("cudaHostRegister", cudaErrorHostMemoryAlreadyRegistered, "%p is memory of the runtime", p);
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  char *start = (char *)((uintptr_t)p / page * page);
  size_t bytes = ((size_t)((char *)p - start) + n + page - 1) / page * page;
  void *raw;
  cudaError_t e = allocate("cudaHostRegister", &raw, bytes + page, kindHost, 0);
  if (e) return e;
  char *device = (char *)(((uintptr_t)raw + page - 1) / page * page);
  memcpy(device, start, bytes);
  e = share_pages("cudaHostRegister", p, n, start, device, bytes);
  lock();
  for (size_t i = 0; i < registered; i++)
    if (registrations[i].host == p) registrations[i].flags = flags;
  unlock();
  return e;
}

cudaError_t share_pages(const char *call, void *host, size_t n, char *start, char *device, size_t bytes) {
  struct buffer b = {0};
  put64(&b, (uint64_t)start), put64(&b, (uint64_t)device), put64(&b, bytes);
  struct reply r = ask(opMap, b.data, b.size);
  free(b.data);
  if (r.code) return fail(call, cudaErrorHostMemoryAlreadyRegistered, "%s", r.data);
  if (!share_host(start, device, bytes)) return fail(call, cudaErrorMemoryAllocation, "%p cannot be shared", host);
  lock();
  registrations = realloc(registrations, (registered + 1) * sizeof *registrations);
  if (!registrations) abort();
  registrations[registered++] = (struct registration){host, start, device, n, bytes, 0};
  unlock();
  return cudaSuccess;
}

// The pages stay shared: the contents stay the program's. Kernels lose the host's address.
cudaError_t cudaHostUnregister(void *p) {
  cudaError_t e = await_all("cudaHostUnregister");
  if (e) return e;
  for (size_t i = 0; i < registered; i++)
    if (registrations[i].host == p) {
      uint64_t start = (uint64_t)registrations[i].start;
      ask(opFree, &start, 8);
      registrations[i] = registrations[--registered];
      return cudaSuccess;
    }
  return fail("cudaHostUnregister", cudaErrorHostMemoryNotRegistered, "%p", p);
}

cudaError_t cudaHostGetDevicePointer(void **d, void *p, unsigned flags) {
  (void)flags;
  if (in_device(p)) {
    *d = p;
    return cudaSuccess;
  }
  for (size_t i = 0; i < registered; i++) {
    struct registration *r = &registrations[i];
    if ((uintptr_t)p - (uintptr_t)r->start < r->mapped) {
      *d = r->device + ((char *)p - r->start);
      return cudaSuccess;
    }
  }
  return fail("cudaHostGetDevicePointer", cudaErrorInvalidValue, "%p is no memory that kernels reach", p);
}

cudaError_t cudaHostGetFlags(unsigned *flags, void *p) {
  for (size_t i = 0; i < registered; i++)
    if ((char *)p >= (char *)registrations[i].host && (char *)p < (char *)registrations[i].host + registrations[i].size) {
      *flags = registrations[i].flags | cudaHostRegisterMapped;
      return cudaSuccess;
    }
  struct allocation *a = holding(p);
  if (!a || a->kind != kindHost) return fail("cudaHostGetFlags", cudaErrorInvalidValue, "%p", p);
  *flags = a->flags | cudaHostAllocMapped;
  return cudaSuccess;
}

// range_of finds the allocation that p lies in.
int range_of(const void *p, char **start, size_t *size) {
  lock();
  struct allocation *a = holding(p);
  if (a) *start = a->at, *size = a->size;
  unlock();
  return a != 0;
}

cudaError_t cudaPointerGetAttributes(struct cudaPointerAttributes *a, const void *p) {
  memset(a, 0, sizeof *a);
  struct allocation *h = holding(p);
  a->hostPointer = a->devicePointer = (void *)p;
  if (!h) {
    a->type = in_device(p) ? cudaMemoryTypeDevice : cudaMemoryTypeUnregistered;
    if (!in_device(p)) a->devicePointer = 0;
    else a->hostPointer = 0;
    for (size_t i = 0; i < registered; i++)
      if ((uintptr_t)p - (uintptr_t)registrations[i].start < registrations[i].mapped) {
        a->type = cudaMemoryTypeHost;
        a->devicePointer = registrations[i].device + ((char *)p - registrations[i].start);
      }
    if (a->type == cudaMemoryTypeUnregistered) a->device = -1;
    return cudaSuccess;
  }
  a->type = h->kind == kindManaged ? cudaMemoryTypeManaged : h->kind == kindHost ? cudaMemoryTypeHost : cudaMemoryTypeDevice;
  if (h->kind == kindDevice || h->kind == kindArray || h->kind == kindGraph) a->hostPointer = 0;
  return cudaSuccess;
}

cudaError_t cudaMemGetInfo(size_t *available, size_t *total) {
  size_t used = 0;
  *total = device_bytes();
  lock();
  for (size_t i = 0; i < count; i++) used += allocations[i].size;
  unlock();
  *available = *total - used;
  return cudaSuccess;
}

cudaError_t reachable(const char *call, const void *p, size_t n, int device, const char *side) {
  if (n == 0) return cudaSuccess;
  if (!p) return fail(call, cudaErrorInvalidValue, "the %s is a null pointer", side);
  if (!in_device(p)) {
    if (device) {
      for (size_t i = 0; i < registered; i++)
        if ((uintptr_t)p - (uintptr_t)registrations[i].start < registrations[i].mapped) return cudaSuccess;
      return fail(call, cudaErrorInvalidValue, "the %s, %p, is a pointer of the host", side, p);
    }
    return cudaSuccess;
  }
  lock();
  struct allocation *a = holding(p);
  size_t room = a ? a->size - (size_t)((char *)p - a->at) : 0;
  unlock();
  if (!a) { // a variable
    uint64_t at = (uint64_t)p;
    struct reply r = ask(opLeft, &at, sizeof at);
    if (r.code) return fail(call, cudaErrorInvalidValue, "the %s, %p, is not allocated, or was freed", side, p);
    room = get64(&r);
  }
  if (n > room) return fail(call, cudaErrorInvalidValue, "%zu bytes at the %s, whose allocation ends after %zu", n, side, room);
  return cudaSuccess;
}

// is_device: only kernels reach it, as on a GPU; here the host does, too.
static int is_device(const void *p) {
  lock();
  struct allocation *a = in_device(p) ? holding(p) : 0;
  int yes = in_device(p) && (!a || a->kind == kindDevice || a->kind == kindArray || a->kind == kindGraph);
  unlock();
  return yes;
}

cudaError_t copyable(const char *call, const void *dst, size_t to, const void *src, size_t from, enum cudaMemcpyKind kind) {
  if ((unsigned)kind > cudaMemcpyDefault) return fail(call, cudaErrorInvalidMemcpyDirection, "direction %d", (int)kind);
  cudaError_t e = reachable(call, dst, to, kind == cudaMemcpyHostToDevice || kind == cudaMemcpyDeviceToDevice, "destination");
  if (!e) e = reachable(call, src, from, kind == cudaMemcpyDeviceToHost || kind == cudaMemcpyDeviceToDevice, "source");
  if (!e && kind == cudaMemcpyHostToHost && (is_device(dst) || is_device(src)))
    e = fail(call, cudaErrorInvalidValue, "a copy from the host to the host, and the %s is memory of the device", is_device(dst) ? "destination" : "source");
  return e;
}

int reaches(const void *p) {
  if (in_device(p)) return 1;
  for (size_t i = 0; i < registered; i++)
    if ((uintptr_t)p - (uintptr_t)registrations[i].start < registrations[i].mapped) return 1;
  return 0;
}

// copy waits where pageable memory of the host takes part, whatever the call: it may be the caller's
// again when the call returns.
static cudaError_t copy(const char *call, void *dst, const void *src, size_t n, enum cudaMemcpyKind kind, cudaStream_t s, int now) {
  if (sticky()) return done(call, sticky());
  cudaError_t e = copyable(call, dst, n, src, n, kind);
  if (e) return e;
  struct op op = {.kind = opCopy, .dst = dst, .src = (char *)src, .width = n, .height = 1, .depth = 1};
  return submit(call, s, &op, now || !reaches(dst) || !reaches(src));
}

cudaError_t cudaMemcpy(void *d, const void *p, size_t n, enum cudaMemcpyKind k) { return copy("cudaMemcpy", d, p, n, k, 0, 1); }
cudaError_t cudaMemcpyAsync(void *d, const void *p, size_t n, enum cudaMemcpyKind k, cudaStream_t s) { return copy("cudaMemcpyAsync", d, p, n, k, s, 0); }
cudaError_t cudaMemcpyPeer(void *d, int dd, const void *p, int pd, size_t n) {
  if (dd || pd) return fail("cudaMemcpyPeer", cudaErrorInvalidDevice, "devices %d and %d", dd, pd);
  return copy("cudaMemcpyPeer", d, p, n, cudaMemcpyDeviceToDevice, 0, 0);
}
cudaError_t cudaMemcpyPeerAsync(void *d, int dd, const void *p, int pd, size_t n, cudaStream_t s) {
  if (dd || pd) return fail("cudaMemcpyPeerAsync", cudaErrorInvalidDevice, "devices %d and %d", dd, pd);
  return copy("cudaMemcpyPeerAsync", d, p, n, cudaMemcpyDeviceToDevice, s, 0);
}

static cudaError_t fill(const char *call, struct op *op, size_t bytes, cudaStream_t s) {
  if (sticky()) return done(call, sticky());
  cudaError_t e = reachable(call, op->dst, bytes, 1, "destination");
  return e ? e : submit(call, s, op, 0);
}

cudaError_t cudaMemsetAsync(void *d, int v, size_t n, cudaStream_t s) {
  struct op op = {.kind = opFill, .dst = d, .value = v, .value_bytes = 1, .width = n, .height = 1, .depth = 1};
  return fill("cudaMemset", &op, n, s);
}
cudaError_t cudaMemset(void *d, int v, size_t n) { return settled("cudaMemset", cudaMemsetAsync(d, v, n, 0)); }

cudaError_t fill_elements(const char *call, void *d, int value, int bytes, size_t count, cudaStream_t s) {
  struct op op = {.kind = opFill, .dst = d, .value = value, .value_bytes = bytes, .width = count * (size_t)bytes, .height = 1, .depth = 1};
  return fill(call, &op, op.width, s);
}

cudaError_t cudaMemset2DAsync(void *d, size_t pitch, int v, size_t w, size_t h, cudaStream_t s) {
  struct op op = {.kind = opFill, .dst = d, .value = v, .value_bytes = 1, .width = w, .height = h, .depth = 1, .dst_pitch = pitch};
  if (w > pitch) return fail("cudaMemset2D", cudaErrorInvalidPitchValue, "rows of %zu bytes, pitch %zu", w, pitch);
  return fill("cudaMemset2D", &op, h ? (h - 1) * pitch + w : 0, s);
}
cudaError_t cudaMemset2D(void *d, size_t pitch, int v, size_t w, size_t h) { return settled("cudaMemset2D", cudaMemset2DAsync(d, pitch, v, w, h, 0)); }

cudaError_t cudaMemset3DAsync(struct cudaPitchedPtr p, int v, struct cudaExtent e, cudaStream_t s) {
  struct op op = {.kind = opFill, .dst = p.ptr, .value = v, .value_bytes = 1, .width = e.width, .height = e.height, .depth = e.depth,
                  .dst_pitch = p.pitch, .dst_slice = p.pitch * p.ysize};
  return fill("cudaMemset3D", &op, e.width * e.height * e.depth ? op.dst_slice * (e.depth - 1) + p.pitch * (e.height - 1) + e.width : 0, s);
}
cudaError_t cudaMemset3D(struct cudaPitchedPtr p, int v, struct cudaExtent e) { return settled("cudaMemset3D", cudaMemset3DAsync(p, v, e, 0)); }

// Variables of the device.
static cudaError_t symbol(const char *call, const void *sym, size_t offset, size_t n, char **at) {
  size_t size;
  cudaError_t e = find_variable(call, sym, at, &size);
  if (e) return e;
  if (offset > size || n > size - offset) return fail(call, cudaErrorInvalidValue, "%zu bytes at offset %zu of a variable of %zu", n, offset, size);
  *at += offset;
  return cudaSuccess;
}

cudaError_t cudaMemcpyToSymbolAsync(const void *sym, const void *src, size_t n, size_t offset, enum cudaMemcpyKind k, cudaStream_t s) {
  char *at;
  cudaError_t e = symbol("cudaMemcpyToSymbol", sym, offset, n, &at);
  return e ? e : copy("cudaMemcpyToSymbol", at, src, n, k, s, 0);
}
cudaError_t cudaMemcpyToSymbol(const void *sym, const void *src, size_t n, size_t offset, enum cudaMemcpyKind k) {
  return settled("cudaMemcpyToSymbol", cudaMemcpyToSymbolAsync(sym, src, n, offset, k, 0));
}
cudaError_t cudaMemcpyFromSymbolAsync(void *dst, const void *sym, size_t n, size_t offset, enum cudaMemcpyKind k, cudaStream_t s) {
  char *at;
  cudaError_t e = symbol("cudaMemcpyFromSymbol", sym, offset, n, &at);
  return e ? e : copy("cudaMemcpyFromSymbol", dst, at, n, k, s, 0);
}
cudaError_t cudaMemcpyFromSymbol(void *dst, const void *sym, size_t n, size_t offset, enum cudaMemcpyKind k) {
  return settled("cudaMemcpyFromSymbol", cudaMemcpyFromSymbolAsync(dst, sym, n, offset, k, 0));
}
cudaError_t cudaGetSymbolAddress(void **p, const void *sym) { return symbol("cudaGetSymbolAddress", sym, 0, 0, (char **)p); }
cudaError_t cudaGetSymbolSize(size_t *n, const void *sym) {
  char *at;
  return find_variable("cudaGetSymbolSize", sym, &at, n);
}

cudaError_t cudaStreamAttachMemAsync(cudaStream_t s, void *p, size_t n, unsigned flags) {
  (void)s, (void)flags;
  return reachable("cudaStreamAttachMemAsync", p, n ? n : 1, 1, "memory");
}

// Pools have attributes, and no memory of their own.
struct CUmemPoolHandle_st { uint64_t threshold; int reuse[3]; };
static struct CUmemPoolHandle_st pool;
cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *p, int device) { (void)device; *p = &pool; return cudaSuccess; }
cudaError_t cudaDeviceGetMemPool(cudaMemPool_t *p, int device) { (void)device; *p = &pool; return cudaSuccess; }
cudaError_t cudaDeviceSetMemPool(int device, cudaMemPool_t p) { (void)device, (void)p; return cudaSuccess; }
cudaError_t cudaMemPoolCreate(cudaMemPool_t *p, const struct cudaMemPoolProps *props) {
  if (props->handleTypes) return fail("cudaMemPoolCreate", cudaErrorNotSupported, "memory that other processes share");
  *p = calloc(1, sizeof **p);
  if (!*p) abort();
  return cudaSuccess;
}
cudaError_t cudaMemPoolDestroy(cudaMemPool_t p) {
  if (!p || p == &pool) return fail("cudaMemPoolDestroy", cudaErrorInvalidValue, "the standard pool");
  free(p);
  return cudaSuccess;
}
cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t p, enum cudaMemPoolAttr a, void *v) {
  if (a == cudaMemPoolAttrReleaseThreshold) p->threshold = *(uint64_t *)v;
  else if (a >= cudaMemPoolReuseFollowEventDependencies && a <= cudaMemPoolReuseAllowInternalDependencies) p->reuse[a - 1] = *(int *)v;
  return cudaSuccess;
}
cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t p, enum cudaMemPoolAttr a, void *v) {
  if (a >= cudaMemPoolReuseFollowEventDependencies && a <= cudaMemPoolReuseAllowInternalDependencies) {
    *(int *)v = p->reuse[a - 1];
    return cudaSuccess;
  }
  size_t available, total;
  cudaMemGetInfo(&available, &total);
  *(uint64_t *)v = a == cudaMemPoolAttrReleaseThreshold ? p->threshold : total - available; // of all memory
  return cudaSuccess;
}
cudaError_t cudaMemPoolSetAccess(cudaMemPool_t p, const struct cudaMemAccessDesc *d, size_t n) { (void)p, (void)d, (void)n; return cudaSuccess; }
cudaError_t cudaMemPoolGetAccess(enum cudaMemAccessFlags *f, cudaMemPool_t p, struct cudaMemLocation *l) {
  (void)p, (void)l;
  *f = cudaMemAccessFlagsProtReadWrite;
  return cudaSuccess;
}
cudaError_t cudaMemPoolTrimTo(cudaMemPool_t p, size_t n) { (void)p, (void)n; return cudaSuccess; }
