// Loops over bits, 64-bit integers and floats; codes and generators.
#include "loops.h"
static float f[SIZE], g[SIZE];
static double d[SIZE], e[SIZE];

KEEP ll sum_wide(ll *p, int n) { ll s = 0; int i; for (i = 0; i < n; i++) s += p[i]; return s; }
KEEP ll dot_wide(int *p, int *q, int n) { ll s = 0; int i; for (i = 0; i < n; i++) s += (ll)p[i] * q[i]; return s; }
KEEP ull product_wide(unsigned *p, int n) { ull s = 1; int i; for (i = 0; i < n; i++) s = s * 31 + p[i]; return s; }
KEEP void copy_wide(ll *restrict p, ll *restrict q, int n) { int i; for (i = 0; i < n; i++) p[i] = q[i]; }
KEEP void add_wide(ll *restrict p, ll *restrict q, int n) { int i; for (i = 0; i < n; i++) p[i] += q[i]; }
KEEP void shift_wide(ull *restrict p, ull *restrict q, int n) { int i; for (i = 0; i < n; i++) p[i] = q[i] >> 7 ^ q[i] << 3; }
KEEP void xor_wide(ll *p, int n, ll t) { int i; for (i = 0; i < n; i++) p[i] ^= t; }
KEEP ll largest_wide(ll *p, int n) { ll s = -1; int i; for (i = 0; i < n; i++) if (p[i] > s) s = p[i]; return s; }
KEEP void multiply_high(int *restrict p, int *restrict q, int n, int t) { int i; for (i = 0; i < n; i++) p[i] = (ll)q[i] * t >> 32; }
KEEP void fixed_point(int *restrict p, int *restrict q, int n, int t) { int i; for (i = 0; i < n; i++) p[i] = (ll)q[i] * t >> 16; }
KEEP int population(unsigned *p, int n) { int s = 0, i; for (i = 0; i < n; i++) s += __builtin_popcount(p[i]); return s; }
KEEP int leading(unsigned *p, int n) { int s = 0, i; for (i = 0; i < n; i++) s += __builtin_clz(p[i] | 1); return s; }
KEEP void rotate(unsigned *p, int n) { int i; for (i = 0; i < n; i++) p[i] = p[i] << 5 | p[i] >> 27; }
KEEP void swap32(unsigned *p, int n) { int i; for (i = 0; i < n; i++) p[i] = __builtin_bswap32(p[i]); }
KEEP void extract(int *restrict p, unsigned *restrict q, int n) { int i; for (i = 0; i < n; i++) p[i] = q[i] >> 5 & 63; }
KEEP void insert(unsigned *restrict p, unsigned *restrict q, int n) { int i; for (i = 0; i < n; i++) p[i] = (p[i] & ~0xff00) | (q[i] & 0xff) << 8; }
KEEP void set_bit(unsigned *p, int n) { int i; for (i = 0; i < n; i++) p[i] |= 1 << 20; }
KEEP int test_bits(unsigned *p, int n) { int s = 0, i; for (i = 0; i < n; i++) s += p[i] >> 3 & 1; return s; }
KEEP int parity(unsigned *p, int n) { int s = 0, i; for (i = 0; i < n; i++) { unsigned t = p[i]; t ^= t >> 16; t ^= t >> 8; s += t & 1; } return s; }
KEEP unsigned random_numbers(unsigned s, int n) { int i; for (i = 0; i < n; i++) s = s * 1664525u + 1013904223u; return s; }
KEEP unsigned xorshift(unsigned s, int n) { int i; for (i = 0; i < n; i++) { s ^= s << 13; s ^= s >> 17; s ^= s << 5; } return s; }
KEEP unsigned crc_bits(unsigned s, int n) { int i; for (i = 0; i < n; i++) s = s >> 1 ^ (0xedb88320u & -(s & 1)); return s; }
KEEP unsigned crc_table(u8 *p, unsigned *t, int n) { unsigned s = ~0u; int i; for (i = 0; i < n; i++) s = t[(s ^ p[i]) & 255] ^ s >> 8; return ~s; }
KEEP void pack(unsigned *restrict p, u16 *restrict q, int n) { int i; for (i = 0; i < n; i++) p[i] = q[2 * i] | q[2 * i + 1] << 16; }
KEEP void unpack(u16 *restrict p, unsigned *restrict q, int n) { int i; for (i = 0; i < n; i++) p[2 * i] = q[i], p[2 * i + 1] = q[i] >> 16; }
KEEP void pick(int *restrict p, int *restrict q, int *restrict r, int n) { int i; for (i = 0; i < n; i++) p[i] = q[i] & 4 ? q[i] : r[i]; }
KEEP void conditional_add(int *p, int *q, int n) { int i; for (i = 0; i < n; i++) if (q[i] > 5) p[i] += q[i]; }
KEEP int viterbi(int *p, int *q, int n) { int s = 0, t = 0, i; for (i = 0; i < n; i++) { int y = s + p[i], z = t + q[i]; s = y > z ? y : z; t = y > z ? z : y; } return s - t; }
KEEP int sign_changes(int *p, int n) { int s = 0, t = 0, i; for (i = 0; i < n; i++) { s += (t ^ p[i]) < 0; t = p[i]; } return s; }
KEEP int walk(int *p, int n) { int s = 0; while (n--) s = p[s & 511] & 511; return s; }
KEEP int quantize(int *restrict p, int *restrict q, int n) { int s = 0, i; for (i = 0; i < n; i++) { int t = (q[i] * 205 + 1024) >> 11; p[i] = t; s += q[i] - t * 10; } return s; }
KEEP int steps(int *p, int n) { int s = 0, i; for (i = 0; i < 2 * n; i += 2) s += p[i] - p[i + 1]; return s; }
KEEP int two_loads_one_store(int *restrict p, int *restrict q, int *restrict r, int n) { int i, s = 0; for (i = 0; i < n; i++) { int t = q[i] * r[i]; s += t; p[i] = t >> 2; } return s; }
KEEP float sum_floats(float *p, int n) { float s = 0; int i; for (i = 0; i < n; i++) s += p[i]; return s; }
KEEP float dot_floats(float *p, float *q, int n) { float s = 0; int i; for (i = 0; i < n; i++) s += p[i] * q[i]; return s; }
KEEP void saxpy(float *restrict p, float *restrict q, int n, float t) { int i; for (i = 0; i < n; i++) p[i] += t * q[i]; }
KEEP void scale_floats(float *restrict p, float *restrict q, int n, float t) { int i; for (i = 0; i < n; i++) p[i] = q[i] * t; }
KEEP double sum_doubles(double *p, int n) { double s = 0; int i; for (i = 0; i < n; i++) s += p[i]; return s; }
KEEP void add_doubles(double *restrict p, double *restrict q, int n) { int i; for (i = 0; i < n; i++) p[i] += q[i]; }
KEEP void to_floats(float *restrict p, int *restrict q, int n) { int i; for (i = 0; i < n; i++) p[i] = q[i]; }

