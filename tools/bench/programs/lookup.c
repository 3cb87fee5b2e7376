// Binary searches, and products of a sparse matrix.
#include <stdio.h>
static int key[4096], col[20000], start[1001];
static double val[20000], v[1000], w[1000];
static int find(int k) {
  int lo = 0, hi = 4096;
  while (lo < hi) { int mid = (lo + hi) / 2; if (key[mid] < k) lo = mid + 1; else hi = mid; }
  return lo;
}
int main(void) {
  long t = 0;
  for (int i = 0; i < 4096; i++) key[i] = i * 5;
  for (int i = 0; i < 60000; i++) t += find((i * 7919) % 20480);
  for (int i = 0; i < 20000; i++) col[i] = (i * 37) % 1000, val[i] = i % 9;
  for (int i = 0; i <= 1000; i++) start[i] = i * 20;
  for (int i = 0; i < 1000; i++) v[i] = i % 13;
  for (int r = 0; r < 20; r++) {
    for (int i = 0; i < 1000; i++) { double s = 0; for (int k = start[i]; k < start[i + 1]; k++) s += val[k] * v[col[k]]; w[i] = s; }
    for (int i = 0; i < 1000; i++) v[i] = w[i] / 1000;
  }
  printf("%ld %.6f\n", t, v[500]);
}
