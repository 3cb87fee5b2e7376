// Larger loop bodies of simulation codes: particles, molecules, gases, chemistry, finite elements, radiation, quantum physics.
#include "bench.h"

KERNEL void forces(int n, const double *R x, const double *R y, const double *R z, const double *R m, double *R ax, double *R ay, double *R az) { // n bodies
  for (int i = 0; i < n; i++) {
    double fx = 0, fy = 0, fz = 0;
    for (int j = 0; j < n; j++) {
      double dx = x[j] - x[i], dy = y[j] - y[i], dz = z[j] - z[i];
      double r2 = dx * dx + dy * dy + dz * dz + 0.01, r = __builtin_sqrt(r2), f = m[j] / (r2 * r);
      fx += f * dx;
      fy += f * dy;
      fz += f * dz;
    }
    ax[i] = fx;
    ay[i] = fy;
    az[i] = fz;
  }
}

KERNEL double lennard_jones(int n, double box, const int *R list, const double *R x, const double *R y, const double *R z, double *R f) { // one atom, its neighbours
  double e = 0, fx = 0, fy = 0, fz = 0, half = 0.5 * box;
  for (int k = 0; k < n; k++) {
    int j = list[k];
    double dx = x[0] - x[j], dy = y[0] - y[j], dz = z[0] - z[j];
    dx = dx > half ? dx - box : dx < -half ? dx + box : dx;
    dy = dy > half ? dy - box : dy < -half ? dy + box : dy;
    dz = dz > half ? dz - box : dz < -half ? dz + box : dz;
    double i2 = 1.0 / (dx * dx + dy * dy + dz * dz + 0.3), i6 = i2 * i2 * i2, g = 48 * i6 * (i6 - 0.5) * i2;
    e += 4 * i6 * (i6 - 1);
    fx += g * dx;
    fy += g * dy;
    fz += g * dz;
    f[3 * (k & 127)] -= g * dx;
    f[3 * (k & 127) + 1] -= g * dy;
    f[3 * (k & 127) + 2] -= g * dz;
  }
  f[600] = fx, f[601] = fy, f[602] = fz;
  return e;
}

KERNEL void water(int n, const double *R c, double *R p) { // three sites per molecule, derivatives predicted by a Taylor series
  for (int i = 0; i < n; i++, p += 9) {
    for (int one = 0; one < 1; one++) {
      double a0 = p[0], a1 = p[1], a2 = p[2], b0 = p[3], b1 = p[4], b2 = p[5], d0 = p[6], d1 = p[7], d2 = p[8];
      p[0] = a0 + c[0] * b0 + c[1] * d0 + c[2] * (a1 - a2);
      p[1] = a1 + c[0] * b1 + c[1] * d1 + c[2] * (a2 - a0);
      p[2] = a2 + c[0] * b2 + c[1] * d2 + c[2] * (a0 - a1);
      p[3] = b0 + c[3] * d0 + c[4] * (a1 * b2 - a2 * b1);
      p[4] = b1 + c[3] * d1 + c[4] * (a2 * b0 - a0 * b2);
      p[5] = b2 + c[3] * d2 + c[4] * (a0 * b1 - a1 * b0);
      p[6] = d0 + c[5] * (b1 - b2);
      p[7] = d1 + c[5] * (b2 - b0);
      p[8] = d2 + c[5] * (b0 - b1);
    }
  }
}

KERNEL void verlet(int n, double h, double *R x, double *R v, const double *R f, const double *R m) {
  for (int i = 0; i < n; i++) {
    double a = f[i] / m[i];
    x[i] += h * v[i] + 0.5 * h * h * a;
    v[i] += h * a;
  }
}

