// Bodies that attract each other.
#include <math.h>
#include <stdio.h>
enum { N = 40 };
static double x[N], y[N], z[N], vx[N], vy[N], vz[N], m[N];
int main(void) {
  for (int i = 0; i < N; i++) x[i] = i, y[i] = (i * 7) % 11, z[i] = (i * 5) % 13, m[i] = 1 + i % 3;
  for (int t = 0; t < 60; t++) {
    for (int i = 0; i < N; i++) {
      double ax = 0, ay = 0, az = 0;
      for (int j = 0; j < N; j++) {
        double dx = x[j] - x[i], dy = y[j] - y[i], dz = z[j] - z[i];
        double r = dx * dx + dy * dy + dz * dz + 0.01, f = m[j] / (r * sqrt(r));
        ax += f * dx, ay += f * dy, az += f * dz;
      }
      vx[i] += 0.01 * ax, vy[i] += 0.01 * ay, vz[i] += 0.01 * az;
    }
    for (int i = 0; i < N; i++) x[i] += 0.01 * vx[i], y[i] += 0.01 * vy[i], z[i] += 0.01 * vz[i];
  }
  double e = 0;
  for (int i = 0; i < N; i++) e += m[i] * (vx[i] * vx[i] + vy[i] * vy[i] + vz[i] * vz[i]);
  printf("%.9f\n", e);
}
