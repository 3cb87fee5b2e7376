// Histograms and their prefix sums.
#include <stdint.h>
#include <stdio.h>
static uint8_t data[40000];
static unsigned hist[256], before[257];
int main(void) {
  unsigned h = 0;
  for (int i = 0; i < 40000; i++) data[i] = (i * 2654435761u) >> 22;
  for (int r = 0; r < 20; r++) {
    for (int i = 0; i < 256; i++) hist[i] = 0;
    for (int i = 0; i < 40000; i++) hist[data[i]]++;
    for (int i = 0; i < 256; i++) before[i + 1] = before[i] + hist[i];
    h = h * 31 + before[128 + r];
  }
  printf("%u\n", h);
}
