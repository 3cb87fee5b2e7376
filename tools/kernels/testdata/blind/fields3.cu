// Neural networks, atomic operations, warps: kernels written without a look at what compilers make of them.
#include "fields.h"

// Neural nets.
KERNEL softmax_rows(const float *x, float *y, int rows, int cols) {
  int r = global_x();
  if (r >= rows) return;
  float m = -1e30f, s = 0;
  for (int c = 0; c < cols; ++c) m = fmaxf(m, x[r * cols + c]);
  for (int c = 0; c < cols; ++c) s += __expf(x[r * cols + c] - m);
  for (int c = 0; c < cols; ++c) y[r * cols + c] = __expf(x[r * cols + c] - m) / s;
}

KERNEL conv1x1_half(const _Float16 *x, const _Float16 *w, _Float16 *y, int cin, int cout, int hw) {
  int p = global_x(), o = blockIdx.y;
  if (p >= hw || o >= cout) return;
  float s = 0;
  for (int c = 0; c < cin; ++c) s += (float)x[c * hw + p] * (float)w[o * cin + c];
  y[o * hw + p] = (_Float16)(s > 0 ? s : 0.1f * s);
}

KERNEL gemm_int8(const signed char *a, const signed char *b, int *c, int m, int n, int k, float scale) {
  int j = global_x(), i = global_y();
  if (i >= m || j >= n) return;
  int s = 0;
  for (int p = 0; p < k; ++p) s += a[i * k + p] * b[j * k + p];
  c[i * n + j] = (int)(s * scale);
}

KERNEL depthwise3(const float *x, const float *w, float *y, int c, int h, int wd) {
  int px = global_x(), py = global_y(), ch = blockIdx.z;
  if (px >= wd || py >= h || ch >= c) return;
  float s = 0;
  for (int i = 0; i < 3; ++i)
    for (int j = 0; j < 3; ++j) {
      int yy = py * 2 + i, xx = px * 2 + j;
      s += x[(ch * (2 * h + 1) + yy) * (2 * wd + 1) + xx] * w[ch * 9 + i * 3 + j];
    }
  y[(ch * h + py) * wd + px] = s;
}

KERNEL lstm_cell(const float *g, float *c, float *h, int n, int hid) {
  int t = global_x();
  if (t >= n * hid) return;
  int b = t / hid, j = t % hid;
  const float *p = g + b * 4 * hid + j;
  float i = 1 / (1 + __expf(-p[0])), f = 1 / (1 + __expf(-p[hid])), o = 1 / (1 + __expf(-p[2 * hid]));
  float z = 2 / (1 + __expf(-2 * p[3 * hid])) - 1, cc = f * c[t] + i * z;
  c[t] = cc;
  h[t] = o * (2 / (1 + __expf(-2 * cc)) - 1);
}

KERNEL adam(float *w, const float *g, float *m, float *v, int n, float lr, float b1, float b2, float eps) {
  for (int i = global_x(); i < n; i += blockDim.x * gridDim.x) {
    float gi = g[i], mi = b1 * m[i] + (1 - b1) * gi, vi = b2 * v[i] + (1 - b2) * gi * gi;
    m[i] = mi; v[i] = vi;
    w[i] -= lr * mi * rsqrt_fast(vi + eps);
  }
}

KERNEL dequant_q4(const unsigned *q, const float *scale, float *out, int groups) {
  int t = global_x();
  if (t >= groups) return;
  unsigned v = q[t];
  float s = scale[t >> 2];
  for (int k = 0; k < 8; ++k) out[t * 8 + k] = ((int)((v >> (4 * k)) & 15) - 8) * s;
}

KERNEL max_pool_bwd(const float *dy, const int *arg, float *dx, int h, int w, int c) {
  int t = global_x();
  if (t >= h * w * c) return;
  int x = t % w, y = t / w % h, ch = t / (w * h);
  float s = 0;
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 2; ++j) {
      int py = (y - i) / 2, px = (x - j) / 2;
      if (py < 0 || px < 0 || py >= h / 2 || px >= w / 2) continue;
      int o = (ch * (h / 2) + py) * (w / 2) + px;
      if (arg[o] == y * w + x) s += dy[o];
    }
  dx[t] = s;
}

KERNEL attention_one(const float *q, const float *k, const float *v, float *o, int len, int heads) {
  int t = global_x();
  if (t >= len * heads) return;
  int hd = t % heads, i = t / heads;
  float qq[8], acc[8], m = -1e30f, l = 0;
  for (int d = 0; d < 8; ++d) { qq[d] = q[(i * heads + hd) * 8 + d]; acc[d] = 0; }
  for (int j = 0; j <= i; ++j) {
    float s = 0;
    for (int d = 0; d < 8; ++d) s += qq[d] * k[(j * heads + hd) * 8 + d];
    float nm = fmaxf(m, s), f = __expf(m - nm), p = __expf(s - nm);
    l = l * f + p;
    for (int d = 0; d < 8; ++d) acc[d] = acc[d] * f + p * v[(j * heads + hd) * 8 + d];
    m = nm;
  }
  for (int d = 0; d < 8; ++d) o[(i * heads + hd) * 8 + d] = acc[d] / l;
}

// Atomics.
KERNEL histo_shared(const unsigned char *in, int *h, int n) {
  __shared__ int s[256];
  for (int i = threadIdx.x; i < 256; i += blockDim.x) s[i] = 0;
  __syncthreads();
  for (int i = global_x(); i < n; i += blockDim.x * gridDim.x) atomicAdd(&s[in[i]], 1);
  __syncthreads();
  for (int i = threadIdx.x; i < 256; i += blockDim.x) atomicAdd(&h[i], s[i]);
}

