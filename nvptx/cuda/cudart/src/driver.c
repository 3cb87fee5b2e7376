// The driver API, over the same kernels, memory and streams as the runtime's: devices, contexts,
// modules, launches. drivermemory.c has memory, arrays and textures.
#include "driver.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

CUresult driver_result(cudaError_t e) {
  speak_as(0);
  switch (e) {
  case cudaErrorInvalidConfiguration:
  case cudaErrorInvalidPitchValue:
  case cudaErrorInvalidChannelDescriptor:
  case cudaErrorInvalidMemcpyDirection: return CUDA_ERROR_INVALID_VALUE;
  case cudaErrorInvalidDeviceFunction: return CUDA_ERROR_NOT_FOUND;
  case cudaErrorInvalidSymbol: return CUDA_ERROR_NOT_FOUND;
  default: return (CUresult)e; // the other numbers are the same
  }
}

CUresult cuGetErrorName(CUresult e, const char **name) {
  static const struct { CUresult code; const char *name; } own[] = {
      {CUDA_SUCCESS, "CUDA_SUCCESS"}, {CUDA_ERROR_INVALID_VALUE, "CUDA_ERROR_INVALID_VALUE"}, {CUDA_ERROR_OUT_OF_MEMORY, "CUDA_ERROR_OUT_OF_MEMORY"},
      {CUDA_ERROR_NOT_INITIALIZED, "CUDA_ERROR_NOT_INITIALIZED"}, {CUDA_ERROR_NO_DEVICE, "CUDA_ERROR_NO_DEVICE"}, {CUDA_ERROR_INVALID_DEVICE, "CUDA_ERROR_INVALID_DEVICE"},
      {CUDA_ERROR_INVALID_CONTEXT, "CUDA_ERROR_INVALID_CONTEXT"}, {CUDA_ERROR_NO_BINARY_FOR_GPU, "CUDA_ERROR_NO_BINARY_FOR_GPU"}, {CUDA_ERROR_INVALID_PTX, "CUDA_ERROR_INVALID_PTX"},
      {CUDA_ERROR_FILE_NOT_FOUND, "CUDA_ERROR_FILE_NOT_FOUND"}, {CUDA_ERROR_INVALID_HANDLE, "CUDA_ERROR_INVALID_HANDLE"}, {CUDA_ERROR_NOT_FOUND, "CUDA_ERROR_NOT_FOUND"},
      {CUDA_ERROR_NOT_READY, "CUDA_ERROR_NOT_READY"}, {CUDA_ERROR_ILLEGAL_ADDRESS, "CUDA_ERROR_ILLEGAL_ADDRESS"}, {CUDA_ERROR_LAUNCH_FAILED, "CUDA_ERROR_LAUNCH_FAILED"},
      {CUDA_ERROR_LAUNCH_TIMEOUT, "CUDA_ERROR_LAUNCH_TIMEOUT"}, {CUDA_ERROR_ASSERT, "CUDA_ERROR_ASSERT"}, {CUDA_ERROR_NOT_SUPPORTED, "CUDA_ERROR_NOT_SUPPORTED"}};
  for (size_t i = 0; i < sizeof own / sizeof *own; i++)
    if (own[i].code == e) {
      *name = own[i].name;
      return CUDA_SUCCESS;
    }
  *name = cudaGetErrorName((cudaError_t)e);
  return CUDA_SUCCESS;
}
CUresult cuGetErrorString(CUresult e, const char **text) {
  *text = cudaGetErrorString((cudaError_t)e);
  return CUDA_SUCCESS;
}

CUresult cuInit(unsigned flags) { (void)flags; device_sm(); return CUDA_SUCCESS; }
int driver_ready(const char *call) {
  if (begun()) return 1;
  fail(call, cudaErrorInitializationError, "cuInit was not called");
  return 0;
}
CUresult cuDriverGetVersion(int *v) { return driver_result(cudaDriverGetVersion(v)); }

