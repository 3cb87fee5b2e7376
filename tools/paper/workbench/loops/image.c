// Images and video: rows of 64 bytes, 64 of them.
#include "bench.h"

enum { W = 64 };

KERNEL void threshold(int n, int t, const u8 *R a, u8 *R b) {
  for (int i = 0; i < n; i++)
    b[i] = a[i] > t ? 255 : 0;
}

KERNEL void invert(int n, u8 *R a) {
  for (int i = 0; i < n; i++)
    a[i] = (u8)(255 - a[i]);
}

KERNEL void brightness(int n, int gain, int offset, const u8 *R a, u8 *R b) {
  for (int i = 0; i < n; i++) {
    int v = (a[i] * gain >> 8) + offset;
    b[i] = (u8)(v < 0 ? 0 : v > 255 ? 255 : v);
  }
}

KERNEL void blend(int n, int alpha, const u8 *R a, const u8 *R b, u8 *R c) {
  for (int i = 0; i < n; i++)
    c[i] = (u8)((a[i] * alpha + b[i] * (256 - alpha) + 128) >> 8);
}

KERNEL void gray(int n, const u8 *R rgb, u8 *R y) {
  for (int i = 0; i < n; i++)
    y[i] = (u8)((77 * rgb[3 * i] + 150 * rgb[3 * i + 1] + 29 * rgb[3 * i + 2]) >> 8);
}

KERNEL void rgb_to_yuv(int n, const u8 *R rgb, u8 *R out) {
  for (int i = 0; i < n; i++) {
    int r = rgb[3 * i], g = rgb[3 * i + 1], b = rgb[3 * i + 2];
    out[3 * i] = (u8)((66 * r + 129 * g + 25 * b + 4224) >> 8);
    out[3 * i + 1] = (u8)((-38 * r - 74 * g + 112 * b + 32896) >> 8);
    out[3 * i + 2] = (u8)((112 * r - 94 * g - 18 * b + 32896) >> 8);
  }
}

KERNEL void yuv_to_rgb(int n, const u8 *R yuv, u8 *R rgb) {
  for (int i = 0; i < n; i++) {
    int y = 298 * (yuv[3 * i] - 16), u = yuv[3 * i + 1] - 128, v = yuv[3 * i + 2] - 128;
    int r = (y + 409 * v + 128) >> 8, g = (y - 100 * u - 208 * v + 128) >> 8, b = (y + 516 * u + 128) >> 8;
    rgb[3 * i] = (u8)(r < 0 ? 0 : r > 255 ? 255 : r);
    rgb[3 * i + 1] = (u8)(g < 0 ? 0 : g > 255 ? 255 : g);
    rgb[3 * i + 2] = (u8)(b < 0 ? 0 : b > 255 ? 255 : b);
  }
}

KERNEL void histogram(int n, const u8 *R a, int *R h) {
  for (int i = 0; i < n; i++)
    h[a[i]]++;
}

KERNEL void equalize(int n, const u8 *R a, const u8 *R table, u8 *R b) {
  for (int i = 0; i < n; i++)
    b[i] = table[a[i]];
}

KERNEL void sobel(int n, const u8 *R a, u8 *R b) {
  for (int y = 1; y < n; y++)
    for (int x = 1; x < W - 1; x++) {
      const u8 *c = a + y * W + x;
      int gx = c[-W + 1] + 2 * c[1] + c[W + 1] - c[-W - 1] - 2 * c[-1] - c[W - 1];
      int gy = c[W - 1] + 2 * c[W] + c[W + 1] - c[-W - 1] - 2 * c[-W] - c[-W + 1];
      int g = (gx < 0 ? -gx : gx) + (gy < 0 ? -gy : gy);
      b[y * W + x] = (u8)(g > 255 ? 255 : g);
    }
}

KERNEL void laplace(int n, const u8 *R a, u8 *R b) {
  for (int y = 1; y < n; y++)
    for (int x = 1; x < W - 1; x++) {
      const u8 *c = a + y * W + x;
      int v = 4 * c[0] - c[-1] - c[1] - c[-W] - c[W];
      b[y * W + x] = (u8)(v < 0 ? 0 : v > 255 ? 255 : v);
    }
}

KERNEL void gauss3x3(int n, const u8 *R a, u8 *R b) {
  for (int y = 1; y < n; y++)
    for (int x = 1; x < W - 1; x++) {
      const u8 *c = a + y * W + x;
      b[y * W + x] = (u8)((c[-W - 1] + 2 * c[-W] + c[-W + 1] + 2 * c[-1] + 4 * c[0] + 2 * c[1] + c[W - 1] + 2 * c[W] + c[W + 1] + 8) >> 4);
    }
}

