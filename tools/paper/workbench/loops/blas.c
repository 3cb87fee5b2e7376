// Linear algebra in the manner of the BLAS: vectors, matrix by vector, matrix by matrix; matrices have rows of 32.
#include "bench.h"

enum { LD = 32 };

KERNEL void axpy(int n, double a, const double *R x, double *R y) {
  for (int i = 0; i < n; i++)
    y[i] += a * x[i];
}

KERNEL void axpby(int n, double a, const double *R x, double b, double *R y) {
  for (int i = 0; i < n; i++)
    y[i] = a * x[i] + b * y[i];
}

KERNEL void scale(int n, double a, double *R x) {
  for (int i = 0; i < n; i++)
    x[i] *= a;
}

KERNEL void copy(int n, const double *R x, double *R y) {
  for (int i = 0; i < n; i++)
    y[i] = x[i];
}

KERNEL void swap(int n, double *R x, double *R y) {
  for (int i = 0; i < n; i++) {
    double t = x[i];
    x[i] = y[i];
    y[i] = t;
  }
}

KERNEL double dot(int n, const double *R x, const double *R y) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += x[i] * y[i];
  return s;
}

KERNEL double dot4(int n, const double *R x, const double *R y) { // four partial sums
  double s = 0, t = 0, u = 0, v = 0;
  for (int i = 0; i < n; i += 4) {
    s += x[i] * y[i];
    t += x[i + 1] * y[i + 1];
    u += x[i + 2] * y[i + 2];
    v += x[i + 3] * y[i + 3];
  }
  return s + t + u + v;
}

KERNEL double sdsdot(int n, const float *R x, const float *R y) { // single precision, summed in double
  double s = 0;
  for (int i = 0; i < n; i++)
    s += (double)x[i] * (double)y[i];
  return s;
}

KERNEL double asum(int n, const double *R x) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += __builtin_fabs(x[i]);
  return s;
}

KERNEL double nrm2(int n, const double *R x) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += x[i] * x[i];
  return __builtin_sqrt(s);
}

KERNEL double nrm2_scaled(int n, const double *R x) { // without overflow
  double scale = 0, sum = 1;
  for (int i = 0; i < n; i++) {
    double a = __builtin_fabs(x[i]);
    if (a > scale) {
      sum = 1 + sum * (scale / a) * (scale / a);
      scale = a;
    } else {
      sum += (a / scale) * (a / scale);
    }
  }
  return scale * __builtin_sqrt(sum);
}

KERNEL int iamax(int n, const double *R x) {
  int at = 0;
  double most = -1;
  for (int i = 0; i < n; i++) {
    double a = __builtin_fabs(x[i]);
    if (a > most) {
      most = a;
      at = i;
    }
  }
  return at;
}

KERNEL void rot(int n, double *R x, double *R y, double c, double s) {
  for (int i = 0; i < n; i++) {
    double t = c * x[i] + s * y[i];
    y[i] = c * y[i] - s * x[i];
    x[i] = t;
  }
}

KERNEL void rotm(int n, double *R x, double *R y, double a, double b, double c, double d) {
  for (int i = 0; i < n; i++) {
    double u = x[i], v = y[i];
    x[i] = u * a + v * b;
    y[i] = u * c + v * d;
  }
}

KERNEL void caxpy(int n, double re, double im, const double *R x, double *R y) { // complex numbers side by side
  for (int i = 0; i < n; i++) {
    y[2 * i] += re * x[2 * i] - im * x[2 * i + 1];
    y[2 * i + 1] += re * x[2 * i + 1] + im * x[2 * i];
  }
}

KERNEL double cdotu(int n, const double *R x, const double *R y) {
  double re = 0, im = 0;
  for (int i = 0; i < n; i++) {
    re += x[2 * i] * y[2 * i] - x[2 * i + 1] * y[2 * i + 1];
    im += x[2 * i] * y[2 * i + 1] + x[2 * i + 1] * y[2 * i];
  }
  return re + im;
}

KERNEL void gemv(int n, const double *R a, const double *R x, double *R y) {
  for (int i = 0; i < n; i++) {
    double s = 0;
    for (int j = 0; j < n; j++)
      s += a[i * LD + j] * x[j];
    y[i] += s;
  }
}

KERNEL void gemv_transposed(int n, const double *R a, const double *R x, double *R y) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      y[j] += a[i * LD + j] * x[i];
}

