#include "expect.h"
__global__ void k(int *p) { *p = 1; }
int main() {
  int *p; OK(cudaMalloc(&p, 4));
  k<<<1, 1>>>(p); EXPECT(cudaGetLastError() == cudaErrorNoKernelImageForDevice);
  EXPECT(cudaDeviceSynchronize() == cudaSuccess);
}
// environment: OPTGO_SM=70
// stderr: newer.cu:5: cuda: launch: no kernel image is available for execution on the device (cudaErrorNoKernelImageForDevice)
// stderr: PTX for sm_70 or older
