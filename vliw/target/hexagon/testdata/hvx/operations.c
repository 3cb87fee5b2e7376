// Calls every function of a table with random vectors, and prints a sum of its results.
#include <stdio.h>
typedef unsigned long long u64;
typedef int vector __attribute__((vector_size(128)));
typedef struct { vector v[2]; } operand;
typedef void function(const operand *in, operand *out);
extern function *const functions[];
extern const char *const names[];
static u64 state = 88172645463325252ull;
static u64 next(void) { state ^= state << 13; state ^= state >> 7; state ^= state << 17; return state; }
static void fill(operand *o) {
  u64 *p = (u64 *)o, kind = next() % 4;
  for (int k = 0; k < 32; k++) {
    u64 x = next();
    switch (kind) {
    case 1: x &= 0x0f0f00070f0f0007ull; break; // amounts and indices
    case 2: x = (x & 0x8080808080808080ull) - (x >> 63); break; // bounds of bytes
    case 3: x = next() % 3 ? x & 0xff00ff00ff000000ull : ~0ull; break; // equal lanes
    }
    p[k] = x;
  }
}
static operand in[6], out;
int main(void) {
  for (int k = 0; functions[k]; k++) {
    u64 sum = 0;
    for (int n = 0; n < 20; n++) {
      for (int a = 0; a < 6; a++) fill(&in[a]);
      fill(&out);
      functions[k](in, &out);
      for (int w = 0; w < 32; w++) sum = (sum << 7 | sum >> 57) ^ ((u64 *)&out)[w];
    }
    printf("%s %x %x\n", names[k], (unsigned)(sum >> 32), (unsigned)sum);
  }
  return 0;
}