KERNEL void quaternions(int n, const double *R w, double *R q) { // rotations advanced and normalized
  for (int i = 0; i < n; i++, q += 4, w += 3) {
    double a = q[0], b = q[1], c = q[2], d = q[3], x = 0.01 * w[0], y = 0.01 * w[1], z = 0.01 * w[2];
    double p = a - b * x - c * y - d * z, r = b + a * x + c * z - d * y, s = c + a * y + d * x - b * z, t = d + a * z + b * y - c * x;
    double k = 1.0 / __builtin_sqrt(p * p + r * r + s * s + t * t);
    q[0] = p * k;
    q[1] = r * k;
    q[2] = s * k;
    q[3] = t * k;
  }
}

KERNEL void boris(int n, const double *R e, const double *R b, double *R v) { // charged particles in electric and magnetic fields
  for (int i = 0; i < n; i++, v += 3, e += 3, b += 3) {
    double ux = v[0] + 0.1 * e[0], uy = v[1] + 0.1 * e[1], uz = v[2] + 0.1 * e[2];
    double tx = 0.1 * b[0], ty = 0.1 * b[1], tz = 0.1 * b[2], s = 2.0 / (1.0 + tx * tx + ty * ty + tz * tz);
    double px = ux + uy * tz - uz * ty, py = uy + uz * tx - ux * tz, pz = uz + ux * ty - uy * tx;
    v[0] = ux + s * (py * tz - pz * ty) + 0.1 * e[0];
    v[1] = uy + s * (pz * tx - px * tz) + 0.1 * e[1];
    v[2] = uz + s * (px * ty - py * tx) + 0.1 * e[2];
  }
}

KERNEL void deposit(int n, const double *R x, const double *R y, const double *R q, double *R rho) { // charges to the corners of their cells
  for (int i = 0; i < n; i++) {
    double u = x[i] * 16, v = y[i] * 16;
    int p = (int)u & 31, r = (int)v & 15;
    u -= (double)(int)u;
    v -= (double)(int)v;
    double *c = rho + r * 32 + p;
    c[0] += q[i] * (1 - u) * (1 - v);
    c[1] += q[i] * u * (1 - v);
    c[32] += q[i] * (1 - u) * v;
    c[33] += q[i] * u * v;
  }
}

KERNEL void euler_flux(int n, const double *R r, const double *R m, const double *R e, double *R f0, double *R f1, double *R f2) { // gas dynamics
  for (int i = 0; i < n; i++) {
    double ul = m[i] / r[i], ur = m[i + 1] / r[i + 1];
    double pl = 0.4 * (e[i] - 0.5 * m[i] * ul) + 1.0, pr = 0.4 * (e[i + 1] - 0.5 * m[i + 1] * ur) + 1.0;
    double cl = __builtin_sqrt(1.4 * pl / r[i]), cr = __builtin_sqrt(1.4 * pr / r[i + 1]);
    double sl = __builtin_fabs(ul) + cl, sr = __builtin_fabs(ur) + cr, s = sl > sr ? sl : sr;
    f0[i] = 0.5 * (m[i] + m[i + 1] - s * (r[i + 1] - r[i]));
    f1[i] = 0.5 * (m[i] * ul + pl + m[i + 1] * ur + pr - s * (m[i + 1] - m[i]));
    f2[i] = 0.5 * ((e[i] + pl) * ul + (e[i + 1] + pr) * ur - s * (e[i + 1] - e[i]));
  }
}

KERNEL void roe(int n, const double *R r, const double *R u, const double *R v, const double *R h, double *R f) { // averages and wave strengths in two dimensions
  for (int i = 0; i < n; i++) {
    double rl = __builtin_sqrt(r[i]), rr = __builtin_sqrt(r[i + 1]), w = 1.0 / (rl + rr);
    double ua = (rl * u[i] + rr * u[i + 1]) * w, va = (rl * v[i] + rr * v[i + 1]) * w, ha = (rl * h[i] + rr * h[i + 1]) * w;
    double q = 0.5 * (ua * ua + va * va), c2 = 0.4 * (ha + 2.0 - q), dr = r[i + 1] - r[i], du = u[i + 1] - u[i], dv = v[i + 1] - v[i];
    double a2 = 0.4 / c2 * (dr * (ha - ua * ua) + ua * du - dv), a3 = dr - a2;
    f[4 * (i & 127)] = a2 + a3;
    f[4 * (i & 127) + 1] = a2 * ua + a3 * (ua + 0.1);
    f[4 * (i & 127) + 2] = a2 * va + a3 * dv;
    f[4 * (i & 127) + 3] = a2 * q + a3 * ha;
  }
}

