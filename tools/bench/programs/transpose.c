// Transposed matrices, and sums of columns.
#include <stdio.h>
enum { N = 160 };
static int a[N][N], b[N][N], s[N];
int main(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) a[i][j] = i * 3 + j * j;
  for (int t = 0; t < 20; t++) {
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++) b[j][i] = a[i][j] + t;
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++) s[j] += b[i][j];
  }
  unsigned h = 0;
  for (int i = 0; i < N; i++) h = h * 31 + s[i];
  printf("%u\n", h);
}
