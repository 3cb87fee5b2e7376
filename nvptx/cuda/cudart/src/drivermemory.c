// Memory of the driver API: linear, mapped, arrays, textures. Pointers are numbers.
#define _GNU_SOURCE
#include "driver.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static void *pointer(CUdeviceptr p) { return (void *)(uintptr_t)p; }

CUresult cuMemAlloc(CUdeviceptr *p, size_t n) {
  if (!n) return driver_fail("cuMemAlloc", CUDA_ERROR_INVALID_VALUE, "0 bytes");
  return AS("cuMemAlloc", cudaMalloc((void **)p, n));
}
CUresult cuMemAllocPitch(CUdeviceptr *p, size_t *pitch, size_t width, size_t height, unsigned element) {
  (void)element;
  return AS("cuMemAllocPitch", cudaMallocPitch((void **)p, pitch, width, height));
}
CUresult cuMemAllocManaged(CUdeviceptr *p, size_t n, unsigned flags) { return AS("cuMemAllocManaged", cudaMallocManaged((void **)p, n, flags)); }
CUresult cuMemAllocAsync(CUdeviceptr *p, size_t n, CUstream s) { return AS("cuMemAllocAsync", cudaMallocAsync((void **)p, n, (cudaStream_t)s)); }
CUresult cuMemFreeAsync(CUdeviceptr p, CUstream s) { return AS("cuMemFreeAsync", cudaFreeAsync(pointer(p), (cudaStream_t)s)); }
CUresult cuMemFree(CUdeviceptr p) { return AS("cuMemFree", cudaFree(pointer(p))); }
CUresult cuMemAllocHost(void **p, size_t n) { return AS("cuMemAllocHost", cudaMallocHost(p, n)); }
CUresult cuMemHostAlloc(void **p, size_t n, unsigned flags) { return AS("cuMemHostAlloc", cudaHostAlloc(p, n, flags)); }
CUresult cuMemFreeHost(void *p) { return AS("cuMemFreeHost", cudaFreeHost(p)); }
CUresult cuMemGetAddressRange(CUdeviceptr *base, size_t *size, CUdeviceptr p) {
  NEEDS_INIT("cuMemGetAddressRange");
  char *start;
  size_t n;
  if (!range_of(pointer(p), &start, &n)) return driver_fail("cuMemGetAddressRange", cudaErrorInvalidValue, "%#llx is in no allocation", (unsigned long long)p);
  if (base) *base = (CUdeviceptr)start;
  if (size) *size = n;
  return CUDA_SUCCESS;
}
CUresult cuMemHostGetDevicePointer(CUdeviceptr *d, void *p, unsigned flags) { return AS("cuMemHostGetDevicePointer", cudaHostGetDevicePointer((void **)d, p, flags)); }
CUresult cuMemHostRegister(void *p, size_t n, unsigned flags) { return AS("cuMemHostRegister", cudaHostRegister(p, n, flags)); }
CUresult cuMemHostUnregister(void *p) { return AS("cuMemHostUnregister", cudaHostUnregister(p)); }
CUresult cuMemGetInfo(size_t *available, size_t *total) { return AS("cuMemGetInfo", cudaMemGetInfo(available, total)); }

#define COPY(name, to, from, kind)                                                                                                      \
  AS(name, cudaMemcpy((void *)(uintptr_t)(to), (const void *)(uintptr_t)(from), n, kind))
#define COPY_ASYNC(name, to, from, kind)                                                                                                \
  AS(name, cudaMemcpyAsync((void *)(uintptr_t)(to), (const void *)(uintptr_t)(from), n, kind, (cudaStream_t)s))
