// Alpha blending of bytes.
#include <stdint.h>
#include <stdio.h>
static uint8_t dst[16384], src[16384], alpha[16384];
static void blend(uint8_t *restrict d, const uint8_t *restrict s, const uint8_t *restrict a, int n) {
  for (int i = 0; i < n; i++) d[i] = (s[i] * a[i] + d[i] * (255 - a[i]) + 127) >> 8;
}
int main(void) {
  for (int i = 0; i < 16384; i++) src[i] = i * 3, dst[i] = i * 5, alpha[i] = i * 7;
  for (int r = 0; r < 60; r++) blend(dst, src, alpha, 16384 - r);
  unsigned h = 0;
  for (int i = 0; i < 16384; i++) h = h * 31 + dst[i];
  printf("%u\n", h);
}
