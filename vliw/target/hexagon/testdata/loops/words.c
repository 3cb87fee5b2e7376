// Loops over words: reductions, maps, recurrences, stencils, strides, conditions.
#include "loops.h"

KEEP int sum(int *p, int n) { int s = 0, i; for (i = 0; i < n; i++) s += p[i]; return s; }
KEEP int sum_from(int *p, int n, int s) { int i; for (i = 0; i < n; i++) s -= p[i]; return s; }
KEEP int xors(int *p, int n) { int s = 0, i; for (i = 0; i < n; i++) s ^= p[i]; return s; }
KEEP int ands(int *p, int n) { int s = -1, i; for (i = 0; i < n; i++) s &= p[i] | 7; return s; }
KEEP int product(int *p, int n) { int s = 1, i; for (i = 0; i < n; i++) s *= p[i] | 1; return s; }
KEEP int dot(int *p, int *q, int n) { int s = 0, i; for (i = 0; i < n; i++) s += p[i] * q[i]; return s; }
KEEP int dot_reversed(int *p, int *q, int n) { int s = 0, i; for (i = 0; i < n; i++) s += p[i] * q[n - 1 - i]; return s; }
KEEP int norm1(int *p, int n) { int s = 0, i; for (i = 0; i < n; i++) s += p[i] < 0 ? -p[i] : p[i]; return s; }
KEEP int norm2(int *p, int n) { int s = 0, i; for (i = 0; i < n; i++) s += p[i] * p[i]; return s; }
KEEP int distance(int *p, int *q, int n) { int s = 0, i; for (i = 0; i < n; i++) { int d = p[i] - q[i]; s += d < 0 ? -d : d; } return s; }
KEEP int smallest(int *p, int n) { int s = 1 << 30, i; for (i = 0; i < n; i++) if (p[i] < s) s = p[i]; return s; }
KEEP int where_largest(int *p, int n) { int s = -1 << 30, at = 0, i; for (i = 0; i < n; i++) if (p[i] > s) s = p[i], at = i; return at; }
KEEP int both_ends(int *p, int n) { int s = 0, t = 1, i; for (i = 0; i < n; i++) s += p[i], t = t * 5 + p[i]; return s ^ t; }
KEEP int count_greater(int *p, int n, int t) { int s = 0, i; for (i = 0; i < n; i++) s += p[i] > t; return s; }
KEEP int count_equal(int *p, int *q, int n) { int s = 0, i; for (i = 0; i < n; i++) s += p[i] == q[i]; return s; }
KEEP int sum_if(int *p, int n) { int s = 0, i; for (i = 0; i < n; i++) if (p[i] > 0) s += p[i]; return s; }
KEEP int sum_odd(int *p, int n) { int s = 0, i; for (i = 0; i < n; i++) if (p[i] & 1) s += p[i] * 3; return s; }
KEEP void set(int *p, int n, int t) { int i; for (i = 0; i < n; i++) p[i] = t; }
KEEP void iota(int *p, int n) { int i; for (i = 0; i < n; i++) p[i] = i; }
KEEP void copy(int *p, int *q, int n) { int i; for (i = 0; i < n; i++) p[i] = q[i]; }
KEEP void copy_restrict(int *restrict p, int *restrict q, int n) { int i; for (i = 0; i < n; i++) p[i] = q[i]; }
KEEP void scale(int *p, int *q, int n, int t) { int i; for (i = 0; i < n; i++) p[i] = q[i] * t + 3; }
KEEP void scale_restrict(int *restrict p, int *restrict q, int n, int t) { int i; for (i = 0; i < n; i++) p[i] = q[i] * t + 3; }
KEEP void add(int *restrict p, int *restrict q, int *restrict r, int n) { int i; for (i = 0; i < n; i++) p[i] = q[i] + r[i]; }
KEEP void axpy(int *restrict p, int *restrict q, int n, int t) { int i; for (i = 0; i < n; i++) p[i] += q[i] * t; }
KEEP void in_place(int *p, int n) { int i; for (i = 0; i < n; i++) p[i] = p[i] * p[i] + 7; }
KEEP void negate(int *restrict p, int *restrict q, int n) { int i; for (i = 0; i < n; i++) p[i] = -q[i]; }
KEEP void clip(int *p, int n) { int i; for (i = 0; i < n; i++) p[i] = p[i] < 0 ? 0 : p[i] > 255 ? 255 : p[i]; }
KEEP void prefix(int *p, int n) { int i; for (i = 1; i < n + 1; i++) p[i] += p[i - 1]; }
KEEP void prefix_to(int *restrict p, int *restrict q, int n) { int s = 0, i; for (i = 0; i < n; i++) p[i] = s += q[i]; }
KEEP void far(int *p, int n) { int i; for (i = 3; i < n + 3; i++) p[i] = p[i - 3] * 5 + i; }
KEEP void differences(int *restrict p, int *restrict q, int n) { int i; for (i = 0; i < n; i++) p[i] = q[i + 1] - q[i]; }
KEEP void stencil3(int *restrict p, int *restrict q, int n) { int i; for (i = 1; i < n + 1; i++) p[i] = q[i - 1] + 2 * q[i] + q[i + 1]; }
KEEP void stencil5(int *restrict p, int *restrict q, int n) { int i; for (i = 2; i < n + 2; i++) p[i] = q[i - 2] + q[i + 2] + 4 * (q[i - 1] + q[i + 1]) + 6 * q[i]; }
KEEP void fir4(int *restrict p, int *restrict q, int *r, int n) { int i, s0 = r[0], s1 = r[1], s2 = r[2], s3 = r[3]; for (i = 0; i < n; i++) p[i] = q[i] * s0 + q[i + 1] * s1 + q[i + 2] * s2 + q[i + 3] * s3; }
KEEP int strided(int *p, int n) { int s = 0, i; for (i = 0; i < n; i++) s += p[i * 3]; return s; }
KEEP int strided_by(int *p, int n, int t) { int s = 0, i; for (i = 0; i < n; i++) s += p[i * t]; return s; }
KEEP void reverse(int *restrict p, int *restrict q, int n) { int i; for (i = 0; i < n; i++) p[i] = q[n - i]; }
KEEP int down(int *p, int n) { int s = 7; while (n) s = s * 31 + p[--n]; return s; }
KEEP int fibonacci(int n) { unsigned s = 0, t = 1; while (n-- > 0) { unsigned z = s + t; s = t; t = z; } return s; }
KEEP int chain(int *p, int n) { int s = 1, t = 2, z = 3, i; for (i = 0; i < n; i++) { int o = p[i] - z; z = t; t = s; s = o; } return s * 100 + t * 10 + z; }
KEEP int horner(int *p, int n, int t) { int s = 0, i; for (i = 0; i < n; i++) s = s * t + p[i]; return s; }
KEEP int last(int *p, int n) { int s = 0, i; for (i = 0; i < n; i++) s = s >> 1 ^ p[i] ^ i; return s; }
KEEP void store_if(int *restrict p, int *restrict q, int n) { int i; for (i = 0; i < n; i++) if (q[i] & 1) p[i] = q[i]; }
KEEP void store_either(int *restrict p, int *restrict q, int *restrict r, int n) { int i; for (i = 0; i < n; i++) if (q[i] > 0) p[i] = q[i]; else r[i] = q[i]; }
KEEP int find(int *p, int n, int t) { int i; for (i = 0; i < n; i++) if (p[i] == t) break; return i; }
KEEP int same(int *p, int *q, int n) { int i; for (i = 0; i < n; i++) if (p[i] != q[i]) break; return i; }
KEEP int gather(int *p, int *q, int n) { int s = 0, i; for (i = 0; i < n; i++) s += p[q[i] & 31]; return s; }
KEEP void scatter(int *restrict p, int *restrict q, int n) { int i; for (i = 0; i < n; i++) p[q[i] & 63] = i; }
KEEP void interleave(int *restrict p, int *restrict q, int *restrict r, int n) { int i; for (i = 0; i < n; i++) p[2 * i] = q[i], p[2 * i + 1] = r[i]; }
KEEP void complex_multiply(int *restrict p, int *restrict q, int *restrict r, int n) { int i; for (i = 0; i < n; i++) { int s = q[2 * i], t = q[2 * i + 1], y = r[2 * i], z = r[2 * i + 1]; p[2 * i] = s * y - t * z; p[2 * i + 1] = s * z + t * y; } }
KEEP int dense(int *p, int *q, int n) { int s = 0, t = 0, y = 0, z = 0, i; for (i = 0; i < n; i++) { s += p[i] * q[i]; t += p[i] ^ q[i]; y += p[i] & q[i]; z -= p[i] | q[i]; } return s + 3 * t + 5 * y + 7 * z; }

