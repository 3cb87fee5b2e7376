/* Images, signals and tables of all widths. */
#include <stdio.h>
#include <stdint.h>
#define H 13
#define W 17
static uint8_t in[H][W], out[H][W], rgb[H][W][3];
static int16_t s16[H][W], d16[H][W];
static uint16_t hist[256];
static int32_t i32[H][W], o32[H][W], acc[W];
static int64_t i64[H];
static float f[H][W], g[H][W], ker[5][5];
static double cost[H][W];
static unsigned long long h;
static void mix(const void *p, unsigned long n) {
  const unsigned char *s = p;
  for (unsigned long i = 0; i + 8 <= n; i += 8) {
    unsigned long long v;
    __builtin_memcpy(&v, s + i, 8);
    h = (h ^ v) * 1099511628211ull;
  }
}
static void init(void) {
  unsigned s = 99;
  for (int y = 0; y < H; y++)
    for (int x = 0; x < W; x++) {
      s = s * 1664525u + 1013904223u;
      in[y][x] = s >> 24; out[y][x] = 0; s16[y][x] = (int16_t)(s >> 16); d16[y][x] = 0; i32[y][x] = (int)(s >> 20) - 2048; o32[y][x] = 0;
      f[y][x] = (float)(s >> 25) * 0.5f; g[y][x] = 0; cost[y][x] = (double)(s >> 28);
      for (int c = 0; c < 3; c++) rgb[y][x][c] = (uint8_t)(s >> (8 * c));
      acc[x] = x;
    }
  for (int y = 0; y < H; y++) i64[y] = y;
  for (int i = 0; i < 256; i++) hist[i] = 0;
  for (int i = 0; i < 5; i++) for (int j = 0; j < 5; j++) ker[i][j] = (float)(i * j + 1) * 0.125f;
}
__attribute__((noinline)) void gauss5(void) {
  for (int y = 2; y < H - 2; y++)
    for (int x = 2; x < W - 2; x++) {
      float s = 0;
      for (int i = -2; i <= 2; i++)
        for (int j = -2; j <= 2; j++) s += ker[i + 2][j + 2] * f[y + i][x + j];
      g[y][x] = s;
    }
}
__attribute__((noinline)) void grey(void) {
  for (int y = 0; y < H; y++)
    for (int x = 0; x < W; x++) out[y][x] = (uint8_t)((77 * rgb[y][x][0] + 150 * rgb[y][x][1] + 29 * rgb[y][x][2]) >> 8);
}
__attribute__((noinline)) void histogram(void) {
  for (int y = 0; y < H; y++)
    for (int x = 0; x < W; x++) hist[in[y][x]]++;
}
__attribute__((noinline)) void erode(void) {
  for (int y = 1; y < H - 1; y++)
    for (int x = 1; x < W - 1; x++) {
      uint8_t m = 255;
      for (int i = -1; i <= 1; i++)
        for (int j = -1; j <= 1; j++)
          if (in[y + i][x + j] < m) m = in[y + i][x + j];
      out[y][x] = m;
    }
}
__attribute__((noinline)) int sad(int dy, int dx) {
  int s = 0;
  for (int y = 0; y < 8; y++)
    for (int x = 0; x < 8; x++) {
      int d = in[y][x] - in[y + dy][x + dx];
      s += d < 0 ? -d : d;
    }
  return s;
}
__attribute__((noinline)) int motion(void) {
  int best = 1 << 30, at = 0;
  for (int dy = 0; dy < 5; dy++)
    for (int dx = 0; dx < 5; dx++) {
      int s = 0;
      for (int y = 0; y < 8; y++)
        for (int x = 0; x < 8; x++) {
          int d = in[y][x] - in[y + dy][x + dx];
          s += d * d;
        }
      if (s < best) { best = s; at = dy * 5 + dx; }
    }
  return best + at;
}
__attribute__((noinline)) void fir16(int shift) {
  static const int16_t tap[4] = {3, -5, 7, 11};
  for (int y = 0; y < H; y++)
    for (int x = 3; x < W; x++) {
      int32_t a = 0;
      for (int k = 0; k < 4; k++) a += (int32_t)tap[k] * s16[y][x - k];
      a >>= shift;
      if (a > 32767) a = 32767;
      if (a < -32768) a = -32768;
      d16[y][x] = (int16_t)a;
    }
}
__attribute__((noinline)) void integral(void) {
  for (int y = 0; y < H; y++) {
    int32_t row = 0;
    for (int x = 0; x < W; x++) {
      row += in[y][x];
      o32[y][x] = row + (y > 0 ? o32[y - 1][x] : 0);
    }
  }
}
__attribute__((noinline)) void median3(void) {
  for (int y = 0; y < H; y++)
    for (int x = 1; x < W - 1; x++) {
      int a = in[y][x - 1], b = in[y][x], c = in[y][x + 1];
      int lo = a < b ? a : b, hi = a < b ? b : a;
      out[y][x] = (uint8_t)(c < lo ? lo : c > hi ? hi : c);
    }
}
__attribute__((noinline)) void dither(void) {
  for (int y = 0; y < H - 1; y++)
    for (int x = 1; x < W - 1; x++) {
      int old = i32[y][x], now = old > 0 ? 255 : 0, e = old - now;
      out[y][x] = (uint8_t)now;
      i32[y][x + 1] += e * 7 / 16;
      i32[y + 1][x - 1] += e * 3 / 16;
      i32[y + 1][x] += e * 5 / 16;
      i32[y + 1][x + 1] += e / 16;
    }
}
__attribute__((noinline)) void seam(void) {
  for (int y = 1; y < H; y++)
    for (int x = 0; x < W; x++) {
      double m = cost[y - 1][x];
      if (x > 0 && cost[y - 1][x - 1] < m) m = cost[y - 1][x - 1];
      if (x < W - 1 && cost[y - 1][x + 1] < m) m = cost[y - 1][x + 1];
      cost[y][x] += m;
    }
}
__attribute__((noinline)) void transpose(const int32_t *restrict a, int32_t *restrict b, int n, int m) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) b[j * n + i] = a[i * m + j];
}
__attribute__((noinline)) void transpose_any(const int32_t *a, int32_t *b, int n, int m) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) b[j * n + i] = a[i * m + j];
}
__attribute__((noinline)) void columns(void) {
  for (int y = 0; y < H; y++)
    for (int x = 0; x < W; x++) acc[x] += i32[y][x] * (y & 1 ? -1 : 1);
}
__attribute__((noinline)) void rowmax(void) {
  for (int y = 0; y < H; y++) {
    int64_t m = i32[y][0];
    int at = 0;
    for (int x = 1; x < W; x++)
      if (i32[y][x] > m) { m = i32[y][x]; at = x; }
    i64[y] = m * 100 + at;
  }
}
__attribute__((noinline)) void upsample(void) {
  for (int y = 0; y < H; y += 2)
    for (int x = 0; x < W; x += 2) {
      f[y][x] = g[y / 2][x / 2] + 1;
      if (x + 1 < W) f[y][x + 1] = f[y][x];
      if (y + 1 < H) f[y + 1][x] = f[y][x];
    }
}
__attribute__((noinline)) unsigned crc(void) {
  unsigned c = ~0u;
  for (int y = 0; y < H; y++)
    for (int x = 0; x < W; x++) {
      c ^= in[y][x];
      for (int k = 0; k < 8; k++) c = c & 1 ? (c >> 1) ^ 0xEDB88320u : c >> 1;
    }
  return ~c;
}
__attribute__((noinline)) int find(uint8_t what) {
  for (int y = 0; y < H; y++)
    for (int x = 0; x < W; x++)
      if (in[y][x] == what) return y * W + x;
  return -1;
}
int main(void) {
  long r;
#define RUN(call) init(); r = 0; call; h = 14695981039346656037ull; mix(out, sizeof out); mix(d16, sizeof d16); mix(hist, sizeof hist); mix(i32, sizeof i32); \
  mix(o32, sizeof o32); mix(acc, sizeof acc); mix(i64, sizeof i64); mix(f, sizeof f); mix(g, sizeof g); mix(cost, sizeof cost); printf("%s %llx %ld\n", #call, h, r)
  RUN(gauss5()); RUN(grey()); RUN(histogram()); RUN(erode()); RUN(r = sad(2, 3)); RUN(r = motion()); RUN(fir16(2)); RUN(integral()); RUN(median3()); RUN(dither());
  RUN(seam()); RUN(transpose(&i32[0][0], &o32[0][0], H, W)); RUN(transpose_any(&i32[0][0], &o32[0][0], 5, 7)); RUN(columns()); RUN(rowmax()); RUN(upsample());
  RUN(r = crc()); RUN(r = find(77));
  return 0;
}
