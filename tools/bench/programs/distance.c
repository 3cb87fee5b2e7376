// Edit distances of strings.
#include <stdio.h>
#include <string.h>
static int row[600], s1[600], s2[600];
static int distance(int n, int m) {
  for (int j = 0; j <= m; j++) row[j] = j;
  for (int i = 1; i <= n; i++) {
    int diagonal = row[0];
    row[0] = i;
    for (int j = 1; j <= m; j++) {
      int change = diagonal + (s1[i - 1] != s2[j - 1]), other = (row[j] < row[j - 1] ? row[j] : row[j - 1]) + 1;
      diagonal = row[j];
      row[j] = change < other ? change : other;
    }
  }
  return row[m];
}
int main(void) {
  for (int i = 0; i < 600; i++) s1[i] = (i * 7) % 23, s2[i] = (i * 11) % 19;
  int d = 0;
  for (int k = 0; k < 8; k++) d += distance(500 + k, 550 - k);
  printf("%d\n", d);
}
