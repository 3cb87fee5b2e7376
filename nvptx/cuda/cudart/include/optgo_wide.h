// Atomic operations on 16 bytes, which nvcc has built in for sm_90, and aligned memory of device code.
#ifndef OPTGO_WIDE_H
#define OPTGO_WIDE_H
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 900
template <bool, class T> struct optgo_if {};
template <class T> struct optgo_if<true, T> { typedef T type; };

// Types that CUDA takes: of 16 bytes, so aligned, and copied as bytes.
#define OPTGO_WIDE(T) typename optgo_if<sizeof(T) == 16 && alignof(T) >= 16 && __is_trivially_copyable(T), T>::type
#define OPTGO_WIDE_ATOMICS(SUFFIX, SCOPE)                                                                        \
  template <class T> static inline __device__ OPTGO_WIDE(T) atomicCAS##SUFFIX(T *p, T compare, T v) {            \
    unsigned long long c[2], n[2], old[2];                                                                       \
    memcpy(c, &compare, 16);                                                                                     \
    memcpy(n, &v, 16);                                                                                           \
    asm volatile("{ .reg .b128 c, n, o; mov.b128 c, {%2, %3}; mov.b128 n, {%4, %5}; "                            \
                 "atom.relaxed" SCOPE ".cas.b128 o, [%6], c, n; mov.b128 {%0, %1}, o; }"                         \
                 : "=l"(old[0]), "=l"(old[1]) : "l"(c[0]), "l"(c[1]), "l"(n[0]), "l"(n[1]), "l"(p) : "memory");  \
    memcpy(&v, old, 16);                                                                                         \
    return v;                                                                                                    \
  }                                                                                                              \
  template <class T> static inline __device__ OPTGO_WIDE(T) atomicExch##SUFFIX(T *p, T v) {                      \
    unsigned long long n[2], old[2];                                                                             \
    memcpy(n, &v, 16);                                                                                           \
    asm volatile("{ .reg .b128 n, o; mov.b128 n, {%2, %3}; "                                                     \
                 "atom.relaxed" SCOPE ".exch.b128 o, [%4], n; mov.b128 {%0, %1}, o; }"                           \
                 : "=l"(old[0]), "=l"(old[1]) : "l"(n[0]), "l"(n[1]), "l"(p) : "memory");                        \
    memcpy(&v, old, 16);                                                                                         \
    return v;                                                                                                    \
  }
OPTGO_WIDE_ATOMICS(, ".gpu")
OPTGO_WIDE_ATOMICS(_block, ".cta")
OPTGO_WIDE_ATOMICS(_system, ".sys")
#undef OPTGO_WIDE_ATOMICS
#undef OPTGO_WIDE
#endif

// What malloc returns is a multiple of 256 here; more is not to be had.
extern "C" inline __device__ void *__nv_aligned_device_malloc(size_t size, size_t align) {
  bool power = align != 0 && (align & (align - 1)) == 0;
  return power && align <= 256 ? malloc(size) : 0;
}
#endif
