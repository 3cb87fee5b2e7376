// Branches: kernels written without a look at what compilers make of them.
#include "../../../paper/kernels/kernels.h"
typedef unsigned u32; typedef unsigned char u8; typedef unsigned long long u64;
// 1 select by sign, store into two queues
KERNEL partition_two(const int *in, int *neg, int *pos, int n) {
  int i = global_x(); if (i >= n) return;
  int v = in[i];
  if (v < 0) neg[i] = v; else pos[i] = v;
}
// 2 clamp with three-way branch and different arrays
KERNEL three_way(const float *a, const float *b, const float *c, float *o, int n, float lo, float hi) {
  for (int i = global_x(); i < n; i += blockDim.x * gridDim.x) {
    float x = a[i];
    if (x < lo) o[i] = b[i] + 1.0f; else if (x > hi) o[i] = c[i] + 1.0f; else o[i] = x;
  }
}
// 3 halo load
KERNEL halo_row(const float *in, float *out, int n) {
  __shared__ float s[260];
  int t = threadIdx.x & 127, i = blockIdx.x * 128 + t;
  s[t + 2] = i < n ? in[i] : 0.0f;
  if (t < 2) s[t] = i >= 2 && i < n ? in[i - 2] : 0.0f;
  if (t >= 126) s[t + 4] = i + 2 < n ? in[i + 2] : 0.0f;
  __syncthreads();
  if (i < n) out[i] = s[t] + 4.0f * s[t + 1] + 6.0f * s[t + 2] + 4.0f * s[t + 3] + s[t + 4];
}
// 4 merge with sentinel
KERNEL merge_pairs(const int *a, const int *b, int *out, int n, int len) {
  int p = global_x(); if (p >= n) return;
  const int *x = a + p * len, *y = b + p * len; int *o = out + 2 * p * len;
  int i = 0, j = 0;
  while (i < len && j < len) { if (x[i] < y[j]) *o++ = x[i++]; else *o++ = y[j++]; }
  while (i < len) *o++ = x[i++];
  while (j < len) *o++ = y[j++];
}
// 5 binary tree insert path
KERNEL tree_search(const int *key, const int *left, const int *right, const int *q, int *out, int n, int nodes) {
  int i = global_x(); if (i >= n) return;
  int k = q[i], at = 0, depth = 0;
  while (at >= 0 && at < nodes && depth < 30) {
    int v = key[at];
    if (v == k) break;
    if (k < v) at = left[at]; else at = right[at];
    ++depth;
  }
  out[i] = depth;
}
// 6 bank of conditional counters
KERNEL classify(const float *in, int *out, int n) {
  int i = global_x(); if (i >= n) return;
  float v = in[i]; int c;
  if (v < -2.0f) c = 0; else if (v < -1.0f) c = 1; else if (v < 0.0f) c = 2; else if (v < 1.0f) c = 3; else if (v < 2.0f) c = 4; else c = 5;
  out[i] = c;
}
// 7 boundary conditions, mirrored
KERNEL mirror_blur(const float *in, float *out, int w, int h) {
  int x = global_x(), y = global_y(); if (x >= w || y >= h) return;
  float s = 0.0f;
  for (int d = -2; d <= 2; ++d) {
    int xx = x + d;
    if (xx < 0) xx = -xx; else if (xx >= w) xx = 2 * w - 2 - xx;
    if (xx < 0) xx = 0;
    s += in[y * w + xx];
  }
  out[y * w + x] = s * 0.2f;
}
// 8 varint encode
KERNEL varint_encode(const u32 *in, u8 *out, int *len, int n) {
  int i = global_x(); if (i >= n) return;
  u32 v = in[i]; u8 *o = out + i * 5; int k = 0;
  while (v >= 128) { o[k++] = (u8)(v | 128); v >>= 7; }
  o[k++] = (u8)v; len[i] = k;
}
// 9 zigzag decode with signs of bytes
KERNEL zigzag8(const signed char *in, int *out, int n, int per) {
  int i = global_x() * per; int acc = 0;
  for (int k = 0; k < per; ++k) if (i + k < n) { int b = in[i + k]; acc += (b >> 1) ^ -(b & 1); out[i + k] = acc; }
}
// 10 state machine
KERNEL csv_states(const u8 *text, int *fields, int n, int per) {
  int i = global_x() * per, q = 0, f = 0;
  for (int k = 0; k < per && i + k < n; ++k) {
    u8 c = text[i + k];
    if (q) { if (c == '"') q = 0; }
    else if (c == '"') q = 1; else if (c == ',') ++f; else if (c == '\n') f += 1000;
  }
  fields[global_x()] = f;
}
// 11 ring buffer with % 3
KERNEL ring3(const float *in, float *out, int n, int steps) {
  __shared__ float r[3][128];
  int t = threadIdx.x & 127;
  r[0][t] = 0; r[1][t] = 0; r[2][t] = 0;
  for (int i = 0; i < steps; ++i) {
    float a = r[(i + 1) % 3][t], b = r[(i + 2) % 3][t];
    r[i % 3][t] = 0.5f * a + 0.25f * b + in[(i * 128 + t) % n];
    __syncthreads();
    if (t > 0) out[t] += r[i % 3][t - 1];
    __syncthreads();
  }
}
// 12 alternate 5
KERNEL every_fifth(const int *in, int *out, int n, int per) {
  int g = global_x(), s = 0;
  for (int k = 0; k < per; ++k) {
    int i = g * per + k; if (i >= n) break;
    if (k % 5 == 0) s += in[i]; else s -= in[i];
  }
  out[g] = s;
}
// 13 gcd
KERNEL gcds(const u32 *a, const u32 *b, u32 *o, int n) {
  int i = global_x(); if (i >= n) return;
  u32 x = a[i] | 1, y = b[i] | 1; int k = 0;
  while (x != y && k < 64) { if (x > y) { x -= y; while (!(x & 1)) x >>= 1; } else { y -= x; while (!(y & 1)) y >>= 1; } ++k; }
  o[i] = x;
}
// 14 conditional accumulate in two arrays
KERNEL split_sum(const float *v, const int *kind, float *s0, float *s1, int n, int per) {
  int g = global_x(); float a = 0, b = 0;
  for (int k = 0; k < per; ++k) { int i = g * per + k; if (i < n) { if (kind[i] & 1) a += v[i]; else b += v[i]; } }
  s0[g] = a; s1[g] = b;
}
// 15 many invariant conditions in a loop
KERNEL feature_flags(const float *in, float *out, int n, int per, int f0, int f1, int f2, int f3, int f4, int f5, int f6, int f7, int f8) {
  int g = global_x(); float s = 0;
  for (int k = 0; k < per; ++k) {
    int i = g * per + k; if (i >= n) break;
    float x = in[i];
    if (f0 > 3) x = x * x; if (f1 > 4) x = x + 1.0f; if (f2 < 2) x = sqrtf(fabsf(x)); if (f3 == 5) x = -x;
    if (f4 > f5) x = x * 0.5f; if (f6 < f7) out[i] = x; if (f8 > 1) s += x; if (f5 > 7) s *= 0.5f;
  }
  out[g] = s;
}
// 16 quantize with steps
KERNEL quantize_levels(const float *in, const float *levels, u8 *out, int n) {
  int i = global_x(); if (i >= n) return;
  float v = in[i]; int lo = 0;
  for (int b = 8; b > 0; b >>= 1) if (v >= levels[lo + b - 1]) lo += b;
  out[i] = (u8)lo;
}
// 17 upwind differences
KERNEL upwind(const float *u, const float *q, float *o, int nx, int ny, float dt) {
  int x = global_x(), y = global_y(); if (x < 1 || y < 1 || x >= nx - 1 || y >= ny - 1) return;
  int c = y * nx + x; float v = u[c], d;
  if (v > 0.0f) d = q[c] - q[c - 1]; else d = q[c + 1] - q[c];
  float e;
  if (v > 0.5f) e = q[c] - q[c - nx]; else e = q[c + nx] - q[c];
  o[c] = q[c] - dt * (v * d + v * e);
}
// 18 scatter to one of four bins
KERNEL four_bins(const u32 *in, u32 *b0, u32 *b1, u32 *b2, u32 *b3, int n) {
  int i = global_x(); if (i >= n) return;
  u32 v = in[i];
  switch (v & 3) { case 0: b0[i] = v; break; case 1: b1[i] = v; break; case 2: b2[i] = v; break; default: b3[i] = v; }
}
// 19 operation codes
KERNEL tiny_vm(const u8 *code, const int *a, const int *b, int *o, int n) {
  int i = global_x(); if (i >= n) return;
  int x = a[i], y = b[i], r;
  switch (code[i] & 7) { case 0: r = x + y; break; case 1: r = x - y; break; case 2: r = x * y; break; case 3: r = x & y; break; case 4: r = x | y; break; case 5: r = x ^ y; break; case 6: r = y ? x % y : 0; break; default: r = x << (y & 31); }
  o[i] = r;
}
// 20 shared or global overflow
KERNEL collect_odd(const int *in, int *out, int *tail, int n) {
  __shared__ int buf[64], cnt;
  if (threadIdx.x == 0) cnt = 0;
  __syncthreads();
  int i = global_x();
  if (i < n && (in[i] & 1)) { int at = atomicAdd(&cnt, 1); if (at < 64) buf[at] = in[i]; else out[atomicAdd(tail, 1)] = in[i]; }
  __syncthreads();
  for (int k = threadIdx.x; k < min_int(cnt, 64); k += blockDim.x) out[n + k] = buf[k];
}
