// Kernels that Fig. 20 of Sampaio et al., "Divergence analysis", names and the other suites have no like of, written for this
// collection. Where theirs read textures these read buffers.
#include "kernels.h"

#define WARP_SYNC() __nvvm_bar_warp_sync(0xffffffff)

DEVICE __forceinline__ int floor_int(float v) {
  int i = (int)v;
  return i - (v < (float)i);
}

// An image between its points, as a texture unit reads it: clamped, bilinear.
DEVICE __forceinline__ float sample(const float *in, int width, int height, float x, float y) {
  int ix = floor_int(x), iy = floor_int(y);
  float fx = x - ix, fy = y - iy;
  int x0 = clamp_int(ix, 0, width - 1), x1 = clamp_int(ix + 1, 0, width - 1);
  int y0 = clamp_int(iy, 0, height - 1), y1 = clamp_int(iy + 1, 0, height - 1);
  float a = in[y0 * width + x0] * (1.0f - fx) + in[y0 * width + x1] * fx;
  float b = in[y1 * width + x0] * (1.0f - fx) + in[y1 * width + x1] * fx;
  return a * (1.0f - fy) + b * fy;
}

// Sums of blocks, seven ways. 0: neighbours at growing distances, every 2k-th thread works.
KERNEL reduce0(const int *in, int *out, int n) {
  __shared__ int s[128];
  int t = threadIdx.x, i = global_x();
  s[t] = i < n ? in[i] : 0;
  __syncthreads();
  for (int k = 1; k < blockDim.x; k *= 2) {
    if (t % (2 * k) == 0)
      s[t] += s[t + k];
    __syncthreads();
  }
  if (t == 0)
    out[blockIdx.x] = s[0];
}

// 1: the same places, by the first threads.
KERNEL reduce1(const int *in, int *out, int n) {
  __shared__ int s[128];
  int t = threadIdx.x, i = global_x();
  s[t] = i < n ? in[i] : 0;
  __syncthreads();
  for (int k = 1; k < blockDim.x; k *= 2) {
    int at = 2 * k * t;
    if (at < blockDim.x)
      s[at] += s[at + k];
    __syncthreads();
  }
  if (t == 0)
    out[blockIdx.x] = s[0];
}

// 2: halves, without conflicts of banks.
KERNEL reduce2(const int *in, int *out, int n) {
  __shared__ int s[128];
  int t = threadIdx.x, i = global_x();
  s[t] = i < n ? in[i] : 0;
  __syncthreads();
  for (int k = blockDim.x / 2; k > 0; k >>= 1) {
    if (t < k)
      s[t] += s[t + k];
    __syncthreads();
  }
  if (t == 0)
    out[blockIdx.x] = s[0];
}

// 3: the first sum is taken while loading.
KERNEL reduce3(const int *in, int *out, int n) {
  __shared__ int s[128];
  int t = threadIdx.x, i = blockIdx.x * (blockDim.x * 2) + t;
  int sum = i < n ? in[i] : 0;
  if (i + blockDim.x < n)
    sum += in[i + blockDim.x];
  s[t] = sum;
  __syncthreads();
  for (int k = blockDim.x / 2; k > 0; k >>= 1) {
    if (t < k)
      s[t] = sum = sum + s[t + k];
    __syncthreads();
  }
  if (t == 0)
    out[blockIdx.x] = s[0];
}

// What the last warp adds, unrolled.
DEVICE __forceinline__ void last_warp(volatile int *s, int t) {
  int sum = s[t];
#pragma unroll
  for (int k = 32; k > 0; k >>= 1) {
    if (t < k)
      sum += s[t + k];
    WARP_SYNC();
    s[t] = sum;
    WARP_SYNC();
  }
}

// 4: one warp needs no barriers.
KERNEL reduce4(const int *in, int *out, int n) {
  __shared__ int s[128];
  int t = threadIdx.x, i = blockIdx.x * (blockDim.x * 2) + t;
  int sum = i < n ? in[i] : 0;
  if (i + blockDim.x < n)
    sum += in[i + blockDim.x];
  s[t] = sum;
  __syncthreads();
  for (int k = blockDim.x / 2; k > 32; k >>= 1) {
    if (t < k)
      s[t] = sum = sum + s[t + k];
    __syncthreads();
  }
  if (t < 32)
    last_warp(s, t);
  if (t == 0)
    out[blockIdx.x] = s[0];
}

