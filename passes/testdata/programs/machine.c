// What C has near the machine: computed goto, setjmp, variable arguments and arrays, wide and complex numbers, vectors, bit-fields, atomics,
// thread-local and weak symbols, constructors and cleanups, checked arithmetic.
#include <complex.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef float v4f __attribute__((vector_size(16)));
typedef int v4i __attribute__((vector_size(16)));
typedef unsigned __int128 u128;

static int started;
__attribute__((constructor)) static void start(void) { started = 41; }

int strong(int n) { return n + 1; }
int aliased(int n) __attribute__((weak, alias("strong")));

// run interprets bytes by threaded code.
static long run(const unsigned char *code, long x) {
  static void *ops[] = {&&stop, &&inc, &&twice, &&neg, &&loop, &&square};
  const unsigned char *pc = code;
  int turns = 0;
  goto *ops[*pc++];
inc: x++; goto *ops[*pc++];
twice: x *= 2; goto *ops[*pc++];
neg: x = -x; goto *ops[*pc++];
square: x = x * x % 10007; goto *ops[*pc++];
loop:
  if (++turns < *pc) { pc = code; goto *ops[*pc++]; }
  pc++;
  goto *ops[*pc++];
stop: return x;
}

static jmp_buf env;
static void jump(int n) { if (n > 3) longjmp(env, n); jump(n + 1); }

static double mean(const char *kinds, ...) {
  va_list v, w;
  double s = 0;
  int n = 0;
  va_start(v, kinds);
  va_copy(w, v);
  for (const char *k = kinds; *k; k++, n++)
    switch (*k) {
    case 'i': s += va_arg(v, int); break;
    case 'l': s += (double)va_arg(v, long long); break;
    case 'd': s += va_arg(v, double); break;
    case 'L': s += (double)va_arg(v, long double); break;
    case 's': s += (double)strlen(va_arg(v, char *)); break;
    }
  if (*kinds == 'i') s += va_arg(w, int);
  va_end(w);
  va_end(v);
  return s / n;
}

struct Bits { unsigned a : 3; signed b : 11; unsigned long long c : 37; int : 0; _Bool d : 1; };
struct Big { long v[5]; };
struct Small { short x; float y; };
static struct Big grow(struct Big b, struct Small s, int n) {
  for (int k = 0; k < 5; k++) b.v[k] = b.v[k] * n + s.x + (long)s.y;
  return b;
}

static long sums(int rows, int cols) {
  long t[rows][cols], s = 0;
  char *names = __builtin_alloca((size_t)rows);
  for (int i = 0; i < rows; i++) {
    names[i] = (char)('a' + i);
    for (int j = 0; j < cols; j++) t[i][j] = i * 100 + (j ^ i);
  }
  for (int j = cols; j-- > 0;)
    for (int i = 0; i < rows; i++) s = s * 3 % 1000003 + t[i][j] + names[i];
  return s;
}

static void leave(int *p) { printf("leave %d\n", *p); }
static int scoped(int n) {
  for (int k = 0; k < n; k++) {
    int v __attribute__((cleanup(leave))) = k * k;
    if (v == 4) return v;
  }
  return -1;
}

static u128 power(u128 b, unsigned e) {
  u128 r = 1;
  for (; e; e >>= 1, b *= b) if (e & 1) r *= b;
  return r;
}

// What is stored between setjmp and longjmp lasts in memory, the caller's too.
static void attempt(int *x) {
  if (setjmp(env)) return;
  *x += 10;
  jump(1);
}
static int kept(void) {
  int a = 1;
  attempt(&a);
  return a;
}

// The place before the one at which the loop ends, unknown in its first iteration.
static const char *last(const char *p) {
  const char *end;
  int n = 0;
  for (;; p++, n++)
    if (*p >= 'a') end = p;
    else break;
  return n > 1 ? end : p;
}

static _Thread_local int calls;
static int down(const void *a, const void *b) {
  calls++;
  int x = *(const int *)a, y = *(const int *)b;
  return (x < y) - (x > y);
}

int main(void) {
  const unsigned char code[] = {1, 2, 5, 3, 4, 6, 1, 0};
  printf("%d %ld %d\n", started, run(code, 5), aliased(started));
  volatile int tries = 0;
  int n = setjmp(env);
  tries++;
  if (n < 5 && tries < 4) jump(tries);
  printf("%d %d\n", n, tries);
  printf("%d %s %s\n", kept(), last("xyz+"), last("+"));
  printf("%.3f %.3f\n", mean("ildLs", 3, 4LL, 2.5, 1.25L, "four"), mean("dd", 1.0, 2.0));

  struct Bits f = {5, -700, 0x1234567890ULL, 1};
  for (int k = 0; k < 20; k++) { f.a += 3; f.b = (short)(f.b * 3 + k); f.c ^= f.c << 5 | f.a; f.d = !f.d; }
  printf("%u %d %llu %d\n", f.a, f.b, (unsigned long long)f.c, f.d);
  struct Big b = {{1, 2, 3, 4, 5}};
  for (int k = 1; k < 4; k++) b = grow(b, (struct Small){(short)k, 1.5f * (float)k}, k + 1);
  printf("%ld %ld\n", b.v[0], b.v[4]);
  printf("%ld %d %d\n", sums(7, 9), scoped(5), scoped(2));

  u128 p = power(7, 40);
  printf("%llu %llu %llu\n", (unsigned long long)(p >> 64), (unsigned long long)p, (unsigned long long)(p / 1000000007u % 1000003u));
  long double ld = 1.0L;
  for (int k = 1; k < 15; k++) ld = ld * 1.1L + (long double)k / 3;
  double complex z = 0.3 + 0.5 * I;
  for (int k = 0; k < 6; k++) z = z * z + (0.1 - 0.2 * I);
  printf("%.6Lf %.6f %.6f\n", ld, creal(z), cimag(z));
  v4f v = {1, 2, 3, 4};
  v4i m = {3, 0, 2, 1};
  for (int k = 0; k < 5; k++) { v = v * 1.5f + __builtin_shufflevector(v, v, 2, 3, 0, 1); m = (m << 1) ^ (v > 20.0f); }
  printf("%.2f %.2f %d %d\n", v[0], v[3], m[1], m[2]);

  _Atomic int a = 0;
  atomic_uint_least64_t w = 1;
  for (int k = 0; k < 10; k++) {
    atomic_fetch_add(&a, k);
    uint_least64_t e = atomic_load(&w);
    while (!atomic_compare_exchange_weak(&w, &e, e * 3 + (unsigned)k)) {}
    atomic_fetch_xor_explicit(&a, k << 3, memory_order_relaxed);
  }
  printf("%d %llu\n", atomic_load(&a), (unsigned long long)atomic_load(&w));
  int over = 0, sum = 2000000000, product;
  for (int k = 0; k < 40; k++) over += __builtin_add_overflow(sum, k * 9000000, &sum) + __builtin_mul_overflow(k << 20, k * k, &product);
  printf("%d %d %d %d %d\n", over, sum, product, __builtin_popcountll(p ^ (p >> 64)), __builtin_clz((unsigned)sum | 1) + __builtin_ctz((unsigned)product | 64));
  int list[40];
  for (int k = 0; k < 40; k++) list[k] = k * 7919 % 101;
  qsort(list, 40, sizeof *list, down);
  printf("%d %d %d %d\n", list[0], list[20], list[39], calls > 0);
  union { double d; uint64_t u; unsigned char c[8]; } u = {.d = -1234.5678};
  u.c[3] ^= 0x5a;
  printf("%016llx %.6f\n", (unsigned long long)u.u, u.d);
  return 0;
}
