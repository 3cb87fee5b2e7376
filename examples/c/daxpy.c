// y = a x + y: no recurrence at all.
void daxpy(long n, double a, const double *restrict x, double *restrict y) {
  for (long i = 0; i < n; ++i)
    y[i] = a * x[i] + y[i];
}
