// Kernels of the kinds that NVIDIA's SDK shows, written for this collection.
#include "kernels.h"

KERNEL vector_add(const float *a, const float *b, float *c, int n) {
  int i = global_x();
  if (i < n)
    c[i] = a[i] + b[i];
}

DEVICE float normal_cdf(float d) {
  float k = 1.0f / (1.0f + 0.2316419f * fabsf(d));
  float v = 0.39894228f * exp_fast(-0.5f * d * d) *
            (k * (0.31938153f + k * (-0.356563782f + k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f)))));
  return d > 0.0f ? 1.0f - v : v;
}

// Prices of options by the formula of Black and Scholes.
KERNEL black_scholes(float *call, float *put, const float *price, const float *strike, const float *years, float rate, float vol, int n) {
  for (int i = global_x(); i < n; i += blockDim.x * gridDim.x) {
    float s = price[i], x = strike[i], t = years[i];
    float root = sqrtf(t), d1 = (log_fast(s / x) + (rate + 0.5f * vol * vol) * t) / (vol * root), d2 = d1 - vol * root;
    float n1 = normal_cdf(d1), n2 = normal_cdf(d2), e = exp_fast(-rate * t);
    call[i] = s * n1 - x * e * n2;
    put[i] = x * e * (1.0f - n2) - s * (1.0f - n1);
  }
}

// The payoff of paths of a Monte Carlo simulation, summed per block.
KERNEL monte_carlo(float *sums, const float *random, int paths, float s, float x, float mu, float vol) {
  __shared__ float sum[64], sum2[64];
  int t = threadIdx.x;
  float a = 0.0f, b = 0.0f;
  for (int i = t; i < paths; i += 64) {
    float v = s * exp_fast(mu + vol * random[i]) - x;
    v = v > 0.0f ? v : 0.0f;
    a += v;
    b += v * v;
  }
  sum[t] = a;
  sum2[t] = b;
  for (int k = 32; k > 0; k >>= 1) {
    __syncthreads();
    if (t < k) {
      sum[t] += sum[t + k];
      sum2[t] += sum2[t + k];
    }
  }
  if (t == 0) {
    sums[2 * blockIdx.x] = sum[0];
    sums[2 * blockIdx.x + 1] = sum2[0];
  }
}

// A separable convolution, rows: eight results per thread from a tile in shared memory.
KERNEL convolution_rows(float *out, const float *in, const float *weights, int width) {
  __shared__ float s[4][16 * 6];
  int tx = threadIdx.x, ty = threadIdx.y, base = (blockIdx.y * 4 + ty) * width + blockIdx.x * 64 + tx - 16;
#pragma unroll
  for (int k = 0; k < 6; ++k) {
    int x = blockIdx.x * 64 + tx - 16 + k * 16;
    s[ty][tx + k * 16] = x >= 0 && x < width ? in[base + k * 16] : 0.0f;
  }
  __syncthreads();
#pragma unroll
  for (int k = 1; k < 5; ++k) {
    float sum = 0.0f;
#pragma unroll
    for (int j = -4; j <= 4; ++j)
      sum += weights[4 - j] * s[ty][tx + k * 16 + j];
    out[base + k * 16] = sum;
  }
}

// A bilateral filter: weights by distance and by likeness.
KERNEL bilateral(const float *in, float *out, const float *spatial, int width, int height, int radius, float sigma) {
  int x = global_x(), y = global_y();
  if (x >= width || y >= height)
    return;
  float centre = in[y * width + x], sum = 0.0f, weight = 0.0f;
  for (int dy = -radius; dy <= radius; ++dy)
    for (int dx = -radius; dx <= radius; ++dx) {
      float v = in[clamp_int(y + dy, 0, height - 1) * width + clamp_int(x + dx, 0, width - 1)], d = v - centre;
      float f = spatial[dy + radius] * spatial[dx + radius] * exp_fast(-d * d * sigma);
      weight += f;
      sum += f * v;
    }
  out[y * width + x] = sum / weight;
}