KERNEL void viscous(int n, double mu, const double *R u, const double *R v, const double *R w, double *R sxx, double *R sxy, double *R sxz, double *R syy, double *R syz) {
  for (int i = 33; i < n; i++) { // stresses from velocity gradients
    double ux = u[i + 1] - u[i - 1], uy = u[i + 32] - u[i - 32], vx = v[i + 1] - v[i - 1], vy = v[i + 32] - v[i - 32];
    double wx = w[i + 1] - w[i - 1], wy = w[i + 32] - w[i - 32], div = (ux + vy) * 0.6666666667;
    sxx[i] = mu * (2 * ux - div);
    syy[i] = mu * (2 * vy - div);
    sxy[i] = mu * (uy + vx);
    sxz[i] = mu * wx;
    syz[i] = mu * wy;
  }
}

KERNEL void chemistry(int n, double h, double *R c, const double *R t) { // five species, six reactions, one step in every cell
  for (int i = 0; i < n; i++) {
    double a = c[i], b = c[i + 200], d = c[i + 400], e = c[i + 600], g = c[i + 800], k = t[i];
    double k1 = 0.3 * k, k2 = 0.02 * k * k, k3 = 0.5 / k, k4 = 0.07 + 0.01 * k, k5 = 0.2 * k + 0.1, k6 = 0.04;
    double r1 = k1 * a * b, r2 = k2 * d, r3 = k3 * d * b, r4 = k4 * e, r5 = k5 * e * g, r6 = k6 * a * g;
    c[i] = a + h * (r2 - r1 - r6 + r4);
    c[i + 200] = b + h * (r2 - r1 - r3 + r5);
    c[i + 400] = d + h * (r1 - r2 - r3);
    c[i + 600] = e + h * (r3 - r4 - r5 + r6);
    c[i + 800] = g + h * (r3 - r5 - r6 + r4);
  }
}

KERNEL void radiation(int n, const double *R tau, const double *R src, double *R up, double *R down) { // two streams through a layered atmosphere
  for (int i = 1; i < n; i++) {
    double t = tau[i], e = 1 - t * (1 - t * (0.5 - t * (0.16666667 - t * 0.041666667))), g = (1 - e) / t;
    up[i] = up[i - 1] * e + src[i] * (1 - g) + src[i - 1] * (g - e);
    down[i] = down[i] * e + src[i - 1] * (1 - g) + src[i] * (g - e);
  }
}

KERNEL void absorption(int n, const double *R p, const double *R t, const double *R q, double *R k) { // lines of a spectrum, all layers
  for (int i = 0; i < n; i++) {
    double s = t[i] * 0.9, w = p[i] * s, v = q[i] - 0.7;
    double l0 = w / (v * v + w * w), l1 = w / ((v + 0.2) * (v + 0.2) + w * w), l2 = w / ((v - 0.3) * (v - 0.3) + w * w);
    k[i] = q[i] * (1.2 * l0 + 0.7 * s * l1 + 0.4 * s * s * l2);
  }
}

