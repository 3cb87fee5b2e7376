#include <stdio.h>
#include <string.h>
#define N __attribute__((noinline))
N int irr(int n, int k) {
  int s = 0, i = 0;
  if (k)
    goto b;
a:
  s += i;
  i++;
  if (i > n)
    goto end;
b:
  s += 2 * i + k;
  i += 2;
  if (i < n)
    goto a;
  s ^= 5;
  if (s & 1 && i < n + 5) {
    i++;
    goto b;
  }
end:
  return s * 10 + i;
}
N int computed(const unsigned char *c) {
  static void *t[] = {&&op0, &&op1, &&op2, &&op3};
  int a = 0;
  goto *t[*c++];
op0:
  a += *c++;
  goto *t[*c++];
op1:
  a *= 3;
  goto *t[*c++];
op2:
  a -= 1;
  goto *t[*c++];
op3:
  return a;
}
N int nestedbreak(int n) {
  int c = 0;
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++) {
      if ((i * j) % 7 == 6)
        goto next;
      if (i * j > 50)
        goto out;
      c += j;
    }
    c += 100;
  next:;
  }
out:
  return c;
}
N int collatz(long n) {
  int c = 0;
  while (n != 1) {
    n = n & 1 ? 3 * n + 1 : n / 2;
    c++;
  }
  return c;
}
N int gcd(int a, int b) {
  while (b) {
    int t = a % b;
    a = b;
    b = t;
  }
  return a;
}
N int dowhile(unsigned x) {
  int d = 0;
  do {
    d += x % 10;
    x /= 10;
  } while (x);
  return d;
}
N int isqrt(int n) {
  int x = n;
  for (;;) {
    int y = (x + n / x) / 2;
    if (y >= x)
      return x;
    x = y;
  }
}
N int len(const char *s) {
  const char *p = s;
  while (*p)
    p++;
  return p - s;
}
N int cmp(const char *a, const char *b) {
  while (*a && *a == *b) {
    a++;
    b++;
  }
  return *a - *b;
}
N char *cpy(char *d, const char *s) {
  char *r = d;
  while ((*d++ = *s++))
    ;
  return r;
}
N int find(const char *h, const char *n) {
  for (int i = 0; h[i]; i++) {
    int j = 0;
    while (n[j] && h[i + j] == n[j])
      j++;
    if (!n[j])
      return i;
  }
  return -1;
}
N int bsearch_(const int *a, int n, int x) {
  int lo = 0, hi = n;
  while (lo < hi) {
    int m = (lo + hi) / 2;
    if (a[m] < x)
      lo = m + 1;
    else
      hi = m;
  }
  return lo < n && a[lo] == x ? lo : -1;
}
N unsigned hash(const char *s) {
  unsigned h = 5381;
  int c;
  while ((c = *s++))
    h = h * 33 ^ c;
  return h;
}
N double newton(double a) {
  double x = a;
  int n = 0;
  while (n < 50) {
    double y = .5 * (x + a / x);
    if (y == x)
      break;
    x = y;
    n++;
  }
  return x;
}
N double fabsd(double x) { return x < 0 ? -x : x; }
N int bisect(double lo, double hi) {
  int n = 0;
  while (hi - lo > 1e-9) {
    double m = .5 * (lo + hi);
    if (m * m * m - 2 > 0)
      hi = m;
    else
      lo = m;
    n++;
  }
  return n * 1000000 + (int)(lo * 100000);
}
N int list(int n) {
  struct l {
    int v;
    struct l *n;
  } a[20];
  for (int i = 0; i < n; i++) {
    a[i].v = i * i % 13;
    a[i].n = i + 1 < n ? &a[(i * 7 + 1) % n == 0 ? i + 1 : i + 1] : 0;
  }
  int s = 0, c = 0;
  for (struct l *p = a; p; p = p->n) {
    s = s * 3 + p->v;
    c++;
    if (s > 100000)
      break;
  }
  return s + c;
}
N int rle(const char *s, char *o) {
  int n = 0;
  while (*s) {
    char c = *s;
    int k = 0;
    while (*s == c) {
      s++;
      k++;
    }
    o[n++] = c;
    o[n++] = '0' + k;
  }
  o[n] = 0;
  return n;
}
N int utf8(const unsigned char *s) {
  int n = 0;
  while (*s) {
    if (*s < 0x80)
      s++;
    else if (*s < 0xe0)
      s += 2;
    else if (*s < 0xf0)
      s += 3;
    else
      s += 4;
    n++;
  }
  return n;
}
N long atol_(const char *s) {
  long v = 0;
  int neg = 0;
  while (*s == ' ')
    s++;
  if (*s == '-') {
    neg = 1;
    s++;
  } else if (*s == '+')
    s++;
  while (*s >= '0' && *s <= '9')
    v = v * 10 + (*s++ - '0');
  return neg ? -v : v;
}
N int conts(const int *a, int n) {
  int s = 0;
  for (int i = 0; i < n; i++) {
    if (a[i] < 0)
      continue;
    if (a[i] > 90)
      break;
    if (a[i] & 1) {
      s += a[i];
      continue;
    }
    s -= a[i] / 2;
  }
  return s;
}
N int multi(const int *a, int n, int *where) {
  int i;
  for (i = 0; i < n; i++) {
    if (a[i] == 7) {
      *where = i;
      return 1;
    }
    if (a[i] > 95) {
      *where = -i;
      return 2;
    }
    if (a[i] * 3 == 60) {
      *where = i * 2;
      return 3;
    }
  }
  *where = n;
  return 0;
}
int main(void) {
  for (int i = 0; i < 12; i++)
    printf("%d %d ", irr(i, 0), irr(i, 3));
  puts("");
  static const unsigned char code[] = {0, 5, 1, 2, 0, 9, 1, 1, 3};
  printf("%d\n", computed(code));
  printf("%d %d %d %d %d\n", nestedbreak(5), nestedbreak(20), collatz(27), gcd(1071, 462), dowhile(987654321));
  printf("%d %d %d\n", isqrt(1000000), len("hello"), len(""));
  char b[64];
  printf("%d %d %s %d %d\n", cmp("abc", "abd"), cmp("x", "x"), cpy(b, "copied"), find("the quick brown", "quick"), find("abc", "z"));
  int a[40];
  for (int i = 0; i < 40; i++)
    a[i] = i * 3;
  printf("%d %d %u\n", bsearch_(a, 40, 57), bsearch_(a, 40, 58), hash("hash me"));
  printf("%.12f %d %d\n", newton(2), bisect(0, 2), list(17));
  printf("%d %s %d %ld %ld\n", rle("aaabccdddd", b), b, utf8((const unsigned char *)"h\xc3\xa9llo \xe2\x82\xac"), atol_("  -12345x"),
         atol_("99"));
  printf("%d\n", conts(a, 40));
  a[3] = -1;
  a[9] = -5;
  int w = 0;
  printf("%d %d", conts(a, 40), multi(a, 40, &w));
  printf(" %d", w);
  a[5] = 7;
  printf(" %d", multi(a, 40, &w));
  printf(" %d", w);
  a[2] = 20;
  printf(" %d", multi(a, 40, &w));
  printf(" %d %d\n", w, multi(a, 2, &w));
  return 0;
}
