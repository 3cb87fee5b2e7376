/* A stand-in for the driver's library: memory is the host's, and the only kernel it knows is inc of inc.ptx. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int cuInit(unsigned flags) { return 0; }
int cuDeviceGet(int *device, int ordinal) { *device = ordinal; return 0; }
int cuDriverGetVersion(int *version) { *version = 12040; return 0; }
int cuDeviceGetName(char *name, int n, int device) { strncpy(name, "Stand-in", n); return 0; }
int cuDeviceGetAttribute(int *value, int attribute, int device) { *value = attribute == 75 ? 9 : 0; return 0; }
int cuCtxCreate_v2(void **ctx, unsigned flags, int device) { *ctx = (void *)1; return 0; }
int cuCtxDestroy_v2(void *ctx) { return 0; }
int cuModuleLoadDataEx(void **module, const char *image, unsigned n, int *options, void **values) {
  if (strstr(image, "inc adds")) { *module = (void *)2; return 0; }
  for (unsigned i = 0; i < n; i++)
    if (options[i] == 5) strcpy(values[i], "ptxas fatal: cannot\n");
  return 218;
}
int cuModuleGetFunction(void **fn, void *module, const char *name) {
  *fn = (void *)3;
  return strcmp(name, "inc") ? 500 : 0;
}
int cuModuleUnload(void *module) { return 0; }
int cuModuleGetGlobal_v2(uint64_t *ptr, size_t *size, void *module, const char *name) { return 500; } /* it keeps no variable */
int cuFuncGetAttribute(int *value, int attribute, void *fn) { *value = attribute == 4 ? 12 : 0; return 0; }
int cuFuncSetAttribute(void *fn, int attribute, int value) { return 0; }
int cuMemAlloc_v2(uint64_t *ptr, size_t n) { *ptr = (uint64_t)malloc(n); return 0; }
int cuMemFree_v2(uint64_t ptr) { free((void *)ptr); return 0; }
int cuMemcpyHtoD_v2(uint64_t dst, const void *src, size_t n) { memcpy((void *)dst, src, n); return 0; }
int cuMemcpyDtoH_v2(void *dst, uint64_t src, size_t n) { memcpy(dst, (void *)src, n); return 0; }
int cuLaunchKernel(void *fn, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                   unsigned shared, void *stream, void **params, void **extra) {
  uint32_t *buf = *(uint32_t **)params[0], inc = *(uint32_t *)params[1], n = *(uint32_t *)params[2];
  for (uint32_t i = 0; i < gx * bx && i < n; i++) buf[i] += inc;
  if (inc == 13) buf[0]++; /* so that a test sees a difference */
  return 0;
}
int cuCtxSynchronize(void) { return 0; }
/* Launches take 3, 1, 2, 3, … microseconds. */
int cuEventCreate(void **event, unsigned flags) { *event = (void *)4; return 0; }
int cuEventDestroy_v2(void *event) { return 0; }
int cuEventRecord(void *event, void *stream) { return 0; }
int cuEventSynchronize(void *event) { return 0; }
int cuEventElapsedTime(float *ms, void *start, void *end) {
  static int n;
  *ms = (3 - n++ * 2 % 3) / 1000.0f;
  return 0;
}
int cuGetErrorString(int code, const char **text) { *text = "made up"; return 0; }
int cuMemsetD8_v2(uint64_t ptr, unsigned char value, size_t n) { memset((void *)ptr, value, n); return 0; }