// 5: the size of the block is known, no loop is left.
KERNEL reduce5(const int *in, int *out, int n) {
  __shared__ int s[128];
  int t = threadIdx.x, i = blockIdx.x * 256 + t;
  int sum = i < n ? in[i] : 0;
  if (i + 128 < n)
    sum += in[i + 128];
  s[t] = sum;
  __syncthreads();
  if (t < 64)
    s[t] = sum = sum + s[t + 64];
  __syncthreads();
  if (t < 32)
    last_warp(s, t);
  if (t == 0)
    out[blockIdx.x] = s[0];
}

// 6: a thread adds many elements first.
KERNEL reduce6(const int *in, int *out, int n, int power_of_two) {
  __shared__ int s[128];
  int t = threadIdx.x, step = 128 * 2 * gridDim.x, sum = 0;
  for (int i = blockIdx.x * 256 + t; i < n; i += step) {
    sum += in[i];
    if (power_of_two || i + 128 < n)
      sum += in[i + 128];
  }
  s[t] = sum;
  __syncthreads();
  if (t < 64)
    s[t] = sum = sum + s[t + 64];
  __syncthreads();
  if (t < 32)
    last_warp(s, t);
  if (t == 0)
    out[blockIdx.x] = s[0];
}

// The smallest element, with the clock before and after; only that time has passed is kept of the clock.
KERNEL clock_reduction(const float *in, float *out, int *passed) {
  extern __shared__ float dynamic[];
  int t = threadIdx.x;
  unsigned start = __nvvm_read_ptx_sreg_clock();
  dynamic[t] = in[t];
  dynamic[t + blockDim.x] = in[t + blockDim.x];
  for (int k = blockDim.x; k > 0; k /= 2) {
    __syncthreads();
    if (t < k) {
      float a = dynamic[t], b = dynamic[t + k];
      if (b < a)
        dynamic[t] = b;
    }
  }
  if (t == 0)
    out[blockIdx.x] = dynamic[0];
  __syncthreads();
  if (t == 0)
    passed[blockIdx.x] = __nvvm_read_ptx_sreg_clock() - start != 0;
}

// A product of matrices by tiles of 16 by 16.
KERNEL matrix_mul(float *c, const float *a, const float *b, int wa, int wb) {
  __shared__ float as[16][16], bs[16][16];
  int bx = blockIdx.x, by = blockIdx.y, tx = threadIdx.x, ty = threadIdx.y;
  int begin = wa * 16 * by, end = begin + wa - 1;
  float sum = 0.0f;
  for (int at = begin, bt = 16 * bx; at <= end; at += 16, bt += 16 * wb) {
    as[ty][tx] = a[at + wa * ty + tx];
    bs[ty][tx] = b[bt + wb * ty + tx];
    __syncthreads();
#pragma unroll
    for (int k = 0; k < 16; ++k)
      sum += as[ty][k] * bs[k][tx];
    __syncthreads();
  }
  c[wb * 16 * by + 16 * bx + wb * ty + tx] = sum;
}

// Features from rows of points to columns.
KERNEL kmeans_invert(const float *in, float *out, int points, int features) {
  int p = global_x();
  if (p < points)
    for (int k = 0; k < features; ++k)
      out[points * k + p] = in[p * features + k];
}

// The step of each cell in a solver of flows.
KERNEL cfd_step_factor(int cells, const float *vars, const float *areas, float *factor) {
  int i = global_x();
  float density = vars[i], mx = vars[i + cells], my = vars[i + 2 * cells], mz = vars[i + 3 * cells], energy = vars[i + 4 * cells];
  float vx = mx / density, vy = my / density, vz = mz / density, square = vx * vx + vy * vy + vz * vz;
  float pressure = 0.4f * (energy + 2.0f - 0.5f * density * square);
  float sound = sqrtf(fabsf(1.4f * pressure / density));
  factor[i] = 0.5f / (sqrtf(areas[i]) * (sqrtf(square) + sound));
}

// One step of Runge and Kutta's method for the five variables of a cell.
KERNEL cfd_time_step(int round, int cells, const float *old, float *vars, const float *factor, const float *flux) {
  int i = global_x();
  float f = factor[i] / (4 - round);
  vars[i] = old[i] + f * flux[i];
  vars[i + 4 * cells] = old[i + 4 * cells] + f * flux[i + 4 * cells];
  vars[i + cells] = old[i + cells] + f * flux[i + cells];
  vars[i + 2 * cells] = old[i + 2 * cells] + f * flux[i + 2 * cells];
  vars[i + 3 * cells] = old[i + 3 * cells] + f * flux[i + 3 * cells];
}

