// Kernels in the manner of the Livermore loops, each repeated by an outer loop or over the rows of a matrix.
#include "nests.h"

NEST(n2_hydro_rows) {
  M2(a); M2(b);
  for (long i = 0; i < n; ++i)
    for (long k = 0; k + 2 < m; ++k) b2[i][k] = 0.5 + a2[i][k] * (0.25 * a2[i][k + 1] + 0.125 * a2[i][k + 2]);
  return 0;
}
NEST(n2_tridiagonal_rows) {
  M2(a); M2(b); M2(c);
  for (long i = 0; i < n; ++i)
    for (long k = 1; k < m; ++k) a2[i][k] = c2[i][k] * (b2[i][k] - a2[i][k - 1]);
  return 0;
}
NEST(n2_inner_products) {
  for (long i = 0; i < n; ++i) {
    double s = 0;
    for (long k = 0; k < m; ++k) s += a[k] * b[i + k];
    c[i] += s;
  }
  return 0;
}
NEST(n2_banded) {
  for (long i = 0; i < n; ++i) {
    double s = d[i];
    for (long k = 0; k < m; ++k) s -= a[i * m + k] * b[i + k];
    c[i] = s;
  }
  return 0;
}
NEST(n2_state_rows) {
  M2(a); M2(b);
  for (long i = 0; i < n; ++i)
    for (long k = 0; k + 6 < m; ++k)
      b2[i][k] = a2[i][k] + 0.5 * (c[k] + 0.5 * d[k]) + 0.25 * (a2[i][k + 3] + 0.5 * (a2[i][k + 2] + 0.5 * a2[i][k + 1]) + 0.25 * (a2[i][k + 6] + 0.5 * (a2[i][k + 5] + 0.5 * a2[i][k + 4])));
  return 0;
}
NEST(n2_adi) {
  M2(a); M2(b); M2(c);
  for (long i = 0; i < n; ++i)
    for (long k = 1; k < m; ++k) {
      a2[i][k] = a2[i][k] - a2[i][k - 1] * c2[i][k] * 0.5;
      b2[i][k] = b2[i][k] - c2[i][k] * c2[i][k] * 0.25;
    }
  return 0;
}
NEST(n2_predictor) {
  for (long i = 0; i < n; ++i) {
    double *x = a + i * 13, s = 0;
    for (long k = 0; k < m; ++k) s += x[k % 12] * b[k];
    c[i] = s;
  }
  return 0;
}
NEST(n2_differences) {
  for (long i = 0; i < n; ++i) {
    double ar = c[i];
    for (long k = 0; k < m; ++k) { double br = ar - a[i * m + k]; a[i * m + k] = ar; ar = br; }
    c[i] = ar;
  }
  return 0;
}
NEST(n2_first_sum_rows) {
  M2(a); M2(b);
  for (long i = 0; i < n; ++i) {
    b2[i][0] = a2[i][0];
    for (long k = 1; k < m; ++k) b2[i][k] = b2[i][k - 1] + a2[i][k];
  }
  return 0;
}
NEST(n2_first_difference) {
  M2(a); M2(b);
  for (long i = 0; i < n; ++i)
    for (long k = 0; k + 1 < m; ++k) b2[i][k] = a2[i][k + 1] - a2[i][k];
  return 0;
}
NEST(n2_particle) {
  for (long i = 0; i < n; ++i)
    for (long k = 0; k < m; ++k) {
      long at = p[i * m + k];
      b[i * m + k] = a[i * m + k] + c[at];
    }
  return 0;
}
NEST(n2_casual) {
  M2(a); M2(b); M2(c);
  for (long j = 1; j < n; ++j)
    for (long k = 1; k < m; ++k) {
      double t = a2[j][k - 1] < a2[j][k] ? a2[j][k] : a2[j][k - 1];
      double s = b2[j][k] > 3.0 ? b2[j][k] * t : t;
      c2[j][k] = s * 0.5;
    }
  return 0;
}
NEST(n2_hydro2d_a) {
  M2(a); M2(b); M2(c);
  for (long k = 1; k < n; ++k)
    for (long j = 1; j < m; ++j) c2[k][j] = (a2[k - 1][j] + b2[k - 1][j] - a2[k][j]) * (b2[k][j] + b2[k][j - 1]);
  return 0;
}
NEST(n2_linear_recurrence) {
  for (long i = 0; i < n; ++i) {
    double stb = b[i];
    for (long k = 0; k < m; ++k) { a[i * m + k] = c[k] + stb * d[k]; stb = a[i * m + k] - stb; }
    b[i] = stb;
  }
  return 0;
}
NEST(n2_discrete) {
  M2(a); M2(b);
  for (long i = 0; i < n; ++i) {
    double xx = c[i];
    for (long k = 0; k < m; ++k) {
      double di = b2[i][k] - 0.5 * xx;
      double dn = di > 1.0 ? 0.25 : 0.125;
      a2[i][k] = xx * dn;
      xx = xx * dn + 0.5;
    }
  }
  return 0;
}
NEST(n2_planck) {
  M2(a); M2(b);
  for (long i = 0; i < n; ++i)
    for (long k = 0; k < m; ++k) b2[i][k] = a2[i][k] / (1.0 + c[k] * c[k]);
  return 0;
}
NEST(n2_implicit) {
  M2(a); M2(b);
  for (long j = 1; j < n - 1; ++j)
    for (long k = 1; k < m - 1; ++k) {
      double qa = a2[j + 1][k] * 0.25 + a2[j - 1][k] * 0.125 + b2[j][k + 1] * 0.5 + b2[j][k - 1];
      b2[j][k] += 0.175 * (qa - b2[j][k]);
    }
  return 0;
}
NEST(n2_first_minimum) {
  M2(a);
  for (long i = 0; i < n; ++i) {
    long at = 0;
    double low = a2[i][0];
    for (long k = 1; k < m; ++k)
      if (a2[i][k] < low) { low = a2[i][k]; at = k; }
    q[i] = (int)at;
    c[i] = low;
  }
  return 0;
}
NEST(n3_integrate) {
  for (long j = 0; j < n; ++j)
    for (long k = 0; k < n; ++k)
      for (long i = 0; i < m; ++i) c[k * m + i] += a[k * n + j] * b[j * m + i];
  return 0;
}
NEST(n3_adi_planes) {
  M3(a); M3(b);
  for (long i = 0; i < n; ++i)
    for (long j = 1; j < n - 1; ++j)
      for (long k = 0; k < m; ++k) b3[i][j][k] = a3[i][j][k] + 0.5 * (a3[i][j + 1][k] - a3[i][j - 1][k]) + 0.25 * c[k];
  return 0;
}
NEST(n3_monte) {
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < n; ++j) {
      int s = 0;
      for (long k = 0; k < m; ++k) if (p[i * m + k] > q[j * m + k]) s += p[i * m + k]; else s -= 1;
      ((int *)d)[i * n + j] = s;
    }
  return 0;
}
