// Sums, minima and counts over integers of several widths.
#include <stdint.h>
#include <stdio.h>
static int32_t a[8192];
static uint8_t b[8192];
static int16_t c[8192];
static int sum(const int32_t *p, int n) { int s = 0; for (int i = 0; i < n; i++) s += p[i]; return s; }
static int most(const int32_t *p, int n) { int s = p[0]; for (int i = 1; i < n; i++) s = p[i] > s ? p[i] : s; return s; }
static int bytes(const uint8_t *p, int n) { int s = 0; for (int i = 0; i < n; i++) s += p[i]; return s; }
static int count(const int16_t *p, int n) { int s = 0; for (int i = 0; i < n; i++) if (p[i] > 100) s++; return s; }
int main(void) {
  for (int i = 0; i < 8192; i++) a[i] = (i * 7919) % 10007, b[i] = i * 31, c[i] = (i * 37) % 401;
  unsigned h = 0;
  for (int r = 0; r < 60; r++) h = h * 31 + sum(a, 8192 - r) + most(a, 8192 - r) + bytes(b, 8192 - r) + count(c, 8192 - r);
  printf("%u\n", h);
}
