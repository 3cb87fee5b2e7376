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
         e == cudaErrorMisalignedAddress || e == cudaErrorLaunchFailure || e == cudaErrorIllegalInstruction;
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
static const char *where(uint32_t skip) {
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
  put32(&b, skip), put32(&b, kept);
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
  char *line = strdup(where(1));
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
  const char *line = where(!strcmp(call, "launch") && !spoken); // the stub of the kernel is no call of the user's
  fflush(stdout);
  fprintf(stderr, "%s%scuda: %s: %s (%s)%s%s\n", line, *line ? ": " : "", spoken && !own ? spoken : call, cudaGetErrorString(e), cudaGetErrorName(e), *more ? ": " : "", more);
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
