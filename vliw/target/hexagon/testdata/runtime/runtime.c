// What programs under qemu-hexagon need besides their own code: the routines that the core lacks
// (divisions), and so much of C's library as tests call. It is compiled by clang for tests only.
typedef unsigned int u32;
typedef unsigned long long u64;
typedef long long i64;
typedef __builtin_va_list va_list;
#define va_start __builtin_va_start
#define va_arg __builtin_va_arg
#define va_end __builtin_va_end

long system_call(long a, long b, long c, long number);
int main(int argc, char **argv);

static char out[4096];
static int filled;

static void flush(void) {
	system_call(1, (long)out, filled, 64);
	filled = 0;
}

void exit(int code) {
	flush();
	for (;;)
		system_call(code, 0, 0, 94);
}

#ifdef __hexagon__
// The program headers of the file, where the linker puts them.
struct header {
	u32 type, offset, address, physical, size, space, flags, align;
};
extern char __ehdr_start[] __attribute__((weak, visibility("hidden")));

static char thread[4096] __attribute__((aligned(256)));

// make_thread makes the variables of the only thread, whose end is in ugp.
void make_thread(void) {
	char *file = __ehdr_start, *end = thread + sizeof thread;
	if (!file)
		return;
	struct header *h = (struct header *)(file + *(u32 *)(file + 28));
	for (int n = *(unsigned short *)(file + 44); n > 0; n--, h++)
		if (h->type == 7) {
			char *at = end - h->space - ((-h->address - h->space) & (h->align - 1));
			for (u32 k = 0; k < h->size; k++)
				at[k] = ((char *)h->address)[k];
		}
	__asm__ volatile("ugp = %0" ::"r"(end));
}
#endif

void abort(void) { exit(134); }

int putchar(int c) {
	if (filled == sizeof out)
		flush();
	out[filled++] = c;
	return c;
}

void *memcpy(void *to, const void *from, u32 n) {
	char *d = to;
	const char *s = from;
	while (n--)
		*d++ = *s++;
	return to;
}

// LLVM's backend calls this for long aligned copies.
void *__hexagon_memcpy_likely_aligned_min32bytes_mult8bytes(void *to, const void *from, u32 n) { return memcpy(to, from, n); }

void *memmove(void *to, const void *from, u32 n) {
	char *d = to;
	const char *s = from;
	if (d <= s)
		return memcpy(to, from, n);
	while (n--)
		d[n] = s[n];
	return to;
}

void *memset(void *to, int c, u32 n) {
	char *d = to;
	while (n--)
		*d++ = c;
	return to;
}

int memcmp(const void *a, const void *b, u32 n) {
	const unsigned char *x = a, *y = b;
	for (; n; n--, x++, y++)
		if (*x != *y)
			return *x - *y;
	return 0;
}

u32 strlen(const char *s) {
	u32 n = 0;
	while (s[n])
		n++;
	return n;
}

int strcmp(const char *a, const char *b) {
	while (*a && *a == *b)
		a++, b++;
	return *(const unsigned char *)a - *(const unsigned char *)b;
}

int strncmp(const char *a, const char *b, u32 n) {
	for (; n && *a && *a == *b; n--)
		a++, b++;
	return n ? *(const unsigned char *)a - *(const unsigned char *)b : 0;
}

char *strcpy(char *to, const char *from) {
	char *d = to;
	while ((*d++ = *from++))
		;
	return to;
}

char *strcat(char *to, const char *from) {
	strcpy(to + strlen(to), from);
	return to;
}

char *strchr(const char *s, int c) {
	for (;; s++) {
		if (*s == (char)c)
			return (char *)s;
		if (!*s)
			return 0;
	}
}

int abs(int x) { return x < 0 ? -x : x; }

static char heap[1 << 24] __attribute__((aligned(16)));
static u32 used;

void *malloc(u32 n) {
	void *p = heap + used;
	used += (n + 15) & ~15u;
	return used <= sizeof heap ? p : 0;
}

void *calloc(u32 n, u32 size) { return malloc(n * size); }
void free(void *p) {}

void *realloc(void *p, u32 n) {
	void *q = malloc(n);
	return p && q ? memcpy(q, p, n) : q;
}

// Divisions, bit by bit.

static u64 divide(u64 a, u64 b, u64 *rest) {
	u64 q = 0, r = 0;
	int k;
	for (k = 63; k >= 0; k--) {
		r = r << 1 | (a >> k & 1);
		q <<= 1;
		if (r >= b)
			r -= b, q |= 1;
	}
	*rest = r;
	return q;
}

