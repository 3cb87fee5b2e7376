// The Mandelbrot set, iterations per point.
#include <stdio.h>
int main(void) {
  long n = 0;
  for (int py = 0; py < 120; py++)
    for (int px = 0; px < 160; px++) {
      double cx = px * 3.0 / 160 - 2, cy = py * 2.0 / 120 - 1, x = 0, y = 0;
      int k = 0;
      while (k < 200 && x * x + y * y <= 4) {
        double t = x * x - y * y + cx;
        y = 2 * x * y + cy;
        x = t;
        k++;
      }
      n += k;
    }
  printf("%ld\n", n);
}
