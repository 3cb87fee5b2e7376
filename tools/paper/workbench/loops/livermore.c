// The Livermore loops, written anew in C. Numbers are those of the benchmark; the shapes of the computations are, too.
#include "bench.h"

KERNEL void hydro(int n, double q, double r, double t, double *R x, const double *R y, const double *R z) { // 1
  for (int k = 0; k < n; k++)
    x[k] = q + y[k] * (r * z[k + 10] + t * z[k + 11]);
}

KERNEL void iccg(int n, double *x, const double *R v) { // 2: incomplete Cholesky, conjugate gradient
  int from, to = 0, width = n;
  do {
    from = to;
    to += width;
    width /= 2;
    int i = to;
    for (int k = from + 1; k < to; k += 2) {
      i++;
      x[i] = x[k] - v[k] * x[k - 1] - v[k + 1] * x[k + 1];
    }
  } while (width > 1);
}

KERNEL double inner_product(int n, const double *R x, const double *R z) { // 3
  double q = 0;
  for (int k = 0; k < n; k++)
    q += z[k] * x[k];
  return q;
}

KERNEL void banded(int n, double *R x, const double *R y) { // 4: banded linear equations
  int m = (n - 7) / 2;
  for (int k = 6; k < n; k += m) {
    int lw = k - 6;
    double t = x[k - 1];
    for (int j = 4; j < n; j += 5)
      t -= x[lw++] * y[j];
    x[k - 1] = y[4] * t;
  }
}

KERNEL void tridiagonal(int n, double *R x, const double *R y, const double *R z) { // 5: elimination below the diagonal
  for (int i = 1; i < n; i++)
    x[i] = z[i] * (y[i] - x[i - 1]);
}

KERNEL void recurrence(int n, double *R w, const double *R b) { // 6: general linear recurrence
  for (int i = 1; i < n; i++) {
    double s = 0.01;
    for (int k = 0; k < i; k++)
      s += b[k * 32 + i] * w[i - k - 1];
    w[i] = s;
  }
}

KERNEL void state(int n, double q, double r, double t, double *R x, const double *R y, const double *R z, const double *R u) { // 7
  for (int k = 0; k < n; k++)
    x[k] = u[k] + r * (z[k] + r * y[k]) + t * (u[k + 3] + r * (u[k + 2] + r * u[k + 1]) + t * (u[k + 6] + q * (u[k + 5] + q * u[k + 4])));
}

KERNEL void adi(int n, const double *R a, double *R u1, double *R u2, double *R u3, double *R d1, double *R d2, double *R d3) { // 8
  for (int y = 1; y < n; y++) {
    double e1 = u1[y * 4 + 5] - u1[y * 4 - 3], e2 = u2[y * 4 + 5] - u2[y * 4 - 3], e3 = u3[y * 4 + 5] - u3[y * 4 - 3];
    d1[y] = e1;
    d2[y] = e2;
    d3[y] = e3;
    for (int k = 0; k < 2; k++) {
      int at = y * 4 + k, to = 512 + at;
      double s = a[9];
      u1[to] = u1[at + 1] + a[0] * e1 + a[1] * e2 + a[2] * e3 + s * (u1[at + 2] - 2 * u1[at + 1] + u1[at]);
      u2[to] = u2[at + 1] + a[3] * e1 + a[4] * e2 + a[5] * e3 + s * (u2[at + 2] - 2 * u2[at + 1] + u2[at]);
      u3[to] = u3[at + 1] + a[6] * e1 + a[7] * e2 + a[8] * e3 + s * (u3[at + 2] - 2 * u3[at + 1] + u3[at]);
    }
  }
}

KERNEL void adi_line(int n, const double *R a, double *R u1, double *R u2, double *R u3) { // 8, the inner loops in one
  for (int y = 1; y < n; y++) {
    double e1 = u1[y + 1] - u1[y - 1], e2 = u2[y + 1] - u2[y - 1], e3 = u3[y + 1] - u3[y - 1];
    u1[y + 512] = u1[y] + a[0] * e1 + a[1] * e2 + a[2] * e3 + a[9] * (u1[y + 1] - 2 * u1[y] + u1[y - 1]);
    u2[y + 512] = u2[y] + a[3] * e1 + a[4] * e2 + a[5] * e3 + a[9] * (u2[y + 1] - 2 * u2[y] + u2[y - 1]);
    u3[y + 512] = u3[y] + a[6] * e1 + a[7] * e2 + a[8] * e3 + a[9] * (u3[y + 1] - 2 * u3[y] + u3[y - 1]);
  }
}

