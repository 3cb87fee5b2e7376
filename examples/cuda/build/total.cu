#include "total.h"

__global__ static void add(const int *values, int n, int *sum) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicAdd(sum, values[i]);
}

int total(const int *values, int n) {
  int *device, *sum, host = 0;
  cudaMalloc(&device, n * sizeof *values);
  cudaMalloc(&sum, sizeof *sum);
  cudaMemcpy(device, values, n * sizeof *values, cudaMemcpyHostToDevice);
  cudaMemset(sum, 0, sizeof *sum);
  add<<<(n + 255) / 256, 256>>>(device, n, sum);
  cudaMemcpy(&host, sum, sizeof host, cudaMemcpyDeviceToHost);
  cudaFree(device);
  cudaFree(sum);
  return host;
}