// The device.
CUresult cuDeviceGetCount(int *n) { return AS("cuDeviceGetCount", cudaGetDeviceCount(n)); }
CUresult cuDeviceGet(CUdevice *d, int ordinal) {
  *d = ordinal;
  return AS("cuDeviceGet", cudaSetDevice(ordinal));
}
CUresult cuDeviceGetName(char *name, int n, CUdevice d) {
  struct cudaDeviceProp p;
  cudaError_t e = AS_ERROR("cuDeviceGetName", cudaGetDeviceProperties(&p, d));
  if (!e && n > 0) snprintf(name, (size_t)n, "%s", p.name);
  return driver_result(e);
}
CUresult cuDeviceTotalMem(size_t *n, CUdevice d) { NEEDS_INIT("cuDeviceTotalMem"); (void)d; *n = device_bytes(); return CUDA_SUCCESS; }
CUresult cuDeviceGetAttribute(int *v, CUdevice_attribute a, CUdevice d) {
  return AS("cuDeviceGetAttribute", cudaDeviceGetAttribute(v, (enum cudaDeviceAttr)a, d)); // the same numbers
}
CUresult cuDeviceComputeCapability(int *major, int *minor, CUdevice d) {
  NEEDS_INIT("cuDeviceComputeCapability");
  (void)d;
  *major = device_sm() / 10, *minor = device_sm() % 10;
  return CUDA_SUCCESS;
}
CUresult cuDeviceCanAccessPeer(int *can, CUdevice a, CUdevice b) { return AS("cuDeviceCanAccessPeer", cudaDeviceCanAccessPeer(can, a, b)); }

// Contexts: all are of the one device, and share its memory. Each thread has a stack of them.
struct CUctx_st { unsigned flags; };
static struct CUctx_st primary;
static __thread CUcontext contexts[64];
static __thread int context_count;
static int primary_used;
void use_primary(void) { if (!speaks_as()) primary_used = 1; }
static CUcontext current(void) { return context_count ? contexts[context_count - 1] : primary_used ? &primary : 0; }

CUresult cuCtxPushCurrent(CUcontext c) {
  NEEDS_INIT("cuCtxPushCurrent");
  if (!c || context_count == 64) return driver_fail("cuCtxPushCurrent", CUDA_ERROR_INVALID_CONTEXT, "a null context, or too many");
  contexts[context_count++] = c;
  return CUDA_SUCCESS;
}
CUresult cuCtxPopCurrent(CUcontext *c) {
  NEEDS_INIT("cuCtxPopCurrent");
  if (!context_count) return driver_fail("cuCtxPopCurrent", CUDA_ERROR_INVALID_CONTEXT, "the thread has no context");
  CUcontext top = contexts[--context_count];
  if (c) *c = top;
  return CUDA_SUCCESS;
}
#undef cuCtxCreate
CUresult cuCtxCreate_v2(CUcontext *c, unsigned flags, CUdevice d) {
  CUresult e = AS("cuCtxCreate", cudaSetDevice(d));
  if (e) return e;
  *c = calloc(1, sizeof **c);
  if (!*c) abort();
  (*c)->flags = flags;
  return cuCtxPushCurrent(*c);
}
#if CUDA_VERSION >= 12050
CUresult cuCtxCreate_v4(CUcontext *c, CUctxCreateParams *p, unsigned flags, CUdevice d) { (void)p; return cuCtxCreate_v2(c, flags, d); }
#endif
CUresult cuCtxDestroy(CUcontext c) {
  NEEDS_INIT("cuCtxDestroy");
  if (!c) return driver_fail("cuCtxDestroy", CUDA_ERROR_INVALID_CONTEXT, "a null context");
  if (context_count && contexts[context_count - 1] == c) context_count--;
  cudaError_t e = AS_ERROR("cuCtxDestroy", await_all("cuCtxDestroy"));
  if (c != &primary) free(c);
  return driver_result(e);
}
CUresult cuCtxSetCurrent(CUcontext c) {
  NEEDS_INIT("cuCtxSetCurrent");
  if (context_count) context_count--;
  return c ? cuCtxPushCurrent(c) : CUDA_SUCCESS;
}
CUresult cuCtxGetCurrent(CUcontext *c) { NEEDS_INIT("cuCtxGetCurrent"); *c = current(); return CUDA_SUCCESS; }
CUresult cuCtxGetDevice(CUdevice *d) {
  NEEDS_INIT("cuCtxGetDevice");
  if (!current()) return driver_fail("cuCtxGetDevice", CUDA_ERROR_INVALID_CONTEXT, "the thread has no context");
  *d = 0;
  return CUDA_SUCCESS;
}
CUresult cuCtxGetApiVersion(CUcontext c, unsigned *v) { NEEDS_INIT("cuCtxGetApiVersion"); (void)c; *v = CUDA_VERSION; return CUDA_SUCCESS; }
CUresult cuCtxSynchronize(void) { return AS("cuCtxSynchronize", cudaDeviceSynchronize()); }
CUresult cuDevicePrimaryCtxRetain(CUcontext *c, CUdevice d) { *c = &primary; return AS("cuDevicePrimaryCtxRetain", cudaSetDevice(d)); }
CUresult cuDevicePrimaryCtxRelease(CUdevice d) { NEEDS_INIT("cuDevicePrimaryCtxRelease"); (void)d; return CUDA_SUCCESS; }

