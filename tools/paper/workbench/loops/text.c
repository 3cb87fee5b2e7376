// Text and tables: strings, parsing, compression, dynamic programming on sequences.
#include "bench.h"

KERNEL int length(const u8 *R s) {
  int n = 0;
  while (s[n] != '\n')
    n++;
  return n;
}

KERNEL int count_char(int n, u8 c, const u8 *R s) {
  int k = 0;
  for (int i = 0; i < n; i++)
    k += s[i] == c;
  return k;
}

KERNEL int count_words(int n, const u8 *R s) {
  int words = 0, inside = 0;
  for (int i = 0; i < n; i++) {
    int letter = s[i] > ' ';
    words += letter & !inside;
    inside = letter;
  }
  return words;
}

KERNEL void upper(int n, u8 *R s) {
  for (int i = 0; i < n; i++)
    s[i] = (u8)(s[i] >= 'a' && s[i] <= 'z' ? s[i] - 32 : s[i]);
}

KERNEL void rot13(int n, const u8 *R s, u8 *R t) {
  for (int i = 0; i < n; i++) {
    int c = s[i] - 'a';
    t[i] = (u8)(c >= 0 && c < 26 ? 'a' + (c + 13 >= 26 ? c - 13 : c + 13) : s[i]);
  }
}

KERNEL int compare(int n, const u8 *R s, const u8 *R t) {
  for (int i = 0; i < n; i++)
    if (s[i] != t[i])
      return s[i] - t[i];
  return 0;
}

KERNEL int hamming(int n, const u8 *R s, const u8 *R t) {
  int d = 0;
  for (int i = 0; i < n; i++)
    d += s[i] != t[i];
  return d;
}

KERNEL void reverse(int n, u8 *R s, u8 *R t) {
  for (int i = 0; i < n; i++)
    t[n - 1 - i] = s[i];
}

KERNEL int find2(int n, u8 a, u8 b, const u8 *R s) { // the first place of two letters
  for (int i = 0; i < n; i++)
    if (s[i] == a && s[i + 1] == b)
      return i;
  return -1;
}

KERNEL int rabin_karp(int n, u32 want, const u8 *R s) { // a rolling hash of eight letters
  u32 h = 0;
  int hits = 0;
  for (int i = 8; i < n; i++) {
    h = h * 31 + s[i] - s[i - 8] * 0x94446f01u;
    hits += (h & 255) == want;
  }
  return hits;
}

KERNEL int shift_or(int n, const u32 *R mask, const u8 *R s) { // a pattern as bits
  u32 state = ~0u;
  int hits = 0;
  for (int i = 0; i < n; i++) {
    state = state << 1 | mask[s[i]];
    hits += (state & 128) == 0;
  }
  return hits;
}

KERNEL u32 parse_digits(int n, const u8 *R s) {
  u32 v = 0;
  for (int i = 0; i < n; i++)
    v = v * 10 + (s[i] & 15u) % 10u;
  return v;
}

KERNEL void hex(int n, const u8 *R s, u8 *R t) {
  for (int i = 0; i < n; i++) {
    int hi = s[i] >> 4, lo = s[i] & 15;
    t[2 * i] = (u8)(hi < 10 ? '0' + hi : 'a' + hi - 10);
    t[2 * i + 1] = (u8)(lo < 10 ? '0' + lo : 'a' + lo - 10);
  }
}

KERNEL void base64(int n, const u8 *R table, const u8 *R s, u8 *R t) {
  for (int i = 0; i < n; i++, s += 3, t += 4) {
    u32 v = (u32)s[0] << 16 | (u32)s[1] << 8 | s[2];
    t[0] = table[v >> 18];
    t[1] = table[v >> 12 & 63];
    t[2] = table[v >> 6 & 63];
    t[3] = table[v & 63];
  }
}

KERNEL int utf8_length(int n, const u8 *R s) {
  int k = 0;
  for (int i = 0; i < n; i++)
    k += (s[i] & 0xc0) != 0x80;
  return k;
}

KERNEL int squeeze(int n, const u8 *R s, u8 *R t) { // blanks removed: the place to write depends on the data
  int k = 0;
  for (int i = 0; i < n; i++) {
    t[k] = s[i];
    k += s[i] != ' ';
  }
  return k;
}

KERNEL int runs(int n, const u8 *R s) {
  int k = 1;
  for (int i = 1; i < n; i++)
    k += s[i] != s[i - 1];
  return k;
}

KERNEL int match_length(int n, const u8 *R s, const u8 *R t) { // of a compressor
  int i = 0;
  while (i < n && (s[i] & 1) == (t[i] & 1))
    i++;
  return i;
}

