// The inner product: one recurrence through the adder.
double dot(long n, const double *x, const double *y) {
  double sum = 0.0;
  for (long i = 0; i < n; ++i)
    sum += x[i] * y[i];
  return sum;
}
