#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define N __attribute__((noinline))
#define M 64
static double a[M + 8], b[M + 8], c[M + 8], d[M + 8];
static float fa[M + 8], fb[M + 8];
static int ia[M + 8], ib[M + 8], ic[M + 8];
static unsigned char ca[M * 2], cb[M * 2];
static long la[M + 8];
static short sa[M + 8];
N void axpy(int n, double k, double *restrict x, double *restrict y) {
  for (int i = 0; i < n; i++)
    y[i] += k * x[i];
}
N void axpy_alias(int n, double k, double *x, double *y) {
  for (int i = 0; i < n; i++)
    y[i] += k * x[i];
}
N double dot(int n, const double *x, const double *y) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += x[i] * y[i];
  return s;
}
N void rec1(int n, double *x) {
  for (int i = 1; i < n; i++)
    x[i] = x[i - 1] * .5 + x[i];
}
N void rec3(int n, double *x) {
  for (int i = 3; i < n; i++)
    x[i] = x[i - 3] * .5 + x[i] - x[i - 1];
}
N void anti(int n, double *x) {
  for (int i = 0; i < n - 2; i++)
    x[i] = x[i + 2] + x[i + 1];
}
N int fib(int n) {
  int x = 0, y = 1;
  for (int i = 0; i < n; i++) {
    int t = x + y;
    x = y;
    y = t;
  }
  return x;
}
N int trib(int n) {
  int x = 0, y = 1, z = 2;
  for (int i = 0; i < n; i++) {
    int t = x + y * z;
    x = y;
    y = z;
    z = t & 255;
  }
  return x * 100 + y * 10 + z;
}
N int maxloc(int n, const int *x, int *at) {
  int m = x[0], k = 0;
  for (int i = 1; i < n; i++)
    if (x[i] > m) {
      m = x[i];
      k = i;
    }
  *at = k;
  return m;
}
N void minmax(int n, const double *x, double *lo, double *hi) {
  double l = x[0], h = x[0];
  for (int i = 1; i < n; i++) {
    if (x[i] < l)
      l = x[i];
    if (x[i] > h)
      h = x[i];
  }
  *lo = l;
  *hi = h;
}
N void condst(int n, int *x, const int *y) {
  for (int i = 0; i < n; i++)
    if (y[i] > 0)
      x[i] = y[i] * 2;
}
N void cond3(int n, int *x, const int *y) {
  for (int i = 0; i < n; i++) {
    if (y[i] > 10)
      x[i] += y[i];
    else if (y[i] < -10)
      x[i] -= y[i] * 3;
    else if (y[i] & 1)
      x[i] ^= 7;
  }
}
N void cond4(int n, int *x, int *y) {
  for (int i = 0; i < n; i++) {
    int t = x[i];
    if (t % 3 == 0) {
      y[i] = t / 3;
      if (t & 4)
        x[i] = 1;
    } else {
      if (t > 0)
        y[i] += t;
      x[i] = t - 1;
    }
  }
}
N int search(int n, const int *x, int v) {
  for (int i = 0; i < n; i++)
    if (x[i] == v)
      return i;
  return -1;
}
N int search2(int n, const int *x, int v, int w) {
  int i = 0;
  while (i < n && x[i] != v) {
    if (x[i] == w)
      return -i - 2;
    i++;
  }
  return i;
}
N int copyuntil(char *to, const char *from, int n) {
  int i;
  for (i = 0; i < n && from[i]; i++)
    to[i] = from[i];
  to[i] = 0;
  return i;
}
N int sumwhile(const int *x, int lim) {
  int s = 0, i = 0;
  while (s < lim) {
    s += x[i];
    i++;
    if (i >= M)
      break;
  }
  return s * 100 + i;
}
N void hist(int n, const unsigned char *x, int *h) {
  for (int i = 0; i < n; i++)
    h[x[i] & 15]++;
}
N void gather(int n, const int *idx, const double *x, double *y) {
  for (int i = 0; i < n; i++)
    y[i] = x[idx[i]];
}
N void scatter(int n, const int *idx, const double *x, double *y) {
  for (int i = 0; i < n; i++)
    y[idx[i]] += x[i];
}
N void fir(int n, const float *x, float *y) {
  for (int i = 0; i < n - 4; i++) {
    float s = 0;
    for (int k = 0; k < 4; k++)
      s += x[i + k] * (k + 1);
    y[i] = s;
  }
}
N void prefix(int n, int *x) {
  int s = 0;
  for (int i = 0; i < n; i++) {
    s += x[i];
    x[i] = s;
  }
}
N void rev(int n, int *x) {
  for (int i = 0, j = n - 1; i < j; i++, j--) {
    int t = x[i];
    x[i] = x[j];
    x[j] = t;
  }
}
N void down(int n, double *x) {
  for (int i = n - 1; i >= 0; i--)
    x[i] = x[i] * 2 + i;
}
N void stride2(int n, double *x) {
  for (int i = 0; i < n; i += 2)
    x[i] = x[i + 1] - x[i];
}
N void stride3(int n, int s, double *x) {
  for (int i = 0; i < n; i += s)
    x[i] += 1;
}
N void mixed(int n, short *s, long *l, float *f, unsigned char *c) {
  for (int i = 0; i < n; i++) {
    s[i] = c[i] * 3;
    l[i] += s[i] * (long)c[i];
    f[i] = f[i] * .5f + s[i];
  }
}
N unsigned crc(const unsigned char *p, int n) {
  unsigned c = ~0u;
  for (int i = 0; i < n; i++) {
    c ^= p[i];
    for (int k = 0; k < 8; k++)
      c = c & 1 ? c >> 1 ^ 0xedb88320u : c >> 1;
  }
  return ~c;
}
N void smooth(int n, double *x) {
  for (int i = 1; i < n - 1; i++)
    x[i] = (x[i - 1] + x[i] + x[i + 1]) / 3;
}
N double horner(int n, const double *c, double x) {
  double r = 0;
  for (int i = n - 1; i >= 0; i--)
    r = r * x + c[i];
  return r;
}
N int divs(int n, const int *x) {
  int s = 0;
  for (int i = 0; i < n; i++)
    s += 1000 / (x[i] | 1) + x[i] % 7;
  return s;
}
N double sq(int n, const double *x) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += sqrt(fabs(x[i]));
  return s;
}
N void swapl(int n, double *x, double *y) {
  for (int i = 0; i < n; i++) {
    double t = x[i];
    x[i] = y[i];
    y[i] = t;
  }
}
N int twoexit(int n, const int *x, int *o) {
  int k = 0;
  for (int i = 0; i < n; i++) {
    if (x[i] < -40)
      return k;
    o[k] = x[i];
    if (x[i] > 0)
      k++;
    if (k > 20)
      return -k;
  }
  return k + 1000;
}
N void callin(int n, double *x) {
  for (int i = 0; i < n; i++)
    x[i] = sin(x[i]) * 0 + floor(x[i]);
}
N int nested(int n, int *x) {
  int s = 0;
  for (int i = 0; i < n; i++)
    for (int j = i; j < n; j++) {
      s += x[i] * x[j];
      if (s > 1 << 20)
        s -= 1 << 20;
    }
  return s;
}
N long lcg(int n) {
  unsigned long s = 1;
  for (int i = 0; i < n; i++)
    s = s * 6364136223846793005ul + 1442695040888963407ul;
  return s >> 33;
}
N void shiftr(int n, int *x) {
  int t = x[n - 1];
  for (int i = n - 1; i > 0; i--)
    x[i] = x[i - 1];
  x[0] = t;
}
N int uns(unsigned n, const int *x) {
  int s = 0;
  for (unsigned i = 0; i < n; i++)
    s += x[i];
  return s;
}
N int longi(long n, const int *x) {
  int s = 0;
  for (long i = 0; i < n; i++)
    s ^= x[i] * (int)i;
  return s;
}
N int wrap(unsigned char n, const int *x) {
  int s = 0;
  for (unsigned char i = n; i != 3; i++)
    s += x[i & 63];
  return s;
}
N double liveout(int n, double *x, int *last) {
  int i;
  double p = 0;
  for (i = 0; i < n; i++) {
    p = x[i];
    if (p > 1e3)
      break;
    x[i] = p + 1;
  }
  *last = i;
  return p;
}
N void ptrs(double *p, double *e, double *o) {
  while (p != e)
    *o++ = *p++ * 2;
}
N int sel(int n, const int *x, const int *y) {
  int s = 0;
  for (int i = 0; i < n; i++)
    s += x[i] > y[i] ? x[i] * 2 : y[i] - 1;
  return s;
}
static void init(int k) {
  for (int i = 0; i < M + 8; i++) {
    a[i] = (i * 37 + k) % 23 - 11;
    b[i] = (i * 53 + k) % 29 * .5;
    c[i] = i * .25 - k;
    d[i] = 0;
    fa[i] = i * .5f;
    fb[i] = 0;
    ia[i] = (i * 71 + k) % 101 - 50;
    ib[i] = (i * 31 + k) % 67 - 33;
    ic[i] = (i * 7 + k) % M;
    la[i] = i;
    sa[i] = 0;
  }
  for (int i = 0; i < M * 2; i++) {
    ca[i] = i * 13 + k;
    cb[i] = 0;
  }
}
static unsigned long H;
static void h(const void *p, size_t n) {
  const unsigned char *q = p;
  while (n--)
    H = H * 1099511628211ul ^ *q++;
}
static void all(void) {
  h(a, sizeof a);
  h(b, sizeof b);
  h(c, sizeof c);
  h(d, sizeof d);
  h(fa, sizeof fa);
  h(fb, sizeof fb);
  h(ia, sizeof ia);
  h(ib, sizeof ib);
  h(ic, sizeof ic);
  h(la, sizeof la);
  h(sa, sizeof sa);
  h(ca, sizeof ca);
  h(cb, sizeof cb);
}
int main(void) {
  static const int ns[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 17, 31, M};
  for (int t = 0; t < 14; t++) {
    int n = ns[t], at = 0, last = 0;
    double lo, hi;
    init(t);
    H = 14695981039346656037ul;
    axpy(n, 1.5, a, b);
    axpy_alias(n, .5, b, b + 1);
    axpy_alias(n, .5, b, b);
    all();
    printf("%d:%.17g %d %d ", n, dot(n, a, b), fib(n), trib(n));
    rec1(n, a);
    rec3(n, b);
    anti(n, c);
    all();
    printf("%d %d ", n ? maxloc(n, ia, &at) : 0, at);
    if (n)
      minmax(n, a, &lo, &hi), printf("%g %g ", lo, hi);
    condst(n, ia, ib);
    cond3(n, ia, ib);
    cond4(n, ia, ib);
    all();
    printf("%d %d %d %d %d ", search(n, ia, ia[n / 2]), search(n, ia, 9999), search2(n, ia, ia[n / 3], ib[0]),
           copyuntil((char *)cb, (char *)ca + 3, n), sumwhile(ia, n * 3));
    hist(n, ca, ib);
    gather(n, ic, a, d);
    scatter(n, ic, a, d);
    fir(n, fa, fb);
    prefix(n, ib);
    all();
    rev(n, ia);
    down(n, a);
    stride2(n, b);
    stride3(n, 3, b);
    mixed(n, sa, la, fa, ca);
    all();
    printf("%x ", crc(ca, n));
    smooth(n, c);
    printf("%g %d %.17g ", horner(n, b, .5), divs(n, ia), sq(n, c));
    swapl(n, a, b);
    printf("%d ", twoexit(n, ia, ic));
    callin(n, d);
    printf("%d %ld ", nested(n, ia), lcg(n));
    if (n)
      shiftr(n, ib);
    all();
    printf("%d %d %d %g", uns(n, ia), longi(n, ib), wrap(n, ia), liveout(n, b, &last));
    ptrs(a, a + n, c);
    printf(" %d %d ", last, sel(n, ia, ib));
    all();
    printf("%lx\n", H);
  }
  return 0;
}
