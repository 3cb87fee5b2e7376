// Kernels of all fields that were set aside: no compiler's code of them was looked at before they were measured.
#include "fields.h"

KERNEL census(const unsigned char *in, unsigned *out, int w, int h) {
  int x = global_x() + 2, y = global_y() + 2;
  if (x >= w - 2 || y >= h - 2) return;
  unsigned b = 0;
  int c = in[y * w + x];
  for (int j = -2; j <= 2; ++j)
    for (int i = -2; i <= 2; ++i) b = b << 1 | (in[(y + j) * w + x + i] < c);
  out[y * w + x] = b;
}

KERNEL yuv_rgb(const unsigned char *y, const unsigned char *uv, unsigned *out, int w, int h) {
  int x = global_x() * 2, r = global_y();
  if (x + 1 >= w || r >= h) return;
  int u = uv[(r >> 1) * w + x] - 128, v = uv[(r >> 1) * w + x + 1] - 128;
  for (int k = 0; k < 2; ++k) {
    int l = (y[r * w + x + k] - 16) * 298;
    int cr = clamp_int((l + 409 * v + 128) >> 8, 0, 255), cg = clamp_int((l - 100 * u - 208 * v + 128) >> 8, 0, 255), cb = clamp_int((l + 516 * u + 128) >> 8, 0, 255);
    out[r * w + x + k] = cr | cg << 8 | cb << 16;
  }
}

KERNEL jacobi_eig3(const float *a, float *ev, int n) {
  int t = global_x();
  if (t >= n) return;
  float m[3][3];
  for (int i = 0; i < 3; ++i)
    for (int j = 0; j < 3; ++j) m[i][j] = a[(i * 3 + j) * n + t];
  for (int sweep = 0; sweep < 4; ++sweep)
    for (int p = 0; p < 2; ++p)
      for (int q = p + 1; q < 3; ++q) {
        float th = (m[q][q] - m[p][p]) * 0.5f, off = m[p][q];
        float r = rsqrt_fast(th * th + off * off + 1e-20f), c = 0.5f + 0.5f * fabsf(th) * r, cs = c * rsqrt_fast(c), sn = 0.5f * off * r * rsqrt_fast(c);
        for (int k = 0; k < 3; ++k) { float u = m[k][p], v = m[k][q]; m[k][p] = cs * u - sn * v; m[k][q] = sn * u + cs * v; }
        for (int k = 0; k < 3; ++k) { float u = m[p][k], v = m[q][k]; m[p][k] = cs * u - sn * v; m[q][k] = sn * u + cs * v; }
      }
  for (int i = 0; i < 3; ++i) ev[i * n + t] = m[i][i];
}

KERNEL ger(float *a, const float *x, const float *y, int m, int n, float al) {
  int j = global_x();
  if (j >= n) return;
  float f = al * y[j];
  for (int i = 0; i < m; ++i) a[i * n + j] += f * x[i];
}

KERNEL spmv_coo_seg(const int *row, const int *col, const float *val, const float *x, float *y, int nnz, int per) {
  int b = global_x() * per, e = min_int(b + per, nnz);
  float s = 0;
  for (int i = b; i < e; ++i) {
    s += val[i] * x[col[i]];
    if (i + 1 == e || row[i + 1] != row[i]) { atomicAdd(&y[row[i]], s); s = 0; }
  }
}

KERNEL pagerank_pull(const int *ptr, const int *src, const float *pr, const int *deg, float *out, int n, float d) {
  int v = global_x();
  if (v >= n) return;
  float s = 0;
  for (int e = ptr[v]; e < ptr[v + 1]; ++e) { int u = src[e]; s += pr[u] / (deg[u] + 1); }
  out[v] = (1 - d) / n + d * s;
}

