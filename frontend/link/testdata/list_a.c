#include "list.h"
static int hidden = 3;
int counter = 4;
int tentative[4];
__attribute__((weak)) int maybe(void) { return 1; }
__attribute__((weak)) extern int absent(void);
static int helper(int x) { return x * hidden++; }
__attribute__((constructor)) static void init(void) { counter++; }
__attribute__((used)) static int kept = 9;
int run(struct list *l) {
  struct opaque *o = make(3);
  if (absent)
    counter += absent();
  return sum(l) + helper(2) + twice(4) + maybe() + shared(1) + per_thread + tentative[2] + (o != 0);
}
