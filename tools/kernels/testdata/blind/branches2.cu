// Branches and loops with several exits: kernels written without a look at what compilers make of them.
#include "../../../paper/kernels/kernels.h"
typedef unsigned u32; typedef unsigned char u8; typedef unsigned long long u64;
// 21 edit distance with three rows
KERNEL edit_rows(const u8 *a, const u8 *b, int *out, int n, int len) {
  __shared__ int row[3][64];
  int t = threadIdx.x & 63;
  for (int k = 0; k < 3; ++k) row[k][t] = 0;
  __syncthreads();
  for (int d = 1; d < 2 * len && d < 120; ++d) {
    int j = d - t;
    if (t > 0 && j > 0 && j < len) {
      int m = row[(d + 1) % 3][t - 1] + (a[(blockIdx.x * len + t) % n] != b[(blockIdx.x * len + j) % n]);
      row[d % 3][t] = min_int(m, min_int(row[(d + 2) % 3][t], row[(d + 2) % 3][t - 1]) + 1);
    }
    __syncthreads();
  }
  out[blockIdx.x * 64 + t] = row[0][t];
}
// 22 minmod limiter
DEVICE float minmod(float a, float b) { return a * b <= 0.0f ? 0.0f : (fabsf(a) < fabsf(b) ? a : b); }
KERNEL muscl(const float *q, float *l, float *r, int n) {
  int i = global_x(); if (i < 1 || i >= n - 1) return;
  float s = minmod(q[i] - q[i - 1], q[i + 1] - q[i]);
  l[i] = q[i] - 0.5f * s; r[i] = q[i] + 0.5f * s;
}
// 23 ray box
KERNEL ray_boxes(const float *box, const float *ray, int *out, int n, int boxes) {
  int i = global_x(); if (i >= n) return;
  float ox = ray[6 * i], oy = ray[6 * i + 1], oz = ray[6 * i + 2], dx = ray[6 * i + 3], dy = ray[6 * i + 4], dz = ray[6 * i + 5];
  int hits = 0;
  for (int b = 0; b < boxes; ++b) {
    const float *p = box + 6 * b;
    float t0 = (p[0] - ox) * dx, t1 = (p[3] - ox) * dx, lo = fminf(t0, t1), hi = fmaxf(t0, t1);
    t0 = (p[1] - oy) * dy; t1 = (p[4] - oy) * dy; lo = fmaxf(lo, fminf(t0, t1)); hi = fminf(hi, fmaxf(t0, t1));
    t0 = (p[2] - oz) * dz; t1 = (p[5] - oz) * dz; lo = fmaxf(lo, fminf(t0, t1)); hi = fminf(hi, fmaxf(t0, t1));
    if (lo <= hi && hi >= 0.0f) ++hits;
  }
  out[i] = hits;
}
// 24 cell list neighbours
KERNEL cell_pairs(const float *x, const int *start, const int *cell, float *f, int cells, int per) {
  int c = blockIdx.x, t = threadIdx.x; if (c >= cells || t >= per) return;
  int i = start[c] + t; float xi = x[i], s = 0.0f;
  for (int k = 0; k < 3; ++k) {
    int d = cell[c * 3 + k];
    if (d < 0) continue;
    for (int j = start[d]; j < start[d] + per; ++j) {
      if (j == i) continue;
      float r = xi - x[j], r2 = r * r;
      if (r2 < 4.0f) s += r * (1.0f - 0.25f * r2);
    }
  }
  f[i] = s;
}
// 25 popcount & find
KERNEL nth_bit(const u32 *in, const int *nth, int *out, int n) {
  int i = global_x(); if (i >= n) return;
  u32 v = in[i]; int k = nth[i] & 15, p = -1;
  for (int b = 0; b < 32; ++b) if (v >> b & 1) { if (k == 0) { p = b; break; } --k; }
  out[i] = p;
}
// 26 base64
KERNEL base64(const u8 *in, u8 *out, int n) {
  int i = global_x(); if (i * 3 + 2 >= n) return;
  u32 w = in[3 * i] << 16 | in[3 * i + 1] << 8 | in[3 * i + 2];
  for (int k = 0; k < 4; ++k) {
    int c = w >> (18 - 6 * k) & 63; u8 o;
    if (c < 26) o = 'A' + c; else if (c < 52) o = 'a' + c - 26; else if (c < 62) o = '0' + c - 52; else if (c == 62) o = '+'; else o = '/';
    out[4 * i + k] = o;
  }
}
// 27 hex parse
KERNEL parse_hex(const u8 *in, u32 *out, int n) {
  int i = global_x(); if (i >= n) return;
  u32 v = 0;
  for (int k = 0; k < 8; ++k) {
    u8 c = in[8 * i + k]; int d;
    if (c >= '0' && c <= '9') d = c - '0'; else if (c >= 'a' && c <= 'f') d = c - 'a' + 10; else if (c >= 'A' && c <= 'F') d = c - 'A' + 10; else break;
    v = v * 16 + d;
  }
  out[i] = v;
}
// 28 atof
KERNEL parse_decimal(const u8 *in, float *out, int n, int width) {
  int i = global_x(); if (i >= n) return;
  const u8 *p = in + i * width; float v = 0, s = 1; int k = 0; bool neg = false, dot = false;
  if (p[0] == '-') { neg = true; ++k; }
  for (; k < width; ++k) { u8 c = p[k]; if (c == '.') dot = true; else if (c >= '0' && c <= '9') { v = v * 10 + (c - '0'); if (dot) s *= 0.1f; } else break; }
  out[i] = (neg ? -v : v) * s;
}
// 29 sparse dot of sorted lists
KERNEL sorted_dot(const int *ai, const float *av, const int *bi, const float *bv, float *o, int n, int len) {
  int p = global_x(); if (p >= n) return;
  int i = p * len, j = p * len, ie = i + len, je = j + len; float s = 0;
  while (i < ie && j < je) { int a = ai[i], b = bi[j]; if (a == b) s += av[i++] * bv[j++]; else if (a < b) ++i; else ++j; }
  o[p] = s;
}
// 30 huffman walk
KERNEL huff_walk(const u32 *bits, const short *tree, u8 *out, int n, int per) {
  int g = global_x(); if (g >= n) return;
  u32 w = bits[g]; int left = 32, at = 0, k = 0;
  while (left > 0 && k < per) { int next = tree[(2 * at + (w & 1)) & 255]; w >>= 1; --left; if (next < 0) { out[g * per + k++] = (u8)~next; at = 0; } else at = next; }
}
// 31 tile flip
KERNEL flip_tile(const float *in, float *out, int w, int h, int mode) {
  int x = global_x(), y = global_y(); if (x >= w || y >= h) return;
  int o;
  if (mode == 0) o = y * w + x; else if (mode == 1) o = y * w + w - 1 - x; else if (mode == 2) o = (h - 1 - y) * w + x; else o = x * h + y;
  out[o] = in[y * w + x];
}
// 32 leaky and friends
KERNEL activation(const float *in, float *out, int n, int kind, float a) {
  int i = global_x(); if (i >= n) return;
  float x = in[i], r;
  switch (kind) { case 0: r = x > 0 ? x : 0; break; case 1: r = x > 0 ? x : a * x; break; case 2: r = 1.0f / (1.0f + exp_fast(-x)); break; case 3: r = x / (1.0f + fabsf(x)); break; default: r = x > 0 ? x : a * (exp_fast(x) - 1.0f); }
  out[i] = r;
}
// 33 game of life bytes
KERNEL life(const u8 *in, u8 *out, int w, int h) {
  int x = global_x(), y = global_y(); if (x >= w || y >= h) return;
  int c = 0;
  for (int dy = -1; dy <= 1; ++dy) for (int dx = -1; dx <= 1; ++dx) { if (dx == 0 && dy == 0) continue; int xx = x + dx, yy = y + dy; if (xx < 0) xx = w - 1; if (xx >= w) xx = 0; if (yy < 0) yy = h - 1; if (yy >= h) yy = 0; c += in[yy * w + xx] & 1; }
  u8 me = in[y * w + x] & 1; out[y * w + x] = c == 3 || (me && c == 2);
}
// 34 union find hooks
KERNEL uf_find(const int *parent, int *root, int n) {
  int i = global_x(); if (i >= n) return;
  int p = parent[i] & 0xff, k = 0;
  while (k < 32) { int q = parent[p & 0xff]; if (q == p) break; p = q; ++k; }
  root[i] = p;
}
// 35 knapsack row
KERNEL knapsack_row(const int *prev, int *cur, int cap, int weight, int value) {
  int c = global_x(); if (c > cap) return;
  int best = prev[c]; if (c >= weight) { int t = prev[c - weight] + value; if (t > best) best = t; } cur[c] = best;
}
// 36 insertion sort of eight
KERNEL sort_eight(int *data, int n) {
  int g = global_x(); if (g >= n) return;
  int *d = data + g * 8;
  for (int i = 1; i < 8; ++i) { int v = d[i], j = i - 1; while (j >= 0 && d[j] > v) { d[j + 1] = d[j]; --j; } d[j + 1] = v; }
}
// 37 newton sqrt with early out
KERNEL newton(const float *in, float *out, int n) {
  int i = global_x(); if (i >= n) return;
  float a = fabsf(in[i]) + 1e-3f, x = a > 1.0f ? a : 1.0f;
  for (int k = 0; k < 20; ++k) { float y = 0.5f * (x + a / x); if (fabsf(y - x) < 1e-5f * x) { x = y; break; } x = y; }
  out[i] = x;
}
// 38 border copy
KERNEL pad_edges(const float *in, float *out, int w, int h, int p) {
  int x = global_x(), y = global_y(); if (x >= w + 2 * p || y >= h + 2 * p) return;
  float v;
  if (x < p && y < p) v = in[0]; else if (x < p) v = in[(y - p < h ? y - p : h - 1) * w]; else if (y < p) v = in[x - p < w ? x - p : w - 1]; else if (x < w + p && y < h + p) v = in[(y - p) * w + x - p]; else v = 0.0f;
  out[y * (w + 2 * p) + x] = v;
}
// 39 bitonic step
KERNEL bitonic_step(float *d, int n, int j, int k) {
  int i = global_x(); if (i >= n) return;
  int l = i ^ j; if (l <= i || l >= n) return;
  float a = d[i], b = d[l];
  if ((i & k) == 0) { if (a > b) { d[i] = b; d[l] = a; } } else { if (a < b) { d[i] = b; d[l] = a; } }
}
// 40 red black sor
KERNEL red_black(float *u, const float *f, int nx, int ny, int color, float w) {
  int x = global_x(), y = global_y(); if (x < 1 || y < 1 || x >= nx - 1 || y >= ny - 1) return;
  if (((x + y) & 1) != color) return;
  int c = y * nx + x; float l = u[c - 1], r = u[c + 1], t = u[c - nx], b = u[c + nx];
  u[c] = (1.0f - w) * u[c] + 0.25f * w * (l + r + t + b - f[c]);
}
