// Addresses and indices: kernels written without a look at what compilers make of them.
#include "../../../paper/kernels/kernels.h"

DEVICE __forceinline__ unsigned rotl(unsigned x, int n) { return (x << n) | (x >> (32 - n)); }

KERNEL m_sepconv_rows(const float *in, const float *k, float *out, int w, int h) {
  int x = global_x(), y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < 2 || y >= h || x >= w - 2) return;
  float s = 0;
  for (int d = -2; d <= 2; ++d) s += in[y * w + x + d] * k[d + 2];
  out[y * w + x] = s;
}
KERNEL m_laplace9(const float *in, float *out, int w, int h) {
  int x = global_x() + 1, y = blockIdx.y * blockDim.y + threadIdx.y + 1;
  if (x >= w - 1 || y >= h - 1) return;
  float s = 0;
  for (int dy = -1; dy <= 1; ++dy)
    for (int dx = -1; dx <= 1; ++dx) s += in[(y + dy) * w + (x + dx)];
  out[y * w + x] = s - 9 * in[y * w + x];
}
KERNEL m_clampconv(const float *in, const float *k, float *out, int w, int h) {
  int x = global_x(), y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h) return;
  float s = 0;
  for (int dy = -1; dy <= 1; ++dy)
    for (int dx = -1; dx <= 1; ++dx) {
      int xx = x + dx, yy = y + dy;
      if (xx >= 0 && xx < w && yy >= 0 && yy < h) s += in[yy * w + xx] * k[(dy + 1) * 3 + dx + 1];
    }
  out[y * w + x] = s;
}
KERNEL m_transpose_rows(const float *in, float *out, int w, int h) {
  __shared__ float tile[32][33];
  int x = blockIdx.x * 32 + (threadIdx.x & 31), y = blockIdx.y * 32 + (threadIdx.x >> 5);
  for (int j = 0; j < 32; j += 4) if (x < w && y + j < h) tile[(threadIdx.x >> 5) + j & 31][threadIdx.x & 31] = in[(y + j) * w + x];
  __syncthreads();
  x = blockIdx.y * 32 + (threadIdx.x & 31); y = blockIdx.x * 32 + (threadIdx.x >> 5);
  for (int j = 0; j < 32; j += 4) if (x < h && y + j < w) out[(y + j) * h + x] = tile[threadIdx.x & 31][(threadIdx.x >> 5) + j & 31];
}
KERNEL m_lu_batch(float *a, int n, int batch) {
  int t = global_x();
  if (t >= batch) return;
  for (int k = 0; k < n; ++k)
    for (int i = k + 1; i < n; ++i) {
      float f = a[(i * n + k) * batch + t] /= a[(k * n + k) * batch + t];
      for (int j = k + 1; j < n; ++j) a[(i * n + j) * batch + t] -= f * a[(k * n + j) * batch + t];
    }
}
KERNEL m_trisolve_batch(const float *l, float *b, int n, int batch) {
  int t = global_x();
  if (t >= batch) return;
  for (int i = 0; i < n; ++i) {
    float s = b[i * batch + t];
    for (int j = 0; j < i; ++j) s -= l[(i * n + j) * batch + t] * b[j * batch + t];
    b[i * batch + t] = s / l[(i * n + i) * batch + t];
  }
}
KERNEL m_colsum(const float *a, float *out, int rows, int cols) {
  int c = global_x();
  if (c >= cols) return;
  float s = 0;
  for (int r = 0; r < rows; r += 4) { s += a[r * cols + c] + a[(r + 1) * cols + c] + a[(r + 2) * cols + c] + a[(r + 3) * cols + c]; }
  out[c] = s;
}
KERNEL m_two_sided(const float *v, float *lo, float *hi, int n, float cut) {
  int i = global_x();
  if (i >= n) return;
  float x = v[i];
  if (x < cut) lo[i] += x;
  else hi[i] += x;
  if (x > 2 * cut) hi[i] = v[i] * 2;
}
KERNEL m_near_far(const float *px, const float *py, const float *q, float *out, int n, int m, float r) {
  int t = global_x();
  if (t >= n) return;
  float s = 0;
  for (int k = 0; k < m; ++k) {
    float dx = px[k] - px[t], dy = py[k] - py[t], d = dx * dx + dy * dy;
    if (d < r) s += q[k] * d;
    else if (d < 4 * r) s -= q[k];
  }
  out[t] = s;
}
KERNEL m_histo_masked(const unsigned *in, const float *w, float *out, int n) {
  int i = global_x();
  if (i >= n) return;
  unsigned x = in[i];
  float s = 0;
  for (int k = 0; k < 8; ++k) { s += w[x & 15]; x >>= 4; }
  out[i] = s;
}
KERNEL m_sbox(const unsigned *in, const unsigned *box, unsigned *out, int n, int rounds) {
  int i = global_x();
  if (i >= n) return;
  unsigned x = in[i];
  for (int r = 0; r < rounds; ++r) x = box[x >> 24] ^ box[256 + ((x >> 16) & 255)] + box[512 + ((x >> 8) & 255)] ^ box[768 + (x & 255)] ^ r;
  out[i] = x;
}
KERNEL m_xorshift_table(const unsigned long long *seed, const double *t, double *out, int n, int steps) {
  int i = global_x();
  if (i >= n) return;
  unsigned long long s = seed[i];
  double a = 0;
  for (int k = 0; k < steps; ++k) { s ^= s << 13; s ^= s >> 7; s ^= s << 17; a += t[s & 63]; }
  out[i] = a;
}
KERNEL m_chunk_words(const unsigned short *code, const unsigned *words, unsigned *out, int n) {
  int i = global_x();
  if (i >= n) return;
  unsigned c = code[i], h = 0;
  h = words[c & 31] * 31 + words[(c >> 5) & 31];
  h = rotl(h, 7) ^ words[(c >> 10) & 31];
  out[i] = h;
}
KERNEL m_unflatten3(const int *in, int *out, int n, int w, int h) {
  int i = global_x();
  if (i >= n) return;
  int x = i % w, y = (i / w) % h, z = i / (w * h);
  out[(z * h + (h - 1 - y)) * w + x] = in[i];
}
KERNEL m_broadcast_row(const float *v, float *m, int rows, int cols, int mode) {
  int i = global_x();
  if (i >= rows * cols) return;
  int r = i / cols;
  if (mode == 0) m[i] += v[r];
  else if (mode == 1) m[i] += v[i % cols];
  else m[r * cols + i % cols] = v[r] * v[i % cols];
}
KERNEL m_wrap_index(const int *in, int *out, int n, int p) {
  int i = global_x();
  if (i >= n || p <= 0) return;
  int q = in[i] / p;
  if (q > 3) out[i] = in[i] % p; else out[i] = q;
}
KERNEL m_pack4(const unsigned char *in, unsigned char *out, int n) {
  int i = global_x();
  if (i >= n) return;
  unsigned w = in[4 * i] | in[4 * i + 1] << 8 | in[4 * i + 2] << 16 | (unsigned)in[4 * i + 3] << 24;
  out[4 * i] = w >> 24; out[4 * i + 1] = w >> 16; out[4 * i + 2] = w >> 8; out[4 * i + 3] = w;
}
KERNEL m_le_be(const unsigned char *in, unsigned *out, int n) {
  int i = global_x();
  if (i >= n) return;
  unsigned w = in[4 * i] + (in[4 * i + 1] << 8) + (in[4 * i + 2] << 16) + ((unsigned)in[4 * i + 3] << 24);
  out[i] = ((w >> 16) & 255) * 3 + ((w >> 8) & 255);
}
struct rgba { unsigned char r, g, b, a; };
KERNEL m_rgba_copy(const rgba *in, rgba *out, int n, int w) {
  int i = global_x();
  if (i >= n) return;
  rgba p = in[i];
  unsigned k = p.r + (p.g << 8) + (p.b << 16) + (p.a << 24);
  rgba q; q.r = k & 255; q.g = (k >> 8) & 255; q.b = (k >> 16) & 255; q.a = k >> 24;
  out[i * w] = q;
}
KERNEL m_planes(const float *in, float *out, int n) {
  int i = global_x();
  if (i >= n) return;
  for (int c = 0; c < 3; ++c) {
    float s = 0;
    for (int k = 0; k < 8; ++k) s += in[(i * 8 + k) * 3 + c];
    out[i * 3 + c] = s;
  }
}
KERNEL m_aos(const float *p, float *out, int n) {
  int i = global_x();
  if (i >= n) return;
  float s = 0;
  for (int k = 0; k < 4; ++k) s += p[(i * 4 + k) * 5] * p[(i * 4 + k) * 5 + 1] + p[(i * 4 + k) * 5 + 4];
  out[i] = s;
}
KERNEL m_utf8_starts(const unsigned char *s, int *out, int n) {
  int i = global_x();
  if (4 * i + 3 >= n) return;
  int c = 0;
  for (int k = 0; k < 4; ++k) c += (s[4 * i + k] & 0xC0) != 0x80;
  out[i] = c;
}
KERNEL m_nibble_class(const unsigned char *s, int *out, int n) {
  int i = global_x();
  if (i >= n) return;
  int c = 0;
  for (int k = 0; k < 16; ++k) { unsigned char b = s[i * 16 + k]; c += (b & 0xF0) == 0x70; c += (b & 0xE0) != 0xC0; c += (b & 0x80) ? 2 : 0; }
  out[i] = c;
}
KERNEL m_signed_mask(const int *s, int *out, int n) {
  int i = global_x();
  if (i >= n) return;
  int c = 0;
  for (int k = 0; k < 8; ++k) { int b = s[i * 8 + k]; if ((b & 0xF0000000) == 0x80000000) ++c; if ((b & 0xFFFFFF00) != 0x80000000) c += 3; }
  out[i] = c;
}
KERNEL m_crc16(const unsigned char *in, unsigned short *out, int n, int len) {
  int t = global_x();
  if (t >= n) return;
  unsigned short c = 0xffff;
  for (int i = 0; i < len; ++i) {
    c ^= in[t * len + i];
    for (int b = 0; b < 8; ++b) c = (c & 1) ? (c >> 1) ^ 0xA001 : c >> 1;
  }
  out[t] = c;
}
KERNEL m_crc32_msb(const unsigned char *in, unsigned *out, int n, int len) {
  int t = global_x();
  if (t >= n) return;
  unsigned c = ~0u;
  for (int i = 0; i < len; ++i) {
    c ^= (unsigned)in[i * n + t] << 24;
    for (int b = 0; b < 8; ++b) c = (c & 0x80000000u) ? (c << 1) ^ 0x04C11DB7u : c << 1;
  }
  out[t] = ~c;
}
KERNEL m_crc8(const unsigned char *in, unsigned char *out, int n, int len) {
  int t = global_x();
  if (t >= n) return;
  unsigned char c = 0;
  for (int i = 0; i < len; ++i) {
    c ^= in[t * len + i];
    for (int b = 0; b < 8; ++b) c = (c & 0x80) ? (c << 1) ^ 0x07 : c << 1;
  }
  out[t] = c;
}
KERNEL m_tid_mask(const float *in, float *out, int n) {
  __shared__ float s[64];
  int t = threadIdx.x;
  if (t < 64) s[t & 63] = in[(blockIdx.x * 64 + (t & 63)) % n];
  __syncthreads();
  if (t < 32) out[(blockIdx.x * 32 + t) & (n - 1)] = s[t & 31] + s[32 + (t & 31)];
}
KERNEL m_lane_reduce(const int *in, int *out, int n) {
  __shared__ int s[256];
  int t = threadIdx.x & 255;
  s[t] = in[(blockIdx.x * 256 + t) % n];
  __syncthreads();
  if (t >= 128) return;
  s[t & 127] += s[(t & 127) + 128];
  __syncthreads();
  if (t < 32) { int v = 0; for (int k = 0; k < 4; ++k) v += s[(t & 31) + 32 * k]; out[(blockIdx.x * 32 + t) % n] = v; }
}
KERNEL m_fill_tail(float *out, int n, float v) {
  int base = blockIdx.x * 512, left = n - base;
  int m = left < 512 ? left : 512;
  int t = threadIdx.x;
  if (left > 511) { for (int i = t; i < m; i += 128) out[base + i] = v; }
  else for (int i = t; i < m; i += 128) out[base + i] = v * 2;
}
KERNEL m_clamp_after(const int *in, int *out, int n) {
  int i = global_x();
  if (i >= n) return;
  int x = in[i];
  if (x < 0) out[i] = max_int(x, -100) + min_int(x, 5);
  else if (x > 255) out[i] = min_int(x, 255) + max_int(x, 9);
  else out[i] = min_int(max_int(x, 0), 255) * 3;
}
KERNEL m_rot_bits(const unsigned *in, unsigned *out, int n, int per) {
  int t = global_x();
  if (t >= n) return;
  unsigned h = 2166136261u;
  for (int k = 0; k < per; ++k) {
    unsigned w = in[k * n + t];
    h = (h ^ (w & 255)) * 16777619u; h = (h ^ ((w >> 8) & 255)) * 16777619u;
    h = (h ^ ((w >> 16) & 255)) * 16777619u; h = (h ^ (w >> 24)) * 16777619u;
  }
  out[t] = h;
}
KERNEL m_jacobi3(const double *a, double *b, int nx, int ny, int nz) {
  int x = global_x(), y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < 1 || y < 1 || x >= nx - 1 || y >= ny - 1) return;
  for (int z = 1; z < nz - 1; ++z)
    b[(z * ny + y) * nx + x] = a[(z * ny + y) * nx + x - 1] + a[(z * ny + y) * nx + x + 1] + a[(z * ny + y - 1) * nx + x] +
                               a[(z * ny + y + 1) * nx + x] + a[((z - 1) * ny + y) * nx + x] + a[((z + 1) * ny + y) * nx + x];
}
KERNEL m_bitonic(int *a, int n, int j, int k) {
  int i = global_x();
  int p = i ^ j;
  if (p > i && p < n && i < n) {
    int u = a[i], v = a[p];
    if ((i & k) == 0) { if (u > v) { a[i] = v; a[p] = u; } }
    else if (u < v) { a[i] = v; a[p] = u; }
  }
}
KERNEL m_csr_two(const int *row, const int *col, const float *val, const float *x, float *y, float *z, int n) {
  int r = global_x();
  if (r >= n) return;
  float s = 0, t = 0;
  for (int k = row[r] & 63; k < (row[r] & 63) + 9; ++k) { int c = col[k] & 255; if (c & 1) s += val[k] * x[c]; else t += val[k] * x[c]; }
  y[r] = s; z[r] = t;
}
KERNEL m_haar(const float *in, float *out, int n, int stride) {
  int t = global_x();
  if (t >= n) return;
  float a = in[(4 * t) * stride], b = in[(4 * t + 1) * stride], c = in[(4 * t + 2) * stride], d = in[(4 * t + 3) * stride];
  out[t] = a + b + c + d; out[t + n] = a + b - c - d;
}
KERNEL m_im2col(const float *in, float *out, int w, int h, int ch) {
  int i = global_x();
  if (i >= w * h) return;
  int x = i % w, y = i / w;
  for (int c = 0; c < ch; ++c)
    for (int ky = 0; ky < 3; ++ky)
      for (int kx = 0; kx < 3; ++kx) {
        int yy = y + ky - 1, xx = x + kx - 1;
        out[((c * 3 + ky) * 3 + kx) * w * h + i] = (yy >= 0 && yy < h && xx >= 0 && xx < w) ? in[(c * h + yy) * w + xx] : 0.0f;
      }
}
KERNEL m_mod_ring(const float *in, float *ring, float *out, int n, int cap) {
  int t = global_x();
  if (t >= n || cap <= 0) return;
  float s = 0;
  for (int k = 0; k < 6; ++k) s += ring[(unsigned)(t + k) % 16] * in[(t + k) / 16];
  out[t] = s;
}
KERNEL m_dct4(const short *in, short *out, int n) {
  int t = global_x();
  if (t >= n) return;
  int a = in[t * 4], b = in[t * 4 + 1], c = in[t * 4 + 2], d = in[t * 4 + 3];
  int s0 = a + d, s1 = b + c, d0 = a - d, d1 = b - c;
  out[t * 4] = s0 + s1; out[t * 4 + 1] = (d0 * 17 + d1 * 7) >> 4; out[t * 4 + 2] = s0 - s1; out[t * 4 + 3] = (d0 * 7 - d1 * 17) >> 4;
}
KERNEL m_gather_words(const unsigned *idx, const unsigned long long *tab, unsigned long long *out, int n) {
  int i = global_x();
  if (i >= n) return;
  unsigned a = idx[i] & 1023, b = (idx[i] >> 10) & 1023, c = idx[i] >> 22;
  out[i] = tab[a] ^ tab[b] * 3 ^ tab[c];
}
KERNEL m_boundary(const float *in, float *out, int w, int h) {
  int x = global_x(), y = blockIdx.y;
  if (x >= w || y >= h) return;
  float s = in[y * w + x];
  if (x > 0) s += in[y * w + x - 1];
  if (x < w - 1) s += in[y * w + x + 1];
  if (y > 0) s += in[(y - 1) * w + x];
  if (y < h - 1) s += in[(y + 1) * w + x];
  out[y * w + x] = s;
}
