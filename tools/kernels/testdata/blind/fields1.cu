// Images, linear algebra, sparse matrices, graphs: kernels written without a look at what compilers make of them.
#include "fields.h"

DEVICE __forceinline__ unsigned rot(unsigned x, int n) { return (x << n) | (x >> (32 - n)); }

// Image.
KERNEL gauss5_rows(const float *in, float *out, int w, int h) {
  int x = global_x(), y = global_y();
  if (x >= w || y >= h) return;
  const float g[5] = {0.06f, 0.24f, 0.4f, 0.24f, 0.06f};
  float s = 0.0f;
  for (int k = -2; k <= 2; ++k) {
    int xx = x + k;
    if (xx < 0) xx = 0;
    if (xx >= w) xx = w - 1;
    s += g[k + 2] * in[y * w + xx];
  }
  out[y * w + x] = s;
}

KERNEL bilateral(const float *in, float *out, int w, int h, float is, float ir) {
  int x = global_x(), y = global_y();
  if (x >= w || y >= h) return;
  float c = in[y * w + x], sum = 0.0f, norm = 0.0f;
  for (int dy = -2; dy <= 2; ++dy)
    for (int dx = -2; dx <= 2; ++dx) {
      int xx = x + dx, yy = y + dy;
      if (xx < 0 || yy < 0 || xx >= w || yy >= h) continue;
      float v = in[yy * w + xx], d = v - c;
      float wgt = exp2f(-(dx * dx + dy * dy) * is - d * d * ir);
      sum += wgt * v;
      norm += wgt;
    }
  out[y * w + x] = sum / norm;
}

KERNEL demosaic(const unsigned char *raw, unsigned char *rgb, int w, int h) {
  int x = global_x() + 1, y = global_y() + 1;
  if (x >= w - 1 || y >= h - 1) return;
  int p = y * w + x;
  int c = raw[p], cross = (raw[p - 1] + raw[p + 1] + raw[p - w] + raw[p + w]) / 4;
  int diag = (raw[p - w - 1] + raw[p - w + 1] + raw[p + w - 1] + raw[p + w + 1]) / 4;
  int hor = (raw[p - 1] + raw[p + 1]) / 2, ver = (raw[p - w] + raw[p + w]) / 2;
  int r, g, b;
  if (y & 1) {
    if (x & 1) { r = c; g = cross; b = diag; } else { r = hor; g = c; b = ver; }
  } else {
    if (x & 1) { r = ver; g = c; b = hor; } else { r = diag; g = cross; b = c; }
  }
  rgb[p * 3] = r; rgb[p * 3 + 1] = g; rgb[p * 3 + 2] = b;
}

KERNEL integral_rows(const unsigned char *in, unsigned *out, int w, int h) {
  int y = global_x();
  if (y >= h) return;
  unsigned s = 0;
  for (int x = 0; x < w; ++x) { s += in[y * w + x]; out[y * w + x] = s; }
}

KERNEL harris(const float *ix, const float *iy, float *r, int w, int h, float k) {
  int x = global_x(), y = global_y();
  if (x < 1 || y < 1 || x >= w - 1 || y >= h - 1) return;
  float a = 0, b = 0, c = 0;
  for (int j = -1; j <= 1; ++j)
    for (int i = -1; i <= 1; ++i) {
      float gx = ix[(y + j) * w + x + i], gy = iy[(y + j) * w + x + i];
      a += gx * gx; b += gx * gy; c += gy * gy;
    }
  float tr = a + c;
  r[y * w + x] = a * c - b * b - k * tr * tr;
}

KERNEL resize_bilinear(const float *in, float *out, int iw, int ih, int ow, int oh, int ch) {
  int x = global_x(), y = global_y();
  if (x >= ow || y >= oh) return;
  float fx = (x + 0.5f) * iw / ow - 0.5f, fy = (y + 0.5f) * ih / oh - 0.5f;
  int x0 = (int)floorf(fx), y0 = (int)floorf(fy);
  float ax = fx - x0, ay = fy - y0;
  int xa = x0 < 0 ? 0 : x0, xb = x0 + 1 >= iw ? iw - 1 : x0 + 1;
  int ya = y0 < 0 ? 0 : y0, yb = y0 + 1 >= ih ? ih - 1 : y0 + 1;
  for (int c = 0; c < ch; ++c) {
    const float *p = in + c * iw * ih;
    float t = p[ya * iw + xa] * (1 - ax) + p[ya * iw + xb] * ax;
    float u = p[yb * iw + xa] * (1 - ax) + p[yb * iw + xb] * ax;
    out[(c * oh + y) * ow + x] = t * (1 - ay) + u * ay;
  }
}

