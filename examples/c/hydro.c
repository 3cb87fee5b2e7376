// A hydrodynamics fragment with a first-order difference: two passes over the same data.
void hydro(long n, double q, double r, double t, const double *restrict z, double *restrict x,
           double *restrict d) {
  for (long k = 0; k < n; ++k)
    x[k] = q + z[k] * (r * z[k + 1] + t * z[k + 2]);
  for (long k = 0; k + 1 < n; ++k)
    d[k] = x[k + 1] - x[k];
}
