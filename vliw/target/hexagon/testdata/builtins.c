// Calls every function of a table with random operands, and prints a sum of its results.
#include <stdio.h>
typedef unsigned long long u64;
typedef void function(u64 *in, u64 *out);
extern function *const functions[];
extern const char *const names[];
static u64 state = 88172645463325252ull;
static u64 next(void) { state ^= state << 13; state ^= state >> 7; state ^= state << 17; return state; }
static u64 operand(void) {
  u64 x = next();
  switch (next() % 5) {
  case 0: return x;
  case 1: return x & 0x3f0000003full; // amounts of shifts
  case 2: return (x & 0x8000800080008000ull) - (x >> 63); // bounds of halves
  case 3: return (x & 0x3fffffff3fffffffull) | 0x3f8000003f800000ull; // floats of moderate size
  }
  return (u64)(long long)(int)((int)x >> (next() % 32));
}
int main(void) {
  for (int k = 0; functions[k]; k++) {
    u64 sum = 0;
    for (int n = 0; n < 200; n++) {
      u64 in[6], out = 0;
      for (int a = 0; a < 6; a++) in[a] = operand();
      functions[k](in, &out);
      sum = (sum << 7 | sum >> 57) ^ out;
    }
    printf("%s %x %x\n", names[k], (unsigned)(sum >> 32), (unsigned)sum);
  }
  return 0;
}
