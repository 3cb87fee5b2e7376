// What nvcc gives every CUDA source and clang does not. cudacc includes it first.
#ifndef OPTGO_NVCC_H
#define OPTGO_NVCC_H
#ifdef __cplusplus
#include <cmath>
#include <math.h> // isfinite, isinf, isnan, signbit and abs of the host without std::
#include <cstdio>
#include <cstdlib>
#include <stdlib.h>
#include <cstring>
#include <ctime>

// Programs ask for __NVCC__ whether __device__ means anything. The headers of CUDA's C++ libraries, which
// would take clang for nvcc, have asked before.
#ifndef __NVCC__
#if __has_include(<cuda/std/__cccl/compiler.h>)
#include <cuda/std/__cccl/compiler.h>
#include <nv/target>
#define __NVCC__ 1
#elif !__has_include(<cuda/std/version>)
#define __NVCC__ 1
#endif
#endif

// nvcc's version is that of the headers: CUTLASS leaves out what an older one could not compile.
#ifndef __CUDACC_VER_MAJOR__
#define __CUDACC_VER_MAJOR__ (CUDART_VERSION / 1000)
#define __CUDACC_VER_MINOR__ (CUDART_VERSION % 1000 / 10)
#define __CUDACC_VER_BUILD__ 0
#endif

// nvcc's has a value, clang's none: #if __CUDACC__.
#undef __CUDACC__
#define __CUDACC__ 1

// CUB would take our header for all of NVTX.
#ifndef CCCL_DISABLE_NVTX
#define CCCL_DISABLE_NVTX
#endif

// min and max on the host, as in math_functions.hpp.
#define OPTGO_MINMAX(R, A, B)                                        \
  static inline __host__ R min(A a, B b) { return (R)a < (R)b ? (R)a : (R)b; } \
  static inline __host__ R max(A a, B b) { return (R)a > (R)b ? (R)a : (R)b; }
OPTGO_MINMAX(int, int, int)
OPTGO_MINMAX(unsigned, unsigned, unsigned)
OPTGO_MINMAX(unsigned, int, unsigned)
OPTGO_MINMAX(unsigned, unsigned, int)
OPTGO_MINMAX(long, long, long)
OPTGO_MINMAX(unsigned long, unsigned long, unsigned long)
OPTGO_MINMAX(unsigned long, long, unsigned long)
OPTGO_MINMAX(unsigned long, unsigned long, long)
OPTGO_MINMAX(long long, long long, long long)
OPTGO_MINMAX(unsigned long long, unsigned long long, unsigned long long)
OPTGO_MINMAX(unsigned long long, long long, unsigned long long)
OPTGO_MINMAX(unsigned long long, unsigned long long, long long)
OPTGO_MINMAX(float, float, float)
OPTGO_MINMAX(double, double, double)
OPTGO_MINMAX(double, float, double)
OPTGO_MINMAX(double, double, float)
#undef OPTGO_MINMAX

// What clang's and CUDA's headers declare for the device, and nvcc has built in.
static inline __device__ double nan(const char *tag) { return __nv_nan((const signed char *)tag); }
static inline __device__ float nanf(const char *tag) { return __nv_nanf((const signed char *)tag); }
extern "C" __device__ float __nv_fast_tanhf(float);
static inline __device__ float __tanhf(float x) { return __nv_fast_tanhf(x); }
extern "C" inline __device__ unsigned short __nv_bswap16_impl(unsigned short x) { return __builtin_bswap16(x); }
extern "C" inline __device__ unsigned __nv_bswap32_impl(unsigned x) { return __builtin_bswap32(x); }
extern "C" inline __device__ unsigned long long __nv_bswap64_impl(unsigned long long x) { return __builtin_bswap64(x); }

// Loads and stores with cache hints.
#define OPTGO_CACHED(T)                                        \
  static inline __device__ T __ldca(const T *p) { return *p; } \
  static inline __device__ T __ldlu(const T *p) { return *p; } \
  static inline __device__ void __stwb(T *p, T v) { *p = v; }  \
  static inline __device__ void __stcg(T *p, T v) { *p = v; }  \
  static inline __device__ void __stcs(T *p, T v) { *p = v; }  \
  OPTGO_CACHED_BEFORE_20(T)
