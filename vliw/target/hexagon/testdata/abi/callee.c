// Functions that take and return values in all kinds of places; the other file calls them.
#include "abi.h"
#define DEFINE(name, type, lane, n) \
  type name##_result(int first, type x, int last) { \
    for (int k = 0; k < n; k++) x[k] = x[k] * 3 + first; \
    return x; \
  } \
  int name##_sum(int first, type x, type y, int last) { \
    int sum = first * 7 + last; \
    for (int k = 0; k < n; k++) sum = sum * 5 + (int)x[k] - 2 * (int)y[k]; \
    return sum; \
  }
EACH(DEFINE)
#define STRUCTURE(name, a, b, c) \
  struct name name##_make(int first, a x, b y, c z) { struct name s = {x + first, y, z}; return s; }
STRUCTURES(STRUCTURE)
struct inside inside_make(int first, bytes4 v, int k) { struct inside s = {v, k + first}; return s; }
int inside_take(struct inside s, int last) { return s.v[0] + 2 * s.v[1] + 3 * s.v[2] + 4 * s.v[3] + s.k + last; }