// Modules.
CUresult cuModuleLoadData(CUmodule *m, const void *image) {
  return AS("cuModuleLoadData", load_image("cuModuleLoadData", image, (struct module **)m));
}
CUresult cuModuleLoadDataEx(CUmodule *m, const void *image, unsigned n, CUjit_option *o, void **v) {
  (void)n, (void)o, (void)v;
  return cuModuleLoadData(m, image);
}
CUresult cuModuleLoadFatBinary(CUmodule *m, const void *image) { return cuModuleLoadData(m, image); }
CUresult cuModuleLoad(CUmodule *m, const char *file) {
  FILE *f = fopen(file, "rb");
  if (!f) return driver_fail("cuModuleLoad", CUDA_ERROR_FILE_NOT_FOUND, "%s", file);
  struct buffer b = {0}; // the module keeps it
  char part[65536];
  for (size_t n; (n = fread(part, 1, sizeof part, f));) put_bytes(&b, part, n);
  fclose(f);
  put32(&b, 0);
  return cuModuleLoadData(m, b.data);
}
// Linking: of one text of PTX, which is what comes out. The state is its bytes.
CUresult cuLinkCreate(unsigned n, CUjit_option *o, void **v, CUlinkState *s) {
  NEEDS_INIT("cuLinkCreate");
  (void)n, (void)o, (void)v;
  *s = calloc(1, sizeof(struct buffer));
  if (!*s) abort();
  return CUDA_SUCCESS;
}
CUresult cuLinkAddData(CUlinkState s, CUjitInputType t, void *data, size_t n, const char *name, unsigned count, CUjit_option *o, void **v) {
  (void)name, (void)count, (void)o, (void)v;
  struct buffer *b = (struct buffer *)s;
  if (t != CU_JIT_INPUT_PTX) return driver_fail("cuLinkAddData", CUDA_ERROR_NOT_SUPPORTED, "input of type %d, which is no PTX", (int)t);
  if (b->size) return driver_fail("cuLinkAddData", CUDA_ERROR_NOT_SUPPORTED, "several modules");
  put_bytes(b, data, n), put32(b, 0);
  return CUDA_SUCCESS;
}
CUresult cuLinkComplete(CUlinkState s, void **image, size_t *n) {
  struct buffer *b = (struct buffer *)s;
  *image = b->data;
  if (n) *n = b->size;
  return b->size ? CUDA_SUCCESS : driver_fail("cuLinkComplete", CUDA_ERROR_INVALID_VALUE, "no input");
}
CUresult cuLinkDestroy(CUlinkState s) {
  free(((struct buffer *)s)->data), free(s);
  return CUDA_SUCCESS;
}

CUresult cuModuleUnload(CUmodule m) { (void)m; return AS("cuModuleUnload", await_all("cuModuleUnload")); } // its code stays
CUresult cuModuleGetFunction(CUfunction *f, CUmodule m, const char *name) {
  return AS("cuModuleGetFunction", kernel_of("cuModuleGetFunction", (struct module *)m, name, (struct kernel **)f));
}
CUresult cuModuleGetGlobal(CUdeviceptr *p, size_t *n, CUmodule m, const char *name) {
  char *at;
  size_t size;
  cudaError_t e = AS_ERROR("cuModuleGetGlobal", variable_of("cuModuleGetGlobal", (struct module *)m, name, &at, &size));
  if (!e && p) *p = (CUdeviceptr)at;
  if (!e && n) *n = size;
  return driver_result(e);
}

