// Kernels of the kinds that Rodinia collects, written for this collection.
#include "kernels.h"

// Breadth-first search, one level: visit the neighbours of the frontier.
KERNEL bfs_visit(int nodes, const int *start, const int *edges, int *frontier, int *next, const int *visited, int *cost,
                 int level) {
  int v = global_x();
  if (v < nodes && frontier[v]) {
    frontier[v] = 0;
    for (int e = start[v]; e < start[v + 1]; ++e) {
      int w = edges[e];
      if (!visited[w]) {
        cost[w] = level;
        next[w] = 1;
      }
    }
  }
}

// Breadth-first search: make the next frontier the current one.
KERNEL bfs_swap(int nodes, int *frontier, int *next, int *visited, int *over) {
  int v = global_x();
  if (v < nodes && next[v]) {
    frontier[v] = 1;
    visited[v] = 1;
    *over = 1;
    next[v] = 0;
  }
}

// Heat on a chip: a tile with a halo in shared memory, two steps of a five-point stencil.
KERNEL hotspot(int side, const float *power, const float *in, float *out, float rx, float ry, float rz) {
  __shared__ float t[10][10];
  int tx = threadIdx.x, ty = threadIdx.y;
  int x = clamp_int(blockIdx.x * 8 + tx - 1, 0, side - 1), y = clamp_int(blockIdx.y * 8 + ty - 1, 0, side - 1);
  t[ty][tx] = in[y * side + x];
  __syncthreads();
  if (tx >= 1 && tx <= 8 && ty >= 1 && ty <= 8) {
    float c = t[ty][tx];
    float dx = (t[ty][tx - 1] + t[ty][tx + 1] - 2.0f * c) * rx;
    float dy = (t[ty - 1][tx] + t[ty + 1][tx] - 2.0f * c) * ry;
    out[y * side + x] = c + 0.5f * (power[y * side + x] + dx + dy + (80.0f - c) * rz);
  }
}

// Dynamic programming over rows: the cheapest of three predecessors, several rows per launch.
KERNEL pathfinder(int rounds, const int *wall, const int *from, int *to, int columns, int first) {
  __shared__ int prev[64], result[64];
  int tx = threadIdx.x, x = blockIdx.x * (64 - 2 * rounds) + tx - rounds;
  bool valid = x >= 0 && x < columns;
  if (valid)
    prev[tx] = from[x];
  __syncthreads();
  bool done = false;
  for (int k = 0; k < rounds; ++k) {
    done = false;
    if (tx > k && tx < 63 - k && valid) {
      int w = x == 0 ? tx : tx - 1, e = x == columns - 1 ? tx : tx + 1;
      done = true;
      result[tx] = min_int(min_int(prev[w], prev[tx]), prev[e]) + wall[columns * (first + k) + x];
    }
    __syncthreads();
    if (k == rounds - 1)
      break;
    if (done)
      prev[tx] = result[tx];
    __syncthreads();
  }
  if (done)
    to[x] = result[tx];
}

// The distance of every record to a point.
KERNEL nn_euclid(const float *places, float *distances, int n, float lat, float lng) {
  int i = blockDim.x * (gridDim.x * blockIdx.y + blockIdx.x) + threadIdx.x;
  if (i < n) {
    float a = lat - places[2 * i], b = lng - places[2 * i + 1];
    distances[i] = sqrtf(a * a + b * b);
  }
}

// Speckle reduction, first half: gradients and the diffusion coefficient.
KERNEL srad_gradient(float lambda, int rows, int columns, const int *north, const int *south, const int *east, const int *west,
                     float *dn, float *ds, float *de, float *dw, float q0, float *c, const float *image) {
  int k = global_x();
  if (k >= rows * columns)
    return;
  int row = k % rows, col = k / rows;
  float j = image[k];
  float n = image[north[row] + rows * col] - j, s = image[south[row] + rows * col] - j;
  float w = image[row + rows * west[col]] - j, e = image[row + rows * east[col]] - j;
  float g2 = (n * n + s * s + w * w + e * e) / (j * j);
  float l = (n + s + w + e) / j;
  float num = 0.5f * g2 - (1.0f / 16.0f) * (l * l), den = 1.0f + 0.25f * l;
  float q = num / (den * den);
  den = (q - q0) / (q0 * (1.0f + q0));
  float v = 1.0f / (1.0f + den);
  c[k] = v < 0.0f ? 0.0f : v > 1.0f ? 1.0f : v;
  dn[k] = n;
  ds[k] = s;
  dw[k] = w;
  de[k] = e * lambda;
}

