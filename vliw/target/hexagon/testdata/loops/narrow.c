// Loops over bytes and half words: pixels, strings, tables, saturation.
#include "loops.h"

KEEP int sum_bytes(u8 *p, int n) { int s = 0, i; for (i = 0; i < n; i++) s += p[i]; return s; }
KEEP int sum_signed(s8 *p, int n) { int s = 0, i; for (i = 0; i < n; i++) s += p[i]; return s; }
KEEP int sum_halves(short *p, int n) { int s = 0, i; for (i = 0; i < n; i++) s += p[i]; return s; }
KEEP int dot_halves(short *p, short *q, int n) { int s = 0, i; for (i = 0; i < n; i++) s += p[i] * q[i]; return s; }
KEEP int dot_bytes(u8 *p, u8 *q, int n) { int s = 0, i; for (i = 0; i < n; i++) s += p[i] * q[i]; return s; }
KEEP int sad(u8 *p, u8 *q, int n) { int s = 0, i; for (i = 0; i < n; i++) { int d = p[i] - q[i]; s += d < 0 ? -d : d; } return s; }
KEEP unsigned hash33(u8 *p, int n) { unsigned s = 1, i; for (i = 0; i < n; i++) s = s * 33 + p[i]; return s; }
KEEP unsigned fnv(u8 *p, int n) { unsigned s = 2166136261u, i; for (i = 0; i < n; i++) s = (s ^ p[i]) * 16777619u; return s; }
KEEP unsigned adler(u8 *p, int n) { unsigned s = 1, t = 0, i; for (i = 0; i < n; i++) s += p[i], t += s; return s | t << 16; }
KEEP unsigned fletcher(u16 *p, int n) { unsigned s = 0, t = 0, i; for (i = 0; i < n; i++) s = (s + p[i]) & 0xffff, t = (t + s) & 0xffff; return t << 16 | s; }
KEEP void copy_bytes(u8 *restrict p, u8 *restrict q, int n) { int i; for (i = 0; i < n; i++) p[i] = q[i]; }
KEEP void copy_may_alias(u8 *p, u8 *q, int n) { int i; for (i = 0; i < n; i++) p[i] = q[i]; }
KEEP void set_bytes(u8 *p, int n, int t) { int i; for (i = 0; i < n; i++) p[i] = t + i; }
KEEP void copy_halves(short *restrict p, short *restrict q, int n) { int i; for (i = 0; i < n; i++) p[i] = q[i]; }
KEEP void widen(int *restrict p, u8 *restrict q, int n) { int i; for (i = 0; i < n; i++) p[i] = q[i]; }
KEEP void widen_halves(int *restrict p, short *restrict q, int n) { int i; for (i = 0; i < n; i++) p[i] = q[i] << 4; }
KEEP void shorten(u8 *restrict p, int *restrict q, int n) { int i; for (i = 0; i < n; i++) p[i] = q[i] >> 3; }
KEEP void convert(short *restrict p, u8 *restrict q, int n) { int i; for (i = 0; i < n; i++) p[i] = (q[i] << 4) - 100; }
KEEP void blend(u8 *restrict p, u8 *restrict q, u8 *restrict r, int n, int t) { int i; for (i = 0; i < n; i++) p[i] = (q[i] * t + r[i] * (256 - t)) >> 8; }
KEEP void average(u8 *restrict p, u8 *restrict q, u8 *restrict r, int n) { int i; for (i = 0; i < n; i++) p[i] = (q[i] + r[i] + 1) >> 1; }
KEEP void add_saturating(short *restrict p, short *restrict q, short *restrict r, int n) { int i; for (i = 0; i < n; i++) { int s = q[i] + r[i]; p[i] = s > 32767 ? 32767 : s < -32768 ? -32768 : s; } }
KEEP void brighten(u8 *restrict p, u8 *restrict q, int n, int t) { int i; for (i = 0; i < n; i++) { int s = q[i] + t; p[i] = s > 255 ? 255 : s; } }
KEEP void threshold(u8 *restrict p, u8 *restrict q, int n, int t) { int i; for (i = 0; i < n; i++) p[i] = q[i] > t ? 255 : 0; }
KEEP void invert(u8 *p, int n) { int i; for (i = 0; i < n; i++) p[i] = 255 - p[i]; }
KEEP void upper(u8 *p, int n) { int i; for (i = 0; i < n; i++) if (p[i] >= 'a' && p[i] <= 'z') p[i] -= 32; }
KEEP void translate(u8 *restrict p, u8 *restrict q, u8 *restrict t, int n) { int i; for (i = 0; i < n; i++) p[i] = t[q[i]]; }
KEEP void look_up(int *restrict p, u8 *restrict q, int *restrict t, int n) { int i; for (i = 0; i < n; i++) p[i] = t[q[i]]; }
KEEP void histogram(int *p, u8 *q, int n) { int i; for (i = 0; i < n; i++) p[q[i]]++; }
KEEP int count_spaces(u8 *p, int n) { int s = 0, i; for (i = 0; i < n; i++) s += p[i] == ' ' || p[i] == '\t'; return s; }
KEEP int length_until(u8 *p, int n, int t) { int i; for (i = 0; i < n && p[i] + 1000 != t; i++) ; return i; }
KEEP int compare_bytes(u8 *p, u8 *q, int n) { int i; for (i = 0; i < n; i++) if (p[i] != q[i]) return p[i] - q[i]; return 0; }
KEEP void gray(u8 *restrict p, u8 *restrict q, int n) { int i; for (i = 0; i < n; i++) p[i] = (q[3 * i] * 77 + q[3 * i + 1] * 151 + q[3 * i + 2] * 28) >> 8; }
KEEP void swap_bytes(u16 *p, int n) { int i; for (i = 0; i < n; i++) p[i] = p[i] << 8 | p[i] >> 8; }
KEEP void fir_halves(short *restrict p, short *restrict q, int n) { int i; for (i = 0; i < n; i++) p[i] = (q[i] * 3 + q[i + 1] * 7 + q[i + 2] * 3) >> 4; }
KEEP void smooth(u8 *restrict p, u8 *restrict q, int n) { int i; for (i = 0; i < n; i++) p[i] = (q[i] + 2 * q[i + 1] + q[i + 2] + 2) >> 2; }
KEEP void iir(short *restrict p, short *restrict q, int n) { int s = 0, i; for (i = 0; i < n; i++) { s += (q[i] - s) >> 2; p[i] = s; } }
KEEP void delta(s8 *restrict p, s8 *restrict q, int n) { int s = 0, i; for (i = 0; i < n; i++) { p[i] = q[i] - s; s = q[i]; } }
KEEP int highest(short *p, int n) { int s = -32768, i; for (i = 0; i < n; i++) s = p[i] > s ? p[i] : s; return s; }

