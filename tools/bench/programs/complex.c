// Products of complex numbers that lie in pairs.
#include <stdio.h>
static float a[4096], b[4096], c[4096];
int main(void) {
  for (int i = 0; i < 4096; i++) a[i] = i % 7, b[i] = i % 11;
  for (int r = 0; r < 80; r++)
    for (int i = 0; i < 2048; i++) {
      float re = a[2 * i] * b[2 * i] - a[2 * i + 1] * b[2 * i + 1], im = a[2 * i] * b[2 * i + 1] + a[2 * i + 1] * b[2 * i];
      c[2 * i] += re, c[2 * i + 1] += im;
    }
  float s = 0;
  for (int i = 0; i < 4096; i += 3) s += c[i];
  printf("%.1f\n", s);
}
