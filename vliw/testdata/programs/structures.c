#include <limits.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define N __attribute__((noinline))
/* hash map, string builder, matrix struct, bignum, priority queue, json-ish parser, expression evaluator */
struct ent {
  char *k;
  int v;
  struct ent *n;
};
struct map {
  struct ent **b;
  size_t n, c;
};
static unsigned hs(const char *s) {
  unsigned h = 2166136261u;
  for (; *s; s++)
    h = (h ^ (unsigned char)*s) * 16777619u;
  return h;
}
static void grow(struct map *m) {
  size_t nc = m->c * 2;
  struct ent **nb = calloc(nc, sizeof *nb);
  for (size_t i = 0; i < m->c; i++)
    for (struct ent *e = m->b[i], *x; e; e = x) {
      x = e->n;
      unsigned h = hs(e->k) % nc;
      e->n = nb[h];
      nb[h] = e;
    }
  free(m->b);
  m->b = nb;
  m->c = nc;
}
N int *at(struct map *m, const char *k) {
  unsigned h = hs(k) % m->c;
  for (struct ent *e = m->b[h]; e; e = e->n)
    if (!strcmp(e->k, k))
      return &e->v;
  if (m->n >= m->c) {
    grow(m);
    h = hs(k) % m->c;
  }
  struct ent *e = malloc(sizeof *e);
  e->k = strdup(k);
  e->v = 0;
  e->n = m->b[h];
  m->b[h] = e;
  m->n++;
  return &e->v;
}
struct sb {
  char *p;
  size_t n, c;
};
N void add(struct sb *s, const char *t) {
  size_t l = strlen(t);
  while (s->n + l + 1 > s->c) {
    s->c = s->c ? s->c * 2 : 8;
    s->p = realloc(s->p, s->c);
  }
  memcpy(s->p + s->n, t, l + 1);
  s->n += l;
}
typedef struct {
  int r, c;
  double *d;
} mat;
N mat mk(int r, int c) {
  mat m = {r, c, calloc(r * c, 8)};
  return m;
}
N mat mul(mat a, mat b) {
  mat m = mk(a.r, b.c);
  for (int i = 0; i < a.r; i++)
    for (int j = 0; j < b.c; j++)
      for (int k = 0; k < a.c; k++)
        m.d[i * m.c + j] += a.d[i * a.c + k] * b.d[k * b.c + j];
  return m;
}
N double det(mat m) {
  double d = 1;
  for (int i = 0; i < m.r; i++) {
    int p = i;
    for (int j = i + 1; j < m.r; j++)
      if (fabs(m.d[j * m.c + i]) > fabs(m.d[p * m.c + i]))
        p = j;
    if (m.d[p * m.c + i] == 0)
      return 0;
    if (p != i) {
      for (int k = 0; k < m.c; k++) {
        double t = m.d[p * m.c + k];
        m.d[p * m.c + k] = m.d[i * m.c + k];
        m.d[i * m.c + k] = t;
      }
      d = -d;
    }
    d *= m.d[i * m.c + i];
    for (int j = i + 1; j < m.r; j++) {
      double f = m.d[j * m.c + i] / m.d[i * m.c + i];
      for (int k = i; k < m.c; k++)
        m.d[j * m.c + k] -= f * m.d[i * m.c + k];
    }
  }
  return d;
}
struct big {
  uint32_t w[40];
  int n;
};
N void bmul(struct big *b, uint32_t k) {
  uint64_t c = 0;
  for (int i = 0; i < b->n; i++) {
    c += (uint64_t)b->w[i] * k;
    b->w[i] = c;
    c >>= 32;
  }
  if (c)
    b->w[b->n++] = c;
}
N uint32_t bdiv(struct big *b, uint32_t k) {
  uint64_t r = 0;
  for (int i = b->n - 1; i >= 0; i--) {
    r = r << 32 | b->w[i];
    b->w[i] = r / k;
    r %= k;
  }
  while (b->n && !b->w[b->n - 1])
    b->n--;
  return r;
}
static const char *src;
static double expr(void);
static double fac(void) {
  while (*src == ' ')
    src++;
  if (*src == '(') {
    src++;
    double v = expr();
    src++;
    return v;
  }
  if (*src == '-') {
    src++;
    return -fac();
  }
  char *e;
  double v = strtod(src, &e);
  src = e;
  return v;
}
static double term(void) {
  double v = fac();
  for (;;) {
    while (*src == ' ')
      src++;
    if (*src == '*') {
      src++;
      v *= fac();
    } else if (*src == '/') {
      src++;
      v /= fac();
    } else
      return v;
  }
}
static double expr(void) {
  double v = term();
  for (;;) {
    while (*src == ' ')
      src++;
    if (*src == '+') {
      src++;
      v += term();
    } else if (*src == '-') {
      src++;
      v -= term();
    } else
      return v;
  }
}
struct pq {
  int a[64];
  int n;
};
N void push(struct pq *q, int x) {
  int i = q->n++;
  while (i && q->a[(i - 1) / 2] > x) {
    q->a[i] = q->a[(i - 1) / 2];
    i = (i - 1) / 2;
  }
  q->a[i] = x;
}
N int pop(struct pq *q) {
  int r = q->a[0], x = q->a[--q->n], i = 0;
  for (;;) {
    int c = 2 * i + 1;
    if (c >= q->n)
      break;
    if (c + 1 < q->n && q->a[c + 1] < q->a[c])
      c++;
    if (q->a[c] >= x)
      break;
    q->a[i] = q->a[c];
    i = c;
  }
  q->a[i] = x;
  return r;
}
N int dijkstra(int n, const int g[10][10], int s, int *d) {
  bool done[10] = {0};
  for (int i = 0; i < n; i++)
    d[i] = INT_MAX;
  d[s] = 0;
  int steps = 0;
  for (;;) {
    int u = -1;
    for (int i = 0; i < n; i++)
      if (!done[i] && d[i] != INT_MAX && (u < 0 || d[i] < d[u]))
        u = i;
    if (u < 0)
      break;
    done[u] = 1;
    steps++;
    for (int v = 0; v < n; v++)
      if (g[u][v] && d[u] + g[u][v] < d[v])
        d[v] = d[u] + g[u][v];
  }
  return steps;
}
N int perm(int *a, int n) {
  int i = n - 2;
  while (i >= 0 && a[i] >= a[i + 1])
    i--;
  if (i < 0)
    return 0;
  int j = n - 1;
  while (a[j] <= a[i])
    j--;
  int t = a[i];
  a[i] = a[j];
  a[j] = t;
  for (int l = i + 1, r = n - 1; l < r; l++, r--) {
    t = a[l];
    a[l] = a[r];
    a[r] = t;
  }
  return 1;
}
N int glob(const char *p, const char *s) {
  for (;;) {
    switch (*p) {
    case 0:
      return !*s;
    case '?':
      if (!*s)
        return 0;
      p++;
      s++;
      break;
    case '*':
      while (*p == '*')
        p++;
      if (!*p)
        return 1;
      for (; *s; s++)
        if (glob(p, s))
          return 1;
      return 0;
    case '[': {
      int neg = p[1] == '!', ok = 0;
      p += 1 + neg;
      while (*p && *p != ']') {
        if (p[1] == '-' && p[2] != ']') {
          if (*s >= *p && *s <= p[2])
            ok = 1;
          p += 3;
        } else {
          if (*s == *p)
            ok = 1;
          p++;
        }
      }
      if (ok == neg)
        return 0;
      p++;
      s++;
      break;
    }
    default:
      if (*p != *s)
        return 0;
      p++;
      s++;
    }
  }
}
N double simpson(double (*f)(double), double a, double b, int n) {
  double h = (b - a) / n, s = f(a) + f(b);
  for (int i = 1; i < n; i++)
    s += f(a + i * h) * (i & 1 ? 4 : 2);
  return s * h / 3;
}
static double poly(double x) { return x * x * x - 2 * x + 1; }
static double rat(double x) { return 1 / (1 + x * x); }
N int rk(double *y, int n) {
  double x = 0, h = .1;
  for (int i = 0; i < n; i++) {
    double k1 = h * (x - *y), k2 = h * (x + h / 2 - (*y + k1 / 2)), k3 = h * (x + h / 2 - (*y + k2 / 2)), k4 = h * (x + h - (*y + k3));
    *y += (k1 + 2 * k2 + 2 * k3 + k4) / 6;
    x += h;
  }
  return n;
}
N uint64_t xs(uint64_t *s) {
  uint64_t x = s[0], y = s[1];
  s[0] = y;
  x ^= x << 23;
  s[1] = x ^ y ^ (x >> 17) ^ (y >> 26);
  return s[1] + y;
}
N float conv(const float *x, const float *k, int n, int m, float *o) {
  float mx = -1e30f;
  for (int i = 0; i < n; i++) {
    float s = 0;
    for (int j = 0; j < m; j++) {
      int t = i + j - m / 2;
      if (t >= 0 && t < n)
        s += x[t] * k[j];
    }
    o[i] = s;
    if (s > mx)
      mx = s;
  }
  return mx;
}
N void rot90(int n, int a[n][n]) {
  for (int i = 0; i < n / 2; i++)
    for (int j = i; j < n - 1 - i; j++) {
      int t = a[i][j];
      a[i][j] = a[n - 1 - j][i];
      a[n - 1 - j][i] = a[n - 1 - i][n - 1 - j];
      a[n - 1 - i][n - 1 - j] = a[j][n - 1 - i];
      a[j][n - 1 - i] = t;
    }
}
int main(void) {
  struct map m = {calloc(2, 8), 0, 2};
  const char *ws[] = {"the", "cat", "sat", "on", "the", "mat", "the", "end", "cat", "x"};
  for (int i = 0; i < 10; i++)
    ++*at(&m, ws[i]);
  printf("%d %d %d %zu %zu\n", *at(&m, "the"), *at(&m, "cat"), *at(&m, "no"), m.n, m.c);
  struct sb s = {0};
  for (int i = 0; i < 10; i++) {
    add(&s, ws[i]);
    add(&s, ",");
  }
  printf("%s %zu\n", s.p, s.c);
  mat a = mk(4, 4), b = mk(4, 4);
  for (int i = 0; i < 16; i++) {
    a.d[i] = (i * 7 % 5) + (i % 5 == 0) * 3;
    b.d[i] = i % 3 - 1;
  }
  mat c = mul(a, b);
  double t = 0;
  for (int i = 0; i < 16; i++)
    t = t * 1.1 + c.d[i];
  printf("%.10g %.10g\n", t, det(a));
  struct big q = {{1}, 1};
  for (int i = 2; i <= 40; i++)
    bmul(&q, i);
  char o[64];
  int k = 0;
  while (q.n)
    o[k++] = '0' + bdiv(&q, 10);
  while (k)
    putchar(o[--k]);
  puts("");
  src = "1 + 2*(3-4)/ -5 + 2.5e1*(1+1)";
  printf("%.12g\n", expr());
  struct pq pq = {{0}, 0};
  for (int i = 0; i < 40; i++)
    push(&pq, i * 37 % 41);
  for (int i = 0; i < 40; i++)
    printf("%d ", pop(&pq));
  puts("");
  int g[10][10] = {0}, d[10];
  for (int i = 0; i < 10; i++)
    for (int j = 0; j < 10; j++)
      g[i][j] = (i * 3 + j * 7) % 5 == 1 ? (i + j) % 9 + 1 : 0;
  k = dijkstra(10, g, 0, d);
  for (int i = 0; i < 10; i++)
    printf("%d ", d[i]);
  printf("%d\n", k);
  int p[5] = {1, 2, 3, 4, 5}, np = 1, h = 0;
  while (perm(p, 5)) {
    np++;
    h = h * 31 + p[0] * p[4];
  }
  printf("%d %d\n", np, h);
  printf("%d%d%d%d%d\n", glob("*.c", "foo.c"), glob("f?o*", "foobar"), glob("[a-c]x", "bx"), glob("[!a-c]x", "bx"),
         glob("a*b*c", "aXXbYY"));
  printf("%.9f %.9f\n", simpson(poly, 0, 2, 20), simpson(rat, 0, 1, 50));
  double y = 1;
  rk(&y, 20);
  uint64_t st[2] = {1, 2}, xr = 0;
  for (int i = 0; i < 50; i++)
    xr ^= xs(st) * i;
  printf("%.10f %llx\n", y, (unsigned long long)xr);
  float x[20], kk[5] = {.1f, .2f, .4f, .2f, .1f}, oo[20];
  for (int i = 0; i < 20; i++)
    x[i] = i % 7 - 3;
  float mx = conv(x, kk, 20, 5, oo);
  printf("%.6g %.6g\n", mx, oo[19]);
  int r[5][5];
  for (int i = 0; i < 25; i++)
    r[i / 5][i % 5] = i;
  rot90(5, r);
  for (int i = 0; i < 25; i++)
    printf("%d ", r[i / 5][i % 5]);
  puts("");
  return k;
}
