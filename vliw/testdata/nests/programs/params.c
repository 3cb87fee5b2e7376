/* Kernels whose arrays are parameters of the sizes that come with them: n × m, without restrict, or with. */
#include <stdio.h>
static unsigned long long h;
static void mix(const void *p, unsigned long n) {
  const unsigned char *s = p;
  for (unsigned long i = 0; i + 8 <= n; i += 8) {
    unsigned long long v;
    __builtin_memcpy(&v, s + i, 8);
    h = (h ^ v) * 1099511628211ull;
  }
}
static double mem[2048];
static float small[1024];
static short half[1024];
static void init(void) {
  unsigned s = 17;
  for (int i = 0; i < 2048; i++) { s = s * 1664525u + 1013904223u; mem[i] = (double)(s >> 25) * 0.5; }
  for (int i = 0; i < 1024; i++) { s = s * 1664525u + 1013904223u; small[i] = (float)(s >> 26); half[i] = (short)(s >> 17); }
}
__attribute__((noinline)) void gemm(int ni, int nj, int nk, double alpha, double beta, double C[ni][nj], double A[ni][nk], double B[nk][nj]) {
  for (int i = 0; i < ni; i++) {
    for (int j = 0; j < nj; j++) C[i][j] *= beta;
    for (int k = 0; k < nk; k++)
      for (int j = 0; j < nj; j++) C[i][j] += alpha * A[i][k] * B[k][j];
  }
}
__attribute__((noinline)) void atax(int m, int n, double A[m][n], double x[n], double y[n], double tmp[m]) {
  for (int i = 0; i < n; i++) y[i] = 0;
  for (int i = 0; i < m; i++) {
    tmp[i] = 0.0;
    for (int j = 0; j < n; j++) tmp[i] = tmp[i] + A[i][j] * x[j];
    for (int j = 0; j < n; j++) y[j] = y[j] + A[i][j] * tmp[i];
  }
}
__attribute__((noinline)) void jacobi2d(int steps, int n, double A[n][n], double B[n][n]) {
  for (int t = 0; t < steps; t++) {
    for (int i = 1; i < n - 1; i++)
      for (int j = 1; j < n - 1; j++) B[i][j] = 0.2 * (A[i][j] + A[i][j - 1] + A[i][1 + j] + A[1 + i][j] + A[i - 1][j]);
    for (int i = 1; i < n - 1; i++)
      for (int j = 1; j < n - 1; j++) A[i][j] = 0.2 * (B[i][j] + B[i][j - 1] + B[i][1 + j] + B[1 + i][j] + B[i - 1][j]);
  }
}
__attribute__((noinline)) void conv(int oc, int ic, int hh, int ww, float out[oc][hh][ww], float in[ic][hh + 2][ww + 2], float w[oc][ic][3][3]) {
  for (int o = 0; o < oc; o++)
    for (int y = 0; y < hh; y++)
      for (int x = 0; x < ww; x++) {
        float s = 0;
        for (int c = 0; c < ic; c++)
          for (int i = 0; i < 3; i++)
            for (int j = 0; j < 3; j++) s += in[c][y + i][x + j] * w[o][c][i][j];
        out[o][y][x] = s;
      }
}
__attribute__((noinline)) void pool(int c, int hh, int ww, float (*restrict out)[hh][ww], float (*restrict in)[2 * hh][2 * ww]) {
  for (int k = 0; k < c; k++)
    for (int y = 0; y < hh; y++)
      for (int x = 0; x < ww; x++) {
        float m = in[k][2 * y][2 * x];
        if (in[k][2 * y][2 * x + 1] > m) m = in[k][2 * y][2 * x + 1];
        if (in[k][2 * y + 1][2 * x] > m) m = in[k][2 * y + 1][2 * x];
        if (in[k][2 * y + 1][2 * x + 1] > m) m = in[k][2 * y + 1][2 * x + 1];
        out[k][y][x] = m;
      }
}
__attribute__((noinline)) void normalise(int rows, int cols, float x[rows][cols], const float *gain) {
  for (int r = 0; r < rows; r++) {
    float s = 0;
    for (int c = 0; c < cols; c++) s += x[r][c] * x[r][c];
    s = 1 / (s + 1);
    for (int c = 0; c < cols; c++) x[r][c] *= s * gain[c];
  }
}
__attribute__((noinline)) void lowpass(int frames, int taps, const short *in, const short *tap, short *out) {
  for (int f = 0; f < frames; f++) {
    int s = 1 << 14;
    for (int t = 0; t < taps; t++) s += in[f + t] * tap[t];
    out[f] = (short)(s >> 15);
  }
}
__attribute__((noinline)) long dots(unsigned n, unsigned m, const short *a, const short *b, long *out) {
  long all = 0;
  for (unsigned i = 0; i < n; i++) {
    long s = 0;
    for (unsigned j = 0; j < m; j++) s += (long)a[i * m + j] * b[j];
    out[i] = s;
    all ^= s;
  }
  return all;
}
__attribute__((noinline)) void wave(int n, int m, double u[n][m], double v[n][m], double f[n][m], double dt) {
  for (int i = 1; i < n - 1; i++)
    for (int j = 1; j < m - 1; j++) {
      double lap = u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1] - 4 * u[i][j];
      v[i][j] += dt * (lap + f[i][j]);
    }
  for (int i = 1; i < n - 1; i++)
    for (int j = 1; j < m - 1; j++) u[i][j] += dt * v[i][j];
}
__attribute__((noinline)) void outer3(int n, double T[n][n][n], const double *x, const double *y, const double *z) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      for (int k = 0; k < n; k++) T[i][j][k] += x[i] * y[j] * z[k];
}
__attribute__((noinline)) void contract(int n, double R[n][n], double T[n][n][n], double x[n]) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      R[i][j] = 0;
      for (int k = 0; k < n; k++) R[i][j] += T[i][j][k] * x[k];
    }
}
__attribute__((noinline)) void recur(int n, int m, double x[n][m], double a, double b) {
  for (int i = 0; i < n; i++) {
    double p = 0, q = 1;
    for (int j = 0; j < m; j++) {
      double t = a * p + b * q + x[i][j];
      q = p;
      p = t;
      x[i][j] = t;
    }
  }
}
__attribute__((noinline)) void gauss_seidel(int n, double A[n][n], double b[n], double x[n], int rounds) {
  for (int r = 0; r < rounds; r++)
    for (int i = 0; i < n; i++) {
      double s = b[i];
      for (int j = 0; j < n; j++) s -= j == i ? 0 : A[i][j] * x[j];
      x[i] = s / (A[i][i] + 500);
    }
}
__attribute__((noinline)) void cholesky(int n, double A[n][n]) {
  for (int i = 0; i < n; i++) A[i][i] += 1000;
  for (int i = 0; i < n; i++)
    for (int j = 0; j <= i; j++) {
      double s = A[i][j];
      for (int k = 0; k < j; k++) s -= A[i][k] * A[j][k];
      A[i][j] = i == j ? s : s / A[j][j];
    }
}
__attribute__((noinline)) void bits(int n, int m, unsigned char (*a)[m], unsigned *count) {
  for (int i = 0; i < n; i++) {
    unsigned c = 0;
    for (int j = 0; j < m; j++) c += __builtin_popcount(a[i][j]) & (a[i][j] >> 7 ? 1u : 3u);
    count[i] = c;
  }
}
__attribute__((noinline)) void blocked(int n, double *c, const double *a, const double *b) {
  for (int ii = 0; ii < n; ii += 4)
    for (int jj = 0; jj < n; jj += 4)
      for (int k = 0; k < n; k++)
        for (int i = ii; i < ii + 4; i++)
          for (int j = jj; j < jj + 4; j++) c[i * n + j] += a[i * n + k] * b[k * n + j];
}
int main(void) {
  long r;
  double *a = mem, *b = mem + 500, *c = mem + 1000, *d = mem + 1500;
  float *f = small, *g = small + 300, *k = small + 700;
#define RUN(call) init(); r = 0; call; h = 14695981039346656037ull; mix(mem, sizeof mem); mix(small, sizeof small); mix(half, sizeof half); printf("%s %llx %ld\n", #call, h, r)
#define D2(p, m) ((double(*)[m])(p))
  for (int n = 1; n < 10; n += n < 4 ? 1 : 4) {
    RUN(gemm(n, 5, 6, 1.5, 0.5, D2(a, 5), D2(b, 6), D2(c, 5))); RUN(gemm(4, n, 7, 1.5, 0.5, D2(a, n), D2(b, 7), D2(c, n))); RUN(gemm(4, 6, n, 1.5, 0.5, D2(a, 6), D2(a, n), D2(b, 6)));
    RUN(atax(n, 6, D2(a, 6), b, c, d)); RUN(atax(5, n, D2(a, n), b, c, c)); RUN(jacobi2d(3, n, D2(a, n), D2(b, n))); RUN(jacobi2d(2, n, D2(a, n), D2(a + n, n)));
    RUN(conv(2, 2, n, 4, (float(*)[n][4])f, (float(*)[n + 2][6])g, (float(*)[2][3][3])k)); RUN(conv(n, 1, 3, 3, (float(*)[3][3])f, (float(*)[5][5])g, (float(*)[1][3][3])k));
    RUN(conv(2, n, 2, 2, (float(*)[2][2])f, (float(*)[4][4])(f + 4), (float(*)[n][3][3])k)); RUN(pool(2, n, 3, (float(*)[n][3])f, (float(*)[2 * n][6])g)); RUN(normalise(n, 6, (float(*)[6])f, g));
    RUN(normalise(4, n, (float(*)[n])f, f + 2)); RUN(lowpass(8 * n, 5, half, half + 500, half + 700)); RUN(lowpass(20, n, half, half + 500, half + 3)); RUN(r = dots(n, 9, half, half + 100, (long *)c));
    RUN(r = dots(7, n, half, half + 100, (long *)c)); RUN(wave(n + 2, 7, D2(a, 7), D2(b, 7), D2(c, 7), 0.25)); RUN(wave(5, n + 2, D2(a, n + 2), D2(b, n + 2), D2(b + 2, n + 2), 0.25));
    RUN(outer3(n < 7 ? n : 7, (double(*)[n < 7 ? n : 7][n < 7 ? n : 7])a, b, c, d)); RUN(contract(n < 7 ? n : 7, D2(b, (n < 7 ? n : 7)), (double(*)[n < 7 ? n : 7][n < 7 ? n : 7])a, c)); RUN(recur(n, 8, D2(a, 8), 0.5, 0.25));
    RUN(recur(6, n, D2(a, n), 0.5, 0.25)); RUN(gauss_seidel(n, D2(a, n), b, c, 3)); RUN(gauss_seidel(n, D2(a, n), b, a + 2, 2)); RUN(cholesky(n, D2(a, n))); RUN(bits(n, 9, (unsigned char(*)[9])half, (unsigned *)small));
    RUN(bits(6, n, (unsigned char(*)[n])half, (unsigned *)half + 3)); RUN(blocked(n / 4 * 4, a, b, c)); RUN(blocked(n / 4 * 4, a, a, c));
  }
  return 0;
}