static u32 divide32(u32 a, u32 b, u32 *rest) {
	u32 q = 0, k;
	u64 r = 0;
	for (k = 32; k-- > 0;) {
		r = r << 1 | (a >> k & 1);
		q <<= 1;
		if (r >= b)
			r -= b, q |= 1;
	}
	*rest = r;
	return q;
}

u32 __hexagon_udivsi3(u32 a, u32 b) { u32 r; return divide32(a, b, &r); }
u32 __hexagon_umodsi3(u32 a, u32 b) { u32 r; divide32(a, b, &r); return r; }
u64 __hexagon_udivdi3(u64 a, u64 b) { u64 r; return divide(a, b, &r); }
u64 __hexagon_umoddi3(u64 a, u64 b) { u64 r; divide(a, b, &r); return r; }

int __hexagon_divsi3(int a, int b) {
	u32 q = __hexagon_udivsi3(a < 0 ? -(u32)a : a, b < 0 ? -(u32)b : b);
	return (a < 0) != (b < 0) ? -q : q;
}
int __hexagon_modsi3(int a, int b) {
	u32 r = __hexagon_umodsi3(a < 0 ? -(u32)a : a, b < 0 ? -(u32)b : b);
	return a < 0 ? -r : r;
}
i64 __hexagon_divdi3(i64 a, i64 b) {
	u64 q = __hexagon_udivdi3(a < 0 ? -(u64)a : a, b < 0 ? -(u64)b : b);
	return (a < 0) != (b < 0) ? -q : q;
}
i64 __hexagon_moddi3(i64 a, i64 b) {
	u64 r = __hexagon_umoddi3(a < 0 ? -(u64)a : a, b < 0 ? -(u64)b : b);
	return a < 0 ? -r : r;
}

// quotient divides floats of a format: bits of the fraction and of the exponent.
static u64 quotient(u64 a, u64 b, int fraction, int exponent) {
	u64 one = 1, hidden = one << fraction, mask = hidden - 1, top = (one << exponent) - 1;
	u64 sign = (a ^ b) & one << (fraction + exponent), inf = top << fraction;
	i64 ea = a >> fraction & top, eb = b >> fraction & top, e;
	u64 ma = a & mask, mb = b & mask, q, r, keep;
	int k, shift;
	if (ea == top && ma || eb == top && mb || ea == top && eb == top)
		return inf | hidden >> 1;
	if (ea == top)
		return sign | inf;
	if (eb == top)
		return sign;
	if (!eb && !mb)
		return !ea && !ma ? inf | hidden >> 1 : sign | inf;
	if (!ea && !ma)
		return sign;
	if (ea)
		ma |= hidden;
	else
		for (ea = 1; ma < hidden; ea--)
			ma <<= 1;
	if (eb)
		mb |= hidden;
	else
		for (eb = 1; mb < hidden; eb--)
			mb <<= 1;
	e = ea - eb + (i64)(top >> 1);
	if (ma < mb)
		ma <<= 1, e--;
	q = 0, r = ma;
	for (k = 0; k < fraction + 3; k++) {
		q <<= 1;
		if (r >= mb)
			r -= mb, q |= 1;
		r <<= 1;
	}
	if (r)
		q |= 1; // q has two bits below the fraction, the last of which is sticky
	shift = 2;
	if (e <= 0) {
		i64 down = 1 - e;
		if (down > fraction + 3)
			down = fraction + 3;
		keep = q & ((one << down) - 1);
		q = q >> down | (keep != 0);
		e = 0;
		ma = q >> 2;
		if ((q & 3) > 2 || (q & 3) == 2 && ma & 1)
			ma++;
		return sign | ma;
	}
	ma = q >> shift;
	if ((q & 3) > 2 || (q & 3) == 2 && ma & 1)
		ma++;
	ma = ((u64)e << fraction) + (ma - hidden);
	return sign | (ma >= inf ? inf : ma);
}

double __hexagon_divdf3(double a, double b) {
	union { double d; u64 n; } x = {a}, y = {b}, z;
	z.n = quotient(x.n, y.n, 52, 11);
	return z.d;
}

float __hexagon_divsf3(float a, float b) {
	union { float f; u32 n; } x = {a}, y = {b}, z;
	z.n = quotient(x.n, y.n, 23, 8);
	return z.f;
}