// Optical flow by Horn and Schunck. An iteration of Jacobi's method, the tile with its border in shared memory.
KERNEL flow_jacobi(const float *du, const float *dv, const float *ix, const float *iy, const float *iz, int w, int h, float alpha, float *nu,
                   float *nv) {
  __shared__ float su[18 * 10], sv[18 * 10];
  int tx = threadIdx.x, ty = threadIdx.y, x = global_x(), y = global_y();
  for (int k = ty * 16 + tx; k < 18 * 10; k += 128) {
    int cx = clamp_int(blockIdx.x * 16 + k % 18 - 1, 0, w - 1), cy = clamp_int(blockIdx.y * 8 + k / 18 - 1, 0, h - 1);
    su[k] = du[cy * w + cx];
    sv[k] = dv[cy * w + cx];
  }
  __syncthreads();
  if (x >= w || y >= h)
    return;
  int s = (ty + 1) * 18 + tx + 1, at = y * w + x;
  float mu = (su[s - 1] + su[s + 1] + su[s - 18] + su[s + 18]) * 0.25f;
  float mv = (sv[s - 1] + sv[s + 1] + sv[s - 18] + sv[s + 18]) * 0.25f;
  float gx = ix[at], gy = iy[at], frac = (gx * mu + gy * mv + iz[at]) / (gx * gx + gy * gy + alpha);
  nu[at] = mu - gx * frac;
  nv[at] = mv - gy * frac;
}

KERNEL flow_upscale(const float *in, int w, int h, int nw, int nh, float scale, float *out) {
  int x = global_x(), y = global_y();
  if (x >= nw || y >= nh)
    return;
  out[x + y * nw] = sample(in, w, h, (x + 0.5f) * w / nw - 0.5f, (y + 0.5f) * h / nh - 0.5f) * scale;
}

KERNEL flow_downscale(const float *in, int w, int h, int nw, int nh, float *out) {
  int x = global_x(), y = global_y();
  if (x >= nw || y >= nh)
    return;
  float dx = 0.5f * w / nw, dy = 0.5f * h / nh, cx = (x + 0.5f) * w / nw - 0.5f, cy = (y + 0.5f) * h / nh - 0.5f;
  float sum = sample(in, w, h, cx - dx * 0.5f, cy - dy * 0.5f) + sample(in, w, h, cx + dx * 0.5f, cy - dy * 0.5f);
  sum += sample(in, w, h, cx - dx * 0.5f, cy + dy * 0.5f) + sample(in, w, h, cx + dx * 0.5f, cy + dy * 0.5f);
  out[x + y * nw] = 0.25f * sum;
}

KERNEL flow_warp(const float *in, int w, int h, const float *u, const float *v, float *out) {
  int x = global_x(), y = global_y(), at = x + y * w;
  if (x >= w || y >= h)
    return;
  out[at] = sample(in, w, h, x + 4.0f * u[at], y + 4.0f * v[at]);
}

DEVICE __forceinline__ float point(const float *in, int w, int h, int x, int y) { return in[clamp_int(y, 0, h - 1) * w + clamp_int(x, 0, w - 1)]; }

DEVICE __forceinline__ float slope_x(const float *in, int w, int h, int x, int y) {
  return (point(in, w, h, x - 2, y) - 8.0f * point(in, w, h, x - 1, y) + 8.0f * point(in, w, h, x + 1, y) - point(in, w, h, x + 2, y)) / 12.0f;
}

DEVICE __forceinline__ float slope_y(const float *in, int w, int h, int x, int y) {
  return (point(in, w, h, x, y - 2) - 8.0f * point(in, w, h, x, y - 1) + 8.0f * point(in, w, h, x, y + 1) - point(in, w, h, x, y + 2)) / 12.0f;
}

KERNEL flow_derivatives(const float *from, const float *to, int w, int h, float *ix, float *iy, float *iz) {
  int x = global_x(), y = global_y(), at = x + y * w;
  if (x >= w || y >= h)
    return;
  ix[at] = (slope_x(from, w, h, x, y) + slope_x(to, w, h, x, y)) * 0.5f;
  iy[at] = (slope_y(from, w, h, x, y) + slope_y(to, w, h, x, y)) * 0.5f;
  iz[at] = to[at] - from[at];
}

