// Solvers: factorizations, iterative methods, integration of differential equations, polynomials, interpolation.
#include "bench.h"

enum { LD = 32 };

KERNEL void lu(int n, double *R a) { // without pivoting
  for (int k = 0; k < n; k++) {
    double d = 1.0 / (a[k * LD + k] + 4.0);
    for (int i = k + 1; i < n; i++)
      a[i * LD + k] *= d;
    for (int i = k + 1; i < n; i++) {
      double f = a[i * LD + k];
      for (int j = k + 1; j < n; j++)
        a[i * LD + j] -= f * a[k * LD + j];
    }
  }
}

KERNEL void cholesky(int n, double *R a) {
  for (int j = 0; j < n; j++) {
    double s = a[j * LD + j] + 40.0;
    for (int k = 0; k < j; k++)
      s -= a[j * LD + k] * a[j * LD + k];
    s = __builtin_sqrt(s);
    a[j * LD + j] = s;
    for (int i = j + 1; i < n; i++) {
      double t = a[i * LD + j];
      for (int k = 0; k < j; k++)
        t -= a[i * LD + k] * a[j * LD + k];
      a[i * LD + j] = t / s;
    }
  }
}

KERNEL void householder(int n, double beta, const double *R v, double *R a) { // a reflection from the left
  for (int j = 0; j < n; j++) {
    double s = 0;
    for (int i = 0; i < n; i++)
      s += v[i] * a[i * LD + j];
    s *= beta;
    for (int i = 0; i < n; i++)
      a[i * LD + j] -= s * v[i];
  }
}

KERNEL void givens(int n, double c, double s, double *R p, double *R q) {
  for (int i = 0; i < n; i++) {
    double t = c * p[i] - s * q[i];
    q[i] = s * p[i] + c * q[i];
    p[i] = t;
  }
}

KERNEL void gram_schmidt(int n, double *R q) { // columns are rows here
  for (int k = 0; k < n; k++) {
    double s = 0;
    for (int i = 0; i < n; i++)
      s += q[k * LD + i] * q[k * LD + i];
    s = 1.0 / __builtin_sqrt(s);
    for (int i = 0; i < n; i++)
      q[k * LD + i] *= s;
    for (int j = k + 1; j < n; j++) {
      double d = 0;
      for (int i = 0; i < n; i++)
        d += q[k * LD + i] * q[j * LD + i];
      for (int i = 0; i < n; i++)
        q[j * LD + i] -= d * q[k * LD + i];
    }
  }
}

KERNEL double cg_step(int n, double alpha, const double *R p, const double *R ap, double *R x, double *R r) { // conjugate gradients
  double s = 0;
  for (int i = 0; i < n; i++) {
    x[i] += alpha * p[i];
    double t = r[i] - alpha * ap[i];
    r[i] = t;
    s += t * t;
  }
  return s;
}

KERNEL void cg_direction(int n, double beta, const double *R r, double *R p) {
  for (int i = 0; i < n; i++)
    p[i] = r[i] + beta * p[i];
}

KERNEL double bicg_step(int n, double a, double w, const double *R p, const double *R s, const double *R t, const double *R q, double *R x, double *R r) {
  double rho = 0;
  for (int i = 0; i < n; i++) {
    x[i] += a * p[i] + w * s[i];
    double u = s[i] - w * t[i];
    r[i] = u;
    rho += q[i] * u;
  }
  return rho;
}

KERNEL double jacobi_sweep(int n, const double *R a, const double *R b, const double *R x, double *R y) {
  double change = 0;
  for (int i = 0; i < n; i++) {
    double s = b[i];
    for (int j = 0; j < n; j++)
      s -= a[i * LD + j] * x[j] * 0.02;
    y[i] = s / (4.0 + a[i * LD + i]);
    change += __builtin_fabs(y[i] - x[i]);
  }
  return change;
}

KERNEL void thomas_down(int n, const double *R a, double *R b, const double *R c, double *R d) { // tridiagonal, forwards
  for (int i = 1; i < n; i++) {
    double m = 0.2 * a[i] / b[i - 1];
    b[i] = b[i] - m * c[i - 1];
    d[i] = d[i] - m * d[i - 1];
  }
}

KERNEL void thomas_up(int n, const double *R b, const double *R c, double *R d) { // and backwards
  for (int i = n - 2; i >= 0; i--)
    d[i] = (d[i] - 0.2 * c[i] * d[i + 1]) / b[i];
}

