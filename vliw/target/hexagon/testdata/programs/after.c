// Loads that may read what a store just wrote: they are after it, although they may be in its packet.
#include <stdio.h>
#define KEEP __attribute__((noinline))

KEEP int words(int *p, const int *q, int x) {
	p[1] = x;
	int y = q[2];
	p[3] = y + 1;
	return q[4] + y;
}
KEEP int bytes(unsigned char *p, const unsigned *q, int x) {
	p[x] = 200;
	unsigned y = *q;
	p[x + 1] = y;
	return y ^ q[1];
}
KEEP void move(short *p, const short *q, int n) {
	for (int i = 0; i < n; i++)
		p[i] = q[i] * 3 + 1;
}
KEEP int chase(int *p, int *q, int n) {
	int s = 0;
	for (int i = 0; i < n; i++) {
		p[i] = i;
		s = s * 5 + q[i & 3];
	}
	return s;
}
KEEP long long pairs(long long *p, const long long *q, long long x) {
	*p = x;
	return q[0] + 7LL * q[1];
}

int main(void) {
	int a[8];
	short h[40];
	long long d[6] = {1, 2, 3, 4, 5, 6};
	for (int shift = -2; shift < 3; shift++) {
		for (int i = 0; i < 8; i++)
			a[i] = i * 1001;
		printf("%d ", words(a + 2, a + 2 + shift, 77 + shift));
		printf("%d ", bytes((unsigned char *)a, (unsigned *)a + 1, 4 + shift));
		for (int i = 0; i < 40; i++)
			h[i] = i;
		move(h + 4 + shift, h + 4, 30);
		int s = 0;
		for (int i = 0; i < 40; i++)
			s = s * 31 + h[i];
		printf("%d %d %d\n", s, chase(a, a + 2 + shift, 4), (int)pairs(d + 2, d + 2 + shift, 99 + shift));
	}
	return 0;
}