KERNEL void hexahedron(int n, const double *R x, const double *R y, const double *R z, double *R v) { // volumes of cells from their eight corners
  for (int i = 0; i < n; i++) {
    double x0 = x[i], x1 = x[i + 1], x2 = x[i + 9], x3 = x[i + 8], x4 = x[i + 64], x5 = x[i + 65], x6 = x[i + 73], x7 = x[i + 72];
    double y0 = y[i], y1 = y[i + 1], y2 = y[i + 9], y3 = y[i + 8], y4 = y[i + 64], y5 = y[i + 65], y6 = y[i + 73], y7 = y[i + 72];
    double z0 = z[i], z1 = z[i + 1], z2 = z[i + 9], z3 = z[i + 8], z4 = z[i + 64], z5 = z[i + 65], z6 = z[i + 73], z7 = z[i + 72];
    double ax = x6 - x0, ay = y6 - y0, az = z6 - z0;
    double bx = x1 - x7, by = y1 - y7, bz = z1 - z7, cx = x3 - x5, cy = y3 - y5, cz = z3 - z5, dx = x4 - x2, dy = y4 - y2, dz = z4 - z2;
    v[i] = ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx) + ax * (cy * dz - cz * dy) + ay * (cz * dx - cx * dz) +
           az * (cx * dy - cy * dx);
  }
}

KERNEL void strain(int n, const double *R b, const double *R u, double *R e) { // finite elements: six strains from four nodes
  for (int i = 0; i < n; i++) {
    const double *g = b + 12 * (i & 63), *d = u + 12 * (i & 63);
    e[i] = g[0] * d[0] + g[1] * d[3] + g[2] * d[6] + g[3] * d[9];
    e[i + 100] = g[4] * d[1] + g[5] * d[4] + g[6] * d[7] + g[7] * d[10];
    e[i + 200] = g[8] * d[2] + g[9] * d[5] + g[10] * d[8] + g[11] * d[11];
    e[i + 300] = g[4] * d[0] + g[5] * d[3] + g[6] * d[6] + g[7] * d[9] + g[0] * d[1] + g[1] * d[4] + g[2] * d[7] + g[3] * d[10];
    e[i + 400] = g[8] * d[1] + g[9] * d[4] + g[10] * d[7] + g[11] * d[10] + g[4] * d[2] + g[5] * d[5] + g[6] * d[8] + g[7] * d[11];
    e[i + 500] = g[8] * d[0] + g[9] * d[3] + g[10] * d[6] + g[11] * d[9] + g[0] * d[2] + g[1] * d[5] + g[2] * d[8] + g[3] * d[11];
  }
}

KERNEL void stiffness(int n, const double *R d, const double *R g, double *R k) { // 3 by 3 products of gradients with a material
  for (int i = 0; i < n; i++, g += 6, k += 9) {
    double a = g[0], b = g[1], c = g[2], p = g[3], q = g[4], r = g[5];
    k[0] = a * d[0] * p + b * d[2] * q + c * d[2] * r;
    k[1] = a * d[1] * q + b * d[2] * p;
    k[2] = a * d[1] * r + c * d[2] * p;
    k[3] = b * d[1] * p + a * d[2] * q;
    k[4] = b * d[0] * q + a * d[2] * p + c * d[2] * r;
    k[5] = b * d[1] * r + c * d[2] * q;
    k[6] = c * d[1] * p + a * d[2] * r;
    k[7] = c * d[1] * q + b * d[2] * r;
    k[8] = c * d[0] * r + a * d[2] * p + b * d[2] * q;
  }
}

KERNEL void su3_product(int n, const double *R a, const double *R b, double *R c) { // complex 3 by 3 matrices
  for (int i = 0; i < n; i++, a += 18, b += 18, c += 18) {
#define RE(r, s) (a[6 * r] * b[2 * s] - a[6 * r + 1] * b[2 * s + 1] + a[6 * r + 2] * b[6 + 2 * s] - a[6 * r + 3] * b[7 + 2 * s] + a[6 * r + 4] * b[12 + 2 * s] - a[6 * r + 5] * b[13 + 2 * s])
#define IM(r, s) (a[6 * r] * b[2 * s + 1] + a[6 * r + 1] * b[2 * s] + a[6 * r + 2] * b[7 + 2 * s] + a[6 * r + 3] * b[6 + 2 * s] + a[6 * r + 4] * b[13 + 2 * s] + a[6 * r + 5] * b[12 + 2 * s])
    c[0] = RE(0, 0), c[1] = IM(0, 0), c[2] = RE(0, 1), c[3] = IM(0, 1), c[4] = RE(0, 2), c[5] = IM(0, 2);
    c[6] = RE(1, 0), c[7] = IM(1, 0), c[8] = RE(1, 1), c[9] = IM(1, 1), c[10] = RE(1, 2), c[11] = IM(1, 2);
    c[12] = RE(2, 0), c[13] = IM(2, 0), c[14] = RE(2, 1), c[15] = IM(2, 1), c[16] = RE(2, 2), c[17] = IM(2, 2);
  }
}