KERNEL lcs_len(const char *a, const char *b, int *row, int *out, int n, int m, int batch) {
  int t = global_x();
  if (t >= batch) return;
  for (int j = 0; j <= m; ++j) row[j * batch + t] = 0;
  for (int i = 0; i < n; ++i) {
    int diag = 0;
    char c = a[i];
    for (int j = 1; j <= m; ++j) {
      int up = row[j * batch + t], l = row[(j - 1) * batch + t];
      int v = c == b[j - 1] ? diag + 1 : max_int(up, l);
      diag = up;
      row[j * batch + t] = v;
    }
  }
  out[t] = row[m * batch + t];
}

KERNEL varint(const unsigned char *in, const int *start, unsigned *out, int n) {
  int t = global_x();
  if (t >= n) return;
  int p = start[t];
  unsigned v = 0;
  for (int s = 0; s < 35; s += 7) {
    unsigned b = in[p++];
    v |= (b & 127) << s;
    if (b < 128) break;
  }
  out[t] = v;
}

KERNEL fir_i16(const short *x, const short *c, short *y, int n, int taps) {
  int t = global_x();
  if (t + taps > n) return;
  int s = 1 << 14;
  for (int k = 0; k < taps; ++k) s += x[t + k] * c[k];
  s >>= 15;
  y[t] = s > 32767 ? 32767 : s < -32768 ? -32768 : s;
}

KERNEL chacha_qr(const unsigned *key, unsigned *out, int n) {
  int t = global_x();
  if (t >= n) return;
  unsigned s[16];
  for (int i = 0; i < 16; ++i) s[i] = key[i] + (i == 12 ? t : 0);
  for (int r = 0; r < 4; ++r)
    for (int c = 0; c < 4; ++c) {
      unsigned &a = s[c], &b = s[4 + (c + (r & 1)) % 4], &d = s[12 + (c + 3 * (r & 1)) % 4], &e = s[8 + (c + 2 * (r & 1)) % 4];
      a += b; d ^= a; d = d << 16 | d >> 16;
      e += d; b ^= e; b = b << 12 | b >> 20;
      a += b; d ^= a; d = d << 8 | d >> 24;
      e += d; b ^= e; b = b << 7 | b >> 25;
    }
  for (int i = 0; i < 16; ++i) out[t * 16 + i] = s[i];
}

KERNEL nbody4(const float4 *p, float4 *acc, int n, float eps) {
  int i = global_x();
  if (i >= n) return;
  float4 a = p[i];
  float x = 0, y = 0, z = 0;
  for (int j = 0; j < n; ++j) {
    float4 b = p[j];
    float dx = b.x - a.x, dy = b.y - a.y, dz = b.z - a.z, r = rsqrt_fast(dx * dx + dy * dy + dz * dz + eps), f = b.w * r * r * r;
    x += f * dx; y += f * dy; z += f * dz;
  }
  acc[i] = make_float4(x, y, z, 0);
}

KERNEL advect(const float *u, const float *v, const float *q, float *out, int w, int h, float dt) {
  int x = global_x(), y = global_y();
  if (x >= w || y >= h) return;
  int i = y * w + x;
  float fx = fminf(fmaxf(x - dt * u[i], 0.0f), w - 1.001f), fy = fminf(fmaxf(y - dt * v[i], 0.0f), h - 1.001f);
  int ix = (int)fx, iy = (int)fy;
  float ax = fx - ix, ay = fy - iy;
  const float *p = q + iy * w + ix;
  out[i] = (p[0] * (1 - ax) + p[1] * ax) * (1 - ay) + (p[w] * (1 - ax) + p[w + 1] * ax) * ay;
}

KERNEL barrier_option(const float *z, float *out, int paths, int steps, float s0, float b, float k, float mu, float sg) {
  int t = global_x();
  if (t >= paths) return;
  float s = s0;
  bool dead = false;
  for (int i = 0; i < steps && !dead; ++i) { s *= __expf(mu + sg * z[t * steps + i]); dead = s < b; }
  out[t] = dead ? 0 : fmaxf(s - k, 0);
}

