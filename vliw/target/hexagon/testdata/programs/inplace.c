// Memory that is changed in place, parts of words, loads under conditions, chains of operations, and
// trip counts that may be none.
#include <stdio.h>
typedef unsigned char u8;
typedef unsigned short u16;
#define KEEP __attribute__((noinline))
static unsigned a[80], b[80];
static unsigned w[80];
static u8 c[80];
static u16 h[80];

KEEP void add_to(unsigned *p, unsigned *q, int n, int t) { for (int i = 0; i < n; i++) p[i] += q[i] * t; }
KEEP void take_from(unsigned *p, unsigned *q, int n) { for (int i = 0; i < n; i++) p[i] -= q[i]; }
KEEP void mask(unsigned *p, unsigned *q, int n) { for (int i = 0; i < n; i++) p[i] &= q[i] | 0xff; }
KEEP void join(u16 *p, u16 *q, int n) { for (int i = 0; i < n; i++) p[i] |= q[i]; }
KEEP void constants(u8 *p, int n) { for (int i = 0; i + 4 < n; i += 5) p[i] += 31, p[i + 1] += 32, p[i + 2] -= 9, p[i + 3] |= 64, p[i + 4] &= ~16; }
KEEP void count(unsigned *p, u8 *q, int n) { for (int i = 0; i < n; i++) p[q[i] & 15]++; }
KEEP void shifted(unsigned *p, int n) { for (int i = 1; i < n; i++) p[i] += p[i - 1]; }
KEEP unsigned moved(unsigned *p, int n) { unsigned s = 0; for (int i = 0; i < n; i++) { s = s * 3 + p[i]; p[i] += 7; s ^= p[i]; } return s; }
KEEP void low_byte(unsigned *p, u8 *q, int n) { for (int i = 0; i < n; i++) p[i] = (p[i] & ~0xffu) | q[i]; }
KEEP void middle(unsigned *p, unsigned *q, int n) { for (int i = 0; i < n; i++) p[i] = (p[i] & 0xff00ffff) | (q[i] & 0xff) << 16; }
KEEP void high_half(unsigned *p, unsigned *q, int n) { for (int i = 0; i < n; i++) p[i] = (p[i] & 0xffff) | q[i] << 16; }
KEEP void odd_field(unsigned *p, unsigned *q, int n) { for (int i = 0; i < n; i++) p[i] = (p[i] & ~0xff0u) | (q[i] & 0xff) << 4; }
KEEP void bits(unsigned *p, int n) { for (int i = 0; i < n; i++) p[i] = ((p[i] | 1u << 31) ^ 1 << 20) & ~(1u << 25); }
KEEP void choose(int *restrict p, int *restrict q, int *restrict r, int n) { for (int i = 0; i < n; i++) p[i] = q[i] & 4 ? q[i] : r[i]; }
KEEP void choose_other(int *restrict p, int *restrict q, u8 *restrict r, int n, int t) { for (int i = 0; i < n; i++) p[i] = q[i] < t ? t : r[i]; }
KEEP unsigned fold(unsigned *p, int n) { unsigned s = 0; for (int i = 0; i < n; i++) s ^= p[i] << 3; return s; }
KEEP unsigned narrow(unsigned *p, int n) { unsigned s = ~0u; for (int i = 0; i < n; i++) s &= p[i] | i; return s; }
KEEP unsigned gather(unsigned *p, int n) { unsigned s = 0; for (int i = 0; i < n; i++) s |= p[i] & 0x10101010; return s; }
KEEP int clip(short *p, int n) { int s = 0; for (int i = 0; i < n; i++) { int t = p[i] + 30000; s += t > 32767 ? 32767 : t; } return s; }
KEEP unsigned until(unsigned n) { unsigned s = 1, i = 0; do s = s * 3 + i; while (++i != n && i < 1000); return s; }
KEEP unsigned rest(unsigned *p, unsigned n) { unsigned s = 0; if (n & 7) { unsigned i = 0; do s = s * 5 + p[i]; while (++i != (n & 7)); } return s; }

static void show(const char *name, const void *p, int bytes) {
	unsigned s = 1;
	for (int i = 0; i < bytes; i++) s = s * 31 + ((const u8 *)p)[i];
	printf("%s %u\n", name, s);
}
#define SHOW(call, x) call, show(#call, x, sizeof x)

static void fill(void) {
	for (int i = 0; i < 80; i++) a[i] = i * 37 - 900, b[i] = 500 - i * 91, w[i] = i * 0x9e3779b9u, c[i] = i * 23, h[i] = i * 777;
}

int main(void) {
	static const int sizes[] = {0, 1, 2, 3, 7, 8, 9, 16, 31, 64, 75};
	for (int k = 0; k < 11; k++) {
		int n = sizes[k];
		fill();
		SHOW(add_to(a, b, n, 5), a); SHOW(add_to(a, a, n, 3), a); SHOW(add_to(a + 1, a, n, 2), a); SHOW(take_from(a, b + 2, n), a); SHOW(take_from(b + 1, b, n), b);
		SHOW(mask(w, w + 3, n), w); SHOW(join(h + 1, h, n), h); SHOW(constants(c, n), c); SHOW(count(a, c, n), a); SHOW(shifted(a, n), a);
		printf("%u\n", moved(b, n));
		SHOW(low_byte(w, c, n), w); SHOW(low_byte(w, (u8 *)w, n), w); SHOW(middle(w, w + 1, n), w); SHOW(high_half(w + 1, w, n), w); SHOW(odd_field(w, b, n), w); SHOW(bits(w, n), w);
		SHOW(choose((int *)a, (int *)b, (int *)w, n), a); SHOW(choose_other((int *)a, (int *)b, c, n, 40), a);
		printf("%u %u %u %d %u %u\n", fold(w, n), narrow(w, n), gather(w, n), clip((short *)h, n), until(n), rest(w, n));
	}
	return 0;
}
