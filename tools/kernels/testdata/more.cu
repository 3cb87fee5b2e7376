// Fifteen kernels beside those of tools/paper/kernels, for tools/kernels -sass: what programs have that those do not.
#include "../../paper/kernels/kernels.h"

#ifdef __CUDACC_RTC__
#define shuffle_xor(v, d) __shfl_xor_sync(0xffffffffu, v, d)
#else
#define shuffle_xor(v, d) __nvvm_shfl_sync_bfly_f32(0xffffffffu, v, d, 31)
#endif

DEVICE float warp_all_sum(float v) {
  for (int d = 16; d > 0; d >>= 1)
    v += shuffle_xor(v, d);
  return v;
}

// Layer normalization, one row per warp, the sums by shuffles.
KERNEL layernorm_forward(float *out, float *mean, float *rstd, const float *in, const float *weight, const float *bias, int n, int c) {
  int lane = threadIdx.x & 31, row = (blockIdx.x * blockDim.x + threadIdx.x) >> 5;
  if (row >= n)
    return;
  const float *x = in + row * c;
  float sum = 0.0f;
  for (int i = lane; i < c; i += 32)
    sum += x[i];
  float m = warp_all_sum(sum) / c;
  sum = 0.0f;
  for (int i = lane; i < c; i += 32) {
    float d = x[i] - m;
    sum += d * d;
  }
  float s = rsqrt_fast(warp_all_sum(sum) / c + 1e-5f);
  if (lane == 0) {
    mean[row] = m;
    rstd[row] = s;
  }
  float *o = out + row * c;
  for (int i = lane; i < c; i += 32)
    o[i] = s * (x[i] - m) * weight[i] + bias[i];
}

// Attention of one query per thread over tiles of keys in shared memory.
KERNEL flash_attention(const float *q, const float *k, const float *v, float *o, int n, int tiles, float scale) {
  __shared__ float kt[16 * 16], vt[16 * 16];
  int t = threadIdx.x, query = blockIdx.x * 16 + t;
  float qr[16], acc[16], top = -3.0e38f, sum = 0.0f;
  for (int d = 0; d < 16; ++d) {
    qr[d] = query < n ? q[query * 16 + d] : 0.0f;
    acc[d] = 0.0f;
  }
  for (int tile = 0; tile < tiles; ++tile) {
    if (t < 16)
      for (int d = 0; d < 16; ++d) {
        kt[t * 16 + d] = k[(tile * 16 + t) * 16 + d];
        vt[t * 16 + d] = v[(tile * 16 + t) * 16 + d];
      }
    __syncthreads();
    for (int j = 0; j < 16; ++j) {
      float s = 0.0f;
      for (int d = 0; d < 16; ++d)
        s += qr[d] * kt[j * 16 + d];
      s *= scale;
      float next = fmaxf(top, s), fix = exp_fast(top - next), p = exp_fast(s - next);
      sum = sum * fix + p;
      for (int d = 0; d < 16; ++d)
        acc[d] = acc[d] * fix + p * vt[j * 16 + d];
      top = next;
    }
    __syncthreads();
  }
  if (query < n)
    for (int d = 0; d < 16; ++d)
      o[query * 16 + d] = acc[d] / sum;
}

// A product of matrices of bytes with a scale per row and column.
KERNEL int8_matmul(const signed char *a, const signed char *b, const float *sa, const float *sb, float *c, int m, int n, int k) {
  __shared__ signed char ta[16][32], tb[32][16];
  int tx = threadIdx.x & 15, ty = threadIdx.y & 15, row = blockIdx.y * 16 + ty, col = blockIdx.x * 16 + tx, acc = 0;
  for (int k0 = 0; k0 < k; k0 += 32) {
    for (int j = tx; j < 32; j += 16)
      ta[ty][j] = row < m && k0 + j < k ? a[row * k + k0 + j] : 0;
    for (int i = ty; i < 32; i += 16)
      tb[i][tx] = col < n && k0 + i < k ? b[(k0 + i) * n + col] : 0;
    __syncthreads();
    for (int j = 0; j < 32; ++j)
      acc += ta[ty][j] * tb[j][tx];
    __syncthreads();
  }
  if (row < m && col < n)
    c[row * n + col] = acc * sa[row] * sb[col];
}