#if __clang_major__ < 20
#define OPTGO_CACHED_BEFORE_20(T)                              \
  static inline __device__ T __ldcg(const T *p) { return *p; } \
  static inline __device__ T __ldcs(const T *p) { return *p; } \
  static inline __device__ T __ldcv(const T *p) {              \
    asm volatile("" ::: "memory"); /* loads again */           \
    T v = *p;                                                  \
    asm volatile("" ::: "memory");                             \
    return v;                                                  \
  }                                                            \
  static inline __device__ void __stwt(T *p, T v) { *p = v; }
#else
#define OPTGO_CACHED_BEFORE_20(T)
#endif
OPTGO_CACHED(char)
OPTGO_CACHED(signed char)
OPTGO_CACHED(unsigned char)
OPTGO_CACHED(short)
OPTGO_CACHED(unsigned short)
OPTGO_CACHED(int)
OPTGO_CACHED(unsigned)
OPTGO_CACHED(long)
OPTGO_CACHED(unsigned long)
OPTGO_CACHED(long long)
OPTGO_CACHED(unsigned long long)
OPTGO_CACHED(float)
OPTGO_CACHED(double)
OPTGO_CACHED(char2)
OPTGO_CACHED(char4)
OPTGO_CACHED(uchar2)
OPTGO_CACHED(uchar4)
OPTGO_CACHED(short2)
OPTGO_CACHED(short4)
OPTGO_CACHED(ushort2)
OPTGO_CACHED(ushort4)
OPTGO_CACHED(int2)
OPTGO_CACHED(int4)
OPTGO_CACHED(uint2)
OPTGO_CACHED(uint4)
OPTGO_CACHED(float2)
OPTGO_CACHED(float4)
OPTGO_CACHED(double2)
OPTGO_CACHED(longlong2)
OPTGO_CACHED(ulonglong2)
#undef OPTGO_CACHED
#undef OPTGO_CACHED_BEFORE_20
#if __clang_major__ >= 20 // has all types but these
static inline __device__ unsigned long __ldcg(const unsigned long *p) { return __ldcg((const unsigned long long *)p); }
static inline __device__ unsigned long __ldcs(const unsigned long *p) { return __ldcs((const unsigned long long *)p); }
static inline __device__ unsigned long __ldcv(const unsigned long *p) { return __ldcv((const unsigned long long *)p); }
static inline __device__ void __stwt(long *p, long v) { __stwt((long long *)p, v); }
static inline __device__ void __stwt(unsigned long *p, unsigned long v) { __stwt((unsigned long long *)p, v); }
#endif

// nvcc's atomic operations with order and scope. The enumerations of CUDA's headers need nvcc.
#if __clang_major__ >= 18
#define __NV_ATOMIC_RELAXED __ATOMIC_RELAXED
#define __NV_ATOMIC_CONSUME __ATOMIC_CONSUME
#define __NV_ATOMIC_ACQUIRE __ATOMIC_ACQUIRE
#define __NV_ATOMIC_RELEASE __ATOMIC_RELEASE
#define __NV_ATOMIC_ACQ_REL __ATOMIC_ACQ_REL
#define __NV_ATOMIC_SEQ_CST __ATOMIC_SEQ_CST
#define __NV_THREAD_SCOPE_THREAD __MEMORY_SCOPE_SINGLE
#define __NV_THREAD_SCOPE_BLOCK __MEMORY_SCOPE_WRKGRP
#define __NV_THREAD_SCOPE_CLUSTER __MEMORY_SCOPE_DEVICE
#define __NV_THREAD_SCOPE_DEVICE __MEMORY_SCOPE_DEVICE
#define __NV_THREAD_SCOPE_SYSTEM __MEMORY_SCOPE_SYSTEM

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Watomic-alignment" // 16 bytes are no larger than the device has them
#define OPTGO_ATOMIC static inline __device__ __attribute__((always_inline))
template <class T> struct optgo_same { typedef T type; };
template <class T> OPTGO_ATOMIC T __nv_atomic_load_n(T *p, int order, int scope = __NV_THREAD_SCOPE_SYSTEM) {
  return __scoped_atomic_load_n(p, order, scope);
}
template <class T> OPTGO_ATOMIC void __nv_atomic_load(T *p, T *to, int order, int scope = __NV_THREAD_SCOPE_SYSTEM) {
  __scoped_atomic_load(p, to, order, scope);
}
template <class T> OPTGO_ATOMIC void __nv_atomic_store_n(T *p, typename optgo_same<T>::type v, int order, int scope = __NV_THREAD_SCOPE_SYSTEM) {
  __scoped_atomic_store_n(p, v, order, scope);
}
template <class T> OPTGO_ATOMIC void __nv_atomic_store(T *p, T *v, int order, int scope = __NV_THREAD_SCOPE_SYSTEM) {
  __scoped_atomic_store(p, v, order, scope);
}
template <class T> OPTGO_ATOMIC T __nv_atomic_exchange_n(T *p, typename optgo_same<T>::type v, int order, int scope = __NV_THREAD_SCOPE_SYSTEM) {
  return __scoped_atomic_exchange_n(p, v, order, scope);
}
template <class T> OPTGO_ATOMIC void __nv_atomic_exchange(T *p, T *v, T *old, int order, int scope = __NV_THREAD_SCOPE_SYSTEM) {
  __scoped_atomic_exchange(p, v, old, order, scope);
}
template <class T> OPTGO_ATOMIC bool __nv_atomic_compare_exchange_n(T *p, T *expected, typename optgo_same<T>::type v, bool weak, int order, int failing, int scope = __NV_THREAD_SCOPE_SYSTEM) {
  return __scoped_atomic_compare_exchange_n(p, expected, v, weak, order, failing, scope);
}
template <class T> OPTGO_ATOMIC bool __nv_atomic_compare_exchange(T *p, T *expected, T *v, bool weak, int order, int failing, int scope = __NV_THREAD_SCOPE_SYSTEM) {
  return __scoped_atomic_compare_exchange(p, expected, v, weak, order, failing, scope);
}
#define OPTGO_FETCH(OP)                                                                                     \
  template <class T> OPTGO_ATOMIC T __nv_atomic_fetch_##OP(T *p, typename optgo_same<T>::type v, int order, \
                                                           int scope = __NV_THREAD_SCOPE_SYSTEM) {          \
    return __scoped_atomic_fetch_##OP(p, v, order, scope);                                                  \
  }                                                                                                         \
  template <class T> OPTGO_ATOMIC void __nv_atomic_##OP(T *p, typename optgo_same<T>::type v, int order,    \
                                                        int scope = __NV_THREAD_SCOPE_SYSTEM) {             \
    (void)__scoped_atomic_fetch_##OP(p, v, order, scope);                                                   \
  }
