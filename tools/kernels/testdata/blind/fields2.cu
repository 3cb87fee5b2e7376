// Generators, sorting, physics, finance: kernels written without a look at what compilers make of them.
#include "fields.h"

// Generators.
KERNEL xorwow(unsigned *state, float *out, int n, int per) {
  int t = global_x();
  if (t >= n) return;
  unsigned x = state[t * 6], y = state[t * 6 + 1], z = state[t * 6 + 2], w = state[t * 6 + 3], v = state[t * 6 + 4], d = state[t * 6 + 5];
  for (int i = 0; i < per; ++i) {
    unsigned s = x ^ (x >> 2);
    x = y; y = z; z = w; w = v;
    v = (v ^ (v << 4)) ^ (s ^ (s << 1));
    d += 362437;
    out[i * n + t] = (v + d) * 2.3283064e-10f;
  }
  state[t * 6] = x; state[t * 6 + 1] = y; state[t * 6 + 2] = z; state[t * 6 + 3] = w; state[t * 6 + 4] = v; state[t * 6 + 5] = d;
}

KERNEL philox(unsigned *out, unsigned k0, unsigned k1, int n) {
  int t = global_x();
  if (t >= n) return;
  unsigned c0 = t, c1 = 0, c2 = 7, c3 = 11;
  for (int r = 0; r < 10; ++r) {
    unsigned long long p = (unsigned long long)0xD2511F53u * c0, q = (unsigned long long)0xCD9E8D57u * c2;
    c0 = (unsigned)(q >> 32) ^ c1 ^ k0;
    c2 = (unsigned)(p >> 32) ^ c3 ^ k1;
    c1 = (unsigned)q;
    c3 = (unsigned)p;
    k0 += 0x9E3779B9u;
    k1 += 0xBB67AE85u;
  }
  out[t * 4] = c0; out[t * 4 + 1] = c1; out[t * 4 + 2] = c2; out[t * 4 + 3] = c3;
}

KERNEL halton(float *out, int n, int dims, const int *primes) {
  int t = global_x();
  if (t >= n) return;
  for (int d = 0; d < dims; ++d) {
    int b = primes[d] | 2, i = t + 1;
    float f = 1.0f, r = 0.0f;
    while (i > 0) { f /= b; r += f * (i % b); i /= b; }
    out[d * n + t] = r;
  }
}

KERNEL box_muller(const float *u, float *z, int n) {
  for (int i = global_x(); i < n; i += gridDim.x * blockDim.x) {
    float a = u[2 * i], b = u[2 * i + 1];
    float r = sqrtf(-2.0f * __logf(a)), s, c;
    __sincosf(6.2831853f * b, &s, &c);
    z[2 * i] = r * c;
    z[2 * i + 1] = r * s;
  }
}

// Hash tables.
KERNEL hash_insert(const unsigned *keys, const unsigned *vals, unsigned *tk, unsigned *tv, int n, int mask) {
  int t = global_x();
  if (t >= n) return;
  unsigned k = keys[t] | 1, s = (k * 2654435761u) >> 8;
  for (int p = 0; p < 32; ++p) {
    unsigned i = (s + p) & mask & 4095, old = atomicCAS(&tk[i], 0u, k);
    if (old == 0 || old == k) { tv[i] = vals[t]; return; }
  }
}

KERNEL cuckoo_find(const unsigned *keys, const unsigned *table, unsigned *out, int n, unsigned size) {
  int t = global_x();
  if (t >= n) return;
  unsigned k = keys[t], r = 0xffffffffu;
  unsigned h = k;
  for (int i = 0; i < 4; ++i) {
    h ^= h >> 16; h *= 0x85ebca6bu; h ^= h >> 13;
    unsigned p = h & 1023;
    if (table[2 * p] == k) r = table[2 * p + 1];
  }
  out[t] = r;
}

KERNEL bloom(const unsigned *keys, const unsigned *bits, unsigned char *out, int n, int hashes) {
  int t = global_x();
  if (t >= n) return;
  unsigned a = keys[t] * 0x9E3779B1u, b = (keys[t] ^ 0x5bd1e995u) * 0x85ebca77u, ok = 1;
  for (int i = 0; i < hashes; ++i) {
    unsigned h = a + i * b;
    ok &= bits[(h >> 5) & 1023] >> (h & 31);
  }
  out[t] = ok & 1;
}

