// What nvcc gives every CUDA source and clang does not. cudacc includes it first.
#ifndef OPTGO_NVCC_H
#define OPTGO_NVCC_H
#ifdef __cplusplus
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

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
  static inline __device__ T __ldcv(const T *p) { return *p; } \
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
#undef OPTGO_CACHED
#undef OPTGO_CACHED_BEFORE_20
#endif
#endif
