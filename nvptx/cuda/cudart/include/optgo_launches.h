// The runtime of the device for kernels that launch kernels (-rdc=true; clang 22 and newer compile such
// launches). A launch is noted in a list; the server runs it when the grid that made it has ended, and
// before what follows that grid. optgo_nvcc.h includes this file.
#ifndef OPTGO_LAUNCHES_H
#define OPTGO_LAUNCHES_H
#if defined(__CUDA_ARCH__) && defined(__CLANG_RDC__) && __clang_major__ >= 22
// The headers leave macros of these names, so that programs do not call them.
#undef __cudaCDP2GetParameterBuffer
#undef __cudaCDP2LaunchDevice
#undef __cudaCDP2LaunchDevice_ptsz
#undef __cudaCDP2StreamCreateWithFlags
#undef __cudaCDP2StreamDestroy
#undef __cudaCDP2GetLastError
#undef __cudaCDP2PeekAtLastError
#undef __cudaCDP2GetErrorString
#undef __cudaCDP2GetErrorName
#undef __cudaCDP2GetDeviceCount
#undef __cudaCDP2GetDevice
#undef __cudaCDP2Malloc
#undef __cudaCDP2Free

struct optgo_launch { // serve/children.go knows the offsets
  optgo_launch *before;
  void *kernel, *arguments;
  unsigned grid[3], block[3], shared, tail;
};
extern "C" {
__device__ __attribute__((weak)) optgo_launch *optgo_launches; // the last one

inline __device__ void *__cudaCDP2GetParameterBuffer(size_t alignment, size_t size) { return malloc(size ? size : alignment); }
inline __device__ cudaError_t __cudaCDP2LaunchDevice(void *kernel, void *arguments, dim3 grid, dim3 block, unsigned shared, cudaStream_t s) {
  optgo_launch *l = (optgo_launch *)malloc(sizeof(optgo_launch));
  if (!l || !arguments) return cudaErrorLaunchPendingCountExceeded;
  l->kernel = kernel, l->arguments = arguments, l->shared = shared, l->tail = s == (cudaStream_t)3;
  l->grid[0] = grid.x, l->grid[1] = grid.y, l->grid[2] = grid.z;
  l->block[0] = block.x, l->block[1] = block.y, l->block[2] = block.z;
  unsigned long long *head = (unsigned long long *)&optgo_launches, old = *(volatile unsigned long long *)head, seen;
  for (;; old = seen) {
    l->before = (optgo_launch *)old;
    __threadfence();
    seen = atomicCAS(head, old, (unsigned long long)l);
    if (seen == old) return cudaSuccess;
  }
}
inline __device__ cudaError_t __cudaCDP2LaunchDevice_ptsz(void *kernel, void *arguments, dim3 grid, dim3 block, unsigned shared, cudaStream_t s) {
  return __cudaCDP2LaunchDevice(kernel, arguments, grid, block, shared, s);
}
// All streams of the device keep the order of the launches.
inline __device__ cudaError_t __cudaCDP2StreamCreateWithFlags(cudaStream_t *s, unsigned flags) {
  (void)flags;
  *s = (cudaStream_t)16;
  return cudaSuccess;
}
inline __device__ cudaError_t __cudaCDP2StreamDestroy(cudaStream_t s) { (void)s; return cudaSuccess; }
inline __device__ cudaError_t __cudaCDP2GetLastError(void) { return cudaSuccess; } // a launch that fails is the server's to report
inline __device__ cudaError_t __cudaCDP2PeekAtLastError(void) { return cudaSuccess; }
inline __device__ const char *__cudaCDP2GetErrorString(cudaError_t e) { return e == cudaSuccess ? "no error" : "an error of the device"; }
inline __device__ const char *__cudaCDP2GetErrorName(cudaError_t e) { return e == cudaSuccess ? "cudaSuccess" : "an error of the device"; }
inline __device__ cudaError_t __cudaCDP2GetDeviceCount(int *n) { *n = 1; return cudaSuccess; }
inline __device__ cudaError_t __cudaCDP2GetDevice(int *d) { *d = 0; return cudaSuccess; }
inline __device__ cudaError_t __cudaCDP2Malloc(void **p, size_t n) { *p = malloc(n); return *p ? cudaSuccess : cudaErrorMemoryAllocation; }
inline __device__ cudaError_t __cudaCDP2Free(void *p) { free(p); return cudaSuccess; }
}
#endif
#endif