KERNEL void gemv4(int n, const double *R a, const double *R x, double *R y) { // four rows at once
  for (int i = 0; i < n; i += 4) {
    double s = 0, t = 0, u = 0, v = 0;
    for (int j = 0; j < n; j++) {
      s += a[i * LD + j] * x[j];
      t += a[(i + 1) * LD + j] * x[j];
      u += a[(i + 2) * LD + j] * x[j];
      v += a[(i + 3) * LD + j] * x[j];
    }
    y[i] = s;
    y[i + 1] = t;
    y[i + 2] = u;
    y[i + 3] = v;
  }
}

KERNEL void ger(int n, double alpha, const double *R x, const double *R y, double *R a) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      a[i * LD + j] += alpha * x[i] * y[j];
}

KERNEL void ger2(int n, const double *R x, const double *R y, double *R a) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      a[i * LD + j] += x[i] * y[j] + y[i] * x[j];
}

KERNEL void symv(int n, const double *R a, const double *R x, double *R y) {
  for (int i = 0; i < n; i++) {
    double s = 0, xi = x[i];
    for (int j = 0; j < i; j++) {
      y[j] += a[i * LD + j] * xi;
      s += a[i * LD + j] * x[j];
    }
    y[i] += s + a[i * LD + i] * xi;
  }
}

KERNEL void trsv(int n, const double *R a, double *R x) {
  for (int i = 0; i < n; i++) {
    double s = x[i];
    for (int j = 0; j < i; j++)
      s -= a[i * LD + j] * x[j];
    x[i] = s / a[i * LD + i];
  }
}

KERNEL void gemm_ijk(int n, const double *R a, const double *R b, double *R c) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      double s = 0;
      for (int k = 0; k < n; k++)
        s += a[i * LD + k] * b[k * LD + j];
      c[i * LD + j] = s;
    }
}

KERNEL void gemm_ikj(int n, const double *R a, const double *R b, double *R c) {
  for (int i = 0; i < n; i++)
    for (int k = 0; k < n; k++)
      for (int j = 0; j < n; j++)
        c[i * LD + j] += a[i * LD + k] * b[k * LD + j];
}

KERNEL void gemm_2x2(int n, const double *R a, const double *R b, double *R c) { // a block of results in registers
  for (int i = 0; i < n; i += 2)
    for (int j = 0; j < n; j += 2) {
      double p = 0, q = 0, r = 0, s = 0;
      for (int k = 0; k < n; k++) {
        double a0 = a[i * LD + k], a1 = a[(i + 1) * LD + k], b0 = b[k * LD + j], b1 = b[k * LD + j + 1];
        p += a0 * b0;
        q += a0 * b1;
        r += a1 * b0;
        s += a1 * b1;
      }
      c[i * LD + j] = p;
      c[i * LD + j + 1] = q;
      c[(i + 1) * LD + j] = r;
      c[(i + 1) * LD + j + 1] = s;
    }
}

KERNEL void gemm_4x4(int n, const double *R a, const double *R b, double *R c) {
  for (int i = 0; i < n; i += 4)
    for (int j = 0; j < n; j += 4) {
      double s[16] = {0};
      for (int k = 0; k < n; k++) {
        const double *x = a + i * LD + k, *y = b + k * LD + j;
        s[0] += x[0] * y[0], s[1] += x[0] * y[1], s[2] += x[0] * y[2], s[3] += x[0] * y[3];
        s[4] += x[LD] * y[0], s[5] += x[LD] * y[1], s[6] += x[LD] * y[2], s[7] += x[LD] * y[3];
        s[8] += x[2 * LD] * y[0], s[9] += x[2 * LD] * y[1], s[10] += x[2 * LD] * y[2], s[11] += x[2 * LD] * y[3];
        s[12] += x[3 * LD] * y[0], s[13] += x[3 * LD] * y[1], s[14] += x[3 * LD] * y[2], s[15] += x[3 * LD] * y[3];
      }
      for (int k = 0; k < 16; k++)
        c[(i + k / 4) * LD + j + k % 4] = s[k];
    }
}

KERNEL void gemm_update4(int n, const double *R a, const double *R b, double *R c) { // four rank-one updates in one pass
  for (int i = 0; i < n; i++)
    for (int k = 0; k < n; k += 4)
      for (int j = 0; j < n; j++)
        c[i * LD + j] += a[i * LD + k] * b[k * LD + j] + a[i * LD + k + 1] * b[(k + 1) * LD + j] + a[i * LD + k + 2] * b[(k + 2) * LD + j] +
                         a[i * LD + k + 3] * b[(k + 3) * LD + j];
}

