// A heat equation on a grid, five points.
#include <stdio.h>
enum { N = 128 };
static double a[N][N], b[N][N];
int main(void) {
  for (int i = 0; i < N; i++) a[i][0] = a[0][i] = i;
  for (int t = 0; t < 30; t++) {
    for (int i = 1; i < N - 1; i++)
      for (int j = 1; j < N - 1; j++) b[i][j] = 0.25 * (a[i - 1][j] + a[i + 1][j] + a[i][j - 1] + a[i][j + 1]);
    for (int i = 1; i < N - 1; i++)
      for (int j = 1; j < N - 1; j++) a[i][j] = b[i][j];
  }
  double s = 0;
  for (int i = 0; i < N; i++) s += a[i][i] + a[i][N - 1 - i];
  printf("%.6f\n", s);
}