// A tile of a matrix product, four by four results per thread.
KERNEL sgemm_tile(const float *a, const float *b, float *c, int m, int n, int k, float alpha, float beta) {
  __shared__ float sa[8][32], sb[8][32];
  int tx = threadIdx.x & 7, ty = threadIdx.x >> 3 & 7, row0 = blockIdx.y * 32, col0 = blockIdx.x * 32, tid = threadIdx.x & 63;
  float acc[4][4] = {};
  for (int k0 = 0; k0 < k; k0 += 8) {
    for (int i = tid; i < 256; i += 64) {
      sa[i / 32][i % 32] = a[(row0 + i % 32) * k + k0 + i / 32];
      sb[i / 32][i % 32] = b[(k0 + i / 32) * n + col0 + i % 32];
    }
    __syncthreads();
    for (int kk = 0; kk < 8; ++kk) {
      float ra[4], rb[4];
      for (int i = 0; i < 4; ++i) {
        ra[i] = sa[kk][ty * 4 + i];
        rb[i] = sb[kk][tx * 4 + i];
      }
      for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j)
          acc[i][j] += ra[i] * rb[j];
    }
    __syncthreads();
  }
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 4; ++j) {
      float *at = &c[(row0 + ty * 4 + i) * n + col0 + tx * 4 + j];
      *at = alpha * acc[i][j] + beta * *at;
    }
}

// A stencil of 25 points, z marched in registers.
KERNEL stencil25(const float *in, float *out, int nx, int ny, int nz, float c0, float c1, float c2, float c3, float c4) {
  int x = blockIdx.x * blockDim.x + threadIdx.x + 4, y = blockIdx.y * blockDim.y + threadIdx.y + 4;
  if (x >= nx - 4 || y >= ny - 4)
    return;
  int plane = nx * ny, at = y * nx + x;
  for (int z = 4; z < nz - 4; ++z) {
    int i = at + z * plane;
    float v = c0 * in[i];
    v += c1 * (in[i - 1] + in[i + 1] + in[i - nx] + in[i + nx] + in[i - plane] + in[i + plane]);
    v += c2 * (in[i - 2] + in[i + 2] + in[i - 2 * nx] + in[i + 2 * nx] + in[i - 2 * plane] + in[i + 2 * plane]);
    v += c3 * (in[i - 3] + in[i + 3] + in[i - 3 * nx] + in[i + 3 * nx] + in[i - 3 * plane] + in[i + 3 * plane]);
    v += c4 * (in[i - 4] + in[i + 4] + in[i - 4 * nx] + in[i + 4 * nx] + in[i - 4 * plane] + in[i + 4 * plane]);
    out[i] = v;
  }
}

// A tridiagonal system per thread, by Thomas's algorithm, interleaved.
KERNEL tridiagonal(const float *a, const float *b, const float *c, float *d, float *scratch, int n, int systems) {
  int s = blockIdx.x * blockDim.x + threadIdx.x;
  if (s >= systems)
    return;
  float beta = b[s], last = d[s] / beta;
  d[s] = last;
  for (int i = 1; i < n; ++i) {
    int at = i * systems + s;
    float g = c[at - systems] / beta;
    scratch[at] = g;
    beta = b[at] - a[at] * g;
    last = (d[at] - a[at] * last) / beta;
    d[at] = last;
  }
  for (int i = n - 2; i >= 0; --i) {
    int at = i * systems + s;
    last = d[at] - scratch[at + systems] * last;
    d[at] = last;
  }
}

