// Sweeps over grids: every point from its neighbours. Grids have rows of 32, cubes planes of 8 rows of 8.
#include "bench.h"

enum { W = 32, P = 64 };

KERNEL void blur3(int n, const double *R a, double *R b) {
  for (int i = 1; i < n; i++)
    b[i] = 0.25 * a[i - 1] + 0.5 * a[i] + 0.25 * a[i + 1];
}

KERNEL void blur5(int n, const double *R a, double *R b) {
  for (int i = 2; i < n; i++)
    b[i] = (a[i - 2] + 4 * a[i - 1] + 6 * a[i] + 4 * a[i + 1] + a[i + 2]) * 0.0625;
}

KERNEL void blur9(int n, const double *R a, const double *R w, double *R b) {
  for (int i = 4; i < n; i++)
    b[i] = w[0] * a[i] + w[1] * (a[i - 1] + a[i + 1]) + w[2] * (a[i - 2] + a[i + 2]) + w[3] * (a[i - 3] + a[i + 3]) + w[4] * (a[i - 4] + a[i + 4]);
}

KERNEL void jacobi(int n, const double *R a, double *R b) {
  for (int y = 1; y < n; y++)
    for (int x = 1; x < W - 1; x++)
      b[y * W + x] = 0.25 * (a[y * W + x - 1] + a[y * W + x + 1] + a[(y - 1) * W + x] + a[(y + 1) * W + x]);
}

KERNEL void jacobi9(int n, const double *R a, double *R b) {
  for (int y = 1; y < n; y++)
    for (int x = 1; x < W - 1; x++) {
      const double *c = a + y * W + x;
      b[y * W + x] = 0.2 * (c[-1] + c[1] + c[-W] + c[W]) + 0.05 * (c[-W - 1] + c[-W + 1] + c[W - 1] + c[W + 1]);
    }
}

KERNEL void jacobi_by4(int n, const double *R a, double *R b) { // four points at once
  for (int y = 1; y < n; y++)
    for (int x = 1; x < W - 4; x += 4) {
      const double *c = a + y * W + x;
      double *d = b + y * W + x;
      d[0] = 0.25 * (c[-1] + c[1] + c[-W] + c[W]);
      d[1] = 0.25 * (c[0] + c[2] + c[1 - W] + c[1 + W]);
      d[2] = 0.25 * (c[1] + c[3] + c[2 - W] + c[2 + W]);
      d[3] = 0.25 * (c[2] + c[4] + c[3 - W] + c[3 + W]);
    }
}

KERNEL void gauss_seidel(int n, double *R a) { // a recurrence through memory
  for (int y = 1; y < n; y++)
    for (int x = 1; x < W - 1; x++)
      a[y * W + x] = 0.25 * (a[y * W + x - 1] + a[y * W + x + 1] + a[(y - 1) * W + x] + a[(y + 1) * W + x]);
}

KERNEL double red_black(int n, int odd, double omega, double *R a, const double *R f) { // over-relaxation, every other point
  double change = 0;
  for (int y = 1; y < n; y++)
    for (int x = 1 + ((y + odd) & 1); x < W - 1; x += 2) {
      double *c = a + y * W + x;
      double r = 0.25 * (c[-1] + c[1] + c[-W] + c[W] - f[y * W + x]) - c[0];
      c[0] += omega * r;
      change += r * r;
    }
  return change;
}

KERNEL void heat3d(int n, double k, const double *R a, double *R b) {
  for (int z = 1; z < n; z++)
    for (int y = 1; y < 7; y++)
      for (int x = 1; x < 7; x++) {
        const double *c = a + z * P + y * 8 + x;
        b[z * P + y * 8 + x] = c[0] + k * (c[-1] + c[1] + c[-8] + c[8] + c[-P] + c[P] - 6 * c[0]);
      }
}

KERNEL void box27(int n, const double *R w, const double *R a, double *R b) { // all neighbours in space, four weights
  for (int z = 1; z < n; z++)
    for (int y = 1; y < 7; y++)
      for (int x = 1; x < 7; x++) {
        const double *c = a + z * P + y * 8 + x, *u = c - P, *d = c + P;
        double face = c[-1] + c[1] + c[-8] + c[8] + u[0] + d[0];
        double edge = c[-9] + c[-7] + c[7] + c[9] + u[-1] + u[1] + u[-8] + u[8] + d[-1] + d[1] + d[-8] + d[8];
        double corner = u[-9] + u[-7] + u[7] + u[9] + d[-9] + d[-7] + d[7] + d[9];
        b[z * P + y * 8 + x] = w[0] * c[0] + w[1] * face + w[2] * edge + w[3] * corner;
      }
}

