// The profiler's calls, for headers that come without this file. The runtime has no profiler:
// OPTGO_STATS counts.
#ifndef OPTGO_CUDA_PROFILER_API_H
#define OPTGO_CUDA_PROFILER_API_H
#include <driver_types.h>
#ifdef __cplusplus
extern "C" {
#endif
cudaError_t cudaProfilerStart(void);
cudaError_t cudaProfilerStop(void);
#ifdef __cplusplus
}
#endif
#endif
