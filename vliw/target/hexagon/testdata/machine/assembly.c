// Inline and module-level assembly.
#include <stdio.h>
typedef long long ll;
#define KEEP __attribute__((noinline))
asm("	.globl	twice\n"
    "	.type	twice,@function\n"
    "twice:\n"
    "	{ r0 = add(r0,r0)\n"
    "	  jumpr r31 }\n"
    "	.size	twice, .-twice\n");
int twice(int);
static int table[4] = {11, 22, 33, 44};
static const char text[] = "text";

KEEP int sum(int x, int y) { int r; asm("%0 = add(%1,%2)" : "=r"(r) : "r"(x), "r"(y)); return r; }
KEEP ll wide(ll x, int y) { ll r; asm("%0 = combine(%H1,%2)" : "=r"(r) : "r"(x), "r"(y)); return r; }
KEEP ll halves(ll x) { asm("{ %H0 = add(%L0,#1)\n  %L0 = add(%H0,#%1) }" : "+r"(x) : "i"(-5)); return x; }
// The first result is written before the inputs are read.
KEEP int early(int x, int y) { int a, b; asm("%0 = #100\n\t%1 = add(%2,%3)\n\t%0 = add(%0,%2)" : "=&r"(a), "=&r"(b) : "r"(x), "r"(y)); return a * 1000 + b; }
KEEP int clobbers(int x) { int r; asm("r16 = #7\n\tr5:4 = combine(#3,#4)\n\tp0 = cmp.eq(%1,#3)\n\tr17 = mux(p0,r16,r4)\n\t%0 = add(r17,%1)" : "=r"(r) : "r"(x) : "r16", "r17", "r5:4", "p0"); return r; }
KEEP int named(int x, int y) { register int a asm("r7") = x; register int b asm("r20"); asm volatile("r20 = sub(r7,%1)" : "=r"(b) : "r"(y), "r"(a)); return b; }
KEEP int modifier(int *p, int step) { int a, b; asm("%0 = memw(%2++%3)\n\t%1 = memw(%2++%3)" : "=&r"(a), "=&r"(b), "+r"(p) : "a"(step) : "memory"); return a * 100 + b + *p; }
KEEP int memory(int *p, int v) { int r; asm volatile("%0 = memw(%1)\n\tmemw(%1) = %2" : "=&r"(r) : "m"(*p), "r"(v) : "memory"); return r + *p; }
KEEP int stored(int v) { int m; asm volatile("memw(%0) = %1" : "=m"(m) : "r"(v)); return m; }
KEEP int called0(int x) { register int a asm("r0") = x; asm volatile("call twice" : "+r"(a) : : "r31"); return a + x; }
KEEP int symbol(void) { const char *p; asm("%0 = ##%1+1" : "=r"(p) : "i"(&text)); return *p; }
KEEP int loop(int n, int *p) { int s = 0; for (int i = 0; i < n; i++) { asm volatile("" : "+r"(s)); s += p[i & 3]; } return s; }
KEEP int inner(int n) { int s = 0; for (int i = 0; i < n; i++) { int r; asm volatile("loop0(1f,#3)\n\t%0 = #0\n1:\n\t{ %0 = add(%0,%1)\n\t nop }:endloop0" : "=&r"(r) : "r"(i) : "sa0", "lc0", "usr"); s += r; } return s; }
KEEP int labels(int x) { int r; asm("{ p0 = cmp.gt(%1,#0)\n\t if (!p0.new) jump:nt .Lneg%= }\n\t%0 = #1\n\tjump .Lend%=\n.Lneg%=:\n\t%0 = #2\n.Lend%=:" : "=r"(r) : "r"(x) : "p0"); return r; }
KEEP int crowded(int a, int b, int c, int d, int e, int f) {
  int u = a * 3, v = b * 5, w = c * 7, x = d * 9, y = e * 11, z = f * 13, t = a ^ f;
  asm("%0 = add(%0,%6)\n\t%1 = add(%1,%6)\n\t%2 = add(%2,%6)\n\t%3 = add(%3,%6)\n\t%4 = add(%4,%6)\n\t%5 = add(%5,%6)"
      : "+r"(u), "+r"(v), "+r"(w), "+r"(x), "+r"(y), "+r"(z) : "r"(t) : "r0", "r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9", "r10", "r11", "r16", "r17", "r18", "r19", "p0", "p1");
  return u ^ v ^ w ^ x ^ y ^ z ^ a ^ b ^ c ^ d ^ e ^ f;
}
int main(void) {
  printf("%d %d %d\n", sum(3, 4), (int)(wide(5ll << 32, 9) >> 30), (int)wide(5ll << 32, 9));
  ll h = halves(7ll << 32 | 9);
  printf("%d %d\n", (int)(h >> 32), (int)h);
  printf("%d %d %d %d\n", early(5, 6), clobbers(3), clobbers(4), named(50, 8));
  printf("%d %d %d\n", modifier(table, 4), memory(table + 1, 99), stored(17));
  printf("%d %d %d %d\n", called0(21), symbol(), loop(9, table), inner(5));
  printf("%d %d %d\n", labels(5), labels(-5), crowded(1, 2, 3, 4, 5, 6));
  return 0;
}
