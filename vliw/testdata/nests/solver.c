// In the manner of NAS and SPEC: multigrid, conjugate gradients, block solvers, lattices, molecular forces, dynamic programming.
#include "nests.h"

NEST(n2_dot_rows) { for (long i = 0; i < n; ++i) { double s = 0, t = 0; for (long j = 0; j < m; ++j) { s += a[i * m + j] * b[i * m + j]; t += b[i * m + j]; } c[i] = s; d[i] = t; } return 0; }
NEST(n2_axpy_rows) { for (long i = 0; i < n; ++i) { double w = d[i]; for (long j = 0; j < m; ++j) b[i * m + j] += w * a[i * m + j]; } return 0; }
NEST(n2_forces) {
  for (long i = 0; i < n; ++i) {
    double x = a[i], f = 0;
    for (long j = 0; j < m; ++j) { double r = x - b[j]; f += r * c[j] / (r * r + 1.0); }
    d[i] = f;
  }
  return 0;
}
NEST(n2_cutoff) {
  for (long i = 0; i < n; ++i) {
    double x = a[i], f = 0;
    for (long j = 0; j < m; ++j) { double r = x - b[j]; double t = r * r; if (t < 9.0) f += r * (9.0 - t); }
    d[i] = f;
  }
  return 0;
}
NEST(n2_pairs_count) {
  long count = 0;
  for (long i = 0; i < n; ++i) {
    long here = 0;
    for (long j = 0; j < m; ++j) here += p[i] < q[j];
    count += here * here;
  }
  return count;
}
NEST(n2_path_row) { // a relaxation: non-uniform, row k and column k
  M2(a);
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < m; ++j) { double t = b[i] + c[j]; if (t < a2[i][j]) a2[i][j] = t; }
  return 0;
}
NEST(n2_edit) { // dynamic programming: carried by both loops
  I2(q);
  for (long i = 1; i < n; ++i)
    for (long j = 1; j < m; ++j) {
      int up = q2[i - 1][j] + 1, left = q2[i][j - 1] + 1, diag = q2[i - 1][j - 1] + (p[i] != p[j]);
      int best = up < left ? up : left;
      q2[i][j] = best < diag ? best : diag;
    }
  return 0;
}
NEST(n2_knapsack) {
  I2(q);
  for (long i = 1; i < n; ++i)
    for (long j = 0; j < m; ++j) q2[i][j] = q2[i - 1][j] + p[i] > 9 ? q2[i - 1][j] : q2[i - 1][j] + p[i];
  return 0;
}
NEST(n2_lattice) {
  I2(p); I2(q);
  for (long i = 1; i < n - 1; ++i)
    for (long j = 1; j < m - 1; ++j) {
      int alive = p2[i - 1][j] + p2[i + 1][j] + p2[i][j - 1] + p2[i][j + 1];
      q2[i][j] = alive == 3 || (alive == 2 && p2[i][j]);
    }
  return 0;
}
NEST(n2_restrict) { for (long i = 0; i < n / 2; ++i) for (long j = 0; j < m / 2; ++j) b[i * (m / 2) + j] = 0.25 * (a[2 * i * m + 2 * j] + a[2 * i * m + 2 * j + 1] + a[(2 * i + 1) * m + 2 * j] + a[(2 * i + 1) * m + 2 * j + 1]); return 0; }
NEST(n2_prolong) { for (long i = 0; i < n / 2; ++i) for (long j = 0; j < m / 2; ++j) { double v = a[i * (m / 2) + j]; b[2 * i * m + 2 * j] = v; b[2 * i * m + 2 * j + 1] = v * 0.5; } return 0; }
NEST(n2_residual) { M2(a); M2(b); M2(c); for (long i = 1; i < n - 1; ++i) for (long j = 1; j < m - 1; ++j) c2[i][j] = b2[i][j] - (4.0 * a2[i][j] - a2[i - 1][j] - a2[i + 1][j] - a2[i][j - 1] - a2[i][j + 1]); return 0; }
NEST(n2_red_black) { M2(a); for (long i = 1; i < n - 1; ++i) for (long j = 1; j + 2 < m; j += 2) a2[i][j] = 0.25 * (a2[i][j + 1] + a2[i][j - 1]) + 0.5 * b[i]; return 0; }
NEST(n2_spmv_ell) {
  for (long i = 0; i < n; ++i) {
    double s = 0;
    for (long j = 0; j < m; ++j) s += a[i * m + j] * b[p[i * m + j]];
    c[i] = s;
  }
  return 0;
}
NEST(n2_no_restrict_rows) { // a pointer of unknown origin
  double *x = n > 100 ? b : a;
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < m; ++j) x[i * m + j] = a[2048 + i * m + j] + 1.0;
  return 0;
}
NEST(n2_row_pointers) {
  double *rows[16];
  for (int i = 0; i < 16; ++i) rows[i] = a + i * 16;
  for (int i = 0; i < 16; ++i)
    for (int j = 0; j < 16; ++j) b[i * 16 + j] = rows[i][j] * 2.0;
  return 0;
}
NEST(n2_two_results) {
  double last = 0;
  long at = 0;
  for (long i = 0; i < n; ++i) {
    double s = 0;
    for (long j = 0; j < m; ++j) s += a[i * m + j];
    last = s;
    at = at * 2 + i;
    c[i] = s;
  }
  return (long)(last * 8) + at;
}
NEST(n2_carry_scalar) { // an outer recurrence beside the inner loop
  double w = 1.0;
  for (long i = 0; i < n; ++i) {
    for (long j = 0; j < m; ++j) a[i * m + j] = a[i * m + j] * w;
    w = w * 0.5 + 0.25;
  }
  return (long)(w * 1024);
}
NEST(n2_fibonacci) {
  long x = 1, y = 1;
  for (long i = 0; i < n; ++i) {
    for (long j = 0; j < m; ++j) q[i * m + j] = p[i * m + j] + (int)x;
    long t = (x + y) & 1023;
    x = y;
    y = t;
  }
  return x * 4096 + y;
}
NEST(n2_conditional_before) {
  for (long i = 0; i < n; ++i) {
    double w = 1.0;
    if (b[i] > 2.0) w = b[i] * 0.5;
    for (long j = 0; j < m; ++j) a[i * m + j] *= w;
    if (w > 1.5) c[i] = w;
  }
  return 0;
}
NEST(n2_skip_rows) { // an inner loop that a condition may skip
  for (long i = 0; i < n; ++i)
    if (p[i] > 2)
      for (long j = 0; j < m; ++j) a[i * m + j] += 1.0;
  return 0;
}
NEST(n2_early) { // left early: not counted
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < m; ++j) {
      if (p[i * m + j] == 7) return i * 100 + j;
      q[i * m + j] = 1;
    }
  return -1;
}
NEST(n2_down) { for (long i = n - 1; i >= 0; --i) for (long j = m - 1; j >= 0; --j) b[i * m + j] = a[i * m + j] - 1.0; return 0; }
NEST(n2_strided) { for (long i = 0; i < n; i += 2) for (long j = 0; j < m; j += 3) b[i * m + j] = a[i * m + j] * 2.0; return 0; }
NEST(n2_unsigned) { for (unsigned i = 0; i < (unsigned)n; ++i) for (unsigned j = 0; j < (unsigned)m; ++j) q[i * (unsigned)m + j] = p[i * (unsigned)m + j] + 1; return 0; }
NEST(n3_floyd) { // non-uniform: row k and column k of the matrix that is updated
  for (long k = 0; k < n; ++k)
    for (long i = 0; i < n; ++i)
      for (long j = 0; j < n; ++j) { double t = a[i * n + k] + a[k * n + j]; if (t < a[i * n + j]) a[i * n + j] = t; }
  return 0;
}
NEST(n3_smooth) {
  M3(a); M3(b); M3(c);
  for (long i = 1; i < n - 1; ++i)
    for (long j = 1; j < n - 1; ++j)
      for (long k = 1; k < m - 1; ++k) c3[i][j][k] += 0.5 * a3[i][j][k] + 0.25 * (b3[i][j][k - 1] + b3[i][j][k + 1]) + 0.125 * (b3[i - 1][j][k] + b3[i + 1][j][k]);
  return 0;
}
NEST(n3_rhs) {
  M3(a); M3(b);
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < n; ++j) {
      double w = 1.0 / (1.0 + c[i * n + j] * c[i * n + j]);
      for (long k = 0; k < m; ++k) b3[i][j][k] = (a3[i][j][k] + d[k]) * w;
    }
  return 0;
}
NEST(n3_energy) {
  for (long i = 0; i < n; ++i) {
    double e = 0;
    for (long j = 0; j < n; ++j) {
      double v = 0;
      for (long k = 0; k < m; ++k) v += a[(i * n + j) * m + k] * b[k];
      e += v * v;
    }
    c[i] = e;
  }
  return 0;
}
NEST(n3_block_solve) {
  for (long i = 0; i < n; ++i)
    for (int r = 0; r < 5; ++r) {
      double s = d[i * 5 + r];
      for (int k = 0; k < 5; ++k) s -= a[(i * 5 + r) * 5 + k] * b[i * 5 + k];
      c[i * 5 + r] = s;
    }
  return 0;
}
NEST(n3_counts) {
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < m; ++j)
      for (long k = 0; k < n; ++k) q[(i * m + j) * n + k] = (int)(i + 2 * j + 3 * k);
  return 0;
}
NEST(n3_late_total) {
  long s = 0;
  for (long i = 0; i < n; ++i) {
    long r = 0;
    for (long j = 0; j < n; ++j)
      for (long k = 0; k < m; ++k) r += p[(i * n + j) * m + k] * (k + 1);
    s += r & 255;
  }
  return s;
}
NEST(n4_block_product) {
  for (long i = 0; i < n; ++i)
    for (int r = 0; r < 4; ++r)
      for (int s = 0; s < 4; ++s) {
        double t = 0;
        for (int k = 0; k < 4; ++k) t += a[(i * 4 + r) * 4 + k] * b[(i * 4 + k) * 4 + s];
        c[(i * 4 + r) * 4 + s] -= t;
      }
  return 0;
}
NEST(n4_fields) {
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < n; ++j)
      for (long k = 0; k < m; ++k)
        for (int v = 0; v < 5; ++v) c[((i * n + j) * m + k) * 5 + v] = a[((i * n + j) * m + k) * 5 + v] * b[j] + d[i];
  return 0;
}
NEST(n5_moments) {
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < n; ++j) {
      double s = 0;
      for (long k = 0; k < m; ++k)
        for (int u = 0; u < 3; ++u)
          for (int v = 0; v < 3; ++v) s += a[(i * n + j) * m + k] * b[u] * c[v];
      d[i * n + j] = s;
    }
  return 0;
}