double trunc(double x) {
	union { double d; u64 n; } u = {x};
	int e = (int)(u.n >> 52 & 2047) - 1023;
	if (e < 0)
		u.n &= 1ull << 63;
	else if (e < 52)
		u.n &= ~0ull << (52 - e);
	return u.d;
}
double floor(double x) { double t = trunc(x); return t > x ? t - 1 : t; }
double ceil(double x) { double t = trunc(x); return t < x ? t + 1 : t; }
float truncf(float x) { return trunc(x); }
float floorf(float x) { return floor(x); }
float ceilf(float x) { return ceil(x); }
double fabs(double x) { return x < 0 ? -x : x; }

double fmod(double a, double b) {
	double x = fabs(a), y = fabs(b), t;
	while (x >= y) {
		for (t = y; t + t <= x; t += t)
			;
		x -= t;
	}
	return a < 0 ? -x : x;
}
float fabsf(float x) { return fabs(x); }
float fmodf(float a, float b) { return fmod(a, b); }

// sqrt: Newton's method, then the neighbour whose square is nearest.
double sqrt(double x) {
	double y = x > 1 ? x : 1;
	int k;
	if (!(x > 0))
		return x == 0 ? x : x - x == 0 ? (x - x) / (x - x) : x;
	for (k = 0; k < 600; k++) {
		double z = (y + x / y) / 2;
		if (z >= y)
			break;
		y = z;
	}
	return y;
}
float sqrtf(float x) { return sqrt(x); }

// printf without a buffer of its own.

static int put_number(u64 n, u32 base, int negative, int wide, int zero, int left, int upper, int least) {
	char text[72];
	int k = 0, count = 0;
	while (n) {
		u64 r;
		n = divide(n, base, &r);
		text[k++] = r < 10 ? '0' + r : (upper ? 'A' : 'a') + r - 10;
	}
	while (k < least)
		text[k++] = '0';
	wide -= k + negative;
	if (!zero && !left)
		for (; wide > 0; wide--)
			putchar(' '), count++;
	if (negative)
		putchar('-'), count++;
	if (zero && !left)
		for (; wide > 0; wide--)
			putchar('0'), count++;
	while (k)
		putchar(text[--k]), count++;
	for (; left && wide > 0; wide--)
		putchar(' '), count++;
	return count;
}

// put_float prints the exact value rounded to some digits: a double is n·2^e.
static int put_float(double x, int digits, int wide) {
	union { double d; u64 n; } u = {x};
	int negative = u.n >> 63, e = (int)(u.n >> 52 & 2047), k, count = 0, from, any;
	u64 m = u.n & (1ull << 52) - 1;
	static unsigned char big[1100 + 340]; // decimal digits of the fraction and of the whole part
	if (e == 2047) {
		const char *s = m ? "nan" : "inf";
		if (negative)
			putchar('-'), count++;
		while (*s)
			putchar(*s++), count++;
		return count;
	}
	if (e)
		m |= 1ull << 52;
	else
		e = 1;
	e -= 1075;
	memset(big, 0, sizeof big);
	// big[1100 + i] is the digit of 10^i, big[1099 − i] that of 10^−(i+1)
	for (k = 0; k < 20 && m; k++) {
		u64 r;
		m = divide(m, 10, &r);
		big[1100 + k] = r;
	}
	for (; e > 0; e--) {
		u32 carry = 0;
		for (k = 1100; k < (int)sizeof big; k++) {
			u32 d = big[k] * 2 + carry;
			carry = d >= 10;
			big[k] = d - 10 * carry;
		}
	}
	for (; e < 0; e++) {
		u32 rest = 0;
		for (k = 1100 + 20; k >= 0; k--) {
			u32 d = big[k] + 10 * rest;
			big[k] = d >> 1;
			rest = d & 1;
		}
	}
	from = 1100 - digits;
	any = 0;
	for (k = 0; k < from - 1; k++)
		any |= big[k];
	if (big[from - 1] > 5 || big[from - 1] == 5 && (any || big[from] & 1))
		for (k = from; ++big[k] == 10; k++)
			big[k] = 0;
	for (k = sizeof big - 1; k > 1100 && !big[k]; k--)
		;
	wide -= k - 1100 + 1 + negative + digits + (digits > 0);
	for (; wide > 0; wide--)
		putchar(' '), count++;
	if (negative)
		putchar('-'), count++;
	for (; k >= from; k--) {
		if (k == 1099)
			putchar('.'), count++;
		putchar('0' + big[k]), count++;
	}
	return count;
}