// Sorting.
KERNEL bitonic_shared(int *data, int n) {
  __shared__ int s[256];
  int t = threadIdx.x & 127, base = blockIdx.x * 256;
  s[t] = base + t < n ? data[base + t] : 0x7fffffff;
  s[t + 128] = base + t + 128 < n ? data[base + t + 128] : 0x7fffffff;
  for (int k = 2; k <= 256; k <<= 1)
    for (int j = k >> 1; j > 0; j >>= 1) {
      __syncthreads();
      int i = 2 * t - (t & (j - 1)), p = i + j;
      bool up = (i & k) == 0;
      int a = s[i & 255], b = s[p & 255];
      if ((a > b) == up) { s[i & 255] = b; s[p & 255] = a; }
    }
  __syncthreads();
  if (base + t < n) data[base + t] = s[t];
  if (base + t + 128 < n) data[base + t + 128] = s[t + 128];
}

KERNEL insertion8(const float *in, float *out, int n) {
  int t = global_x();
  if (t >= n) return;
  float v[8];
  for (int i = 0; i < 8; ++i) v[i] = in[i * n + t];
  for (int i = 1; i < 8; ++i)
    for (int j = i; j > 0; --j)
      if (v[j] < v[j - 1]) { float x = v[j]; v[j] = v[j - 1]; v[j - 1] = x; }
  for (int i = 0; i < 8; ++i) out[i * n + t] = v[i];
}

KERNEL rank_sort(const float *key, const int *val, float *ok, int *ov, int n) {
  int i = global_x();
  if (i >= n) return;
  float k = key[i];
  int r = 0;
  for (int j = 0; j < n; ++j) {
    float o = key[j];
    r += o < k || (o == k && j < i);
  }
  ok[r] = k;
  ov[r] = val[i];
}

KERNEL topk4(const float *x, float *v, int *idx, int rows, int cols) {
  int r = global_x();
  if (r >= rows) return;
  float b[4] = {-1e30f, -1e30f, -1e30f, -1e30f};
  int p[4] = {-1, -1, -1, -1};
  for (int c = 0; c < cols; ++c) {
    float y = x[r * cols + c];
    int q = c;
    for (int k = 0; k < 4; ++k)
      if (y > b[k]) { float fb = b[k]; int ib = p[k]; b[k] = y; p[k] = q; y = fb; q = ib; }
  }
  for (int k = 0; k < 4; ++k) { v[r * 4 + k] = b[k]; idx[r * 4 + k] = p[k]; }
}

// Physics.
KERNEL lj_cell(const float4 *pos, const int *list, const int *cnt, float4 *force, int n, int maxn, float rc2) {
  int i = global_x();
  if (i >= n) return;
  float4 p = pos[i];
  float fx = 0, fy = 0, fz = 0, e = 0;
  int m = cnt[i];
  for (int k = 0; k < m; ++k) {
    float4 q = pos[list[k * n + i]];
    float dx = p.x - q.x, dy = p.y - q.y, dz = p.z - q.z, r2 = dx * dx + dy * dy + dz * dz;
    if (r2 < rc2) {
      float i2 = 1.0f / r2, i6 = i2 * i2 * i2, f = i6 * (48.0f * i6 - 24.0f) * i2;
      fx += f * dx; fy += f * dy; fz += f * dz;
      e += 4.0f * i6 * (i6 - 1.0f);
    }
  }
  force[i] = make_float4(fx, fy, fz, e);
}

KERNEL heat3d(const float *in, float *out, int nx, int ny, int nz, float c) {
  int x = global_x(), y = global_y();
  if (x < 1 || y < 1 || x >= nx - 1 || y >= ny - 1) return;
  for (int z = 1; z < nz - 1; ++z) {
    int p = (z * ny + y) * nx + x;
    out[p] = in[p] + c * (in[p - 1] + in[p + 1] + in[p - nx] + in[p + nx] + in[p - nx * ny] + in[p + nx * ny] - 6.0f * in[p]);
  }
}

KERNEL lbm_d2q9(const float *f, float *g, int nx, int ny, float omega) {
  int x = global_x(), y = global_y();
  if (x < 1 || y < 1 || x >= nx - 1 || y >= ny - 1) return;
  const int ex[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1}, ey[9] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
  const float w[9] = {4.0f / 9, 1.0f / 9, 1.0f / 9, 1.0f / 9, 1.0f / 9, 1.0f / 36, 1.0f / 36, 1.0f / 36, 1.0f / 36};
  float h[9], rho = 0, ux = 0, uy = 0;
  for (int k = 0; k < 9; ++k) {
    h[k] = f[k * nx * ny + (y - ey[k]) * nx + x - ex[k]];
    rho += h[k]; ux += h[k] * ex[k]; uy += h[k] * ey[k];
  }
  ux /= rho; uy /= rho;
  float u2 = 1.5f * (ux * ux + uy * uy);
  for (int k = 0; k < 9; ++k) {
    float cu = 3.0f * (ex[k] * ux + ey[k] * uy);
    float eq = w[k] * rho * (1.0f + cu + 0.5f * cu * cu - u2);
    g[k * nx * ny + y * nx + x] = h[k] + omega * (eq - h[k]);
  }
}