KERNEL void cyclic_reduction(int n, int h, const double *R a, const double *R b, const double *R c, const double *R d, double *R p, double *R q,
                             double *R r, double *R s) {
  for (int i = h; i < n; i++) {
    double f = -a[i] / b[i - h], g = -c[i] / b[i + h];
    p[i] = f * a[i - h];
    q[i] = b[i] + f * c[i - h] + g * a[i + h];
    r[i] = g * c[i + h];
    s[i] = d[i] + f * d[i - h] + g * d[i + h];
  }
}

KERNEL void block_tridiagonal(int n, const double *R a, double *R x) { // 3 by 3 blocks: the product with a block, for every cell
  for (int i = 1; i < n; i++) {
    const double *m = a + 9 * i, *p = x + 3 * (i - 1);
    double *q = x + 3 * i;
    double u = q[0] - 0.1 * (m[0] * p[0] + m[1] * p[1] + m[2] * p[2]);
    double v = q[1] - 0.1 * (m[3] * p[0] + m[4] * p[1] + m[5] * p[2]);
    double w = q[2] - 0.1 * (m[6] * p[0] + m[7] * p[1] + m[8] * p[2]);
    q[0] = u;
    q[1] = v;
    q[2] = w;
  }
}

KERNEL void invert3(int n, const double *R a, double *R b) { // 3 by 3 matrices by cofactors
  for (int i = 0; i < n; i++, a += 9, b += 9) {
    double c0 = a[4] * a[8] - a[5] * a[7], c1 = a[5] * a[6] - a[3] * a[8], c2 = a[3] * a[7] - a[4] * a[6];
    double d = 1.0 / (a[0] * c0 + a[1] * c1 + a[2] * c2 + 3.0);
    b[0] = c0 * d;
    b[3] = c1 * d;
    b[6] = c2 * d;
    b[1] = (a[2] * a[7] - a[1] * a[8]) * d;
    b[4] = (a[0] * a[8] - a[2] * a[6]) * d;
    b[7] = (a[1] * a[6] - a[0] * a[7]) * d;
    b[2] = (a[1] * a[5] - a[2] * a[4]) * d;
    b[5] = (a[2] * a[3] - a[0] * a[5]) * d;
    b[8] = (a[0] * a[4] - a[1] * a[3]) * d;
  }
}

KERNEL void multiply3(int n, const double *R a, const double *R b, double *R c) { // 3 by 3 matrices
  for (int i = 0; i < n; i++, a += 9, b += 9, c += 9) {
    c[0] = a[0] * b[0] + a[1] * b[3] + a[2] * b[6];
    c[1] = a[0] * b[1] + a[1] * b[4] + a[2] * b[7];
    c[2] = a[0] * b[2] + a[1] * b[5] + a[2] * b[8];
    c[3] = a[3] * b[0] + a[4] * b[3] + a[5] * b[6];
    c[4] = a[3] * b[1] + a[4] * b[4] + a[5] * b[7];
    c[5] = a[3] * b[2] + a[4] * b[5] + a[5] * b[8];
    c[6] = a[6] * b[0] + a[7] * b[3] + a[8] * b[6];
    c[7] = a[6] * b[1] + a[7] * b[4] + a[8] * b[7];
    c[8] = a[6] * b[2] + a[7] * b[5] + a[8] * b[8];
  }
}

KERNEL void su3_vector(int n, const double *R u, const double *R x, double *R y) { // complex 3 by 3 matrix by vector, lattice gauge theory
  for (int i = 0; i < n; i++, u += 18, x += 6, y += 6)
    for (int r = 0; r < 1; r++) {
      y[0] = u[0] * x[0] - u[1] * x[1] + u[2] * x[2] - u[3] * x[3] + u[4] * x[4] - u[5] * x[5];
      y[1] = u[0] * x[1] + u[1] * x[0] + u[2] * x[3] + u[3] * x[2] + u[4] * x[5] + u[5] * x[4];
      y[2] = u[6] * x[0] - u[7] * x[1] + u[8] * x[2] - u[9] * x[3] + u[10] * x[4] - u[11] * x[5];
      y[3] = u[6] * x[1] + u[7] * x[0] + u[8] * x[3] + u[9] * x[2] + u[10] * x[5] + u[11] * x[4];
      y[4] = u[12] * x[0] - u[13] * x[1] + u[14] * x[2] - u[15] * x[3] + u[16] * x[4] - u[17] * x[5];
      y[5] = u[12] * x[1] + u[13] * x[0] + u[14] * x[3] + u[15] * x[2] + u[16] * x[5] + u[17] * x[4];
    }
}

