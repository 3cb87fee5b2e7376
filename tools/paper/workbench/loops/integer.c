// Integers: hashes, ciphers, checksums, random numbers, sorting networks, bit tricks, multiple precision.
#include "bench.h"

KERNEL u32 fnv(int n, const u8 *R p) {
  u32 h = 2166136261u;
  for (int i = 0; i < n; i++)
    h = (h ^ p[i]) * 16777619u;
  return h;
}

KERNEL u32 djb2(int n, const u8 *R p) {
  u32 h = 5381;
  for (int i = 0; i < n; i++)
    h = h * 33 + p[i];
  return h;
}

KERNEL u32 adler(int n, const u8 *R p) {
  u32 a = 1, b = 0;
  for (int i = 0; i < n; i++) {
    a += p[i];
    b += a;
  }
  return (b % 65521u) << 16 | a % 65521u;
}

KERNEL u32 crc_table(int n, const u8 *R p, const u32 *R table) {
  u32 c = ~0u;
  for (int i = 0; i < n; i++)
    c = table[(c ^ p[i]) & 255] ^ (c >> 8);
  return ~c;
}

KERNEL void crc_make(int n, u32 *R table) { // bit by bit, the eight steps written out
  for (int i = 0; i < n; i++) {
    u32 c = (u32)i;
    c = c >> 1 ^ (0xedb88320u & (0u - (c & 1)));
    c = c >> 1 ^ (0xedb88320u & (0u - (c & 1)));
    c = c >> 1 ^ (0xedb88320u & (0u - (c & 1)));
    c = c >> 1 ^ (0xedb88320u & (0u - (c & 1)));
    c = c >> 1 ^ (0xedb88320u & (0u - (c & 1)));
    c = c >> 1 ^ (0xedb88320u & (0u - (c & 1)));
    c = c >> 1 ^ (0xedb88320u & (0u - (c & 1)));
    c = c >> 1 ^ (0xedb88320u & (0u - (c & 1)));
    table[i] = c;
  }
}

KERNEL u32 internet_checksum(int n, const u8 *R p) {
  u32 s = 0;
  for (int i = 0; i < n; i += 2)
    s += (u32)p[i] << 8 | p[i + 1];
  s = (s & 65535) + (s >> 16);
  return ~(s + (s >> 16)) & 65535;
}

KERNEL u32 murmur(int n, const u32 *R p) {
  u32 h = 42;
  for (int i = 0; i < n; i++) {
    u32 k = p[i] * 0xcc9e2d51u;
    k = (k << 15 | k >> 17) * 0x1b873593u;
    h ^= k;
    h = (h << 13 | h >> 19) * 5 + 0xe6546b64u;
  }
  return h;
}

KERNEL void xtea(int n, const u32 *R key, u32 *R v) { // blocks side by side, four rounds written out
  for (int i = 0; i < n; i++) {
    u32 a = v[2 * i], b = v[2 * i + 1];
    a += ((b << 4 ^ b >> 5) + b) ^ key[0];
    b += ((a << 4 ^ a >> 5) + a) ^ (0x9e3779b9u + key[3]);
    a += ((b << 4 ^ b >> 5) + b) ^ (0x9e3779b9u + key[1]);
    b += ((a << 4 ^ a >> 5) + a) ^ (0x3c6ef372u + key[2]);
    v[2 * i] = a;
    v[2 * i + 1] = b;
  }
}

KERNEL u32 xtea_rounds(int rounds, u32 a, u32 b, const u32 *R key) {
  u32 s = 0;
  for (int i = 0; i < rounds; i++) {
    a += ((b << 4 ^ b >> 5) + b) ^ (s + key[s & 3]);
    s += 0x9e3779b9u;
    b += ((a << 4 ^ a >> 5) + a) ^ (s + key[s >> 11 & 3]);
  }
  return a ^ b;
}

