// Texture and surface objects.
#include "runtime.h"

#include <stdlib.h>
#include <string.h>

struct object { unsigned long long handle; struct cudaResourceDesc resource; struct cudaTextureDesc texture; };
static struct object **objects;
static size_t count;

static void keep(unsigned long long handle, const struct cudaResourceDesc *r, const struct cudaTextureDesc *t) {
  struct object *o = calloc(1, sizeof *o);
  lock();
  objects = realloc(objects, (count + 1) * sizeof *objects);
  if (!o || !objects) abort();
  o->handle = handle, o->resource = *r;
  if (t) o->texture = *t;
  objects[count++] = o;
  unlock();
}

// Numbers of emu/texture.OutsideTexel, by cudaTextureAddressMode: Clamp, Border, Wrap, Mirror.
static uint32_t outside(enum cudaTextureAddressMode m) {
  return m == cudaAddressModeClamp ? 0 : m == cudaAddressModeBorder ? 1 : m == cudaAddressModeWrap ? 2 : 3;
}

// unknown names what of a description is not there; null: nothing.
static const char *unknown(const struct cudaResourceDesc *r, const struct cudaTextureDesc *t) {
  int border = 0;
  for (int i = 0; i < 3; i++) border |= t->addressMode[i] == cudaAddressModeBorder;
  if (border && (t->borderColor[0] != 0 || t->borderColor[1] != 0 || t->borderColor[2] != 0 || t->borderColor[3] != 0)) return "a border that is not zero";
  return t->sRGB && r->resType == cudaResourceTypeArray && r->res.array.array->format.x == 8 ? "conversion from sRGB" : 0;
}

static cudaError_t create(const char *call, unsigned long long *out, const struct cudaResourceDesc *r, const struct cudaTextureDesc *t) {
  struct cudaChannelFormatDesc f;
  size_t w = 0, h = 0, d = 0, pitch = 0, layers = 0;
  char *at = 0;
  unsigned flags = 0;
  switch (r->resType) {
  case cudaResourceTypeArray: {
    struct cudaArray *a = r->res.array.array;
    f = a->format, w = a->width, h = a->height, d = a->depth, at = a->data, flags = a->flags;
    break;
  }
  case cudaResourceTypeLinear:
    f = r->res.linear.desc, at = r->res.linear.devPtr;
    w = texel_bytes(&f) ? r->res.linear.sizeInBytes / texel_bytes(&f) : 0;
    break;
  case cudaResourceTypePitch2D:
    f = r->res.pitch2D.desc, at = r->res.pitch2D.devPtr, w = r->res.pitch2D.width, h = r->res.pitch2D.height, pitch = r->res.pitch2D.pitchInBytes;
    break;
  default: return fail(call, cudaErrorNotSupported, "a mipmapped array");
  }
  const char *lacks = t ? unknown(r, t) : 0;
  if (lacks) return fail(call, cudaErrorNotSupported, "%s", lacks);
  int cube = (flags & cudaArrayCubemap) != 0;
  if (cube || (flags & cudaArrayLayered)) layers = cube ? (d >= 6 ? d / 6 : 1) : d, d = 0;
  if (cube && !(flags & cudaArrayLayered)) layers = 0;
  int channels = (f.x > 0) + (f.y > 0) + (f.z > 0) + (f.w > 0);
  struct buffer b = {0};
  const uint32_t v[] = {(uint32_t)w, (uint32_t)h, (uint32_t)d, (uint32_t)layers, (uint32_t)cube, (uint32_t)channels, (uint32_t)f.x,
                        f.f == cudaChannelFormatKindFloat ? 0 : f.f == cudaChannelFormatKindUnsigned ? 1 : 2,
                        t && t->filterMode == cudaFilterModeLinear, t && t->normalizedCoords, t && t->readMode == cudaReadModeNormalizedFloat && f.f != cudaChannelFormatKindFloat,
                        t ? outside(t->addressMode[0]) : 0, 0, 0};
  put_bytes(&b, v, sizeof v);
  put64(&b, (uint64_t)at), put64(&b, pitch);
  struct reply reply = ask(opTexture, b.data, b.size);
  free(b.data);
  if (reply.code) return fail(call, reply.code, "%s", reply.data);
  *out = get64(&reply);
  keep(*out, r, t);
  return cudaSuccess;
}

cudaError_t cudaCreateTextureObject(cudaTextureObject_t *out, const struct cudaResourceDesc *r, const struct cudaTextureDesc *t, const struct cudaResourceViewDesc *view) {
  if (view) return fail("cudaCreateTextureObject", cudaErrorNotSupported, "a resource view");
  return create("cudaCreateTextureObject", out, r, t);
}
cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *out, const struct cudaResourceDesc *r) { return create("cudaCreateSurfaceObject", out, r, 0); }

static struct object *object(unsigned long long handle) {
  for (size_t i = 0; i < count; i++)
    if (objects[i]->handle == handle) return objects[i];
  return 0;
}

static cudaError_t destroy(const char *call, unsigned long long handle) {
  struct object *o = object(handle);
  if (!o) return fail(call, cudaErrorInvalidValue, "%#llx is no object, or was destroyed before", handle);
  o->handle = 0;
  return cudaSuccess;
}
cudaError_t cudaDestroyTextureObject(cudaTextureObject_t h) { return destroy("cudaDestroyTextureObject", h); }
cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t h) { return destroy("cudaDestroySurfaceObject", h); }

cudaError_t cudaGetTextureObjectResourceDesc(struct cudaResourceDesc *r, cudaTextureObject_t h) {
  struct object *o = object(h);
  if (!o) return fail("cudaGetTextureObjectResourceDesc", cudaErrorInvalidValue, "%#llx is no object", h);
  *r = o->resource;
  return cudaSuccess;
}
cudaError_t cudaGetTextureObjectTextureDesc(struct cudaTextureDesc *t, cudaTextureObject_t h) {
  struct object *o = object(h);
  if (!o) return fail("cudaGetTextureObjectTextureDesc", cudaErrorInvalidValue, "%#llx is no object", h);
  *t = o->texture;
  return cudaSuccess;
}