KERNEL void horner(int n, const double *R c, const double *R x, double *R y) { // a polynomial at many points
  for (int i = 0; i < n; i++)
    y[i] = c[0] + x[i] * (c[1] + x[i] * (c[2] + x[i] * (c[3] + x[i] * (c[4] + x[i] * c[5]))));
}

KERNEL void estrin(int n, const double *R c, const double *R x, double *R y) { // the same with more parallelism, and rational
  for (int i = 0; i < n; i++) {
    double t = x[i], t2 = t * t, t4 = t2 * t2;
    double p = (c[0] + c[1] * t) + t2 * (c[2] + c[3] * t) + t4 * ((c[4] + c[5] * t) + t2 * (c[6] + c[7] * t));
    double q = (c[8] + c[9] * t) + t2 * (c[10] + c[11] * t);
    y[i] = p / q;
  }
}

KERNEL double polynomial(int n, double x, const double *R c) {
  double s = 0;
  for (int i = n - 1; i >= 0; i--)
    s = s * x + c[i];
  return s;
}

KERNEL double clenshaw(int n, double x, const double *R c) { // a Chebyshev series
  double a = 0, b = 0;
  for (int i = n - 1; i > 0; i--) {
    double t = 2 * x * a - b + c[i];
    b = a;
    a = t;
  }
  return x * a - b + c[0];
}

KERNEL void legendre(int n, const double *R x, double *R out) { // five polynomials at every point
  for (int i = 0; i < n; i++) {
    double t = x[i], p2 = 1.5 * t * t - 0.5, p3 = (5 * t * p2 - 2 * t) / 3, p4 = (7 * t * p3 - 3 * p2) * 0.25, p5 = (9 * t * p4 - 4 * p3) * 0.2;
    out[i] = t + p2 + p3 + p4 + p5;
  }
}

KERNEL void newton_roots(int n, const double *R a, double *R x) {
  for (int i = 0; i < n; i++) {
    double t = x[i];
    t = 0.5 * (t + a[i] / t);
    t = 0.5 * (t + a[i] / t);
    x[i] = t;
  }
}

KERNEL double mandelbrot(int most, double cr, double ci) { // a loop whose end depends on data
  double x = 0, y = 0;
  int k = 0;
  while (x * x + y * y < 4.0 && k < most) {
    double t = x * x - y * y + cr;
    y = 2 * x * y + ci;
    x = t;
    k++;
  }
  return k;
}

KERNEL double bisect(int most, double lo, double hi) {
  for (int k = 0; k < most; k++) {
    double m = 0.5 * (lo + hi), f = ((m * 2.0 - 3.0) * m + 4.0) * m - 2.0;
    if (f > 0)
      hi = m;
    else
      lo = m;
  }
  return lo;
}

KERNEL double simpson(int n, double a, double h) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    double x = a + (double)i * h, m = x + 0.5 * h;
    s += 1.0 / (1.0 + x * x) + 4.0 / (1.0 + m * m);
  }
  return s * h / 6;
}

KERNEL void runge_kutta(int n, double h, double *R x, double *R v) { // many oscillators, four stages written out
  for (int i = 0; i < n; i++) {
    double x0 = x[i], v0 = v[i];
    double a1 = -x0 - 0.1 * v0, x1 = x0 + 0.5 * h * v0, v1 = v0 + 0.5 * h * a1;
    double a2 = -x1 - 0.1 * v1, x2 = x0 + 0.5 * h * v1, v2 = v0 + 0.5 * h * a2;
    double a3 = -x2 - 0.1 * v2, x3 = x0 + h * v2, v3 = v0 + h * a3;
    double a4 = -x3 - 0.1 * v3;
    x[i] = x0 + h / 6 * (v0 + 2 * v1 + 2 * v2 + v3);
    v[i] = v0 + h / 6 * (a1 + 2 * a2 + 2 * a3 + a4);
  }
}

KERNEL void rk_combine(int n, double h, const double *R k1, const double *R k2, const double *R k3, const double *R k4, double *R y) {
  for (int i = 0; i < n; i++)
    y[i] += h * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
}

