// The part of CUDA C++ that the examples use, so that clang alone compiles them and no SDK is needed.
//
// Compiled as CUDA (clang -x cuda --cuda-device-only -nocudainc -nocudalib) the names below become
// attributes and NVVM builtins; __syncthreads is a builtin of clang itself. NVRTC needs names of a few
// builtins. Compiled as C++, the same names come from native/host_cuda.h, which runs the kernels on the
// CPU, thread by thread.
#ifndef OPTGO_CUDA_H
#define OPTGO_CUDA_H

#if defined(__CUDACC_RTC__)
// NVRTC knows CUDA C++; it lacks clang's builtins, by whose names the sources call the math functions.
#define OPTGO_NOINLINE __noinline__
#define __builtin_sqrtf sqrtf
#define __builtin_fabsf fabsf
#define __builtin_fminf fminf
#define __builtin_fmaxf fmaxf
static __device__ __forceinline__ float optgo_ex2(float x) {
  float y;
  asm("ex2.approx.f32 %0, %1;" : "=f"(y) : "f"(x));
  return y;
}
#define __nvvm_ex2_approx_f(x) optgo_ex2(x)
#define __nvvm_lg2_approx_f(x) __log2f(x)
#define __nvvm_sin_approx_f(x) __sinf(x)
#define __nvvm_cos_approx_f(x) __cosf(x)
#define __nvvm_rsqrt_approx_f(x) rsqrtf(x)
#define __nvvm_bar_warp_sync(m) __syncwarp(m)
#define __nvvm_read_ptx_sreg_clock() ((unsigned)clock())
#define __nvvm_atom_min_gen_i(p, v) atomicMin(p, v)
#elif !defined(__CUDA__)
#include "../native/host_cuda.h"
#else

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __launch_bounds__(threads) __attribute__((launch_bounds(threads)))
#define __forceinline__ inline __attribute__((always_inline))
#define OPTGO_NOINLINE __attribute__((noinline))

// A special register triple: reading member x calls a function that is always inlined into the builtin.
#define OPTGO_REGISTER_TRIPLE(type, builtin)                                                     \
  struct type {                                                                                  \
    __declspec(property(get = readX)) unsigned x;                                                \
    __declspec(property(get = readY)) unsigned y;                                                \
    __declspec(property(get = readZ)) unsigned z;                                                \
    static __device__ __forceinline__ unsigned readX() { return __nvvm_read_ptx_sreg_##builtin##_x(); } \
    static __device__ __forceinline__ unsigned readY() { return __nvvm_read_ptx_sreg_##builtin##_y(); } \
    static __device__ __forceinline__ unsigned readZ() { return __nvvm_read_ptx_sreg_##builtin##_z(); } \
  }

OPTGO_REGISTER_TRIPLE(optgo_thread_index, tid);
OPTGO_REGISTER_TRIPLE(optgo_block_index, ctaid);
OPTGO_REGISTER_TRIPLE(optgo_block_size, ntid);
OPTGO_REGISTER_TRIPLE(optgo_grid_size, nctaid);

// Declared only: the reads above are static members, so no object is ever needed.
extern const __device__ __attribute__((weak)) optgo_thread_index threadIdx;
extern const __device__ __attribute__((weak)) optgo_block_index blockIdx;
extern const __device__ __attribute__((weak)) optgo_block_size blockDim;
extern const __device__ __attribute__((weak)) optgo_grid_size gridDim;

static __device__ __forceinline__ int atomicAdd(int *address, int value) {
  return __nvvm_atom_add_gen_i(address, value);
}
static __device__ __forceinline__ int atomicMax(int *address, int value) {
  return __nvvm_atom_max_gen_i(address, value);
}
static __device__ __forceinline__ int atomicExch(int *address, int value) {
  return __nvvm_atom_xchg_gen_i(address, value);
}

// Lane l of the warp gets the value of lane l + delta (its own where that lane does not exist).
static __device__ __forceinline__ int __shfl_down_sync(unsigned mask, int value, unsigned delta) {
  return __nvvm_shfl_sync_down_i32(mask, value, delta, 31);
}

#endif // __CUDA__

#ifndef __CUDACC_RTC__
#define sqrtf __builtin_sqrtf
#define fabsf __builtin_fabsf
#define fminf __builtin_fminf
#define fmaxf __builtin_fmaxf
#endif

#endif // OPTGO_CUDA_H