KERNEL void syrk(int n, const double *R a, double *R c) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j <= i; j++) {
      double s = 0;
      for (int k = 0; k < n; k++)
        s += a[i * LD + k] * a[j * LD + k];
      c[i * LD + j] -= s;
    }
}

KERNEL void trsm(int n, const double *R a, double *R b) {
  for (int i = 0; i < n; i++)
    for (int k = 0; k < i; k++)
      for (int j = 0; j < n; j++)
        b[i * LD + j] -= a[i * LD + k] * b[k * LD + j];
}

KERNEL void transpose(int n, const double *R a, double *R b) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      b[j * LD + i] = a[i * LD + j];
}

KERNEL void spmv(int n, const int *R col, const double *R val, const double *R x, double *R y) { // sparse, eight entries per row
  for (int i = 0; i < n; i++) {
    double s = 0;
    for (int k = i * 8; k < i * 8 + 8; k++)
      s += val[k] * x[col[k]];
    y[i] = s;
  }
}

KERNEL void gather(int n, const int *R at, const double *R x, double *R y) {
  for (int i = 0; i < n; i++)
    y[i] = x[at[i]];
}

KERNEL void scatter(int n, const int *R at, const double *R x, double *R y) {
  for (int i = 0; i < n; i++)
    y[at[i]] = x[i];
}

KERNEL void spaxpy(int n, double a, const int *R at, const double *R x, double *R y) {
  for (int i = 0; i < n; i++)
    y[at[i]] += a * x[i];
}

int main(void) {
  bench_fill();
  RUN(axpy(1000, 0.7, V[0], V[1]), V[1], 1000);
  RUN(axpby(1000, 0.7, V[0], 0.2, V[1]), V[1], 1000);
  RUN(scale(1000, 0.7, V[0]), V[0], 1000);
  RUN(copy(1000, V[0], V[1]), V[1], 1000);
  RUN(swap(1000, V[0], V[1]), V[1], 1000);
  RET(dot(1000, V[0], V[1]), V[0], 1);
  RET(dot4(1000, V[0], V[1]), V[0], 1);
  RET(sdsdot(1000, F[0], F[1]), V[0], 1);
  RET(asum(1000, V[0]), V[0], 1);
  RET(nrm2(1000, V[0]), V[0], 1);
  RET(nrm2_scaled(300, V[0]), V[0], 1);
  RET(iamax(1000, V[0]), V[0], 1);
  RUN(rot(1000, V[0], V[1], 0.6, 0.8), V[0], 1000);
  RUN(rotm(1000, V[0], V[1], 0.6, 0.8, 0.3, 0.1), V[0], 1000);
  RUN(caxpy(500, 0.3, 0.4, V[0], V[1]), V[1], 1000);
  RET(cdotu(500, V[0], V[1]), V[1], 1);
  RUN(gemv(32, V[0], V[1], V[2]), V[2], 32);
  RUN(gemv_transposed(32, V[0], V[1], V[2]), V[2], 32);
  RUN(gemv4(32, V[0], V[1], V[2]), V[2], 32);
  RUN(ger(32, 0.3, V[1], V[2], V[0]), V[0], 1024);
  RUN(ger2(32, V[1], V[2], V[0]), V[0], 1024);
  RUN(symv(32, V[0], V[1], V[2]), V[2], 32);
  RUN(trsv(32, V[0], V[1]), V[1], 32);
  RUN(gemm_ijk(24, V[0], V[1], V[2]), V[2], 768);
  RUN(gemm_ikj(24, V[0], V[1], V[2]), V[2], 768);
  RUN(gemm_2x2(24, V[0], V[1], V[2]), V[2], 768);
  RUN(gemm_4x4(24, V[0], V[1], V[2]), V[2], 768);
  RUN(gemm_update4(24, V[0], V[1], V[2]), V[2], 768);
  RUN(syrk(24, V[0], V[1]), V[1], 768);
  RUN(trsm(24, V[0], V[1]), V[1], 768);
  RUN(transpose(32, V[0], V[1]), V[1], 1024);
  RUN(spmv(128, I[0], V[0], V[1], V[2]), V[2], 128);
  RUN(gather(1000, I[0], V[0], V[1]), V[1], 1000);
  RUN(scatter(1000, I[0], V[0], V[1]), V[1], 1000);
  RUN(spaxpy(1000, 0.4, I[0], V[0], V[1]), V[1], 1000);
  return 0;
}
