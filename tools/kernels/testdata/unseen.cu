// Nineteen kernels that were written without a look at what compilers make of them, for tools/kernels -sass: those of eighty in which the
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
