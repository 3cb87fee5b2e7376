// Shapes of innermost loops that modulo schedulers got wrong at some time: chains of φs, values of
// several iterations, memory carried between iterations, few iterations, unsigned and descending
// counters, conditional stores, calls, early exits.
#include <stdio.h>

#define KEEP __attribute__((noinline))
#define N 67
typedef long long ll;
static int a[N + 8], b[N + 8], c[N + 8];
static short h[N + 8];
static unsigned char u[N + 8];
static float f[N + 8], g[N + 8];
static double d[N + 8], e[N + 8];

KEEP int sum(int *p, int n) { int s = 0, i; for (i = 0; i < n; i++) s += p[i]; return s; }
KEEP int dot(int *p, int *q, int n) { int s = 0, i; for (i = 0; i < n; i++) s += p[i] * q[i]; return s; }
KEEP void scale(int *p, int *q, int n, int k) { int i; for (i = 0; i < n; i++) p[i] = q[i] * k + 3; }
KEEP void scale_restrict(int *restrict p, int *restrict q, int n, int k) { int i; for (i = 0; i < n; i++) p[i] = q[i] * k + 3; }
KEEP void prefix(int *p, int n) { int i; for (i = 1; i < n; i++) p[i] += p[i - 1]; }
KEEP void far(int *p, int n) { int i; for (i = 3; i < n; i++) p[i] = p[i - 3] * 5 + i; }
KEEP int fibonacci(int n) { unsigned x = 0, y = 1; while (n-- > 0) { unsigned t = x + y; x = y; y = t; } return x; }
KEEP int chain(int *p, int n) { int x = 1, y = 2, z = 3, i; for (i = 0; i < n; i++) { int t = p[i] - z; z = y; y = x; x = t; } return x * 100 + y * 10 + z; }
KEEP int swap(int *p, int n) { int x = 1, y = 2, i; for (i = 0; i < n; i++) { int t = x; x = y; y = t + p[i]; } return x - y; }
KEEP int down(int *p, int n) { int s = 7; while (n) s = s * 31 + p[--n]; return s; }
KEEP int step3(int *p, unsigned n) { int s = 0; unsigned i; for (i = 0; i < n; i += 3) s ^= p[i] + i; return s; }
KEEP int maximum(int *p, int n) { int m = -100000, at = -1, i; for (i = 0; i < n; i++) if (p[i] > m) m = p[i], at = i; return m * 100 + at; }
KEEP int count(int *p, int n, int k) { int s = 0, i; for (i = 0; i < n; i++) s += p[i] > k; return s; }
KEEP void clip(int *p, int n) { int i; for (i = 0; i < n; i++) p[i] = p[i] < 0 ? 0 : p[i] > 255 ? 255 : p[i]; }
KEEP void store_if(int *p, int *q, int n) { int i; for (i = 0; i < n; i++) if (q[i] & 1) p[i] = q[i]; }
KEEP int find(int *p, int n, int k) { int i; for (i = 0; i < n; i++) if (p[i] == k) break; return i; }
KEEP int last(int *p, int n) { int x = 0, i; for (i = 0; i < n; i++) x = p[i] ^ i; return x; }
KEEP ll wide(int *p, int *q, int n) { ll s = 0; int i; for (i = 0; i < n; i++) s += (ll)p[i] * q[i]; return s; }
KEEP unsigned bytes(unsigned char *p, int n) { unsigned s = 1, i; for (i = 0; i < n; i++) s = s * 33 + p[i]; return s; }
KEEP void convert(short *p, unsigned char *q, int n) { int i; for (i = 0; i < n; i++) p[i] = (q[i] << 4) - 100; }
KEEP void fir(int *p, int *q, int n) { int i; for (i = 0; i < n; i++) p[i] = q[i] + 2 * q[i + 1] + 3 * q[i + 2] + 4 * q[i + 3]; }
KEEP float fsum(float *p, int n) { float s = 0; int i; for (i = 0; i < n; i++) s += p[i]; return s; }
KEEP void saxpy(float *p, float *q, int n, float k) { int i; for (i = 0; i < n; i++) p[i] += k * q[i]; }
KEEP double horner(double *p, int n, double x) { double s = 0; int i; for (i = 0; i < n; i++) s = s * x + p[i]; return s; }
KEEP void dscale(double *p, double *q, int n) { int i; for (i = 0; i < n; i++) p[i] = q[i] * 0.5 + i; }
KEEP void copy(char *p, char *q, int n) { int i; for (i = 0; i < n; i++) p[i] = q[i]; }
KEEP void transpose(int *p, int *q, int n) { int i, j; for (i = 0; i < n; i++) for (j = 0; j < n; j++) p[i * n + j] = q[j * n + i]; }
KEEP unsigned crc(unsigned char *p, int n) { unsigned r = ~0u; int i, k; for (i = 0; i < n; i++) { r ^= p[i]; for (k = 0; k < 8; k++) r = r >> 1 ^ (0xedb88320u & -(r & 1)); } return ~r; }
KEEP int gather(int *p, unsigned char *q, int n) { int s = 0, i; for (i = 0; i < n; i++) s += p[q[i] & 31]; return s; }
KEEP void histogram(int *p, unsigned char *q, int n) { int i; for (i = 0; i < n; i++) p[q[i] & 7]++; }
KEEP int collatz(unsigned x) { int n = 0; while (x != 1) x = x & 1 ? 3 * x + 1 : x / 2, n++; return n; }
KEEP int twice(int *p, int n) { int s = 0, i; for (i = 0; i < n; i++) s += fibonacci(p[i] & 15); return s; }
KEEP ll divide(int *p, int n) { ll s = 0; int i; for (i = 0; i < n; i++) s += 1000000 / ((p[i] & 1023) + 1); return s; }

