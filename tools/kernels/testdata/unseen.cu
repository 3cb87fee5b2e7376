// Twenty-nine kernels that were written without a look at what compilers make of them, for tools/kernels -sass: those of 120 in which the
// compilers differ most. docs/kernels.md says why.
#include "../../paper/kernels/kernels.h"

DEVICE __forceinline__ unsigned rotl(unsigned x, int n) { return (x << n) | (x >> (32 - n)); }

// Digits counted by columns of a warp.
KERNEL radix_count(const unsigned *keys, int *counts, int n, int shift) {
  __shared__ int c[16][32];
  int lane = threadIdx.x & 31;
  for (int d = 0; d < 16; ++d) c[d][lane] = 0;
  for (int i = blockIdx.x * 32 + lane; i < n; i += gridDim.x * 32) c[(keys[i] >> shift) & 15][lane]++;
  __syncthreads();
  if (lane < 16) {
    int sum = 0;
    for (int k = 0; k < 32; ++k) sum += c[lane][(k + lane) & 31];
    counts[lane * gridDim.x + blockIdx.x] = sum;
  }
}

// Sums that restart at flags, a run per thread: the loop has two limits.
KERNEL segmented_sum(const int *flags, const float *in, float *out, int n, int per) {
  int t = global_x(), base = t * per;
  float run = 0.0f;
  for (int k = 0; k < per && base + k < n; ++k) {
    if (flags[base + k] & 1) run = 0.0f;
    run += in[base + k];
    out[base + k] = run;
  }
}

// A reflection applied to a column per thread.
KERNEL qr_householder(float *a, const float *v, const float *tau, int m, int n) {
  int col = global_x();
  if (col >= n) return;
  float dot = 0.0f;
  for (int i = 0; i < m; ++i) dot += v[i] * a[i * n + col];
  dot *= tau[0];
  for (int i = 0; i < m; ++i) a[i * n + col] -= dot * v[i];
}

// A sparse matrix in columns of equal length.
KERNEL spmv_ell4(const int *col, const float *val, const float *x, float *y, int rows, int width) {
  int r = global_x();
  if (r >= rows) return;
  float s = 0.0f;
  for (int k = 0; k < width; ++k) { int c = col[k * rows + r]; if (c >= 0) s += val[k * rows + r] * x[c & 1023]; }
  y[r] = s;
}

// A convolution of three by three, with borders.
KERNEL conv2d_direct(const float *in, const float *w, float *out, int c, int h, int width, int k) {
  int x = global_x(), y = global_y(), o = blockIdx.z;
  if (x >= width || y >= h) return;
  float s = 0.0f;
  for (int i = 0; i < c; ++i)
    for (int dy = 0; dy < 3; ++dy)
      for (int dx = 0; dx < 3; ++dx) {
        int yy = y + dy - 1, xx = x + dx - 1;
        if (yy >= 0 && yy < h && xx >= 0 && xx < width) s += in[(i * h + yy) * width + xx] * w[((o * c + i) * 3 + dy) * 3 + dx];
      }
  out[(o * h + y) * width + x] = s;
}

// A convolution with any window, stride and border.
KERNEL conv2d_any(const float *in, const float *w, float *out, int c, int h, int width, int kh, int kw, int stride, int pad) {
  int x = global_x(), y = global_y();
  if (x >= width || y >= h) return;
  float s = 0.0f;
  for (int i = 0; i < c; ++i)
    for (int dy = 0; dy < kh; ++dy)
      for (int dx = 0; dx < kw; ++dx) {
        int yy = y * stride + dy - pad, xx = x * stride + dx - pad;
        if (yy >= 0 && yy < h && xx >= 0 && xx < width) s += in[(i * h + yy) * width + xx] * w[(i * kh + dy) * kw + dx];
      }
  out[y * width + x] = s;
}

// A stencil that marches through planes: values move along queues in registers.
KERNEL fdtd3d_march(const float *in, float *out, int nx, int ny, int nz, const float *coef) {
  int x = global_x() + 4, y = global_y() + 4;
  int stride = nx * ny, at = y * nx + x;
  float back[4], front[4], cur;
  for (int i = 3; i >= 0; --i) { back[i] = in[at]; at += stride; }
  cur = in[at]; int o = at; at += stride;
  for (int i = 0; i < 4; ++i) { front[i] = in[at]; at += stride; }
  for (int z = 0; z < nz; ++z) {
    float v = coef[0] * cur;
    for (int i = 0; i < 4; ++i) v += coef[i + 1] * (front[i] + back[i] + in[o + i + 1] + in[o - i - 1] + in[o + (i + 1) * nx] + in[o - (i + 1) * nx]);
    out[o] = v;
    for (int i = 3; i > 0; --i) back[i] = back[i - 1];
    back[0] = cur; cur = front[0];
    for (int i = 0; i < 3; ++i) front[i] = front[i + 1];
    front[3] = in[at]; at += stride; o += stride;
  }
}

