// Texture and surface references, which CUDA 12's headers no longer have. On the device a reference is
// a variable with the handle of a texture object, which cudaBindTexture sets; with the attributes clang
// makes such a variable, and registers it. optgo_nvcc.h and reference.c include this file.
#ifndef OPTGO_REFERENCES_H
#define OPTGO_REFERENCES_H
#include <cuda_runtime_api.h>
#if CUDART_VERSION >= 12000
struct textureReference {
  int normalized;
  enum cudaTextureFilterMode filterMode;
  enum cudaTextureAddressMode addressMode[3];
  struct cudaChannelFormatDesc channelDesc;
  int sRGB;
  unsigned maxAnisotropy;
  enum cudaTextureFilterMode mipmapFilterMode;
  float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp;
  int disableTrilinearOptimization, reserved[14];
};
struct surfaceReference { struct cudaChannelFormatDesc channelDesc; };

#ifdef __cplusplus
extern "C" {
#endif
cudaError_t cudaBindTexture(size_t *, const struct textureReference *, const void *, const struct cudaChannelFormatDesc *, size_t);
cudaError_t cudaBindTexture2D(size_t *, const struct textureReference *, const void *, const struct cudaChannelFormatDesc *, size_t, size_t, size_t);
cudaError_t cudaBindTextureToArray(const struct textureReference *, cudaArray_const_t, const struct cudaChannelFormatDesc *);
cudaError_t cudaBindTextureToMipmappedArray(const struct textureReference *, cudaMipmappedArray_const_t, const struct cudaChannelFormatDesc *);
cudaError_t cudaUnbindTexture(const struct textureReference *);
cudaError_t cudaGetTextureAlignmentOffset(size_t *, const struct textureReference *);
cudaError_t cudaGetTextureReference(const struct textureReference **, const void *);
cudaError_t cudaBindSurfaceToArray(const struct surfaceReference *, cudaArray_const_t, const struct cudaChannelFormatDesc *);
cudaError_t cudaGetSurfaceReference(const struct surfaceReference **, const void *);
#ifdef __cplusplus
}
#endif
#endif

#if defined(__cplusplus) && defined(__CUDA__) && CUDART_VERSION >= 12000
#define cudaSurfaceType1D 0x01
#define cudaSurfaceType2D 0x02
#define cudaSurfaceType3D 0x03
#define cudaSurfaceTypeCubemap 0x0C
#define cudaSurfaceType1DLayered 0xF1
#define cudaSurfaceType2DLayered 0xF2
#define cudaSurfaceTypeCubemapLayered 0xFC

template <class T, int dim = cudaTextureType1D, enum cudaTextureReadMode mode = cudaReadModeElementType>
struct alignas(8) __attribute__((device_builtin_texture_type)) texture : textureReference {
  texture(int norm = 0, cudaTextureFilterMode filter = cudaFilterModePoint, cudaTextureAddressMode outside = cudaAddressModeClamp)
      : textureReference() {
    normalized = norm, filterMode = filter, channelDesc = cudaCreateChannelDesc<T>();
    addressMode[0] = addressMode[1] = addressMode[2] = outside;
  }
  texture(int norm, cudaTextureFilterMode filter, cudaTextureAddressMode outside, cudaChannelFormatDesc format)
      : texture(norm, filter, outside) {
    channelDesc = format;
  }
};
template <class T, int dim = cudaSurfaceType1D>
struct alignas(8) __attribute__((device_builtin_surface_type)) surface : surfaceReference {
  surface() : surfaceReference() {}
};
template <int dim> struct alignas(8) __attribute__((device_builtin_surface_type)) surface<void, dim> : surfaceReference {
  surface() : surfaceReference() {}
};

