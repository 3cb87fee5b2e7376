#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct rec {
  const char *name;
  int v;
  struct rec *next;
  int (*f)(int);
  char tag[5];
  double d;
};
static int twice(int x) { return 2 * x; }
static int neg(int x) { return -x; }
extern struct rec recs[];
struct rec recs[] = {
    {"one", 1, &recs[1], twice, "ab", 1.5}, {"two", 2, &recs[2], neg, "cd", -2.5}, {"three", 3, 0, twice, {'x', 'y', 'z', 0, 1}, 0.25}};
const char *strs[] = {"alpha", "beta", 0, "gamma" + 2};
int arr[3][4] = {{1, 2}, {3}, {[2] = 9}};
int *ptrs[] = {&arr[0][1], &arr[2][2], arr[1]};
char buf[100];
static const short sh[] = {1, -2, 3};
long big[1000];
const char msg[] = "a\0b\"\\\n";
float fs[] = {1.5f, -0.f, 1e30f};
unsigned char uc[] = {255, 128, 0};
_Bool flags[4] = {1, 0, 1};
union {
  int i;
  char c[4];
} un = {0x41424344};
int *pp = (int *)((char *)&arr[1][0] + 8);
static struct {
  char a;
  long b;
  short c;
} pad = {1, 2, 3};
void *self = &self;
int (*fp)(const char *, ...) = printf;
long diff = (char *)&arr[2][0] - (char *)&arr[0][0];
static int counter(void) {
  static int n = 10;
  return n++;
}
__attribute__((noinline)) static int vla(int n) {
  int a[n];
  char b[n * 2 + 1];
  for (int i = 0; i < n; i++) {
    a[i] = i * i;
    b[2 * i] = i;
    b[2 * i + 1] = -i;
  }
  b[2 * n] = 3;
  int s = b[2 * n];
  for (int i = 0; i < n; i++)
    s += a[n - 1 - i] * b[i];
  return s;
}
__attribute__((noinline)) static int allo(int n) {
  int s = 0;
  for (int k = 1; k < n; k++) {
    char *p = __builtin_alloca(k * 3);
    memset(p, k, k * 3);
    for (int i = 0; i < k * 3; i++)
      s += p[i];
  }
  return s;
}
__attribute__((noinline)) static int vla2(int n, int m) {
  int a[n][m];
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      a[i][j] = i * m + j;
  int s = 0;
  for (int j = 0; j < m; j++)
    for (int i = 0; i < n; i++)
      s = s * 3 + a[i][j];
  if (n > 1)
    s += vla2(n - 1, m);
  return s;
}
__attribute__((noinline)) static void mem(void) {
  char a[200], b[200];
  for (int i = 0; i < 200; i++)
    a[i] = i;
  memcpy(b, a, 200);
  memmove(b + 3, b, 150);
  memmove(b, b + 10, 100);
  memset(b + 120, 0x5a, 33);
  unsigned h = 0;
  for (int i = 0; i < 200; i++)
    h = h * 31 + (unsigned char)b[i];
  printf("%u %d %d\n", h, memcmp(a, b, 10), memcmp(a, a, 200));
  char c[9];
  memcpy(c, "12345678", 9);
  memmove(c + 1, c, 7);
  puts(c);
}
int main(void) {
  for (struct rec *r = recs; r; r = r->next)
    printf("%s %d %d %s %g\n", r->name, r->v, r->f(r->v), r->tag[3] ? "?" : r->tag, r->d);
  printf("%s %s %d %s\n", strs[0], strs[1], strs[2] == 0, strs[3]);
  printf("%d %d %d %d %d\n", *ptrs[0], *ptrs[1], *ptrs[2], *pp, (int)sizeof msg);
  printf("%d %d %g %g %d %d %d\n", sh[1], un.c[0], fs[0], 1 / fs[1], uc[1], flags[2], (int)pad.b);
  printf("%d %ld\n", self == &self, diff);
  fp("via pointer %d\n", 3);
  big[999] = 5;
  printf("%ld %d %d %d\n", big[999] + big[0], counter(), counter(), counter());
  printf("%d %d %d\n", vla(10), allo(12), vla2(4, 5));
  mem();
  strcpy(buf, "abc");
  strcat(buf, "def");
  printf("%s %zu %d %d %s\n", buf, strlen(buf), strcmp(buf, "abcdeg"), strncmp(buf, "abcxxx", 3), strchr(buf, 'd'));
  int *h = malloc(40);
  for (int i = 0; i < 10; i++)
    h[i] = i;
  h = realloc(h, 80);
  for (int i = 10; i < 20; i++)
    h[i] = i;
  int s = 0;
  for (int i = 0; i < 20; i++)
    s += h[i];
  free(h);
  int *z = calloc(5, 4);
  printf("%d %d\n", s, z[4]);
  free(z);
  exit(3);
}