int main(void) {
	fill();
	SHOW(sum(a, N)); SHOW(sum_from(a, N, 5)); SHOW(xors(a, N)); SHOW(ands(a, N)); SHOW(product(a, N)); SHOW(dot(a, b, N)); SHOW(dot_reversed(a, b, N));
	SHOW(norm1(a, N)); SHOW(norm2(a, N)); SHOW(distance(a, b, N)); SHOW(smallest(a, N)); SHOW(where_largest(b, N)); SHOW(both_ends(a, N));
	SHOW(count_greater(a, N, 10)); SHOW(count_equal(a, b, N)); SHOW(sum_if(a, N)); SHOW(sum_odd(a, N));
	DO(set(c, N, 4)); DO(iota(c, N)); DO(copy(c, a, N)); DO(copy_restrict(c, b, N)); DO(scale(c, b, N, 3)); DO(scale_restrict(c, a, N, 5));
	DO(add(c, a, b, N)); DO(axpy(c, a, N, 3)); DO(in_place(c, N)); DO(negate(c, a, N)); DO(clip(c, N)); DO(prefix(b, N)); DO(prefix_to(c, a, N)); DO(far(b, N));
	DO(differences(c, b, N)); DO(stencil3(c, a, N)); DO(stencil5(c, b, N)); DO(fir4(c, a, b, N)); SHOW(strided(a, N)); SHOW(strided_by(a, N, 5));
	DO(reverse(c, a, N)); SHOW(down(a, N)); SHOW(fibonacci(N)); SHOW(chain(a, N)); SHOW(horner(a, N, 3)); SHOW(last(a, N));
	DO(store_if(c, a, N)); DO(store_either(c, a, b, N)); SHOW(find(a, N, 12345)); SHOW(same(a, a, N)); SHOW(gather(a, b, N)); DO(scatter(c, a, N));
	DO(interleave(c, a, b, N)); DO(complex_multiply(c, a, b, N)); SHOW(dense(a, b, N));
	return 0;
}