#define OPTGO_BOTH static inline __host__ cudaError_t
template <class T, int dim, enum cudaTextureReadMode mode>
OPTGO_BOTH cudaBindTexture(size_t *offset, const texture<T, dim, mode> &t, const void *p, const cudaChannelFormatDesc &f, size_t n = ~0u) {
  return cudaBindTexture(offset, (const textureReference *)&t, p, &f, n);
}
template <class T, int dim, enum cudaTextureReadMode mode>
OPTGO_BOTH cudaBindTexture(size_t *offset, const texture<T, dim, mode> &t, const void *p, size_t n = ~0u) {
  return cudaBindTexture(offset, (const textureReference *)&t, p, &t.channelDesc, n);
}
template <class T, int dim, enum cudaTextureReadMode mode>
OPTGO_BOTH cudaBindTexture2D(size_t *offset, const texture<T, dim, mode> &t, const void *p, const cudaChannelFormatDesc &f, size_t w, size_t h, size_t pitch) {
  return cudaBindTexture2D(offset, (const textureReference *)&t, p, &f, w, h, pitch);
}
template <class T, int dim, enum cudaTextureReadMode mode>
OPTGO_BOTH cudaBindTexture2D(size_t *offset, const texture<T, dim, mode> &t, const void *p, size_t w, size_t h, size_t pitch) {
  return cudaBindTexture2D(offset, (const textureReference *)&t, p, &t.channelDesc, w, h, pitch);
}
template <class T, int dim, enum cudaTextureReadMode mode>
OPTGO_BOTH cudaBindTextureToArray(const texture<T, dim, mode> &t, cudaArray_const_t a, const cudaChannelFormatDesc &f) {
  return cudaBindTextureToArray((const textureReference *)&t, a, &f);
}
template <class T, int dim, enum cudaTextureReadMode mode>
OPTGO_BOTH cudaBindTextureToArray(const texture<T, dim, mode> &t, cudaArray_const_t a) {
  return cudaBindTextureToArray((const textureReference *)&t, a, (const cudaChannelFormatDesc *)0);
}
template <class T, int dim, enum cudaTextureReadMode mode>
OPTGO_BOTH cudaBindTextureToMipmappedArray(const texture<T, dim, mode> &t, cudaMipmappedArray_const_t a) {
  return cudaBindTextureToMipmappedArray((const textureReference *)&t, a, (const cudaChannelFormatDesc *)0);
}
template <class T, int dim, enum cudaTextureReadMode mode> OPTGO_BOTH cudaUnbindTexture(const texture<T, dim, mode> &t) {
  return cudaUnbindTexture((const textureReference *)&t);
}
template <class T, int dim, enum cudaTextureReadMode mode>
OPTGO_BOTH cudaGetTextureAlignmentOffset(size_t *offset, const texture<T, dim, mode> &t) {
  return cudaGetTextureAlignmentOffset(offset, (const textureReference *)&t);
}
template <class T, int dim> OPTGO_BOTH cudaBindSurfaceToArray(const surface<T, dim> &s, cudaArray_const_t a, const cudaChannelFormatDesc &f) {
  return cudaBindSurfaceToArray((const surfaceReference *)&s, a, &f);
}
template <class T, int dim> OPTGO_BOTH cudaBindSurfaceToArray(const surface<T, dim> &s, cudaArray_const_t a) {
  return cudaBindSurfaceToArray((const surfaceReference *)&s, a, (const cudaChannelFormatDesc *)0);
}
#undef OPTGO_BOTH

// What a fetch returns: the texel, or floats of as many components.
template <class T, enum cudaTextureReadMode mode> struct optgo_fetched { typedef T type; };
#define OPTGO_FETCHED(T, F) template <> struct optgo_fetched<T, cudaReadModeNormalizedFloat> { typedef F type; };
#define OPTGO_FETCHED_ALL(T) OPTGO_FETCHED(T##1, float1) OPTGO_FETCHED(T##2, float2) OPTGO_FETCHED(T##4, float4)
OPTGO_FETCHED(char, float) OPTGO_FETCHED(signed char, float) OPTGO_FETCHED(unsigned char, float)
OPTGO_FETCHED(short, float) OPTGO_FETCHED(unsigned short, float)
OPTGO_FETCHED_ALL(char) OPTGO_FETCHED_ALL(uchar) OPTGO_FETCHED_ALL(short) OPTGO_FETCHED_ALL(ushort)
#undef OPTGO_FETCHED
#undef OPTGO_FETCHED_ALL

#define OPTGO_HANDLE(R) (*(const unsigned long long *)&(R))
#define OPTGO_TEX(NAME, DIM, PARAMETERS, ...)                                              \
  template <class T, enum cudaTextureReadMode mode>                                        \
  static __device__ __forceinline__ typename optgo_fetched<T, mode>::type NAME PARAMETERS { \
    return NAME<typename optgo_fetched<T, mode>::type>(OPTGO_HANDLE(t), __VA_ARGS__);       \
  }