// A stencil of seven points by tiles in shared memory.
KERNEL stencil7_tile(const float *in, float *out, int nx, int ny, int nz, float c0, float c1) {
  __shared__ float s[10][34];
  int tx = (threadIdx.x & 31) + 1, ty = (threadIdx.y & 7) + 1, x = blockIdx.x * 32 + tx, y = blockIdx.y * 8 + ty;
  if (x >= nx - 1 || y >= ny - 1) return;
  float below = in[y * nx + x], cur = in[(ny + y) * nx + x];
  for (int z = 1; z < nz - 1; ++z) {
    float above = in[((z + 1) * ny + y) * nx + x];
    s[ty][tx] = cur;
    if (tx == 1) s[ty][0] = in[(z * ny + y) * nx + x - 1];
    if (tx == 32) s[ty][33] = in[(z * ny + y) * nx + x + 1];
    if (ty == 1) s[0][tx] = in[(z * ny + y - 1) * nx + x];
    if (ty == 8) s[9][tx] = in[(z * ny + y + 1) * nx + x];
    __syncthreads();
    out[(z * ny + y) * nx + x] = c0 * cur + c1 * (below + above + s[ty - 1][tx] + s[ty + 1][tx] + s[ty][tx - 1] + s[ty][tx + 1]);
    __syncthreads();
    below = cur; cur = above;
  }
}

// A checksum, bit by bit.
KERNEL crc32_bits(const unsigned *data, unsigned *out, int n) {
  int t = global_x();
  if (t >= n) return;
  unsigned c = ~data[t];
  for (int b = 0; b < 32; ++b) c = c & 1 ? (c >> 1) ^ 0xedb88320u : c >> 1;
  out[t] = ~c;
}

// Ten rounds of BLAKE2s.
KERNEL blake2s_g(const unsigned *m, const unsigned char *sigma, unsigned *h, int n) {
  int t = global_x();
  if (t >= n) return;
  unsigned v[16];
  for (int i = 0; i < 16; ++i) v[i] = h[t * 16 + i];
  for (int r = 0; r < 10; ++r)
    for (int i = 0; i < 8; ++i) {
      int a = i & 3, b = 4 + ((i + (i >> 2)) & 3), c = 8 + ((i + 2 * (i >> 2)) & 3), d = 12 + ((i + 3 * (i >> 2)) & 3);
      v[a] += v[b] + m[sigma[r * 16 + 2 * i] & 15]; v[d] = rotl(v[d] ^ v[a], 16);
      v[c] += v[d]; v[b] = rotl(v[b] ^ v[c], 20);
      v[a] += v[b] + m[sigma[r * 16 + 2 * i + 1] & 15]; v[d] = rotl(v[d] ^ v[a], 24);
      v[c] += v[d]; v[b] = rotl(v[b] ^ v[c], 25);
    }
  for (int i = 0; i < 16; ++i) h[t * 16 + i] = v[i];
}

// Characters counted in bytes of UTF-8.
KERNEL utf8_count(const unsigned char *text, int *out, int n, int per) {
  int t = global_x(), c = 0;
  for (int i = t * per; i < (t + 1) * per && i < n; ++i) c += (text[i] & 0xc0) != 0x80;
  out[t] = c;
}

// The greatest of each window, and where it is.
KERNEL maxpool(const float *in, float *out, int *arg, int c, int h, int w, int k, int s) {
  int i = global_x(), ow = (w - k) / s + 1, oh = (h - k) / s + 1;
  if (i >= c * oh * ow) return;
  int x = i % ow, y = i / ow % oh, ch = i / (ow * oh);
  float m = -1e30f; int at = 0;
  for (int dy = 0; dy < k; ++dy) for (int dx = 0; dx < k; ++dx) {
    int p = (ch * h + y * s + dy) * w + x * s + dx;
    if (in[p] > m) { m = in[p]; at = p; }
  }
  out[i] = m; arg[i] = at;
}

