#include <complex.h>
#include <float.h>
#include <limits.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define N __attribute__((noinline))
N int sdivs(int a, int b) { return b == 0 ? 0 : a / b * 100 + a % b; }
N int dconst(int x) { return x / 3 + x / 7 * 10 + x % 10 + x / -5 + x % 16 + x / 16; }
N unsigned udconst(unsigned x) { return x / 3 + x / 7 * 10 + x % 10 + x % 1000; }
N long ldconst(long x) { return x / 3 + x % 1000003 + x / -7; }
N signed char c8(signed char a, signed char b) { return a * b + a / (b | 1) - (a << 1); }
N short s16(short a, short b) { return a * b - (a >> 2) + (b << 3); }
N unsigned char u8(unsigned char a, unsigned char b) { return a * b + (a >> 1) - b / 3; }
N unsigned short u16(unsigned short a, unsigned short b) { return a * b + (a >> b % 16); }
N double complex cmul(double complex a, double complex b) { return a * b + conj(a) - creal(b); }
N float complex cf(float complex a) { return a * a; }
N _Bool boolop(int a, int b) {
  _Bool x = a, y = b > 3;
  return (x & !y) | (x ^ y);
}
N int ternary(int a) { return a < 0 ? -1 : a > 0 ? 1 : 0; }
N int cmp3(double a, double b) { return (a > b) - (a < b); }
N int tern2(int a, int b, int c) { return a ? b ? c ? 1 : 2 : 3 : 4; }
N unsigned pack(int a, int b, int c, int d) { return (unsigned)(a & 255) << 24 | (b & 255) << 16 | (c & 255) << 8 | (d & 255); }
N long sh(long x, int n) { return (x << (n & 63)) ^ (x >> (n & 63)) ^ ((unsigned long)x >> (n & 31)); }
typedef struct {
  int x, y;
} P;
N P padd(P a, P b) { return (P){a.x + b.x, a.y - b.y}; }
N P *pmax(P *a, P *b) { return a->x > b->x ? a : b; }
union U {
  double d;
  uint64_t u;
  struct {
    uint32_t lo, hi;
  } w;
};
N uint32_t hiw(double d) {
  union U u = {d};
  return u.w.hi;
}
N double mk(uint32_t h, uint32_t l) {
  union U u;
  u.w.hi = h;
  u.w.lo = l;
  return u.d;
}
N float qrsqrt(float x) {
  float h = x * .5f;
  int i;
  memcpy(&i, &x, 4);
  i = 0x5f3759df - (i >> 1);
  memcpy(&x, &i, 4);
  return x * (1.5f - h * x * x);
}
atomic_int at;
N int atom(int n) {
  for (int i = 0; i < n; i++)
    atomic_fetch_add(&at, i);
  int e = at;
  atomic_compare_exchange_strong(&at, &e, 7);
  return atomic_exchange(&at, 3) + at;
}
volatile int vol;
N int vola(int n) {
  int s = 0;
  for (int i = 0; i < n; i++) {
    vol = i;
    s += vol * 2;
  }
  return s;
}
static int (*const ft[])(int) = {ternary, dconst};
N int ftc(int k, int x) { return ft[k](x); }
N const char *str(int k) {
  static const char *const t[] = {"a", "bb", "ccc"};
  return k < 3u ? t[k] : "?";
}
struct list {
  struct list *n;
  int v;
};
N struct list *revl(struct list *l) {
  struct list *r = 0;
  while (l) {
    struct list *n = l->n;
    l->n = r;
    r = l;
    l = n;
  }
  return r;
}
N int suml(struct list *l) {
  int s = 0;
  for (; l; l = l->n)
    s = s * 2 + l->v;
  return s;
}
N int strcmp_(const char *a, const char *b) {
  while (*a && *a == *b)
    a++, b++;
  return (unsigned char)*a - (unsigned char)*b;
}
N void itoa_(int n, char *s) {
  char t[12];
  int k = 0;
  unsigned u = n < 0 ? -(unsigned)n : n;
  do
    t[k++] = '0' + u % 10;
  while (u /= 10);
  if (n < 0)
    t[k++] = '-';
  while (k)
    *s++ = t[--k];
  *s = 0;
}
N unsigned long pw(unsigned long b, unsigned e, unsigned long m) {
  unsigned long r = 1;
  for (; e; e >>= 1, b = b * b % m)
    if (e & 1)
      r = r * b % m;
  return r;
}
N double sum(int n, ...);
N long sgn(float f) { return f < 0 ? -1 : f > 0; }
N int isnan_(float f) { return f != f; }
N float fsel(float a, float b) { return a < b ? a : b; }
N double minz(double a, double b) { return a > b ? a : b; }
N int fcvt_(float f) { return (int)(f * 100 + .5f); }
N unsigned fu(float f) { return f; }
N float i2f(int x, unsigned y, long z) { return (float)x + (float)y * 2 + (float)z; }
int main(void) {
  int v[] = {0, 1, -1, 7, -13, 100, -1000, INT_MAX, INT_MIN, 12345678};
  for (int i = 0; i < 10; i++) {
    int x = v[i];
    printf("%d %u %ld %d %d %d %d %d %d|", dconst(x), udconst(x), ldconst((long)x * 123457), c8(x, i), s16(x, i * 7), u8(x, i),
           u16(x, i * 3), ternary(x), boolop(x, i));
    for (int j = 0; j < 7; j++)
      printf("%d ", sdivs(x, v[j] == -1 ? 2 : v[j]));
    printf("%d %x %lx\n", tern2(x > 0, x & 1, i), pack(x, i, 3, 4), sh(x * 99l, i * 7));
  }
  double complex z = cmul(1 + 2 * I, 3 - I);
  float complex w = cf(1.5f - 2 * I);
  printf("%g %g %g %g %d %d\n", creal(z), cimag(z), crealf(w), cimagf(w), cmp3(1, 2), cmp3(2, 2));
  P p = padd((P){1, 2}, (P){30, 40}), q = {99, 1};
  printf("%d %d %d %x %g\n", p.x, p.y, pmax(&p, &q)->x, hiw(3.14), mk(0x40091eb8, 0x51eb851f));
  printf("%.7g %d %d\n", qrsqrt(2), atom(10), vola(5));
  printf("%d %d %s%s%s\n", ftc(0, -5), ftc(1, 77), str(0), str(2), str(9));
  struct list l[9];
  for (int i = 0; i < 9; i++) {
    l[i].v = i * i;
    l[i].n = i < 8 ? l + i + 1 : 0;
  }
  printf("%d %d\n", suml(l), suml(revl(l)));
  char b[20];
  itoa_(-12345, b);
  printf("%s ", b);
  itoa_(INT_MIN, b);
  printf("%s %d %lu\n", b, strcmp_("abc", "abd"), pw(3, 1000, 1000000007));
  printf("%ld %ld %d %d %g %g %d %u %g\n", sgn(-.5f), sgn(0), isnan_(0.f), isnan_(__builtin_nanf("")), fsel(1, 2), minz(-0., 0.),
         fcvt_(3.14159f), fu(4e9f), i2f(-7, 4000000000u, 1l << 60));
  printf("%g %g %d %d\n", DBL_MAX, FLT_MIN, CHAR_MIN, (int)sizeof(long));
  return 0;
}
