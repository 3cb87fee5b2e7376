// Floats of 16 bits in memory.
#include <stdio.h>
static __fp16 h[8];
__attribute__((noinline)) void fill(float x, double y) {
  for (int i = 0; i < 4; i++) h[i] = x * (i * i * 37 - 5), h[i + 4] = y / (i + 3);
}
__attribute__((noinline)) float sum(void) { float s = 0; for (int i = 0; i < 8; i++) s += h[i]; return s; }
__attribute__((noinline)) double product(void) { double s = 1; for (int i = 0; i < 8; i += 2) s *= h[i]; return s; }
int main(void) {
  static const float values[] = {1.5f, -0.00003f, 7000, 1e-7f, 65504};
  for (int k = 0; k < 5; k++) {
    fill(values[k], values[k] * 3.3);
    for (int i = 0; i < 8; i++) printf("%x ", ((unsigned short *)h)[i]);
    union { float f; unsigned u; } s = {sum()};
    union { double d; unsigned u[2]; } p = {product()};
    printf("%x %x %x\n", s.u, p.u[0], p.u[1]);
  }
  return 0;
}