// The value of a cubic spline through four points.
DEVICE __forceinline__ float spline(float t, float a, float b, float c, float d) {
  float w0 = t * (-0.5f + t * (1.0f - 0.5f * t)), w1 = 1.0f + t * t * (-2.5f + 1.5f * t);
  float w2 = t * (0.5f + t * (2.0f - 1.5f * t)), w3 = t * t * (-0.5f + 0.5f * t);
  return a * w0 + b * w1 + c * w2 + d * w3;
}

// A picture turned and magnified, by splines of Catmull and Rom.
KERNEL bicubic(const float *in, unsigned *out, int w, int h, float tx, float ty, float scale, float cx, float cy) {
  int px = global_x(), py = global_y();
  if (px >= w || py >= h)
    return;
  float u = (px - cx) * scale + cx + tx, v = (py - cy) * scale + cy + ty;
  int ix = floor_int(u - 0.5f), iy = floor_int(v - 0.5f);
  float fx = u - 0.5f - ix, fy = v - 0.5f - iy, rows[4];
#pragma unroll
  for (int k = 0; k < 4; ++k) {
    int y = iy + k - 1;
    rows[k] = spline(fx, point(in, w, h, ix - 1, y), point(in, w, h, ix, y), point(in, w, h, ix + 1, y), point(in, w, h, ix + 2, y));
  }
  unsigned grey = (unsigned)(fminf(fmaxf(spline(fy, rows[0], rows[1], rows[2], rows[3]), 0.0f), 1.0f) * 255.0f);
  out[py * w + px] = 0xff000000u | grey << 16 | grey << 8 | grey;
}

struct vertex {
  float x, y, z, w;
};

// A waving mesh.
KERNEL wave_mesh(vertex *out, unsigned width, unsigned height, float time) {
  unsigned x = global_x(), y = global_y();
  float u = x / (float)width * 2.0f - 1.0f, v = y / (float)height * 2.0f - 1.0f;
  float w = sin_fast(u * 4.0f + time) * cos_fast(v * 4.0f + time) * 0.5f;
  vertex p = {u, w, v, 1.0f};
  out[y * width + x] = p;
}

// Mandelbrot's set; blocks of pixels are taken from a common counter until none is left.
KERNEL mandelbrot(unsigned *out, int w, int h, int limit, float left, float top, float scale, int *next, int across, int blocks) {
  __shared__ int block;
  for (;;) {
    if (threadIdx.x == 0 && threadIdx.y == 0)
      block = atomicAdd(next, 1);
    __syncthreads();
    int mine = block;
    __syncthreads();
    if (mine >= blocks)
      break;
    int x = (mine % across) * blockDim.x + threadIdx.x, y = (mine / across) * blockDim.y + threadIdx.y;
    if (x >= w || y >= h)
      continue;
    float cr = left + x * scale, ci = top + y * scale, zr = 0.0f, zi = 0.0f, rr = 0.0f, ii = 0.0f;
    int n = limit;
    while (n > 0 && rr + ii < 4.0f) {
      zi = zr * zi * 2.0f + ci;
      zr = rr - ii + cr;
      rr = zr * zr;
      ii = zi * zi;
      --n;
    }
    out[y * w + x] = n == 0 ? 0 : (limit - n) * 0x01030507u;
  }
}

// A search in breadth: the block's next frontier is collected in shared memory, then appended to the common one.
KERNEL bfs_queue(const int *queue, int length, int *next, int *tail, const int *start, const int *edges, int *cost, int level) {
  __shared__ int local[512], count, base;
  int t = threadIdx.x, i = global_x();
  if (t == 0)
    count = 0;
  __syncthreads();
  if (i < length) {
    int node = queue[i];
    for (int e = start[node]; e < start[node + 1]; ++e) {
      int to = edges[e];
      if (__nvvm_atom_min_gen_i(&cost[to], level) > level) {
        int at = atomicAdd(&count, 1);
        if (at < 512)
          local[at] = to;
        else
          next[atomicAdd(tail, 1)] = to;
      }
    }
  }
  __syncthreads();
  if (t == 0)
    base = atomicAdd(tail, min_int(count, 512));
  __syncthreads();
  for (int k = t; k < min_int(count, 512); k += blockDim.x)
    next[base + k] = local[k];
}

