// Kernels of the kinds that SHOC collects, written for this collection.
#include "kernels.h"

// a + s b, the stream benchmark's triad.
KERNEL triad(const float *a, const float *b, float *c, float s) {
  int i = global_x();
  c[i] = a[i] + s * b[i];
}

// A butterfly of a 64-point Fourier transform per thread and stage, in shared memory.
KERNEL fft64(const float *in, float *out) {
  __shared__ float re[64], im[64];
  int t = threadIdx.x, base = blockIdx.x * 128;
  for (int k = t; k < 64; k += 32) {
    int rev = 0;
    for (int b = 0; b < 6; ++b)
      rev |= ((k >> b) & 1) << (5 - b);
    re[rev] = in[base + 2 * k];
    im[rev] = in[base + 2 * k + 1];
  }
  __syncthreads();
  for (int size = 2; size <= 64; size *= 2) {
    int half = size / 2, pos = t % half, at = (t / half) * size + pos;
    float angle = -6.2831853f * pos / size, c = cos_fast(angle), s = sin_fast(angle);
    float xr = re[at + half] * c - im[at + half] * s, xi = re[at + half] * s + im[at + half] * c;
    float yr = re[at], yi = im[at];
    __syncthreads();
    re[at] = yr + xr;
    im[at] = yi + xi;
    re[at + half] = yr - xr;
    im[at + half] = yi - xi;
    __syncthreads();
  }
  for (int k = t; k < 64; k += 32) {
    out[base + 2 * k] = re[k];
    out[base + 2 * k + 1] = im[k];
  }
}

// Lennard-Jones forces over a list of neighbours.
KERNEL md(const float *pos, float *force, int neighbours, const int *list, float cut, float a, float b, int n) {
  int i = global_x();
  float x = pos[4 * i], y = pos[4 * i + 1], z = pos[4 * i + 2], fx = 0, fy = 0, fz = 0;
  for (int j = 0; j < neighbours; ++j) {
    int k = list[j * n + i];
    float dx = x - pos[4 * k], dy = y - pos[4 * k + 1], dz = z - pos[4 * k + 2];
    float r2 = dx * dx + dy * dy + dz * dz;
    if (r2 < cut && r2 > 0.0f) {
      float inv = 1.0f / r2, inv6 = inv * inv * inv, f = inv * inv6 * (a * inv6 - b);
      fx += dx * f;
      fy += dy * f;
      fz += dz * f;
    }
  }
  force[4 * i] = fx;
  force[4 * i + 1] = fy;
  force[4 * i + 2] = fz;
}

// A sum by a grid-stride loop and a tree in shared memory.
KERNEL reduction(const float *in, float *out, unsigned n) {
  __shared__ float s[128];
  unsigned t = threadIdx.x, i = blockIdx.x * 256 + t, step = 256 * gridDim.x;
  s[t] = 0.0f;
  while (i < n) {
    s[t] += in[i] + (i + 128 < n ? in[i + 128] : 0.0f);
    i += step;
  }
  __syncthreads();
  for (unsigned k = 64; k > 0; k >>= 1) {
    if (t < k)
      s[t] += s[t + k];
    __syncthreads();
  }
  if (t == 0)
    out[blockIdx.x] = s[0];
}

// The inclusive scan of a block in shared memory, doubling strides.
KERNEL scan_block(const float *in, float *out, float *sums, int n) {
  __shared__ float s[256];
  int t = threadIdx.x, i = blockIdx.x * 128 + t, from = 0;
  s[t] = i < n ? in[i] : 0.0f;
  __syncthreads();
  for (int d = 1; d < 128; d *= 2) {
    int to = 128 - from;
    s[to + t] = t >= d ? s[from + t] + s[from + t - d] : s[from + t];
    from = to;
    __syncthreads();
  }
  if (i < n)
    out[i] = s[from + t];
  if (t == 127)
    sums[blockIdx.x] = s[from + 127];
}

// One digit of a radix sort: counts of 16 digits, one counter per thread and digit.
KERNEL radix_count(const unsigned *keys, unsigned *counts, int n, unsigned shift) {
  __shared__ unsigned c[16 * 32];
  int t = threadIdx.x;
  for (int k = 0; k < 16; ++k)
    c[k * 32 + t] = 0;
  int per = (n + gridDim.x - 1) / gridDim.x, first = blockIdx.x * per, last = min_int(first + per, n);
  for (int i = first + t; i < last; i += 32)
    c[((keys[i] >> shift) & 15) * 32 + t] += 1;
  __syncthreads();
  if (t < 16) {
    unsigned sum = 0;
    for (int k = 0; k < 32; ++k)
      sum += c[t * 32 + (k + t) % 32];
    counts[t * gridDim.x + blockIdx.x] = sum;
  }
}

