// What programs have said about managed memory: it changes nothing here, and they may ask for it.
#include "runtime.h"

#include <stdlib.h>

// One piece of advice for bytes from start up to end; a later one replaces it where both are.
struct advice { uintptr_t start, end; int attribute, value; };
static struct advice *given;
static size_t count;

// forget drops what lies in a range, of one attribute or (0) of all: memory that is freed has none when it comes back.
static void forget(uintptr_t start, uintptr_t end, int attribute) {
  size_t left = 0;
  for (size_t i = 0; i < count; i++) {
    struct advice a = given[i];
    if (a.start < start || a.end > end || (attribute && a.attribute != attribute)) given[left++] = a;
  }
  count = left;
}
void forget_advice(const void *p, size_t n) { forget((uintptr_t)p, (uintptr_t)p + n, 0); }

static void advise(const void *p, size_t n, int attribute, int value) {
  const uintptr_t start = (uintptr_t)p, end = start + n;
  lock();
  forget(start, end, attribute);
  given = realloc(given, (count + 1) * sizeof *given);
  if (!given) abort();
  given[count++] = (struct advice){start, end, attribute, value};
  unlock();
}

// default_of is what an attribute is where nothing was said, or different things.
static int default_of(int attribute) { return attribute == cudaMemRangeAttributeReadMostly ? 0 : cudaInvalidDeviceId; }

static int value_at(uintptr_t at, int attribute) {
  for (size_t i = count; i-- > 0;)
    if (given[i].attribute == attribute && at >= given[i].start && at < given[i].end) return given[i].value;
  return default_of(attribute);
}

// value_of is the one of all bytes of a range.
static int value_of(const void *p, size_t n, int attribute) {
  const uintptr_t start = (uintptr_t)p, end = start + n;
  lock();
  int value = value_at(start, attribute);
  for (size_t i = 0; i < count && value != default_of(attribute); i++) {
    uintptr_t borders[2] = {given[i].start, given[i].end};
    for (int k = 0; k < 2; k++)
      if (borders[k] > start && borders[k] < end && value_at(borders[k], attribute) != value) value = default_of(attribute);
  }
  unlock();
  return value;
}

static cudaError_t advised(const void *p, size_t n, enum cudaMemoryAdvise a, int device) {
  cudaError_t e = reachable("cudaMemAdvise", p, n, 1, "memory");
  if (e) return e;
  switch (a) {
  case cudaMemAdviseSetReadMostly: advise(p, n, cudaMemRangeAttributeReadMostly, 1); break;
  case cudaMemAdviseUnsetReadMostly: advise(p, n, cudaMemRangeAttributeReadMostly, 0); break;
  case cudaMemAdviseSetPreferredLocation: advise(p, n, cudaMemRangeAttributePreferredLocation, device); break;
  case cudaMemAdviseUnsetPreferredLocation: advise(p, n, cudaMemRangeAttributePreferredLocation, cudaInvalidDeviceId); break;
  case cudaMemAdviseSetAccessedBy: advise(p, n, cudaMemRangeAttributeAccessedBy, device); break;
  case cudaMemAdviseUnsetAccessedBy: advise(p, n, cudaMemRangeAttributeAccessedBy, cudaInvalidDeviceId); break;
  default: return fail("cudaMemAdvise", cudaErrorInvalidValue, "advice %d", (int)a);
  }
  return cudaSuccess;
}
static cudaError_t prefetched(const void *p, size_t n, int device) {
  cudaError_t e = reachable("cudaMemPrefetchAsync", p, n, 1, "memory");
  if (!e) advise(p, n, cudaMemRangeAttributeLastPrefetchLocation, device);
  return e;
}

#if CUDART_VERSION < 13000
cudaError_t cudaMemPrefetchAsync(const void *p, size_t n, int device, cudaStream_t s) { (void)s; return prefetched(p, n, device); }
cudaError_t cudaMemAdvise(const void *p, size_t n, enum cudaMemoryAdvise a, int device) { return advised(p, n, a, device); }
#endif
#if CUDART_VERSION >= 12020
static int device_of(struct cudaMemLocation l) { return l.type == cudaMemLocationTypeDevice ? l.id : cudaCpuDeviceId; }
cudaError_t NEWEST(cudaMemPrefetchAsync)(const void *p, size_t n, struct cudaMemLocation l, unsigned f, cudaStream_t s) {
  (void)f, (void)s;
  return prefetched(p, n, device_of(l));
}
cudaError_t NEWEST(cudaMemAdvise)(const void *p, size_t n, enum cudaMemoryAdvise a, struct cudaMemLocation l) { return advised(p, n, a, device_of(l)); }
#endif

cudaError_t cudaMemRangeGetAttribute(void *data, size_t size, enum cudaMemRangeAttribute a, const void *p, size_t n) {
  static const char call[] = "cudaMemRangeGetAttribute";
  cudaError_t e = reachable(call, p, n, 1, "memory");
  if (e) return e;
  if (size < sizeof(int) || size % sizeof(int)) return fail(call, cudaErrorInvalidValue, "%zu bytes for the result", size);
  int *out = data;
  switch ((int)a) {
  case cudaMemRangeAttributeReadMostly:
  case cudaMemRangeAttributePreferredLocation:
  case cudaMemRangeAttributeAccessedBy:
  case cudaMemRangeAttributeLastPrefetchLocation: *out = value_of(p, n, a); break;
#if CUDART_VERSION >= 12020
  case cudaMemRangeAttributePreferredLocationType:
  case cudaMemRangeAttributeLastPrefetchLocationType: {
    int device = value_of(p, n, a == cudaMemRangeAttributePreferredLocationType ? cudaMemRangeAttributePreferredLocation : cudaMemRangeAttributeLastPrefetchLocation);
    *out = device >= 0 ? cudaMemLocationTypeDevice : device == cudaCpuDeviceId ? cudaMemLocationTypeHost : cudaMemLocationTypeInvalid;
    break;
  }
  case cudaMemRangeAttributePreferredLocationId: *out = value_of(p, n, cudaMemRangeAttributePreferredLocation); break;
  case cudaMemRangeAttributeLastPrefetchLocationId: *out = value_of(p, n, cudaMemRangeAttributeLastPrefetchLocation); break;
#endif
  default: return fail(call, cudaErrorInvalidValue, "attribute %d", (int)a);
  }
  for (size_t i = 1; a == cudaMemRangeAttributeAccessedBy && i < size / sizeof(int); i++) out[i] = cudaInvalidDeviceId; // one device, or the host
  return cudaSuccess;
}
cudaError_t cudaMemRangeGetAttributes(void **data, size_t *sizes, enum cudaMemRangeAttribute *a, size_t number, const void *p, size_t n) {
  cudaError_t e = cudaSuccess;
  for (size_t i = 0; i < number && !e; i++) e = cudaMemRangeGetAttribute(data[i], sizes[i], a[i], p, n);
  return e;
}
