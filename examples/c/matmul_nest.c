// C += A B as three nested loops, the result kept in memory: the nest of single-dimension software pipelining.
void matmul_nest(long n, const double *restrict a, const double *restrict b, double *restrict c) {
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < n; ++j)
      for (long k = 0; k < n; ++k)
        c[i * n + j] += a[i * n + k] * b[k * n + j];
}
