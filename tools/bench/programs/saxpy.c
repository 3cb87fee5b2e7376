// y := a·x + y on single precision, many times.
#include <stdio.h>
static float x[4096], y[4096];
static void saxpy(float *y, const float *x, float a, int n) {
  for (int i = 0; i < n; i++) y[i] = a * x[i] + y[i];
}
int main(void) {
  for (int i = 0; i < 4096; i++) x[i] = i % 17, y[i] = i % 5;
  for (int r = 0; r < 300; r++) saxpy(y, x, 0.25f, 4096 - r % 7);
  float s = 0;
  for (int i = 0; i < 4096; i++) s += y[i];
  printf("%.1f\n", s);
}
