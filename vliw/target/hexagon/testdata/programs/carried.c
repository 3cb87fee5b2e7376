// Loops by kind: how they count, what they carry from one iteration to the next, and what of them lives on.
#include <stdio.h>

#define KEEP __attribute__((noinline))
typedef unsigned u32;
typedef unsigned short u16;
#define N 40
static int a[N], b[N], c[N];
static u16 h[N];

static void fill(void) {
	for (int i = 0; i < N; i++)
		a[i] = i * 7919 % 613 - 300, b[i] = i * 104729 % 1009 - 500, c[i] = 0, h[i] = i * 331;
}
static int check(void) {
	u32 s = 0;
	for (int i = 0; i < N; i++)
		s = s * 31 + a[i] + 3 * b[i] + 5 * c[i];
	return s;
}

// Counts: steps that are no powers of two, down to a number, down to nothing, wrapping starts.
KEEP int by_five(int *p) { u32 s = 0; for (int i = 0; i < 40; i += 5) s += p[i] * i; return s; }
KEEP int by_three_down(int *p) { u32 s = 0; for (int i = 39; i >= 0; i -= 3) s = s * 3 + p[i]; return s; }
KEEP u32 unsigned_seven(int *p) { u32 s = 0; for (u32 i = 4; i < 39; i += 7) s ^= p[i] << (i & 7); return s; }
KEEP u32 count_down(int n) { u32 s = 1; while (n-- > 0) s = s * 5 + n; return s; }
KEEP u32 down_to_three(u32 n) { u32 s = 0; if (n < 3) return 9; do s = s * 3 + n; while (n-- > 3); return s; }
KEEP u32 down_by_four(u32 n) { u32 s = 0; if (n < 8) return 9; for (;; n -= 4) { s = s * 3 + n; if (n <= 7) break; } return s; }
KEEP u32 down_or_once(u32 n) { u32 s = 0; do s = s * 3 + n; while (n-- > 5); return s; }
KEEP u32 up_or_once(int n, int m) { u32 s = 0; do s = s * 3 + n; while (n++ < m); return s; }

// Values that a loop hands on.
KEEP u32 fibonacci(int n, u32 *u) { u32 s = 0, t = 1, z = 7; while (n-- > 0) { z = s + t; s = t; t = z; } *u = z; return s; }
KEEP int hand_on(int *p, int n, int *u) { u32 s = 1, t = 2, y = 3, z = 4; for (int i = 0; i < n; i++) { int o = p[i] - z; z = y; y = t; t = s; s = o; } *u = z; return s * 1000 + t * 100 + y * 10; }
KEEP int exchange(int *p, int n) { u32 s = 1, t = 2; for (int i = 0; i < n; i++) { int z = s; s = t; t = z; c[i] = s + p[i]; } return s * 10 + t; }
KEEP int turn(int n, int *u) { u32 s = 1, t = 2, z = 3; for (int i = 0; i < n; i++) { int o = s; s = t; t = z; z = o; u[i] += s; } return s * 100 + t * 10 + z; }
KEEP int previous(int *p, int n) { int last = -1, before = -2, s = 0; for (int i = 0; i < n; i++) { before = last; last = p[i]; s += last > before; } return s + 3 * last + 5 * before; }
KEEP int only_after(int *p, int n) { int t = 9, z = 8; for (int i = 0; i < n; i++) { z = t; t = p[i]; } return 3 * t + z; }
KEEP unsigned long long wide_pair(int *p, int n) { unsigned long long s = 0, t = 1; for (int i = 0; i < n; i++) { unsigned long long z = s ^ (t << 1); s = t + p[i]; t = z; } return s * 3 + t; }
KEEP int swapped_sums(int *p, int n) { u32 s = 0, t = 1, y = 0; for (int i = 0; i < n; i++) { int z = s + p[i]; s = t; t = z; y += z; } return s * 5 + t + y; }

// Arithmetic under a condition.
KEEP int where(int *p, int n) { int s = -1000, at = 0; for (int i = 0; i < n; i++) if (p[i] > s) s = p[i], at = i + 5; return at; }
KEEP int where_not(int *p, int n) { int at = 3; for (int i = 0; i < n; i++) at = p[i] < 9 ? at : i - 7; return at; }
KEEP int add_if(int *p, int *q, int n) { u32 s = 0; for (int i = 0; i < n; i++) s = p[i] > 5 ? s + q[i] : s; return s; }
KEEP int sub_if(int *p, int *q, int n) { u32 s = 0; for (int i = 0; i < n; i++) s = p[i] > 5 ? s : s - q[i]; return s; }
KEEP int logic_if(int *p, int *q, int n) { int s = 99, t = -1, y = 0; for (int i = 0; i < n; i++) { s = p[i] & 1 ? s ^ q[i] : s; t = p[i] > q[i] ? q[i] & p[i] : t; y = p[i] & 4 ? y : y | q[i]; } return s + 3 * t + 5 * y; }
KEEP int other_if(int *p, int *q, int n) { u32 s = 0, t = 0; for (int i = 0; i < n; i++) { int o = p[i] > 0 ? q[i] + 1000 : t; s += t; t = o; } return s + t; }
KEEP int back_if(int *p, int *q, int n) { u32 s = 0; for (int i = 0; i < n; i++) { s = p[i] > 0 ? q[i] - s : s; c[i] = s; } return s; }

