// What the files of the driver API share.
#ifndef OPTGO_DRIVER_H
#define OPTGO_DRIVER_H

#include "runtime.h"

#include <cuda.h>

CUresult driver_result(cudaError_t e); // the driver's code for the runtime's
// AS calls a function of the runtime, which speaks of itself by the driver's name.
#define AS(name, call) (speak_as(name), driver_result(call))
static inline cudaError_t spoken(cudaError_t e) { speak_as(0); return e; }
#define AS_ERROR(name, call) (speak_as(name), spoken(call))
#define driver_fail(call, code, ...) driver_result(fail(call, (cudaError_t)(code), __VA_ARGS__))

#endif
