// Stencils on grids of two and three dimensions.
#include "nests.h"

NEST(n2_five_point) {
  M2(a); M2(b);
  for (long i = 1; i < n - 1; ++i)
    for (long j = 1; j < m - 1; ++j) b2[i][j] = 0.25 * (a2[i - 1][j] + a2[i + 1][j] + a2[i][j - 1] + a2[i][j + 1]);
  return 0;
}
NEST(n2_nine_point) {
  M2(a); M2(b);
  for (long i = 1; i < n - 1; ++i)
    for (long j = 1; j < m - 1; ++j)
      b2[i][j] = a2[i][j] * 0.5 + 0.125 * (a2[i - 1][j] + a2[i + 1][j] + a2[i][j - 1] + a2[i][j + 1]) +
                 0.0625 * (a2[i - 1][j - 1] + a2[i + 1][j + 1] + a2[i + 1][j - 1] + a2[i - 1][j + 1]);
  return 0;
}
NEST(n2_seidel) { // carried by both loops
  M2(a);
  for (long i = 1; i < n; ++i)
    for (long j = 1; j < m; ++j) a2[i][j] = 0.5 * (a2[i - 1][j] + a2[i][j - 1]);
  return 0;
}
NEST(n2_sweep_rows) { // carried by the inner loop only
  M2(a);
  for (long i = 0; i < n; ++i)
    for (long j = 1; j < m; ++j) a2[i][j] += a2[i][j - 1] * 0.5;
  return 0;
}
NEST(n2_sweep_columns) { // carried by the outer loop only
  M2(a);
  for (long i = 1; i < n; ++i)
    for (long j = 0; j < m; ++j) a2[i][j] += a2[i - 1][j] * 0.5;
  return 0;
}
NEST(n2_skewed) { // a negative dependence: (1, -1)
  M2(a);
  for (long i = 1; i < n; ++i)
    for (long j = 0; j + 1 < m; ++j) a2[i][j] += a2[i - 1][j + 1];
  return 0;
}
NEST(n2_two_back) {
  M2(a);
  for (long i = 2; i < n; ++i)
    for (long j = 0; j < m; ++j) a2[i][j] = a2[i - 2][j] * 0.25 + b[j];
  return 0;
}
NEST(n2_gradient) {
  M2(a); M2(b); M2(c);
  for (long i = 0; i < n - 1; ++i)
    for (long j = 0; j < m - 1; ++j) {
      b2[i][j] = a2[i][j + 1] - a2[i][j];
      c2[i][j] = a2[i + 1][j] - a2[i][j];
    }
  return 0;
}
NEST(n2_upwind) {
  M2(a); M2(b); M2(c);
  for (long i = 1; i < n - 1; ++i)
    for (long j = 0; j < m; ++j) {
      double v = b2[i][j];
      c2[i][j] = a2[i][j] - (v > 2.0 ? v * (a2[i][j] - a2[i - 1][j]) : v * (a2[i + 1][j] - a2[i][j]));
    }
  return 0;
}
NEST(n2_boundary) { // operations in front of and behind the inner loop
  M2(a); M2(b);
  if (m < 1) return 0;
  for (long i = 0; i < n; ++i) {
    b2[i][0] = a2[i][0] * 2.0;
    for (long j = 1; j < m - 1; ++j) b2[i][j] = a2[i][j - 1] + a2[i][j + 1];
    b2[i][m - 1] = a2[i][m - 1] * 3.0;
  }
  return 0;
}
NEST(n2_jacobi_row) {
  for (long t = 0; t < n; ++t)
    for (long j = 1; j < m - 1; ++j) c[t * m + j] = a[j - 1] + a[j] * b[t] + a[j + 1];
  return 0;
}
NEST(n2_heat_const) {
  double(*restrict x)[32] = (double(*)[32])a, (*restrict y)[32] = (double(*)[32])b;
  for (int i = 1; i < 31; ++i)
    for (int j = 1; j < 31; ++j) y[i][j] = x[i][j] + 0.125 * (x[i - 1][j] - 2 * x[i][j] + x[i + 1][j] + x[i][j - 1] - 2 * x[i][j] + x[i][j + 1]);
  return 0;
}
NEST(n2_time_const) { // seven rows of constant length, computed from the row before
  double(*restrict x)[40] = (double(*)[40])a;
  for (int t = 1; t < 20; ++t)
    for (int j = 1; j < 39; ++j) x[t][j] = 0.25 * (x[t - 1][j - 1] + 2 * x[t - 1][j] + x[t - 1][j + 1]);
  return 0;
}
NEST(n3_seven_point) {
  M3(a); M3(b);
  for (long i = 1; i < n - 1; ++i)
    for (long j = 1; j < n - 1; ++j)
      for (long k = 1; k < m - 1; ++k)
        b3[i][j][k] = a3[i][j][k] * 0.5 + 0.0625 * (a3[i - 1][j][k] + a3[i + 1][j][k] + a3[i][j - 1][k] + a3[i][j + 1][k] + a3[i][j][k - 1] + a3[i][j][k + 1]);
  return 0;
}
NEST(n3_line_sum) {
  M3(a);
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < n; ++j) {
      double s = 0;
      for (long k = 0; k < m; ++k) s += a3[i][j][k];
      c[i * n + j] = s;
    }
  return 0;
}
NEST(n3_plane_add) {
  M3(a); M3(b);
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < n; ++j)
      for (long k = 0; k < m; ++k) b3[i][j][k] += a3[i][j][k] * c[j];
  return 0;
}
NEST(n3_sweep_k) {
  M3(a);
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < n; ++j)
      for (long k = 1; k < m; ++k) a3[i][j][k] = a3[i][j][k] - 0.5 * a3[i][j][k - 1];
  return 0;
}
NEST(n3_sweep_j) {
  M3(a);
  for (long i = 0; i < n; ++i)
    for (long j = 1; j < n; ++j)
      for (long k = 0; k < m; ++k) a3[i][j][k] = a3[i][j][k] - 0.5 * a3[i][j - 1][k];
  return 0;
}
NEST(n3_sweep_i) {
  M3(a);
  for (long i = 1; i < n; ++i)
    for (long j = 0; j < n; ++j)
      for (long k = 0; k < m; ++k) a3[i][j][k] = a3[i][j][k] - 0.5 * a3[i - 1][j][k];
  return 0;
}
NEST(n3_time_steps) {
  M2(a); M2(b);
  for (long t = 0; t < 4; ++t)
    for (long i = 1; i < n - 1; ++i)
      for (long j = 1; j < m - 1; ++j) b2[i][j] += 0.25 * (a2[i - 1][j] + a2[i + 1][j]) - 0.5 * b2[i][j];
  return 0;
}
NEST(n3_damped) {
  M3(a); M3(b);
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < n; ++j) {
      double w = c[i] * d[j];
      for (long k = 0; k < m; ++k) b3[i][j][k] = a3[i][j][k] * w + b3[i][j][k];
      d[1024 + i * n + j] = w;
    }
  return 0;
}
NEST(n3_const_grid) {
  double(*restrict x)[12][14] = (double(*)[12][14])a, (*restrict y)[12][14] = (double(*)[12][14])b;
  for (int i = 1; i < 9; ++i)
    for (int j = 1; j < 11; ++j)
      for (int k = 1; k < 13; ++k) y[i][j][k] = x[i][j][k - 1] + x[i][j][k + 1] + x[i][j - 1][k] + x[i][j + 1][k] - 4 * x[i - 1][j][k];
  return 0;
}
NEST(n4_ensemble) {
  for (long t = 0; t < n; ++t)
    for (long i = 0; i < m; ++i)
      for (long j = 0; j < n; ++j)
        for (long k = 0; k < m; ++k) d[((t * m + i) * n + j) * m + k] = a[(i * n + j) * m + k] * b[t] + c[t * m + i];
  return 0;
}
NEST(n4_cell_sum) {
  for (long t = 0; t < n; ++t)
    for (long i = 0; i < m; ++i) {
      double s = 0;
      for (long j = 0; j < n; ++j) {
        double r = b[j];
        for (long k = 0; k < m; ++k) r += d[((t * m + i) * n + j) * m + k];
        s += r * 0.5;
      }
      c[t * m + i] = s;
    }
  return 0;
}
