// The driver API without cuInit, and descriptions of textures that are not there.
#include "expect.h"
#include <cuda.h>
#include <stdio.h>
#define TEXT(X) SPELLED(X)
#define SPELLED(X) #X
// stderr: cuDeviceGetCount: initialization error (cudaErrorInitializationError): cuInit was not called
// stderr: cuMemAlloc: initialization error
// stderr: a border that is not zero
// stdout: 7 texels
int main() {
  int n = 0; CUdeviceptr p; CUcontext c; size_t all;
  EXPECT(cuDeviceGetCount(&n) == CUDA_ERROR_NOT_INITIALIZED); CUresult early = cuMemAlloc(&p, 16); EXPECT(early == CUDA_ERROR_NOT_INITIALIZED); EXPECT(cuCtxCreate(&c, 0, 0) == CUDA_ERROR_NOT_INITIALIZED); EXPECT(cuDeviceTotalMem(&all, 0) == CUDA_ERROR_NOT_INITIALIZED);
  EXPECT(cuInit(0) == CUDA_SUCCESS); EXPECT(cuDeviceGetCount(&n) == CUDA_SUCCESS && n == 1); EXPECT(cuMemAlloc(&p, 16) == CUDA_SUCCESS);
  CUdeviceptr base; size_t size; EXPECT(cuMemGetAddressRange(&base, &size, p + 5) == CUDA_SUCCESS && base == p && size == 16);
  float *d; OK(cudaMalloc(&d, 64)); cudaResourceDesc r = {}; r.resType = cudaResourceTypeLinear; r.res.linear.devPtr = d; r.res.linear.desc = cudaCreateChannelDesc<float>(); r.res.linear.sizeInBytes = 64;
  cudaTextureDesc t = {}; t.addressMode[0] = cudaAddressModeBorder; t.borderColor[1] = 1; cudaTextureObject_t x; EXPECT(cudaCreateTextureObject(&x, &r, &t, 0) == cudaErrorNotSupported);
  printf("%d "TEXT(texels)"\n", 7); // a literal before a macro, which C++11 takes for its suffix
}
