#include <stdio.h>
typedef unsigned _BitInt(7) u7;
typedef _BitInt(13) s13;
typedef unsigned _BitInt(37) u37;
typedef _BitInt(65) s65;
typedef unsigned _BitInt(100) u100;
typedef _BitInt(128) s128;
static u37 a37[5];
struct s {
  u7 a;
  s13 b;
  u37 c;
  s65 d;
} gs;
__attribute__((noinline)) u37 f37(u37 a, u37 b) { return a * b + (a >> 3) - (b << 5) + a / (b | 1) + a % (b | 1); }
__attribute__((noinline)) s13 f13(s13 a, s13 b) {
  typedef unsigned _BitInt(13) u;
  return (u)a * (u)b - (u)(a >> 2) + (u)(b == -1 ? 3 : a / (s13)(b | 1));
}
__attribute__((noinline)) u7 f7(u7 a, u7 b) { return a * b + (a ^ b) - (b >> 1); }
__attribute__((noinline)) s65 f65(s65 a, s65 b) {
  typedef unsigned _BitInt(65) u;
  return (u)a * (u)b - (u)(a >> 3) + ((u)b << 5);
}
__attribute__((noinline)) u100 f100(u100 a, u100 b) { return a * b + (a >> 3) + (b << 57) + a / (b | 1) - a % (b | 1); }
static void p(unsigned __int128 x) { printf("%016lx%016lx\n", (unsigned long)(x >> 64), (unsigned long)x); }
int main(void) {
  for (int i = 0; i < 5; i++)
    a37[i] = (u37)(i * 0x123456789ul);
  u37 s = 0;
  for (int i = 0; i < 5; i++)
    s = f37(s + a37[i], a37[4 - i] + 1);
  printf("%lx\n", (unsigned long)s);
  s13 t = 1;
  for (int i = -5; i < 6; i++)
    t = f13(t, (s13)(i * 37));
  printf("%d\n", (int)t);
  u7 u = 5;
  for (int i = 0; i < 20; i++)
    u = f7(u, (u7)(i * 3));
  printf("%d\n", (int)u);
  s65 v = 3;
  for (int i = 1; i < 9; i++)
    v = f65(v, (s65)i * 0x123456789abcl);
  p((unsigned __int128)(__int128)v);
  u100 w = 7;
  for (int i = 1; i < 9; i++)
    w = f100(w, (u100)i * 0x123456789abcdeful);
  p((unsigned __int128)w);
  gs.a = 100;
  gs.b = -1234;
  gs.c = 0x1ffffffffful;
  gs.d = -5;
  gs.d *= 3;
  gs.c++;
  gs.b -= 5;
  printf("%d %d %lx %ld\n", (int)gs.a, (int)gs.b, (unsigned long)gs.c, (long)gs.d);
  printf("%d %d\n", v > 0, w > (u100)v);
  return 0;
}
