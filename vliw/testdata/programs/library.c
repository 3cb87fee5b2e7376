#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define N __attribute__((noinline))
N const char *name(int k) {
  switch (k) {
  case 0:
    return "zero";
  case 1:
    return "one";
  case 2:
    return "two";
  case 3:
    return "three";
  case 4:
    return "four";
  case 5:
    return "five";
  default:
    return "many";
  }
}
static _Thread_local int tls = 5;
_Thread_local long tl[3];
N int cmpi(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  return (x > y) - (x < y);
}
N int cmps(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }
N int never(const void *a, const void *b) { return *(const int *)a / 10 > *(const int *)b / 10; }
N void numbers(void) {
  printf("%d %d\n", rand(), rand());
  srand(42);
  for (int i = 0; i < 40; i++)
    printf("%d ", rand() % 1000);
  srand(0x90000001u);
  unsigned s = 7;
  printf("%d %ld %d %d\n", rand(), random(), rand_r(&s), rand_r(&s));
  div_t d = div(-7, 2);
  ldiv_t l = ldiv(100000000000L, -7);
  printf("%d %d %ld %ld\n", d.quot, d.rem, l.quot, l.rem);
  int a[] = {35, 12, 31, 17, 99, 8, 11, 30, 3};
  qsort(a, 9, sizeof a[0], never); /* never says "less" */
  for (int i = 0; i < 9; i++)
    printf("%d ", a[i]);
  puts("");
}
N void logf_(const char *f, ...) {
  va_list ap;
  va_start(ap, f);
  vprintf(f, ap);
  va_end(ap);
  char b[99];
  va_start(ap, f);
  int n = vsnprintf(b, 99, f, ap);
  va_end(ap);
  printf("[%d]%s", n, b);
}
N int hide(int x) {
  __asm__ volatile("" : "+r"(x));
  __asm__ volatile("" ::: "memory");
  return x;
}
int main(int argc, char **argv) {
  printf("%d %d %d\n", argc, argv[0] != 0, argv[1] == 0);
  numbers();
  for (int i = -1; i < 7; i++)
    printf("%s ", name(i));
  puts("");
  tls += 3;
  tl[1] = tls;
  printf("%d %ld\n", tls, tl[0] + tl[1]);
  int a[30];
  for (int i = 0; i < 30; i++)
    a[i] = (i * 7919) % 101 - 50;
  qsort(a, 30, sizeof a[0], cmpi);
  for (int i = 0; i < 30; i++)
    printf("%d ", a[i]);
  int k = a[7];
  int *f = bsearch(&k, a, 30, 4, cmpi);
  printf("%d %d\n", *f == k, bsearch(&(int){999}, a, 30, 4, cmpi) == 0);
  const char *w[] = {"pear", "apple", "fig", "cherry", "banana"};
  qsort(w, 5, sizeof w[0], cmps);
  for (int i = 0; i < 5; i++)
    printf("%s ", w[i]);
  puts("");
  logf_("%d %s %f\n", 5, "str", 2.5);
  fprintf(stdout, "out %d\n", 1);
  fprintf(stderr, "err\n");
  fputs("fputs\n", stdout);
  fputc('c', stdout);
  putc('\n', stdout);
  fwrite("abcdef", 1, 3, stdout);
  fflush(stdout);
  puts("");
  const char *t = "Hello, World 42!\t";
  int u = 0, l = 0, d = 0, s = 0, p = 0;
  char b[40];
  int i;
  for (i = 0; t[i]; i++) {
    u += !!isupper(t[i]);
    l += !!islower(t[i]);
    d += !!isdigit(t[i]);
    s += !!isspace(t[i]);
    p += !!ispunct(t[i]);
    b[i] = i & 1 ? toupper(t[i]) : tolower(t[i]);
  }
  b[i] = 0;
  printf("%d %d %d %d %d %s\n", u, l, d, s, p, b);
  char *e;
  long v = strtol("  -0x1fz", &e, 0);
  printf("%ld %s %d %ld %lu %g %d\n", v, e, atoi("12ab"), strtol("777", 0, 8), strtoul("ffffffffffffffff", 0, 16), strtod("3.25e2x", &e),
         (int)*e);
  char tk[] = "a,b;;c";
  for (char *q = strtok(tk, ",;"); q; q = strtok(0, ",;"))
    printf("<%s>", q);
  puts("");
  char nb[20];
  strncpy(nb, "abcdefgh", 5);
  nb[5] = 0;
  strncat(nb, "XYZ", 2);
  printf("%s %s %s %zu %zu %d\n", nb, strrchr("a/b/c", '/'), strstr("needle in hay", "in"), strspn("aabbc", "ab"), strcspn("hello", "l"),
         memchr("abc", 'z', 3) == 0);
  char *dup = strdup("dup");
  printf("%s %d\n", dup, hide(7));
  free(dup);
  void *at = 0;
  printf("%d %d", posix_memalign(&at, 4096, 100), ((char *)memset(at, 1, 100))[99]);
  printf(" %d", (int)((unsigned long)at % 4096));
  free(at);
  printf(" %d %d\n", posix_memalign(&at, 24, 8), (int)((unsigned long)aligned_alloc(256, 512) % 256));
  printf("%5.1f|%-8d|%+d|%08.3f|%e|%g|%g|%c|%%|%p|%lld|%hhd|%x|%#o|%.3s|%*d\n", 3.14159, 42, 7, 2.5, 12345.678, 1e-5, 1e20, 'q', (void *)0,
         -5ll, 300, 0xbeef, 8, "abcdef", 6, 42);
  return 0;
}
