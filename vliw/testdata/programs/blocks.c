// Large blocks: what is unrolled by hand, and much of it at once.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define NOINLINE __attribute__((noinline))
#define ROTR(x, n) ((x) >> (n) | (x) << (32 - (n)))

static uint32_t w[16];

#define ROUND(a, b, c, d, e, f, g, h, k, x)                                              \
    do {                                                                                 \
        uint32_t t1 = h + (ROTR(e, 6) ^ ROTR(e, 11) ^ ROTR(e, 25)) + ((e & f) ^ (~e & g)) + k + x; \
        uint32_t t2 = (ROTR(a, 2) ^ ROTR(a, 13) ^ ROTR(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));    \
        d += t1;                                                                         \
        h = t1 + t2;                                                                     \
    } while (0)

static NOINLINE void rounds(uint32_t s[8])
{
    uint32_t a = s[0], b = s[1], c = s[2], d = s[3], e = s[4], f = s[5], g = s[6], h = s[7];
    ROUND(a, b, c, d, e, f, g, h, 0x428a2f98, w[0]);
    ROUND(h, a, b, c, d, e, f, g, 0x71374491, w[1]);
    ROUND(g, h, a, b, c, d, e, f, 0xb5c0fbcf, w[2]);
    ROUND(f, g, h, a, b, c, d, e, 0xe9b5dba5, w[3]);
    ROUND(e, f, g, h, a, b, c, d, 0x3956c25b, w[4]);
    ROUND(d, e, f, g, h, a, b, c, 0x59f111f1, w[5]);
    ROUND(c, d, e, f, g, h, a, b, 0x923f82a4, w[6]);
    ROUND(b, c, d, e, f, g, h, a, 0xab1c5ed5, w[7]);
    ROUND(a, b, c, d, e, f, g, h, 0xd807aa98, w[8]);
    ROUND(h, a, b, c, d, e, f, g, 0x12835b01, w[9]);
    ROUND(g, h, a, b, c, d, e, f, 0x243185be, w[10]);
    ROUND(f, g, h, a, b, c, d, e, 0x550c7dc3, w[11]);
    s[0] += a, s[1] += b, s[2] += c, s[3] += d, s[4] += e, s[5] += f, s[6] += g, s[7] += h;
}

static NOINLINE void dct(double *x, int step)
{
    double s07 = x[0] + x[7 * step], d07 = x[0] - x[7 * step], s16 = x[step] + x[6 * step], d16 = x[step] - x[6 * step];
    double s25 = x[2 * step] + x[5 * step], d25 = x[2 * step] - x[5 * step], s34 = x[3 * step] + x[4 * step], d34 = x[3 * step] - x[4 * step];
    double a = s07 + s34, b = s16 + s25, c = s07 - s34, d = s16 - s25;
    x[0] = 0.5 * (a + b);
    x[4 * step] = 0.25 * (a - b);
    x[2 * step] = 0.75 * c + 0.25 * d;
    x[6 * step] = 0.25 * c - 0.75 * d;
    x[step] = 0.875 * d07 + 0.625 * d16 + 0.375 * d25 + 0.125 * d34;
    x[3 * step] = 0.625 * d07 - 0.125 * d16 - 0.875 * d25 - 0.375 * d34;
    x[5 * step] = 0.375 * d07 - 0.875 * d16 + 0.125 * d25 + 0.625 * d34;
    x[7 * step] = 0.125 * d07 - 0.375 * d16 + 0.625 * d25 - 0.875 * d34;
}

static NOINLINE double invert(const double *m, double *r)
{
    double a = m[0] * m[5] - m[1] * m[4], b = m[0] * m[6] - m[2] * m[4], c = m[0] * m[7] - m[3] * m[4], d = m[1] * m[6] - m[2] * m[5];
    double e = m[1] * m[7] - m[3] * m[5], f = m[2] * m[7] - m[3] * m[6], g = m[8] * m[13] - m[9] * m[12], h = m[8] * m[14] - m[10] * m[12];
    double i = m[8] * m[15] - m[11] * m[12], j = m[9] * m[14] - m[10] * m[13], k = m[9] * m[15] - m[11] * m[13], l = m[10] * m[15] - m[11] * m[14];
    double det = a * l - b * k + c * j + d * i - e * h + f * g, q = 1 / det;
    r[0] = (m[5] * l - m[6] * k + m[7] * j) * q;
    r[1] = (-m[1] * l + m[2] * k - m[3] * j) * q;
    r[2] = (m[13] * f - m[14] * e + m[15] * d) * q;
    r[3] = (-m[9] * f + m[10] * e - m[11] * d) * q;
    r[4] = (-m[4] * l + m[6] * i - m[7] * h) * q;
    r[5] = (m[0] * l - m[2] * i + m[3] * h) * q;
    r[6] = (-m[12] * f + m[14] * c - m[15] * b) * q;
    r[7] = (m[8] * f - m[10] * c + m[11] * b) * q;
    r[8] = (m[4] * k - m[5] * i + m[7] * g) * q;
    r[9] = (-m[0] * k + m[1] * i - m[3] * g) * q;
    r[10] = (m[12] * e - m[13] * c + m[15] * a) * q;
    r[11] = (-m[8] * e + m[9] * c - m[11] * a) * q;
    r[12] = (-m[4] * j + m[5] * h - m[6] * g) * q;
    r[13] = (m[0] * j - m[1] * h + m[2] * g) * q;
    r[14] = (-m[12] * d + m[13] * b - m[14] * a) * q;
    r[15] = (m[8] * d - m[9] * b + m[10] * a) * q;
    return det;
}