KERNEL void convolve5(int n, const float *R k, const float *R a, float *R b) { // 25 weights, all in one body
  for (int y = 2; y < n; y++)
    for (int x = 2; x < 30; x++) {
      const float *c = a + y * 32 + x;
#define ROW(r) (k[5 * r + 10] * c[32 * r - 2] + k[5 * r + 11] * c[32 * r - 1] + k[5 * r + 12] * c[32 * r] + k[5 * r + 13] * c[32 * r + 1] + k[5 * r + 14] * c[32 * r + 2])
      b[y * 32 + x] = ROW(-2) + ROW(-1) + ROW(0) + ROW(1) + ROW(2);
    }
}

KERNEL void median3(int n, const u8 *R a, u8 *R b) { // of three in a row, by minima and maxima
  for (int i = 1; i < n; i++) {
    int p = a[i - 1], q = a[i], r = a[i + 1], lo = p < q ? p : q, hi = p < q ? q : p;
    hi = hi < r ? hi : r;
    b[i] = (u8)(lo > hi ? lo : hi);
  }
}

KERNEL void median9(int n, const u8 *R a, u8 *R b) { // of a square, by a sorting network
#define SORT(p, q) (t = p < q ? p : q, q = p < q ? q : p, p = t)
  for (int i = W + 1; i < n; i++) {
    int t, v0 = a[i - W - 1], v1 = a[i - W], v2 = a[i - W + 1], v3 = a[i - 1], v4 = a[i], v5 = a[i + 1], v6 = a[i + W - 1], v7 = a[i + W], v8 = a[i + W + 1];
    SORT(v1, v2), SORT(v4, v5), SORT(v7, v8), SORT(v0, v1), SORT(v3, v4), SORT(v6, v7), SORT(v1, v2), SORT(v4, v5), SORT(v7, v8);
    SORT(v0, v3), SORT(v5, v8), SORT(v4, v7), SORT(v3, v6), SORT(v1, v4), SORT(v2, v5), SORT(v4, v7), SORT(v4, v2), SORT(v6, v4), SORT(v4, v2);
    b[i] = (u8)v4;
  }
}

KERNEL void dilate(int n, const u8 *R a, u8 *R b) {
  for (int i = W; i < n; i++) {
    int m = a[i];
    m = a[i - 1] > m ? a[i - 1] : m;
    m = a[i + 1] > m ? a[i + 1] : m;
    m = a[i - W] > m ? a[i - W] : m;
    b[i] = (u8)(a[i + W] > m ? a[i + W] : m);
  }
}

KERNEL int sad16(int rows, const u8 *R a, const u8 *R b) { // motion estimation
  int s = 0;
  for (int y = 0; y < rows; y++)
    for (int x = 0; x < 16; x++) {
      int d = a[y * W + x] - b[y * W + x];
      s += d < 0 ? -d : d;
    }
  return s;
}

KERNEL int sad_by4(int n, const u8 *R a, const u8 *R b) {
  int s = 0;
  for (int i = 0; i < n; i += 4) {
    int p = a[i] - b[i], q = a[i + 1] - b[i + 1], r = a[i + 2] - b[i + 2], t = a[i + 3] - b[i + 3];
    s += (p < 0 ? -p : p) + (q < 0 ? -q : q) + (r < 0 ? -r : r) + (t < 0 ? -t : t);
  }
  return s;
}

KERNEL u64 variance(int n, const u8 *R a) {
  u32 s = 0;
  u64 q = 0;
  for (int i = 0; i < n; i++) {
    s += a[i];
    q += (u64)a[i] * a[i];
  }
  return q * (u64)n - (u64)s * s;
}

KERNEL void half_pixel(int n, const u8 *R a, u8 *R b) { // motion compensation between four pixels
  for (int i = 0; i < n; i++)
    b[i] = (u8)((a[i] + a[i + 1] + a[i + W] + a[i + W + 1] + 2) >> 2);
}

KERNEL void six_tap(int n, const u8 *R a, u8 *R b) {
  for (int i = 2; i < n; i++) {
    int v = (a[i - 2] - 5 * a[i - 1] + 20 * a[i] + 20 * a[i + 1] - 5 * a[i + 2] + a[i + 3] + 16) >> 5;
    b[i] = (u8)(v < 0 ? 0 : v > 255 ? 255 : v);
  }
}

