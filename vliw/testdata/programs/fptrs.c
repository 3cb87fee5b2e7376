#include <stdio.h>
#include <stdlib.h>
typedef int (*op)(int, int);
static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int mul(int a, int b) { return a * b; }
static int dv(int a, int b) { return b ? a / b : 0; }
static op table[] = {add, sub, mul, dv};
struct node {
  int key;
  struct node *l, *r;
  void (*visit)(struct node *, long *);
};
static void v1(struct node *n, long *s) { *s = *s * 3 + n->key; }
static void v2(struct node *n, long *s) { *s ^= n->key << 4; }
static struct node *insert(struct node *t, int k) {
  if (!t) {
    t = malloc(sizeof *t);
    t->key = k;
    t->l = t->r = 0;
    t->visit = k & 1 ? v1 : v2;
    return t;
  }
  if (k < t->key)
    t->l = insert(t->l, k);
  else
    t->r = insert(t->r, k);
  return t;
}
static void walk(struct node *t, long *s) {
  if (!t)
    return;
  walk(t->l, s);
  t->visit(t, s);
  walk(t->r, s);
}
static int ack(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)); }
static int is_odd(int n);
static int is_even(int n) { return n == 0 ? 1 : is_odd(n - 1); }
static int is_odd(int n) { return n == 0 ? 0 : is_even(n - 1); }
static void hanoi(int n, int a, int b, int c, long *m) {
  if (!n)
    return;
  hanoi(n - 1, a, c, b, m);
  *m = *m * 7 + a * 10 + b;
  hanoi(n - 1, c, b, a, m);
}
static void quick(int *a, int lo, int hi, int (*cmp)(int, int)) {
  if (lo >= hi)
    return;
  int p = a[(lo + hi) / 2], i = lo, j = hi;
  while (i <= j) {
    while (cmp(a[i], p) < 0)
      i++;
    while (cmp(a[j], p) > 0)
      j--;
    if (i <= j) {
      int t = a[i];
      a[i] = a[j];
      a[j] = t;
      i++;
      j--;
    }
  }
  quick(a, lo, j, cmp);
  quick(a, i, hi, cmp);
}
static int up(int a, int b) { return (a > b) - (a < b); }
static int down(int a, int b) { return up(b, a); }
int main(void) {
  unsigned x = 12345;
  int a[50];
  long s = 0;
  for (int i = 0; i < 40; i++) {
    x = x * 1103515245 + 12345;
    s += table[(x >> 8) & 3](x >> 16 & 255, x >> 4 & 15);
  }
  printf("%ld\n", s);
  struct node *t = 0;
  for (int i = 0; i < 30; i++) {
    x = x * 1103515245 + 12345;
    t = insert(t, x >> 20);
  }
  s = 0;
  walk(t, &s);
  printf("%ld\n", s);
  printf("%d %d %d\n", ack(2, 3), is_even(10), is_odd(7));
  long m = 1;
  hanoi(6, 1, 2, 3, &m);
  printf("%ld\n", m);
  for (int i = 0; i < 50; i++) {
    x = x * 1103515245 + 12345;
    a[i] = (int)x >> 8;
  }
  quick(a, 0, 49, up);
  for (int i = 1; i < 50; i++)
    if (a[i - 1] > a[i])
      puts("bad");
  printf("%d %d\n", a[0], a[49]);
  quick(a, 0, 49, down);
  printf("%d %d\n", a[0], a[49]);
  return 0;
}