struct body { double x, y, z, vx, vy, vz, mass; };

static NOINLINE void pull(struct body *a, struct body *b, double dt)
{
    double dx = a->x - b->x, dy = a->y - b->y, dz = a->z - b->z;
    double r = dx * dx + dy * dy + dz * dz + 0.25, f = dt / (r * r);
    a->vx -= dx * b->mass * f, a->vy -= dy * b->mass * f, a->vz -= dz * b->mass * f;
    b->vx += dx * a->mass * f, b->vy += dy * a->mass * f, b->vz += dz * a->mass * f;
}

static NOINLINE uint64_t mix(uint64_t a, uint64_t b, uint64_t c, uint64_t d)
{
    a += b, d ^= a, d = d << 32 | d >> 32, c += d, b ^= c, b = b << 24 | b >> 40;
    a += b * 3, d ^= a, d = d << 16 | d >> 48, c += d, b ^= c, b = b << 63 | b >> 1;
    a *= c | 1, b *= d | 1;
    return a ^ b ^ c ^ d;
}

static NOINLINE int median(int a, int b, int c, int d, int e)
{
    int t;
#define SORT(x, y) (t = x < y ? x : y, y = x < y ? y : x, x = t)
    SORT(a, b), SORT(d, e), SORT(c, e), SORT(c, d), SORT(a, d), SORT(a, c), SORT(b, e), SORT(b, d), SORT(b, c);
    return c;
}

static NOINLINE unsigned spread(unsigned x)
{
    unsigned r = 0;
    r |= (x & 1) << 0 | (x & 2) << 1 | (x & 4) << 2 | (x & 8) << 3;
    r |= (x & 16) << 4 | (x & 32) << 5 | (x & 64) << 6 | (x & 128) << 7;
    return r ^ (r >> 3) ^ (r << 5);
}

int main(void)
{
    uint32_t s[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    for (int n = 0; n < 8; n++) {
        for (int i = 0; i < 16; i++)
            w[i] = w[i] * 1664525u + i + n;
        rounds(s);
    }
    printf("%08x %08x\n", s[0], s[7]);
    static double x[64];
    for (int i = 0; i < 64; i++)
        x[i] = (i * 37) % 19 - 9;
    for (int i = 0; i < 8; i++) dct(x + 8 * i, 1);
    for (int i = 0; i < 8; i++) dct(x + i, 8);
    printf("%.6f %.6f %.6f\n", x[0], x[9], x[63]);
    double m[16], r[16], det = 0;
    for (int n = 1; n < 6; n++) {
        for (int i = 0; i < 16; i++)
            m[i] = (i * 7 + n * 3) % 11 + (i % 5 == 0) * 12;
        det += invert(m, r);
    }
    printf("%.4f %.8f %.8f\n", det, r[0], r[14]);
    struct body b[4] = {{0, 0, 0, 0, 0, 0, 9}, {1, 0, 2, 0, 1, 0, 1}, {0, 3, 1, 1, 0, 0, 2}, {-2, 1, 0, 0, 0, 1, 1}};
    for (int n = 0; n < 10; n++) {
        for (int i = 0; i < 4; i++)
            for (int j = i + 1; j < 4; j++)
                pull(&b[i], &b[j], 0.01);
        for (int i = 0; i < 4; i++)
            b[i].x += 0.01 * b[i].vx, b[i].y += 0.01 * b[i].vy, b[i].z += 0.01 * b[i].vz;
    }
    printf("%.9f %.9f %.9f\n", b[0].x, b[1].y, b[3].vz);
    uint64_t h = 1;
    int sum = 0;
    for (int i = 0; i < 20; i++) {
        h = mix(h, i, h >> 7, 0x9e3779b97f4a7c15u);
        sum += median(i * 7 % 10, i * 3 % 8, i % 5, 12 - i, i * i % 13) + spread(i * 11);
    }
    printf("%llx %d\n", (unsigned long long)h, sum);
    return 0;
}
