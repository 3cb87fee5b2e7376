// Quicksort with insertion sort for short parts.
#include <stdio.h>
static int a[50000];
static void sort(int *p, int n) {
  while (n > 12) {
    int pivot = p[n / 2], i = 0, j = n - 1;
    while (i <= j) {
      while (p[i] < pivot) i++;
      while (p[j] > pivot) j--;
      if (i <= j) { int t = p[i]; p[i++] = p[j]; p[j--] = t; }
    }
    sort(p, j + 1);
    p += i, n -= i;
  }
  for (int i = 1; i < n; i++) {
    int v = p[i], j = i;
    for (; j > 0 && p[j - 1] > v; j--) p[j] = p[j - 1];
    p[j] = v;
  }
}
int main(void) {
  unsigned s = 1, h = 0;
  for (int r = 0; r < 4; r++) {
    for (int i = 0; i < 50000; i++) a[i] = (s = s * 1664525 + 1013904223) >> 8;
    sort(a, 50000);
    for (int i = 0; i < 50000; i += 997) h = h * 31 + a[i];
  }
  printf("%u\n", h);
}
