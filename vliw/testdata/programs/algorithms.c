#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define N __attribute__((noinline))
typedef float v4f __attribute__((vector_size(16)));
typedef int v4i __attribute__((vector_size(16)));
typedef double v4d __attribute__((vector_size(32)));
typedef uint8_t v16u __attribute__((vector_size(16)));
typedef int64_t v2l __attribute__((vector_size(16)));
typedef unsigned v8u __attribute__((vector_size(32)));
N v4f vf(v4f a, v4f b, v4i m) { return (v4f)(((v4i)a & m) | ((v4i)b & ~m)); }
N v4i vmin(v4i a, v4i b) {
  v4i m = a < b;
  return (a & m) | (b & ~m);
}
N v4d vd(v4d a) { return __builtin_shufflevector(a, a, 3, 2, 1, 0) * a; }
N v16u vb(v16u a, v16u b) { return (a > b) & a; }
N v2l vl(v2l a, int k) { return (a << k) + (a >> 1); }
N v8u vu(v8u a) { return a / 7 + a % 13; }
N int vsum(v4i a) {
  int s = 0;
  for (int i = 0; i < 4; i++)
    s += a[i];
  return s;
}
struct vs {
  v4f p;
  int k;
};
N struct vs mkv(float f) {
  struct vs v = {{f, f + 1, f + 2, f + 3}, 7};
  return v;
}
N float usev(struct vs v, v4f w) {
  v4f x = v.p * w;
  return x[0] + x[1] + x[2] + x[3] + v.k;
}
N uint64_t many(uint8_t a, int8_t b, uint16_t c, int16_t d, uint32_t e, int32_t f, uint64_t g, int64_t h, _Bool i, char j) {
  return a + b * 2 + c * 3 + d * 5 + e * 7ull + f * 11 + g * 13 + h * 17 + i * 19 + j * 23;
}
struct S1 {
  char c;
} __attribute__((packed));
struct S2 {
  short a;
  char b[5];
};
struct S3 {
  float f;
  int i;
};
struct S4 {
  double d;
  float f;
};
struct S5 {
  _Bool b;
  long double *p;
};
struct E {};
struct S6 {
  struct {
    int x[3];
  } y;
  struct S3 z;
};
N struct S1 f1(struct S1 s) {
  s.c++;
  return s;
}
N struct S2 f2(struct S2 s) {
  s.b[4] ^= s.a;
  return s;
}
N struct S3 f3(struct S3 s) {
  s.f *= s.i;
  return s;
}
N struct S4 f4(struct S4 s) {
  s.d += s.f;
  return s;
}
N struct S6 f6(struct S6 s, struct S1 t) {
  s.y.x[t.c & 1] += s.z.i;
  return s;
}
union V {
  int8_t b[8];
  int16_t h[4];
  float f[2];
  double d;
  uint64_t u;
};
N union V uv(union V v) {
  v.h[1] = v.b[0] * 3;
  v.f[1] *= 2;
  return v;
}
N void swap(void *a, void *b, size_t n) {
  char t[64];
  memcpy(t, a, n);
  memcpy(a, b, n);
  memcpy(b, t, n);
}
N void *find(const void *b, size_t n, size_t sz, int (*p)(const void *, void *), void *ctx) {
  for (size_t i = 0; i < n; i++)
    if (p((const char *)b + i * sz, ctx))
      return (char *)b + i * sz;
  return 0;
}
static int gt(const void *a, void *c) { return *(const int *)a > *(int *)c; }
enum op { ADD, SUB, MUL, JMP, JZ, PUSH, DUP, PRT, HLT };
struct ins {
  enum op o;
  long v;
};
N long vm(const struct ins *p) {
  long s[16];
  int sp = 0;
  long out = 0;
  for (const struct ins *i = p;; i++)
    switch (i->o) {
    case ADD:
      sp--;
      s[sp - 1] += s[sp];
      break;
    case SUB:
      sp--;
      s[sp - 1] -= s[sp];
      break;
    case MUL:
      sp--;
      s[sp - 1] *= s[sp];
      break;
    case JMP:
      i = p + i->v - 1;
      break;
    case JZ:
      if (!s[--sp])
        i = p + i->v - 1;
      break;
    case PUSH:
      s[sp++] = i->v;
      break;
    case DUP:
      s[sp] = s[sp - 1];
      sp++;
      break;
    case PRT:
      out = out * 10 + s[sp - 1];
      break;
    case HLT:
      return out;
    }
}
static uint32_t sbox[256];
N void rc4(uint8_t *d, int n, const uint8_t *k, int kl) {
  uint8_t S[256];
  for (int i = 0; i < 256; i++)
    S[i] = i;
  for (int i = 0, j = 0; i < 256; i++) {
    j = (j + S[i] + k[i % kl]) & 255;
    uint8_t t = S[i];
    S[i] = S[j];
    S[j] = t;
  }
  for (int i = 0, j = 0, c = 0; c < n; c++) {
    i = (i + 1) & 255;
    j = (j + S[i]) & 255;
    uint8_t t = S[i];
    S[i] = S[j];
    S[j] = t;
    d[c] ^= S[(S[i] + S[j]) & 255];
  }
}
N void sha(const uint32_t *m, uint32_t *h) {
  static const uint32_t K[8] = {0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5};
  uint32_t w[64];
#define R(x, n) ((x) >> (n) | (x) << (32 - (n)))
  for (int i = 0; i < 16; i++)
    w[i] = m[i];
  for (int i = 16; i < 64; i++)
    w[i] =
        w[i - 16] + (R(w[i - 15], 7) ^ R(w[i - 15], 18) ^ w[i - 15] >> 3) + w[i - 7] + (R(w[i - 2], 17) ^ R(w[i - 2], 19) ^ w[i - 2] >> 10);
  uint32_t a = h[0], b = h[1], c = h[2], d = h[3], e = h[4], f = h[5], g = h[6], x = h[7];
  for (int i = 0; i < 64; i++) {
    uint32_t t = x + (R(e, 6) ^ R(e, 11) ^ R(e, 25)) + ((e & f) ^ (~e & g)) + K[i & 7] + w[i],
             u = (R(a, 2) ^ R(a, 13) ^ R(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    x = g;
    g = f;
    f = e;
    e = d + t;
    d = c;
    c = b;
    b = a;
    a = t + u;
  }
  h[0] += a;
  h[1] += b;
  h[2] += c;
  h[3] += d;
  h[4] += e;
  h[5] += f;
  h[6] += g;
  h[7] += x;
}
N int huff(const uint8_t *p, int n) {
  int f[256] = {0};
  for (int i = 0; i < n; i++)
    f[p[i]]++;
  int hp[256], m = 0, tot = 0;
  for (int i = 0; i < 256; i++)
    if (f[i])
      hp[m++] = f[i];
  while (m > 1) {
    int a = 0, b = 1;
    if (hp[b] < hp[a]) {
      a = 1;
      b = 0;
    }
    for (int i = 2; i < m; i++)
      if (hp[i] < hp[a]) {
        b = a;
        a = i;
      } else if (hp[i] < hp[b])
        b = i;
    int s = hp[a] + hp[b];
    tot += s;
    hp[a] = s;
    hp[b] = hp[--m];
  }
  return tot;
}
N int mandel(int w, int h) {
  int s = 0;
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      float cr = -2 + 3.f * x / w, ci = -1 + 2.f * y / h, zr = 0, zi = 0;
      int k = 0;
      while (zr * zr + zi * zi < 4 && k < 50) {
        float t = zr * zr - zi * zi + cr;
        zi = 2 * zr * zi + ci;
        zr = t;
        k++;
      }
      s = s * 3 + k;
    }
  return s;
}
N unsigned adler(const uint8_t *p, int n) {
  unsigned a = 1, b = 0;
  for (int i = 0; i < n; i++) {
    a = (a + p[i]) % 65521;
    b = (b + a) % 65521;
  }
  return b << 16 | a;
}
N int strrev(char *s) {
  int n = strlen(s);
  for (int i = 0; i < n / 2; i++) {
    char t = s[i];
    s[i] = s[n - 1 - i];
    s[n - 1 - i] = t;
  }
  return n;
}
N int pal(const char *s) {
  int i = 0, j = strlen(s) - 1;
  while (i < j)
    if (s[i++] != s[j--])
      return 0;
  return 1;
}
N int64_t isum(int32_t *restrict a, const int16_t *restrict b, const uint8_t *restrict c, int n) {
  int64_t s = 0;
  for (int i = 0; i < n; i++) {
    a[i] = b[i] * c[i] - (a[i] >> 2);
    s += a[i];
    if (a[i] & 1)
      s ^= i;
  }
  return s;
}
N void tri(int n, double a[n][n]) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j <= i; j++)
      a[i][j] = a[j][i] + (i ? a[i - 1][j] : 1);
}
int main(void) {
  v4i a = {1, -2, 3, -4}, b = {-1, 5, 2, 9};
  v4f f = {1, 2, 3, 4}, g = {9, 8, 7, 6};
  v4f r = vf(f, g, (v4i){-1, 0, -1, 0});
  printf("%g %g %g %g %d\n", r[0], r[1], r[2], r[3], vsum(vmin(a, b)));
  v4d d = vd((v4d){1, 2, 3, 4});
  printf("%g %g\n", d[0], d[3]);
  v16u x, y;
  for (int i = 0; i < 16; i++)
    x[i] = i * 17, y[i] = 200 - i * 11;
  x = vb(x, y);
  unsigned h = 0;
  for (int i = 0; i < 16; i++)
    h = h * 31 + x[i];
  v2l l = vl((v2l){5, -9}, 3);
  v8u u;
  for (int i = 0; i < 8; i++)
    u[i] = i * 0x13579bdfu;
  u = vu(u);
  for (int i = 0; i < 8; i++)
    h = h * 31 + u[i];
  printf("%u %ld %ld %g\n", h, (long)l[0], (long)l[1], usev(mkv(2), f));
  printf("%lu\n", (unsigned long)many(255, -128, 65535, -3, 4000000000u, -5, 6, -7, 1, -9));
  struct S2 s2 = {258, {1, 2, 3, 4, 5}};
  s2 = f2(s2);
  struct S6 s6 = {{{1, 2, 3}}, {1.5f, 4}};
  s6 = f6(s6, f1((struct S1){2}));
  printf("%d %g %g %d\n", s2.b[4], f3((struct S3){1.5f, 3}).f, f4((struct S4){1, 2}).d, s6.y.x[1]);
  union V v = {.u = 0x4010000040200011ull};
  v = uv(v);
  printf("%llx\n", (unsigned long long)v.u);
  double p = 1, q = 2;
  swap(&p, &q, 8);
  int ar[] = {3, 9, 27, 81}, lim = 20;
  printf("%g %g %d\n", p, q, *(int *)find(ar, 4, 4, gt, &lim));
  struct ins pr[] = {{PUSH, 5}, {DUP, 0}, {JZ, 8}, {PRT, 0}, {PUSH, 1}, {SUB, 0}, {JMP, 1}, {HLT, 0}, {HLT, 0}};
  printf("%ld\n", vm(pr));
  uint8_t buf[64];
  for (int i = 0; i < 64; i++)
    buf[i] = i;
  rc4(buf, 64, (const uint8_t *)"Key", 3);
  printf("%u %d\n", adler(buf, 64), huff(buf, 40));
  uint32_t mm[16], hh[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  for (int i = 0; i < 16; i++)
    mm[i] = i * 0x01010101;
  sha(mm, hh);
  printf("%x %x %x\n", hh[0], hh[3], hh[7]);
  char t[] = "hello world";
  strrev(t);
  printf("%s %d %d %d\n", t, pal("racecar"), pal("ab"), mandel(12, 8));
  int32_t ia[33];
  int16_t ib[33];
  uint8_t ic[33];
  for (int i = 0; i < 33; i++)
    ia[i] = i * 100, ib[i] = i * 1000 - 9000, ic[i] = i * 8;
  printf("%lld\n", (long long)isum(ia, ib, ic, 33));
  double tr[6][6];
  for (int i = 0; i < 36; i++)
    tr[i / 6][i % 6] = i * .5;
  tri(6, tr);
  double sm = 0;
  for (int i = 0; i < 36; i++)
    sm = sm * .9 + tr[i / 6][i % 6];
  printf("%.12g\n", sm);
  (void)sbox;
  return 42;
}
