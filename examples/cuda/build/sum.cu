#include <cstdio>
#include "total.h"

int main() {
  int values[COUNT];
  for (int i = 0; i < COUNT; i++) values[i] = i;
  printf("%d\n", total(values, COUNT));
}