// The whole search in one block, level by level.
KERNEL bfs_one_block(int nodes, const int *start, const int *edges, int *cost, int source, int *levels) {
  __shared__ int queues[2][256], count[2];
  int t = threadIdx.x, level = 0;
  for (int k = t; k < nodes; k += blockDim.x)
    cost[k] = k == source ? 0 : 1 << 20;
  if (t == 0) {
    queues[0][0] = source;
    count[0] = 1;
    count[1] = 0;
  }
  __syncthreads();
  while (count[level & 1] > 0) {
    int now = level & 1, length = count[now];
    for (int k = t; k < length; k += blockDim.x) {
      int node = queues[now][k];
      for (int e = start[node]; e < start[node + 1]; ++e) {
        int to = edges[e];
        if (__nvvm_atom_min_gen_i(&cost[to], level + 1) > level + 1)
          queues[1 - now][atomicAdd(&count[1 - now], 1)] = to;
      }
    }
    __syncthreads();
    if (t == 0)
      count[now] = 0;
    ++level;
    __syncthreads();
  }
  if (t == 0)
    levels[0] = level;
}

// Several levels in one launch, a barrier of all blocks between them.
KERNEL bfs_blocks(int nodes, const int *start, const int *edges, int *cost, int *found, int *arrived, int level, int last) {
  __shared__ int any;
  for (; level < last; ++level) {
    if (threadIdx.x == 0)
      any = 0;
    __syncthreads();
    for (int node = global_x(); node < nodes; node += blockDim.x * gridDim.x) {
      if (cost[node] != level)
        continue;
      for (int e = start[node]; e < start[node + 1]; ++e)
        if (__nvvm_atom_min_gen_i(&cost[edges[e]], level + 1) > level + 1)
          atomicAdd(&any, 1);
    }
    __syncthreads();
    if (threadIdx.x == 0) {
      atomicAdd(found, any);
      atomicAdd(arrived, 1);
      while (atomicAdd(arrived, 0) < (int)gridDim.x * (level + 1))
        ;
    }
    __syncthreads();
  }
}

// A cube of densities between its points.
DEVICE __forceinline__ float density(const float *in, int side, float x, float y, float z) {
  int iz = floor_int(z), z0 = clamp_int(iz, 0, side - 1), z1 = clamp_int(iz + 1, 0, side - 1);
  float fz = z - iz;
  return sample(in + z0 * side * side, side, side, x, y) * (1.0f - fz) + sample(in + z1 * side * side, side, side, x, y) * fz;
}

// A slice of a cube.
KERNEL texture3d(const float *in, int side, unsigned char *out, int w, int h, float depth) {
  int x = global_x(), y = global_y();
  if (x >= w || y >= h)
    return;
  float u = x / (float)w * side, v = y / (float)h * side;
  out[y * w + x] = (unsigned char)(density(in, side, u - 0.5f, v - 0.5f, depth * side - 0.5f) * 255.0f);
}

// Rays through a cube of densities, front to back, until what is behind cannot be seen.
KERNEL volume_render(const float *in, int side, const float *colours, float *out, int w, int h, float dist, float brightness) {
  int x = global_x(), y = global_y();
  if (x >= w || y >= h)
    return;
  float u = x / (float)w * 2.0f - 1.0f, v = y / (float)h * 2.0f - 1.0f;
  float norm = rsqrt_fast(u * u + v * v + 4.0f), dx = u * norm, dy = v * norm, dz = -2.0f * norm;
  float ox = 0.0f, oy = 0.0f, oz = dist;
  float ax = (-1.0f - ox) / dx, bx = (1.0f - ox) / dx, ay = (-1.0f - oy) / dy, by = (1.0f - oy) / dy, az = (-1.0f - oz) / dz, bz = (1.0f - oz) / dz;
  float near = fmaxf(fmaxf(fminf(ax, bx), fminf(ay, by)), fminf(az, bz)), far = fminf(fminf(fmaxf(ax, bx), fmaxf(ay, by)), fmaxf(az, bz));
  float r = 0.0f, g = 0.0f, b = 0.0f, a = 0.0f;
  if (near < far) {
    float t = near < 0.0f ? 0.0f : near;
    for (int k = 0; k < 60; ++k) {
      float px = (ox + dx * t) * 0.5f + 0.5f, py = (oy + dy * t) * 0.5f + 0.5f, pz = (oz + dz * t) * 0.5f + 0.5f;
      float s = density(in, side, px * side, py * side, pz * side);
      int c = clamp_int((int)(s * 8.0f), 0, 8) * 4;
      float alpha = colours[c + 3] * 0.05f, left = (1.0f - a) * alpha;
      r += left * colours[c];
      g += left * colours[c + 1];
      b += left * colours[c + 2];
      a += left;
      t += 0.05f;
      if (a > 0.95f || t > far)
        break;
    }
  }
  int at = (y * w + x) * 3;
  out[at] = r * brightness;
  out[at + 1] = g * brightness;
  out[at + 2] = b * brightness;
}

