#include "expect.h"
__global__ void k(int *p) { *p = 1; }
int main() {
  int *p, h = 0; OK(cudaMalloc(&p, 64)); OK(cudaFree(p));
  EXPECT(cudaFree(p) == cudaErrorInvalidValue);
  EXPECT(cudaMemcpy(&h, &h, 4, cudaMemcpyHostToDevice) == cudaErrorInvalidValue);
  k<<<1, 2000>>>(p); EXPECT(cudaGetLastError() == cudaErrorInvalidConfiguration);
  k<<<0, 1>>>(p); EXPECT(cudaGetLastError() == cudaErrorInvalidConfiguration); void *args[] = {&p}; EXPECT(cudaLaunchCooperativeKernel((void *)k, dim3(1 << 20), dim3(32), args, 0, 0) == cudaErrorCooperativeLaunchTooLarge);
  k<<<1, 1, 1 << 20>>>(p); EXPECT(cudaGetLastError() == cudaErrorInvalidValue);
  EXPECT(cudaMalloc(&p, (size_t)1 << 40) == cudaErrorMemoryAllocation);
  cudaMipmappedArray_t a; cudaChannelFormatDesc f = cudaCreateChannelDesc<float>();
  EXPECT(cudaMallocMipmappedArray(&a, &f, make_cudaExtent(8, 8, 0), 2) == cudaErrorNotSupported);
  int *gone; OK(cudaMalloc(&gone, 8)); OK(cudaFree(gone)); EXPECT(cudaMemcpy(&h, gone, 4, cudaMemcpyDeviceToHost) == cudaErrorInvalidValue);
  OK(cudaMalloc(&gone, 8)); EXPECT(cudaMemset(gone, 0, 9) == cudaErrorInvalidValue);
  EXPECT(cudaEventSynchronize(0) == cudaErrorInvalidResourceHandle && cudaEventQuery(0) == cudaErrorInvalidResourceHandle && cudaStreamWaitEvent(0, 0, 0) == cudaErrorInvalidResourceHandle);
  cudaEvent_t timeless; float ms; OK(cudaEventCreateWithFlags(&timeless, cudaEventDisableTiming)); OK(cudaEventRecord(timeless)); EXPECT(cudaEventElapsedTime(&ms, timeless, timeless) == cudaErrorInvalidResourceHandle);
  EXPECT(cudaLaunchKernel((void *)k, dim3(1), dim3(1), 0, 0, 0) == cudaErrorInvalidValue);
  cudaGetLastError(); k<<<1, 1>>>(&h); EXPECT(cudaDeviceSynchronize() == cudaErrorIllegalAddress);
}
// stderr: badcalls.cu:5: cuda: cudaFree: invalid argument
// stderr: badcalls.cu:6: cuda: cudaMemcpy: invalid argument (cudaErrorInvalidValue): the destination
// stderr: badcalls.cu:7: cuda: launch: invalid configuration argument
// stderr: block.x is 2000
// stderr: badcalls.cu:8: cuda: launch: invalid configuration argument (cudaErrorInvalidConfiguration): grid.x is 0
// stderr: badcalls.cu:8: cuda: cudaLaunchCooperativeKernel: too many blocks in cooperative launch (cudaErrorCooperativeLaunchTooLarge): 1048576 blocks; 512 fit
// stderr: badcalls.cu:9: cuda: launch: invalid argument
// stderr: badcalls.cu:10: cuda: cudaMalloc: out of memory
// stderr: cudaMallocMipmappedArray: operation not supported
// stderr: badcalls.cu:13: cuda: cudaMemcpy: invalid argument (cudaErrorInvalidValue): the source
// stderr: is not allocated, or was freed
// stderr: badcalls.cu:14: cuda: cudaMemset: invalid argument (cudaErrorInvalidValue): 9 bytes at the destination, whose allocation ends after 8
// stderr: badcalls.cu:15: cuda: cudaStreamWaitEvent: invalid resource handle (cudaErrorInvalidResourceHandle): a null event
// stderr: badcalls.cu:16: cuda: cudaEventElapsedTime: invalid resource handle (cudaErrorInvalidResourceHandle): an event does not take the time
// stderr: badcalls.cu:17: cuda: launch: invalid argument (cudaErrorInvalidValue): kernel _Z1kPi: no arguments
// stderr: badcalls.cu:18: cuda: launch: an illegal memory access