// Linear algebra.
KERNEL lu_solve(const float *lu, float *b, int n, int batch) {
  int t = global_x();
  if (t >= batch) return;
  const float *a = lu + t * n * n;
  float *x = b + t * n;
  for (int i = 0; i < n; ++i) {
    float s = x[i];
    for (int j = 0; j < i; ++j) s -= a[i * n + j] * x[j];
    x[i] = s;
  }
  for (int i = n - 1; i >= 0; --i) {
    float s = x[i];
    for (int j = i + 1; j < n; ++j) s -= a[i * n + j] * x[j];
    x[i] = s / a[i * n + i];
  }
}

KERNEL inv3x3(const float *m, float *o, int n) {
  int t = global_x();
  if (t >= n) return;
  float a[9];
  for (int i = 0; i < 9; ++i) a[i] = m[t * 9 + i];
  float c0 = a[4] * a[8] - a[5] * a[7], c1 = a[5] * a[6] - a[3] * a[8], c2 = a[3] * a[7] - a[4] * a[6];
  float d = 1.0f / (a[0] * c0 + a[1] * c1 + a[2] * c2);
  float *p = o + t * 9;
  p[0] = c0 * d; p[3] = c1 * d; p[6] = c2 * d;
  p[1] = (a[2] * a[7] - a[1] * a[8]) * d; p[4] = (a[0] * a[8] - a[2] * a[6]) * d; p[7] = (a[1] * a[6] - a[0] * a[7]) * d;
  p[2] = (a[1] * a[5] - a[2] * a[4]) * d; p[5] = (a[2] * a[3] - a[0] * a[5]) * d; p[8] = (a[0] * a[4] - a[1] * a[3]) * d;
}

KERNEL gemv_t(const float *a, const float *x, float *y, int m, int n, float alpha, float beta) {
  int j = global_x();
  if (j >= n) return;
  float s = 0.0f;
  for (int i = 0; i < m; ++i) s += a[i * n + j] * x[i];
  y[j] = alpha * s + beta * y[j];
}

KERNEL syrk_tile(const float *a, float *c, int n, int k) {
  __shared__ float ta[16][17], tb[16][17];
  int tx = threadIdx.x & 15, ty = threadIdx.y & 15;
  int row = blockIdx.y * 16 + ty, col = blockIdx.x * 16 + tx;
  float s = 0.0f;
  for (int t = 0; t < k; t += 16) {
    ta[ty][tx] = (row < n && t + tx < k) ? a[row * k + t + tx] : 0.0f;
    tb[ty][tx] = (blockIdx.x * 16 + ty < n && t + tx < k) ? a[(blockIdx.x * 16 + ty) * k + t + tx] : 0.0f;
    __syncthreads();
    for (int i = 0; i < 16; ++i) s += ta[ty][i] * tb[tx][i];
    __syncthreads();
  }
  if (row < n && col < n) c[row * n + col] += s;
}

KERNEL givens(float *a, const float *cs, const float *sn, int m, int n) {
  int j = global_x();
  if (j >= n) return;
  for (int i = 0; i + 1 < m; ++i) {
    float u = a[i * n + j], v = a[(i + 1) * n + j];
    a[i * n + j] = cs[i] * u + sn[i] * v;
    a[(i + 1) * n + j] = cs[i] * v - sn[i] * u;
  }
}

KERNEL gemm_reg4(const float *a, const float *b, float *c, int m, int n, int k) {
  int tx = global_x() * 4, ty = global_y() * 4;
  if (tx + 3 >= n || ty + 3 >= m) return;
  float acc[4][4];
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 4; ++j) acc[i][j] = 0.0f;
  for (int p = 0; p < k; ++p) {
    float u[4], v[4];
    for (int i = 0; i < 4; ++i) u[i] = a[(ty + i) * k + p];
    for (int j = 0; j < 4; ++j) v[j] = b[p * n + tx + j];
    for (int i = 0; i < 4; ++i)
      for (int j = 0; j < 4; ++j) acc[i][j] += u[i] * v[j];
  }
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 4; ++j) c[(ty + i) * n + tx + j] = acc[i][j];
}