// Means of rows of a table.
KERNEL embedding_bag(const int *idx, const int *off, const float *table, float *out, int dim) {
  int bag = blockIdx.x, first = off[bag] & 255, last = first + (off[bag + 1] & 15);
  for (int d = threadIdx.x; d < dim; d += blockDim.x) {
    float s = 0.0f;
    for (int p = first; p < last; ++p) s += table[(idx[p] & 127) * dim + d];
    out[bag * dim + d] = s / max_int(1, last - first);
  }
}

// Windows of an image as columns of a matrix.
KERNEL im2col(const float *in, float *col, int n, int h, int w, int k, int pad, int stride, int oh, int ow) {
  int i = global_x();
  if (i >= n) return;
  int wo = i % ow, idx = i / ow, ho = idx % oh, ci = idx / oh, co = ci * k * k, hi = ho * stride - pad, wi = wo * stride - pad;
  float *c = col + (co * oh + ho) * ow + wo;
  const float *p = in + (ci * h + hi) * w + wi;
  for (int a = 0; a < k; ++a) for (int b = 0; b < k; ++b) {
    int y = hi + a, x = wi + b;
    *c = (y >= 0 && x >= 0 && y < h && x < w) ? p[a * w + b] : 0.0f;
    c += oh * ow;
  }
}

// A median of twenty-five, by selection.
KERNEL median5(const unsigned char *in, unsigned char *out, int w, int h) {
  int x = global_x(), y = global_y();
  if (x < 2 || y < 2 || x >= w - 2 || y >= h - 2) return;
  unsigned char v[25];
  for (int i = 0; i < 25; ++i) v[i] = in[(y + i / 5 - 2) * w + x + i % 5 - 2];
  for (int i = 0; i < 13; ++i) for (int j = i + 1; j < 25; ++j) if (v[j] < v[i]) { unsigned char a = v[i]; v[i] = v[j]; v[j] = a; }
  out[y * w + x] = v[12];
}

// The least of each window, in shared memory.
KERNEL erode_shared(const unsigned char *in, unsigned char *out, int w, int h) {
  __shared__ unsigned char s[20][36];
  int tx = threadIdx.x & 31, ty = threadIdx.y & 15, x0 = blockIdx.x * 32 - 2, y0 = blockIdx.y * 16 - 2;
  for (int j = ty; j < 20; j += 16) for (int i = tx; i < 36; i += 32) {
    int x = x0 + i, y = y0 + j;
    s[j][i] = x >= 0 && y >= 0 && x < w && y < h ? in[y * w + x] : 255;
  }
  __syncthreads();
  unsigned char m = 255;
  for (int j = 0; j < 5; ++j) for (int i = 0; i < 5; ++i) { unsigned char v = s[ty + j][tx + i]; m = v < m ? v : m; }
  int x = x0 + 2 + tx, y = y0 + 2 + ty;
  if (x < w && y < h) out[y * w + x] = m;
}

// A walk through a tree of boxes, with a stack.
KERNEL bvh_walk(const float *boxes, const int *child, const float *rays, int *out, int n) {
  int i = global_x();
  if (i >= n) return;
  int stack[16], sp = 0, hits = 0, steps = 0;
  stack[sp++] = 0;
  float ox = rays[i * 4], oy = rays[i * 4 + 1], ix = rays[i * 4 + 2], iy = rays[i * 4 + 3];
  while (sp > 0 && steps++ < 40) {
    int node = stack[--sp] & 255;
    float a = (boxes[node * 4] - ox) * ix, b = (boxes[node * 4 + 1] - ox) * ix, c = (boxes[node * 4 + 2] - oy) * iy, d = (boxes[node * 4 + 3] - oy) * iy;
    float lo = fmaxf(fminf(a, b), fminf(c, d)), hi = fminf(fmaxf(a, b), fmaxf(c, d));
    if (lo <= hi) {
      int l = child[node * 2], r = child[node * 2 + 1];
      if (l < 0) ++hits; else if (sp < 14) { stack[sp++] = l; stack[sp++] = r; }
    }
  }
  out[i] = hits;
}

// A quasi-random sequence.
KERNEL sobol_points(const unsigned *dirs, float *out, int n, int dims) {
  int i = global_x();
  if (i >= n) return;
  unsigned g = i ^ (i >> 1);
  for (int d = 0; d < dims; ++d) {
    unsigned x = 0;
    for (int k = 0; k < 32; ++k) x ^= -(g >> k & 1) & dirs[d * 32 + k];
    out[d * n + i] = x * 2.3283064e-10f;
  }
}