KERNEL double ising(int n, const int *R spin) {
  int e = 0;
  for (int i = 32; i < n; i++)
    e += (spin[i] & 1 ? 1 : -1) * ((spin[i + 1] & 1 ? 1 : -1) + (spin[i + 32] & 1 ? 1 : -1));
  return e;
}

KERNEL void schroedinger(int n, double h, const double *R pot, double *R re, double *R im) { // real and imaginary part in turn
  for (int i = 1; i < n; i++)
    re[i] += h * (pot[i] * im[i] - 0.5 * (im[i + 1] - 2 * im[i] + im[i - 1]));
}

KERNEL double numerov(int n, double h, const double *R k, double *R psi) { // an eigenfunction by recurrence
  for (int i = 2; i < n; i++)
    psi[i] = (2 * (1 - 5 * h * k[i - 1]) * psi[i - 1] - (1 + h * k[i - 2]) * psi[i - 2]) / (1 + h * k[i]);
  return psi[n - 1];
}

KERNEL double integrals(int n, const double *R a, const double *R b, const double *R x, const double *R y, const double *R z, double *R out) { // Gaussian overlaps of orbitals
  double sum = 0;
  for (int i = 0; i < n; i++) {
    double p = a[i] + b[i], ip = 1.0 / p, m = a[i] * b[i] * ip;
    double px = b[i] * x[i] * ip, py = b[i] * y[i] * ip, pz = b[i] * z[i] * ip, r2 = x[i] * x[i] + y[i] * y[i] + z[i] * z[i];
    double t = -m * r2 * 0.125, e = 1 + t * (1 + t * (0.5 + t * (0.1666667 + t * (0.0416667 + t * 0.0083333))));
    e = e * e;
    e = e * e;
    double s = e * ip * __builtin_sqrt(ip);
    double sx = px * s, sy = py * s, sz = pz * s, sxx = px * sx + 0.5 * ip * s, syy = py * sy + 0.5 * ip * s, szz = pz * sz + 0.5 * ip * s;
    out[i] = s + sx + sy + sz;
    out[i + 500] = sxx + syy + szz + px * sy + py * sz + pz * sx;
    sum += s;
  }
  return sum;
}

KERNEL void rays(int n, const double *R o, const double *R d, double *R t) { // rays and a sphere
  for (int i = 0; i < n; i++, o += 3, d += 3) {
    double a = d[0] * d[0] + d[1] * d[1] + d[2] * d[2], b = o[0] * d[0] + o[1] * d[1] + o[2] * d[2];
    double c = o[0] * o[0] + o[1] * o[1] + o[2] * o[2] - 0.5, q = b * b - a * c;
    t[i] = q > 0 ? (-b - __builtin_sqrt(q)) / a : -1.0;
  }
}

KERNEL void triangles(int n, const double *R d, double *R v, double *R out) { // rays and triangles, Möller and Trumbore
  for (int i = 0; i < n; i++, v += 9) {
    double e0 = v[3] - v[0], e1 = v[4] - v[1], e2 = v[5] - v[2], f0 = v[6] - v[0], f1 = v[7] - v[1], f2 = v[8] - v[2];
    double p0 = d[1] * f2 - d[2] * f1, p1 = d[2] * f0 - d[0] * f2, p2 = d[0] * f1 - d[1] * f0;
    double det = e0 * p0 + e1 * p1 + e2 * p2, inv = 1.0 / (det + 0.001), s0 = d[3] - v[0], s1 = d[4] - v[1], s2 = d[5] - v[2];
    double u = (s0 * p0 + s1 * p1 + s2 * p2) * inv, q0 = s1 * e2 - s2 * e1, q1 = s2 * e0 - s0 * e2, q2 = s0 * e1 - s1 * e0;
    double w = (d[0] * q0 + d[1] * q1 + d[2] * q2) * inv, t = (f0 * q0 + f1 * q1 + f2 * q2) * inv;
    out[i] = u >= 0 && w >= 0 && u + w <= 1 ? t : -1;
  }
}

