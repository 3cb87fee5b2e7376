// Kernels of images and of signal processing, which a compiler makes vectors of.
#include <stdio.h>
#define N __attribute__((noinline))
typedef unsigned char u8;
typedef unsigned short u16;
enum { W = 300, H = 9 };
static u8 image[H * W], out[H * W];
static short left[1000], right[1000], sum[1000];
static signed char weights[512], inputs[512];
static unsigned histogram[256];

N void dilate(const u8 *in, u8 *to) {
  for (int y = 1; y < H - 1; y++)
    for (int x = 1; x < W - 1; x++) {
      u8 best = 0;
      for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++) {
          u8 v = in[(y + dy) * W + x + dx];
          best = v > best ? v : best;
        }
      to[y * W + x] = best;
    }
}
N void gauss(const u8 *restrict in, u8 *restrict to) {
  for (int y = 1; y < H - 1; y++)
    for (int x = 1; x < W - 1; x++) {
      const u8 *p = in + y * W + x;
      to[y * W + x] = (p[-W - 1] + 2 * p[-W] + p[-W + 1] + 2 * p[-1] + 4 * p[0] + 2 * p[1] + p[W - 1] + 2 * p[W] + p[W + 1] + 8) >> 4;
    }
}
N void count(const u8 *in, int n) {
  for (int k = 0; k < n; k++) histogram[in[k]]++;
}
N int dot(const signed char *a, const signed char *b, int n) {
  int s = 0;
  for (int k = 0; k < n; k++) s += a[k] * b[k];
  return s;
}
N void copy(u8 *restrict to, const u8 *restrict from, int n) {
  for (int k = 0; k < n; k++) to[k] = from[k];
}
N void saturated(short *restrict to, const short *restrict a, const short *restrict b, int n) {
  for (int k = 0; k < n; k++) {
    int s = a[k] + b[k];
    to[k] = s > 32767 ? 32767 : s < -32768 ? -32768 : s;
  }
}
N void threshold(u8 *restrict to, const u8 *restrict from, int n, u8 t) {
  for (int k = 0; k < n; k++)
    if (from[k] > t) to[k] = from[k] - t;
}
N void scale(int *restrict to, const short *restrict from, int n, int by) {
  for (int k = 0; k < n; k++) to[k] = (from[k] * by) >> 7;
}
N unsigned checksum(const u8 *p, int n) {
  unsigned s = 7;
  for (int k = 0; k < n; k++) s = s * 31 + p[k];
  return s;
}
static int wide[1000];
int main(void) {
  unsigned x = 12345;
  for (int k = 0; k < H * W; k++) image[k] = (x = x * 1103515245 + 12345) >> 17;
  for (int k = 0; k < 1000; k++) left[k] = (x = x * 1103515245 + 12345) >> 15, right[k] = (x = x * 1103515245 + 12345) >> 15;
  for (int k = 0; k < 512; k++) weights[k] = (x = x * 1103515245 + 12345) >> 19, inputs[k] = (x = x * 1103515245 + 12345) >> 19;
  dilate(image, out);
  printf("dilate %x\n", checksum(out, sizeof out));
  gauss(image, out);
  printf("gauss %x\n", checksum(out, sizeof out));
  for (int n = 490; n < 513; n++) printf("dot %d\n", dot(weights, inputs, n));
  count(image, sizeof image);
  printf("histogram %x\n", checksum((u8 *)histogram, sizeof histogram));
  for (int n = 0; n < 300; n += 37) {
    copy(out + n % 5, image + n % 7, n);
    threshold(out + n, image + n % 3, n, 100);
    printf("copy %x\n", checksum(out, sizeof out));
  }
  saturated(sum, left, right, 999);
  printf("saturated %x\n", checksum((u8 *)sum, sizeof sum));
  scale(wide, left, 997, 333);
  printf("scale %x\n", checksum((u8 *)wide, sizeof wide));
  return 0;
}