// Two sorted runs merged: each thread finds its place by the merge path.
KERNEL merge_path(const int *a, const int *b, int *out, int na, int nb, int per) {
  int diagonal = (blockIdx.x * blockDim.x + threadIdx.x) * per;
  if (diagonal >= na + nb)
    return;
  int lo = max_int(0, diagonal - nb), hi = min_int(diagonal, na);
  while (lo < hi) {
    int mid = (lo + hi) / 2;
    if (a[mid] <= b[diagonal - 1 - mid])
      lo = mid + 1;
    else
      hi = mid;
  }
  int i = lo, j = diagonal - lo;
  for (int k = 0; k < per && diagonal + k < na + nb; ++k) {
    bool left = j >= nb || (i < na && a[i] <= b[j]);
    out[diagonal + k] = left ? a[i++] : b[j++];
  }
}

// Odd-even transposition sort of a tile.
KERNEL odd_even_sort(int *data, int n) {
  __shared__ int s[256];
  int t = threadIdx.x & 127, base = blockIdx.x * 256;
  for (int k = t; k < 256; k += 128)
    s[k] = base + k < n ? data[base + k] : 0x7fffffff;
  __syncthreads();
  for (int pass = 0; pass < 16; ++pass) {
    int i = 2 * t + (pass & 1);
    if (i + 1 < 256 && s[i] > s[i + 1]) {
      int x = s[i];
      s[i] = s[i + 1];
      s[i + 1] = x;
    }
    __syncthreads();
  }
  for (int k = t; k < 256; k += 128)
    if (base + k < n)
      data[base + k] = s[k];
}

// A sparse matrix of blocks of four by four, a row of blocks per thread.
KERNEL spmm_blocked(const int *start, const int *column, const float *blocks, const float *x, float *y, int rows) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= rows)
    return;
  float acc[4] = {0, 0, 0, 0};
  for (int k = start[row]; k < start[row + 1]; ++k) {
    const float *m = blocks + k * 16, *v = x + column[k] * 4;
    for (int i = 0; i < 4; ++i)
      for (int j = 0; j < 4; ++j)
        acc[i] += m[i * 4 + j] * v[j];
  }
  for (int i = 0; i < 4; ++i)
    y[row * 4 + i] = acc[i];
}

// Rows of indices: differences in groups of seven bits.
KERNEL decode_delta(const unsigned char *bytes, const int *offset, int *out, int rows, int per) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows)
    return;
  const unsigned char *p = bytes + offset[r];
  int last = 0;
  for (int k = 0; k < per; ++k) {
    unsigned v = 0;
    int shift = 0;
    unsigned char b;
    do {
      b = *p++;
      v |= (unsigned)(b & 127) << shift;
      shift += 7;
    } while ((b & 128) && shift < 35);
    last += (int)(v >> 1) ^ -(int)(v & 1);
    out[r * per + k] = last;
  }
}

// SHA-256's compression of one block per thread.
DEVICE unsigned rotate_right(unsigned x, int n) { return (x >> n) | (x << (32 - n)); }
KERNEL sha256_block(const unsigned *in, unsigned *state, const unsigned *k, int n) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t >= n)
    return;
  unsigned w[16], s[8];
  for (int i = 0; i < 16; ++i)
    w[i] = in[t * 16 + i];
  for (int i = 0; i < 8; ++i)
    s[i] = state[t * 8 + i];
  for (int i = 0; i < 64; ++i) {
    unsigned wi;
    if (i < 16)
      wi = w[i];
    else {
      unsigned a = w[(i + 1) & 15], b = w[(i + 14) & 15];
      wi = w[i & 15] + (rotate_right(a, 7) ^ rotate_right(a, 18) ^ (a >> 3)) + w[(i + 9) & 15] + (rotate_right(b, 17) ^ rotate_right(b, 19) ^ (b >> 10));
      w[i & 15] = wi;
    }
    unsigned t1 = s[7] + (rotate_right(s[4], 6) ^ rotate_right(s[4], 11) ^ rotate_right(s[4], 25)) + ((s[4] & s[5]) ^ (~s[4] & s[6])) + k[i] + wi;
    unsigned t2 = (rotate_right(s[0], 2) ^ rotate_right(s[0], 13) ^ rotate_right(s[0], 22)) + ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
    for (int j = 7; j > 0; --j)
      s[j] = s[j - 1];
    s[4] += t1;
    s[0] = t1 + t2;
  }
  for (int i = 0; i < 8; ++i)
    state[t * 8 + i] += s[i];
}

