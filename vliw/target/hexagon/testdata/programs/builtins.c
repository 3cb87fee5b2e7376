// Builtins of clang that tell the optimizer something, or are a few simple operations.
#include <stdio.h>
#define KEEP __attribute__((noinline))

KEEP char *down(char *p, unsigned long n) { return __builtin_align_down(p, n); }
KEEP char *up(char *p) { return __builtin_align_up(p, 32); }
KEEP int marked(int x) { return __builtin_annotation(x, "mark") + 1; }
KEEP int size(const char *p) { return (int)__builtin_object_size(p, 1) + 2 * (int)__builtin_object_size(p, 2); }
KEEP int likely(int x) { return __builtin_expect_with_probability(x > 3, 1, 0.9) ? x * 3 : x; }
KEEP int kind(double x) { return __builtin_isinf_sign(x) * 4 + __builtin_isnan(x) * 2 + __builtin_isnormal(x); }

struct table { int marked; char text[40]; };
KEEP int marks(struct table *t) { return t->marked + t->text[3]; }

int main(void) {
  static char text[256] __attribute__((aligned(64)));
  struct table t = {5, "abcdef"};
  for (int k = 0; k < 100; k += 7)
    printf("%d %d %d %d\n", (int)(down(text + k, 16) - text), (int)(up(text + k) - text), marked(k), likely(k));
  printf("%d %d\n", size(text), marks(&t));
  printf("%d %d %d %d %d\n", kind(0), kind(1.5), kind(1 / 0.0), kind(-1 / 0.0), kind(0 / 0.0));
  return 0;
}
