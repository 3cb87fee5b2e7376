// Upper case, counts of letters, and reversal of text.
#include <stdio.h>
static char text[30000], out[30000];
int main(void) {
  int n = sizeof text - 1;
  unsigned h = 0;
  for (int i = 0; i < n; i++) text[i] = "the Quick brown fox, jumps!"[(i * 7) % 27];
  for (int r = 0; r < 30; r++) {
    int letters = 0;
    for (int i = 0; i < n; i++) { char c = text[i]; if (c >= 'a' && c <= 'z') c -= 32; out[i] = c; }
    for (int i = 0; i < n; i++) if (out[i] >= 'A' && out[i] <= 'Z') letters++;
    for (int i = 0; i < n; i++) text[i] = out[n - 1 - i] ^ (r & 1 ? 32 : 0);
    h = h * 31 + letters + text[r * 100];
  }
  printf("%u\n", h);
}