KERNEL void move_to_front(int n, u8 *R table, u8 c) {
  u8 before = c;
  for (int i = 0; i < n; i++) {
    u8 t = table[i];
    table[i] = before;
    before = t;
  }
}

KERNEL void delta(int n, const u8 *R s, u8 *R t) {
  for (int i = 1; i < n; i++)
    t[i] = (u8)(s[i] - s[i - 1]);
}

KERNEL void undelta(int n, const u8 *R s, u8 *R t) {
  u8 v = 0;
  for (int i = 0; i < n; i++) {
    v = (u8)(v + s[i]);
    t[i] = v;
  }
}

KERNEL void bit_pack(int n, const u32 *R in, u32 *R out) { // eight values of four bits in a word
  for (int i = 0; i < n; i++, in += 8)
    out[i] = (in[0] & 15) | (in[1] & 15) << 4 | (in[2] & 15) << 8 | (in[3] & 15) << 12 | (in[4] & 15) << 16 | (in[5] & 15) << 20 | (in[6] & 15) << 24 |
             in[7] << 28;
}

KERNEL void bit_unpack(int n, const u32 *R in, u32 *R out) {
  for (int i = 0; i < n; i++, out += 8) {
    u32 v = in[i];
    out[0] = v & 15, out[1] = v >> 4 & 15, out[2] = v >> 8 & 15, out[3] = v >> 12 & 15;
    out[4] = v >> 16 & 15, out[5] = v >> 20 & 15, out[6] = v >> 24 & 15, out[7] = v >> 28;
  }
}

KERNEL void edit_row(int n, u8 c, const u8 *R s, const int *R old, int *R now) { // one row of the edit distance
  int left = now[0];
  for (int i = 1; i < n; i++) {
    int d = old[i - 1] + (s[i] != c), u = old[i] + 1;
    d = d < u ? d : u;
    left = left + 1 < d ? left + 1 : d;
    now[i] = left;
  }
}

KERNEL void common_row(int n, u8 c, const u8 *R s, const int *R old, int *R now) { // longest common subsequence
  for (int i = 1; i < n; i++) {
    int up = old[i], left = now[i - 1];
    now[i] = s[i] == c ? old[i - 1] + 1 : up > left ? up : left;
  }
}

KERNEL int align_row(int n, u8 c, const u8 *R s, int *R h, int *R e) { // Smith and Waterman with affine gaps
  int f = 0, diagonal = 0, left = 0, best = 0;
  for (int i = 1; i < n; i++) {
    int m = diagonal + (s[i] == c ? 5 : -4);
    diagonal = h[i];
    int ei = h[i] - 10 > e[i] - 1 ? h[i] - 10 : e[i] - 1;
    f = left - 10 > f - 1 ? left - 10 : f - 1;
    m = m > ei ? m : ei;
    m = m > f ? m : f;
    left = m > 0 ? m : 0;
    h[i] = left;
    e[i] = ei;
    best = left > best ? left : best;
  }
  return best;
}

KERNEL double mean(int n, const double *R x) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += x[i];
  return s / n;
}

KERNEL void moments(int n, double m, const double *R x, double *R out) {
  double s2 = 0, s3 = 0, s4 = 0;
  for (int i = 0; i < n; i++) {
    double d = x[i] - m, d2 = d * d;
    s2 += d2;
    s3 += d2 * d;
    s4 += d2 * d2;
  }
  out[0] = s2, out[1] = s3, out[2] = s4;
}

KERNEL double welford(int n, const double *R x) { // mean and variance in one pass: a division in the recurrence
  double m = 0, q = 0;
  for (int i = 0; i < n; i++) {
    double d = x[i] - m;
    m += d / (double)(i + 1);
    q += d * (x[i] - m);
  }
  return q;
}

KERNEL void regression(int n, const double *R x, const double *R y, double *R out) {
  double sx = 0, sy = 0, sxx = 0, sxy = 0, syy = 0;
  for (int i = 0; i < n; i++) {
    sx += x[i];
    sy += y[i];
    sxx += x[i] * x[i];
    sxy += x[i] * y[i];
    syy += y[i] * y[i];
  }
  out[0] = sx, out[1] = sy, out[2] = sxx, out[3] = sxy, out[4] = syy;
}

KERNEL double minmax(int n, const double *R x) {
  double lo = x[0], hi = x[0];
  for (int i = 1; i < n; i++) {
    lo = x[i] < lo ? x[i] : lo;
    hi = x[i] > hi ? x[i] : hi;
  }
  return hi - lo;
}

KERNEL double kahan(int n, const double *R x) {
  double s = 0, c = 0;
  for (int i = 0; i < n; i++) {
    double y = x[i] - c, t = s + y;
    c = (t - s) - y;
    s = t;
  }
  return s;
}

