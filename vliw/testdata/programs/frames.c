#include <stdio.h>
#define N __attribute__((noinline))
struct S {
  double d[6];
  int k;
  char c[3];
};
N struct S many(int a, long b, char c, short d, unsigned e, float f, double g, int h, int i, int j, int k, float l, double m, float n,
                float o, float p, float q, float r, float s, struct S t, int u, const char *v) {
  struct S x = t;
  x.d[0] = a + b + c + d + e + f + g;
  x.d[1] = h - i - j - k;
  x.d[2] = l + m * n - o * p;
  x.d[3] = q * r + s;
  x.k = u + v[1];
  x.c[1] = c;
  return x;
}
N long rec(int n, long a, long b, long c, long d, long e, long f, long g, long h, long i) {
  if (n == 0)
    return a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * g + 8 * h + 9 * i;
  long x[4] = {a, b, c, n};
  return rec(n - 1, b, c, d, e, f, g, h, i, a + x[n & 3]) + x[(n + 1) & 3];
}
N double fpress(const double *x, int n) {
  double a = x[0], b = x[1], c = x[2], d = x[3], e = x[4], f = x[5], g = x[6], h = x[7], i = x[8], j = x[9], k = x[10], l = x[11],
         m = x[12], o = x[13], p = x[14], q = x[15];
  for (int t = 0; t < n; t++) {
    a += b * c;
    b -= d * .5;
    c += e;
    d = f - g;
    e *= .99;
    f += h * i;
    g -= j;
    h = k * .5 + l;
    i = m - o;
    j = p * .25;
    k = q + a * .01;
    l = b - c;
    m = d + e;
    o = f * .1;
    p = g - h;
    q = i + j;
  }
  return a + b + c + d + e + f + g + h + i + j + k + l + m + o + p + q;
}
N long ipress(const long *x, int n) {
  long a = x[0], b = x[1], c = x[2], d = x[3], e = x[4], f = x[5], g = x[6], h = x[7], i = x[8], j = x[9], k = x[10], l = x[11], m = x[12],
       o = x[13], p = x[14], q = x[15], r = x[16], s = x[17], u = x[18], v = x[19];
  for (int t = 0; t < n; t++) {
    a += b ^ c;
    b -= d >> 1;
    c += e;
    d = f - g;
    e *= 3;
    f += h & i;
    g -= j;
    h = k + l;
    i = m - o;
    j = p ^ q;
    k = q + a;
    l = b - c;
    m = d + e;
    o = f;
    p = g - h;
    q = i + j;
    r ^= s + t;
    s += u;
    u -= v;
    v += r;
  }
  return a + b + c + d + e + f + g + h + i + j + k + l + m + o + p + q + r + s + u + v;
}
N double calls(int n) {
  double s = 0;
  double fpress(const double *, int);
  for (int i = 0; i < n; i++) {
    double x[16];
    for (int j = 0; j < 16; j++)
      x[j] = i + j * .5;
    s += fpress(x, i);
    if (s > 1e6)
      s = s - 1e6;
  }
  return s;
}
N int big(int n) {
  int a[3000];
  for (int i = 0; i < 3000; i++)
    a[i] = i * n;
  int s = 0;
  for (int i = 0; i < 3000; i += 7)
    s += a[2999 - i];
  return n > 0 ? s + big(n - 1) : s;
}
N int align(int n) {
  _Alignas(64) char b[128];
  _Alignas(32) double d[4];
  for (int i = 0; i < 128; i++)
    b[i] = i * n;
  for (int i = 0; i < 4; i++)
    d[i] = b[i * 31];
  return (((unsigned long)b & 63) == 0) * 1000 + (((unsigned long)d & 31) == 0) * 100 + (int)d[3];
}
N int dyn(int n) {
  int s = 0;
  for (int i = 1; i <= n; i++) {
    int v[i];
    for (int j = 0; j < i; j++)
      v[j] = i * j;
    s += v[i - 1] + v[i / 2];
    if (i == 5)
      continue;
    s ^= v[0] + i;
  }
  return s;
}
int main(void) {
  struct S t = {{1, 2, 3, 4, 5, 6}, 7, {'a', 'b', 'c'}};
  struct S r = many(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, t, 21, "xyz");
  for (int i = 0; i < 6; i++)
    printf("%g ", r.d[i]);
  printf("%d %d %d\n", r.k, r.c[0], r.c[1]);
  printf("%ld\n", rec(25, 1, 2, 3, 4, 5, 6, 7, 8, 9));
  double x[16];
  long y[20];
  for (int i = 0; i < 16; i++)
    x[i] = i * .75 - 3;
  for (int i = 0; i < 20; i++)
    y[i] = i * 1234567 - 9;
  for (int n = 0; n < 20; n += 3)
    printf("%.15g %ld\n", fpress(x, n), ipress(y, n));
  printf("%.15g %d %d %d\n", calls(9), big(4), align(3), dyn(9));
  return 0;
}