#define OPTGO_REF(DIM) const texture<T, DIM, mode> &t
OPTGO_TEX(tex1Dfetch, 1, (OPTGO_REF(cudaTextureType1D), int x), x)
OPTGO_TEX(tex1D, 1, (OPTGO_REF(cudaTextureType1D), float x), x)
OPTGO_TEX(tex2D, 2, (OPTGO_REF(cudaTextureType2D), float x, float y), x, y)
OPTGO_TEX(tex3D, 3, (OPTGO_REF(cudaTextureType3D), float x, float y, float z), x, y, z)
OPTGO_TEX(tex1DLayered, 1, (OPTGO_REF(cudaTextureType1DLayered), float x, int layer), x, layer)
OPTGO_TEX(tex2DLayered, 2, (OPTGO_REF(cudaTextureType2DLayered), float x, float y, int layer), x, y, layer)
OPTGO_TEX(texCubemap, 3, (OPTGO_REF(cudaTextureTypeCubemap), float x, float y, float z), x, y, z)
OPTGO_TEX(texCubemapLayered, 3, (OPTGO_REF(cudaTextureTypeCubemapLayered), float x, float y, float z, int layer), x, y, z, layer)
OPTGO_TEX(tex1DLod, 1, (OPTGO_REF(cudaTextureType1D), float x, float level), x, level)
OPTGO_TEX(tex2DLod, 2, (OPTGO_REF(cudaTextureType2D), float x, float y, float level), x, y, level)
OPTGO_TEX(tex3DLod, 3, (OPTGO_REF(cudaTextureType3D), float x, float y, float z, float level), x, y, z, level)
#undef OPTGO_TEX
#undef OPTGO_REF
template <class T, enum cudaTextureReadMode mode>
static __device__ __forceinline__ T tex2Dgather(const texture<T, cudaTextureType2D, mode> &t, float x, float y, int component = 0) {
  return tex2Dgather<T>(OPTGO_HANDLE(t), x, y, component);
}

#define OPTGO_SURF(SUFFIX, DIM, COORDINATES, ...)                                                                       \
  template <class T, class S>                                                                                          \
  static __device__ __forceinline__ T surf##SUFFIX##read(const surface<S, DIM> &s, OPTGO_LIST COORDINATES,              \
                                                         cudaSurfaceBoundaryMode b = cudaBoundaryModeTrap) {           \
    return surf##SUFFIX##read<T>(OPTGO_HANDLE(s), __VA_ARGS__, b);                                                      \
  }                                                                                                                    \
  template <class T, class S>                                                                                          \
  static __device__ __forceinline__ void surf##SUFFIX##read(T *p, const surface<S, DIM> &s, OPTGO_LIST COORDINATES,     \
                                                            cudaSurfaceBoundaryMode b = cudaBoundaryModeTrap) {        \
    surf##SUFFIX##read(p, OPTGO_HANDLE(s), __VA_ARGS__, b);                                                             \
  }                                                                                                                    \
  template <class T, class S>                                                                                          \
  static __device__ __forceinline__ void surf##SUFFIX##write(T v, const surface<S, DIM> &s, OPTGO_LIST COORDINATES,     \
                                                             cudaSurfaceBoundaryMode b = cudaBoundaryModeTrap) {       \
    surf##SUFFIX##write(v, OPTGO_HANDLE(s), __VA_ARGS__, b);                                                            \
  }
#define OPTGO_LIST(...) __VA_ARGS__
OPTGO_SURF(1D, cudaSurfaceType1D, (int x), x)
OPTGO_SURF(2D, cudaSurfaceType2D, (int x, int y), x, y)
OPTGO_SURF(3D, cudaSurfaceType3D, (int x, int y, int z), x, y, z)
OPTGO_SURF(1DLayered, cudaSurfaceType1DLayered, (int x, int layer), x, layer)
OPTGO_SURF(2DLayered, cudaSurfaceType2DLayered, (int x, int y, int layer), x, y, layer)
#undef OPTGO_SURF
#undef OPTGO_LIST
#undef OPTGO_HANDLE
#endif
#endif