int main(void) {
	fill();
	SHOW(sum_bytes(u, N)); SHOW(sum_signed((s8 *)u, N)); SHOW(sum_halves(h, N)); SHOW(dot_halves(h, k, N)); SHOW(dot_bytes(u, v, N)); SHOW(sad(u, v, N));
	SHOW(hash33(u, N)); SHOW(fnv(u, N)); SHOW(adler(u, N)); SHOW(fletcher((u16 *)h, N));
	DO(copy_bytes(w, u, N)); DO(copy_may_alias(w, v, N)); DO(set_bytes(w, N, 9)); DO(copy_halves(m, h, N)); DO(widen(c, u, N)); DO(widen_halves(c, h, N)); DO(shorten(w, a, N));
	DO(convert(m, u, N)); DO(blend(w, u, v, N, 100)); DO(average(w, u, v, N)); DO(add_saturating(m, h, k, N)); DO(brighten(w, u, N, 90)); DO(threshold(w, u, N, 99));
	DO(invert(w, N)); DO(upper(w, N)); DO(translate(w, u, v, N)); DO(look_up(c, u, a, N)); DO(histogram(c, u, N)); SHOW(count_spaces(u, N)); SHOW(length_until(u, N, 9));
	SHOW(compare_bytes(u, u, N)); DO(gray(w, u, N)); DO(swap_bytes((u16 *)h, N)); DO(fir_halves(m, k, N)); DO(smooth(w, u, N)); DO(iir(m, k, N)); DO(delta((s8 *)w, (s8 *)u, N)); SHOW(highest(h, N));
	return 0;
}