KERNEL sph_density(const float *px, const float *py, const float *pz, float *rho, int n, float h2, float m) {
  __shared__ float sx[64], sy[64], sz[64];
  int i = global_x(), l = threadIdx.x & 63;
  float x = i < n ? px[i] : 0, y = i < n ? py[i] : 0, z = i < n ? pz[i] : 0, s = 0;
  for (int b = 0; b < n; b += 64) {
    __syncthreads();
    if (b + l < n) { sx[l] = px[b + l]; sy[l] = py[b + l]; sz[l] = pz[b + l]; }
    __syncthreads();
    int e = n - b < 64 ? n - b : 64;
    for (int j = 0; j < e; ++j) {
      float dx = x - sx[j], dy = y - sy[j], dz = z - sz[j], d = h2 - (dx * dx + dy * dy + dz * dz);
      if (d > 0) s += m * d * d * d;
    }
  }
  if (i < n) rho[i] = s;
}

KERNEL rk4_lorenz(double *s, int n, int steps, double dt) {
  int t = global_x();
  if (t >= n) return;
  double x = s[t], y = s[n + t], z = s[2 * n + t];
  for (int k = 0; k < steps; ++k) {
    double ax = 10.0 * (y - x), ay = x * (28.0 - z) - y, az = x * y - 8.0 / 3 * z;
    double xb = x + 0.5 * dt * ax, yb = y + 0.5 * dt * ay, zb = z + 0.5 * dt * az;
    double bx = 10.0 * (yb - xb), by = xb * (28.0 - zb) - yb, bz = xb * yb - 8.0 / 3 * zb;
    double xc = x + dt * bx, yc = y + dt * by, zc = z + dt * bz;
    double cx = 10.0 * (yc - xc), cy = xc * (28.0 - zc) - yc, cz = xc * yc - 8.0 / 3 * zc;
    x += dt / 6 * (ax + 4 * bx + cx); y += dt / 6 * (ay + 4 * by + cy); z += dt / 6 * (az + 4 * bz + cz);
  }
  s[t] = x; s[n + t] = y; s[2 * n + t] = z;
}

// Finance.
KERNEL binomial(const float *s, const float *x, float *out, int n, float u, float d, float pu, float pd) {
  int t = global_x();
  if (t >= n) return;
  float v[16], p = s[t], k = x[t];
  for (int i = 0; i < 8; ++i) p *= d;
  for (int i = 0; i < 16; ++i) { v[i] = fmaxf(p - k, 0.0f); p *= u / d; }
  for (int m = 15; m > 0; --m)
    for (int i = 0; i < m; ++i) v[i] = pu * v[i + 1] + pd * v[i];
  out[t] = v[0];
}

KERNEL asian_mc(const float *z, float *pay, int paths, int steps, float s0, float k, float mu, float sig) {
  int t = global_x();
  if (t >= paths) return;
  float s = s0, sum = 0;
  for (int i = 0; i < steps; ++i) { s *= __expf(mu + sig * z[i * paths + t]); sum += s; }
  pay[t] = fmaxf(sum / steps - k, 0.0f);
}

KERNEL ema_cross(const float *px, int *sig, int n, int len, float a, float b) {
  int t = global_x();
  if (t >= n) return;
  float f = px[t], s = f;
  int pos = 0;
  for (int i = 1; i < len; ++i) {
    float p = px[i * n + t];
    f += a * (p - f);
    s += b * (p - s);
    int want = f > s ? 1 : f < s ? -1 : 0;
    if (want != pos) { sig[i * n + t] = want - pos; pos = want; } else sig[i * n + t] = 0;
  }
}

// Tridiagonal systems, a system per thread.
KERNEL thomas(const float *a, const float *b, float *c, float *d, int n, int sys) {
  int t = global_x();
  if (t >= sys) return;
  c[t] /= b[t];
  d[t] /= b[t];
  for (int i = 1; i < n; ++i) {
    float m = 1.0f / (b[i * sys + t] - a[i * sys + t] * c[(i - 1) * sys + t]);
    c[i * sys + t] *= m;
    d[i * sys + t] = (d[i * sys + t] - a[i * sys + t] * d[(i - 1) * sys + t]) * m;
  }
  for (int i = n - 2; i >= 0; --i) d[i * sys + t] -= c[i * sys + t] * d[(i + 1) * sys + t];
}