// Speckle reduction, second half: divergence and update.
KERNEL srad_update(float lambda, int rows, int columns, const int *south, const int *east, const float *dn, const float *ds,
                   const float *de, const float *dw, const float *c, float *image) {
  int k = global_x();
  if (k >= rows * columns)
    return;
  int row = k % rows, col = k / rows;
  float cn = c[k], cs = c[south[row] + rows * col], ce = c[row + rows * east[col]];
  float d = cn * dn[k] + cs * ds[k] + cn * dw[k] + ce * de[k];
  image[k] = image[k] + 0.25f * lambda * d;
}

// LU decomposition of a block on the diagonal.
KERNEL lud_diagonal(float *m, int n, int offset) {
  __shared__ float s[16][16];
  int t = threadIdx.x, at = offset * n + offset;
  for (int i = 0; i < 16; ++i)
    s[i][t] = m[at + i * n + t];
  __syncthreads();
  for (int i = 0; i < 15; ++i) {
    if (t > i) {
      for (int j = 0; j < i; ++j)
        s[t][i] -= s[t][j] * s[j][i];
      s[t][i] /= s[i][i];
    }
    __syncthreads();
    if (t > i)
      for (int j = 0; j < i + 1; ++j)
        s[i + 1][t] -= s[i + 1][j] * s[j][t];
    __syncthreads();
  }
  for (int i = 1; i < 16; ++i)
    m[at + i * n + t] = s[i][t];
}

// LU decomposition: the blocks right of and below the diagonal.
KERNEL lud_internal(float *m, int n, int offset) {
  __shared__ float row[16][16], col[16][16];
  int tx = threadIdx.x, ty = threadIdx.y;
  int gy = offset + (blockIdx.y + 1) * 16, gx = offset + (blockIdx.x + 1) * 16;
  row[ty][tx] = m[(offset + ty) * n + gx + tx];
  col[ty][tx] = m[(gy + ty) * n + offset + tx];
  __syncthreads();
  float sum = 0.0f;
  for (int i = 0; i < 16; ++i)
    sum += col[ty][i] * row[i][tx];
  m[(gy + ty) * n + gx + tx] -= sum;
}

// Gaussian elimination: multipliers of a column.
KERNEL gaussian_multipliers(float *mult, const float *a, int n, int t) {
  int i = global_x();
  if (i >= n - 1 - t)
    return;
  mult[n * (i + t + 1) + t] = a[n * (i + t + 1) + t] / a[n * t + t];
}

// Gaussian elimination: subtract a row from those below.
KERNEL gaussian_eliminate(const float *mult, float *a, float *b, int n, int t) {
  int x = global_x(), y = global_y();
  if (x >= n - 1 - t || y >= n - t)
    return;
  a[n * (x + 1 + t) + (y + t)] -= mult[n * (x + 1 + t) + t] * a[n * t + (y + t)];
  if (y == 0)
    b[x + 1 + t] -= mult[n * (x + 1 + t) + (y + t)] * b[t];
}

// Needleman-Wunsch: a tile of the score matrix, diagonal by diagonal.
KERNEL needle(const int *reference, int *score, int columns, int penalty, int diagonal) {
  __shared__ int t[17][17], ref[16][16];
  int tid = threadIdx.x, bx = blockIdx.x, by = diagonal - 1 - bx;
  int base = columns * 16 * by + 16 * bx;
  if (tid == 0)
    t[0][0] = score[base];
  for (int k = 0; k < 16; ++k)
    ref[k][tid] = reference[base + columns * (k + 1) + tid + 1];
  t[tid + 1][0] = score[base + columns * (tid + 1)];
  t[0][tid + 1] = score[base + tid + 1];
  __syncthreads();
  for (int m = 0; m < 31; ++m) {
    int x = m < 16 ? tid + 1 : tid + m - 14, y = m < 16 ? m - tid + 1 : 16 - tid;
    bool active = m < 16 ? tid <= m : tid <= 30 - m;
    if (active)
      t[y][x] = max_int(max_int(t[y - 1][x - 1] + ref[y - 1][x - 1], t[y][x - 1] - penalty), t[y - 1][x] - penalty);
    __syncthreads();
  }
  for (int k = 0; k < 16; ++k)
    score[base + columns * (k + 1) + tid + 1] = t[k + 1][tid + 1];
}

struct particle { float v, x, y, z; };