KERNEL void integrate(int n, const double *R d, double *R px) { // 9: predictors are integrated; 13 values per point
  for (int i = 0; i < n; i++, px += 13)
    px[0] = d[0] * px[12] + d[1] * px[11] + d[2] * px[10] + d[3] * px[9] + d[4] * px[8] + d[5] * px[7] + d[6] * px[6] +
            d[7] * (px[4] + px[5]) + px[2];
}

KERNEL void differences(int n, double *R px, const double *R cx) { // 10: difference predictors
  for (int i = 0; i < n; i++, px += 14, cx += 14) {
    double a = cx[4], b = a - px[4];
    px[4] = a;
    double c = b - px[5];
    px[5] = b;
    a = c - px[6];
    px[6] = c;
    b = a - px[7];
    px[7] = a;
    c = b - px[8];
    px[8] = b;
    a = c - px[9];
    px[9] = c;
    b = a - px[10];
    px[10] = a;
    c = b - px[11];
    px[11] = b;
    px[13] = c - px[12];
    px[12] = c;
  }
}

KERNEL void first_sum(int n, double *R x, const double *R y) { // 11
  for (int k = 1; k < n; k++)
    x[k] = x[k - 1] + y[k];
}

KERNEL void first_difference(int n, double *R x, const double *R y) { // 12
  for (int k = 0; k < n; k++)
    x[k] = y[k + 1] - y[k];
}

KERNEL void particles2d(int n, double *R p, const double *R b, const double *R c, const double *R y, const double *R z, int *R e, int *R f,
                        double *R h) { // 13: particles in a plane
  for (int i = 0; i < n; i++, p += 4) {
    int i1 = (int)p[0] & 15, j1 = (int)p[1] & 15;
    p[2] += b[j1 * 16 + i1];
    p[3] += c[j1 * 16 + i1];
    p[0] += p[2];
    p[1] += p[3];
    int i2 = (int)p[0] & 15, j2 = (int)p[1] & 15;
    p[0] += y[i2 + 32];
    p[1] += z[j2 + 32];
    i2 += e[i2 + 32] & 7;
    j2 += f[j2 + 32] & 7;
    h[j2 * 32 + i2] += 1.0;
  }
}

KERNEL void particles1d(int n, const double *R grd, const double *R ex, const double *R dex, double *R vx, double *R xx, int *R ix,
                        double *R rx) { // 14, first two parts: a particle in a line
  for (int k = 0; k < n; k++) {
    int cell = (int)(grd[k] * 100.0) & 255;
    double e = ex[cell], de = dex[cell];
    vx[k] = vx[k] + e + (xx[k] - (double)cell) * de;
    xx[k] = xx[k] + vx[k] + 1.0;
    ix[k] = (int)xx[k] & 511;
    rx[k] = xx[k] - (double)(int)xx[k];
  }
}

KERNEL void charge1d(int n, const int *R ir, const double *R rx, double *R rh) { // 14, last part: the charge is deposited
  for (int k = 0; k < n; k++) {
    int at = ir[k] & 511;
    rh[at] += 1.0 - rx[k];
    rh[at + 1] += rx[k];
  }
}

KERNEL void casual(int n, double *R vy, double *R vs, const double *R vh, const double *R vf, const double *R vg) { // 15: Fortran with conditions
  for (int k = 1; k < n; k++) {
    double t, r, s;
    t = vh[k + 32] > vh[k] ? 0.053 : 0.073;
    if (vf[k] < vf[k - 1]) {
      r = vh[k - 1] > vh[k + 31] ? vh[k - 1] : vh[k + 31];
      s = vf[k - 1];
    } else {
      r = vh[k] > vh[k + 32] ? vh[k] : vh[k + 32];
      s = vf[k];
    }
    vy[k] = __builtin_sqrt(vg[k] * vg[k] + r * r) * t / s;
    if (vf[k] < vf[k + 32])
      vs[k] = vf[k] * t / r;
    else
      vs[k] = vf[k + 32] * t / r;
  }
}