KERNEL void chacha_round(int n, u32 *R x) { // a double round on many states, 16 words each
#define ROTL(v, k) ((v) << (k) | (v) >> (32 - (k)))
#define QUARTER(a, b, c, d) \
  (a += b, d ^= a, d = ROTL(d, 16), c += d, b ^= c, b = ROTL(b, 12), a += b, d ^= a, d = ROTL(d, 8), c += d, b ^= c, b = ROTL(b, 7))
  for (int i = 0; i < n; i++, x += 16) {
    u32 a0 = x[0], a1 = x[1], a2 = x[2], a3 = x[3], b0 = x[4], b1 = x[5], b2 = x[6], b3 = x[7];
    u32 c0 = x[8], c1 = x[9], c2 = x[10], c3 = x[11], d0 = x[12], d1 = x[13], d2 = x[14], d3 = x[15];
    QUARTER(a0, b0, c0, d0), QUARTER(a1, b1, c1, d1), QUARTER(a2, b2, c2, d2), QUARTER(a3, b3, c3, d3);
    QUARTER(a0, b1, c2, d3), QUARTER(a1, b2, c3, d0), QUARTER(a2, b3, c0, d1), QUARTER(a3, b0, c1, d2);
    x[0] = a0, x[1] = a1, x[2] = a2, x[3] = a3, x[4] = b0, x[5] = b1, x[6] = b2, x[7] = b3;
    x[8] = c0, x[9] = c1, x[10] = c2, x[11] = c3, x[12] = d0, x[13] = d1, x[14] = d2, x[15] = d3;
  }
}

KERNEL u32 sha1_rounds(int n, const u32 *R w) { // the first kind of round
  u32 a = 0x67452301u, b = 0xefcdab89u, c = 0x98badcfeu, d = 0x10325476u, e = 0xc3d2e1f0u;
  for (int i = 0; i < n; i++) {
    u32 t = ROTL(a, 5) + (d ^ (b & (c ^ d))) + e + w[i] + 0x5a827999u;
    e = d;
    d = c;
    c = ROTL(b, 30);
    b = a;
    a = t;
  }
  return a ^ b ^ c ^ d ^ e;
}

KERNEL u32 sha256_rounds(int n, const u32 *R w, const u32 *R k) {
#define ROTR(v, r) ((v) >> (r) | (v) << (32 - (r)))
  u32 a = 1, b = 2, c = 3, d = 4, e = 5, f = 6, g = 7, h = 8;
  for (int i = 0; i < n; i++) {
    u32 t = h + (ROTR(e, 6) ^ ROTR(e, 11) ^ ROTR(e, 25)) + (g ^ (e & (f ^ g))) + k[i] + w[i];
    u32 u = (ROTR(a, 2) ^ ROTR(a, 13) ^ ROTR(a, 22)) + ((a & b) | (c & (a | b)));
    h = g;
    g = f;
    f = e;
    e = d + t;
    d = c;
    c = b;
    b = a;
    a = t + u;
  }
  return a ^ b ^ c ^ d ^ e ^ f ^ g ^ h;
}

KERNEL void sha256_schedule(int n, u32 *R w) { // a recurrence of distance 2
  for (int i = 16; i < n; i++) {
    u32 s = w[i - 15], t = w[i - 2];
    w[i] = w[i - 16] + (ROTR(s, 7) ^ ROTR(s, 18) ^ s >> 3) + w[i - 7] + (ROTR(t, 17) ^ ROTR(t, 19) ^ t >> 10);
  }
}

KERNEL void rc4(int n, u8 *R s, const u8 *R in, u8 *R out) { // its state is permuted all the time
  u32 i = 0, j = 0;
  for (int k = 0; k < n; k++) {
    i = (i + 1) & 255;
    u8 t = s[i];
    j = (j + t) & 255;
    s[i] = s[j];
    s[j] = t;
    out[k] = in[k] ^ s[(s[i] + t) & 255];
  }
}

KERNEL void aes_column(int n, const u32 *R t, const u32 *R key, const u32 *R in, u32 *R out) { // a round by tables, four columns
#define TE(a, b, c, d) (t[a & 255] ^ ROTL(t[b >> 8 & 255], 8) ^ ROTL(t[c >> 16 & 255], 16) ^ ROTL(t[d >> 24], 24))
  for (int i = 0; i < n; i++, in += 4, out += 4) {
    u32 a = in[0], b = in[1], c = in[2], d = in[3];
    out[0] = TE(a, b, c, d) ^ key[0];
    out[1] = TE(b, c, d, a) ^ key[1];
    out[2] = TE(c, d, a, b) ^ key[2];
    out[3] = TE(d, a, b, c) ^ key[3];
  }
}

KERNEL void lcg(int n, u32 *R out) {
  u32 s = 1;
  for (int i = 0; i < n; i++) {
    s = s * 1664525u + 1013904223u;
    out[i] = s >> 16;
  }
}

KERNEL void xorshift(int n, u32 *R out) {
  u32 s = 2463534242u;
  for (int i = 0; i < n; i++) {
    s ^= s << 13;
    s ^= s >> 17;
    s ^= s << 5;
    out[i] = s;
  }
}

