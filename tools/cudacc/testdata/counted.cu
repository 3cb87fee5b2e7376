// The driver API without cuInit, after a call of the runtime that has initialized it.
#include "expect.h"
#include <cuda.h>
int main() {
  int n = 0; CUdevice d = -1; size_t all = 0;
  OK(cudaGetDeviceCount(&n)); EXPECT(n == 1);
  EXPECT(cuDeviceGet(&d, 0) == CUDA_SUCCESS && d == 0); EXPECT(cuDeviceTotalMem(&all, d) == CUDA_SUCCESS && all > 0);
}
