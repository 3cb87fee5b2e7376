// Loops around loops: the second counter, ends of two loops at one place, exits from inside, three
// levels; and words that are compared where they are made.
#include <stdio.h>

#define KEEP __attribute__((noinline))
static int m[16][24], v[24], w[16];
static unsigned char text[64];

KEEP void fill(int *p, int n, int k) {
	for (int i = 0; i < n; i++)
		for (int j = 0; j < k; j++)
			*p++ = 7;
}
KEEP void fixed(short *p) {
	for (int i = 0; i < 9; i++)
		for (int j = 0; j < 40; j++)
			*p++ += 3;
}
KEEP void product(int n, int k) {
	for (int i = 0; i < n; i++) {
		int s = 0;
		for (int j = 0; j < k; j++)
			s += m[i][j] * v[j];
		w[i] = s;
	}
}
KEEP int three(int a, int b, int c) {
	int s = 0;
	for (int i = 0; i < a; i++)
		for (int j = 0; j < b; j++) {
			for (int k = 0; k < c; k++)
				s += m[i & 15][k % 24] ^ j;
			s *= 3;
		}
	return s;
}
KEEP int early(int n, int k) {
	for (int i = 0; i < n; i++) {
		for (int j = 0; j < k; j++) {
			if (m[i][j] == 5)
				return i * 100 + j;
			if (m[i][j] == 11)
				break;
		}
		w[i]++;
	}
	return -1;
}
KEEP int around(int n, unsigned x) { // the inner loop has no known count
	int s = 0;
	for (int i = 0; i < n; i++)
		for (unsigned y = x + i; y; y = (y & 1) ? (3 * y) >> 2 : y >> 1)
			s++;
	return s;
}
KEEP int length(const unsigned char *p) {
	int n = 0;
	while (*p++)
		n++;
	return n;
}
KEEP unsigned divisor(unsigned a, unsigned b) {
	while (b) {
		while (a >= b)
			a -= b;
		unsigned t = a;
		a = b;
		b = t;
	}
	return a;
}
KEEP int search(const int *p, int x) {
	while (*p < x)
		p++;
	return *p;
}
KEEP int kinds(int a, int b, unsigned c) {
	int s = 0;
	if (a + b == 3) s += 1;
	if (a - b > 4) s += 2;
	if (c + 1 > 7) s += 4;
	if (a * b <= -1) s += 8;
	if ((a ^ b) >= (int)c) s += 16;
	if ((a & b) & 1) s += 32;
	if (c - a < (unsigned)b) s += 64;
	if (~a == -1) s += 128;
	return s;
}

int main(void) {
	fill(&m[0][0], 16, 24);
	for (int i = 0; i < 24; i++)
		v[i] = i;
	m[3][4] = 11;
	m[9][9] = 5;
	product(16, 24);
	fixed((short *)m[10]);
	unsigned s = 0;
	for (int i = 0; i < 16; i++)
		s = s * 31 + w[i];
	printf("%d %d %d %d %d\n", (int)s, three(3, 4, 5), three(0, 4, 5), early(16, 24), early(8, 24));
	s = 0;
	for (int i = 0; i < 16; i++)
		for (int j = 0; j < 24; j++)
			s = s * 31 + w[i] + m[i][j];
	printf("%d %d %d\n", (int)s, around(9, 77), around(0, 7));
	for (int i = 0; i < 37; i++)
		text[i] = i + 1;
	printf("%d %d %d %d\n", length(text), (int)divisor(1071, 462), (int)divisor(17, 0), search(v, 13));
	for (int a = -3; a < 6; a += 2)
		for (int b = -2; b < 9; b += 3)
			printf("%d ", kinds(a, b, (unsigned)(a + 2 * b)));
	printf("\n");
	return 0;
}
