#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#define N __attribute__((noinline))
enum { K = 12 };
static double A[K][K], B[K][K], C[K][K];
static int P[20][20];
static uint8_t img[32][32], out[32][32];
N void mm(int n) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      double s = 0;
      for (int k = 0; k < n; k++)
        s += A[i][k] * B[k][j];
      C[i][j] = s;
    }
}
N void lu(int n) {
  for (int k = 0; k < n; k++) {
    for (int i = k + 1; i < n; i++) {
      A[i][k] /= A[k][k];
      for (int j = k + 1; j < n; j++)
        A[i][j] -= A[i][k] * A[k][j];
    }
  }
}
N void trans(int n) {
  for (int i = 0; i < n; i++)
    for (int j = i + 1; j < n; j++) {
      double t = A[i][j];
      A[i][j] = A[j][i];
      A[j][i] = t;
    }
}
N void floyd(int n) {
  for (int k = 0; k < n; k++)
    for (int i = 0; i < n; i++)
      for (int j = 0; j < n; j++)
        if (P[i][k] + P[k][j] < P[i][j])
          P[i][j] = P[i][k] + P[k][j];
}
N void blur(void) {
  for (int y = 1; y < 31; y++)
    for (int x = 1; x < 31; x++) {
      int s = 0;
      for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
          s += img[y + dy][x + dx];
      out[y][x] = s / 9;
    }
}
N void sobel(void) {
  for (int y = 1; y < 31; y++)
    for (int x = 1; x < 31; x++) {
      int gx = img[y - 1][x + 1] + 2 * img[y][x + 1] + img[y + 1][x + 1] - img[y - 1][x - 1] - 2 * img[y][x - 1] - img[y + 1][x - 1];
      int gy = img[y + 1][x - 1] + 2 * img[y + 1][x] + img[y + 1][x + 1] - img[y - 1][x - 1] - 2 * img[y - 1][x] - img[y - 1][x + 1];
      int m = (gx < 0 ? -gx : gx) + (gy < 0 ? -gy : gy);
      out[y][x] = m > 255 ? 255 : m;
    }
}
N int life(int g) {
  static bool a[18][18], b[18][18];
  memset(a, 0, sizeof a);
  a[5][5] = a[5][6] = a[5][7] = a[4][7] = a[3][6] = 1;
  while (g--) {
    for (int i = 1; i < 17; i++)
      for (int j = 1; j < 17; j++) {
        int n =
            a[i - 1][j - 1] + a[i - 1][j] + a[i - 1][j + 1] + a[i][j - 1] + a[i][j + 1] + a[i + 1][j - 1] + a[i + 1][j] + a[i + 1][j + 1];
        b[i][j] = n == 3 || (n == 2 && a[i][j]);
      }
    memcpy(a, b, sizeof a);
  }
  int h = 0;
  for (int i = 0; i < 18; i++)
    for (int j = 0; j < 18; j++)
      h = h * 3 + a[i][j];
  return h;
}
N int sieve(int n) {
  static char s[1000];
  memset(s, 1, sizeof s);
  int c = 0;
  for (int i = 2; i < n; i++)
    if (s[i]) {
      c++;
      for (int j = i * 2; j < n; j += i)
        s[j] = 0;
    }
  return c;
}
N void bubble(int *x, int n) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j + 1 < n - i; j++)
      if (x[j] > x[j + 1]) {
        int t = x[j];
        x[j] = x[j + 1];
        x[j + 1] = t;
      }
}
N void insertion(int *x, int n) {
  for (int i = 1; i < n; i++) {
    int v = x[i], j = i - 1;
    while (j >= 0 && x[j] > v) {
      x[j + 1] = x[j];
      j--;
    }
    x[j + 1] = v;
  }
}
N void heap(int *x, int n) {
  for (int s = n / 2 - 1; s >= 0; s--) {
    int i = s;
    for (;;) {
      int k = 2 * i + 1;
      if (k >= n)
        break;
      if (k + 1 < n && x[k + 1] > x[k])
        k++;
      if (x[i] >= x[k])
        break;
      int t = x[i];
      x[i] = x[k];
      x[k] = t;
      i = k;
    }
  }
  for (int e = n - 1; e > 0; e--) {
    int t = x[0];
    x[0] = x[e];
    x[e] = t;
    int i = 0;
    for (;;) {
      int k = 2 * i + 1;
      if (k >= e)
        break;
      if (k + 1 < e && x[k + 1] > x[k])
        k++;
      if (x[i] >= x[k])
        break;
      t = x[i];
      x[i] = x[k];
      x[k] = t;
      i = k;
    }
  }
}
N int lcs(const char *a, const char *b) {
  int d[40][40] = {0};
  int n = strlen(a), m = strlen(b);
  for (int i = 1; i <= n; i++)
    for (int j = 1; j <= m; j++)
      d[i][j] = a[i - 1] == b[j - 1] ? d[i - 1][j - 1] + 1 : d[i - 1][j] > d[i][j - 1] ? d[i - 1][j] : d[i][j - 1];
  return d[n][m];
}
N int lev(const char *a, const char *b) {
  int d[40];
  int m = strlen(b);
  for (int j = 0; j <= m; j++)
    d[j] = j;
  for (int i = 1; a[i - 1]; i++) {
    int p = d[0];
    d[0] = i;
    for (int j = 1; j <= m; j++) {
      int t = d[j];
      int c = p + (a[i - 1] != b[j - 1]);
      if (d[j] + 1 < c)
        c = d[j] + 1;
      if (d[j - 1] + 1 < c)
        c = d[j - 1] + 1;
      d[j] = c;
      p = t;
    }
  }
  return d[m];
}
N int knap(int W, const int *w, const int *v, int n) {
  int d[101] = {0};
  for (int i = 0; i < n; i++)
    for (int j = W; j >= w[i]; j--)
      if (d[j - w[i]] + v[i] > d[j])
        d[j] = d[j - w[i]] + v[i];
  return d[W];
}
N int queens(int n, int r, int c, int l, int rr) {
  if (r == n)
    return 1;
  int t = 0;
  for (int i = 0; i < n; i++) {
    if (c >> i & 1 || l >> (r + i) & 1 || rr >> (r - i + n) & 1)
      continue;
    t += queens(n, r + 1, c | 1 << i, l | 1 << (r + i), rr | 1 << (r - i + n));
  }
  return t;
}
N void fft(double *re, double *im, int n, const double *cs, const double *sn) {
  for (int i = 1, j = 0; i < n; i++) {
    int b = n >> 1;
    for (; j & b; b >>= 1)
      j ^= b;
    j ^= b;
    if (i < j) {
      double t = re[i];
      re[i] = re[j];
      re[j] = t;
      t = im[i];
      im[i] = im[j];
      im[j] = t;
    }
  }
  for (int l = 2; l <= n; l <<= 1)
    for (int i = 0; i < n; i += l)
      for (int k = 0; k < l / 2; k++) {
        double wr = cs[k * (n / l)], wi = -sn[k * (n / l)];
        double xr = re[i + k + l / 2] * wr - im[i + k + l / 2] * wi, xi = re[i + k + l / 2] * wi + im[i + k + l / 2] * wr;
        re[i + k + l / 2] = re[i + k] - xr;
        im[i + k + l / 2] = im[i + k] - xi;
        re[i + k] += xr;
        im[i + k] += xi;
      }
}
static uint32_t rotl(uint32_t x, int n) { return x << n | x >> (32 - n); }
N void chacha(uint32_t *s, int r) {
  uint32_t x[16];
  memcpy(x, s, 64);
#define Q(a, b, c, d)                                                                                                                      \
  a += b;                                                                                                                                  \
  d = rotl(d ^ a, 16);                                                                                                                     \
  c += d;                                                                                                                                  \
  b = rotl(b ^ c, 12);                                                                                                                     \
  a += b;                                                                                                                                  \
  d = rotl(d ^ a, 8);                                                                                                                      \
  c += d;                                                                                                                                  \
  b = rotl(b ^ c, 7);
  for (int i = 0; i < r; i += 2) {
    Q(x[0], x[4], x[8], x[12])
    Q(x[1], x[5], x[9], x[13]) Q(x[2], x[6], x[10], x[14]) Q(x[3], x[7], x[11], x[15]) Q(x[0], x[5], x[10], x[15])
        Q(x[1], x[6], x[11], x[12]) Q(x[2], x[7], x[8], x[13]) Q(x[3], x[4], x[9], x[14])
  }
  for (int i = 0; i < 16; i++)
    s[i] += x[i];
}
N uint32_t md5ish(const uint8_t *p, int n) {
  static const uint32_t k[4] = {0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee};
  uint32_t a = 0x67452301, b = 0xefcdab89, c = 0x98badcfe, d = 0x10325476;
  for (int i = 0; i + 4 <= n; i += 4) {
    uint32_t m = p[i] | p[i + 1] << 8 | p[i + 2] << 16 | (uint32_t)p[i + 3] << 24;
    uint32_t f;
    switch (i >> 2 & 3) {
    case 0:
      f = (b & c) | (~b & d);
      break;
    case 1:
      f = (d & b) | (~d & c);
      break;
    case 2:
      f = b ^ c ^ d;
      break;
    default:
      f = c ^ (b | ~d);
    }
    f += a + k[i >> 2 & 3] + m;
    a = d;
    d = c;
    c = b;
    b += rotl(f, 7 + (i & 7));
  }
  return a ^ b ^ c ^ d;
}
N int b64(const uint8_t *p, int n, char *o) {
  static const char t[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  int k = 0;
  for (int i = 0; i < n; i += 3) {
    uint32_t v = p[i] << 16 | (i + 1 < n ? p[i + 1] << 8 : 0) | (i + 2 < n ? p[i + 2] : 0);
    o[k++] = t[v >> 18];
    o[k++] = t[v >> 12 & 63];
    o[k++] = i + 1 < n ? t[v >> 6 & 63] : '=';
    o[k++] = i + 2 < n ? t[v & 63] : '=';
  }
  o[k] = 0;
  return k;
}
N int lzss(const uint8_t *p, int n) {
  int c = 0;
  for (int i = 0; i < n;) {
    int bl = 0;
    for (int j = i > 32 ? i - 32 : 0; j < i; j++) {
      int l = 0;
      while (i + l < n && l < 18 && p[j + l] == p[i + l])
        l++;
      if (l > bl)
        bl = l;
    }
    if (bl > 2) {
      i += bl;
      c += 2;
    } else {
      i++;
      c++;
    }
  }
  return c;
}
int main(void) {
  for (int i = 0; i < K; i++)
    for (int j = 0; j < K; j++) {
      A[i][j] = (i * 7 + j * 3) % 11 + (i == j ? 20 : 0);
      B[i][j] = (i - j) * .5;
    }
  mm(K);
  double s = 0;
  for (int i = 0; i < K; i++)
    for (int j = 0; j < K; j++)
      s += C[i][j] * (i + 1);
  printf("%.10g\n", s);
  lu(K);
  trans(K);
  s = 0;
  for (int i = 0; i < K; i++)
    for (int j = 0; j < K; j++)
      s = s * .9 + A[i][j];
  printf("%.10g\n", s);
  for (int i = 0; i < 20; i++)
    for (int j = 0; j < 20; j++)
      P[i][j] = i == j ? 0 : (i * j * 37 + i) % 97 + 5;
  floyd(20);
  int h = 0;
  for (int i = 0; i < 20; i++)
    for (int j = 0; j < 20; j++)
      h = h * 31 + P[i][j];
  printf("%d\n", h);
  for (int i = 0; i < 32; i++)
    for (int j = 0; j < 32; j++)
      img[i][j] = i * j * 7 + i;
  blur();
  unsigned u = 0;
  for (int i = 0; i < 32; i++)
    for (int j = 0; j < 32; j++)
      u = u * 31 + out[i][j];
  sobel();
  for (int i = 0; i < 32; i++)
    for (int j = 0; j < 32; j++)
      u = u * 31 + out[i][j];
  printf("%u %d %d\n", u, life(10), sieve(500));
  int x[50], y[50], z[50];
  for (int i = 0; i < 50; i++)
    x[i] = y[i] = z[i] = (i * 7919) % 103;
  bubble(x, 50);
  insertion(y, 50);
  heap(z, 50);
  printf("%d %d %d\n", memcmp(x, y, 200), memcmp(x, z, 200), x[25]);
  printf("%d %d ", lcs("the quick brown fox", "a quack brawn box"), lev("kitten sitting", "sitting kitten"));
  int w[] = {12, 7, 11, 8, 9}, v[] = {24, 13, 23, 15, 16};
  printf("%d %d\n", knap(26, w, v, 5), queens(6, 0, 0, 0, 0));
  double re[16], im[16], cs[8] = {1, .92387953251128674,  .70710678118654757,  .38268343236508984,
                                  0, -.38268343236508973, -.70710678118654746, -.92387953251128674},
                         sn[8] = {0, .38268343236508978, .70710678118654746, .92387953251128674,
                                  1, .92387953251128674, .70710678118654757, .38268343236508989};
  for (int i = 0; i < 16; i++) {
    re[i] = i % 5;
    im[i] = 0;
  }
  fft(re, im, 16, cs, sn);
  for (int i = 0; i < 16; i++)
    printf("%.6f %.6f ", re[i], im[i]);
  puts("");
  uint32_t st[16];
  for (int i = 0; i < 16; i++)
    st[i] = i * 0x9e3779b9u;
  chacha(st, 20);
  u = 0;
  for (int i = 0; i < 16; i++)
    u ^= st[i] * (i + 1);
  uint8_t buf[100];
  for (int i = 0; i < 100; i++)
    buf[i] = i % 7 * i % 11;
  char o[200];
  printf("%x %x %d %d %s\n", u, md5ish(buf, 100), lzss(buf, 100), b64(buf, 50, o), o);
  return 0;
}
