// Quotients, roots, conversions and roundings of random bit patterns and of special values.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define N __attribute__((noinline))

static uint64_t state = 88172645463325252u;
static uint64_t next(void) {
  state ^= state << 13;
  state ^= state >> 7;
  return state ^= state << 17;
}

static const double special[] = {0.0, -0.0, 1.0, -1.0, 0.5, -2.5, 3.5, 1e308, -1e308, 5e-324, 2.5e-310, 1e-300, 4503599627370497.5, 9007199254740993.0, 1e19, -1e19, 1.0 / 3, INFINITY, -INFINITY, NAN};
enum { SPECIAL = sizeof special / sizeof *special };

static double pick(void) {
  uint64_t n = next();
  if (n % 8 == 0)
    return special[n / 8 % SPECIAL];
  if (n % 8 < 5) // of moderate size
    return (double)(int64_t)next() / (double)(1 + (next() >> (n >> 8 & 63)));
  double x;
  n = next();
  memcpy(&x, &n, 8);
  return x;
}

static uint64_t h;
static void mix(double x) {
  uint64_t n;
  if (x != x)
    x = NAN;
  memcpy(&n, &x, 8);
  if (x != x)
    n = 1;
  h = (h ^ n) * 1099511628211u;
}
static void mixf(float x) { mix(x); }

N double divide(double a, double b) { return a / b; }
N float dividef(float a, float b) { return a / b; }
N double root(double a) { return sqrt(a); }
N float rootf(float a) { return sqrtf(a); }
N void round4(double a) { mix(floor(a)), mix(ceil(a)), mix(trunc(a)), mix(rint(a)), mix(round(a)); }
N void round4f(float a) { mixf(floorf(a)), mixf(ceilf(a)), mixf(truncf(a)), mixf(rintf(a)), mixf(roundf(a)); }
N double ints(double a, double b) {
  int64_t n = fabs(a) < 9e18 ? (int64_t)a : 7;
  uint64_t u = a >= 0 && a < 1.8e19 ? (uint64_t)a : 9;
  int m = fabs(b) < 2e9 ? (int)b : 3;
  unsigned v = b >= 0 && b < 4e9 ? (unsigned)b : 5;
  return (double)n + (double)u + (float)m + (float)v + (float)n + (float)u;
}
N int compare(double a, double b) {
  return (a < b) | (a <= b) << 1 | (a == b) << 2 | (a != b) << 3 | (a > b) << 4 | (a >= b) << 5 | (a < b ? 64 : 128) | isgreater(a, b) << 8 | islessgreater(a, b) << 9 | isunordered(a, b) << 10 |
         !(a < b) << 11 | !(a >= b) << 12;
}
N double mixed(double a, float b) { return copysign(fabs(a), b) + (double)(float)a - (double)-b; }
N double smaller(double a, double b) { return fmin(a, b) + fmax(b, a); }
N void divideAll(double *restrict to, const double *a, const double *b, int n) {
  for (int i = 0; i < n; i++)
    to[i] = a[i] / b[i];
}

#define RUN(call) h = 14695981039346656037u; for (int i = 0; i < 3000; i++) { double a = pick(), b = pick(); call; } printf("%s %llx\n", #call, (unsigned long long)h)

int main(void) {
  RUN(mix(divide(a, b)));
  RUN(mixf(dividef(a, b)));
  RUN(mix(root(fabs(a))); mix(root(b)));
  RUN(mixf(rootf(fabs(a))));
  RUN(round4(a); round4(a / 1024));
  RUN(round4f(a); round4f(b));
  RUN(mix(ints(a, b)); mix(ints(b, a)));
  RUN(mix(compare(a, b)); mix(compare(a, a)));
  RUN(mix(mixed(a, b)); mix(smaller(a, b)));
  static double x[100], y[100], z[100];
  for (int i = 0; i < 100; i++)
    x[i] = pick(), y[i] = pick();
  divideAll(z, x, y, 100);
  h = 0;
  for (int i = 0; i < 100; i++)
    mix(z[i]);
  printf("%llx\n", (unsigned long long)h);
  return 0;
}