CUresult cuMemcpy(CUdeviceptr d, CUdeviceptr p, size_t n) { return COPY("cuMemcpy", d, p, cudaMemcpyDefault); }
CUresult cuMemcpyHtoD(CUdeviceptr d, const void *p, size_t n) { return COPY("cuMemcpyHtoD", d, p, cudaMemcpyHostToDevice); }
CUresult cuMemcpyDtoH(void *d, CUdeviceptr p, size_t n) { return COPY("cuMemcpyDtoH", d, p, cudaMemcpyDeviceToHost); }
CUresult cuMemcpyDtoD(CUdeviceptr d, CUdeviceptr p, size_t n) { return COPY("cuMemcpyDtoD", d, p, cudaMemcpyDeviceToDevice); }
CUresult cuMemcpyAsync(CUdeviceptr d, CUdeviceptr p, size_t n, CUstream s) { return COPY_ASYNC("cuMemcpyAsync", d, p, cudaMemcpyDefault); }
CUresult cuMemcpyHtoDAsync(CUdeviceptr d, const void *p, size_t n, CUstream s) { return COPY_ASYNC("cuMemcpyHtoDAsync", d, p, cudaMemcpyHostToDevice); }
CUresult cuMemcpyDtoHAsync(void *d, CUdeviceptr p, size_t n, CUstream s) { return COPY_ASYNC("cuMemcpyDtoHAsync", d, p, cudaMemcpyDeviceToHost); }
CUresult cuMemcpyDtoDAsync(CUdeviceptr d, CUdeviceptr p, size_t n, CUstream s) { return COPY_ASYNC("cuMemcpyDtoDAsync", d, p, cudaMemcpyDeviceToDevice); }

CUresult cuMemsetD8Async(CUdeviceptr d, unsigned char v, size_t n, CUstream s) { return AS("cuMemsetD8", fill_elements("cuMemsetD8", pointer(d), v, 1, n, (cudaStream_t)s)); }
CUresult cuMemsetD16Async(CUdeviceptr d, unsigned short v, size_t n, CUstream s) { return AS("cuMemsetD16", fill_elements("cuMemsetD16", pointer(d), v, 2, n, (cudaStream_t)s)); }
CUresult cuMemsetD32Async(CUdeviceptr d, unsigned v, size_t n, CUstream s) { return AS("cuMemsetD32", fill_elements("cuMemsetD32", pointer(d), (int)v, 4, n, (cudaStream_t)s)); }
static CUresult wait_after(const char *call, CUresult e) { return e ? e : AS(call, await_all(call)); }
CUresult cuMemsetD8(CUdeviceptr d, unsigned char v, size_t n) { return wait_after("cuMemsetD8", cuMemsetD8Async(d, v, n, 0)); }
CUresult cuMemsetD16(CUdeviceptr d, unsigned short v, size_t n) { return wait_after("cuMemsetD16", cuMemsetD16Async(d, v, n, 0)); }
CUresult cuMemsetD32(CUdeviceptr d, unsigned v, size_t n) { return wait_after("cuMemsetD32", cuMemsetD32Async(d, v, n, 0)); }

// Mapped memory. A reserved range of addresses has its memory from the start; mapping only says that
// it may be used. So a piece of memory can be in one place only. Memory that processes may share is a file,
// whose pages replace those of the range.
struct physical { size_t size; CUdeviceptr at; int shared, file; };
enum { granularity = 2 << 20 }; // as GPUs have it
static struct reservation { struct reservation *next; void *raw; char *at; size_t size; } *reservations;

