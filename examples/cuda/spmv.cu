// y = A x for a sparse matrix in compressed rows, one row per thread.
#include "optgo_cuda.h"

extern "C" __global__ void spmv(int rows, const int *start, const int *column, const double *value,
                                const double *x, double *y) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row < rows) {
    double sum = 0.0;
    for (int k = start[row]; k < start[row + 1]; ++k)
      sum += value[k] * x[column[k]];
    y[row] = sum;
  }
}
