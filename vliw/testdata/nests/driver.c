// Runs every nest natively for many sizes and prints what it leaves: name, n, m, a hash of all arrays and the result. The Go test does
// the same in the simulator (vliw/nests_test.go).
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { SIZE = 4096 + 64 };
static double a[SIZE], b[SIZE], c[SIZE], d[SIZE];
static int p[SIZE], q[SIZE];
typedef long nest(long, long, double *, double *, double *, double *, int *, int *);
#define X(name) nest name;
#include "names.h"
#undef X
#define X(name) {#name, name},
static const struct { const char *name; nest *run; } nests[] = {
#include "names.h"
};

static void fill(void) {
  uint32_t s = 12345;
  double *f[] = {a, b, c, d};
  for (int k = 0; k < 4; ++k)
    for (int i = 0; i < SIZE; ++i) { s = s * 1664525 + 1013904223; f[k][i] = (double)(s >> 28) * 0.5; }
  int *g[] = {p, q};
  for (int k = 0; k < 2; ++k)
    for (int i = 0; i < SIZE; ++i) { s = s * 1664525 + 1013904223; g[k][i] = (int)(s >> 29); }
}

static uint64_t hash(uint64_t h, const void *x, size_t bytes) {
  const unsigned char *s = x;
  for (size_t i = 0; i < bytes; ++i) h = (h ^ s[i]) * 1099511628211u;
  return h;
}

// The largest size for each depth such that the arrays suffice.
static const int most[] = {0, 0, 19, 11, 7, 4};

int main(void) {
  static const int sizes[][2] = {{0, 3}, {3, 0}, {1, 1}, {1, 2}, {2, 1}, {2, 2}, {2, 3}, {3, 2}, {3, 3}, {4, 3}, {3, 4}, {4, 4}, {5, 7}, {7, 5}, {6, 6}, {11, 9}, {8, 11}, {19, 17}, {13, 19}};
  for (size_t k = 0; k < sizeof nests / sizeof *nests; ++k)
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; ++i) {
      int limit = most[nests[k].name[1] - '0'];
      if (sizes[i][0] > limit || sizes[i][1] > limit) continue;
      fill();
      long r = nests[k].run(sizes[i][0], sizes[i][1], a, b, c, d, p, q);
      uint64_t h = 14695981039346656037u;
      h = hash(h, a, sizeof a); h = hash(h, b, sizeof b); h = hash(h, c, sizeof c); h = hash(h, d, sizeof d);
      h = hash(h, p, sizeof p); h = hash(h, q, sizeof q); h = hash(h, &r, sizeof r);
      printf("%s %d %d %016llx\n", nests[k].name, sizes[i][0], sizes[i][1], (unsigned long long)h);
    }
  return 0;
}