CUresult cuMemGetAllocationGranularity(size_t *n, const CUmemAllocationProp *p, CUmemAllocationGranularity_flags f) {
  NEEDS_INIT("cuMemGetAllocationGranularity");
  (void)p, (void)f;
  *n = granularity;
  return CUDA_SUCCESS;
}
CUresult cuMemAddressReserve(CUdeviceptr *p, size_t n, size_t align, CUdeviceptr want, unsigned long long flags) {
  (void)want, (void)flags;
  NEEDS_INIT("cuMemAddressReserve");
  if (align < granularity) align = granularity;
  if (align & (align - 1)) return driver_fail("cuMemAddressReserve", CUDA_ERROR_INVALID_VALUE, "an alignment of %zu", align);
  struct reservation *r = calloc(1, sizeof *r);
  if (!r) abort();
  CUresult e = AS("cuMemAddressReserve", cudaMalloc(&r->raw, n + align));
  if (e) {
    free(r);
    return e;
  }
  r->at = (char *)(((uintptr_t)r->raw + align - 1) / align * align), r->size = n;
  lock();
  r->next = reservations, reservations = r;
  unlock();
  *p = (CUdeviceptr)r->at;
  return CUDA_SUCCESS;
}
CUresult cuMemAddressFree(CUdeviceptr p, size_t n) {
  NEEDS_INIT("cuMemAddressFree");
  lock();
  struct reservation **link = &reservations;
  while (*link && ((*link)->at != pointer(p) || (*link)->size != n)) link = &(*link)->next;
  struct reservation *r = *link;
  if (r) *link = r->next;
  unlock();
  if (!r) return driver_fail("cuMemAddressFree", CUDA_ERROR_INVALID_VALUE, "%zu bytes at %#llx are not what was reserved", n, (unsigned long long)p);
  CUresult e = AS("cuMemAddressFree", cudaFree(r->raw));
  free(r);
  return e;
}
// reserved: all bytes are in one range.
static int reserved(CUdeviceptr p, size_t n) {
  int yes = 0;
  lock();
  for (struct reservation *r = reservations; r; r = r->next) yes |= (char *)pointer(p) >= r->at && (size_t)((char *)pointer(p) - r->at) <= r->size && n <= r->size - (size_t)((char *)pointer(p) - r->at);
  unlock();
  return yes;
}
CUresult cuMemCreate(CUmemGenericAllocationHandle *h, size_t n, const CUmemAllocationProp *p, unsigned long long flags) {
  NEEDS_INIT("cuMemCreate");
  (void)flags;
  if (p->requestedHandleTypes & ~CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR)
    return driver_fail("cuMemCreate", CUDA_ERROR_NOT_SUPPORTED, "handles of type %d, which are no file descriptors", (int)p->requestedHandleTypes);
  struct physical *m = calloc(1, sizeof *m);
  if (!m) abort();
  if (p->requestedHandleTypes) {
    m->shared = 1, m->file = memfd_create("shared device memory", MFD_CLOEXEC);
    if (m->file < 0 || ftruncate(m->file, (off_t)n)) {
      if (m->file >= 0) close(m->file);
      free(m);
      return driver_fail("cuMemCreate", CUDA_ERROR_OUT_OF_MEMORY, "%zu bytes", n);
    }
  }
  m->size = n;
  *h = (CUmemGenericAllocationHandle)(uintptr_t)m;
  return CUDA_SUCCESS;
}
CUresult cuMemMap(CUdeviceptr p, size_t n, size_t offset, CUmemGenericAllocationHandle h, unsigned long long flags) {
  (void)flags;
  struct physical *m = (struct physical *)(uintptr_t)h;
  if (n > m->size || offset) return driver_fail("cuMemMap", CUDA_ERROR_INVALID_VALUE, "%zu bytes at offset %zu of memory of %zu bytes", n, offset, m->size);
  if (m->at) return driver_fail("cuMemMap", CUDA_ERROR_NOT_SUPPORTED, "memory that is mapped at %p, too", pointer(m->at));
  if (!reserved(p, n)) return driver_fail("cuMemMap", CUDA_ERROR_INVALID_VALUE, "%zu bytes at %#llx are not reserved", n, (unsigned long long)p);
  m->at = p;
  if (m->shared) return AS("cuMemMap", place_file("cuMemMap", pointer(p), n, getpid(), m->file, 0));
  return AS("cuMemMap", fill_elements("cuMemMap", pointer(p), 0, 1, n, 0)); // checks that the range is reserved
}
CUresult cuMemSetAccess(CUdeviceptr p, size_t n, const CUmemAccessDesc *d, size_t count) { (void)p, (void)n, (void)d, (void)count; return CUDA_SUCCESS; }
CUresult cuMemUnmap(CUdeviceptr p, size_t n) {
  if (!reserved(p, n)) return driver_fail("cuMemUnmap", CUDA_ERROR_INVALID_VALUE, "%zu bytes at %#llx are not reserved", n, (unsigned long long)p);
  CUresult e = AS("cuMemUnmap", await_all("cuMemUnmap"));
  return e ? e : AS("cuMemUnmap", place_file("cuMemUnmap", pointer(p), n, getpid(), memory_file(), p - DEVICE_BASE)); // the pages of this process again
}
CUresult cuMemRelease(CUmemGenericAllocationHandle h) { // what is mapped stays
  struct physical *m = (struct physical *)(uintptr_t)h;
  if (m->shared) close(m->file);
  free(m);
  return CUDA_SUCCESS;
}
CUresult cuMemExportToShareableHandle(void *out, CUmemGenericAllocationHandle h, CUmemAllocationHandleType t, unsigned long long flags) {
  NEEDS_INIT("cuMemExportToShareableHandle");
  struct physical *m = (struct physical *)(uintptr_t)h;
  if (!out || !m || flags || t != CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR || !m->shared)
    return driver_fail("cuMemExportToShareableHandle", CUDA_ERROR_INVALID_VALUE, "a handle of type %d of memory that was not made for it", (int)t);
  *(int *)out = dup(m->file);
  return CUDA_SUCCESS;
}
CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *h, void *handle, CUmemAllocationHandleType t) {
  NEEDS_INIT("cuMemImportFromShareableHandle");
  struct stat info;
  int file = (int)(intptr_t)handle;
  if (!h || t != CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR || fstat(file, &info) || !S_ISREG(info.st_mode))
    return driver_fail("cuMemImportFromShareableHandle", CUDA_ERROR_INVALID_VALUE, "a handle of type %d, descriptor %d", (int)t, file);
  struct physical *m = calloc(1, sizeof *m);
  if (!m) abort();
  *m = (struct physical){.size = (size_t)info.st_size, .shared = 1, .file = dup(file)};
  *h = (CUmemGenericAllocationHandle)(uintptr_t)m;
  return CUDA_SUCCESS;
}

