// The toolkit's cuda.h. Before CUDA 13 cuCtxCreate has no parameter for CUctxCreateParams; sources
// for CUDA 13 compile, too.
#ifndef OPTGO_CUDA_H
#define OPTGO_CUDA_H
#include_next <cuda.h>
#if defined(__cplusplus) && CUDA_VERSION >= 12050 && CUDA_VERSION < 13000
static inline CUresult cuCtxCreate_v2(CUcontext *c, CUctxCreateParams *p, unsigned flags, CUdevice d) { return cuCtxCreate_v4(c, p, flags, d); }
#endif
#endif
