#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#define N __attribute__((noinline))
N int clz(unsigned x) { return x ? __builtin_clz(x) : 32; }
N int ctz(unsigned x) { return x ? __builtin_ctz(x) : 32; }
N int pc(unsigned long x) { return __builtin_popcountl(x); }
N int ffs_(int x) { return __builtin_ffs(x); }
N int par(unsigned x) { return __builtin_parity(x); }
N unsigned bs(unsigned x) { return __builtin_bswap32(x); }
N unsigned short bs2(unsigned short x) { return __builtin_bswap16(x); }
N unsigned long bs8(unsigned long x) { return __builtin_bswap64(x); }
N unsigned rev(unsigned x) { return __builtin_bitreverse32(x); }
N unsigned char rev8(unsigned char x) { return __builtin_bitreverse8(x); }
N unsigned rotl(unsigned x, int n) { return x << (n & 31) | x >> (-n & 31); }
N unsigned char rot8(unsigned char x, int n) { return x << (n & 7) | x >> (8 - (n & 7)); }
N unsigned long rotr(unsigned long x, int n) { return x >> (n & 63) | x << (-n & 63); }
N int imin(int a, int b) { return a < b ? a : b; }
N unsigned umax(unsigned a, unsigned b) { return a > b ? a : b; }
N short smin(short a, short b) { return a < b ? a : b; }
N int iabs(int a) { return a < 0 ? -a : a; }
N long clampl(long x, long a, long b) { return x < a ? a : x > b ? b : x; }
N int addo(int a, int b, int *r) { return __builtin_add_overflow(a, b, r); }
N int subo(unsigned a, unsigned b, unsigned *r) { return __builtin_sub_overflow(a, b, r); }
N int mulo(int a, int b, int *r) { return __builtin_mul_overflow(a, b, r); }
N int umulo(unsigned long a, unsigned long b, unsigned long *r) { return __builtin_mul_overflow(a, b, r); }
N int mix(int a, unsigned long b, short *r) { return __builtin_add_overflow(a, b, r); }
N int mulo8(signed char a, signed char b, signed char *r) { return __builtin_mul_overflow(a, b, r); }
N unsigned addsat(unsigned a, unsigned b) {
  unsigned r = a + b;
  return r < a ? -1u : r;
}
N unsigned subsat(unsigned a, unsigned b) { return a > b ? a - b : 0; }
N short ssat(int x) { return x > 32767 ? 32767 : x < -32768 ? -32768 : x; }
N double fl(double x) { return floor(x) + 2 * ceil(x) + 3 * trunc(x) + 5 * round(x) + 7 * rint(x) + 11 * nearbyint(x); }
N float flf(float x) { return floorf(x) + 2 * ceilf(x) + 3 * truncf(x) + 5 * roundf(x) + 7 * rintf(x); }
N double cs(double a, double b) { return copysign(a, b) + fabs(b); }
N double mm(double a, double b) { return fmin(a, b) * 3 + fmax(a, b); }
N double fm(double a, double b, double c) { return fma(a, b, c); }
N float fmf(float a, float b, float c) { return fmaf(a, b, c); }
N int toi(double x) { return (int)x; }
N unsigned tou(double x) { return (unsigned)x; }
N unsigned long toul(double x) { return (unsigned long)x; }
N long tol(float x) { return (long)x; }
N unsigned char toc(float x) { return (unsigned char)x; }
N float fu(unsigned long x) { return x; }
N double du(unsigned x) { return x; }
N float fi(long x) { return x; }
N double fc(signed char x) { return x; }
N float d2f(double x) { return x; }
N double f2d(float x) { return x; }
N int cls(double x) { return isnan(x) | isinf(x) << 1 | (isfinite(x) != 0) << 2 | (isnormal(x) != 0) << 3 | (signbit(x) != 0) << 4; }
N int ucmp(double a, double b) {
  return isless(a, b) | isgreater(a, b) << 1 | isunordered(a, b) << 2 | (a == b) << 3 | (a != b) << 4 | islessgreater(a, b) << 5 |
         (!(a < b)) << 6;
}
N double md(double a, double b) { return fmod(a, b); }
N double hyp(double a, double b) { return sqrt(a * a + b * b); }
N int ilog(double x) {
  int e;
  double m = frexp(x, &e);
  return e * 1000 + (int)(m * 100);
}
N double ld(double x, int n) { return ldexp(x, n); }
N double mo(double x) {
  double i;
  double f = modf(x, &i);
  return f + i * 10;
}
N long lr(double x) { return lrint(x) + 10 * lround(x) + 100 * llrint(x); }
int main(void) {
  unsigned us[] = {0, 1, 2, 0x80000000, 0xffffffff, 12345, 0x00ff00ff};
  for (int i = 0; i < 7; i++) {
    unsigned x = us[i];
    printf("%d %d %d %d %d %x %x %lx %x %x\n", clz(x), ctz(x), pc(x | (unsigned long)x << 33), ffs_(x), par(x), bs(x), bs2(x), bs8(x),
           rev(x), rev8(x));
    for (int n = 0; n < 40; n += 7)
      printf("%x %x %lx ", rotl(x, n), rot8(x, n), rotr(x * 0x100000001ul, n));
    puts("");
  }
  int is[] = {0, 1, -1, INT_MAX, INT_MIN + 1, 1000, -77777};
  for (int i = 0; i < 7; i++)
    for (int j = 0; j < 7; j++) {
      int a = is[i], b = is[j], r = 0;
      unsigned u = 0;
      unsigned long ul = 0;
      short sh = 0;
      signed char ch = 0;
      printf("%d %u %d %d %ld %d", imin(a, b), umax(a, b), smin(a, b), iabs(a), clampl(a, -50, b), addo(a, b, &r));
      printf(" %d %d %u", r, subo(a, b, &u), u);
      printf(" %d %d %d %lu %d %d", mulo(a, b, &r), r, umulo(a, b, &ul), ul, mix(a, b, &sh), sh);
      printf(" %d %d %u %u %d\n", mulo8(a, b, &ch), ch, addsat(a, b), subsat(a, b), ssat(a));
    }
  double ds[] = {0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 1e10, -3.7, 123456.789};
  for (int i = 0; i < 10; i++) {
    double d = ds[i];
    printf("%g %g %g %g %g %g %g %d %g\n", fl(d), flf(d), cs(d, -1), cs(2, d), mm(d, 1.0), fm(d, d, -1), fmf(d, 1.1f, d), cls(d), mo(d));
    for (int j = 0; j < 10; j++)
      printf("%d ", ucmp(d, ds[j]));
    puts("");
  }
  printf("%d %d %d %d %d\n", cls(NAN), cls(INFINITY), cls(-INFINITY), cls(1e-310), ucmp(NAN, 1));
  printf("%g %g %g\n", mm(NAN, 2), mm(3, NAN), cs(INFINITY, -1));
  printf("%d %u %lu %ld %d %g %g %g %g %g %g\n", toi(-123.9), tou(3e9), toul(1.5e19), tol(-1e15f), toc(200.7f), fu(-1ul), du(-1u),
         fi(-(1l << 62) - 1), fc(-5), d2f(0.1), f2d(0.1f));
  printf("%g %g %d %d %g %g\n", md(-7.5, 2), hyp(3, 4), ilog(10.5), ilog(-0.001), ld(0.75, 10), ld(1, -1074));
  printf("%ld %ld %ld\n", lr(2.5), lr(-3.5), lr(1e6 + .3));
  printf("%d %ld\n", abs(-5), labs(-7l));
  return 0;
}