KERNEL void adams_bashforth(int n, double h, const double *R f0, const double *R f1, const double *R f2, const double *R f3, double *R y) {
  for (int i = 0; i < n; i++)
    y[i] += h / 24 * (55 * f0[i] - 59 * f1[i] + 37 * f2[i] - 9 * f3[i]);
}

KERNEL void lorenz(int n, double h, double *R out) { // one trajectory: a recurrence through everything
  double x = 1, y = 1, z = 20;
  for (int i = 0; i < n; i++) {
    double dx = 10 * (y - x), dy = x * (28 - z) - y, dz = x * y - 2.6666666666667 * z;
    x += h * dx;
    y += h * dy;
    z += h * dz;
    out[i] = x;
  }
}

KERNEL void spline_eval(int n, const double *R x, const double *R a, const double *R b, const double *R c, const double *R d, double *R y) {
  for (int i = 0; i < n; i++) {
    double t = x[i] * 500.0;
    int k = (int)t;
    t -= (double)k;
    y[i] = a[k] + t * (b[k] + t * (c[k] + t * d[k]));
  }
}

KERNEL void bilinear_table(int n, const double *R x, const double *R y, const double *R t, double *R z) {
  for (int i = 0; i < n; i++) {
    double u = x[i] * 20, v = y[i] * 20;
    int p = (int)u, q = (int)v;
    u -= (double)p;
    v -= (double)q;
    const double *c = t + q * LD + p;
    z[i] = (1 - u) * (1 - v) * c[0] + u * (1 - v) * c[1] + (1 - u) * v * c[LD] + u * v * c[LD + 1];
  }
}

int main(void) {
  bench_fill();
  RUN(lu(32, V[0]), V[0], 1024);
  RUN(cholesky(32, V[0]), V[0], 1024);
  RUN(householder(32, 0.05, V[0], V[1]), V[1], 1024);
  RUN(givens(1000, 0.6, 0.8, V[0], V[1]), V[1], 1000);
  RUN(gram_schmidt(24, V[0]), V[0], 768);
  RET(cg_step(1000, 0.1, V[0], V[1], V[2], V[3]), V[3], 1000);
  RUN(cg_direction(1000, 0.1, V[0], V[1]), V[1], 1000);
  RET(bicg_step(1000, 0.1, 0.2, V[0], V[1], V[2], V[3], V[4], V[5]), V[5], 1000);
  RET(jacobi_sweep(32, V[0], V[1], V[2], V[3]), V[3], 32);
  RUN(thomas_down(300, V[0], V[1], V[2], V[3]), V[3], 300);
  RUN(thomas_up(300, V[0], V[1], V[2]), V[2], 300);
  RUN(cyclic_reduction(500, 8, V[0], V[1], V[2], V[3], V[4], V[5], V[6], V[7]), V[7], 500);
  RUN(block_tridiagonal(100, V[0], V[1]), V[1], 300);
  RUN(invert3(100, V[0], V[1]), V[1], 900);
  RUN(multiply3(100, V[0], V[1], V[2]), V[2], 900);
  RUN(su3_vector(50, V[0], V[1], V[2]), V[2], 300);
  RUN(horner(1000, V[0], V[1], V[2]), V[2], 1000);
  RUN(estrin(500, V[0], V[1], V[2]), V[2], 500);
  RET(polynomial(500, 0.9, V[0]), V[0], 1);
  RET(clenshaw(500, 0.3, V[0]), V[0], 1);
  RUN(legendre(500, V[0], V[1]), V[1], 500);
  RUN(newton_roots(200, V[0], V[1]), V[1], 200);
  RET(mandelbrot(500, -0.1, 0.2), V[0], 1);
  RET(bisect(50, 0.0, 2.0), V[0], 1);
  RET(simpson(300, 0.0, 0.01), V[0], 1);
  RUN(runge_kutta(500, 0.01, V[0], V[1]), V[0], 500);
  RUN(rk_combine(1000, 0.01, V[0], V[1], V[2], V[3], V[4]), V[4], 1000);
  RUN(adams_bashforth(1000, 0.01, V[0], V[1], V[2], V[3], V[4]), V[4], 1000);
  RUN(lorenz(1000, 0.005, V[0]), V[0], 1000);
  RUN(spline_eval(1000, V[0], V[1], V[2], V[3], V[4], V[5]), V[5], 1000);
  RUN(bilinear_table(500, V[0], V[1], V[2], V[3]), V[3], 500);
  return 0;
}