KERNEL void moving_average(int n, const double *R x, double *R y) {
  double s = 0;
  for (int i = 16; i < n; i++) {
    s += x[i] - x[i - 16];
    y[i] = s * 0.0625;
  }
}

KERNEL double distance(int n, const double *R x, const double *R y) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    double d = x[i] - y[i];
    s += d * d;
  }
  return s;
}

KERNEL int nearest(int n, double x, double y, double z, const double *R px, const double *R py, const double *R pz) { // a cluster's centre
  double best = 1e300;
  int at = 0;
  for (int i = 0; i < n; i++) {
    double dx = px[i] - x, dy = py[i] - y, dz = pz[i] - z, d = dx * dx + dy * dy + dz * dz;
    if (d < best) {
      best = d;
      at = i;
    }
  }
  return at;
}

KERNEL void sigmoid_layer(int n, const double *R w, const double *R x, double *R y) { // four inputs, a rational sigmoid
  for (int i = 0; i < n; i++) {
    double s = w[4 * i] * x[0] + w[4 * i + 1] * x[1] + w[4 * i + 2] * x[2] + w[4 * i + 3] * x[3];
    y[i] = s / (1.0 + __builtin_fabs(s));
  }
}

KERNEL void adam(int n, double rate, const double *R g, double *R m, double *R v, double *R w) { // a step of training
  for (int i = 0; i < n; i++) {
    double a = 0.9 * m[i] + 0.1 * g[i], b = 0.999 * v[i] + 0.001 * g[i] * g[i];
    m[i] = a;
    v[i] = b;
    w[i] -= rate * a / (__builtin_sqrt(b) + 1e-8);
  }
}

int main(void) {
  bench_fill();
  const u32 *M = (const u32 *)I[0];
  RET(length(B[0]), B[0], 1 * 4);
  RET(count_char(4000, 'e', B[0]), B[0], 4);
  RET(count_words(4000, B[0]), B[0], 4);
  RUN(upper(4000, B[0]), B[0], 4000);
  RUN(rot13(4000, B[0], B[1]), B[1], 4000);
  RET(compare(4000, B[0], B[1]), B[0], 4);
  RET(hamming(4000, B[0], B[1]), B[0], 4);
  RUN(reverse(4000, B[0], B[1]), B[1], 4000);
  RET(find2(4000, 't', 'h', B[0]), B[0], 4);
  RET(rabin_karp(4000, 17, B[0]), B[0], 4);
  RET(shift_or(4000, M, B[0]), B[0], 4);
  RET(parse_digits(200, B[0]), B[0], 4);
  RUN(hex(2000, B[0], B[1]), B[1], 4000);
  RUN(base64(1000, B[0], B[1], B[2]), B[2], 4000);
  RET(utf8_length(4000, B[0]), B[0], 4);
  RET(squeeze(4000, B[0], B[1]), B[1], 4000);
  RET(runs(4000, B[0]), B[0], 4);
  RET(match_length(4000, B[0], B[0]), B[0], 4);
  RUN(move_to_front(256, B[0], 'q'), B[0], 256);
  RUN(delta(4000, B[0], B[1]), B[1], 4000);
  RUN(undelta(4000, B[0], B[1]), B[1], 4000);
  RUN(bit_pack(120, M, (u32 *)I[1]), I[1], 120);
  RUN(bit_unpack(120, M, (u32 *)I[1]), I[1], 960);
  RUN(edit_row(1000, 'e', B[0], I[0], I[1]), I[1], 1000);
  RUN(common_row(1000, 'e', B[0], I[0], I[1]), I[1], 1000);
  RET(align_row(1000, 'e', B[0], I[0], I[1]), I[1], 1000);
  RET(mean(1000, V[0]), V[0], 1);
  RUN(moments(1000, 1.0, V[0], V[1]), V[1], 3);
  RET(welford(300, V[0]), V[0], 1);
  RUN(regression(1000, V[0], V[1], V[2]), V[2], 5);
  RET(minmax(1000, V[0]), V[0], 1);
  RET(kahan(1000, V[0]), V[0], 1);
  RUN(moving_average(1000, V[0], V[1]), V[1], 1000);
  RET(distance(1000, V[0], V[1]), V[0], 1);
  RET(nearest(1000, 1.0, 1.1, 0.9, V[0], V[1], V[2]), V[0], 1);
  RUN(sigmoid_layer(250, V[0], V[1], V[2]), V[2], 250);
  RUN(adam(300, 0.01, V[0], V[1], V[2], V[3]), V[3], 300);
  return 0;
}
