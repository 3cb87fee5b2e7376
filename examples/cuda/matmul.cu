// C = A B for square matrices of any size n, in tiles that a block brings to shared memory.
#include "optgo_cuda.h"

enum { MATMUL_TILE = 16 };

extern "C" __global__ void __launch_bounds__(MATMUL_TILE *MATMUL_TILE)
    matmul(int n, const float *a, const float *b, float *c) {
  __shared__ float tileA[MATMUL_TILE][MATMUL_TILE];
  __shared__ float tileB[MATMUL_TILE][MATMUL_TILE];
  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * MATMUL_TILE + ty;
  int col = blockIdx.x * MATMUL_TILE + tx;
  float sum = 0.0f;
  for (int base = 0; base < n; base += MATMUL_TILE) {
    tileA[ty][tx] = row < n && base + tx < n ? a[row * n + base + tx] : 0.0f;
    tileB[ty][tx] = base + ty < n && col < n ? b[(base + ty) * n + col] : 0.0f;
    __syncthreads();
    for (int k = 0; k < MATMUL_TILE; ++k)
      sum += tileA[ty][k] * tileB[k][tx];
    __syncthreads();
  }
  if (row < n && col < n)
    c[row * n + col] = sum;
}
