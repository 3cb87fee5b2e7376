// Errors: the last one of each thread, those that stay, and their names.
#define _GNU_SOURCE
#include "runtime.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static __thread cudaError_t last;
uint32_t resets;
static cudaError_t stays; // after a kernel has faulted every call fails, as on a GPU

cudaError_t sticky(void) { return __atomic_load_n(&stays, __ATOMIC_RELAXED); }

static int is_sticky(cudaError_t e) {
  return e == cudaErrorIllegalAddress || e == cudaErrorLaunchTimeout || e == cudaErrorAssert ||
         e == cudaErrorMisalignedAddress || e == cudaErrorLaunchFailure || e == cudaErrorIllegalInstruction || e == cudaErrorHardwareStackError;
}

static const struct { cudaError_t code; const char *name, *text; } known[] = {
#define E(code, text) {code, #code, text}
    E(cudaSuccess, "no error"),
    E(cudaErrorInvalidValue, "invalid argument"),
    E(cudaErrorMemoryAllocation, "out of memory"),
    E(cudaErrorInitializationError, "initialization error"),
    E(cudaErrorCudartUnloading, "driver shutting down"),
    E(cudaErrorInvalidConfiguration, "invalid configuration argument"),
    E(cudaErrorInvalidPitchValue, "invalid pitch argument"),
    E(cudaErrorInvalidSymbol, "invalid device symbol"),
    E(cudaErrorInvalidTexture, "invalid texture reference"),
    E(cudaErrorInvalidTextureBinding, "texture is not bound to a pointer"),
    E(cudaErrorInvalidSurface, "invalid surface reference"),
    E(cudaErrorInvalidChannelDescriptor, "invalid channel descriptor"),
    E(cudaErrorInvalidMemcpyDirection, "invalid copy direction for memcpy"),
    E(cudaErrorInsufficientDriver, "CUDA driver version is insufficient for CUDA runtime version"),
    E(cudaErrorNoDevice, "no CUDA-capable device is detected"),
    E(cudaErrorInvalidDevice, "invalid device ordinal"),
    E(cudaErrorInvalidDeviceFunction, "invalid device function"),
    E(cudaErrorNoKernelImageForDevice, "no kernel image is available for execution on the device"),
    E(cudaErrorInvalidPtx, "a PTX JIT compilation failed"),
    E(cudaErrorInvalidResourceHandle, "invalid resource handle"),
    E(cudaErrorSymbolNotFound, "named symbol not found"),
    E(cudaErrorDeviceUninitialized, "invalid device context"),
    E(cudaErrorFileNotFound, "file not found"),
    E(cudaErrorNotReady, "device not ready"),
    E(cudaErrorIllegalAddress, "an illegal memory access was encountered"),
    E(cudaErrorLaunchOutOfResources, "too many resources requested for launch"),
    E(cudaErrorLaunchTimeout, "the launch timed out and was terminated"),
    E(cudaErrorPeerAccessAlreadyEnabled, "peer access is already enabled"),
    E(cudaErrorPeerAccessNotEnabled, "peer access has not been enabled"),
    E(cudaErrorAssert, "device-side assert triggered"),
    E(cudaErrorHostMemoryAlreadyRegistered, "part or all of the requested memory range is already mapped"),
    E(cudaErrorHostMemoryNotRegistered, "pointer does not correspond to a registered memory region"),
    E(cudaErrorIllegalInstruction, "an illegal instruction was encountered"),
    E(cudaErrorMisalignedAddress, "misaligned address"),
    E(cudaErrorLaunchFailure, "unspecified launch failure"),
    E(cudaErrorCooperativeLaunchTooLarge, "too many blocks in cooperative launch"),
    E(cudaErrorNotPermitted, "operation not permitted"),
    E(cudaErrorNotSupported, "operation not supported"),
    E(cudaErrorStreamCaptureUnsupported, "operation not permitted when stream is capturing"),
    E(cudaErrorStreamCaptureInvalidated, "operation failed due to a previous error during capture"),
    E(cudaErrorUnknown, "unknown error"),
    // Those that this runtime does not report, which programs may print all the same, by their numbers: older headers lack some.
#define N(code, name, text) {(cudaError_t)code, name, text}
    N(5, "cudaErrorProfilerDisabled", "profiler disabled while using external profiling tool"),
    N(6, "cudaErrorProfilerNotInitialized", "profiler not initialized: call cudaProfilerInitialize()"),
    N(7, "cudaErrorProfilerAlreadyStarted", "profiler already started"),
    N(8, "cudaErrorProfilerAlreadyStopped", "profiler already stopped"),
    N(16, "cudaErrorInvalidHostPointer", "invalid host pointer"),
    N(17, "cudaErrorInvalidDevicePointer", "invalid device pointer"),
    N(26, "cudaErrorInvalidFilterSetting", "invalid filter mode"),
    N(27, "cudaErrorInvalidNormSetting", "invalid norm setting"),
    N(34, "cudaErrorStubLibrary", "CUDA driver is a stub library"),
    N(36, "cudaErrorCallRequiresNewerDriver", "API call is not supported in the installed CUDA driver"),
    N(43, "cudaErrorDuplicateVariableName", "duplicate global variable looked up by string name"),
    N(44, "cudaErrorDuplicateTextureName", "duplicate texture looked up by string name"),
    N(45, "cudaErrorDuplicateSurfaceName", "duplicate surface looked up by string name"),
    N(46, "cudaErrorDevicesUnavailable", "CUDA-capable device(s) is/are busy or unavailable"),
    N(49, "cudaErrorIncompatibleDriverContext", "incompatible driver context"),
    N(52, "cudaErrorMissingConfiguration", "__global__ function call is not configured"),
    N(53, "cudaErrorPriorLaunchFailure", "unspecified launch failure in prior launch"),
    N(65, "cudaErrorLaunchMaxDepthExceeded", "launch would exceed maximum depth of nested launches"),
    N(66, "cudaErrorLaunchFileScopedTex", "launch failed because kernel uses unsupported, file-scoped textures (texture object APIs are supported)"),
    N(67, "cudaErrorLaunchFileScopedSurf", "launch failed because kernel uses unsupported, file-scoped surfaces (surface object APIs are supported)"),
    N(68, "cudaErrorSyncDepthExceeded", "cudaDeviceSynchronize failed because caller's grid depth exceeds cudaLimitDevRuntimeSyncDepth"),
    N(69, "cudaErrorLaunchPendingCountExceeded", "launch failed because launch would exceed cudaLimitDevRuntimePendingLaunchCount"),
    N(102, "cudaErrorDeviceNotLicensed", "device doesn't have valid Grid license"),
    N(103, "cudaErrorSoftwareValidityNotEstablished", "integrity checks failed"),
    N(127, "cudaErrorStartupFailure", "startup failure in cuda runtime"),
    N(200, "cudaErrorInvalidKernelImage", "device kernel image is invalid"),
    N(205, "cudaErrorMapBufferObjectFailed", "mapping of buffer object failed"),
    N(206, "cudaErrorUnmapBufferObjectFailed", "unmapping of buffer object failed"),
    N(207, "cudaErrorArrayIsMapped", "array is mapped"),
    N(208, "cudaErrorAlreadyMapped", "resource already mapped"),
    N(210, "cudaErrorAlreadyAcquired", "resource already acquired"),
    N(211, "cudaErrorNotMapped", "resource not mapped"),
    N(212, "cudaErrorNotMappedAsArray", "resource not mapped as array"),
    N(213, "cudaErrorNotMappedAsPointer", "resource not mapped as pointer"),
    N(214, "cudaErrorECCUncorrectable", "uncorrectable ECC error encountered"),
    N(215, "cudaErrorUnsupportedLimit", "limit is not supported on this architecture"),
    N(216, "cudaErrorDeviceAlreadyInUse", "exclusive-thread device already in use by a different thread"),
    N(217, "cudaErrorPeerAccessUnsupported", "peer access is not supported between these two devices"),
    N(219, "cudaErrorInvalidGraphicsContext", "invalid OpenGL or DirectX context"),
    N(220, "cudaErrorNvlinkUncorrectable", "uncorrectable NVLink error detected during the execution"),
    N(221, "cudaErrorJitCompilerNotFound", "PTX JIT compiler library not found"),
    N(222, "cudaErrorUnsupportedPtxVersion", "the provided PTX was compiled with an unsupported toolchain."),
    N(223, "cudaErrorJitCompilationDisabled", "PTX JIT compilation was disabled"),
    N(300, "cudaErrorInvalidSource", "device kernel image is invalid"),
    N(302, "cudaErrorSharedObjectSymbolNotFound", "shared object symbol not found"),
    N(303, "cudaErrorSharedObjectInitFailed", "shared object initialization failed"),
    N(304, "cudaErrorOperatingSystem", "OS call failed or operation not supported on this OS"),
    N(401, "cudaErrorIllegalState", "the operation cannot be performed in the present state"),
    N(703, "cudaErrorLaunchIncompatibleTexturing", "launch uses incompatible texturing mode"),
    N(708, "cudaErrorSetOnActiveProcess", "cannot set while device is active in this process"),
    N(709, "cudaErrorContextIsDestroyed", "context is destroyed"),
    N(711, "cudaErrorTooManyPeers", "peer mapping resources exhausted"),
    N(714, "cudaErrorHardwareStackError", "hardware stack error"),
    N(717, "cudaErrorInvalidAddressSpace", "operation not supported on global/shared address space"),
    N(718, "cudaErrorInvalidPc", "invalid program counter"),
    N(802, "cudaErrorSystemNotReady", "system not yet initialized"),
    N(803, "cudaErrorSystemDriverMismatch", "system has unsupported display driver / cuda driver combination"),
    N(804, "cudaErrorCompatNotSupportedOnDevice", "forward compatibility was attempted on non supported HW"),
    N(902, "cudaErrorStreamCaptureMerge", "operation would result in a merge of separate capture sequences"),
    N(903, "cudaErrorStreamCaptureUnmatched", "capture was not ended in the same stream as it began"),
    N(904, "cudaErrorStreamCaptureUnjoined", "capturing stream has unjoined work"),
    N(905, "cudaErrorStreamCaptureIsolation", "dependency created on uncaptured work in another stream"),
    N(906, "cudaErrorStreamCaptureImplicit", "operation would make the legacy stream depend on a capturing blocking stream"),
    N(907, "cudaErrorCapturedEvent", "operation not permitted on an event last recorded in a capturing stream"),
    N(908, "cudaErrorStreamCaptureWrongThread", "attempt to terminate a thread-local capture sequence from another thread"),
    N(909, "cudaErrorTimeout", "wait operation timed out"),
    N(910, "cudaErrorGraphExecUpdateFailure", "the graph update was not performed because it included changes which violated constraints specific to instantiated graph update"),
    N(912, "cudaErrorInvalidClusterSize", "cluster size is invalid for the device"),
#undef N
#undef E
};