// Sparse.
KERNEL spmv_dia(const float *diag, const int *off, const float *x, float *y, int n, int nd) {
  int r = global_x();
  if (r >= n) return;
  float s = 0.0f;
  for (int d = 0; d < nd; ++d) {
    int c = r + off[d];
    if (c >= 0 && c < n) s += diag[d * n + r] * x[c];
  }
  y[r] = s;
}

KERNEL spmm_csr(const int *ptr, const int *col, const float *val, const float *b, float *c, int rows, int k) {
  int r = global_y(), j = global_x();
  if (r >= rows || j >= k) return;
  float s = 0.0f;
  for (int e = ptr[r]; e < ptr[r + 1]; ++e) s += val[e] * b[col[e] * k + j];
  c[r * k + j] = s;
}

KERNEL ilu_level(const int *rows, const int *ptr, const int *col, const float *val, const float *rhs, float *x, int first, int last) {
  int t = global_x() + first;
  if (t >= last) return;
  int r = rows[t];
  float s = rhs[r], d = 1.0f;
  for (int e = ptr[r]; e < ptr[r + 1]; ++e) {
    int c = col[e];
    if (c < r) s -= val[e] * x[c];
    else if (c == r) d = val[e];
  }
  x[r] = s / d;
}

KERNEL bsr4_mv(const int *ptr, const int *col, const float *val, const float *x, float *y, int nb) {
  int r = global_x();
  if (r >= nb) return;
  float s[4] = {0, 0, 0, 0};
  for (int e = ptr[r]; e < ptr[r + 1]; ++e) {
    const float *v = val + e * 16, *xx = x + col[e] * 4;
    for (int i = 0; i < 4; ++i)
      for (int j = 0; j < 4; ++j) s[i] += v[i * 4 + j] * xx[j];
  }
  for (int i = 0; i < 4; ++i) y[r * 4 + i] = s[i];
}

// Graphs.
KERNEL bellman(const int *ptr, const int *adj, const int *wgt, const int *din, int *dout, int *changed, int n) {
  int v = global_x();
  if (v >= n) return;
  int d = din[v];
  for (int e = ptr[v]; e < ptr[v + 1]; ++e) {
    int nd = din[adj[e]] + wgt[e];
    if (nd < d) d = nd;
  }
  if (d < din[v]) *changed = 1;
  dout[v] = d;
}

KERNEL triangles(const int *ptr, const int *adj, int *count, int n) {
  int v = global_x();
  if (v >= n) return;
  int c = 0;
  for (int e = ptr[v]; e < ptr[v + 1]; ++e) {
    int u = adj[e];
    if (u <= v) continue;
    int i = ptr[v], j = ptr[u], ie = ptr[v + 1], je = ptr[u + 1];
    while (i < ie && j < je) {
      int a = adj[i], b = adj[j];
      if (a == b) { ++c; ++i; ++j; } else if (a < b) ++i; else ++j;
    }
  }
  count[v] = c;
}

KERNEL label_prop(const int *ptr, const int *adj, const int *lab, int *out, int n) {
  int v = global_x();
  if (v >= n) return;
  int best = lab[v], bc = 0;
  int b = ptr[v], e = ptr[v + 1];
  for (int i = b; i < e; ++i) {
    int l = lab[adj[i]], c = 0;
    for (int j = b; j < e; ++j) c += lab[adj[j]] == l;
    if (c > bc || (c == bc && l < best)) { bc = c; best = l; }
  }
  out[v] = best;
}

KERNEL floyd_step(float *d, int n, int k) {
  int j = global_x(), i = global_y();
  if (i >= n || j >= n) return;
  float u = d[i * n + k] + d[k * n + j];
  if (u < d[i * n + j]) d[i * n + j] = u;
}

// Strings.
KERNEL find_all(const char *text, const char *pat, int *hits, int n, int m) {
  int t = global_x();
  if (t + m > n) return;
  int k = 0;
  while (k < m && text[t + k] == pat[k]) ++k;
  hits[t] = k == m;
}

KERNEL parse_ints(const char *s, const int *start, int *out, int n) {
  int t = global_x();
  if (t >= n) return;
  const char *p = s + start[t];
  int sign = 1, v = 0;
  if (*p == '-') { sign = -1; ++p; }
  for (int k = 0; k < 10; ++k) {
    int c = p[k];
    if (c < '0' || c > '9') break;
    v = v * 10 + (c - '0');
  }
  out[t] = v * sign;
}