// A nine-point stencil in two dimensions with a halo in shared memory.
KERNEL stencil2d(const float *in, float *out, int width, float wc, float wn, float wd) {
  __shared__ float s[10 * 18];
  int tx = threadIdx.x, ty = threadIdx.y, x = blockIdx.x * 16 + tx, y = blockIdx.y * 8 + ty;
  for (int r = ty; r < 10; r += 8)
    for (int c = tx; c < 18; c += 16)
      s[r * 18 + c] = in[(blockIdx.y * 8 + r) * width + blockIdx.x * 16 + c];
  __syncthreads();
  int at = (ty + 1) * 18 + tx + 1;
  out[(y + 1) * width + x + 1] = wc * s[at] + wn * (s[at - 1] + s[at + 1] + s[at - 18] + s[at + 18]) +
                                wd * (s[at - 19] + s[at - 17] + s[at + 17] + s[at + 19]);
}

// A product of matrices, each thread a column of sixteen results in registers.
KERNEL gemm(const float *a, int lda, const float *b, int ldb, float *c, int ldc, int k, float alpha, float beta) {
  __shared__ float bs[16][17];
  int tx = threadIdx.x, ty = threadIdx.y, id = tx + ty * 16;
  a += blockIdx.x * 64 + id;
  b += tx + (blockIdx.y * 16 + ty) * ldb;
  c += blockIdx.x * 64 + id + blockIdx.y * 16 * ldc;
  float r[16] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
  for (int done = 0; done < k; done += 16) {
    for (int i = 0; i < 16; i += 4)
      bs[tx][ty + i] = b[i * ldb];
    __syncthreads();
    for (int i = 0; i < 16; ++i, a += lda) {
      float v = a[0];
      for (int j = 0; j < 16; ++j)
        r[j] += v * bs[i][j];
    }
    b += 16;
    __syncthreads();
  }
  for (int j = 0; j < 16; ++j, c += ldc)
    c[0] = alpha * r[j] + beta * c[0];
}

// Rates of chemical reactions: long straight code of products and exponentials.
KERNEL s3d_rates(const float *temperature, const float *conc, float *rates, int n) {
  int i = global_x();
  float t = temperature[i], lt = log_fast(t), it = 1.0f / t;
  float k[6] = {exp_fast(10.2f + 0.5f * lt - 3.1f * it), exp_fast(9.7f - 0.2f * lt - 1.7f * it), exp_fast(8.1f + 0.1f * lt - 2.3f * it),
                exp_fast(7.9f - 1.1f * lt - 0.9f * it), exp_fast(6.4f + 0.8f * lt - 1.2f * it), exp_fast(5.5f - 0.4f * lt - 2.8f * it)};
  float c0 = conc[i], c1 = conc[i + n], c2 = conc[i + 2 * n], c3 = conc[i + 3 * n];
  float r0 = k[0] * c0 * c1 - k[1] * c2 * c3, r1 = k[2] * c0 * c2 - k[3] * c1 * c1, r2 = k[4] * c1 * c3 - k[5] * c0 * c0;
  rates[i] = -r0 - r1 + 2.0f * r2;
  rates[i + n] = -r0 + 2.0f * r1 - r2;
  rates[i + 2 * n] = r0 - r1;
  rates[i + 3 * n] = r0 - r2;
}

// A sparse product with rows of a fixed number of entries, stored column by column.
KERNEL spmv_ellpack(const float *value, const int *column, const int *length, const float *x, float *y, int rows) {
  int i = global_x();
  if (i < rows) {
    float sum = 0.0f;
    for (int k = 0; k < length[i]; ++k)
      sum += value[k * rows + i] * x[column[k * rows + i]];
    y[i] = sum;
  }
}

DEVICE unsigned rotate(unsigned v, int n) { return v << n | v >> (32 - n); }

// Rounds of a hash in the manner of MD5 over a counter, searching for a digest.
KERNEL hash_search(unsigned start, unsigned want, int *found, unsigned *digest, long modulus) {
  long id = global_x() + (long)start;
  unsigned key = (unsigned)(id % modulus);
  unsigned a = 0x67452301u, b = 0xefcdab89u, c = 0x98badcfeu, d = 0x10325476u;
  for (int r = 0; r < 16; ++r) {
    unsigned f = r < 8 ? (b & c) | (~b & d) : b ^ c ^ d;
    unsigned t = d;
    d = c;
    c = b;
    b = b + rotate(a + f + key + 0x5a827999u * (r + 1), (r * 5) % 27 + 3);
    a = t;
  }
  digest[global_x()] = a ^ b ^ c ^ d;
  if (((a ^ b) & 15) == want)
    *found = 1;
}