// Noise is averaged over the likest points of a window.
KERNEL denoise_knn(const float *in, float *out, int w, int h, float noise, float lerp) {
  int x = global_x(), y = global_y();
  if (x >= w || y >= h)
    return;
  float centre = in[y * w + x], count = 0.0f, sum = 0.0f, total = 0.0f;
#pragma unroll
  for (int dy = -3; dy <= 3; ++dy)
#pragma unroll
    for (int dx = -3; dx <= 3; ++dx) {
      float v = point(in, w, h, x + dx, y + dy), d = v - centre;
      float weight = exp_fast(-(d * d * noise + (dx * dx + dy * dy) * 0.02f));
      count += weight > 0.02f ? 1.0f / 49.0f : 0.0f;
      total += weight;
      sum += v * weight;
    }
  float mean = sum / total, l = count > 0.66f ? lerp : 1.0f - lerp;
  out[y * w + x] = mean + (centre - mean) * l;
}

// The wall of a heart is followed from picture to picture: a block searches for one point, by the correlation of a template
// with each place of a window, the sums of windows from running sums over rows and columns.
KERNEL heartwall(const float *frame, int w, int h, const float *templates, const int *rows, const int *columns, int *new_rows, int *new_columns) {
  __shared__ float window[24 * 24], templ[8 * 8], corr[17 * 17], sums[25 * 25], squares[25 * 25], best[64];
  __shared__ int place[64];
  int p = blockIdx.x, t = threadIdx.x, top = rows[p] - 12, left = columns[p] - 12;
  for (int k = t; k < 24 * 24; k += 64)
    window[k] = point(frame, w, h, left + k % 24, top + k / 24);
  templ[t] = templates[p * 64 + t];
  for (int k = t; k < 25 * 25; k += 64)
    sums[k] = squares[k] = 0.0f;
  __syncthreads();
  float mean = 0.0f, norm = 0.0f;
  for (int k = 0; k < 64; ++k)
    mean += templ[k];
  mean /= 64.0f;
  for (int k = 0; k < 64; ++k)
    norm += (templ[k] - mean) * (templ[k] - mean);
  norm = sqrtf(norm) + 0.001f;
  if (t < 24) {
    float s = 0.0f, q = 0.0f;
    for (int k = 0; k < 24; ++k) {
      float v = window[t * 24 + k];
      s += v;
      q += v * v;
      sums[(t + 1) * 25 + k + 1] = s;
      squares[(t + 1) * 25 + k + 1] = q;
    }
  }
  __syncthreads();
  if (t < 24) {
    for (int k = 1; k < 25; ++k) {
      sums[k * 25 + t + 1] += sums[(k - 1) * 25 + t + 1];
      squares[k * 25 + t + 1] += squares[(k - 1) * 25 + t + 1];
    }
  }
  __syncthreads();
  for (int k = t; k < 17 * 17; k += 64) {
    int r = k / 17, c = k % 17;
    float cross = 0.0f;
    for (int i = 0; i < 8; ++i)
      for (int j = 0; j < 8; ++j)
        cross += window[(r + i) * 24 + c + j] * (templ[i * 8 + j] - mean);
    float s = sums[(r + 8) * 25 + c + 8] - sums[r * 25 + c + 8] - sums[(r + 8) * 25 + c] + sums[r * 25 + c];
    float q = squares[(r + 8) * 25 + c + 8] - squares[r * 25 + c + 8] - squares[(r + 8) * 25 + c] + squares[r * 25 + c];
    float var = q - s * s / 64.0f;
    corr[k] = cross / (norm * sqrtf(var < 0.001f ? 0.001f : var));
  }
  __syncthreads();
  float high = -2.0f;
  int at = 0;
  for (int k = t; k < 17 * 17; k += 64)
    if (corr[k] > high) {
      high = corr[k];
      at = k;
    }
  best[t] = high;
  place[t] = at;
  for (int k = 32; k > 0; k >>= 1) {
    __syncthreads();
    if (t < k && (best[t + k] > best[t] || (best[t + k] == best[t] && place[t + k] < place[t]))) {
      best[t] = best[t + k];
      place[t] = place[t + k];
    }
  }
  if (t == 0) {
    new_rows[p] = top + place[0] / 17 + 4;
    new_columns[p] = left + place[0] % 17 + 4;
  }
}