KERNEL void splitmix(int n, u64 *R out) { // a counter and a hash: no recurrence
  u64 s = 0;
  for (int i = 0; i < n; i++) {
    s += 0x9e3779b97f4a7c15ul;
    u64 z = (s ^ s >> 30) * 0xbf58476d1ce4e5b9ul;
    z = (z ^ z >> 27) * 0x94d049bb133111ebul;
    out[i] = z ^ z >> 31;
  }
}

KERNEL void mersenne(int n, u32 *R mt) { // the twist
  for (int i = 0; i < n; i++) {
    u32 y = (mt[i] & 0x80000000u) | (mt[i + 1] & 0x7fffffffu);
    mt[i] = mt[i + 397] ^ y >> 1 ^ ((0u - (y & 1)) & 0x9908b0dfu);
  }
}

KERNEL void temper(int n, const u32 *R in, u32 *R out) {
  for (int i = 0; i < n; i++) {
    u32 y = in[i];
    y ^= y >> 11;
    y ^= y << 7 & 0x9d2c5680u;
    y ^= y << 15 & 0xefc60000u;
    out[i] = y ^ y >> 18;
  }
}

KERNEL u32 popcounts(int n, const u32 *R p) { // in parallel fields
  u32 s = 0;
  for (int i = 0; i < n; i++) {
    u32 v = p[i];
    v = v - (v >> 1 & 0x55555555u);
    v = (v & 0x33333333u) + (v >> 2 & 0x33333333u);
    v = (v + (v >> 4)) & 0x0f0f0f0fu;
    s += v * 0x01010101u >> 24;
  }
  return s;
}

KERNEL void reverse_bits(int n, u32 *R p) {
  for (int i = 0; i < n; i++) {
    u32 v = p[i];
    v = (v >> 1 & 0x55555555u) | (v & 0x55555555u) << 1;
    v = (v >> 2 & 0x33333333u) | (v & 0x33333333u) << 2;
    v = (v >> 4 & 0x0f0f0f0fu) | (v & 0x0f0f0f0fu) << 4;
    p[i] = v << 24 | (v & 0xff00u) << 8 | (v >> 8 & 0xff00u) | v >> 24;
  }
}

KERNEL void gray_code(int n, const u32 *R in, u32 *R out) {
  for (int i = 0; i < n; i++)
    out[i] = in[i] ^ in[i] >> 1;
}

KERNEL void morton(int n, const u32 *R x, const u32 *R y, u32 *R out) { // coordinates interleaved
  for (int i = 0; i < n; i++) {
    u32 a = x[i] & 65535, b = y[i] & 65535;
    a = (a | a << 8) & 0x00ff00ffu, b = (b | b << 8) & 0x00ff00ffu;
    a = (a | a << 4) & 0x0f0f0f0fu, b = (b | b << 4) & 0x0f0f0f0fu;
    a = (a | a << 2) & 0x33333333u, b = (b | b << 2) & 0x33333333u;
    a = (a | a << 1) & 0x55555555u, b = (b | b << 1) & 0x55555555u;
    out[i] = a | b << 1;
  }
}

KERNEL u32 add_long(int n, const u32 *R a, const u32 *R b, u32 *R c) { // carries run through
  u64 carry = 0;
  for (int i = 0; i < n; i++) {
    carry += (u64)a[i] + b[i];
    c[i] = (u32)carry;
    carry >>= 32;
  }
  return (u32)carry;
}

KERNEL u32 mul_add_long(int n, u32 f, const u32 *R a, u32 *R c) {
  u64 carry = 0;
  for (int i = 0; i < n; i++) {
    carry += (u64)a[i] * f + c[i];
    c[i] = (u32)carry;
    carry >>= 32;
  }
  return (u32)carry;
}

KERNEL u32 mod_pow(u32 base, u32 exponent, u32 modulus) {
  u64 r = 1, b = base;
  while (exponent) {
    if (exponent & 1)
      r = r * b % modulus;
    b = b * b % modulus;
    exponent >>= 1;
  }
  return (u32)r;
}

KERNEL u32 gcd(u32 a, u32 b) {
  while (b) {
    u32 t = a % b;
    a = b;
    b = t;
  }
  return a;
}

KERNEL int collatz(u32 n) {
  int steps = 0;
  while (n != 1) {
    n = n & 1 ? 3 * n + 1 : n >> 1;
    steps++;
  }
  return steps;
}

KERNEL void sieve(int n, int p, u8 *R mark) {
  for (int i = p * p; i < n; i += p)
    mark[i] = 1;
}

KERNEL int prefix_sum(int n, int *R a) {
  int s = 0;
  for (int i = 0; i < n; i++) {
    s += a[i];
    a[i] = s;
  }
  return s;
}