KERNEL void deblock(int n, int alpha, u8 *R a) { // smooths the border between two blocks, where it is weak
  for (int i = 0; i < n; i++) {
    u8 *p = a + i * W + 8;
    int d = p[0] - p[-1], m = d < 0 ? -d : d, delta = (4 * d + p[-2] - p[1] + 4) >> 3;
    delta = delta < -6 ? -6 : delta > 6 ? 6 : delta;
    if (m < alpha) {
      p[-1] = (u8)(p[-1] + delta);
      p[0] = (u8)(p[0] - delta);
    }
  }
}

KERNEL void scale_half(int n, const u8 *R a, u8 *R b) {
  for (int y = 0; y < n; y++)
    for (int x = 0; x < W / 2; x++) {
      const u8 *c = a + 2 * y * W + 2 * x;
      b[y * (W / 2) + x] = (u8)((c[0] + c[1] + c[W] + c[W + 1] + 2) >> 2);
    }
}

KERNEL void bilinear(int n, int step, const u8 *R a, u8 *R b) { // fixed-point positions
  int at = 0;
  for (int i = 0; i < n; i++) {
    int k = at >> 8, f = at & 255;
    b[i] = (u8)((a[k] * (256 - f) + a[k + 1] * f) >> 8);
    at += step;
  }
}

KERNEL void dither(int n, const u8 *R a, u8 *R b) { // error diffusion along a row
  int e = 0;
  for (int i = 0; i < n; i++) {
    int v = a[i] + e;
    b[i] = v > 127 ? 255 : 0;
    e = v - (v > 127 ? 255 : 0);
  }
}

KERNEL void integral(int n, const u8 *R a, int *R s) { // sums of all upper left rectangles
  for (int y = 1; y < n; y++) {
    int row = 0;
    for (int x = 0; x < 32; x++) {
      row += a[y * W + x];
      s[y * 32 + x] = s[(y - 1) * 32 + x] + row;
    }
  }
}

KERNEL void flip(int n, const u8 *R a, u8 *R b) {
  for (int i = 0; i < n; i++)
    b[i] = a[n - 1 - i];
}

KERNEL void premultiply(int n, u8 *R rgba) {
  for (int i = 0; i < n; i++, rgba += 4) {
    int a = rgba[3];
    rgba[0] = (u8)((rgba[0] * a + 127) / 255);
    rgba[1] = (u8)((rgba[1] * a + 127) / 255);
    rgba[2] = (u8)((rgba[2] * a + 127) / 255);
  }
}

int main(void) {
  bench_fill();
  RUN(threshold(4000, 100, B[0], B[1]), B[1], 4000);
  RUN(invert(4000, B[0]), B[0], 4000);
  RUN(brightness(4000, 300, 10, B[0], B[1]), B[1], 4000);
  RUN(blend(4000, 77, B[0], B[1], B[2]), B[2], 4000);
  RUN(gray(1300, B[0], B[1]), B[1], 1300);
  RUN(rgb_to_yuv(1300, B[0], B[1]), B[1], 3900);
  RUN(yuv_to_rgb(1300, B[0], B[1]), B[1], 3900);
  RUN(histogram(4000, B[0], I[0]), I[0], 256);
  RUN(equalize(4000, B[0], B[1], B[2]), B[2], 4000);
  RUN(sobel(63, B[0], B[1]), B[1], 4096);
  RUN(laplace(63, B[0], B[1]), B[1], 4096);
  RUN(gauss3x3(63, B[0], B[1]), B[1], 4096);
  RUN(convolve5(30, F[0], F[1], F[2]), F[2], 1000);
  RUN(median3(4000, B[0], B[1]), B[1], 4000);
  RUN(median9(4000, B[0], B[1]), B[1], 4000);
  RUN(dilate(4000, B[0], B[1]), B[1], 4000);
  RET(sad16(16, B[0], B[1]), I[0], 1);
  RET(sad_by4(4096, B[0], B[1]), I[0], 1);
  RET(variance(4000, B[0]), I[0], 1);
  RUN(half_pixel(4000, B[0], B[1]), B[1], 4000);
  RUN(six_tap(4000, B[0], B[1]), B[1], 4000);
  RUN(deblock(63, 20, B[0]), B[0], 4000);
  RUN(scale_half(32, B[0], B[1]), B[1], 1024);
  RUN(bilinear(4000, 200, B[0], B[1]), B[1], 4000);
  RUN(dither(4000, B[0], B[1]), B[1], 4000);
  RUN(integral(32, B[0], I[0]), I[0], 1024);
  RUN(flip(4000, B[0], B[1]), B[1], 4000);
  RUN(premultiply(1000, B[0]), B[0], 4000);
  return 0;
}
