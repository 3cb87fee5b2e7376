// Primes by a sieve.
#include <stdio.h>
#include <string.h>
static char composite[200001];
int main(void) {
  int n = 0;
  for (int r = 0; r < 6; r++) {
    memset(composite, 0, sizeof composite);
    for (int i = 2; i * i <= 200000; i++)
      if (!composite[i])
        for (int j = i * i; j <= 200000; j += i) composite[j] = 1;
    n = 0;
    for (int i = 2; i <= 200000; i++) n += !composite[i];
  }
  printf("%d\n", n);
}