// Launches. A function is a kernel, which is its own stub.
static cudaError_t launch_function(const char *call, CUfunction f, const cudaLaunchConfig_t *c, void **args, void **extra) {
  struct kernel *k = (struct kernel *)f;
  void **list = args;
  if (!args && extra) {
    char *packed = 0;
    for (void **x = extra; *x != CU_LAUNCH_PARAM_END; x += 2)
      if (*x == CU_LAUNCH_PARAM_BUFFER_POINTER) packed = x[1];
    if (!packed && k->params) return fail(call, cudaErrorInvalidValue, "no arguments");
    list = calloc(k->params + 1, sizeof *list);
    if (!list) abort();
    for (uint32_t i = 0; i < k->params; i++) list[i] = packed + k->offset[i];
  }
  cudaError_t e = cudaLaunchKernelExC(c, k, list);
  if (list != args) free(list);
  return e;
}
CUresult cuLaunchKernel(CUfunction f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned shared, CUstream s, void **args, void **extra) {
  cudaLaunchConfig_t c = {{gx, gy, gz}, {bx, by, bz}, shared, (cudaStream_t)s, 0, 0};
  return AS("cuLaunchKernel", launch_function("cuLaunchKernel", f, &c, args, extra));
}
CUresult cuLaunchCooperativeKernel(CUfunction f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned shared, CUstream s, void **args) {
  cudaLaunchAttribute a = {.id = cudaLaunchAttributeCooperative, .val.cooperative = 1};
  cudaLaunchConfig_t c = {{gx, gy, gz}, {bx, by, bz}, shared, (cudaStream_t)s, &a, 1};
  return AS("cuLaunchCooperativeKernel", launch_function("cuLaunchCooperativeKernel", f, &c, args, 0));
}
// The attributes of a launch have the same numbers and values in both interfaces.
static cudaLaunchConfig_t config_of(const CUlaunchConfig *c) {
  return (cudaLaunchConfig_t){{c->gridDimX, c->gridDimY, c->gridDimZ}, {c->blockDimX, c->blockDimY, c->blockDimZ}, c->sharedMemBytes, (cudaStream_t)c->hStream, (cudaLaunchAttribute *)c->attrs, c->numAttrs};
}
CUresult cuLaunchKernelEx(const CUlaunchConfig *launch, CUfunction f, void **args, void **extra) {
  cudaLaunchConfig_t c = config_of(launch);
  return AS("cuLaunchKernelEx", launch_function("cuLaunchKernelEx", f, &c, args, extra));
}
CUresult cuLaunchHostFunc(CUstream s, CUhostFn f, void *data) { return AS("cuLaunchHostFunc", cudaLaunchHostFunc((cudaStream_t)s, f, data)); }

CUresult cuFuncGetAttribute(int *v, CUfunction_attribute a, CUfunction f) {
  struct cudaFuncAttributes all;
  cudaError_t e = AS_ERROR("cuFuncGetAttribute", cudaFuncGetAttributes(&all, f));
  if (e) return driver_result(e);
  switch (a) {
  case CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK: *v = all.maxThreadsPerBlock; break;
  case CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES: *v = (int)all.sharedSizeBytes; break;
  case CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES: *v = (int)all.constSizeBytes; break;
  case CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES: *v = (int)all.localSizeBytes; break;
  case CU_FUNC_ATTRIBUTE_NUM_REGS: *v = all.numRegs; break;
  case CU_FUNC_ATTRIBUTE_PTX_VERSION: *v = all.ptxVersion; break;
  case CU_FUNC_ATTRIBUTE_BINARY_VERSION: *v = all.binaryVersion; break;
  case CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES: *v = all.maxDynamicSharedSizeBytes; break;
  case CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH: *v = all.requiredClusterWidth; break;
  case CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT: *v = all.requiredClusterHeight; break;
  case CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH: *v = all.requiredClusterDepth; break;
  case CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED: *v = all.nonPortableClusterSizeAllowed; break;
  default: return driver_fail("cuFuncGetAttribute", CUDA_ERROR_NOT_SUPPORTED, "attribute %d", (int)a);
  }
  return CUDA_SUCCESS;
}
CUresult cuFuncSetAttribute(CUfunction f, CUfunction_attribute a, int v) {
  return AS("cuFuncSetAttribute", cudaFuncSetAttribute(f, (enum cudaFuncAttribute)a, v)); // the same numbers
}
CUresult cuFuncSetCacheConfig(CUfunction f, CUfunc_cache c) { NEEDS_INIT("cuFuncSetCacheConfig"); (void)f, (void)c; return CUDA_SUCCESS; }
CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *n, CUfunction f, int block, size_t shared) {
  return AS("cuOccupancyMaxActiveBlocksPerMultiprocessor", cudaOccupancyMaxActiveBlocksPerMultiprocessor(n, f, block, shared));
}
CUresult cuOccupancyMaxActiveClusters(int *n, CUfunction f, const CUlaunchConfig *launch) {
  cudaLaunchConfig_t c = config_of(launch);
  return AS("cuOccupancyMaxActiveClusters", cudaOccupancyMaxActiveClusters(n, f, &c));
}
CUresult cuOccupancyMaxPotentialClusterSize(int *n, CUfunction f, const CUlaunchConfig *launch) {
  cudaLaunchConfig_t c = config_of(launch);
  return AS("cuOccupancyMaxPotentialClusterSize", cudaOccupancyMaxPotentialClusterSize(n, f, &c));
}
CUresult cuOccupancyMaxPotentialBlockSize(int *grid, int *block, CUfunction f, CUoccupancyB2DSize size, size_t shared, int limit) {
  int best = 0;
  for (int n = 32; n <= 1024 && (limit <= 0 || n <= limit); n += 32) {
    int blocks;
    cudaError_t e = AS_ERROR("cuOccupancyMaxPotentialBlockSize", cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, f, n, size ? size(n) : shared));
    if (e) return driver_result(e);
    if (blocks * n >= best) best = blocks * n, *block = n, *grid = blocks * multiprocessors;
  }
  return CUDA_SUCCESS;
}