int main(void) {
	int i;
	fill();
	for (i = 0; i < SIZE; i++) f[i] = i * 0.25f - 3, g[i] = 5 - i * 0.5f, d[i] = i * 0.125, e[i] = 3 - i;
	SHOW(sum_wide(x, N)); SHOW(dot_wide(a, b, N)); SHOW(product_wide((unsigned *)a, N)); DO(copy_wide(y, x, N)); DO(add_wide(y, x, N)); DO(shift_wide((ull *)y, (ull *)x, N));
	DO(xor_wide(y, N, 0x123456789ll)); SHOW(largest_wide(x, N)); DO(multiply_high(c, a, N, 1 << 28)); DO(fixed_point(c, a, N, 99999)); SHOW(population((unsigned *)a, N)); SHOW(leading((unsigned *)b, N));
	DO(rotate((unsigned *)c, N)); DO(swap32((unsigned *)c, N)); DO(extract(c, (unsigned *)a, N)); DO(insert((unsigned *)c, (unsigned *)a, N)); DO(set_bit((unsigned *)c, N)); SHOW(test_bits((unsigned *)a, N));
	SHOW(parity((unsigned *)a, N)); SHOW(random_numbers(1, N)); SHOW(xorshift(1, N)); SHOW(crc_bits(12345, N)); SHOW(crc_table(u, (unsigned *)a, N)); DO(pack((unsigned *)c, (u16 *)h, N)); DO(unpack((u16 *)m, (unsigned *)a, N));
	DO(pick(c, a, b, N)); DO(conditional_add(c, a, N)); SHOW(viterbi(a, b, N)); SHOW(sign_changes(a, N)); SHOW(walk(a, N)); SHOW(quantize(c, a, N)); SHOW(steps(a, N)); SHOW(two_loads_one_store(c, a, b, N));
	SHOW(sum_floats(f, N) * 8); SHOW(dot_floats(f, g, N) * 8); saxpy(f, g, N, 1.5f); SHOW(f[N / 2] * 8); scale_floats(f, g, N, 0.5f); SHOW(f[N / 2] * 8);
	SHOW(sum_doubles(d, N) * 8); add_doubles(d, e, N); SHOW(d[N / 2] * 8); to_floats(f, a, N); SHOW(f[N - 1]);
	return 0;
}