// Arrays and textures.
static cudaError_t format_of(const char *call, CUarray_format f, unsigned channels, struct cudaChannelFormatDesc *out) {
  int bits = 8 << (f & 3) >> 1;
  enum cudaChannelFormatKind kind = cudaChannelFormatKindUnsigned;
  switch (f) {
  case CU_AD_FORMAT_UNSIGNED_INT8:
  case CU_AD_FORMAT_UNSIGNED_INT16:
  case CU_AD_FORMAT_UNSIGNED_INT32: break;
  case CU_AD_FORMAT_SIGNED_INT8:
  case CU_AD_FORMAT_SIGNED_INT16:
  case CU_AD_FORMAT_SIGNED_INT32: kind = cudaChannelFormatKindSigned; break;
  case CU_AD_FORMAT_HALF: kind = cudaChannelFormatKindFloat, bits = 16; break;
  case CU_AD_FORMAT_FLOAT: kind = cudaChannelFormatKindFloat, bits = 32; break;
  default: return fail(call, cudaErrorNotSupported, "array format %d", (int)f);
  }
  *out = cudaCreateChannelDesc(bits, channels > 1 ? bits : 0, channels > 2 ? bits : 0, channels > 2 ? bits : 0, kind);
  return cudaSuccess;
}

CUresult cuArray3DCreate(CUarray *a, const CUDA_ARRAY3D_DESCRIPTOR *d) {
  struct cudaChannelFormatDesc f;
  cudaError_t e = AS_ERROR("cuArray3DCreate", format_of("cuArray3DCreate", d->Format, d->NumChannels, &f));
  return e ? driver_result(e) : AS("cuArray3DCreate", cudaMalloc3DArray((cudaArray_t *)a, &f, (struct cudaExtent){d->Width, d->Height, d->Depth}, d->Flags));
}
CUresult cuArrayCreate(CUarray *a, const CUDA_ARRAY_DESCRIPTOR *d) {
  CUDA_ARRAY3D_DESCRIPTOR all = {.Width = d->Width, .Height = d->Height, .Format = d->Format, .NumChannels = d->NumChannels};
  return cuArray3DCreate(a, &all);
}
CUresult cuArrayDestroy(CUarray a) { return AS("cuArrayDestroy", cudaFreeArray((cudaArray_t)a)); }

// place is one side of a copy: its first byte and its pitch.
static char *place(CUmemorytype t, const void *host, CUdeviceptr device, CUarray array, size_t pitch, size_t x, size_t y, size_t *row) {
  cudaArray_t a = (cudaArray_t)array;
  *row = t == CU_MEMORYTYPE_ARRAY ? a->width * texel_bytes(&a->format) : pitch;
  char *base = t == CU_MEMORYTYPE_ARRAY ? a->data : t == CU_MEMORYTYPE_HOST ? (char *)host : pointer(device);
  return base + y * *row + x;
}
static cudaError_t copy_2d(const char *call, const CUDA_MEMCPY2D *c, cudaStream_t s) {
  size_t from, to;
  char *src = place(c->srcMemoryType, c->srcHost, c->srcDevice, c->srcArray, c->srcPitch ? c->srcPitch : c->WidthInBytes, c->srcXInBytes, c->srcY, &from);
  char *dst = place(c->dstMemoryType, c->dstHost, c->dstDevice, c->dstArray, c->dstPitch ? c->dstPitch : c->WidthInBytes, c->dstXInBytes, c->dstY, &to);
  (void)call;
  return cudaMemcpy2DAsync(dst, to, src, from, c->WidthInBytes, c->Height, cudaMemcpyDefault, s);
}
CUresult cuMemcpy2DAsync(const CUDA_MEMCPY2D *c, CUstream s) { return AS("cuMemcpy2DAsync", copy_2d("cuMemcpy2DAsync", c, (cudaStream_t)s)); }
CUresult cuMemcpy2D(const CUDA_MEMCPY2D *c) { return wait_after("cuMemcpy2D", AS("cuMemcpy2D", copy_2d("cuMemcpy2D", c, 0))); }
CUresult cuMemcpy2DUnaligned(const CUDA_MEMCPY2D *c) { return cuMemcpy2D(c); }

