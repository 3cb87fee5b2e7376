#include "expect.h"
__global__ void k() { __trap(); }
int main() { k<<<1, 1>>>(); EXPECT(cudaDeviceSynchronize() == cudaErrorLaunchFailure); EXPECT(cudaGetLastError() == cudaErrorLaunchFailure); OK(cudaDeviceReset()); }
// stderr: cudaErrorLaunchFailure
