// not for clang-14: it has no _BitInt
// Divisions of integers of more than 128 bits.
#include <stdio.h>

typedef unsigned _BitInt(256) u256;
typedef _BitInt(256) i256;
typedef unsigned _BitInt(129) u129;
typedef _BitInt(200) i200;

static unsigned long sum = 7;
static void take(u256 x)
{
    for (int k = 0; k < 4; k++) {
        sum = (sum ^ (unsigned long)x) * 1099511628211u;
        x >>= 64;
    }
}

static u256 power(u256 b, int n, u256 m)
{
    u256 r = 1;
    for (; n; n >>= 1, b = b * b % m)
        if (n & 1)
            r = r * b % m;
    return r;
}

int main(void)
{
    u256 a = 0, b = 1, x = 88172645463325252u;
    for (int n = 0; n < 12; n++) {
        x ^= x << 91, x ^= x >> 55, x ^= x << 131;
        a = a * 1000000007 + x, b = (x >> (n * 19)) | 1;
        take(a / b), take(a % b), take(b / a), take((u256)-1 / b), take((u256)-1 % (a | (u256)1 << 255));
        i256 s = (i256)a, t = (i256)b >> n;
        take(s / (t | 1)), take(s % (t | 1)), take(-s / 10), take(s % -7);
        u129 p = (u129)a, q = (u129)(b >> 40) | 1;
        take(p / q), take(p % q);
        i200 u = (i200)a, v = (i200)(x >> (n * 16)) | 1;
        take((u256)(u / v)), take((u256)(u % v));
        printf("%016lx\n", sum);
    }
    take(power(3, 12345, ((u256)1 << 120) - 159));
    printf("%016lx\n", sum);
    return 0;
}