// Population counts.
KEEP int bits2(u32 *p, int n) { u32 s = 0; for (int i = 0; i + 1 < n; i += 2) s += __builtin_popcount(p[i]) + __builtin_popcount(p[i + 1]); return s; }
KEEP int bits5(u32 *p) { return __builtin_popcount(p[0]) + __builtin_popcount(p[1]) + __builtin_popcount(p[2]) + 7 + __builtin_popcount(p[3]) + __builtin_popcount(p[4]); }
KEEP int bits_shared(u32 *p) { int x = __builtin_popcount(p[0]), y = __builtin_popcount(p[1]); return (x + y) * 3 + x; }

// Products of counters, and counters that live on.
KEEP int rows(int *p, int n, int t) { u32 s = 0; for (int i = 0; i < n; i++) s += p[i * t] + p[(i + 1) * t]; return s; }
KEEP int rows_down(int *p, int n, int t) { u32 s = 0; for (int i = n; i > 0; i--) s = s * 3 + p[i * t] * i; return s; }
KEEP int mixed_rows(u16 *p, int *q, int n, int t) { u32 s = 0; for (int i = 2; i < n; i += 2) { s += p[(i | 1) * t] - q[i * t]; s ^= i * t; } return s; }
KEEP int multiples(int n, int t) { u32 s = 0, i; for (i = 3; i < n; i++) s ^= i * t + (i + 2) * t; return s + i * t; }
KEEP int ends(int *p, int n) { u32 s = 0, i = 2, k = 100; for (int j = 0; j < n; j++, i += 3, k -= 7) s += p[j]; return s + i * 1000 + k; }
KEEP u32 short_sums(u16 *p, int n) { u16 s = 1, t = 2; for (int i = 0; i < n; i++) s += p[i], t += s; return (u32)t << 16 | s; }

#define SHOW(e) printf(#e " %d\n", (int)(e))

int main(void) {
	u32 u; int v, w[N] = {0};
	fill();
	SHOW(by_five(a)); SHOW(by_three_down(a)); SHOW(unsigned_seven(a));
	for (int n = 0; n < 9; n++) {
		SHOW(count_down(n)); SHOW(down_to_three(n)); SHOW(down_by_four(4 * n)); SHOW(down_by_four(4 * n + 3)); SHOW(down_or_once(n)); SHOW(up_or_once(n, 5)); SHOW(up_or_once(-n, -4));
		SHOW(fibonacci(n, &u)); SHOW(u); SHOW(hand_on(a, n, &v)); SHOW(v); SHOW(exchange(a, n)); SHOW(turn(n, w)); SHOW(w[0]); SHOW(previous(a, n)); SHOW(only_after(a, n)); SHOW(wide_pair(b, n)); SHOW(swapped_sums(a, n));
		SHOW(where(a, n)); SHOW(where_not(a, n)); SHOW(add_if(a, b, n)); SHOW(sub_if(a, b, n)); SHOW(logic_if(a, b, n)); SHOW(other_if(a, b, n)); SHOW(back_if(a, b, n));
		SHOW(bits2((u32 *)a, n)); SHOW(rows(a, n, 2)); SHOW(rows(a + 30, n, -1)); SHOW(rows_down(b, n, 3)); SHOW(mixed_rows(h, a, n, 2)); SHOW(multiples(n, 11)); SHOW(ends(a, n)); SHOW(short_sums(h, n));
	}
	SHOW(fibonacci(N, &u)); SHOW(u); SHOW(hand_on(a, N, &v)); SHOW(v); SHOW(exchange(a, N)); SHOW(turn(N, w)); SHOW(w[N - 1]); SHOW(previous(a, N)); SHOW(only_after(b, N)); SHOW(wide_pair(b, N)); SHOW(swapped_sums(a, N));
	SHOW(where(a, N)); SHOW(where_not(b, N)); SHOW(add_if(a, b, N)); SHOW(sub_if(a, b, N)); SHOW(logic_if(a, b, N)); SHOW(other_if(a, b, N)); SHOW(back_if(a, b, N));
	SHOW(bits2((u32 *)a, N)); SHOW(bits5((u32 *)b)); SHOW(bits_shared((u32 *)a)); SHOW(rows(b, 12, 3)); SHOW(rows_down(b, 13, 3)); SHOW(mixed_rows(h, b, 18, 2)); SHOW(multiples(N, -7)); SHOW(ends(b, N)); SHOW(short_sums(h, N));
	SHOW(count_down(N)); SHOW(down_to_three(N)); SHOW(up_or_once(2147483600, 2147483646)); SHOW(check());
	return 0;
}
