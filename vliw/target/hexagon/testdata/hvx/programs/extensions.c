// Clang's vectors of the size of the unit, and of others: split, widened, or element by element.
#include <stdio.h>
#define N __attribute__((noinline))
typedef int w32 __attribute__((vector_size(128)));
typedef unsigned uw32 __attribute__((vector_size(128)));
typedef short h64 __attribute__((vector_size(128)));
typedef unsigned short uh64 __attribute__((vector_size(128)));
typedef signed char b128 __attribute__((vector_size(128)));
typedef unsigned char ub128 __attribute__((vector_size(128)));
typedef int w64 __attribute__((vector_size(256)));
typedef int w128 __attribute__((vector_size(512)));
typedef int w16 __attribute__((vector_size(64)));
typedef short h32 __attribute__((vector_size(64)));
typedef signed char b32 __attribute__((vector_size(32)));
typedef float f32 __attribute__((vector_size(128)));
static unsigned state = 99;
static unsigned next(void) { return state = state * 1664525 + 1013904223, state >> 8 ^ state << 13; }
static void show(const char *name, const void *p, int n) {
  unsigned s = 1;
  for (int k = 0; k < n; k++) s = s * 33 + ((const unsigned char *)p)[k];
  printf("%s %x\n", name, s);
}
#define FILL(v) for (unsigned k = 0; k < sizeof v; k++) ((unsigned char *)&v)[k] = next()
#define OPERATIONS(T, U, S) \
  N void S##_arith(T *r, const T *a, const T *b) { *r = (*a + *b) * (*a - *b) ^ (*a & *b) | ~*a; } \
  N void S##_shift(T *r, const T *a, const T *b) { *r = (*a << (*b & 7)) + (*a >> (*b & 7)) - (*a << 3) + (*a >> 2); } \
  N void S##_ushift(U *r, const U *a, const U *b) { *r = (*a >> (*b & 7)) ^ (*a >> 5); } \
  N void S##_compare(T *r, const T *a, const T *b) { *r = (*a > *b) + ((*a == *b) & 5) - (*a <= *b) + ((*a != *b) & *a); } \
  N void S##_ucompare(T *r, const U *a, const U *b) { *r = (*a > *b) * 3 - (*a <= *b) + (*a < *b) * 2; } \
  N void S##_divide(T *r, const T *a, const T *b) { *r = *a / (*b | 1) + *a % 7; } \
  static void S##_all(void) { \
    for (int n = 0; n < 6; n++) { \
      T a, b, r; \
      FILL(a); FILL(b); \
      if (n & 1) b = (a & 15) - (b & 1); \
      S##_arith(&r, &a, &b); show(#S "_arith", &r, sizeof r); \
      S##_shift(&r, &a, &b); show(#S "_shift", &r, sizeof r); \
      S##_ushift((U *)&r, (U *)&a, (U *)&b); show(#S "_ushift", &r, sizeof r); \
      S##_compare(&r, &a, &b); show(#S "_compare", &r, sizeof r); \
      S##_ucompare(&r, (U *)&a, (U *)&b); show(#S "_ucompare", &r, sizeof r); \
      S##_divide(&r, &a, &b); show(#S "_divide", &r, sizeof r); \
      r[n * 5 % (sizeof r / sizeof r[0])] = a[3] + n; \
      r[7] = b[n]; \
      show(#S "_element", &r, sizeof r); \
    } \
  }
OPERATIONS(w32, uw32, w32)
OPERATIONS(h64, uh64, h64)
OPERATIONS(b128, ub128, b128)
typedef unsigned uw64 __attribute__((vector_size(256)));
typedef unsigned uw128 __attribute__((vector_size(512)));
typedef unsigned uw16 __attribute__((vector_size(64)));
typedef unsigned short uh32 __attribute__((vector_size(64)));
typedef unsigned char ub32 __attribute__((vector_size(32)));
OPERATIONS(w64, uw64, w64)
OPERATIONS(w128, uw128, w128)
OPERATIONS(w16, uw16, w16)
OPERATIONS(h32, uh32, h32)
OPERATIONS(b32, ub32, b32)
N w32 byvalue(w32 a, int k, w32 b, w64 c) { return a * k + b - __builtin_shufflevector(c, c, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62); }
N w64 twice(w32 a, w32 b) { return __builtin_shufflevector(a, b, 0, 32, 1, 33, 2, 34, 3, 35, 4, 36, 5, 37, 6, 38, 7, 39, 8, 40, 9, 41, 10, 42, 11, 43, 12, 44, 13, 45, 14, 46, 15, 47, 16, 48, 17, 49, 18, 50, 19, 51, 20, 52, 21, 53, 22, 54, 23, 55, 24, 56, 25, 57, 26, 58, 27, 59, 28, 60, 29, 61, 30, 62, 31, 63); }
N void convert(w32 *r, const b32 *a, const h32 *b) { *r = __builtin_convertvector(*a, w32) * __builtin_convertvector(*b, w32); }
N void narrow(b32 *r, const w32 *a) { *r = __builtin_convertvector(*a >> 3, b32); }
N void floats(f32 *r, const f32 *a, const f32 *b) { *r = *a * *b + *a - 2.5f; }
int main(void) {
  w32_all(); h64_all(); b128_all(); w64_all(); w128_all(); w16_all(); h32_all(); b32_all();
  w32 a, b;
  w64 c;
  b32 d;
  h32 e;
  f32 f, g;
  FILL(a); FILL(b); FILL(c); FILL(d); FILL(e);
  a = byvalue(a, 7, b, c);
  show("byvalue", &a, sizeof a);
  c = twice(a, b);
  show("twice", &c, sizeof c);
  convert(&a, &d, &e);
  show("convert", &a, sizeof a);
  narrow(&d, &a);
  show("narrow", &d, sizeof d);
  for (int k = 0; k < 32; k++) f[k] = k * 1.25f, g[k] = 3 - k;
  floats(&f, &f, &g);
  show("floats", &f, sizeof f);
  return 0;
}