static void fill(void) {
	int i;
	for (i = 0; i < N + 8; i++)
		a[i] = i * 7919 % 613 - 300, b[i] = i * 104729 % 1009 - 500, c[i] = 0, h[i] = i * 3, u[i] = i * 37, f[i] = i * 0.25f - 3, g[i] = 5 - i * 0.5f, d[i] = i * 0.125, e[i] = 3 - i;
}

static int check(void) {
	unsigned s = 0;
	int i;
	for (i = 0; i < N + 8; i++)
		s = s * 31 + a[i] + 3 * b[i] + 5 * c[i] + 7 * h[i] + 11 * u[i] + (int)(f[i] * 8) + (int)(g[i] * 16) + (int)(d[i] * 8) + (int)e[i];
	return s;
}

int main(void) {
	static const int sizes[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 64, N};
	unsigned k;
	for (k = 0; k < sizeof sizes / sizeof *sizes; k++) {
		int n = sizes[k];
		fill();
		printf("%d: %d %d %d %d %d %d %d %d", n, sum(a, n), dot(a, b, n), fibonacci(n), chain(a, n), swap(b, n), down(a, n), step3(a, n), maximum(b, n));
		scale(c, a, n, 5), scale(a + 1, a, n, 3), scale_restrict(c, b, n, 9), prefix(b, n), far(a, n);
		printf(" %d", check());
		printf(" %d %d %d %lld %u", count(a, n, 10), find(b, n, b[n / 2]), last(a, n), wide(a, b, n), bytes(u, n));
		clip(c, n), store_if(c, a, n), convert(h, u, n), fir(a, b, n);
		printf(" %d %.3f", check(), fsum(f, n));
		saxpy(f, g, n, 1.5f), dscale(d, e, n), copy((char *)a, (char *)b, n), transpose(c, a, n < 8 ? n : 8);
		printf(" %d %.6f %x", check(), horner(e, n < 9 ? n : 9, 0.5), crc(u, n));
		histogram(c, u, n);
		printf(" %d %d %d %d %lld\n", gather(a, u, n), check(), collatz(n + 1), twice(a, n), divide(b, n));
	}
	return 0;
}
