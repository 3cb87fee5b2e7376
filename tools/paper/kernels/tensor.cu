// Kernels of the kinds that a tensor library instantiates: the coordinates of an element are computed from its number by
// divisions through 64 bits, several elements per thread. Written for this collection.
#include "kernels.h"

struct dims3 { long d[3]; };

// The place of element `i` of a tensor with dims `d` in one with strides `s`.
DEVICE __forceinline__ long place(long i, const dims3 &d, const dims3 &s) {
  long inner = i % d.d[2], rest = i / d.d[2];
  long middle = rest % d.d[1], outer = rest / d.d[1];
  return outer * s.d[0] + middle * s.d[1] + inner * s.d[2];
}

#define FOR_ELEMENTS(i, n) \
  for (long i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += (long)blockDim.x * gridDim.x)

// out = a + b * c
KERNEL t_coeffwise(const float *a, const float *b, const float *c, float *out, long n) {
  FOR_ELEMENTS(i, n) out[i] = a[i] + b[i] * c[i];
}

// A polynomial with divisions and roots.
KERNEL t_algebraic(const float *a, const float *b, float *out, long n) {
  FOR_ELEMENTS(i, n) {
    float x = a[i], y = b[i];
    out[i] = sqrtf(x * x + y * y) + x / (1.0f + y * y) - 0.5f * x * y;
  }
}

KERNEL t_transcendental(const float *a, const float *b, float *out, long n) {
  FOR_ELEMENTS(i, n) out[i] = exp_fast(a[i] * 0.01f) * log_fast(b[i] + 1.0f) + sin_fast(a[i]);
}

KERNEL t_cast(const float *a, int *out, long n) {
  FOR_ELEMENTS(i, n) out[i] = (int)a[i];
}

// A random number of its own for every element.
KERNEL t_random(float *out, unsigned long seed, long n) {
  FOR_ELEMENTS(i, n) {
    unsigned long x = seed + (unsigned long)i * 6364136223846793005ul + 1442695040888963407ul;
    x ^= x >> 22;
    unsigned v = (unsigned)(x >> (22 + (x >> 61)));
    out[i] = (v & 0x7fffffu) * (1.0f / 8388608.0f);
  }
}

// A box of a tensor.
KERNEL t_slice(const float *in, float *out, dims3 size, dims3 stride, long offset, long n) {
  FOR_ELEMENTS(i, n) out[i] = in[offset + place(i, size, stride)];
}

// The tensor with its dimensions exchanged.
KERNEL t_shuffle(const float *in, float *out, dims3 size, dims3 stride, long n) {
  FOR_ELEMENTS(i, n) out[i] = in[place(i, size, stride)];
}

// Every k-th element in each dimension.
KERNEL t_stride(const float *in, float *out, dims3 size, dims3 stride, dims3 step, long n) {
  FOR_ELEMENTS(i, n) {
    dims3 s = {{stride.d[0] * step.d[0], stride.d[1] * step.d[1], stride.d[2] * step.d[2]}};
    out[i] = in[place(i, size, s)];
  }
}

// The tensor with zeros around it.
KERNEL t_pad(const float *in, float *out, dims3 padded, dims3 size, dims3 before, long n) {
  FOR_ELEMENTS(i, n) {
    long c2 = i % padded.d[2] - before.d[2], rest = i / padded.d[2];
    long c1 = rest % padded.d[1] - before.d[1], c0 = rest / padded.d[1] - before.d[0];
    bool inside = c0 >= 0 && c0 < size.d[0] && c1 >= 0 && c1 < size.d[1] && c2 >= 0 && c2 < size.d[2];
    out[i] = inside ? in[(c0 * size.d[1] + c1) * size.d[2] + c2] : 0.0f;
  }
}

// The tensor repeated in every dimension.
KERNEL t_broadcast(const float *in, float *out, dims3 result, dims3 size, long n) {
  FOR_ELEMENTS(i, n) {
    long c2 = i % result.d[2] % size.d[2], rest = i / result.d[2];
    long c1 = rest % result.d[1] % size.d[1], c0 = rest / result.d[1] % size.d[0];
    out[i] = in[(c0 * size.d[1] + c1) * size.d[2] + c2];
  }
}

// Sums over the last dimension.
KERNEL t_row_sum(const float *in, float *out, long rows, long columns) {
  FOR_ELEMENTS(r, rows) {
    float sum = 0.0f;
    for (long k = 0; k < columns; ++k)
      sum += in[r * columns + k];
    out[r] = sum;
  }
}

// Sums over the first dimension.
KERNEL t_column_sum(const float *in, float *out, long rows, long columns) {
  FOR_ELEMENTS(c, columns) {
    float sum = 0.0f;
    for (long k = 0; k < rows; ++k)
      sum += in[k * columns + c];
    out[c] = sum;
  }
}

// The sum of everything.
KERNEL t_full_sum(const float *in, float *out, long n) {
  __shared__ float s[64];
  float sum = 0.0f;
  FOR_ELEMENTS(i, n) sum += in[i];
  s[threadIdx.x] = sum;
  __syncthreads();
  for (int k = 32; k > 0; k /= 2) {
    if (threadIdx.x < k)
      s[threadIdx.x] += s[threadIdx.x + k];
    __syncthreads();
  }
  if (threadIdx.x == 0)
    out[blockIdx.x] = s[0];
}

// A product of matrices, four by four results per thread, without shared memory.
KERNEL t_contract(const float *a, const float *b, float *out, int m, int n, int k) {
  int row = global_y() * 4, col = global_x() * 4;
  float r[4][4] = {{0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}};
  for (int p = 0; p < k; ++p) {
    float x[4], y[4];
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      x[i] = a[(row + i) * k + p];
      y[i] = b[p * n + col + i];
    }
#pragma unroll
    for (int i = 0; i < 4; ++i)
#pragma unroll
      for (int j = 0; j < 4; ++j)
        r[i][j] += x[i] * y[j];
  }
#pragma unroll
  for (int i = 0; i < 4; ++i)
#pragma unroll
    for (int j = 0; j < 4; ++j)
      out[(row + i) * n + col + j] = r[i][j];
}

// A convolution with a kernel of five by five.
KERNEL t_convolve(const float *in, const float *weights, float *out, long width, long height) {
  long n = width * height;
  FOR_ELEMENTS(i, n) {
    long y = i / width, x = i % width;
    float sum = 0.0f;
#pragma unroll
    for (int dy = 0; dy < 5; ++dy)
#pragma unroll
      for (int dx = 0; dx < 5; ++dx)
        sum += weights[dy * 5 + dx] * in[(y + dy) * (width + 4) + x + dx];
    out[i] = sum;
  }
}
