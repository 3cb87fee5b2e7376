// Product of matrices of doubles, the inner loop over rows.
#include <stdio.h>
enum { N = 96 };
static double a[N][N], b[N][N], c[N][N];
int main(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) a[i][j] = i + j, b[i][j] = i - j;
  for (int i = 0; i < N; i++)
    for (int k = 0; k < N; k++)
      for (int j = 0; j < N; j++) c[i][j] += a[i][k] * b[k][j];
  double s = 0;
  for (int i = 0; i < N; i++) s += c[i][(i * 7) % N];
  printf("%.1f\n", s);
}