KERNEL void radix_count(int n, int shift, const u32 *R a, int *R count) {
  for (int i = 0; i < n; i++)
    count[a[i] >> shift & 255]++;
}

KERNEL void bubble_pass(int n, int *R a) {
  for (int i = 1; i < n; i++) {
    int p = a[i - 1], q = a[i];
    a[i - 1] = p < q ? p : q;
    a[i] = p < q ? q : p;
  }
}

KERNEL void sort4(int n, int *R a) { // groups of four by a network
  for (int i = 0; i < n; i++, a += 4) {
    int t, p = a[0], q = a[1], r = a[2], s = a[3];
#define ORDER(x, y) (t = x < y ? x : y, y = x < y ? y : x, x = t)
    ORDER(p, q), ORDER(r, s), ORDER(p, r), ORDER(q, s), ORDER(q, r);
    a[0] = p, a[1] = q, a[2] = r, a[3] = s;
  }
}

KERNEL int binary_search(int n, int key, const int *R a) {
  int lo = 0;
  while (n > 1) {
    int half = n / 2;
    lo = a[lo + half] <= key ? lo + half : lo;
    n -= half;
  }
  return lo;
}

KERNEL void knapsack(int n, int weight, int value, const int *R old, int *R now) {
  for (int i = weight; i < n; i++) {
    int with = old[i - weight] + value;
    now[i] = with > old[i] ? with : old[i];
  }
}

KERNEL void floyd(int n, int *R d) { // all shortest paths
  for (int k = 0; k < n; k++)
    for (int i = 0; i < n; i++) {
      int a = d[i * 32 + k];
      for (int j = 0; j < n; j++) {
        int t = a + d[k * 32 + j];
        d[i * 32 + j] = t < d[i * 32 + j] ? t : d[i * 32 + j];
      }
    }
}

int main(void) {
  bench_fill();
  u32 *U[8];
  for (int i = 0; i < 8; i++)
    U[i] = (u32 *)I[i];
  RET(fnv(4000, B[0]), I[0], 1);
  RET(djb2(4000, B[0]), I[0], 1);
  RET(adler(4000, B[0]), I[0], 1);
  RET(crc_table(4000, B[0], U[0]), I[0], 1);
  RUN(crc_make(256, U[0]), I[0], 256);
  RET(internet_checksum(4000, B[0]), I[0], 1);
  RET(murmur(1000, U[0]), I[0], 1);
  RUN(xtea(500, U[0], U[1]), U[1], 1000);
  RET(xtea_rounds(32, 1, 2, U[0]), I[0], 1);
  RUN(chacha_round(64, U[0]), U[0], 1024);
  RET(sha1_rounds(500, U[0]), I[0], 1);
  RET(sha256_rounds(500, U[0], U[1]), I[0], 1);
  RUN(sha256_schedule(500, U[0]), U[0], 500);
  RUN(rc4(2000, B[0], B[1], B[2]), B[2], 2000);
  RUN(aes_column(200, U[0], U[1], U[2], U[3]), U[3], 800);
  RUN(lcg(1000, U[0]), U[0], 1000);
  RUN(xorshift(1000, U[0]), U[0], 1000);
  RUN(splitmix(500, (u64 *)V[0]), V[0], 500);
  RUN(mersenne(600, U[0]), U[0], 600);
  RUN(temper(1000, U[0], U[1]), U[1], 1000);
  RET(popcounts(1000, U[0]), U[0], 1);
  RUN(reverse_bits(1000, U[0]), U[0], 1000);
  RUN(gray_code(1000, U[0], U[1]), U[1], 1000);
  RUN(morton(1000, U[0], U[1], U[2]), U[2], 1000);
  RET(add_long(500, U[0], U[1], U[2]), U[2], 500);
  RET(mul_add_long(500, 0xdeadbeefu, U[0], U[1]), U[1], 500);
  RET(mod_pow(7, 0xffffffffu, 1000003), I[0], 1);
  RET(gcd(1836311903u, 1134903170u), I[0], 1);
  RET(collatz(837799), I[0], 1);
  RUN(sieve(4000, 3, B[0]), B[0], 4000);
  RET(prefix_sum(1000, I[0]), I[0], 1000);
  RUN(radix_count(1000, 2, U[0], I[1]), I[1], 256);
  RUN(bubble_pass(1000, I[0]), I[0], 1000);
  RUN(sort4(250, I[0]), I[0], 1000);
  RET(binary_search(1000, 500, I[0]), I[0], 1);
  RUN(knapsack(1000, 7, 30, I[0], I[1]), I[1], 1000);
  RUN(floyd(24, I[0]), I[0], 768);
  return 0;
}
