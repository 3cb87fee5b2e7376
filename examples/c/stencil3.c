// A three-point stencil, repeated: the two buffers change roles, so the pointers are loop-carried.
void stencil3(long n, long steps, double *a, double *b) {
  for (long s = 0; s < steps; ++s) {
    for (long i = 1; i + 1 < n; ++i)
      b[i] = 0.25 * a[i - 1] + 0.5 * a[i] + 0.25 * a[i + 1];
    double *t = a;
    a = b;
    b = t;
  }
}