KERNEL splat(const float *px, const float *py, const float *m, float *grid, int n, int w, int h) {
  int t = global_x();
  if (t >= n) return;
  float x = fabsf(px[t]), y = fabsf(py[t]);
  int ix = (int)x & 63, iy = (int)y & 63;
  float fx = x - (int)x, fy = y - (int)y, q = m[t];
  atomicAdd(&grid[iy * 65 + ix], q * (1 - fx) * (1 - fy));
  atomicAdd(&grid[iy * 65 + ix + 1], q * fx * (1 - fy));
  atomicAdd(&grid[(iy + 1) * 65 + ix], q * (1 - fx) * fy);
  atomicAdd(&grid[(iy + 1) * 65 + ix + 1], q * fx * fy);
}

KERNEL seg_min(const int *seg, const int *val, int *out, int n, int per) {
  int t = global_x(), cur = -1, m = 0x7fffffff;
  for (int k = 0; k < per; ++k) {
    int i = t * per + k;
    if (i >= n) break;
    int s = seg[i] & 255;
    if (s != cur) { if (cur >= 0) atomicMin(&out[cur], m); cur = s; m = 0x7fffffff; }
    m = min_int(m, val[i]);
  }
  if (cur >= 0) atomicMin(&out[cur], m);
}

// Shared-memory tilings.
KERNEL conv_tile7(const float *in, const float *w, float *out, int wd, int h) {
  __shared__ float t[22][23];
  int tx = threadIdx.x & 15, ty = threadIdx.y & 15, bx = blockIdx.x * 16, by = blockIdx.y * 16;
  for (int j = ty; j < 22; j += 16)
    for (int i = tx; i < 22; i += 16) {
      int x = bx + i - 3, y = by + j - 3;
      t[j][i] = x >= 0 && x < wd && y >= 0 && y < h ? in[y * wd + x] : 0.0f;
    }
  __syncthreads();
  float s = 0;
  for (int j = 0; j < 7; ++j)
    for (int i = 0; i < 7; ++i) s += t[ty + j][tx + i] * w[j * 7 + i];
  if (bx + tx < wd && by + ty < h) out[(by + ty) * wd + bx + tx] = s;
}

KERNEL scan_block(const int *in, int *out, int *sums, int n) {
  __shared__ int s[2][128];
  int l = threadIdx.x & 127, i = blockIdx.x * 128 + l, p = 0;
  s[0][l] = i < n ? in[i] : 0;
  __syncthreads();
  for (int d = 1; d < 128; d <<= 1) {
    s[1 - p][l] = s[p][l] + (l >= d ? s[p][l - d] : 0);
    p = 1 - p;
    __syncthreads();
  }
  if (i < n) out[i] = s[p][l];
  if (l == 127) sums[blockIdx.x] = s[p][127];
}

KERNEL wave2d_tile(const float *u, const float *prev, float *next, int w, int h, float c2) {
  __shared__ float s[10][34];
  int tx = threadIdx.x & 31, ty = threadIdx.y & 7, x = blockIdx.x * 32 + tx, y = blockIdx.y * 8 + ty;
  bool in = x < w && y < h;
  int p = y * w + x;
  s[ty + 1][tx + 1] = in ? u[p] : 0;
  if (tx == 0) s[ty + 1][0] = in && x > 0 ? u[p - 1] : 0;
  if (tx == 31) s[ty + 1][33] = in && x + 1 < w ? u[p + 1] : 0;
  if (ty == 0) s[0][tx + 1] = in && y > 0 ? u[p - w] : 0;
  if (ty == 7) s[9][tx + 1] = in && y + 1 < h ? u[p + w] : 0;
  __syncthreads();
  if (!in) return;
  float c = s[ty + 1][tx + 1];
  next[p] = 2 * c - prev[p] + c2 * (s[ty + 1][tx] + s[ty + 1][tx + 2] + s[ty][tx + 1] + s[ty + 2][tx + 1] - 4 * c);
}

// Warp primitives.
KERNEL warp_softmax(const float *x, float *y, int rows, int cols) {
  int r = (global_x() >> 5), l = threadIdx.x & 31;
  if (r >= rows) return;
  float m = -1e30f, s = 0;
  for (int c = l; c < cols; c += 32) m = fmaxf(m, x[r * cols + c]);
  for (int d = 16; d; d >>= 1) m = fmaxf(m, __shfl_xor_sync(0xffffffffu, m, d));
  for (int c = l; c < cols; c += 32) s += __expf(x[r * cols + c] - m);
  for (int d = 16; d; d >>= 1) s += __shfl_xor_sync(0xffffffffu, s, d);
  float inv = 1 / s;
  for (int c = l; c < cols; c += 32) y[r * cols + c] = __expf(x[r * cols + c] - m) * inv;
}

KERNEL warp_compact(const int *in, int *out, int *count, int n) {
  int i = global_x(), l = threadIdx.x & 31;
  int v = i < n ? in[i] : 0;
  unsigned b = __ballot_sync(0xffffffffu, v > 3);
  int base = 0;
  if (l == 0) base = atomicAdd(count, __popc(b));
  base = __shfl_sync(0xffffffffu, base, 0);
  if (v > 3) out[(base + __popc(b & ((1u << l) - 1))) & 4095] = v;
}

KERNEL warp_scan(const int *in, int *out, int n) {
  int l = threadIdx.x & 31;
  for (int i = global_x(); i < n; i += blockDim.x * gridDim.x) {
    int v = in[i];
    for (int d = 1; d < 32; d <<= 1) { int u = __shfl_up_sync(0xffffffffu, v, d); if (l >= d) v += u; }
    out[i] = v;
  }
}