const char *cudaGetErrorName(cudaError_t e) {
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (known[i].code == e) return known[i].name;
  return "unrecognized error code";
}

const char *cudaGetErrorString(cudaError_t e) {
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (known[i].code == e) return known[i].text;
  return "unrecognized error code";
}

static __thread const struct trace *own; // of the work that the thread does

void take_trace(struct trace *t) { t->depth = backtrace(t->frames, sizeof t->frames / sizeof *t->frames); }
void set_trace(const struct trace *t) { own = t && t->depth ? t : 0; }

// where asks the server, which reads the program's line information, who has called.
static const char *where(void) {
  struct trace here;
  if (!own) take_trace(&here);
  void *const *frames = own ? own->frames : here.frames;
  int n = own ? own->depth : here.depth;
  Dl_info self, info;
  if (!dladdr((void *)where, &self) || !self.dli_fname) return "";
  uint64_t base = (uint64_t)self.dli_fbase;
  if (*(uint16_t *)(base + 16) == 2) base = 0; // ELF type EXEC: not moved
  struct buffer b = {0};
  uint32_t kept = 0;
  uint64_t addrs[sizeof here.frames / sizeof *here.frames];
  for (int i = 0; i < n; i++)
    if (dladdr(frames[i], &info) && info.dli_fbase == self.dli_fbase) addrs[kept++] = (uint64_t)frames[i] - base;
  put32(&b, kept);
  for (uint32_t i = 0; i < kept; i++) put64(&b, addrs[i]);
  char path[4096] = "";
  if (!realpath(self.dli_fname, path) && !realpath("/proc/self/exe", path)) path[0] = 0;
  put_bytes(&b, path, strlen(path));
  struct reply r = ask(opWhere, b.data, b.size);
  free(b.data);
  return r.size > 4 ? r.data + 4 : "";
}

