// Symbols of all kinds, for position-independent code.
#include <stdio.h>
#define KEEP __attribute__((noinline))
int shared = 4, many[10] = {1, 2, 3};
static int own = 3, list[10] = {9, 8, 7};
int hidden __attribute__((visibility("hidden"))) = 5;
KEEP int called(int x) { return x * 7 + shared; }
static KEEP int local(int x) { return x * 3 + own; }
KEEP int *address(int k) { return k ? &many[3] : &list[3]; }
KEEP int (*function(int k))(int) { return k ? called : local; }
static const char *const names[] = {"zero", "one", "two"};
static int (*const functions[])(int) = {called, local};
KEEP int choose(int x) { switch (x) { case 0: return shared; case 1: return called(own); case 2: return 8; case 3: return called(x); case 4: return hidden; case 5: return local(12); } return 0; }
KEEP int sum(int n) { int s = 0; for (int i = 0; i < n; i++) s += many[i] * list[i]; return s; }
KEEP void count(int n) { for (int i = 0; i < n; i++) shared += i, many[i & 7] += own; }
int main(void) {
  for (int k = 0; k < 7; k++) printf("%d ", choose(k));
  count(11);
  shared++, hidden--, many[2] |= 64, list[1]++;
  printf("%d %d %d %d\n", *address(0), *address(1), function(0)(3), function(1)(4));
  printf("%s %s %d %d %d %d\n", names[own - 1], names[hidden - 4], functions[own - 3](1), functions[own - 2](2), sum(10), shared);
  return hidden;
}
