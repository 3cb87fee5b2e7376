// Kernels of the kinds that Parboil collects, written for this collection.
#include "kernels.h"

__constant__ float atoms[256] = {1.5f, 2.5f, 0.5f, 1.0f, 6.5f, 3.5f, 1.5f, -0.5f, 3.5f, 7.5f, 2.5f, 0.75f, 5.0f, 5.0f, 3.0f, -1.0f,
                                 0.5f, 6.0f, 4.5f, 0.3f, 2.0f, 2.0f, 7.5f, -0.8f, 7.0f, 1.0f, 6.0f, 0.6f, 4.0f, 3.0f, 1.0f, 0.4f};

// The potential of charges on a lattice, with a cutoff.
KERNEL cutcp(float *lattice, int nx, int ny, float h, int count, float cut2) {
  int x = global_x(), y = global_y(), z = blockIdx.z;
  float px = x * h, py = y * h, pz = z * h, energy = 0.0f, inv = 1.0f / cut2;
  for (int k = 0; k < count; ++k) {
    float dx = px - atoms[4 * k], dy = py - atoms[4 * k + 1], dz = pz - atoms[4 * k + 2];
    float r2 = dx * dx + dy * dy + dz * dz;
    if (r2 < cut2 && r2 > 0.0f) {
      float s = 1.0f - r2 * inv;
      energy += atoms[4 * k + 3] * rsqrt_fast(r2) * s * s;
    }
  }
  lattice[(z * ny + y) * nx + x] += energy;
}

// A matrix of a magnetic resonance image: sums of sines and cosines.
KERNEL mriq(int samples, const float *kx, const float *ky, const float *kz, const float *phi, const float *x, const float *y,
            const float *z, float *qr, float *qi) {
  int i = global_x();
  float sx = x[i], sy = y[i], sz = z[i], r = 0.0f, im = 0.0f;
  for (int k = 0; k < samples; ++k) {
    float angle = 6.2831853f * (kx[k] * sx + ky[k] * sy + kz[k] * sz);
    r += phi[k] * cos_fast(angle);
    im += phi[k] * sin_fast(angle);
  }
  qr[i] = r;
  qi[i] = im;
}

// Histogram of the angles between points, bins by binary search.
KERNEL tpacf(const float *points, int *bins, const float *borders, int n) {
  __shared__ int local[20];
  if (threadIdx.x < 20)
    local[threadIdx.x] = 0;
  __syncthreads();
  int i = global_x();
  float x = points[i], y = points[n + i], z = points[2 * n + i];
  for (int j = i + 1; j < n; ++j) {
    float dot = x * points[j] + y * points[n + j] + z * points[2 * n + j];
    int lo = 0, hi = 20;
    while (hi > lo + 1) {
      int mid = (lo + hi) / 2;
      if (dot >= borders[mid])
        hi = mid;
      else
        lo = mid;
    }
    atomicAdd(&local[lo], 1);
  }
  __syncthreads();
  if (threadIdx.x < 20)
    atomicAdd(&bins[threadIdx.x], local[threadIdx.x]);
}

// Sums of absolute differences of a four-by-four block at the places of a search window.
KERNEL sad(const unsigned char *frame, const unsigned char *reference, unsigned short *out, int width) {
  int dx = threadIdx.x, dy = threadIdx.y, x = blockIdx.x * 4, y = blockIdx.y * 4;
  int sum = 0;
#pragma unroll
  for (int r = 0; r < 4; ++r)
#pragma unroll
    for (int c = 0; c < 4; ++c) {
      int d = frame[(y + r) * width + x + c] - reference[(y + r + dy) * (width + 8) + x + c + dx];
      sum += d < 0 ? -d : d;
    }
  out[((blockIdx.y * gridDim.x + blockIdx.x) * 8 + dy) * 8 + dx] = sum;
}

// A seven-point stencil in three dimensions, one plane at a time.
KERNEL stencil7(float c0, float c1, const float *in, float *out, int nx, int ny, int nz) {
  int i = threadIdx.x + 1, j = blockIdx.x + 1, k = blockIdx.y + 1;
  if (i < nx - 1) {
    long at = i + nx * (j + (long)ny * k);
    out[at] = c1 * (in[at + (long)nx * ny] + in[at - (long)nx * ny] + in[at + nx] + in[at - nx] + in[at + 1] + in[at - 1]) - in[at] * c0;
  }
}

// A lattice of fluid cells with nine velocities: collide, then stream.
KERNEL lbm(const float *src, float *dst, int nx, int ny) {
  int x = threadIdx.x, y = blockIdx.x, n = nx * ny, at = y * nx + x;
  float f[9];
#pragma unroll
  for (int k = 0; k < 9; ++k)
    f[k] = src[k * n + at];
  float rho = f[0] + f[1] + f[2] + f[3] + f[4] + f[5] + f[6] + f[7] + f[8];
  float ux = (f[1] + f[5] + f[8] - f[3] - f[6] - f[7]) / rho, uy = (f[2] + f[5] + f[6] - f[4] - f[7] - f[8]) / rho;
  float u2 = 1.5f * (ux * ux + uy * uy);
#pragma unroll
  for (int k = 0; k < 9; ++k) {
    int cx = k == 1 || k == 5 || k == 8 ? 1 : k == 3 || k == 6 || k == 7 ? -1 : 0;
    int cy = k == 2 || k == 5 || k == 6 ? 1 : k == 4 || k == 7 || k == 8 ? -1 : 0;
    float w = k == 0 ? 4.0f / 9.0f : k < 5 ? 1.0f / 9.0f : 1.0f / 36.0f, cu = 3.0f * (cx * ux + cy * uy);
    float eq = w * rho * (1.0f + cu + 0.5f * cu * cu - u2);
    int to = ((y + cy + ny) % ny) * nx + (x + cx + nx) % nx;
    dst[k * n + to] = f[k] - 0.6f * (f[k] - eq);
  }
}

// Points onto a grid: every cell looks for the points near it, weights by a polynomial.
KERNEL gridding(const float *samples, const float *value, float *grid, float *weight, int count, int side, float cutoff) {
  int x = global_x(), y = global_y();
  if (x >= side || y >= side)
    return;
  float v = 0.0f, d = 0.0f, inv = 1.0f / cutoff;
  for (int k = 0; k < count; ++k) {
    float dx = samples[2 * k] - x, dy = samples[2 * k + 1] - y, r2 = dx * dx + dy * dy;
    if (r2 < cutoff) {
      float t = 1.0f - r2 * inv, w = t * (0.75f + t * (0.2f + t * 0.05f));
      v += w * value[k];
      d += w;
    }
  }
  grid[y * side + x] = v;
  weight[y * side + x] = d;
}
