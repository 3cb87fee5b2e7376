// The transpose of a rows x cols matrix through a padded tile: reads and writes are both coalesced.
#include "optgo_cuda.h"

enum { TRANSPOSE_TILE = 8 };

extern "C" __global__ void transpose(int rows, int cols, const double *in, double *out) {
  __shared__ double tile[TRANSPOSE_TILE][TRANSPOSE_TILE + 1];
  int x = blockIdx.x * TRANSPOSE_TILE + threadIdx.x;
  int y = blockIdx.y * TRANSPOSE_TILE + threadIdx.y;
  if (x < cols && y < rows)
    tile[threadIdx.y][threadIdx.x] = in[y * cols + x];
  __syncthreads();
  x = blockIdx.y * TRANSPOSE_TILE + threadIdx.x;
  y = blockIdx.x * TRANSPOSE_TILE + threadIdx.y;
  if (x < rows && y < cols)
    out[y * rows + x] = tile[threadIdx.x][threadIdx.y];
}
