/* Nests over pointers without restrict: apart, overlapping a little, next to each other, the same; strides forwards, backwards and 0; sizes from 0 on. */
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
static double pool[1024];
static int ints[1024];
static unsigned char bytes[1024];
static void init(void) {
  unsigned s = 5;
  for (int i = 0; i < 1024; i++) {
    s = s * 1664525u + 1013904223u;
    pool[i] = (double)(s >> 26); ints[i] = (int)(s >> 24); bytes[i] = (unsigned char)(s >> 16);
  }
  ints[8] = 0;
}
__attribute__((noinline)) void addcols(long n, long m, double *a, double *b) {
  for (long i = 0; i < n; i++)
    for (long j = 0; j < m; j++) a[j * n + i] += b[i * m + j];
}
__attribute__((noinline)) void matvec(int n, int m, double *y, double *a, double *x) {
  for (int i = 0; i < n; i++) {
    y[i] = 0;
    for (int j = 0; j < m; j++) y[i] += a[i * m + j] * x[j];
  }
}
__attribute__((noinline)) void matmul(int n, double *c, double *a, double *b) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      double s = 1;
      for (int k = 0; k < n; k++) s += a[i * n + k] * b[k * n + j];
      c[i * n + j] = s;
    }
}
__attribute__((noinline)) void backwards(long n, long m, double *a, double *b) {
  for (long i = n - 1; i >= 0; i--)
    for (long j = m - 1; j >= 0; j--) a[i * m + j] = b[j * n + i] + 1;
}
__attribute__((noinline)) void strided(long n, long m, long sa, long sb, double *a, double *b) {
  for (long i = 0; i < n; i++)
    for (long j = 0; j < m; j++) a[i * 8 + j * sa] = b[i * sb + j] * 2;
}
__attribute__((noinline)) void rowsum(long n, long m, double *a, double *sum, double *scale) {
  for (long i = 0; i < n; i++)
    for (long j = 0; j < m; j++) { a[i * m + j] *= *scale; sum[i] += a[i * m + j]; }
}
__attribute__((noinline)) void fixed(double (*a)[8], double (*b)[8]) {
  for (int i = 0; i < 8; i++)
    for (int j = 0; j < 8; j++) a[j][i] = b[i][j] - a[j][i];
}
__attribute__((noinline)) void widths(long n, long m, int *a, unsigned char *b) {
  for (long i = 0; i < n; i++)
    for (long j = 0; j < m; j++) a[i * m + j] += b[j * n + i];
}
__attribute__((noinline)) void five(long n, double *a, double *b, double *c, double *d, double *e) {
  for (long i = 1; i < n - 1; i++)
    for (long j = 1; j < n - 1; j++) e[i * n + j] = a[i * n + j] + b[i * n + j - 1] + c[(i - 1) * n + j] + d[(i + 1) * n + j + 1];
}
__attribute__((noinline)) long guarded(long n, long m, int *a, int *b, int *w) {
  long count = 0;
  for (long i = 0; i < n; i++)
    for (long j = 0; j < m; j++)
      if (b[i * m + j] > w[j]) { a[j * n + i] = b[i * m + j]; count++; }
  return count;
}
__attribute__((noinline)) void deep(long n, long m, double *a, double *b) {
  for (long i = 0; i < n; i++)
    for (long j = 0; j < m; j++)
      for (long k = 0; k < 3; k++)
        for (long l = 0; l < 2; l++) a[((i * m + j) * 3 + k) * 2 + l] += b[((l * 3 + k) * n + i) * m + j];
}
__attribute__((noinline)) void shifted(long n, long m, double *a) {
  for (long i = 0; i < n; i++)
    for (long j = 0; j < m; j++) a[i * m + j] = a[j * n + i + n * m] + 1; /* two halves of one array */
}
__attribute__((noinline)) void tiled(int n, int m, double *a, double *b) {
  for (int ii = 0; ii < n; ii += 4)
    for (int i = ii; i < ii + 4; i++)
      for (int j = 0; j < m; j++) a[j * n + i] += b[i * m + j];
}
__attribute__((noinline)) void until(const int *go, int m, double *a, double *b) {
  while (*go++) { /* the outer loop is not counted, the arrays move with it */
    for (int i = 0; i < 3; i++)
      for (int j = 0; j < m; j++) b[j * 3 + i] = a[i * m + j] + 1;
    a += 3;
    b += 4;
  }
}
int main(void) {
  long r;
#define RUN(call) init(); r = 0; call; h = 14695981039346656037ull; mix(pool, sizeof pool); mix(ints, sizeof ints); mix(bytes, sizeof bytes); printf("%s %llx %ld\n", #call, h, r)
  static const int off[] = {0, 1, 5, 11, 12, 13, 35, 36, 37, 48, 64, 200};
  for (unsigned k = 0; k < sizeof off / sizeof *off; k++) {
    double *p = pool + 256, *q = p + off[k], *s = p - off[k];
    printf("%d\n", off[k]);
    RUN(addcols(3, 4, p, q)); RUN(addcols(4, 3, p, s)); RUN(addcols(6, 6, q, p)); RUN(matvec(6, 6, p, q, p + 400)); RUN(matvec(3, 12, p, p + 400, q)); RUN(matvec(6, 6, q, p, s));
    RUN(matmul(6, p, q, s)); RUN(matmul(6, q, p, p)); RUN(backwards(6, 6, p, q)); RUN(backwards(6, 6, p, s)); RUN(strided(4, 5, 1, 5, p, q)); RUN(strided(4, 5, -1, 5, q, p));
    RUN(strided(4, 5, 32, -5, p, q)); RUN(strided(4, 5, 0, 5, p, s)); RUN(strided(4, 5, 1, 0, p, q)); RUN(rowsum(4, 3, p, q, pool)); RUN(rowsum(4, 3, p, pool, q)); RUN(rowsum(4, 3, q, s, p));
    RUN(fixed((double(*)[8])p, (double(*)[8])q)); RUN(fixed((double(*)[8])p, (double(*)[8])s)); RUN(widths(4, 9, ints + off[k], bytes)); RUN(widths(4, 9, ints + 100, (unsigned char *)(ints + 100) + off[k]));
    RUN(widths(4, 9, ints + 100, (unsigned char *)(ints + 100) - off[k])); RUN(five(6, p, q, s, p + 400, pool)); RUN(five(6, p, p + 100, pool, p + 400, q)); RUN(r = guarded(4, 9, ints, ints + off[k], ints + 500));
    RUN(r = guarded(4, 9, ints + 300, ints + 300 - off[k], ints + 300 + off[k])); RUN(deep(3, 2, p, q)); RUN(deep(2, 3, q, p)); RUN(shifted(3, 4, p)); RUN(tiled(8, 5, p, q)); RUN(tiled(4, 9, q, s)); RUN(until(ints, 3, p, q)); RUN(until(ints + 3, 5, p, s)); RUN(addcols(0, 4, p, q)); RUN(addcols(4, 0, p, q));
  }
  return 0;
}
