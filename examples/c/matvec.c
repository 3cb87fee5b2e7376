// y = A x, a perfect nest but for the store of the sum.
void matvec(long rows, long cols, const double *restrict a, const double *restrict x,
            double *restrict y) {
  for (long i = 0; i < rows; ++i) {
    double sum = 0.0;
    for (long j = 0; j < cols; ++j)
      sum += a[i * cols + j] * x[j];
    y[i] = sum;
  }
}
