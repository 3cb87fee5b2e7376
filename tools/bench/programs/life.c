// Conway's game of life.
#include <stdint.h>
#include <stdio.h>
enum { N = 128 };
static uint8_t a[N + 2][N + 2], b[N + 2][N + 2];
int main(void) {
  for (int i = 1; i <= N; i++)
    for (int j = 1; j <= N; j++) a[i][j] = (i * j + i) % 3 == 0;
  for (int t = 0; t < 40; t++) {
    for (int i = 1; i <= N; i++)
      for (int j = 1; j <= N; j++) {
        uint8_t n = a[i - 1][j - 1] + a[i - 1][j] + a[i - 1][j + 1] + a[i][j - 1] + a[i][j + 1] + a[i + 1][j - 1] + a[i + 1][j] + a[i + 1][j + 1];
        b[i][j] = n == 3 || (n == 2 && a[i][j]);
      }
    for (int i = 1; i <= N; i++)
      for (int j = 1; j <= N; j++) a[i][j] = b[i][j];
  }
  int n = 0;
  for (int i = 1; i <= N; i++)
    for (int j = 1; j <= N; j++) n += a[i][j];
  printf("%d\n", n);
}
