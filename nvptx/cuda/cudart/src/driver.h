// What the files of the driver API share.
#ifndef OPTGO_DRIVER_H
#define OPTGO_DRIVER_H

#include "runtime.h"

#include <cuda.h>

CUresult driver_result(cudaError_t e); // the driver's code for the runtime's
int driver_ready(const char *call); // cuInit was called, or the runtime has begun; else it complains
#define NEEDS_INIT(name) \
  if (!driver_ready(name)) return CUDA_ERROR_NOT_INITIALIZED
// AS calls a function of the runtime, which speaks of itself by the driver's name.
#define AS(name, call) (driver_ready(name) ? (speak_as(name), driver_result(call)) : CUDA_ERROR_NOT_INITIALIZED)
static inline cudaError_t spoken(cudaError_t e) { speak_as(0); return e; }
#define AS_ERROR(name, call) (driver_ready(name) ? (speak_as(name), spoken(call)) : cudaErrorInitializationError)
// entries are the functions of the driver API: those of one name by the version of CUDA since which programs
// get them; the list ends with a null name.
struct entry { const char *name; unsigned since; void *function; };
extern const struct entry entries[];
#define driver_fail(call, code, ...) driver_result(fail(call, (cudaError_t)(code), __VA_ARGS__))

#endif