// A histogram of 64 bins with a counter of one byte per thread and bin.
KERNEL histogram64(unsigned *partial, const unsigned *data, int words) {
  __shared__ unsigned char s[64 * 32];
  int t = threadIdx.x;
  for (int k = 0; k < 16; ++k)
    ((unsigned *)s)[t + k * 32] = 0;
  __syncthreads();
  for (int i = global_x(); i < words; i += 32 * gridDim.x) {
    unsigned v = data[i];
    s[((v >> 2) & 63) * 32 + t]++;
    s[((v >> 10) & 63) * 32 + t]++;
    s[((v >> 18) & 63) * 32 + t]++;
    s[(v >> 26) * 32 + t]++;
  }
  __syncthreads();
  for (int bin = t; bin < 64; bin += 32) {
    unsigned sum = 0;
    for (int k = 0; k < 32; ++k)
      sum += s[bin * 32 + (k + t) % 32];
    partial[blockIdx.x * 64 + bin] = sum;
  }
}

// The price of an option on a binomial tree, the tree's level in shared memory.
KERNEL binomial(float *result, const float *price, const float *strike, int steps, float up, float down, float pu, float pd) {
  __shared__ float v[130];
  int t = threadIdx.x;
  float s = price[blockIdx.x], x = strike[blockIdx.x];
  for (int k = t; k <= steps; k += blockDim.x) {
    float p = s * exp_fast(up * k + down * (steps - k)) - x;
    v[k] = p > 0.0f ? p : 0.0f;
  }
  __syncthreads();
  for (int level = steps; level > 0; --level) {
    float a = 0.0f, b = 0.0f;
    int second = t + blockDim.x;
    if (t < level)
      a = pu * v[t + 1] + pd * v[t];
    if (second < level)
      b = pu * v[second + 1] + pd * v[second];
    __syncthreads();
    if (t < level)
      v[t] = a;
    if (second < level)
      v[second] = b;
    __syncthreads();
  }
  if (t == 0)
    result[blockIdx.x] = v[0];
}

// A Walsh transform of 256 values in shared memory, radix four.
KERNEL walsh(float *out, const float *in) {
  __shared__ float s[256];
  int t = threadIdx.x, base = blockIdx.x * 256;
  for (int k = t; k < 256; k += 64)
    s[k] = in[base + k];
  for (int stride = 64; stride > 0; stride >>= 2) {
    int lo = t & (stride - 1), i0 = ((t - lo) << 2) + lo, i1 = i0 + stride, i2 = i1 + stride, i3 = i2 + stride;
    __syncthreads();
    float d0 = s[i0], d1 = s[i1], d2 = s[i2], d3 = s[i3], u = d0;
    d0 = d0 + d2;
    d2 = u - d2;
    u = d1;
    d1 = d1 + d3;
    d3 = u - d3;
    s[i0] = d0 + d1;
    s[i1] = d0 - d1;
    s[i2] = d2 + d3;
    s[i3] = d2 - d3;
  }
  __syncthreads();
  for (int k = t; k < 256; k += 64)
    out[base + k] = s[k];
}

// Eight-by-eight cosine transforms, one row of a block per thread, then one column.
KERNEL dct8x8(float *out, const float *in, int width) {
  __shared__ float s[8][9];
  int t = threadIdx.x, at = (blockIdx.y * 8) * width + blockIdx.x * 8;
  float v[8];
#pragma unroll
  for (int k = 0; k < 8; ++k)
    v[k] = in[at + t * width + k];
#pragma unroll
  for (int k = 0; k < 8; ++k) {
    float sum = 0.0f;
#pragma unroll
    for (int j = 0; j < 8; ++j)
      sum += v[j] * cos_fast((2 * j + 1) * k * 0.19634954f);
    s[t][k] = sum;
  }
  __syncthreads();
#pragma unroll
  for (int k = 0; k < 8; ++k) {
    float sum = 0.0f;
#pragma unroll
    for (int j = 0; j < 8; ++j)
      sum += s[j][t] * cos_fast((2 * j + 1) * k * 0.19634954f);
    out[at + k * width + t] = 0.25f * sum;
  }
}