// A transposition by tiles, with borders.
KERNEL transpose_pad(const float *in, float *out, int w, int h) {
  __shared__ float tile[32][33];
  int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;
  for (int j = 0; j < 32; j += 8) if (x < w && y + j < h && threadIdx.x < 32) tile[threadIdx.y + j & 31][threadIdx.x & 31] = in[(y + j) * w + x];
  __syncthreads();
  x = blockIdx.y * 32 + threadIdx.x; y = blockIdx.x * 32 + threadIdx.y;
  for (int j = 0; j < 32; j += 8) if (x < h && y + j < w && threadIdx.x < 32) out[(y + j) * h + x] = tile[threadIdx.x & 31][threadIdx.y + j & 31];
}

// FP8 e4m3 decoded by bits, a scaled dot product per row.
DEVICE __forceinline__ float e4m3(unsigned char v) {
  unsigned s = (v & 0x80u) << 24, e = v >> 3 & 15, m = v & 7;
  if (e == 0) return (s ? -1.0f : 1.0f) * m * 0.001953125f;
  union { unsigned u; float f; } x; x.u = s | (e + 120) << 23 | m << 20; return x.f;
}
KERNEL fp8_gemv(const unsigned char *a, const float *x, const float *scale, float *y, int rows, int cols) {
  int r = global_x();
  if (r >= rows) return;
  float s = 0;
  for (int c = 0; c < cols; ++c) s += e4m3(a[r * cols + c]) * x[c];
  y[r] = s * scale[r];
}

// A batch of Cholesky factors of n by n, interleaved.
KERNEL cholesky_batch(float *a, int n, int batch) {
  int t = global_x();
  if (t >= batch) return;
  for (int j = 0; j < n; ++j) {
    float d = a[(j * n + j) * batch + t];
    for (int k = 0; k < j; ++k) { float v = a[(j * n + k) * batch + t]; d -= v * v; }
    float r = rsqrt_fast(d > 1e-6f ? d : 1e-6f);
    a[(j * n + j) * batch + t] = d * r;
    for (int i = j + 1; i < n; ++i) {
      float s = a[(i * n + j) * batch + t];
      for (int k = 0; k < j; ++k) s -= a[(i * n + k) * batch + t] * a[(j * n + k) * batch + t];
      a[(i * n + j) * batch + t] = s * r;
    }
  }
}

// Trilinear interpolation in a table of colors.
KERNEL lut3d(const float *lut, const float *in, float *out, int n, int size) {
  int i = global_x();
  if (i >= n) return;
  float r = in[i * 3] * (size - 1), g = in[i * 3 + 1] * (size - 1), b = in[i * 3 + 2] * (size - 1);
  int x = clamp_int((int)r, 0, size - 2), y = clamp_int((int)g, 0, size - 2), z = clamp_int((int)b, 0, size - 2);
  float fx = r - x, fy = g - y, fz = b - z;
  for (int c = 0; c < 3; ++c) {
    float s = 0;
    for (int k = 0; k < 8; ++k) {
      int dx = k & 1, dy = k >> 1 & 1, dz = k >> 2;
      s += (dx ? fx : 1 - fx) * (dy ? fy : 1 - fy) * (dz ? fz : 1 - fz) * lut[(((z + dz) * size + y + dy) * size + x + dx) * 3 + c];
    }
    out[i * 3 + c] = s;
  }
}

// The longest common subsequence, a pair per thread, rows in local memory.
KERNEL lcs_pairs(const unsigned char *a, const unsigned char *b, int *out, int n, int len) {
  int t = global_x();
  if (t >= n) return;
  int row[33];
  for (int j = 0; j <= 32; ++j) row[j] = 0;
  for (int i = 0; i < len; ++i) {
    int diag = 0;
    for (int j = 1; j <= 32; ++j) {
      int up = row[j];
      row[j] = a[t * len + i] == b[t * 32 + j - 1] ? diag + 1 : max_int(up, row[j - 1]);
      diag = up;
    }
  }
  out[t] = row[32];
}

