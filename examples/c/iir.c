// A second-order recursive filter: the recurrence spans two iterations.
void iir(long n, double b, double a1, double a2, const double *restrict x, double *restrict y) {
  double y1 = 0.0, y2 = 0.0;
  for (long i = 0; i < n; ++i) {
    double out = b * x[i] - a1 * y1 - a2 * y2;
    y[i] = out;
    y2 = y1;
    y1 = out;
  }
}