// Smith-Waterman along anti-diagonals in shared memory.
KERNEL smith_waterman(const unsigned char *a, const unsigned char *b, int *best, int n, int match, int gap) {
  __shared__ int h[3][66];
  int t = threadIdx.x & 63, top = 0;
  for (int r = 0; r < 3; ++r)
    h[r][t + 1] = 0;
  if (t == 0)
    h[0][0] = h[1][0] = h[2][0] = 0;
  __syncthreads();
  for (int d = 0; d < n; ++d) {
    int cur = d % 3, p1 = (d + 2) % 3, p2 = (d + 1) % 3, j = d - t;
    int v = 0;
    if (j >= 0 && j < n) {
      int s = a[blockIdx.x * 64 + t] == b[j] ? match : -1;
      v = max_int(0, max_int(h[p2][t] + s, max_int(h[p1][t], h[p1][t + 1]) - gap));
    }
    h[cur][t + 1] = v;
    top = max_int(top, v);
    __syncthreads();
  }
  best[blockIdx.x * 64 + t] = top;
}

// A median of nine by a network.
DEVICE void order(float &a, float &b) {
  float lo = fminf(a, b);
  b = fmaxf(a, b);
  a = lo;
}
KERNEL median_network(const float *in, float *out, int width, int height) {
  int x = global_x(), y = global_y();
  if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1)
    return;
  float v[9];
  for (int k = 0; k < 9; ++k)
    v[k] = in[(y + k / 3 - 1) * width + x + k % 3 - 1];
  order(v[1], v[2]), order(v[4], v[5]), order(v[7], v[8]), order(v[0], v[1]), order(v[3], v[4]), order(v[6], v[7]);
  order(v[1], v[2]), order(v[4], v[5]), order(v[7], v[8]), order(v[0], v[3]), order(v[5], v[8]), order(v[4], v[7]);
  order(v[3], v[6]), order(v[1], v[4]), order(v[2], v[5]), order(v[4], v[7]), order(v[4], v[2]), order(v[6], v[4]);
  order(v[4], v[2]);
  out[y * width + x] = v[4];
}

// A blur by seven weights, columns, tile with halo.
KERNEL blur_columns(const float *in, float *out, int width, int height) {
  __shared__ float s[22][16];
  int tx = threadIdx.x & 15, ty = threadIdx.y & 15, x = blockIdx.x * 16 + tx, y = blockIdx.y * 16 + ty;
  for (int k = ty; k < 22; k += 16) {
    int yy = clamp_int((int)blockIdx.y * 16 + k - 3, 0, height - 1);
    s[k][tx] = in[yy * width + min_int(x, width - 1)];
  }
  __syncthreads();
  const float w[7] = {0.03f, 0.11f, 0.22f, 0.28f, 0.22f, 0.11f, 0.03f};
  float sum = 0;
  for (int k = 0; k < 7; ++k)
    sum += w[k] * s[ty + k][tx];
  if (x < width && y < height)
    out[y * width + x] = sum;
}

// Maxwell's equations on a staggered grid, the electric field.
KERNEL fdtd_ez(float *ez, const float *hx, const float *hy, const float *eps, int nx, int ny, float dt) {
  int x = global_x() + 1, y = global_y() + 1;
  if (x < nx && y < ny) {
    int i = y * nx + x;
    ez[i] += dt / eps[i] * ((hy[i] - hy[i - 1]) - (hx[i] - hx[i - nx]));
  }
}