KERNEL void resid(int n, const double *R w, const double *R u, const double *R v, double *R r) { // multigrid residual, a line at a time
  for (int i = 9 + P; i < n; i++) {
    double u1m = u[i - 1 - 8] + u[i - 1 + 8] + u[i - 1 - P] + u[i - 1 + P], u1 = u[i - 8] + u[i + 8] + u[i - P] + u[i + P];
    double u1p = u[i + 1 - 8] + u[i + 1 + 8] + u[i + 1 - P] + u[i + 1 + P];
    double u2 = u[i - 8 - P] + u[i + 8 - P] + u[i - 8 + P] + u[i + 8 + P];
    double u2m = u[i - 1 - 8 - P] + u[i - 1 + 8 - P] + u[i - 1 - 8 + P] + u[i - 1 + 8 + P];
    double u2p = u[i + 1 - 8 - P] + u[i + 1 + 8 - P] + u[i + 1 - 8 + P] + u[i + 1 + 8 + P];
    r[i] = v[i] - w[0] * u[i] - w[1] * (u[i - 1] + u[i + 1] + u1) - w[2] * (u2 + u1m + u1p) - w[3] * (u2m + u2p);
  }
}

KERNEL void restrict_grid(int n, const double *R fine, double *R coarse) {
  for (int y = 1; y < n; y++)
    for (int x = 1; x < W / 2 - 1; x++) {
      const double *c = fine + 2 * y * W + 2 * x;
      coarse[y * (W / 2) + x] = 0.25 * c[0] + 0.125 * (c[-1] + c[1] + c[-W] + c[W]) + 0.0625 * (c[-W - 1] + c[-W + 1] + c[W - 1] + c[W + 1]);
    }
}

KERNEL void prolong(int n, const double *R coarse, double *R fine) {
  for (int y = 0; y < n; y++)
    for (int x = 0; x < W / 2 - 1; x++) {
      const double *c = coarse + y * (W / 2) + x;
      double *f = fine + 2 * y * W + 2 * x;
      f[0] += c[0];
      f[1] += 0.5 * (c[0] + c[1]);
      f[W] += 0.5 * (c[0] + c[W / 2]);
      f[W + 1] += 0.25 * (c[0] + c[1] + c[W / 2] + c[W / 2 + 1]);
    }
}

KERNEL void wave(int n, double k, const double *R now, double *R before) { // leap-frog in time
  for (int y = 1; y < n; y++)
    for (int x = 1; x < W - 1; x++) {
      const double *c = now + y * W + x;
      double *o = before + y * W + x;
      o[0] = 2 * c[0] - o[0] + k * (c[-1] + c[1] + c[-W] + c[W] - 4 * c[0]);
    }
}

KERNEL void fdtd_e(int n, double *R ex, double *R ey, const double *R hz) { // Maxwell on a staggered grid
  for (int y = 1; y < n; y++)
    for (int x = 1; x < W; x++) {
      ex[y * W + x] -= 0.5 * (hz[y * W + x] - hz[(y - 1) * W + x]);
      ey[y * W + x] -= 0.5 * (hz[y * W + x] - hz[y * W + x - 1]);
    }
}

KERNEL void fdtd_h(int n, const double *R ex, const double *R ey, double *R hz) {
  for (int y = 0; y < n; y++)
    for (int x = 0; x < W - 1; x++)
      hz[y * W + x] -= 0.7 * (ex[(y + 1) * W + x] - ex[y * W + x] + ey[y * W + x + 1] - ey[y * W + x]);
}

KERNEL void upwind(int n, const double *R u, const double *R a, double *R b) { // the side depends on the velocity's sign
  for (int i = 1; i < n; i++) {
    double v = u[i] - 1.0;
    b[i] = a[i] - v * (v > 0 ? a[i] - a[i - 1] : a[i + 1] - a[i]);
  }
}

KERNEL void limiter(int n, const double *R a, double *R b) { // van Leer's
  for (int i = 1; i < n; i++) {
    double l = a[i] - a[i - 1], r = a[i + 1] - a[i], p = l * r;
    b[i] = p > 0 ? 2 * p / (l + r) : 0;
  }
}

KERNEL void lax_wendroff(int n, double k, const double *R h, const double *R q, double *R hn, double *R qn) { // shallow water
  for (int i = 1; i < n; i++) {
    double f1 = q[i + 1] * q[i + 1] / h[i + 1] + 4.9 * h[i + 1] * h[i + 1], f0 = q[i - 1] * q[i - 1] / h[i - 1] + 4.9 * h[i - 1] * h[i - 1];
    hn[i] = 0.5 * (h[i - 1] + h[i + 1]) - k * (q[i + 1] - q[i - 1]);
    qn[i] = 0.5 * (q[i - 1] + q[i + 1]) - k * (f1 - f0);
  }
}

