#include <stdio.h>
typedef __int128 i128;
typedef unsigned __int128 u128;
static void p(u128 x) { printf("%016lx%016lx\n", (unsigned long)(x >> 64), (unsigned long)x); }
__attribute__((noinline)) u128 mul(u128 a, u128 b) { return a * b; }
__attribute__((noinline)) i128 sdiv(i128 a, i128 b) { return a / b; }
__attribute__((noinline)) i128 srem(i128 a, i128 b) { return a % b; }
__attribute__((noinline)) u128 udiv(u128 a, u128 b) { return a / b; }
__attribute__((noinline)) u128 urem(u128 a, u128 b) { return a % b; }
__attribute__((noinline)) u128 shl(u128 a, int n) { return a << n; }
__attribute__((noinline)) u128 shr(u128 a, int n) { return a >> n; }
__attribute__((noinline)) i128 sar(i128 a, int n) { return a >> n; }
__attribute__((noinline)) int cmps(i128 a, i128 b) {
  return (a < b) | (a <= b) << 1 | (a > b) << 2 | (a >= b) << 3 | (a == b) << 4 | (a != b) << 5;
}
__attribute__((noinline)) int cmpu(u128 a, u128 b) { return (a < b) | (a <= b) << 1 | (a > b) << 2 | (a >= b) << 3; }
__attribute__((noinline)) u128 sel(int c, u128 a, u128 b) { return c > 3 ? a : b; }
__attribute__((noinline)) unsigned long mulhi(unsigned long a, unsigned long b) { return (u128)a * b >> 64; }
__attribute__((noinline)) long smulhi(long a, long b) { return (i128)a * b >> 64; }
__attribute__((noinline)) unsigned long mulmod(unsigned long a, unsigned long b, unsigned long m) { return (u128)a * b % m; }
__attribute__((noinline)) u128 fact(int n) {
  u128 r = 1;
  for (int i = 2; i <= n; i++)
    r *= i;
  return r;
}
__attribute__((noinline)) u128 sumsq(const unsigned long *a, int n) {
  u128 s = 0;
  for (int i = 0; i < n; i++)
    s += (u128)a[i] * a[i];
  return s;
}
__attribute__((noinline)) int ovf(long a, long b, long *r) { return __builtin_mul_overflow(a, b, r) + 2 * __builtin_add_overflow(a, b, r); }
__attribute__((noinline)) int ovf128(i128 a, i128 b, i128 *r) { return __builtin_add_overflow(a, b, r); }
__attribute__((noinline)) u128 fromd(double d) { return (u128)d; }
__attribute__((noinline)) double tod(i128 x) { return (double)x; }
__attribute__((noinline)) double toud(u128 x) { return (double)x; }
static u128 g = ((u128)0x0123456789abcdeful << 64) | 0xfedcba9876543210ul;
static i128 tab[3] = {-1, 5, (i128)1 << 100};
int main(void) {
  u128 a = g, b = ((u128)0xdeadbeef << 64) | 0x123456789;
  i128 c = -(i128)a;
  p(a + b);
  p(a - b);
  p(b - a);
  p(mul(a, b));
  p(-a);
  p(~a);
  p(a & b);
  p(a | b);
  p(a ^ b);
  p(sdiv(c, b));
  p(srem(c, b));
  p(sdiv(c, -7));
  p(srem(c, -7));
  p(udiv(a, b));
  p(urem(a, b));
  p(udiv(c, 3));
  p(urem(c, 1000000007));
  p(udiv(b, a));
  for (int n = 0; n < 128; n += 13) {
    p(shl(a, n));
    p(shr(c, n));
    p(sar(c, n));
  }
  p(shl(a, 64));
  p(shr(a, 64));
  p(sar(c, 64));
  p(sar(c, 127));
  printf("%d %d %d %d\n", cmps(a, b), cmps(c, b), cmps(b, b), cmps(c, a));
  printf("%d %d %d\n", cmpu(a, b), cmpu(c, b), cmpu(b, b));
  p(sel(4, a, b));
  p(sel(2, a, b));
  printf("%lx %lx %lx\n", mulhi(-1ul, -1ul), smulhi(-5, 7), mulmod(123456789012345678ul, 987654321098765432ul, 1000000000000000003ul));
  p(fact(30));
  unsigned long v[8];
  for (int i = 0; i < 8; i++)
    v[i] = -1ul / (i + 1);
  p(sumsq(v, 8));
  long r;
  printf("%d %d %d\n", ovf(1l << 62, 4, &r), ovf(3, 4, &r), ovf(-(1l << 63), -1, &r));
  i128 q;
  printf("%d %d\n", ovf128(((i128)1 << 126) - 1 + ((i128)1 << 126), 1, &q), ovf128(1, 2, &q));
  p(q);
  p(fromd(1e30));
  p(fromd(12345.75));
  printf("%g %g %g\n", tod(c), tod(12345), toud(a));
  p(tab[0]);
  p(tab[1] + tab[2]);
  tab[1] *= tab[2];
  p(tab[1]);
  g++;
  p(g);
  printf("%d %d %d\n", __builtin_popcountl((unsigned long)g), (int)(a >> 70), (char)a);
  return 0;
}
