// Integers of 8 to 64 bits and floats: every operation on edge values.
#include <stdio.h>

typedef long long ll;
typedef unsigned long long ull;
static ull hash = 1469598103934665603ull;
static void mix(ull x) { hash = (hash ^ x) * 1099511628211ull; }
static volatile int edges[] = {0, 1, -1, 2, 7, 31, 32, 127, 128, 255, 256, -128, 32767, 32768, 65535, 65536, 0x7fffffff, -0x7fffffff - 1, 12345678};
static volatile ll wide[] = {0, 1, -1, 5, 0x7fffffff, 0x80000000ll, 0xffffffffll, 0x100000000ll, 0x7fffffffffffffffll, -0x7fffffffffffffffll - 1, 123456789012345ll};
static volatile float singles[] = {0, 1, -1, 0.5f, 3.25f, -7.75f, 1e10f, 1e-10f, 16777216.0f, 100.125f};
static volatile double doubles[] = {0, 1, -1, 0.1, 3.25, -7.75, 1e10, 1e-300, 4503599627370496.0, 100.125, -1e300};

#define OPS(T, U, a, b) \
	do { \
		T x = (T)(a), y = (T)(b); \
		U u = (U)x, v = (U)y; \
		int s = (int)(v & (sizeof(T) * 8 - 1)); \
		mix((U)(u + v)), mix((U)(u - v)), mix((U)((ull)u * v)), mix((U)(u & v)), mix((U)(u | v)), mix((U)(u ^ v)), mix((U)(u << s)), mix((U)(u >> s)), mix((U)(x >> s)); \
		mix(x < y), mix(x <= y), mix(u < v), mix(u <= v), mix(x == y), mix(x > y ? x : y), mix(u > v ? u : v); \
		if (v && !(y == -1)) mix((U)(x / y)), mix((U)(x % y)), mix((U)(u / v)), mix((U)(u % v)); \
		mix((U)(x / 7)), mix((U)(x % 10)), mix((U)(u / 7)), mix((U)(u % 1000)), mix((U)(x / -5)), mix((U)(x / 16)), mix((U)(x % 8)), mix((U)(u / 3)); \
		mix((ull)(ll)x), mix((ull)u), mix((ull)(x < 0 ? -(ull)x : x)); \
	} while (0)

#define FLOATS(T, a, b) \
	do { \
		T x = a, y = b; \
		T r[] = {x + y, x - y, x * y, y != 0 ? x / y : 0, -x, x < y ? x : y}; \
		int k; \
		for (k = 0; k < 6; k++) { \
			union { T f; ull n; } c; \
			c.n = 0; \
			c.f = r[k]; \
			mix(c.n); \
			if (r[k] > -2e9 && r[k] < 2e9) mix((int)r[k]); \
			if (r[k] > -9e18 && r[k] < 9e18) mix((ll)r[k]); \
			if (r[k] >= 0 && r[k] < 1e19) mix((ull)r[k]); \
		} \
		mix(x < y), mix(x <= y), mix(x == y), mix(x != y), mix(!(x < y)), mix(!(x >= y)); \
	} while (0)

int main(void) {
	unsigned i, j;
	for (i = 0; i < sizeof edges / sizeof *edges; i++)
		for (j = 0; j < sizeof edges / sizeof *edges; j++) {
			int a = edges[i], b = edges[j];
			OPS(signed char, unsigned char, a, b);
			OPS(short, unsigned short, a, b);
			OPS(int, unsigned, a, b);
		}
	printf("%llx\n", hash);
	for (i = 0; i < sizeof wide / sizeof *wide; i++)
		for (j = 0; j < sizeof wide / sizeof *wide; j++) {
			ll a = wide[i], b = wide[j];
			OPS(ll, ull, a, b);
			mix((ull)__builtin_popcountll(a)), mix(a ? __builtin_clzll(a) : 3), mix(a ? __builtin_ctzll(a) : 4), mix(__builtin_bswap64(a));
			mix((unsigned)__builtin_popcount(a)), mix((int)a ? __builtin_clz(a) : 3), mix((int)a ? __builtin_ctz(a) : 4), mix(__builtin_bswap32(a)), mix(__builtin_bswap16(a));
			int s, t;
			mix(__builtin_add_overflow((int)a, (int)b, &s)), mix((unsigned)s), mix(__builtin_sub_overflow((int)a, (int)b, &s)), mix(__builtin_mul_overflow((int)a, (int)b, &t)), mix((unsigned)t);
			ll w;
			mix(__builtin_add_overflow(a, b, &w)), mix(w), mix(__builtin_sub_overflow(a, b, &w)), mix(w);
			unsigned r = (unsigned)a, n = (unsigned)b & 31;
			mix(r << n | r >> (-n & 31));
		}
	printf("%llx\n", hash);
	for (i = 0; i < sizeof singles / sizeof *singles; i++)
		for (j = 0; j < sizeof singles / sizeof *singles; j++)
			FLOATS(float, singles[i], singles[j]);
	printf("%llx\n", hash);
	for (i = 0; i < sizeof doubles / sizeof *doubles; i++)
		for (j = 0; j < sizeof doubles / sizeof *doubles; j++)
			FLOATS(double, doubles[i], doubles[j]);
	for (i = 0; i < sizeof wide / sizeof *wide; i++) {
		union { double d; ull n; } c = {(double)wide[i]};
		mix(c.n), c.d = (double)(ull)wide[i], mix(c.n), c.d = (float)wide[i], mix(c.n), c.d = (float)(ull)wide[i], mix(c.n), c.d = (int)wide[i], mix(c.n), c.d = (unsigned)wide[i], mix(c.n);
	}
	printf("%llx\n", hash);
	return 0;
}
