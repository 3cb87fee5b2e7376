// Elementwise product of complex vectors, in single precision.
struct cmul_complex {
  float re, im;
};

void cmul(long n, const struct cmul_complex *restrict x, const struct cmul_complex *restrict y,
          struct cmul_complex *restrict z) {
  for (long i = 0; i < n; ++i) {
    z[i].re = x[i].re * y[i].re - x[i].im * y[i].im;
    z[i].im = x[i].re * y[i].im + x[i].im * y[i].re;
  }
}
