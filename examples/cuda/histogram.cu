// A 16-bin histogram: shared-memory atomics per block, then global atomics.
#include "optgo_cuda.h"

enum { HISTOGRAM_BINS = 16 };

extern "C" __global__ void histogram(int n, const unsigned char *data, int *bins, int *largest) {
  __shared__ int local[HISTOGRAM_BINS];
  for (int b = threadIdx.x; b < HISTOGRAM_BINS; b += blockDim.x)
    local[b] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    atomicAdd(&local[data[i] % HISTOGRAM_BINS], 1);
    atomicMax(largest, data[i]);
  }
  __syncthreads();
  for (int b = threadIdx.x; b < HISTOGRAM_BINS; b += blockDim.x)
    atomicAdd(&bins[b], local[b]);
}