char *launched_at(const struct trace *t) {
  set_trace(t);
  char *line = strdup(where());
  set_trace(0);
  if (!line) abort();
  return line;
}

static __thread const char *spoken;
void speak_as(const char *name) { spoken = name; }
int speaks_as(void) { return spoken != 0; }

void complain(const char *call, cudaError_t e, const char *text) {
  char more[2048];
  snprintf(more, sizeof more, "%s", text);
  const char *line = where();
  fflush(stdout);
  fprintf(stderr, "%s%scuda: %s: %s (%s)%s%s\n", line, *line ? ": " : "", spoken && !own ? spoken : call, cudaGetErrorString(e), cudaGetErrorName(e), *more ? ": " : "", more);
}

void remark(const char *text) {
  const char *line = where();
  fflush(stdout);
  fprintf(stderr, "%s%s%s\n", line, *line ? ": " : "", text);
}

cudaError_t done(const char *call, cudaError_t e) {
  (void)call;
  if (sticky()) e = sticky();
  if (e != cudaSuccess) last = e;
  if (is_sticky(e)) __atomic_store_n(&stays, e, __ATOMIC_RELAXED);
  return e;
}

cudaError_t fail(const char *call, cudaError_t e, const char *format, ...) {
  char text[2048];
  va_list args;
  va_start(args, format);
  vsnprintf(text, sizeof text, format, args);
  va_end(args);
  if (!sticky()) complain(call, e, text);
  return done(call, e);
}

cudaError_t cudaGetLastError(void) {
  cudaError_t e = sticky() ? sticky() : last;
  last = cudaSuccess;
  return e;
}

cudaError_t cudaPeekAtLastError(void) { return sticky() ? sticky() : last; }

// Called by the entry points that do not exist here; see missing.c, which cudacc makes.
cudaError_t optgo_missing(const char *call) {
  return fail(call, cudaErrorNotSupported, "this runtime does not have the call");
}

// The memory of the device survives: the allocations are still the program's.
cudaError_t cudaDeviceReset(void) {
  await_all("cudaDeviceReset");
  __atomic_store_n(&stays, cudaSuccess, __ATOMIC_RELAXED);
  last = cudaSuccess;
  resets++;
  return cudaSuccess;
}