// Hints about managed memory, as in memory.c. The newer names are macros for the second forms where CUDA has only those.
static CUresult hint(const char *call, CUdeviceptr p, size_t n) {
  return AS(call, cudaStreamAttachMemAsync(0, pointer(p), n, cudaMemAttachGlobal));
}
#if CUDA_VERSION < 13000
CUresult cuMemPrefetchAsync(CUdeviceptr p, size_t n, CUdevice d, CUstream s) { (void)d, (void)s; return hint("cuMemPrefetchAsync", p, n); }
CUresult cuMemAdvise(CUdeviceptr p, size_t n, CUmem_advise a, CUdevice d) { (void)a, (void)d; return hint("cuMemAdvise", p, n); }
#endif
#if CUDA_VERSION >= 12020
CUresult cuMemPrefetchAsync_v2(CUdeviceptr p, size_t n, CUmemLocation l, unsigned f, CUstream s) { (void)l, (void)f, (void)s; return hint("cuMemPrefetchAsync", p, n); }
CUresult cuMemAdvise_v2(CUdeviceptr p, size_t n, CUmem_advise a, CUmemLocation l) { (void)a, (void)l; return hint("cuMemAdvise", p, n); }
#endif

CUresult cuTexObjectCreate(CUtexObject *out, const CUDA_RESOURCE_DESC *r, const CUDA_TEXTURE_DESC *t, const CUDA_RESOURCE_VIEW_DESC *view) {
  if (view) return driver_fail("cuTexObjectCreate", CUDA_ERROR_NOT_SUPPORTED, "a resource view");
  struct cudaResourceDesc resource = {0};
  cudaError_t e = cudaSuccess;
  switch (r->resType) {
  case CU_RESOURCE_TYPE_ARRAY:
    resource.resType = cudaResourceTypeArray, resource.res.array.array = (cudaArray_t)r->res.array.hArray;
    break;
  case CU_RESOURCE_TYPE_LINEAR:
    resource.resType = cudaResourceTypeLinear, resource.res.linear.devPtr = pointer(r->res.linear.devPtr), resource.res.linear.sizeInBytes = r->res.linear.sizeInBytes;
    e = format_of("cuTexObjectCreate", r->res.linear.format, r->res.linear.numChannels, &resource.res.linear.desc);
    break;
  case CU_RESOURCE_TYPE_PITCH2D:
    resource.resType = cudaResourceTypePitch2D, resource.res.pitch2D.devPtr = pointer(r->res.pitch2D.devPtr);
    resource.res.pitch2D.width = r->res.pitch2D.width, resource.res.pitch2D.height = r->res.pitch2D.height, resource.res.pitch2D.pitchInBytes = r->res.pitch2D.pitchInBytes;
    e = format_of("cuTexObjectCreate", r->res.pitch2D.format, r->res.pitch2D.numChannels, &resource.res.pitch2D.desc);
    break;
  default: return driver_fail("cuTexObjectCreate", CUDA_ERROR_NOT_SUPPORTED, "a mipmapped array");
  }
  struct cudaTextureDesc texture = {.filterMode = (enum cudaTextureFilterMode)t->filterMode,
                                    .readMode = t->flags & CU_TRSF_READ_AS_INTEGER ? cudaReadModeElementType : cudaReadModeNormalizedFloat,
                                    .normalizedCoords = (t->flags & CU_TRSF_NORMALIZED_COORDINATES) != 0};
  for (int i = 0; i < 3; i++) texture.addressMode[i] = (enum cudaTextureAddressMode)t->addressMode[i]; // the same numbers
  return e ? driver_result(e) : AS("cuTexObjectCreate", cudaCreateTextureObject((cudaTextureObject_t *)out, &resource, &texture, 0));
}
CUresult cuTexObjectDestroy(CUtexObject h) { return AS("cuTexObjectDestroy", cudaDestroyTextureObject(h)); }