KERNEL int search(int n, const int *R zone, const double *R plan, double r, double s, double t) { // 16: a search with many branches
  int found = 0;
  for (int k = 0; k < n; k++) {
    int j = zone[k] & 1023;
    double d = plan[j];
    if (d < r)
      found += d < t ? 1 : 2;
    else if (d > s)
      found += d > t ? 3 : 4;
    else if (j & 1)
      break;
  }
  return found;
}

KERNEL double conditional(int n, const double *R vlr, const double *R vlin, const double *R vsp, const double *R vstp, double *R vxne,
                          double *R ve3) { // 17: implicit conditional computation
  double e6 = 1.03, scale = 5.0 / 3.0, e3 = 0;
  for (int i = n - 1; i >= 0; i--) {
    double v = e6 * vlr[i] + vlin[i];
    double x = vxne[i];
    if (v > scale * x) {
      e3 = v * vsp[i] + vstp[i];
      vxne[i] = e3;
    } else {
      e3 = x * vsp[i] + vstp[i] + 0.25;
    }
    ve3[i] = e3;
    e6 = e3 + e3 - x > 2.0 ? 0.9 : e6;
  }
  return e6;
}

KERNEL void hydro2d_a(int n, const double *R zp, const double *R zq, const double *R zr, const double *R zm, double *R za, double *R zb) { // 18
  for (int j = 1; j < n; j++)
    for (int k = 1; k < 31; k++) {
      int c = j * 32 + k;
      za[c] = (zp[c - 1 + 32] + zq[c - 1 + 32] - zp[c - 1] - zq[c - 1]) * (zr[c] + zr[c - 1]) / (zm[c - 1] + zm[c - 1 + 32]);
      zb[c] = (zp[c - 1] + zq[c - 1] - zp[c] - zq[c]) * (zr[c] + zr[c - 32]) / (zm[c] + zm[c - 1]);
    }
}

KERNEL void hydro2d_b(int n, double s, double *R zu, double *R zv, const double *R za, const double *R zb, const double *R zz, const double *R zr) { // 18
  for (int j = 1; j < n; j++)
    for (int k = 1; k < 31; k++) {
      int c = j * 32 + k;
      zu[c] += s * (za[c] * (zz[c] - zz[c + 1]) - za[c - 1] * (zz[c] - zz[c - 1]) - zb[c] * (zz[c] - zz[c - 32]) + zb[c + 32] * (zz[c] - zz[c + 32]));
      zv[c] += s * (za[c] * (zr[c] - zr[c + 1]) - za[c - 1] * (zr[c] - zr[c - 1]) - zb[c] * (zr[c] - zr[c - 32]) + zb[c + 32] * (zr[c] - zr[c + 32]));
    }
}

KERNEL void hydro2d_c(int n, double t, double *R zr, double *R zz, const double *R zu, const double *R zv) { // 18
  for (int c = 0; c < n; c++) {
    zr[c] += t * zu[c];
    zz[c] += t * zv[c];
  }
}

KERNEL double linear_up(int n, double *R b5, const double *R sa, const double *R sb, double stb) { // 19: linear recurrence, forwards
  for (int k = 0; k < n; k++) {
    b5[k] = sa[k] + stb * sb[k];
    stb = b5[k] - stb;
  }
  return stb;
}

KERNEL double linear_down(int n, double *R b5, const double *R sa, const double *R sb, double stb) { // 19: and backwards
  for (int k = n - 1; k >= 0; k--) {
    b5[k] = sa[k] + stb * sb[k];
    stb = b5[k] - stb;
  }
  return stb;
}

KERNEL void ordinates(int n, const double *R y, const double *R g, const double *R u, const double *R v, const double *R w, const double *R z,
                      double *R x, double *R xx) { // 20: discrete ordinates transport
  for (int k = 0; k < n; k++) {
    double di = y[k] - g[k] / (xx[k] + 0.02);
    double dn = 0.2;
    if (di != 0.0) {
      dn = z[k] / di;
      if (dn > 0.5)
        dn = 0.5;
      if (dn < 0.1)
        dn = 0.1;
    }
    x[k] = ((w[k] + v[k] * dn) * xx[k] + u[k]) / (1.0 + v[k] * dn);
    xx[k + 1] = (x[k] - xx[k]) * dn + xx[k];
  }
}

