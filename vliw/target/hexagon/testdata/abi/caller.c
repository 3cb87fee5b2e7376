// Calls the functions of the other file.
#include "abi.h"
#include <stdio.h>
#define CALL(name, type, lane, n) { \
    type x, y; \
    for (int k = 0; k < n; k++) x[k] = (lane)(k * 37 + 5), y[k] = (lane)(k * 11 - 3); \
    type r = name##_result(3, x, 9); \
    printf(#name " %d\n", name##_sum(4, r, y, 8)); \
  }
#define MAKE(name, a, b, c) { struct name s = name##_make(2, 7, 8, 9); printf(#name " %d %d %d\n", (int)s.x, (int)s.y, (int)s.z); }
int main(void) {
  EACH(CALL)
  STRUCTURES(MAKE)
  bytes4 v = {1, -2, 3, -4};
  struct inside s = inside_make(1, v, 40);
  printf("inside %d\n", inside_take(s, 6));
  return 0;
}
