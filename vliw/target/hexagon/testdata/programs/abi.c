// Arguments and results of all kinds: pairs that skip a register, arguments on the stack, structures
// in registers, by value and through memory, variable arguments, small integers, i1.
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>

#define KEEP __attribute__((noinline))
typedef long long ll;
struct small { short a, b; };
struct pair { int a, b; };
struct big { int a; double d; signed char c[3]; ll l; };

KEEP ll mixed(int a, ll b, int c, ll d, int e, short f, double g, float h, signed char i) { return a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + (ll)(7 * g) + (ll)(8 * h) + 9 * i; }
KEEP struct small make_small(int a) { struct small s = {a, -a}; return s; }
KEEP struct pair make_pair(struct small s) { struct pair p = {s.a * 3, s.b * 5}; return p; }
KEEP struct big make_big(int k) { struct big b = {k, k * 1.5, {k, k + 1, k + 2}, k * 1000000007LL}; return b; }
struct huge { int a[1500]; };
KEEP int use_huge(int x, struct huge h, struct huge i, int y) { h.a[1] += x; return h.a[1] + h.a[1499] * 2 + i.a[700] * 3 + y; }
KEEP double use_big(int x, struct big b, int y) { return b.a + b.d + b.c[1] + b.l + x * 10 + y; }
KEEP bool less(unsigned char a, signed char b) { return a < b; }
KEEP signed char narrow(int x) { return x * 37; }
KEEP unsigned short narrow2(unsigned x) { return x * 40503u; }

KEEP ll total(int n, ...) {
	va_list l, again;
	ll sum = 0;
	int k;
	va_start(l, n);
	va_copy(again, l);
	for (k = 0; k < n; k++)
		sum += va_arg(l, int) + 3 * va_arg(l, ll) + (ll)va_arg(l, double);
	va_end(l);
	sum += va_arg(again, int);
	va_end(again);
	return sum;
}

KEEP int apply(int (*f)(int, int), int a, int b) { return f(a, b); }
static int subtract(int a, int b) { return a - b; }
static int minimum(int a, int b) { return a < b ? a : b; }

KEEP int dynamic(int n) {
	int v[n], k, sum = 0;
	for (k = 0; k < n; k++)
		v[k] = k * k - n;
	for (k = n; k-- > 0;)
		sum = sum * 3 + v[k];
	return sum;
}

KEEP int aligned(int n) {
	_Alignas(32) signed char a[64];
	int k;
	for (k = 0; k < 64; k++)
		a[k] = k * n;
	return (int)((unsigned)(unsigned long)(void *)a % 32) + a[17];
}

KEEP bool either(bool a, bool b, bool c) { return (a && b) != c; }

int main(void) {
	int k;
	static struct huge one, two;
	for (k = 0; k < 1500; k++)
		one.a[k] = k * 3, two.a[k] = k * k;
	printf("%d %d %d\n", use_huge(5, one, two, 7), use_huge(6, two, one, 8), one.a[1]);
	for (k = -3; k < 4; k++) {
		struct pair p = make_pair(make_small(k * 100));
		printf("%lld %d %d %.3f %d %d %u\n", mixed(k, k * 5000000000LL, 3, -4, k, 6, k * 0.5, -k * 2.25f, k), p.a, p.b, use_big(k, make_big(k * 7), 4),
			less(k, k + 1), narrow(k), narrow2(k));
	}
	printf("%lld\n", total(3, 1, 2LL, 3.5, 4, 5LL, 6.5, 7, -8LL, 9.0));
	printf("%d %d %d %d\n", apply(subtract, 3, 10), apply(minimum, 3, 10), dynamic(17), aligned(3));
	for (k = 0; k < 8; k++)
		printf("%d", either(k & 1, k & 2, k & 4));
	printf("\n");
	return 9;
}
