// Conversions between integers and floating-point numbers, and clamps.
#include <stdint.h>
#include <stdio.h>
static int16_t in[8192], out[8192];
static float f[8192];
int main(void) {
  for (int i = 0; i < 8192; i++) in[i] = (i * 37) % 20011 - 10000;
  for (int r = 0; r < 40; r++) {
    for (int i = 0; i < 8192; i++) f[i] = in[i] * (1.0f / 32768);
    for (int i = 0; i < 8192; i++) {
      int v = (int)(f[i] * 40000.0f);
      out[i] = v > 8000 ? 8000 : v < -8000 ? -8000 : v;
    }
    for (int i = 0; i < 8192; i++) in[i] = out[i] ^ r;
  }
  unsigned h = 0;
  for (int i = 0; i < 8192; i++) h = h * 31 + (uint16_t)out[i];
  printf("%u\n", h);
}