OPTGO_FETCH(add)
OPTGO_FETCH(sub)
OPTGO_FETCH(and)
OPTGO_FETCH(or)
OPTGO_FETCH(xor)
OPTGO_FETCH(min)
OPTGO_FETCH(max)
#undef OPTGO_FETCH
OPTGO_ATOMIC void __nv_atomic_thread_fence(int order, int scope = __NV_THREAD_SCOPE_SYSTEM) {
  if (order == __NV_ATOMIC_RELAXED || scope == __NV_THREAD_SCOPE_THREAD) return;
  if (scope == __NV_THREAD_SCOPE_BLOCK) __threadfence_block();
  else if (scope == __NV_THREAD_SCOPE_DEVICE) __threadfence();
  else __threadfence_system();
}
#undef OPTGO_ATOMIC
#pragma clang diagnostic pop
#endif

#include "optgo_cutlass.h"
#include "optgo_launches.h"
#include "optgo_wide.h"
#include "optgo_references.h"

// What cudacc makes of the initializer of an array of variable size (arrays.go).
#include <initializer_list>
template <class T> struct optgo_element { typedef T type; };
template <class T> static inline void optgo_initialize(T *a, size_t n, std::initializer_list<typename optgo_element<T>::type> list) {
  for (size_t i = 0; i < n; i++) a[i] = i < list.size() ? list.begin()[i] : T();
}

// --default-stream=per-thread: for programs that ask; the functions are the usual ones.
#ifdef OPTGO_CUDA_API_PER_THREAD_DEFAULT_STREAM
#define CUDA_API_PER_THREAD_DEFAULT_STREAM 1
#endif

// Attributes of kernels that clang lacks for this target: cudacc reads the annotations (notes.go).
#undef __cluster_dims__
#undef __maxnreg__
#ifdef __CUDA_ARCH__
#define __cluster_dims__(...) __attribute__((annotate("optgo.cluster_dims", __VA_ARGS__)))
#define __maxnreg__(n) __attribute__((annotate("optgo.maxnreg", n)))
#else
#define __cluster_dims__(...)
#define __maxnreg__(n)
#endif

// Variables that host and device share: whole pages of a section of their own, which the runtime
// replaces by the pages of the device's variable (register.c).
#undef __managed__
#ifdef __CUDA_ARCH__
#define __managed__ __device__ __attribute__((aligned(4096)))
#else
#define __managed__ __device__ __attribute__((aligned(4096), section("optgo_managed"), used))
#endif
#endif
#endif
