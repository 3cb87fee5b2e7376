// Functions before and after main, by priority.
#include <stdio.h>
static volatile int order;
__attribute__((constructor)) static void last(void) { order = order * 10 + 3; }
__attribute__((constructor(200))) static void second(void) { order = order * 10 + 2; }
__attribute__((constructor(101))) static void first(void) { order = order * 10 + 1; }
__attribute__((destructor)) static void after(void) { printf("after %d\n", order); }
int main(void) {
  printf("%d\n", order);
  order = 7;
  return 5;
}
