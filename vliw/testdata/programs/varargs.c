#include <stdarg.h>
#include <stdio.h>
static long sum(int n, ...) {
  va_list ap;
  long s = 0;
  va_start(ap, n);
  for (int i = 0; i < n; i++)
    s += va_arg(ap, int);
  va_end(ap);
  return s;
}
__attribute__((noinline)) double mixed(const char *f, ...) {
  va_list ap, aq;
  double s = 0;
  va_start(ap, f);
  va_copy(aq, ap);
  for (const char *p = f; *p; p++)
    switch (*p) {
    case 'i':
      s += va_arg(ap, int);
      break;
    case 'l':
      s += va_arg(ap, long);
      break;
    case 'd':
      s += va_arg(ap, double);
      break;
    case 's':
      for (const char *t = va_arg(ap, char *); *t; t++)
        s += *t;
      break;
    case 'u':
      s += va_arg(ap, unsigned);
      break;
    }
  va_end(ap);
  if (f[0] == 'i')
    s += 1000.0 * va_arg(aq, int);
  va_end(aq);
  return s;
}
struct pt {
  long x;
  double y;
};
struct pt3 {
  long x, y, z;
};
__attribute__((noinline)) double structs(int n, ...) {
  va_list ap;
  va_start(ap, n);
  double s = 0;
  for (int i = 0; i < n; i++) {
    struct pt p = va_arg(ap, struct pt);
    struct pt3 q = va_arg(ap, struct pt3);
    s += p.x * p.y + q.x * q.y - q.z;
  }
  va_end(ap);
  return s;
}
static int vsum(int n, va_list ap) {
  int s = 0;
  while (n--)
    s = s * 3 + va_arg(ap, int);
  return s;
}
__attribute__((noinline)) int fwd(int n, ...) {
  va_list ap;
  va_start(ap, n);
  int a = vsum(n, ap);
  va_end(ap);
  va_start(ap, n);
  a += vsum(n - 1, ap);
  va_end(ap);
  return a;
}
int main(void) {
  printf("%ld\n", sum(12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, -100));
  printf("%f\n", mixed("ildsu", -5, 1234567890123L, 2.5, "abc", 4000000000u));
  printf("%f\n", mixed("ddddddddddiiiiiiiiii", 1., 2., 3., 4., 5., 6., 7., 8., 9., 10., 1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
  struct pt a = {3, .5}, b = {4, -.25};
  struct pt3 c = {1, 2, 3}, d = {7, 8, 9};
  printf("%f\n", structs(2, a, c, b, d));
  printf("%d\n", fwd(5, 1, 2, 3, 4, 5));
  char buf[64];
  snprintf(buf, sizeof buf, "%5d|%-6s|%06.2f|%x|%c|%lu", 42, "ab", 3.14159, 255, 'z', 18446744073709551615ul);
  puts(buf);
  return 0;
}