// Forces between the particles of neighbouring boxes. They are summed up in global memory, as in the original: whether that is done once or for each
// particle is up to alias analysis.
KERNEL lavamd(int boxes, int per_box, const int *neighbour, const particle *r, const float *charge, particle *force, float alpha) {
  __shared__ particle home[32], other[32];
  __shared__ float q[32];
  int b = blockIdx.x, t = threadIdx.x;
  float a2 = 2.0f * alpha * alpha;
  home[t] = r[b * per_box + t];
  __syncthreads();
  particle *f = &force[b * per_box + t];
  *f = {0.0f, 0.0f, 0.0f, 0.0f};
  for (int k = 0; k < 4; ++k) {
    int n = neighbour[b * 4 + k];
    if (n < 0 || n >= boxes)
      continue;
    other[t] = r[n * per_box + t];
    q[t] = charge[n * per_box + t];
    __syncthreads();
    for (int j = 0; j < per_box; ++j) {
      float r2 = home[t].v + other[j].v - (home[t].x * other[j].x + home[t].y * other[j].y + home[t].z * other[j].z);
      float vij = exp_fast(-a2 * r2 * 0.01f), fs = 2.0f * vij;
      f->v += q[j] * vij;
      f->x += q[j] * fs * (home[t].x - other[j].x);
      f->y += q[j] * fs * (home[t].y - other[j].y);
      f->z += q[j] * fs * (home[t].z - other[j].z);
    }
    __syncthreads();
  }
}

DEVICE float pressure(float density, float energy, float speed2) { return 0.4f * (energy - 0.5f * density * speed2); }

// Fluxes of an unstructured mesh of cells with four neighbours: the kernel with the most values alive.
KERNEL cfd_flux(int cells, const int *neighbours, const float *normals, const float *vars, float *fluxes) {
  int i = global_x();
  if (i >= cells)
    return;
  float d = vars[i], mx = vars[i + cells], my = vars[i + 2 * cells], mz = vars[i + 3 * cells], e = vars[i + 4 * cells];
  float vx = mx / d, vy = my / d, vz = mz / d, s2 = vx * vx + vy * vy + vz * vz;
  float p = pressure(d, e, s2), sound = sqrtf(fabsf(1.4f * p / d)), speed = sqrtf(s2);
  float fd = 0, fx = 0, fy = 0, fz = 0, fe = 0;
  for (int j = 0; j < 4; ++j) {
    int nb = neighbours[i + j * cells];
    float nx = normals[i + (j * 3) * cells], ny = normals[i + (j * 3 + 1) * cells], nz = normals[i + (j * 3 + 2) * cells];
    float len = sqrtf(nx * nx + ny * ny + nz * nz);
    if (nb < 0) {
      fx += nx * p;
      fy += ny * p;
      fz += nz * p;
      continue;
    }
    float d2 = vars[nb], mx2 = vars[nb + cells], my2 = vars[nb + 2 * cells], mz2 = vars[nb + 3 * cells], e2 = vars[nb + 4 * cells];
    float vx2 = mx2 / d2, vy2 = my2 / d2, vz2 = mz2 / d2, q2 = vx2 * vx2 + vy2 * vy2 + vz2 * vz2;
    float p2 = pressure(d2, e2, q2), sound2 = sqrtf(fabsf(1.4f * p2 / d2));
    float factor = -len * 0.1f * (speed + sqrtf(q2) + sound + sound2);
    fd += factor * (d - d2) + 0.5f * (nx * (mx + mx2) + ny * (my + my2) + nz * (mz + mz2));
    fe += factor * (e - e2) + 0.5f * (nx * (vx * (e + p) + vx2 * (e2 + p2)) + ny * (vy * (e + p) + vy2 * (e2 + p2)) + nz * (vz * (e + p) + vz2 * (e2 + p2)));
    fx += factor * (mx - mx2) + 0.5f * (nx * (vx * mx + p + vx2 * mx2 + p2) + ny * (vx * my + vx2 * my2) + nz * (vx * mz + vx2 * mz2));
    fy += factor * (my - my2) + 0.5f * (nx * (vy * mx + vy2 * mx2) + ny * (vy * my + p + vy2 * my2 + p2) + nz * (vy * mz + vy2 * mz2));
    fz += factor * (mz - mz2) + 0.5f * (nx * (vz * mx + vz2 * mx2) + ny * (vz * my + vz2 * my2) + nz * (vz * mz + p + vz2 * mz2 + p2));
  }
  fluxes[i] = fd;
  fluxes[i + cells] = fx;
  fluxes[i + 2 * cells] = fy;
  fluxes[i + 3 * cells] = fz;
  fluxes[i + 4 * cells] = fe;
}

