// Arrays, and copies of two and three dimensions.
#include "runtime.h"

#include <stdlib.h>
#include <string.h>

size_t texel_bytes(const struct cudaChannelFormatDesc *f) { return (size_t)(f->x + f->y + f->z + f->w) / 8; }

struct cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w, enum cudaChannelFormatKind f) {
  return (struct cudaChannelFormatDesc){x, y, z, w, f};
}

static size_t least_one(size_t n) { return n ? n : 1; }

cudaError_t cudaMalloc3DArray(cudaArray_t *out, const struct cudaChannelFormatDesc *f, struct cudaExtent e, unsigned flags) {
  if (!texel_bytes(f) || !e.width) return fail("cudaMalloc3DArray", cudaErrorInvalidValue, "%zu texels of %zu bytes", e.width, texel_bytes(f));
  struct cudaArray *a = calloc(1, sizeof *a);
  if (!a) abort();
  a->format = *f, a->width = e.width, a->height = e.height, a->depth = e.depth, a->flags = flags;
  void *p;
  cudaError_t err = device_alloc("cudaMallocArray", &p, texel_bytes(f) * e.width * least_one(e.height) * least_one(e.depth));
  if (err) {
    free(a);
    return err;
  }
  a->data = p;
  *out = a;
  return cudaSuccess;
}

cudaError_t cudaMallocArray(cudaArray_t *out, const struct cudaChannelFormatDesc *f, size_t w, size_t h, unsigned flags) {
  return cudaMalloc3DArray(out, f, (struct cudaExtent){w, h, 0}, flags);
}

cudaError_t cudaFreeArray(cudaArray_t a) {
  if (!a) return cudaSuccess;
  cudaError_t e = cudaFree(a->data);
  free(a);
  return e;
}

cudaError_t cudaGetChannelDesc(struct cudaChannelFormatDesc *f, cudaArray_const_t a) {
  *f = a->format;
  return cudaSuccess;
}

cudaError_t cudaArrayGetInfo(struct cudaChannelFormatDesc *f, struct cudaExtent *e, unsigned *flags, cudaArray_t a) {
  if (f) *f = a->format;
  if (e) *e = (struct cudaExtent){a->width, a->height, a->depth};
  if (flags) *flags = a->flags;
  return cudaSuccess;
}

// span is how many bytes one side of a copy covers, from its first to its last one.
static size_t span(const struct op *op, size_t pitch, size_t slice) { return (op->depth - 1) * slice + (op->height - 1) * pitch + op->width; }

static cudaError_t box(const char *call, struct op op, enum cudaMemcpyKind kind, cudaStream_t s) {
  const int now = !reaches(op.dst) || !reaches(op.src); // pageable memory, as CUDA has it
  if (sticky()) return done(call, sticky());
  if (!op.width || !op.height || !op.depth) return cudaSuccess;
  if (!op.dst || !op.src) return fail(call, cudaErrorInvalidValue, "a null pointer");
  if ((op.height > 1 && (op.width > op.dst_pitch || op.width > op.src_pitch)))
    return fail(call, cudaErrorInvalidPitchValue, "rows of %zu bytes, pitches %zu and %zu", op.width, op.dst_pitch, op.src_pitch);
  cudaError_t e = copyable(call, op.dst, span(&op, op.dst_pitch, op.dst_slice), op.src, span(&op, op.src_pitch, op.src_slice), kind);
  if (e) return e;
  op.kind = opCopy;
  return submit(call, s, &op, now);
}

cudaError_t cudaMemcpy2DAsync(void *d, size_t dp, const void *p, size_t sp, size_t w, size_t h, enum cudaMemcpyKind k, cudaStream_t s) {
  return box("cudaMemcpy2D", (struct op){.dst = d, .src = (char *)p, .width = w, .height = h, .depth = 1, .dst_pitch = dp, .src_pitch = sp}, k, s);
}
cudaError_t cudaMemcpy2D(void *d, size_t dp, const void *p, size_t sp, size_t w, size_t h, enum cudaMemcpyKind k) {
  return settled("cudaMemcpy2D", cudaMemcpy2DAsync(d, dp, p, sp, w, h, k, 0));
}

static size_t row(cudaArray_const_t a) { return a->width * texel_bytes(&a->format); }

cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t a, size_t x, size_t y, const void *p, size_t sp, size_t w, size_t h, enum cudaMemcpyKind k, cudaStream_t s) {
  if (x + w > row(a) || y + h > least_one(a->height)) return fail("cudaMemcpy2DToArray", cudaErrorInvalidValue, "the array is smaller");
  return box("cudaMemcpy2DToArray", (struct op){.dst = a->data + y * row(a) + x, .src = (char *)p, .width = w, .height = h, .depth = 1, .dst_pitch = row(a), .src_pitch = sp}, k, s);
}
cudaError_t cudaMemcpy2DToArray(cudaArray_t a, size_t x, size_t y, const void *p, size_t sp, size_t w, size_t h, enum cudaMemcpyKind k) {
  return settled("cudaMemcpy2DToArray", cudaMemcpy2DToArrayAsync(a, x, y, p, sp, w, h, k, 0));
}
cudaError_t cudaMemcpy2DFromArrayAsync(void *d, size_t dp, cudaArray_const_t a, size_t x, size_t y, size_t w, size_t h, enum cudaMemcpyKind k, cudaStream_t s) {
  if (x + w > row(a) || y + h > least_one(a->height)) return fail("cudaMemcpy2DFromArray", cudaErrorInvalidValue, "the array is smaller");
  return box("cudaMemcpy2DFromArray", (struct op){.dst = d, .src = a->data + y * row(a) + x, .width = w, .height = h, .depth = 1, .dst_pitch = dp, .src_pitch = row(a)}, k, s);
}
cudaError_t cudaMemcpy2DFromArray(void *d, size_t dp, cudaArray_const_t a, size_t x, size_t y, size_t w, size_t h, enum cudaMemcpyKind k) {
  return settled("cudaMemcpy2DFromArray", cudaMemcpy2DFromArrayAsync(d, dp, a, x, y, w, h, k, 0));
}
// linear is where n bytes from column x of row y on are that run on into the next rows; null: the array is smaller.
static char *linear(const char *call, cudaArray_const_t a, size_t x, size_t y, size_t n) {
  size_t at = y * row(a) + x;
  if (at + n <= row(a) * least_one(a->height)) return a->data + at;
  fail(call, cudaErrorInvalidValue, "the array is smaller");
  return 0;
}
cudaError_t cudaMemcpyToArrayAsync(cudaArray_t a, size_t x, size_t y, const void *p, size_t n, enum cudaMemcpyKind k, cudaStream_t s) {
  (void)k;
  char *to = linear("cudaMemcpyToArray", a, x, y, n);
  return to ? cudaMemcpyAsync(to, p, n, cudaMemcpyDefault, s) : cudaErrorInvalidValue;
}
cudaError_t cudaMemcpyToArray(cudaArray_t a, size_t x, size_t y, const void *p, size_t n, enum cudaMemcpyKind k) {
  return settled("cudaMemcpyToArray", cudaMemcpyToArrayAsync(a, x, y, p, n, k, 0));
}
cudaError_t cudaMemcpyFromArrayAsync(void *d, cudaArray_const_t a, size_t x, size_t y, size_t n, enum cudaMemcpyKind k, cudaStream_t s) {
  (void)k;
  char *from = linear("cudaMemcpyFromArray", a, x, y, n);
  return from ? cudaMemcpyAsync(d, from, n, cudaMemcpyDefault, s) : cudaErrorInvalidValue;
}
cudaError_t cudaMemcpyFromArray(void *d, cudaArray_const_t a, size_t x, size_t y, size_t n, enum cudaMemcpyKind k) {
  return settled("cudaMemcpyFromArray", cudaMemcpyFromArrayAsync(d, a, x, y, n, k, 0));
}
cudaError_t cudaMemcpyArrayToArray(cudaArray_t d, size_t dx, size_t dy, cudaArray_const_t p, size_t sx, size_t sy, size_t n, enum cudaMemcpyKind k) {
  char *from = linear("cudaMemcpyArrayToArray", p, sx, sy, n);
  return from ? cudaMemcpyToArray(d, dx, dy, from, n, k) : cudaErrorInvalidValue;
}
cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t d, size_t dx, size_t dy, cudaArray_const_t p, size_t sx, size_t sy, size_t w, size_t h, enum cudaMemcpyKind k) {
  if (sx + w > row(p) || sy + h > least_one(p->height)) return fail("cudaMemcpy2DArrayToArray", cudaErrorInvalidValue, "the array is smaller");
  return cudaMemcpy2DToArray(d, dx, dy, p->data + sy * row(p) + sx, row(p), w, h, k);
}

// One side of a copy of three dimensions. Where an array takes part, x counts its texels.
static char *side(struct cudaArray *a, struct cudaPitchedPtr p, struct cudaPos at, size_t texel, size_t *pitch, size_t *slice) {
  *pitch = a ? row(a) : p.pitch;
  *slice = a ? row(a) * least_one(a->height) : p.pitch * p.ysize;
  char *base = a ? a->data : p.ptr;
  return base ? base + at.z * *slice + at.y * *pitch + at.x * (a ? texel_bytes(&a->format) : texel) : 0;
}

cudaError_t cudaMemcpy3DAsync(const struct cudaMemcpy3DParms *p, cudaStream_t s) {
  cudaArray_t a = p->srcArray ? p->srcArray : p->dstArray;
  size_t texel = a ? texel_bytes(&a->format) : 1;
  struct op op = {.width = p->extent.width * texel, .height = p->extent.height, .depth = p->extent.depth};
  op.src = side(p->srcArray, p->srcPtr, p->srcPos, 1, &op.src_pitch, &op.src_slice);
  op.dst = side(p->dstArray, p->dstPtr, p->dstPos, 1, &op.dst_pitch, &op.dst_slice);
  return box("cudaMemcpy3D", op, p->kind, s);
}
cudaError_t cudaMemcpy3D(const struct cudaMemcpy3DParms *p) { return settled("cudaMemcpy3D", cudaMemcpy3DAsync(p, 0)); }
// There is one device.
cudaError_t cudaMemcpy3DPeerAsync(const struct cudaMemcpy3DPeerParms *p, cudaStream_t s) {
  if (p->srcDevice || p->dstDevice) return fail("cudaMemcpy3DPeer", cudaErrorInvalidDevice, "devices %d and %d", p->srcDevice, p->dstDevice);
  struct cudaMemcpy3DParms q = {.srcArray = p->srcArray, .srcPos = p->srcPos, .srcPtr = p->srcPtr, .dstArray = p->dstArray, .dstPos = p->dstPos, .dstPtr = p->dstPtr,
                                .extent = p->extent, .kind = cudaMemcpyDefault};
  return cudaMemcpy3DAsync(&q, s);
}
cudaError_t cudaMemcpy3DPeer(const struct cudaMemcpy3DPeerParms *p) { return settled("cudaMemcpy3DPeer", cudaMemcpy3DPeerAsync(p, 0)); }
