// What the files of loops share: each function has one loop, which runs n times for its argument n,
// so that the packets of an iteration are the difference between two runs by the difference of n.
#include <stdio.h>

#ifndef N
#define N 67
#endif
#define KEEP __attribute__((noinline))
typedef long long ll;
typedef unsigned long long ull;
typedef unsigned char u8;
typedef signed char s8;
typedef unsigned short u16;
#define SIZE 1040
static int a[SIZE], b[SIZE], c[SIZE];
static short h[SIZE], k[SIZE], m[SIZE];
static u8 u[SIZE], v[SIZE], w[SIZE];
static ll x[SIZE], y[SIZE];

static void fill(void) {
	int i;
	for (i = 0; i < SIZE; i++) {
		a[i] = i * 7919 % 613 - 300, b[i] = i * 104729 % 1009 - 500, c[i] = i ^ 85;
		h[i] = i * 331, k[i] = 9000 - i * 77, m[i] = 0;
		u[i] = i * 37, v[i] = i * 91 + 5, w[i] = 0;
		x[i] = (ll)i * 0x123456789, y[i] = i - 500;
	}
}

static unsigned check(void) {
	unsigned s = 0;
	int i;
	for (i = 0; i < SIZE; i++)
		s = s * 31 + a[i] + 3 * b[i] + 5 * c[i] + 7 * h[i] + 11 * k[i] + 13 * m[i] + 17 * u[i] + 19 * v[i] + 23 * w[i] + 29 * (unsigned)x[i] + 37 * (unsigned)(y[i] >> 32);
	return s;
}

#ifdef QUIET
static volatile ll sink;
#define SHOW(e) (sink = (ll)(e))
#define DO(e) (e)
#else
#define SHOW(e) printf(#e " %lld\n", (ll)(e))
#define DO(e) ((e), printf(#e " %u\n", check()))
#endif