// The shallow-water equations on a staggered grid, after the benchmark known as swim: fluxes, then the new time level, then smoothing.
KERNEL void swim_flux(int n, double fx, double fy, const double *R u, const double *R v, const double *R p, double *R cu, double *R cv, double *R z,
                      double *R h) {
  for (int i = W + 1; i < n; i++) {
    cu[i] = 0.5 * (p[i] + p[i - 1]) * u[i];
    cv[i] = 0.5 * (p[i] + p[i - W]) * v[i];
    z[i] = (fx * (v[i] - v[i - 1]) - fy * (u[i] - u[i - W])) / (p[i - W - 1] + p[i - W] + p[i] + p[i - 1]);
    h[i] = p[i] + 0.25 * (u[i + 1] * u[i + 1] + u[i] * u[i] + v[i + W] * v[i + W] + v[i] * v[i]);
  }
}

KERNEL void swim_step(int n, const double *R k, const double *R cu, const double *R cv, const double *R z, const double *R h, const double *R uo,
                      const double *R vo, const double *R po, double *R un, double *R vn, double *R pn) {
  for (int i = W; i < n; i++) {
    un[i] = uo[i] + k[0] * (z[i + W] + z[i]) * (cv[i + W] + cv[i] + cv[i + W - 1] + cv[i - 1]) - k[1] * (h[i] - h[i - 1]);
    vn[i] = vo[i] - k[0] * (z[i + 1] + z[i]) * (cu[i + 1] + cu[i] + cu[i - W] + cu[i + 1 - W]) - k[2] * (h[i] - h[i - W]);
    pn[i] = po[i] - k[1] * (cu[i + 1] - cu[i]) - k[2] * (cv[i + W] - cv[i]);
  }
}

KERNEL void swim_smooth(int n, double a, double *R u, double *R v, double *R p, const double *R un, const double *R vn, const double *R pn,
                        double *R uo, double *R vo, double *R po) {
  for (int i = 0; i < n; i++) {
    double u0 = u[i], v0 = v[i], p0 = p[i];
    uo[i] = u0 + a * (un[i] - 2 * u0 + uo[i]);
    vo[i] = v0 + a * (vn[i] - 2 * v0 + vo[i]);
    po[i] = p0 + a * (pn[i] - 2 * p0 + po[i]);
    u[i] = un[i];
    v[i] = vn[i];
    p[i] = pn[i];
  }
}

// Mesh generation, after the benchmark known as tomcatv: residuals with all derivatives, then a tridiagonal solution.
KERNEL double tomcatv_residual(int n, const double *R x, const double *R y, double *R rx, double *R ry, double *R aa, double *R dd) {
  double most = 0;
  for (int i = W + 1; i < n; i++) {
    double xx = x[i + 1] - x[i - 1], yx = y[i + 1] - y[i - 1], xy = x[i + W] - x[i - W], yy = y[i + W] - y[i - W];
    double a = 0.25 * (xy * xy + yy * yy), b = 0.25 * (xx * xx + yx * yx), c = 0.125 * (xx * xy + yx * yy);
    aa[i] = -b;
    dd[i] = b + b + a * 2.0 / 1.02;
    double pxx = x[i + 1] - 2 * x[i] + x[i - 1], qxx = y[i + 1] - 2 * y[i] + y[i - 1];
    double pyy = x[i + W] - 2 * x[i] + x[i - W], qyy = y[i + W] - 2 * y[i] + y[i - W];
    double pxy = x[i + W + 1] - x[i + W - 1] - x[i - W + 1] + x[i - W - 1], qxy = y[i + W + 1] - y[i + W - 1] - y[i - W + 1] + y[i - W - 1];
    rx[i] = a * pxx + b * pyy - c * pxy;
    ry[i] = a * qxx + b * qyy - c * qxy;
    double m = __builtin_fabs(rx[i]) > __builtin_fabs(ry[i]) ? rx[i] : ry[i];
    most = __builtin_fabs(m) > most ? __builtin_fabs(m) : most;
  }
  return most;
}

KERNEL void tomcatv_solve(int n, const double *R aa, double *R dd, double *R rx, double *R ry, double *R d) {
  for (int j = 1; j < n; j++)
    for (int i = 1; i < W - 1; i++) {
      int c = j * W + i;
      double r = aa[c] * d[c - W];
      d[c] = 1.0 / (dd[c] - aa[c - W] * r);
      rx[c] -= rx[c - W] * r;
      ry[c] -= ry[c - W] * r;
    }
}