KERNEL void black_scholes(int n, const double *R s, const double *R k, const double *R v, double *R out) { // options, with a rational normal distribution
  for (int i = 0; i < n; i++) {
    double m = s[i] / k[i] - 1, l = m * (1 - m * (0.5 - m * (0.333333 - m * 0.25))), w = v[i] * 0.7, d1 = (l + 0.5 * w * w) / w, d2 = d1 - w;
    double a1 = __builtin_fabs(d1), a2 = __builtin_fabs(d2), t1 = 1.0 / (1 + 0.2316419 * a1), t2 = 1.0 / (1 + 0.2316419 * a2);
    double p1 = t1 * (0.31938153 + t1 * (-0.356563782 + t1 * (1.781477937 + t1 * (-1.821255978 + t1 * 1.330274429))));
    double p2 = t2 * (0.31938153 + t2 * (-0.356563782 + t2 * (1.781477937 + t2 * (-1.821255978 + t2 * 1.330274429))));
    double g1 = 0.39894228 / (1 + a1 * a1 * 0.5), g2 = 0.39894228 / (1 + a2 * a2 * 0.5), n1 = 1 - g1 * p1, n2 = 1 - g2 * p2;
    n1 = d1 < 0 ? 1 - n1 : n1;
    n2 = d2 < 0 ? 1 - n2 : n2;
    out[i] = s[i] * n1 - k[i] * 0.97 * n2;
  }
}

KERNEL void binomial(int n, double up, double down, double disc, double *R v) { // a tree of options, backwards
  for (int k = n; k > 0; k--)
    for (int i = 0; i < k; i++)
      v[i] = disc * (up * v[i + 1] + down * v[i]);
}

KERNEL void rotate_points(int n, const double *R m, double *R p) {
  for (int i = 0; i < n; i++, p += 3) {
    double x = p[0], y = p[1], z = p[2];
    p[0] = m[0] * x + m[1] * y + m[2] * z + m[3];
    p[1] = m[4] * x + m[5] * y + m[6] * z + m[7];
    p[2] = m[8] * x + m[9] * y + m[10] * z + m[11];
  }
}

KERNEL void project(int n, const double *R m, const double *R p, double *R q) { // homogeneous coordinates with perspective
  for (int i = 0; i < n; i++, p += 3, q += 2) {
    double w = 1.0 / (m[8] * p[0] + m[9] * p[1] + m[10] * p[2] + m[11]);
    q[0] = (m[0] * p[0] + m[1] * p[1] + m[2] * p[2] + m[3]) * w;
    q[1] = (m[4] * p[0] + m[5] * p[1] + m[6] * p[2] + m[7]) * w;
  }
}

KERNEL void flux_limited(int n, const double *R r, const double *R u, const double *R p, double *R left, double *R right) { // reconstruction of three fields
  for (int i = 1; i < n; i++) {
    double ra = r[i] - r[i - 1], rb = r[i + 1] - r[i], ua = u[i] - u[i - 1], ub = u[i + 1] - u[i], pa = p[i] - p[i - 1], pb = p[i + 1] - p[i];
    double sr = ra * rb > 0 ? (__builtin_fabs(ra) < __builtin_fabs(rb) ? ra : rb) : 0;
    double su = ua * ub > 0 ? (__builtin_fabs(ua) < __builtin_fabs(ub) ? ua : ub) : 0;
    double sp = pa * pb > 0 ? (__builtin_fabs(pa) < __builtin_fabs(pb) ? pa : pb) : 0;
    left[i] = (r[i] + 0.5 * sr) * (u[i] + 0.5 * su) + p[i] + 0.5 * sp;
    right[i] = (r[i] - 0.5 * sr) * (u[i] - 0.5 * su) + p[i] - 0.5 * sp;
  }
}