// Streams and events are those of the runtime.
CUresult cuStreamCreate(CUstream *s, unsigned flags) { return AS("cuStreamCreate", cudaStreamCreateWithFlags((cudaStream_t *)s, flags)); }
CUresult cuStreamCreateWithPriority(CUstream *s, unsigned flags, int p) { return AS("cuStreamCreateWithPriority", cudaStreamCreateWithPriority((cudaStream_t *)s, flags, p)); }
CUresult cuStreamDestroy(CUstream s) { return AS("cuStreamDestroy", cudaStreamDestroy((cudaStream_t)s)); }
CUresult cuStreamSynchronize(CUstream s) { return AS("cuStreamSynchronize", cudaStreamSynchronize((cudaStream_t)s)); }
CUresult cuStreamQuery(CUstream s) { return AS("cuStreamQuery", cudaStreamQuery((cudaStream_t)s)); }
CUresult cuStreamWaitEvent(CUstream s, CUevent e, unsigned flags) { return AS("cuStreamWaitEvent", cudaStreamWaitEvent((cudaStream_t)s, (cudaEvent_t)e, flags)); }
CUresult cuEventCreate(CUevent *e, unsigned flags) { return AS("cuEventCreate", cudaEventCreateWithFlags((cudaEvent_t *)e, flags)); }
CUresult cuEventDestroy(CUevent e) { return AS("cuEventDestroy", cudaEventDestroy((cudaEvent_t)e)); }
CUresult cuEventRecord(CUevent e, CUstream s) { return AS("cuEventRecord", cudaEventRecord((cudaEvent_t)e, (cudaStream_t)s)); }
CUresult cuEventSynchronize(CUevent e) { return AS("cuEventSynchronize", cudaEventSynchronize((cudaEvent_t)e)); }
CUresult cuEventQuery(CUevent e) { return AS("cuEventQuery", cudaEventQuery((cudaEvent_t)e)); }
#undef cuEventElapsedTime
CUresult cuEventElapsedTime(float *ms, CUevent a, CUevent b) { return AS("cuEventElapsedTime", cudaEventElapsedTime(ms, (cudaEvent_t)a, (cudaEvent_t)b)); }
#if CUDA_VERSION >= 12080
CUresult cuEventElapsedTime_v2(float *ms, CUevent a, CUevent b) { return AS("cuEventElapsedTime", cudaEventElapsedTime(ms, (cudaEvent_t)a, (cudaEvent_t)b)); }
#endif

CUresult cuProfilerStart(void) { NEEDS_INIT("cuProfilerStart"); return CUDA_SUCCESS; }
CUresult cuProfilerStop(void) { NEEDS_INIT("cuProfilerStop"); return CUDA_SUCCESS; }
