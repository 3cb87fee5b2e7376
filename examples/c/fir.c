// A finite impulse response filter: a nest whose inner loop runs over the taps.
void fir(long n, long taps, const double *restrict x, const double *restrict h, double *restrict y) {
  for (long i = 0; i < n; ++i) {
    double sum = 0.0;
    for (long k = 0; k < taps; ++k)
      sum += x[i + k] * h[k];
    y[i] = sum;
  }
}
