#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct S { int a; double d[3]; struct S *n; char c; };
union U { int i; float f; };
static int tab[] = {1,2,3,4,5};
const char *msgs[] = {"a","bb","ccc"};
struct S glob = { 1, {1.5, 2.25, 3}, &glob, 'x' };
int (*fp)(const char*, ...) = printf;
float fl = 0.1f; double dl = 1e300; long double ld = 3.25L;
_Complex double cd;
extern int ext __attribute__((weak));
__thread int tls = 4;
int fact(int n) { return n <= 1 ? 1 : n * fact(n-1); }
double sum(struct S *s, int n) { double r = 0; for (int i = 0; i < n; i++) { for (int j=0;j<3;j++) r += s[i].d[j] * tab[j]; s = s->n; } return r; }
int sw(int x) { switch (x) { case 1: return 10; case 2: return 20; case 100: return tab[x%5]; default: return -1; } }
void *cp(void *a, const void *b, size_t n) { memcpy(a, b, n); memset(a, 0, 8); return memmove(a, b, n/2); }
struct S byv(struct S s) { s.a++; return s; }
int vla(int n) { int a[n]; for (int i=0;i<n;i++) a[i]=i; return a[n/2]; }
int va(int n, ...) { __builtin_va_list ap; __builtin_va_start(ap, n); int r = __builtin_va_arg(ap, int); __builtin_va_end(ap); return r; }
int atom(int *p) { __atomic_fetch_add(p, 3, __ATOMIC_SEQ_CST); int e = 1; __atomic_compare_exchange_n(p, &e, 2, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE); __atomic_store_n(p, 4, __ATOMIC_RELEASE); __atomic_thread_fence(__ATOMIC_SEQ_CST); return __atomic_load_n(p, __ATOMIC_ACQUIRE); }
typedef float v4 __attribute__((vector_size(16)));
v4 vec(v4 a, v4 b) { v4 c = a*b + a; c[2] = 1.0f; return __builtin_shufflevector(c, b, 0, 5, 2, 7); }
int asmf(int x) { int r; __asm__ volatile("mov %1, %0; nop" : "=r"(r) : "r"(x) : "memory"); return r; }
int goto_(int x) { static void *t[] = {&&a, &&b}; goto *t[x]; a: return 1; b: return 2; }
int call(int x) { return fp("%d %s\n", x, msgs[x&1]) + printf("hello %f", (double)fl); }
_Bool boo(int a, long long b) { return a && b > 0x7fffffffffLL; }
__int128 wide(__int128 a, unsigned __int128 b) { return a * (__int128)b + ((__int128)1 << 100); }
int main(int argc, char **argv) { struct S s = byv(glob); printf("%d %d %g\n", fact(argc), sw(argc), sum(&s, 1)); union U u; u.f = 1; return u.i + ext; }
