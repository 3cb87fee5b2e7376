// Functions of the driver API by their names: programs that are not linked with the driver's library ask
// for them. The table is made from the headers (cudart.go).
#include "driver.h"

#include <string.h>

static const struct entry *newest(const char *symbol, unsigned version, int *known) {
  const struct entry *found = 0;
  *known = 0;
  for (const struct entry *e = entries; e->name; e++)
    if (!strcmp(e->name, symbol)) {
      *known = 1;
      if (e->since <= version) found = e; // the newest is last
    }
  return found;
}

enum { found_it, not_found, too_old }; // as in both enumerations of the headers

static int entry_point(const char *symbol, unsigned version, void **f) {
  int known;
  const struct entry *e = newest(symbol, version, &known);
  *f = e ? e->function : 0;
  return e ? found_it : known ? too_old : not_found;
}

static cudaError_t runtime_entry(const char *call, const char *symbol, void **f, unsigned version, unsigned long long flags, int *status) {
  if (!symbol || !f || flags > 2) return fail(call, cudaErrorInvalidValue, "a null pointer, or flags of %llu", flags);
  device_sm(); // the driver is ready
  int s = entry_point(symbol, version, f);
  if (status) *status = s;
  return cudaSuccess;
}

#if CUDART_VERSION >= 12000 && CUDART_VERSION < 13000
cudaError_t cudaGetDriverEntryPoint(const char *symbol, void **f, unsigned long long flags, enum cudaDriverEntryPointQueryResult *status) {
  return runtime_entry("cudaGetDriverEntryPoint", symbol, f, CUDART_VERSION, flags, (int *)status);
}
#elif CUDART_VERSION >= 11030 && CUDART_VERSION < 12000
cudaError_t cudaGetDriverEntryPoint(const char *symbol, void **f, unsigned long long flags) {
  return runtime_entry("cudaGetDriverEntryPoint", symbol, f, CUDART_VERSION, flags, 0);
}
#endif
#if CUDART_VERSION >= 12050
cudaError_t cudaGetDriverEntryPointByVersion(const char *symbol, void **f, unsigned version, unsigned long long flags, enum cudaDriverEntryPointQueryResult *status) {
  return runtime_entry("cudaGetDriverEntryPointByVersion", symbol, f, version, flags, (int *)status);
}
#endif

#if CUDA_VERSION >= 12000
CUresult cuGetProcAddress_v2(const char *symbol, void **f, int version, cuuint64_t flags, CUdriverProcAddressQueryResult *status) {
  if (!symbol || !f || version < 0 || flags > 2) return driver_fail("cuGetProcAddress", CUDA_ERROR_INVALID_VALUE, "a null pointer, version %d, or flags of %llu", version, (unsigned long long)flags);
  int s = entry_point(symbol, (unsigned)version, f);
  if (status) *status = (CUdriverProcAddressQueryResult)s;
  return CUDA_SUCCESS;
}
#undef cuGetProcAddress
#endif
CUresult cuGetProcAddress(const char *symbol, void **f, int version, cuuint64_t flags) {
  if (!symbol || !f || version < 0 || flags > 2) return driver_fail("cuGetProcAddress", CUDA_ERROR_INVALID_VALUE, "a null pointer, version %d, or flags of %llu", version, (unsigned long long)flags);
  return entry_point(symbol, (unsigned)version, f) == found_it ? CUDA_SUCCESS : driver_fail("cuGetProcAddress", CUDA_ERROR_NOT_FOUND, "%s", symbol);
}
