// Every element over the vector's length: division and square root, the units that are not pipelined.
double norm(long n, const double *restrict x, double *restrict y) {
  double sum = 0.0;
  for (long i = 0; i < n; ++i)
    sum += x[i] * x[i];
  double length = __builtin_sqrt(sum);
  for (long i = 0; i < n; ++i)
    y[i] = x[i] / length + __builtin_sqrt(x[i] * x[i] + 1.0);
  return length;
}
