#include "list.h"
struct opaque {
  enum color c;
  double d[3];
};
static int hidden = 5;
int tentative[8];
_Thread_local int per_thread = 1;
int maybe(void) { return 2; }
static int helper(int x) { return x - hidden--; }
static int table(int i) {
  static void *const where[] = {&&a, &&b};
  goto *where[i & 1];
a:
  return 1;
b:
  return 2;
}
__attribute__((constructor(200))) static void init(void) { hidden++; }
__attribute__((used)) static int kept = 8;
static struct opaque pool[2];
struct opaque *make(int n) { return &pool[n & 1]; }
int sum(struct list *l) {
  int s = helper(1) + twice(3) + shared(2) + table(counter);
  for (; l; l = l->next)
    s += l->value;
  return s;
}
