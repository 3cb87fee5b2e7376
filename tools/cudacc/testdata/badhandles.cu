// Streams and events that are none, or no longer; copies in the wrong direction, and of rows that are not there.
#include "expect.h"
__global__ void k(int *p) { if (p) *p = 1; }
__device__ int deep(volatile int *p, int n) { volatile int a[64]; a[n & 63] = p[0]; return n ? deep(p, n - 1) + a[n & 63] : a[0]; }
__global__ void recursive(int *p, int n) { p[1] = deep(p, n); }
int main() {
  int *p, h[16] = {};
  OK(cudaMalloc(&p, 64));
  cudaStream_t gone, wrong = (cudaStream_t)h; OK(cudaStreamCreate(&gone)); OK(cudaStreamDestroy(gone));
  k<<<1, 1, 0, gone>>>(p); EXPECT(cudaGetLastError() == cudaErrorInvalidResourceHandle);
  k<<<1, 1, 0, wrong>>>(p); EXPECT(cudaGetLastError() == cudaErrorInvalidResourceHandle);
  EXPECT(cudaStreamSynchronize(gone) == cudaErrorInvalidResourceHandle);
  EXPECT(cudaStreamDestroy(gone) == cudaErrorInvalidResourceHandle);
  EXPECT(cudaMemcpyAsync(h, p, 64, cudaMemcpyDeviceToHost, gone) == cudaErrorInvalidResourceHandle);
  cudaEvent_t event; OK(cudaEventCreate(&event)); OK(cudaEventDestroy(event));
  EXPECT(cudaEventRecord(event) == cudaErrorInvalidResourceHandle);
  EXPECT(cudaEventDestroy(event) == cudaErrorInvalidResourceHandle);
  EXPECT(cudaMemcpy(p, h, 64, cudaMemcpyDeviceToHost) == cudaErrorInvalidValue);
  EXPECT(cudaMemcpy(p, h, 64, cudaMemcpyHostToHost) == cudaErrorInvalidValue);
  EXPECT(cudaMemcpy(p, h, 64, (cudaMemcpyKind)9) == cudaErrorInvalidMemcpyDirection);
  EXPECT(cudaMemcpy2D(p, 16, h, 16, 16, 5, cudaMemcpyHostToDevice) == cudaErrorInvalidValue);
  EXPECT(cudaMemcpy2D(h, 16, p, 16, 16, 4, cudaMemcpyHostToDevice) == cudaErrorInvalidValue);
  OK(cudaMemcpy2D(p, 16, h, 16, 12, 4, cudaMemcpyHostToDevice));
  cudaMemcpy3DParms c = {}; c.srcPtr = make_cudaPitchedPtr(h, 16, 16, 2); c.dstPtr = make_cudaPitchedPtr(p, 16, 16, 2); c.extent = make_cudaExtent(16, 2, 3);
  c.kind = cudaMemcpyHostToDevice; EXPECT(cudaMemcpy3D(&c) == cudaErrorInvalidValue);
  EXPECT(cudaMalloc(&p, (size_t)-64) == cudaErrorMemoryAllocation);
  EXPECT(!strcmp(cudaGetErrorName((cudaError_t)46), "cudaErrorDevicesUnavailable") && !strcmp(cudaGetErrorName((cudaError_t)4711), "unrecognized error code"));
  OK(cudaMalloc(&p, 64)); OK(cudaMemset(p, 0, 64)); cudaGetLastError();
  recursive<<<1, 1>>>(p, 1000000);
  EXPECT(cudaDeviceSynchronize() == cudaErrorHardwareStackError && cudaMemset(p, 0, 64) == cudaErrorHardwareStackError);
}
// stderr: badhandles.cu:10: cuda: launch: invalid resource handle (cudaErrorInvalidResourceHandle): 0x
// stderr: badhandles.cu:11: cuda: launch: invalid resource handle
// stderr: badhandles.cu:12: cuda: cudaStreamSynchronize: invalid resource handle
// stderr: badhandles.cu:14: cuda: cudaMemcpyAsync: invalid resource handle
// stderr: is no stream, or was destroyed
// stderr: badhandles.cu:16: cuda: cudaEventRecord: invalid resource handle
// stderr: is no event, or was destroyed
// stderr: badhandles.cu:18: cuda: cudaMemcpy: invalid argument (cudaErrorInvalidValue): the source, 0x
// stderr: badhandles.cu:19: cuda: cudaMemcpy: invalid argument (cudaErrorInvalidValue): a copy from the host to the host, and the destination is memory of the device
// stderr: badhandles.cu:20: cuda: cudaMemcpy: invalid copy direction for memcpy
// stderr: badhandles.cu:21: cuda: cudaMemcpy2D: invalid argument (cudaErrorInvalidValue): 80 bytes at the destination, whose allocation ends after 64
// stderr: badhandles.cu:22: cuda: cudaMemcpy2D: invalid argument (cudaErrorInvalidValue): the destination, 0x
// stderr: badhandles.cu:25: cuda: cudaMemcpy3D: invalid argument (cudaErrorInvalidValue): 96 bytes at the destination, whose allocation ends after 64
// stderr: badhandles.cu:26: cuda: cudaMalloc: out of memory (cudaErrorMemoryAllocation): 18446744073709551552 bytes; the device has
// stderr: badhandles.cu:29: cuda: launch: hardware stack error (cudaErrorHardwareStackError): 
// stderr: badhandles.cu:4: stack overflow