KERNEL void matrix_product(int n, double *R px, const double *R vy, const double *R cx) { // 21
  for (int k = 0; k < n; k++)
    for (int i = 0; i < n; i++)
      for (int j = 0; j < n; j++)
        px[j * 32 + i] += vy[k * 32 + i] * cx[j * 32 + k];
}

KERNEL void planck(int n, const double *R u, const double *R v, const double *R x, double *R y, double *R w) { // 22, exp as a short series
  for (int k = 0; k < n; k++) {
    double a = u[k] / v[k];
    y[k] = a;
    double e = 1.0 + a * (1.0 + a * (0.5 + a * (1.0 / 6 + a * (1.0 / 24 + a * (1.0 / 120)))));
    w[k] = x[k] / (e - 1.0);
  }
}

KERNEL void implicit2d(int n, double *R za, const double *R zr, const double *R zb, const double *R zu, const double *R zv, const double *R zz) { // 23
  for (int j = 1; j < n; j++)
    for (int k = 1; k < 31; k++) {
      int c = j * 32 + k;
      double q = za[c + 32] * zr[c] + za[c - 32] * zb[c] + za[c + 1] * zu[c] + za[c - 1] * zv[c] + zz[c];
      za[c] += 0.175 * (q - za[c]);
    }
}

KERNEL int first_minimum(int n, const double *R x) { // 24
  int m = 0;
  for (int k = 1; k < n; k++)
    if (x[k] < x[m])
      m = k;
  return m;
}

int main(void) {
  bench_fill();
  RUN(hydro(990, 0.5, 0.2, 0.1, V[0], V[1], V[2]), V[0], 990);
  RUN(iccg(500, V[0], V[1]), V[0], 1000);
  RET(inner_product(1001, V[0], V[1]), V[0], 1);
  RUN(banded(1001, V[0], V[1]), V[0], 1001);
  RUN(tridiagonal(1001, V[0], V[1], V[2]), V[0], 1001);
  RUN(recurrence(32, V[0], V[1]), V[0], 32);
  RUN(state(995, 0.5, 0.2, 0.1, V[0], V[1], V[2], V[3]), V[0], 995);
  RUN(adi(100, V[6], V[0], V[1], V[2], V[3], V[4], V[5]), V[0], 1000);
  RUN(adi_line(500, V[6], V[0], V[1], V[2]), V[0], 1024);
  RUN(integrate(70, V[1], V[0]), V[0], 920);
  RUN(differences(70, V[0], V[1]), V[0], 990);
  RUN(first_sum(1000, V[0], V[1]), V[0], 1000);
  RUN(first_difference(1000, V[0], V[1]), V[0], 1000);
  RUN(particles2d(200, V[0], V[1], V[2], V[3], V[4], I[0], I[1], V[5]), V[5], 800);
  RUN(particles1d(1000, V[0], V[1], V[2], V[3], V[4], I[0], V[5]), V[3], 1000);
  RUN(charge1d(1000, I[0], V[0], V[1]), V[1], 600);
  RUN(casual(900, V[0], V[1], V[2], V[3], V[4]), V[0], 900);
  RET(search(1000, I[0], V[0], 0.7, 1.0, 0.9), I[0], 1);
  RET(conditional(1000, V[0], V[1], V[2], V[3], V[4], V[5]), V[5], 1000);
  RUN(hydro2d_a(31, V[0], V[1], V[2], V[3], V[4], V[5]), V[4], 1000);
  RUN(hydro2d_b(31, 0.0041, V[0], V[1], V[2], V[3], V[4], V[5]), V[0], 1000);
  RUN(hydro2d_c(1000, 0.0037, V[0], V[1], V[2], V[3]), V[0], 1000);
  RET(linear_up(1000, V[0], V[1], V[2], 0.01), V[0], 1000);
  RET(linear_down(1000, V[0], V[1], V[2], 0.01), V[0], 1000);
  RUN(ordinates(1000, V[0], V[1], V[2], V[3], V[4], V[5], V[6], V[7]), V[6], 1000);
  RUN(matrix_product(24, V[0], V[1], V[2]), V[0], 768);
  RUN(planck(1000, V[0], V[1], V[2], V[3], V[4]), V[4], 1000);
  RUN(implicit2d(31, V[0], V[1], V[2], V[3], V[4], V[5]), V[0], 1000);
  RET(first_minimum(1000, V[0]), V[0], 1);
  return 0;
}