// A bitonic sort of 64 pairs in shared memory.
KERNEL bitonic(unsigned *keys, unsigned *values, int up) {
  __shared__ unsigned k[64], v[64];
  int t = threadIdx.x, base = blockIdx.x * 64;
  k[t] = keys[base + t];
  v[t] = values[base + t];
  k[t + 32] = keys[base + t + 32];
  v[t + 32] = values[base + t + 32];
  for (int size = 2; size <= 64; size <<= 1)
    for (int stride = size / 2; stride > 0; stride >>= 1) {
      __syncthreads();
      int at = 2 * t - (t & (stride - 1));
      bool direction = size < 64 ? (t & (size / 2)) == 0 : up != 0;
      if ((k[at] > k[at + stride]) == direction) {
        unsigned x = k[at];
        k[at] = k[at + stride];
        k[at + stride] = x;
        x = v[at];
        v[at] = v[at + stride];
        v[at + stride] = x;
      }
    }
  __syncthreads();
  keys[base + t] = k[t];
  values[base + t] = v[t];
  keys[base + t + 32] = k[t + 32];
  values[base + t + 32] = v[t + 32];
}

// Scalar products of pairs of vectors, one pair per block.
KERNEL scalar_product(float *out, const float *a, const float *b, int vectors, int length) {
  __shared__ float s[64];
  for (int p = blockIdx.x; p < vectors; p += gridDim.x) {
    for (int k = threadIdx.x; k < 64; k += blockDim.x) {
      float sum = 0.0f;
      for (int i = p * length + k; i < (p + 1) * length; i += 64)
        sum += a[i] * b[i];
      s[k] = sum;
    }
    for (int k = 32; k > 0; k >>= 1) {
      __syncthreads();
      for (int i = threadIdx.x; i < k; i += blockDim.x)
        s[i] += s[k + i];
    }
    __syncthreads();
    if (threadIdx.x == 0)
      out[p] = s[0];
    __syncthreads();
  }
}

DEVICE int gradient(int a, int b, int c, int d, int e, int f, int g, int h, float scale) {
  int horizontal = c + 2 * e + h - a - 2 * d - f, vertical = a + 2 * b + c - f - 2 * g - h;
  int sum = (int)(scale * ((horizontal < 0 ? -horizontal : horizontal) + (vertical < 0 ? -vertical : vertical)));
  return clamp_int(sum, 0, 255);
}

// Sobel's edge filter on bytes.
KERNEL sobel(unsigned char *out, const unsigned char *in, int width, int height, float scale) {
  for (int x = threadIdx.x; x < width; x += blockDim.x) {
    int y = blockIdx.x, n = max_int(y - 1, 0) * width, m = y * width, s = min_int(y + 1, height - 1) * width;
    int l = max_int(x - 1, 0), r = min_int(x + 1, width - 1);
    out[m + x] = gradient(in[n + l], in[n + x], in[n + r], in[m + l], in[m + r], in[s + l], in[s + x], in[s + r], scale);
  }
}

// Numbers of a quasi-random sequence by direction vectors.
KERNEL quasirandom(float *out, const unsigned *table, unsigned seed, unsigned n) {
  unsigned step = blockDim.x * gridDim.x;
  for (unsigned i = global_x(); i < n; i += step) {
    unsigned result = 0, data = seed + i;
    for (int bit = 0; bit < 31; ++bit, data >>= 1)
      if (data & 1)
        result ^= table[bit + threadIdx.y * 31];
    out[i + threadIdx.y * n] = (float)(result + 1) * (1.0f / 2147483648.0f);
  }
}

// Ranks of the elements of two sorted sequences in each other, by binary search.
KERNEL merge_ranks(const unsigned *a, const unsigned *b, unsigned *ranks, unsigned n) {
  unsigned t = global_x();
  if (t >= n)
    return;
  unsigned v = a[t], lo = 0, hi = n;
  while (lo < hi) {
    unsigned mid = (lo + hi) / 2;
    if (b[mid] < v)
      lo = mid + 1;
    else
      hi = mid;
  }
  ranks[t] = t + lo;
}

// A matrix transposed through a padded tile.
KERNEL transpose_tile(float *out, const float *in, int width, int height) {
  __shared__ float s[16][17];
  int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
  for (int k = 0; k < 16; k += 4)
    s[threadIdx.y + k][threadIdx.x] = in[(y + k) * width + x];
  __syncthreads();
  x = blockIdx.y * 16 + threadIdx.x;
  y = blockIdx.x * 16 + threadIdx.y;
  for (int k = 0; k < 16; k += 4)
    out[(y + k) * height + x] = s[threadIdx.x][threadIdx.y + k];
}
