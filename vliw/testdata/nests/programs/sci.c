/* Solvers and physics in the manner of NAS and the Livermore loops: pointers, sizes known when the program runs, several dimensions. */
#include <stdio.h>
#include <stdlib.h>
static unsigned long long h;
static void mix(const void *p, unsigned long n) {
  const unsigned char *s = p;
  for (unsigned long i = 0; i + 8 <= n; i += 8) {
    unsigned long long v;
    __builtin_memcpy(&v, s + i, 8);
    h = (h ^ v) * 1099511628211ull;
  }
}
enum { MAX = 2048 };
static double a[MAX], b[MAX], c[MAX];
static int idx[MAX], ptr[64];
typedef struct { double re, im; } cplx;
static cplx z[MAX / 2];
static void init(void) {
  unsigned s = 3;
  for (int i = 0; i < MAX; i++) {
    s = s * 1664525u + 1013904223u;
    a[i] = (double)(s >> 26) * 0.25; b[i] = (double)(s >> 27); c[i] = 0.5; idx[i] = (int)(s >> 26);
  }
  for (int i = 0; i < 64; i++) ptr[i] = i * 5;
  for (int i = 0; i < MAX / 2; i++) { z[i].re = a[i]; z[i].im = b[i]; }
}
#define AT(p, i, j, k) p[((i) * (n + 2) + (j)) * (n + 2) + (k)]
__attribute__((noinline)) void mg_resid(const double *u, const double *v, double *r, int n, const double *w) {
  for (int i = 1; i <= n; i++)
    for (int j = 1; j <= n; j++) {
      double u1[18], u2[18];
      for (int k = 0; k <= n + 1; k++) {
        u1[k] = AT(u, i, j - 1, k) + AT(u, i, j + 1, k) + AT(u, i - 1, j, k) + AT(u, i + 1, j, k);
        u2[k] = AT(u, i - 1, j - 1, k) + AT(u, i - 1, j + 1, k) + AT(u, i + 1, j - 1, k) + AT(u, i + 1, j + 1, k);
      }
      for (int k = 1; k <= n; k++)
        AT(r, i, j, k) = AT(v, i, j, k) - w[0] * AT(u, i, j, k) - w[2] * (u2[k] + u1[k - 1] + u1[k + 1]) - w[3] * (u2[k - 1] + u2[k + 1]);
    }
}
__attribute__((noinline)) double norm3(const double *restrict r, int n) {
  double s = 0;
  for (int i = 1; i <= n; i++)
    for (int j = 1; j <= n; j++)
      for (int k = 1; k <= n; k++) s += AT(r, i, j, k) * AT(r, i, j, k);
  return s;
}
__attribute__((noinline)) void spmv(int n, const int *restrict rows, const int *restrict cols, const double *restrict val, const double *restrict x, double *restrict y) {
  for (int i = 0; i < n; i++) {
    double s = 0;
    for (int k = rows[i]; k < rows[i + 1]; k++) s += val[k] * x[cols[k]];
    y[i] = s;
  }
}
__attribute__((noinline)) void ell(int n, int width, const int *restrict cols, const double *restrict val, const double *restrict x, double *restrict y) {
  for (int i = 0; i < n; i++) {
    double s = 0;
    for (int k = 0; k < width; k++) s += val[i * width + k] * x[cols[i * width + k]];
    y[i] = s;
  }
}
__attribute__((noinline)) void thomas(int n, int m, double *restrict lo, double *restrict d, double *restrict r) {
  for (int j = 0; j < m; j++)
    for (int i = 1; i < n; i++) {
      double f = lo[i] / (d[i - 1] + 8);
      r[i * m + j] -= f * r[(i - 1) * m + j];
    }
}
__attribute__((noinline)) void cfft(int n, int rows, cplx *restrict x, const cplx *restrict w) {
  for (int r = 0; r < rows; r++)
    for (int i = 0; i < n / 2; i++) {
      cplx p = x[r * n + i], q = x[r * n + i + n / 2];
      x[r * n + i].re = p.re + q.re;
      x[r * n + i].im = p.im + q.im;
      double dr = p.re - q.re, di = p.im - q.im;
      x[r * n + i + n / 2].re = dr * w[i].re - di * w[i].im;
      x[r * n + i + n / 2].im = dr * w[i].im + di * w[i].re;
    }
}
__attribute__((noinline)) void lu_block(int n, double (*restrict v)[5], double (*restrict m)[5][5], double omega) {
  for (int i = 1; i < n; i++)
    for (int p = 0; p < 5; p++)
      for (int q = 0; q < 5; q++) v[i][p] -= omega * m[i][p][q] * v[i - 1][q];
}
__attribute__((noinline)) void sweep(int n, int m, double *restrict u, double *restrict f, double om) {
  for (int color = 0; color < 2; color++)
    for (int i = 1; i < n - 1; i++)
      for (int j = 1 + ((i + color) & 1); j < m - 1; j += 2)
        u[i * m + j] += om * (f[i * m + j] - 4 * u[i * m + j] + u[(i - 1) * m + j] + u[(i + 1) * m + j] + u[i * m + j - 1] + u[i * m + j + 1]);
}
__attribute__((noinline)) void nbody(int n, const double *restrict px, const double *restrict m, double *restrict acc) {
  for (int i = 0; i < n; i++) {
    double s = 0;
    for (int j = 0; j < n; j++) {
      double d = px[j] - px[i];
      s += m[j] * d / (d * d + 0.01);
    }
    acc[i] = s;
  }
}
__attribute__((noinline)) void hydro2d(int n, int m, double *za, double *zb, double *zr, double *zm) {
  for (int k = 1; k < n; k++)
    for (int j = 1; j < m; j++) {
      za[k * m + j] = (zr[k * m + j - 1] + zm[k * m + j - 1] - zr[(k - 1) * m + j]) * 0.5 / (zm[k * m + j] + 1);
      zb[k * m + j] = (zr[(k - 1) * m + j] + zm[(k - 1) * m + j]) * 0.25;
    }
}
__attribute__((noinline)) void banded(int n, int bw, double *restrict x, const double *restrict l) {
  for (int k = 0; k < n; k++) {
    double s = 0;
    for (int j = 1; j <= bw; j++) s += l[k * bw + j - 1] * x[k + bw - j];
    x[k + bw] -= s * 0.001;
  }
}
__attribute__((noinline)) long knap(int items, int cap, const int *restrict wt, const int *restrict val, int *restrict best) {
  for (int c = 0; c <= cap; c++) best[c] = 0;
  for (int i = 0; i < items; i++)
    for (int c = cap; c >= wt[i]; c--) {
      int t = best[c - wt[i]] + val[i];
      if (t > best[c]) best[c] = t;
    }
  return best[cap];
}
__attribute__((noinline)) int lcs(int n, int m, const int *s, const int *t, int *d) {
  for (int i = 1; i <= n; i++)
    for (int j = 1; j <= m; j++) {
      int up = d[(i - 1) * (m + 1) + j], left = d[i * (m + 1) + j - 1];
      d[i * (m + 1) + j] = (s[i] & 3) == (t[j] & 3) ? d[(i - 1) * (m + 1) + j - 1] + 1 : up > left ? up : left;
    }
  return d[n * (m + 1) + m];
}
__attribute__((noinline)) void rk(int steps, int n, double *restrict y, double *restrict k1, const double *restrict m) {
  for (int s = 0; s < steps; s++) {
    for (int i = 0; i < n; i++) {
      double t = 0;
      for (int j = 0; j < n; j++) t += m[i * n + j] * y[j];
      k1[i] = t;
    }
    for (int i = 0; i < n; i++) y[i] += 0.001 * k1[i];
  }
}
__attribute__((noinline)) void lagged(int n, int m, int lag, double *restrict x) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) x[(i + lag) * m + j] = x[i * m + j] * 0.5 + j;
}
__attribute__((noinline)) void prefix(int n, int m, double *restrict x) {
  for (int i = 0; i < n; i++)
    for (int j = 1; j < m; j++) x[i * m + j] += x[i * m + j - 1];
  for (int i = 1; i < n; i++)
    for (int j = 0; j < m; j++) x[i * m + j] += x[(i - 1) * m + j];
}
__attribute__((noinline)) double trace5(int n, const double *restrict x) {
  double s = 1;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      for (int k = 0; k < n; k++)
        for (int l = 0; l < n; l++)
          for (int o = 0; o < n; o++) s += x[i + j * 2 + k * 3 + l * 5 + o * 7];
  return s;
}
__attribute__((noinline)) void sortrows(int n, int m, double *restrict x) {
  for (int i = 0; i < n; i++)
    for (int p = 0; p < m - 1; p++)
      for (int j = 0; j < m - 1 - p; j++)
        if (x[i * m + j] > x[i * m + j + 1]) { double t = x[i * m + j]; x[i * m + j] = x[i * m + j + 1]; x[i * m + j + 1] = t; }
}
__attribute__((noinline)) unsigned long primes(int n, unsigned char *restrict comp) {
  unsigned long count = 0;
  for (int i = 2; i < n; i++) {
    if (!comp[i]) {
      count++;
      for (int j = 2 * i; j < n; j += i) comp[j] = 1;
    }
  }
  return count;
}
__attribute__((noinline)) long extremes(int n, int m, const int *restrict x, int least, unsigned most) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) least = x[i * m + j] < least ? x[i * m + j] : least;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      if ((unsigned)x[j * n + i] > most) most = (unsigned)x[j * n + i];
  return least * 1000L + most;
}
int main(void) {
  double r;
#define RUN(call) init(); r = 0; call; h = 14695981039346656037ull; mix(a, sizeof a); mix(b, sizeof b); mix(c, sizeof c); mix(z, sizeof z); mix(idx, sizeof idx); \
  mix(&r, sizeof r); printf("%s %llx\n", #call, h)
  for (int n = 0; n < 9; n += (n < 3 ? 1 : 3)) {
    RUN(mg_resid(a, b, c, n, a + 7)); RUN(r = norm3(a, n)); RUN(spmv(n, ptr, idx, a, b, c)); RUN(ell(n, 4, idx, a, b, c)); RUN(ell(4, n, idx, a, b, c)); RUN(thomas(n, 5, a, b, c));
    RUN(thomas(6, n, a, b, c)); RUN(cfft(8, n, z, (cplx *)a)); RUN(cfft(2 * n, 3, z, (cplx *)a)); RUN(lu_block(n, (double(*)[5])a, (double(*)[5][5])b, 0.01));
    RUN(sweep(n, 7, a, b, 0.1)); RUN(sweep(6, n, a, b, 0.1)); RUN(nbody(n, a, b, c)); RUN(hydro2d(n, 6, a, b, c, a + 2000)); RUN(hydro2d(5, n, a, b, c, a + 2000));
    RUN(banded(n, 3, a, b)); RUN(banded(7, n, a, b)); RUN(r = knap(n, 40, ptr + 1, idx, idx + 1000)); RUN(r = lcs(n, 6, idx, idx + 100, idx + 1000));
    RUN(r = lcs(7, n, idx, idx + 100, idx + 1000)); RUN(rk(3, n, a, b, c)); RUN(rk(n, 4, a, b, c)); RUN(lagged(n, 7, 2, a)); RUN(lagged(9, n, 1, a)); RUN(prefix(n, 6, a)); RUN(prefix(4, n, a));
    RUN(r = extremes(n, 7, idx, 50, 7)); RUN(r = extremes(5, n, idx, -1, 1u << 31)); RUN(r = trace5(n > 5 ? 4 : n, a)); RUN(sortrows(n, 6, a)); RUN(sortrows(4, n, a)); RUN(r = primes(n * 10, (unsigned char *)idx));
  }
  return 0;
}
