// Texture and surface references: variables of the device with the handle of an object (optgo_references.h).
#include "runtime.h"

#include <optgo_references.h>

#include <stdlib.h>
#include <string.h>

struct reference {
  const void *symbol;
  int normalized;            // fetches return floats from 0 to 1 or from -1 to 1
  unsigned long long handle; // 0: not bound
};
static struct reference *references;
static size_t count;

void __cudaRegisterVar(void **m, char *symbol, char *address, const char *name, int ext, size_t size, int constant, int global); // register.c

static void announce(void **m, const void *symbol, const char *name, int normalized, int ext) {
  __cudaRegisterVar(m, (char *)symbol, (char *)name, name, ext, sizeof(unsigned long long), 0, 0);
  references = realloc(references, (count + 1) * sizeof *references);
  if (!references) abort();
  references[count++] = (struct reference){symbol, normalized, 0};
}
void __cudaRegisterTexture(void **m, const struct textureReference *t, const void **device, const char *name, int dim, int normalized, int ext) {
  (void)device, (void)dim;
  announce(m, t, name, normalized, ext);
}
void __cudaRegisterSurface(void **m, const struct surfaceReference *s, const void **device, const char *name, int dim, int ext) {
  (void)device, (void)dim;
  announce(m, s, name, 0, ext);
}

static struct reference *find(const void *symbol) {
  for (size_t i = 0; i < count; i++)
    if (references[i].symbol == symbol) return &references[i];
  return 0;
}

// set gives the reference another handle, after all work before it; 0 is no object, and fetches fail.
static cudaError_t set(const char *call, struct reference *r, unsigned long long handle) {
  cudaError_t e = cudaMemcpyToSymbol(r->symbol, &handle, sizeof handle, 0, cudaMemcpyHostToDevice);
  if (e) return e;
  const unsigned long long old = r->handle;
  r->handle = handle;
  if (!old) return cudaSuccess;
  speak_as(call);
  e = cudaDestroyTextureObject(old);
  speak_as(0);
  return e;
}

static cudaError_t bind(const char *call, const struct textureReference *t, const struct cudaResourceDesc *resource) {
  struct reference *r = find(t);
  if (!r) return fail(call, cudaErrorInvalidTexture, "%p is no texture reference", (const void *)t);
  struct cudaTextureDesc d = {.filterMode = t->filterMode, .normalizedCoords = t->normalized, .sRGB = t->sRGB, .maxAnisotropy = t->maxAnisotropy,
                              .mipmapFilterMode = t->mipmapFilterMode, .mipmapLevelBias = t->mipmapLevelBias,
                              .minMipmapLevelClamp = t->minMipmapLevelClamp, .maxMipmapLevelClamp = t->maxMipmapLevelClamp,
                              .readMode = r->normalized ? cudaReadModeNormalizedFloat : cudaReadModeElementType};
  memcpy(d.addressMode, t->addressMode, sizeof d.addressMode);
  cudaTextureObject_t handle;
  speak_as(call);
  cudaError_t e = cudaCreateTextureObject(&handle, resource, &d, 0);
  speak_as(0);
  return e ? e : set(call, r, handle);
}

// allocated is how many bytes follow p in its allocation: a program may leave the size to the runtime.
static size_t allocated(const void *p, size_t n) {
  char *start;
  size_t size;
  return n == 0xffffffffu && range_of(p, &start, &size) ? size - (size_t)((const char *)p - start) : n;
}

cudaError_t cudaBindTexture(size_t *offset, const struct textureReference *t, const void *p, const struct cudaChannelFormatDesc *f, size_t n) {
  if (offset) *offset = 0; // the device has no alignment that an offset could make up for
  struct cudaResourceDesc r = {.resType = cudaResourceTypeLinear};
  r.res.linear.devPtr = (void *)p, r.res.linear.desc = *f, r.res.linear.sizeInBytes = allocated(p, n);
  return bind("cudaBindTexture", t, &r);
}
cudaError_t cudaBindTexture2D(size_t *offset, const struct textureReference *t, const void *p, const struct cudaChannelFormatDesc *f, size_t w, size_t h, size_t pitch) {
  if (offset) *offset = 0;
  struct cudaResourceDesc r = {.resType = cudaResourceTypePitch2D};
  r.res.pitch2D.devPtr = (void *)p, r.res.pitch2D.desc = *f, r.res.pitch2D.width = w, r.res.pitch2D.height = h, r.res.pitch2D.pitchInBytes = pitch;
  return bind("cudaBindTexture2D", t, &r);
}
cudaError_t cudaBindTextureToArray(const struct textureReference *t, cudaArray_const_t a, const struct cudaChannelFormatDesc *f) {
  (void)f; // the array's own
  struct cudaResourceDesc r = {.resType = cudaResourceTypeArray};
  r.res.array.array = (cudaArray_t)a;
  return bind("cudaBindTextureToArray", t, &r);
}
cudaError_t cudaBindTextureToMipmappedArray(const struct textureReference *t, cudaMipmappedArray_const_t a, const struct cudaChannelFormatDesc *f) {
  (void)f;
  struct cudaResourceDesc r = {.resType = cudaResourceTypeMipmappedArray};
  r.res.mipmap.mipmap = (cudaMipmappedArray_t)a;
  return bind("cudaBindTextureToMipmappedArray", t, &r);
}

cudaError_t cudaUnbindTexture(const struct textureReference *t) {
  struct reference *r = find(t);
  if (!r) return fail("cudaUnbindTexture", cudaErrorInvalidTexture, "%p is no texture reference", (const void *)t);
  return r->handle ? set("cudaUnbindTexture", r, 0) : cudaSuccess;
}
cudaError_t cudaGetTextureAlignmentOffset(size_t *offset, const struct textureReference *t) {
  struct reference *r = find(t);
  if (!r || !r->handle) return fail("cudaGetTextureAlignmentOffset", cudaErrorInvalidTextureBinding, "%p is not bound", (const void *)t);
  *offset = 0;
  return cudaSuccess;
}
cudaError_t cudaGetTextureReference(const struct textureReference **t, const void *symbol) {
  if (!find(symbol)) return fail("cudaGetTextureReference", cudaErrorInvalidTexture, "%p is no texture reference", symbol);
  *t = symbol;
  return cudaSuccess;
}

cudaError_t cudaBindSurfaceToArray(const struct surfaceReference *s, cudaArray_const_t a, const struct cudaChannelFormatDesc *f) {
  (void)f;
  struct reference *r = find(s);
  if (!r) return fail("cudaBindSurfaceToArray", cudaErrorInvalidSurface, "%p is no surface reference", (const void *)s);
  struct cudaResourceDesc d = {.resType = cudaResourceTypeArray};
  d.res.array.array = (cudaArray_t)a;
  cudaSurfaceObject_t handle;
  speak_as("cudaBindSurfaceToArray");
  cudaError_t e = cudaCreateSurfaceObject(&handle, &d);
  speak_as(0);
  return e ? e : set("cudaBindSurfaceToArray", r, handle);
}
cudaError_t cudaGetSurfaceReference(const struct surfaceReference **s, const void *symbol) {
  if (!find(symbol)) return fail("cudaGetSurfaceReference", cudaErrorInvalidSurface, "%p is no surface reference", symbol);
  *s = symbol;
  return cudaSuccess;
}
