// Linear algebra: products, updates, transposes, norms.
#include "nests.h"

NEST(n2_add) { M2(a); M2(b); M2(c); for (long i = 0; i < n; ++i) for (long j = 0; j < m; ++j) c2[i][j] = a2[i][j] + b2[i][j]; return 0; }
NEST(n2_scale) { for (long i = 0; i < n; ++i) for (long j = 0; j < m; ++j) a[i * m + j] *= 3.0; return 0; }
NEST(n2_matvec) {
  for (long i = 0; i < n; ++i) {
    double s = 0;
    for (long j = 0; j < m; ++j) s += a[i * m + j] * b[j];
    c[i] = s;
  }
  return 0;
}
NEST(n2_matvec_memory) {
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < m; ++j) c[i] += a[i * m + j] * b[j];
  return 0;
}
NEST(n2_vecmat) {
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < m; ++j) c[j] += b[i] * a[i * m + j];
  return 0;
}
NEST(n2_rank1) {
  for (long i = 0; i < n; ++i) {
    double x = 2.0 * b[i];
    for (long j = 0; j < m; ++j) a[i * m + j] += x * c[j];
  }
  return 0;
}
NEST(n2_rank2) {
  M2(a);
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < m; ++j) a2[i][j] += b[i] * c[j] + c[i] * b[j];
  return 0;
}
NEST(n2_transpose) {
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < m; ++j) b[j * n + i] = a[i * m + j];
  return 0;
}
NEST(n2_gather_columns) {
  for (long j = 0; j < m; ++j) {
    double s = 0;
    for (long i = 0; i < n; ++i) s += a[i * m + j];
    d[j] = s;
  }
  return 0;
}
NEST(n2_row_norm) {
  M2(a);
  for (long i = 0; i < n; ++i) {
    double s = 1.0;
    for (long j = 0; j < m; ++j) s += a2[i][j] * a2[i][j];
    d[i] = 1.0 / s;
  }
  return 0;
}
NEST(n2_row_max) {
  M2(a);
  for (long i = 0; i < n; ++i) {
    double top = a2[i][0];
    for (long j = 1; j < m; ++j) top = a2[i][j] > top ? a2[i][j] : top;
    d[i] = top;
  }
  return 0;
}
NEST(n2_row_argmax) {
  M2(a);
  for (long i = 0; i < n; ++i) {
    double top = a2[i][0];
    int at = 0;
    for (int j = 1; j < m; ++j)
      if (a2[i][j] > top) { top = a2[i][j]; at = j; }
    p[i] = at;
  }
  return 0;
}
NEST(n2_diagonal_scale) {
  M2(a); M2(b);
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < m; ++j) b2[i][j] = d[i] * a2[i][j] * c[j];
  return 0;
}
NEST(n2_copy_lower) {
  M2(a); M2(b);
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < m; ++j) if (j <= i) b2[i][j] = a2[i][j]; else b2[i][j] = 0;
  return 0;
}
NEST(n2_horner_rows) {
  for (long i = 0; i < n; ++i) {
    double s = 0, x = b[i] * 0.25;
    for (long j = 0; j < m; ++j) s = s * x + a[j];
    c[i] = s;
  }
  return 0;
}
NEST(n2_bicg) {
  M2(a);
  for (long i = 0; i < n; ++i) {
    double s = 0;
    for (long j = 0; j < m; ++j) {
      d[j] += b[i] * a2[i][j];
      s += a2[i][j] * c[j];
    }
    b[i + 2048] = s;
  }
  return 0;
}
NEST(n2_triangular) { // not rectangular: only the innermost loop can be pipelined
  M2(a);
  for (long i = 0; i < n; ++i)
    for (long j = 0; j <= i; ++j) a2[i][j] += 1.0;
  return 0;
}
NEST(n2_total) { // the sum runs through both loops
  double s = 0;
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < m; ++j) s += a[i * m + j];
  return (long)(s * 16);
}
NEST(n2_total_int) {
  long s = 0;
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < m; ++j) s += p[i * m + j];
  return s;
}
NEST(n3_total_int) {
  long s = 7;
  int t = 3;
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < m; ++j)
      for (long k = 0; k < n; ++k) { s += p[(i * m + j) * n + k]; t ^= q[j * n + k]; }
  return s * 256 + t;
}
NEST(n2_total_used) { // the sum is needed on the way
  long s = 1;
  for (long i = 0; i < n; ++i) {
    for (long j = 0; j < m; ++j) s += p[i * m + j];
    q[i] = (int)s;
  }
  return s;
}
NEST(n2_partial_sums) {
  M2(a); M2(b);
  for (long i = 0; i < n; ++i) {
    double s = 0;
    for (long j = 0; j < m; ++j) { s += a2[i][j]; b2[i][j] = s; }
  }
  return 0;
}
NEST(n3_matmul) {
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < n; ++j)
      for (long k = 0; k < m; ++k) c[i * n + j] += a[i * m + k] * b[k * n + j];
  return 0;
}
NEST(n3_matmul_ikj) {
  for (long i = 0; i < n; ++i)
    for (long k = 0; k < m; ++k)
      for (long j = 0; j < n; ++j) c[i * n + j] += a[i * m + k] * b[k * n + j];
  return 0;
}
NEST(n3_matmul_jki) {
  for (long j = 0; j < n; ++j)
    for (long k = 0; k < m; ++k)
      for (long i = 0; i < n; ++i) c[i * n + j] += a[i * m + k] * b[k * n + j];
  return 0;
}
NEST(n3_matmul_kij) {
  for (long k = 0; k < m; ++k)
    for (long i = 0; i < n; ++i)
      for (long j = 0; j < n; ++j) c[i * n + j] += a[i * m + k] * b[k * n + j];
  return 0;
}
NEST(n3_matmul_sum) {
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < n; ++j) {
      double s = 0;
      for (long k = 0; k < m; ++k) s += a[i * m + k] * b[k * n + j];
      c[i * n + j] = s;
    }
  return 0;
}
NEST(n3_matmul_transposed) {
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < n; ++j) {
      double s = c[i * n + j];
      for (long k = 0; k < m; ++k) s += a[i * m + k] * b[j * m + k];
      c[i * n + j] = s * 0.5;
    }
  return 0;
}
NEST(n3_matmul_const) {
  double(*restrict x)[16] = (double(*)[16])a, (*restrict y)[16] = (double(*)[16])b, (*restrict z)[16] = (double(*)[16])c;
  for (int i = 0; i < 16; ++i)
    for (int j = 0; j < 16; ++j)
      for (int k = 0; k < 16; ++k) z[i][j] += x[i][k] * y[k][j];
  return 0;
}
NEST(n3_syrk) {
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < n; ++j) {
      c[i * n + j] *= 0.5;
      for (long k = 0; k < m; ++k) c[i * n + j] += a[i * m + k] * a[j * m + k];
    }
  return 0;
}
NEST(n3_int_matmul) {
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j) {
      int s = 0;
      for (int k = 0; k < m; ++k) s += p[i * (int)m + k] * q[k * (int)n + j];
      ((int *)d)[i * (int)n + j] = s;
    }
  return 0;
}
NEST(n3_complex) {
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < n; ++j) {
      double re = 0, im = 0;
      for (long k = 0; k < m; ++k) {
        re += a[i * m + k] * c[k * n + j] - b[i * m + k] * d[k * n + j];
        im += a[i * m + k] * d[k * n + j] + b[i * m + k] * c[k * n + j];
      }
      a[2048 + i * n + j] = re;
      b[2048 + i * n + j] = im;
    }
  return 0;
}
NEST(n3_doitgen) {
  for (long r = 0; r < n; ++r)
    for (long p0 = 0; p0 < m; ++p0) {
      double s = 0;
      for (long t = 0; t < m; ++t) s += a[r * m + t] * b[t * m + p0];
      c[r * m + p0] = s;
    }
  return 0;
}
NEST(n3_lu_step) { // non-uniform: row and column of the same matrix
  M2(a);
  for (long k = 0; k + 1 < n; ++k)
    for (long i = k + 1; i < n; ++i)
      for (long j = k + 1; j < m; ++j) a2[i][j] -= a2[i][k] * a2[k][j];
  return 0;
}
NEST(n4_outer_products) {
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < n; ++j)
      for (long k = 0; k < m; ++k)
        for (long l = 0; l < m; ++l) d[((i * n + j) * m + k) * m + l] = a[i * m + k] * b[j * m + l];
  return 0;
}
NEST(n4_contract) {
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < n; ++j) {
      double s = 0;
      for (long k = 0; k < m; ++k)
        for (long l = 0; l < m; ++l) s += d[((i * n + j) * m + k) * m + l] * a[k * m + l];
      c[i * n + j] = s;
    }
  return 0;
}
NEST(n4_batched) {
  for (long t = 0; t < n; ++t)
    for (long i = 0; i < m; ++i)
      for (long j = 0; j < m; ++j) {
        double s = 0;
        for (long k = 0; k < m; ++k) s += a[(t * m + i) * m + k] * b[(t * m + k) * m + j];
        c[(t * m + i) * m + j] = s;
      }
  return 0;
}
NEST(n4_batched_memory) {
  for (long t = 0; t < n; ++t)
    for (long i = 0; i < m; ++i)
      for (long j = 0; j < m; ++j)
        for (long k = 0; k < m; ++k) c[(t * m + i) * m + j] += a[(t * m + i) * m + k] * b[(t * m + k) * m + j];
  return 0;
}
NEST(n5_tensor) {
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < n; ++j)
      for (long k = 0; k < m; ++k) {
        double s = 0;
        for (long u = 0; u < m; ++u)
          for (long v = 0; v < n; ++v) s += a[(i * m + u) * n + v] * b[(u * n + v) * m + k] * d[j];
        c[(i * n + j) * m + k] = s;
      }
  return 0;
}