KERNEL void lbm_collide(int n, double omega, double *R f) { // lattice Boltzmann with nine velocities, values of a direction 100 apart
  for (int i = 0; i < n; i++) {
    double f0 = f[i], f1 = f[i + 100], f2 = f[i + 200], f3 = f[i + 300], f4 = f[i + 400], f5 = f[i + 500], f6 = f[i + 600], f7 = f[i + 700],
           f8 = f[i + 800];
    double rho = f0 + f1 + f2 + f3 + f4 + f5 + f6 + f7 + f8, inv = 1.0 / rho;
    double ux = (f1 + f5 + f8 - f3 - f6 - f7) * inv, uy = (f2 + f5 + f6 - f4 - f7 - f8) * inv, u2 = 1.0 - 1.5 * (ux * ux + uy * uy);
    double a = rho / 9.0, d = rho / 36.0, p = ux + uy, m = ux - uy;
    f[i] = f0 + omega * (4.0 * a * u2 - f0);
    f[i + 100] = f1 + omega * (a * (u2 + 3 * ux + 4.5 * ux * ux) - f1);
    f[i + 200] = f2 + omega * (a * (u2 + 3 * uy + 4.5 * uy * uy) - f2);
    f[i + 300] = f3 + omega * (a * (u2 - 3 * ux + 4.5 * ux * ux) - f3);
    f[i + 400] = f4 + omega * (a * (u2 - 3 * uy + 4.5 * uy * uy) - f4);
    f[i + 500] = f5 + omega * (d * (u2 + 3 * p + 4.5 * p * p) - f5);
    f[i + 600] = f6 + omega * (d * (u2 - 3 * m + 4.5 * m * m) - f6);
    f[i + 700] = f7 + omega * (d * (u2 - 3 * p + 4.5 * p * p) - f7);
    f[i + 800] = f8 + omega * (d * (u2 + 3 * m + 4.5 * m * m) - f8);
  }
}

KERNEL int life(int n, const u8 *R a, u8 *R b) { // cells of a game
  int alive = 0;
  for (int y = 1; y < n; y++)
    for (int x = 1; x < 63; x++) {
      const u8 *c = a + y * 64 + x;
      int near = (c[-65] & 1) + (c[-64] & 1) + (c[-63] & 1) + (c[-1] & 1) + (c[1] & 1) + (c[63] & 1) + (c[64] & 1) + (c[65] & 1);
      int now = near == 3 || (near == 2 && (c[0] & 1));
      b[y * 64 + x] = (u8)now;
      alive += now;
    }
  return alive;
}

int main(void) {
  bench_fill();
  RUN(blur3(1000, V[0], V[1]), V[1], 1000);
  RUN(blur5(1000, V[0], V[1]), V[1], 1000);
  RUN(blur9(1000, V[0], V[2], V[1]), V[1], 1000);
  RUN(jacobi(31, V[0], V[1]), V[1], 1000);
  RUN(jacobi9(31, V[0], V[1]), V[1], 1000);
  RUN(jacobi_by4(31, V[0], V[1]), V[1], 1000);
  RUN(gauss_seidel(31, V[0]), V[0], 1000);
  RET(red_black(31, 0, 1.5, V[0], V[1]), V[0], 1000);
  RUN(heat3d(15, 0.1, V[0], V[1]), V[1], 1000);
  RUN(box27(15, V[2], V[0], V[1]), V[1], 1000);
  RUN(resid(900, V[2], V[0], V[1], V[3]), V[3], 1000);
  RUN(restrict_grid(15, V[0], V[1]), V[1], 256);
  RUN(prolong(14, V[0], V[1]), V[1], 1000);
  RUN(wave(31, 0.1, V[0], V[1]), V[1], 1000);
  RUN(fdtd_e(31, V[0], V[1], V[2]), V[0], 1000);
  RUN(fdtd_h(31, V[0], V[1], V[2]), V[2], 1000);
  RUN(upwind(1000, V[0], V[1], V[2]), V[2], 1000);
  RUN(limiter(1000, V[0], V[1]), V[1], 1000);
  RUN(lax_wendroff(1000, 0.1, V[0], V[1], V[2], V[3]), V[3], 1000);
  RUN(swim_flux(990, 0.3, 0.4, V[0], V[1], V[2], V[3], V[4], V[5], V[6]), V[6], 1000);
  RUN(swim_step(990, V[0], V[1], V[2], V[3], V[4], V[5], V[6], V[7], V[8], V[9], V[10]), V[9], 1000);
  RUN(swim_smooth(1000, 0.1, V[0], V[1], V[2], V[3], V[4], V[5], V[6], V[7], V[8]), V[8], 1000);
  RET(tomcatv_residual(990, V[0], V[1], V[2], V[3], V[4], V[5]), V[3], 1000);
  RUN(tomcatv_solve(32, V[0], V[1], V[2], V[3], V[4]), V[3], 1000);
  RUN(lbm_collide(100, 0.9, V[0]), V[0], 900);
  RET(life(63, B[0], B[1]), B[1], 4096);
  return 0;
}
