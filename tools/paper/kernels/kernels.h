// What the collection needs beyond the examples' part of CUDA C++: math by the machine's approximations, since there is no
// libdevice here. Everything is our own.
#include "../../../examples/cuda/optgo_cuda.h"

#define KERNEL extern "C" __global__ void
#define DEVICE static __device__

DEVICE __forceinline__ float exp_fast(float x) { return __nvvm_ex2_approx_f(x * 1.44269504f); }
DEVICE __forceinline__ float log_fast(float x) { return __nvvm_lg2_approx_f(x) * 0.69314718f; }
DEVICE __forceinline__ float sin_fast(float x) { return __nvvm_sin_approx_f(x); }
DEVICE __forceinline__ float cos_fast(float x) { return __nvvm_cos_approx_f(x); }
DEVICE __forceinline__ float rsqrt_fast(float x) { return __nvvm_rsqrt_approx_f(x); }
DEVICE __forceinline__ int min_int(int a, int b) { return a < b ? a : b; }
DEVICE __forceinline__ int max_int(int a, int b) { return a > b ? a : b; }
DEVICE __forceinline__ int clamp_int(int v, int lo, int hi) { return max_int(lo, min_int(v, hi)); }
DEVICE __forceinline__ int global_x() { return blockIdx.x * blockDim.x + threadIdx.x; }
DEVICE __forceinline__ int global_y() { return blockIdx.y * blockDim.y + threadIdx.y; }