KERNEL layernorm_half(const _Float16 *x, const _Float16 *g, const _Float16 *b, _Float16 *y, int rows, int cols) {
  int r = global_x();
  if (r >= rows) return;
  float s = 0, q = 0;
  for (int c = 0; c < cols; ++c) { float v = x[r * cols + c]; s += v; q += v * v; }
  float m = s / cols, i = rsqrt_fast(q / cols - m * m + 1e-5f);
  for (int c = 0; c < cols; ++c) y[r * cols + c] = (_Float16)(((float)x[r * cols + c] - m) * i * (float)g[c] + (float)b[c]);
}

KERNEL rope(float *q, const float *cs, const float *sn, int tokens, int heads, int dim) {
  int t = global_x();
  int half = dim / 2;
  if (t >= tokens * heads * half) return;
  int i = t % half, h = t / half % heads, k = t / (half * heads);
  float *p = q + (k * heads + h) * dim;
  float a = p[i], b = p[i + half], c = cs[k * half + i], s = sn[k * half + i];
  p[i] = a * c - b * s;
  p[i + half] = a * s + b * c;
}

KERNEL quant_int8(const float *x, signed char *q, float *scale, int rows, int cols) {
  int r = global_x();
  if (r >= rows) return;
  float m = 0;
  for (int c = 0; c < cols; ++c) m = fmaxf(m, fabsf(x[r * cols + c]));
  float s = 127.0f / (m + 1e-9f);
  scale[r] = m / 127.0f;
  for (int c = 0; c < cols; ++c) q[r * cols + c] = (signed char)(int)(x[r * cols + c] * s);
}

KERNEL counting_sort(const unsigned char *key, int *pos, const int *start, int n, int per, int threads) {
  int t = global_x();
  if (t >= threads) return;
  int c[8] = {0, 0, 0, 0, 0, 0, 0, 0};
  for (int i = 0; i < per; ++i) {
    int k = key[t * per + i] & 7, r = 0;
    for (int j = 0; j < 8; ++j) if (j == k) r = c[j]++;
    pos[t * per + i] = start[k * threads + t] + r;
  }
}

KERNEL matmul_shared(const float *a, const float *b, float *c, int n) {
  __shared__ float sa[8][32], sb[8][32];
  int tx = threadIdx.x & 31, ty = threadIdx.y & 7, col = blockIdx.x * 32 + tx;
  float acc[4] = {0, 0, 0, 0};
  for (int k = 0; k < n; k += 8) {
    sa[ty][tx] = a[(blockIdx.y * 32 + tx) * n + k + ty];
    sb[ty][tx] = b[(k + ty) * n + col];
    __syncthreads();
    for (int p = 0; p < 8; ++p)
      for (int i = 0; i < 4; ++i) acc[i] += sa[p][ty * 4 + i] * sb[p][tx];
    __syncthreads();
  }
  for (int i = 0; i < 4; ++i) c[(blockIdx.y * 32 + ty * 4 + i) * n + col] = acc[i];
}

KERNEL warp_argmax(const float *x, int *idx, int rows, int cols) {
  int r = global_x() >> 5, l = threadIdx.x & 31;
  if (r >= rows) return;
  float m = -1e30f;
  int p = 0;
  for (int c = l; c < cols; c += 32) if (x[r * cols + c] > m) { m = x[r * cols + c]; p = c; }
  for (int d = 16; d; d >>= 1) {
    float o = __shfl_xor_sync(0xffffffffu, m, d);
    int q = __shfl_xor_sync(0xffffffffu, p, d);
    if (o > m || (o == m && q < p)) { m = o; p = q; }
  }
  if (l == 0) idx[r] = p;
}

KERNEL fdtd_h(float *hx, float *hy, const float *ez, int nx, int ny, float c) {
  int x = global_x(), y = global_y();
  if (x >= nx - 1 || y >= ny - 1) return;
  int i = y * nx + x;
  float e = ez[i];
  hx[i] -= c * (ez[i + nx] - e);
  hy[i] += c * (ez[i + 1] - e);
}
