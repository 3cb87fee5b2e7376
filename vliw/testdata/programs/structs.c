#include <stdio.h>
#include <string.h>
struct small {
  int a;
  char b;
};
struct two {
  long a;
  double b;
};
struct fl {
  float x, y, z;
};
struct big {
  int v[20];
  double d;
};
struct nested {
  struct small s[3];
  struct two t;
  union {
    int i;
    float f;
    char c[8];
  } u;
};
struct bits {
  unsigned a : 3;
  int b : 5;
  unsigned long c : 40;
  unsigned d : 1;
  int e : 17;
};
struct odd {
  char c[3];
};
struct odd7 {
  char c[7];
};
struct i128ish {
  long a, b;
};
struct packed {
  char a;
  int b;
  short c;
} __attribute__((packed));
__attribute__((noinline)) struct small mk_small(int a, char b) {
  struct small s = {a, b};
  return s;
}
__attribute__((noinline)) struct two mk_two(long a, double b) {
  struct two s = {a, b};
  return s;
}
__attribute__((noinline)) struct fl mk_fl(float a) {
  struct fl s = {a, a * 2, a * 3};
  return s;
}
__attribute__((noinline)) struct big mk_big(int k) {
  struct big b;
  for (int i = 0; i < 20; i++)
    b.v[i] = i * k;
  b.d = k / 2.0;
  return b;
}
__attribute__((noinline)) int use_small(struct small s) { return s.a * 3 + s.b; }
__attribute__((noinline)) double use_two(struct two s, struct two t) { return s.a * t.b + t.a * s.b; }
__attribute__((noinline)) float use_fl(struct fl a, struct fl b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
__attribute__((noinline)) long use_big(struct big b, int k) {
  long s = 0;
  b.v[3] = 99;
  for (int i = 0; i < 20; i++)
    s += b.v[i] * (k + i);
  return s + (long)b.d;
}
__attribute__((noinline)) struct nested mk_nested(int n) {
  struct nested x;
  memset(&x, 0, sizeof x);
  for (int i = 0; i < 3; i++)
    x.s[i] = mk_small(n + i, 'a' + i);
  x.t = mk_two(n, n * .25);
  x.u.f = n;
  return x;
}
__attribute__((noinline)) long use_nested(struct nested n) {
  return use_small(n.s[0]) + use_small(n.s[2]) + (long)use_two(n.t, n.t) + n.u.i;
}
__attribute__((noinline)) struct bits mk_bits(int n) {
  struct bits b;
  memset(&b, 0, sizeof b);
  b.a = n;
  b.b = n * 3;
  b.c = (unsigned long)n * 0x12345678ul;
  b.d = n >> 1;
  b.e = -n * 100;
  return b;
}
__attribute__((noinline)) long use_bits(struct bits b) { return b.a + b.b * 10 + b.c * 100 + b.d * 7 + b.e; }
__attribute__((noinline)) struct odd mk_odd(int n) {
  struct odd o = {{n, n + 1, n + 2}};
  return o;
}
__attribute__((noinline)) int use_odd(struct odd o, struct odd7 p) {
  int s = 0;
  for (int i = 0; i < 3; i++)
    s = s * 31 + o.c[i];
  for (int i = 0; i < 7; i++)
    s = s * 17 + p.c[i];
  return s;
}
__attribute__((noinline)) struct packed mk_packed(int n) {
  struct packed p = {n, n * 1000, n * 7};
  return p;
}
__attribute__((noinline)) long use_packed(struct packed *p, int n) {
  long s = 0;
  for (int i = 0; i < n; i++) {
    s += p[i].a * p[i].b - p[i].c;
    p[i].b ^= i;
  }
  return s;
}
int main(void) {
  printf("%d\n", use_small(mk_small(5, 'x')));
  printf("%f\n", use_two(mk_two(3, 1.5), mk_two(-4, 2.25)));
  printf("%f\n", use_fl(mk_fl(1.5f), mk_fl(-2)));
  struct big b = mk_big(7);
  printf("%ld %d\n", use_big(b, 3), b.v[3]);
  struct nested n = mk_nested(6);
  struct nested m = n;
  m.s[1].a++;
  printf("%ld %ld %d\n", use_nested(n), use_nested(m), memcmp(&n, &m, sizeof n) != 0);
  struct bits q = mk_bits(5);
  q.b++;
  q.c -= 3;
  q.e /= 3;
  printf("%ld %d %d %lu %d %d\n", use_bits(q), q.a, q.b, (unsigned long)q.c, q.d, q.e);
  struct odd7 o7 = {{1, 2, 3, 4, 5, 6, 7}};
  printf("%d\n", use_odd(mk_odd(65), o7));
  struct packed pa[5];
  for (int i = 0; i < 5; i++)
    pa[i] = mk_packed(i + 1);
  printf("%ld %ld\n", use_packed(pa, 5), use_packed(pa, 5));
  struct big arr[3];
  for (int i = 0; i < 3; i++)
    arr[i] = mk_big(i);
  arr[1] = arr[2];
  printf("%ld\n", use_big(arr[1], 1) + use_big(arr[0], 2));
  return use_small(n.s[1]) & 127;
}