int vprintf(const char *f, va_list l) {
	int count = 0;
	for (; *f; f++) {
		int zero = 0, left = 0, wide = 0, least = -1, size = 0, plus = 0;
		if (*f != '%') {
			putchar(*f), count++;
			continue;
		}
		for (f++; *f == '0' || *f == '-' || *f == '+' || *f == ' ' || *f == '#'; f++)
			zero |= *f == '0', left |= *f == '-', plus |= *f == '+';
		if (*f == '*')
			wide = va_arg(l, int), f++;
		for (; *f >= '0' && *f <= '9'; f++)
			wide = wide * 10 + *f - '0';
		if (*f == '.') {
			least = 0;
			f++;
			if (*f == '*')
				least = va_arg(l, int), f++;
			for (; *f >= '0' && *f <= '9'; f++)
				least = least * 10 + *f - '0';
		}
		for (; *f == 'l' || *f == 'h' || *f == 'z'; f++)
			size += *f == 'l' ? 1 : *f == 'h' ? -1 : 0;
		switch (*f) {
		case 'd':
		case 'i': {
			i64 n = size > (sizeof(long) == 4) ? va_arg(l, i64) : va_arg(l, int);
			if (size == -1)
				n = (short)n;
			if (size == -2)
				n = (signed char)n;
			if (plus && n >= 0)
				putchar('+'), count++;
			count += put_number(n < 0 ? -(u64)n : n, 10, n < 0, wide, zero && least < 0, left, 0, least < 0 ? 1 : least);
			break;
		}
		case 'u':
		case 'x':
		case 'X':
		case 'o':
		case 'p': {
			u64 n = size > (sizeof(long) == 4) ? va_arg(l, u64) : va_arg(l, u32);
			if (size == -1)
				n = (unsigned short)n;
			if (size == -2)
				n = (unsigned char)n;
			count += put_number(n, *f == 'u' ? 10 : *f == 'o' ? 8 : 16, 0, wide, zero && least < 0, left, *f == 'X', least < 0 ? 1 : least);
			break;
		}
		case 'c':
			putchar(va_arg(l, int)), count++;
			break;
		case 's': {
			const char *s = va_arg(l, const char *);
			int n = strlen(s), k;
			if (least >= 0 && n > least)
				n = least;
			for (k = n; !left && k < wide; k++)
				putchar(' '), count++;
			for (k = 0; k < n; k++)
				putchar(s[k]), count++;
			for (k = n; left && k < wide; k++)
				putchar(' '), count++;
			break;
		}
		case 'f':
			count += put_float(va_arg(l, double), least < 0 ? 6 : least, wide);
			break;
		case '%':
			putchar('%'), count++;
			break;
		default: // not supported: visible in the output
			putchar('?'), count++;
		}
	}
	return count;
}

int printf(const char *f, ...) {
	va_list l;
	int n;
	va_start(l, f);
	n = vprintf(f, l);
	va_end(l);
	return n;
}

int puts(const char *s) {
	while (*s)
		putchar(*s++);
	putchar('\n');
	return 0;
}

// Floats of 16 bits.
float __extendhfsf2(unsigned short h) {
	u32 sign = (u32)(h >> 15) << 31, e = h >> 10 & 31, m = h & 1023;
	union { u32 u; float f; } x;
	if (e == 31)
		x.u = sign | 0x7f800000 | m << 13;
	else if (e == 0) {
		x.f = m / 16777216.0f;
		x.u |= sign;
	} else
		x.u = sign | (e + 112) << 23 | m << 13;
	return x.f;
}

unsigned short __truncdfhf2(double d) { // rounds once, to even
	union { double d; unsigned long long u; } x = {d};
	u32 sign = x.u >> 63 << 15;
	int e = (int)(x.u >> 52 & 2047) - 1023;
	unsigned long long m = x.u & ((1ull << 52) - 1);
	if (e == 1024)
		return sign | 0x7c00 | (m ? 512 | m >> 42 : 0);
	if (e < -25)
		return sign;
	m |= 1ull << 52;
	int shift = e < -14 ? 42 + (-14 - e) : 42;
	unsigned long long q = m >> shift, rest = m & ((1ull << shift) - 1), half = 1ull << (shift - 1);
	q += rest > half || rest == half && q & 1;
	q += e < -14 ? 0 : (unsigned long long)(e + 14) << 10;
	return sign | (q >= 0x7c00 ? 0x7c00 : q);
}
unsigned short __truncsfhf2(float f) { return __truncdfhf2(f); }