// Mersenne twister's generation of a block of state in shared memory.
KERNEL mt_block(unsigned *state, unsigned *out, int rounds) {
  __shared__ unsigned s[624];
  int t = threadIdx.x & 127;
  for (int i = t; i < 624; i += 128) s[i] = state[blockIdx.x * 624 + i];
  __syncthreads();
  for (int r = 0; r < rounds; ++r) {
    for (int i = t; i < 624; i += 128) {
      unsigned y = (s[i] & 0x80000000u) | (s[(i + 1) % 624] & 0x7fffffffu), v = s[(i + 397) % 624] ^ (y >> 1) ^ (y & 1 ? 0x9908b0dfu : 0);
      __syncthreads();
      s[i] = v;
    }
    __syncthreads();
    unsigned y = s[t]; y ^= y >> 11; y ^= y << 7 & 0x9d2c5680u; y ^= y << 15 & 0xefc60000u; y ^= y >> 18;
    out[(blockIdx.x * rounds + r) * 128 + t] = y;
  }
}

// Fixed point: a biquad filter in Q15, a channel per thread.
KERNEL biquad_q15(const short *in, short *out, const int *coef, int n, int channels) {
  int c = global_x();
  if (c >= channels) return;
  int x1 = 0, x2 = 0, y1 = 0, y2 = 0;
  for (int i = 0; i < n; ++i) {
    int x = in[i * channels + c];
    long long acc = (long long)coef[0] * x + (long long)coef[1] * x1 + (long long)coef[2] * x2 - (long long)coef[3] * y1 - (long long)coef[4] * y2;
    int y = clamp_int((int)((acc + 0x4000) >> 15), -32768, 32767);
    x2 = x1; x1 = x; y2 = y1; y1 = y;
    out[i * channels + c] = y;
  }
}

// Spherical harmonics of degree three, colors.
KERNEL sh_color(const float *dir, const float *sh, float *rgb, int n) {
  int i = global_x();
  if (i >= n) return;
  float x = dir[i * 3], y = dir[i * 3 + 1], z = dir[i * 3 + 2], xx = x * x, yy = y * y, zz = z * z;
  float b[16] = {0.282f, -0.4886f * y, 0.4886f * z, -0.4886f * x, 1.0925f * x * y, -1.0925f * y * z, 0.3154f * (2 * zz - xx - yy), -1.0925f * x * z,
                 0.5462f * (xx - yy), -0.59f * y * (3 * xx - yy), 2.8906f * x * y * z, -0.457f * y * (4 * zz - xx - yy),
                 0.3731f * z * (2 * zz - 3 * xx - 3 * yy), -0.457f * x * (4 * zz - xx - yy), 1.4453f * z * (xx - yy), -0.59f * x * (xx - 3 * yy)};
  for (int c = 0; c < 3; ++c) {
    float s = 0.5f;
    for (int k = 0; k < 16; ++k) s += b[k] * sh[(i * 16 + k) * 3 + c];
    rgb[i * 3 + c] = fmaxf(s, 0.0f);
  }
}

// 4-bit weights, groups with a scale and zero point.
KERNEL dequant4(const unsigned *w, const float *scale, const int *zero, const float *x, float *y, int rows, int groups) {
  int r = global_x();
  if (r >= rows) return;
  float s = 0;
  for (int g = 0; g < groups; ++g) {
    float part = 0; int z = zero[r * groups + g] & 15;
    for (int k = 0; k < 4; ++k) {
      unsigned v = w[(r * groups + g) * 4 + k];
      for (int j = 0; j < 8; ++j) part += (float)((int)(v >> 4 * j & 15) - z) * x[g * 32 + k * 8 + j];
    }
    s += part * scale[r * groups + g];
  }
  y[r] = s;
}

// A hash table's probe, linear.
KERNEL hash_probe(const unsigned *keys, const unsigned *table, const unsigned *vals, unsigned *out, int n, unsigned size) {
  int i = global_x();
  if (i >= n) return;
  unsigned k = keys[i], h = (k * 2654435761u) % size, v = 0;
  for (unsigned p = 0; p < 16; ++p) {
    unsigned at = (h + p) % size, t = table[at];
    if (t == k) { v = vals[at]; break; }
    if (t == 0) break;
  }
  out[i] = v;
}

// A big number times a number, carries.
KERNEL bigmul_batch(const unsigned *a, const unsigned *b, unsigned *c, int n) {
  int t = global_x();
  if (t >= n) return;
  unsigned r[8] = {0};
  for (int i = 0; i < 4; ++i) {
    unsigned long long carry = 0;
    for (int j = 0; j < 4; ++j) { unsigned long long v = (unsigned long long)a[j * n + t] * b[i * n + t] + r[i + j] + carry; r[i + j] = (unsigned)v; carry = v >> 32; }
    r[i + 4] = (unsigned)carry;
  }
  for (int i = 0; i < 8; ++i) c[i * n + t] = r[i];
}