// The gain of opening a centre: distances in a space of `dim` dimensions, stored dimension by dimension.
KERNEL streamcluster(int n, int dim, long x, const float *coord, const float *cost, int *switches, float *lower) {
  int i = global_x();
  if (i >= n)
    return;
  float d = 0.0f;
  for (int k = 0; k < dim; ++k) {
    float t = coord[k * n + i] - coord[k * n + x];
    d += t * t;
  }
  float gain = d - cost[i];
  if (gain < 0.0f) {
    switches[i] = 1;
    lower[i] += gain;
  }
}

// Two-dimensional wavelet transform: rows of a tile, the lifting steps of the 5/3 transform.
KERNEL dwt2d(const int *in, int *out, int width, int height) {
  __shared__ int t[66];
  int x = threadIdx.x, row = blockIdx.x, half = width / 2;
  if (row >= height)
    return;
  for (int k = x; k < width; k += blockDim.x)
    t[k] = in[row * width + k];
  __syncthreads();
  int even = 2 * x, odd = even + 1;
  int right = even + 2 < width ? t[even + 2] : t[even];
  int high = t[odd] - ((t[even] + right) >> 1);
  __syncthreads();
  t[odd] = high;
  __syncthreads();
  int left = x > 0 ? t[odd - 2] : t[odd];
  out[row * width + x] = t[even] + ((left + high + 2) >> 2);
  out[row * width + half + x] = high;
}

// Heat in three dimensions, one column of cells per thread.
KERNEL hotspot3d(const float *power, const float *in, float *out, int nx, int ny, int nz, float ce, float cn, float ct, float cc) {
  int i = global_x(), j = global_y();
  if (i >= nx || j >= ny)
    return;
  int c = i + j * nx, plane = nx * ny;
  int w = i == 0 ? c : c - 1, e = i == nx - 1 ? c : c + 1, n = j == 0 ? c : c - nx, s = j == ny - 1 ? c : c + nx;
  float below = in[c], mid = in[c], above = nz > 1 ? in[c + plane] : mid;
  for (int k = 0; k < nz; ++k) {
    int o = k * plane;
    out[c + o] = cc * mid + cn * in[n + o] + cn * in[s + o] + ce * in[e + o] + ce * in[w + o] + ct * (above + below) + power[c + o];
    below = mid;
    mid = above;
    above = k + 2 < nz ? in[c + o + 2 * plane] : mid;
  }
}

// The nearest of k centres, as in k-means.
KERNEL kmeans(const float *feature, const float *centre, int n, int k, int dim, int *member) {
  int i = global_x();
  if (i >= n)
    return;
  int best = -1;
  float least = 3.0e38f;
  for (int c = 0; c < k; ++c) {
    float d = 0.0f;
    for (int f = 0; f < dim; ++f) {
      float t = feature[f * n + i] - centre[c * dim + f];
      d += t * t;
    }
    if (d < least) {
      least = d;
      best = c;
    }
  }
  member[i] = best;
}

// Search in a tree with eight keys per node, one query per block, one key per thread.
KERNEL btree(int height, const int *keys, const int *children, const int *queries, int *answers) {
  __shared__ int at, found;
  int t = threadIdx.x, q = queries[blockIdx.x];
  if (t == 0) {
    at = 0;
    found = -1;
  }
  __syncthreads();
  for (int h = 0; h < height; ++h) {
    int node = at;
    int lo = keys[node * 9 + t], hi = keys[node * 9 + t + 1];
    __syncthreads();
    if (lo <= q && q < hi) {
      at = children[node * 8 + t];
      found = node * 8 + t;
    }
    __syncthreads();
  }
  if (t == 0)
    answers[blockIdx.x] = found;
}

// A layer of a neural network: products in shared memory, summed up as a tree.
KERNEL backprop(const float *input, const float *weights, float *partial, int hidden) {
  __shared__ float node[16], w[16][16];
  int by = blockIdx.y, tx = threadIdx.x, ty = threadIdx.y;
  int at = (hidden + 1) * 16 * by + (hidden + 1) * ty + tx + 1 + (hidden + 1);
  if (tx == 0)
    node[ty] = input[16 * by + ty + 1];
  __syncthreads();
  w[ty][tx] = weights[at] * node[ty];
  __syncthreads();
  for (int k = 2; k <= 16; k *= 2) {
    if (ty % k == 0)
      w[ty][tx] += w[ty + k / 2][tx];
    __syncthreads();
  }
  if (ty == 0)
    partial[by * hidden + tx] = w[0][tx];
}
