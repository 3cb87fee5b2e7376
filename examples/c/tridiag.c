// Elimination below the diagonal: a recurrence through memory at distance one.
void tridiag(long n, const double *y, const double *z, double *x) {
  for (long i = 1; i < n; ++i)
    x[i] = z[i] * (y[i] - x[i - 1]);
}