KERNEL void cloud(int n, double h, double *R t, double *R q, double *R l, double *R r) { // microphysics of a column: conditions and divisions
  for (int i = 0; i < n; i++) {
    double sat = 0.6 + 0.3 * t[i] * t[i], over = q[i] - sat, cond = over > 0 ? over / (1 + 1.5 * t[i]) : 0;
    double evap = over < 0 && l[i] > 0 ? -over * 0.2 * l[i] : 0;
    double rain = l[i] > 0.8 ? 0.1 * (l[i] - 0.8) : 0, fall = r[i] * 0.3, growth = 0.05 * l[i] * r[i];
    t[i] += h * 2.5 * (cond - evap);
    q[i] += h * (evap - cond);
    l[i] += h * (cond - evap - rain - growth);
    r[i] += h * (rain + growth - fall);
  }
}

int main(void) {
  bench_fill();
  RUN(forces(32, V[0], V[1], V[2], V[3], V[4], V[5], V[6]), V[6], 32);
  RET(lennard_jones(300, 1.5, I[0], V[0], V[1], V[2], V[3]), V[3], 603);
  RUN(water(100, V[0], V[1]), V[1], 900);
  RUN(verlet(300, 0.01, V[0], V[1], V[2], V[3]), V[0], 300);
  RUN(quaternions(200, V[0], V[1]), V[1], 800);
  RUN(boris(300, V[0], V[1], V[2]), V[2], 900);
  RUN(deposit(500, V[0], V[1], V[2], V[3]), V[3], 1024);
  RUN(euler_flux(300, V[0], V[1], V[2], V[3], V[4], V[5]), V[5], 300);
  RUN(roe(200, V[0], V[1], V[2], V[3], V[4]), V[4], 512);
  RUN(viscous(900, 0.3, V[0], V[1], V[2], V[3], V[4], V[5], V[6], V[7]), V[7], 900);
  RUN(chemistry(200, 0.01, V[0], V[1]), V[0], 1000);
  RUN(radiation(500, V[0], V[1], V[2], V[3]), V[2], 500);
  RUN(absorption(300, V[0], V[1], V[2], V[3]), V[3], 300);
  RUN(hexahedron(800, V[0], V[1], V[2], V[3]), V[3], 800);
  RUN(strain(100, V[0], V[1], V[2]), V[2], 600);
  RUN(stiffness(100, V[0], V[1], V[2]), V[2], 900);
  RUN(su3_product(50, V[0], V[1], V[2]), V[2], 900);
  RET(ising(900, I[0]), I[0], 1);
  RUN(schroedinger(1000, 0.01, V[0], V[1], V[2]), V[1], 1000);
  RET(numerov(300, 0.001, V[0], V[1]), V[1], 300);
  RET(integrals(300, V[0], V[1], V[2], V[3], V[4], V[5]), V[5], 800);
  RUN(rays(200, V[0], V[1], V[2]), V[2], 200);
  RUN(triangles(100, V[0], V[1], V[2]), V[2], 100);
  RUN(black_scholes(200, V[0], V[1], V[2], V[3]), V[3], 200);
  RUN(binomial(64, 0.5, 0.45, 0.99, V[0]), V[0], 64);
  RUN(rotate_points(300, V[0], V[1]), V[1], 900);
  RUN(project(300, V[0], V[1], V[2]), V[2], 600);
  RUN(flux_limited(900, V[0], V[1], V[2], V[3], V[4]), V[4], 900);
  RUN(cloud(500, 0.01, V[0], V[1], V[2], V[3]), V[0], 500);
  return 0;
}