KERNEL edit_band(const char *a, const char *b, int *out, int n, int m, int batch) {
  int t = global_x();
  if (t >= batch) return;
  int row[17];
  for (int j = 0; j <= 16; ++j) row[j] = j;
  for (int i = 0; i < n; ++i) {
    int diag = row[0];
    row[0] = i + 1;
    char ca = a[t * n + i];
    for (int j = 1; j <= 16; ++j) {
      int up = row[j], v = diag + (ca != b[t * m + j - 1]);
      if (up + 1 < v) v = up + 1;
      if (row[j - 1] + 1 < v) v = row[j - 1] + 1;
      diag = up;
      row[j] = v;
    }
  }
  out[t] = row[16];
}

KERNEL to_hex(const unsigned *in, char *out, int n) {
  int t = global_x();
  if (t >= n) return;
  unsigned v = in[t];
  for (int k = 0; k < 8; ++k) {
    int d = (v >> (28 - 4 * k)) & 15;
    out[t * 8 + k] = d < 10 ? '0' + d : 'a' + d - 10;
  }
}

// Codecs.
KERNEL dct8_rows(const short *in, short *out, int blocks) {
  int t = global_x();
  if (t >= blocks * 8) return;
  const short *p = in + t * 8;
  short *q = out + t * 8;
  int s07 = p[0] + p[7], d07 = p[0] - p[7], s16 = p[1] + p[6], d16 = p[1] - p[6];
  int s25 = p[2] + p[5], d25 = p[2] - p[5], s34 = p[3] + p[4], d34 = p[3] - p[4];
  int e0 = s07 + s34, e1 = s16 + s25, e2 = s07 - s34, e3 = s16 - s25;
  q[0] = (e0 + e1) >> 1; q[4] = (e0 - e1) >> 1;
  q[2] = (e2 * 473 + e3 * 196) >> 9; q[6] = (e2 * 196 - e3 * 473) >> 9;
  q[1] = (d07 * 502 + d16 * 426 + d25 * 284 + d34 * 100) >> 9;
  q[3] = (d07 * 426 - d16 * 100 - d25 * 502 - d34 * 284) >> 9;
  q[5] = (d07 * 284 - d16 * 502 + d25 * 100 + d34 * 426) >> 9;
  q[7] = (d07 * 100 - d16 * 284 + d25 * 426 - d34 * 502) >> 9;
}

KERNEL base64_enc(const unsigned char *in, char *out, const char *tab, int groups) {
  int t = global_x();
  if (t >= groups) return;
  unsigned v = in[t * 3] << 16 | in[t * 3 + 1] << 8 | in[t * 3 + 2];
  for (int k = 0; k < 4; ++k) out[t * 4 + k] = tab[(v >> (18 - 6 * k)) & 63];
}

KERNEL adpcm(const unsigned char *in, short *out, const int *step, const int *index, int n, int len) {
  int t = global_x();
  if (t >= n) return;
  int pred = 0, idx = 0;
  for (int k = 0; k < len; ++k) {
    int code = (in[(t * len + k) >> 1] >> ((k & 1) * 4)) & 15;
    int st = step[idx], diff = st >> 3;
    if (code & 4) diff += st;
    if (code & 2) diff += st >> 1;
    if (code & 1) diff += st >> 2;
    pred += code & 8 ? -diff : diff;
    if (pred > 32767) pred = 32767;
    if (pred < -32768) pred = -32768;
    idx += index[code];
    if (idx < 0) idx = 0;
    if (idx > 88) idx = 88;
    out[t * len + k] = pred;
  }
}

KERNEL huff_bits(const unsigned *bits, const unsigned short *table, unsigned char *out, int n, int count) {
  int t = global_x();
  if (t >= n) return;
  unsigned long long buf = 0;
  int have = 0, w = 0;
  for (int k = 0; k < count; ++k) {
    if (have < 12) { buf |= (unsigned long long)bits[t * 16 + (w & 15)] << have; have += 32; ++w; }
    unsigned e = table[buf & 4095];
    int len = (e >> 8) & 15;
    out[t * count + k] = e;
    buf >>= len;
    have -= len;
  }
}

KERNEL rle_count(const unsigned char *in, int *runs, int n, int per) {
  int t = global_x(), b = t * per, e = b + per;
  if (e > n) e = n;
  int r = 0;
  for (int i = b; i < e; ++i) r += i == 0 || in[i] != in[i - 1];
  runs[t] = r;
}
