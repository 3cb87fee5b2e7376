// Signal processing: filters, transforms, codecs, speech.
#include "bench.h"

KERNEL void fir8(int n, const double *R h, const double *R x, double *R y) { // taps written out
  for (int i = 0; i < n; i++)
    y[i] = h[0] * x[i] + h[1] * x[i + 1] + h[2] * x[i + 2] + h[3] * x[i + 3] + h[4] * x[i + 4] + h[5] * x[i + 5] + h[6] * x[i + 6] + h[7] * x[i + 7];
}

KERNEL void fir(int n, int taps, const double *R h, const double *R x, double *R y) {
  for (int i = 0; i < n; i++) {
    double s = 0;
    for (int k = 0; k < taps; k++)
      s += h[k] * x[i + k];
    y[i] = s;
  }
}

KERNEL void fir_symmetric(int n, const double *R h, const double *R x, double *R y) {
  for (int i = 0; i < n; i++)
    y[i] = h[0] * (x[i] + x[i + 15]) + h[1] * (x[i + 1] + x[i + 14]) + h[2] * (x[i + 2] + x[i + 13]) + h[3] * (x[i + 3] + x[i + 12]) +
           h[4] * (x[i + 4] + x[i + 11]) + h[5] * (x[i + 5] + x[i + 10]) + h[6] * (x[i + 6] + x[i + 9]) + h[7] * (x[i + 7] + x[i + 8]);
}

KERNEL void fir_complex(int n, int taps, const double *R h, const double *R x, double *R y) {
  for (int i = 0; i < n; i++) {
    double re = 0, im = 0;
    for (int k = 0; k < taps; k++) {
      double a = h[2 * k], b = h[2 * k + 1], c = x[2 * (i + k)], d = x[2 * (i + k) + 1];
      re += a * c - b * d;
      im += a * d + b * c;
    }
    y[2 * i] = re;
    y[2 * i + 1] = im;
  }
}

KERNEL void biquad(int n, double b0, double b1, double b2, double a1, double a2, const double *R x, double *R y) { // direct form, two states
  double u = 0, v = 0;
  for (int i = 0; i < n; i++) {
    double s = x[i], o = b0 * s + u;
    u = b1 * s - a1 * o + v;
    v = b2 * s - a2 * o;
    y[i] = o;
  }
}

KERNEL void biquads(int n, const double *R c, const double *R x, double *R y) { // three sections in a row
  double u0 = 0, v0 = 0, u1 = 0, v1 = 0, u2 = 0, v2 = 0;
  for (int i = 0; i < n; i++) {
    double s = x[i], o = c[0] * s + u0;
    u0 = c[1] * s - c[2] * o + v0;
    v0 = c[3] * s - c[4] * o;
    s = o;
    o = c[5] * s + u1;
    u1 = c[6] * s - c[7] * o + v1;
    v1 = c[8] * s - c[9] * o;
    s = o;
    o = c[10] * s + u2;
    u2 = c[11] * s - c[12] * o + v2;
    v2 = c[13] * s - c[14] * o;
    y[i] = o;
  }
}

KERNEL void one_pole(int n, double a, const double *R x, double *R y) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    s += a * (x[i] - s);
    y[i] = s;
  }
}

KERNEL double lms(int n, double mu, const double *R d, const double *R x, double *R w) { // an adaptive filter: filter, then update
  double total = 0;
  for (int i = 0; i < n; i++) {
    double y = 0;
    for (int k = 0; k < 32; k++)
      y += w[k] * x[i + k];
    double e = d[i] - y;
    for (int k = 0; k < 32; k++)
      w[k] += mu * e * x[i + k];
    total += e * e;
  }
  return total;
}

KERNEL void lattice(int n, const double *R k, double *R f, double *R b) { // one stage of a lattice filter over a block
  for (int i = 1; i < n; i++) {
    double t = f[i];
    f[i] = t + k[0] * b[i - 1];
    b[i + 512] = b[i - 1] + k[0] * t;
  }
}

KERNEL void butterfly(int n, int half, const double *R w, double *R re, double *R im) { // radix-2 stage of the fast Fourier transform
  for (int base = 0; base < n; base += 2 * half)
    for (int k = 0; k < half; k++) {
      double *p = re + base + k, *q = im + base + k;
      double c = w[2 * k], s = w[2 * k + 1], a = p[half] * c - q[half] * s, b = p[half] * s + q[half] * c;
      p[half] = p[0] - a;
      q[half] = q[0] - b;
      p[0] += a;
      q[0] += b;
    }
}

KERNEL void radix4(int n, const double *R w, double *R x, double *R y) { // radix-4 butterflies, n apart
  for (int k = 0; k < n; k++) {
    double x1 = x[k + n] * w[6 * k] - y[k + n] * w[6 * k + 1], y1 = x[k + n] * w[6 * k + 1] + y[k + n] * w[6 * k];
    double x2 = x[k + 2 * n] * w[6 * k + 2] - y[k + 2 * n] * w[6 * k + 3], y2 = x[k + 2 * n] * w[6 * k + 3] + y[k + 2 * n] * w[6 * k + 2];
    double x3 = x[k + 3 * n] * w[6 * k + 4] - y[k + 3 * n] * w[6 * k + 5], y3 = x[k + 3 * n] * w[6 * k + 5] + y[k + 3 * n] * w[6 * k + 4];
    double a = x[k] + x2, b = y[k] + y2, c = x[k] - x2, d = y[k] - y2, e = x1 + x3, f = y1 + y3, g = x1 - x3, h = y1 - y3;
    x[k] = a + e;
    y[k] = b + f;
    x[k + n] = c + h;
    y[k + n] = d - g;
    x[k + 2 * n] = a - e;
    y[k + 2 * n] = b - f;
    x[k + 3 * n] = c - h;
    y[k + 3 * n] = d + g;
  }
}

KERNEL void dct8(int rows, const double *R in, double *R out) { // eight-point cosine transform of every row, fast form
  for (int r = 0; r < rows; r++, in += 8, out += 8) {
    double s07 = in[0] + in[7], d07 = in[0] - in[7], s16 = in[1] + in[6], d16 = in[1] - in[6];
    double s25 = in[2] + in[5], d25 = in[2] - in[5], s34 = in[3] + in[4], d34 = in[3] - in[4];
    double a = s07 + s34, b = s07 - s34, c = s16 + s25, d = s16 - s25;
    out[0] = 0.35355339059327 * (a + c);
    out[4] = 0.35355339059327 * (a - c);
    out[2] = 0.46193976625564 * b + 0.19134171618254 * d;
    out[6] = 0.19134171618254 * b - 0.46193976625564 * d;
    out[1] = 0.49039264020162 * d07 + 0.41573480615127 * d16 + 0.27778511650980 * d25 + 0.09754516100806 * d34;
    out[3] = 0.41573480615127 * d07 - 0.09754516100806 * d16 - 0.49039264020162 * d25 - 0.27778511650980 * d34;
    out[5] = 0.27778511650980 * d07 - 0.49039264020162 * d16 + 0.09754516100806 * d25 + 0.41573480615127 * d34;
    out[7] = 0.09754516100806 * d07 - 0.27778511650980 * d16 + 0.41573480615127 * d25 - 0.49039264020162 * d34;
  }
}

KERNEL void idct8_int(int rows, int *R x) { // integers, shifts for rounding
  for (int r = 0; r < rows; r++, x += 8) {
    int a = (x[0] + x[4]) * 181, b = (x[0] - x[4]) * 181, c = x[2] * 98 - x[6] * 236, d = x[2] * 236 + x[6] * 98;
    int p = a + d, q = b + c, s = b - c, t = a - d;
    int o0 = x[1] * 251 + x[3] * 213 + x[5] * 142 + x[7] * 50, o1 = x[1] * 213 - x[3] * 50 - x[5] * 251 - x[7] * 142;
    int o2 = x[1] * 142 - x[3] * 251 + x[5] * 50 + x[7] * 213, o3 = x[1] * 50 - x[3] * 142 + x[5] * 213 - x[7] * 251;
    x[0] = (p + o0 + 256) >> 9;
    x[7] = (p - o0 + 256) >> 9;
    x[1] = (q + o1 + 256) >> 9;
    x[6] = (q - o1 + 256) >> 9;
    x[2] = (s + o2 + 256) >> 9;
    x[5] = (s - o2 + 256) >> 9;
    x[3] = (t + o3 + 256) >> 9;
    x[4] = (t - o3 + 256) >> 9;
  }
}

KERNEL void haar(int n, const double *R x, double *R low, double *R high) {
  for (int i = 0; i < n; i++) {
    low[i] = (x[2 * i] + x[2 * i + 1]) * 0.70710678118655;
    high[i] = (x[2 * i] - x[2 * i + 1]) * 0.70710678118655;
  }
}

KERNEL void daubechies4(int n, const double *R x, double *R low, double *R high) {
  double a = 0.48296291314453, b = 0.83651630373781, c = 0.22414386804201, d = -0.12940952255126;
  for (int i = 0; i < n; i++) {
    const double *p = x + 2 * i;
    low[i] = a * p[0] + b * p[1] + c * p[2] + d * p[3];
    high[i] = d * p[0] - c * p[1] + b * p[2] - a * p[3];
  }
}

KERNEL void wavelet97(int n, double *R x) { // a lifting step in place
  for (int i = 1; i < n; i++) {
    x[2 * i] += -1.586134342 * (x[2 * i - 1] + x[2 * i + 1]);
  }
}

KERNEL void goertzel(int n, double c, const double *R x, double *R out) {
  double s = 0, t = 0;
  for (int i = 0; i < n; i++) {
    double u = x[i] + c * s - t;
    t = s;
    s = u;
  }
  out[0] = s * s + t * t - c * s * t;
}

KERNEL void autocorrelate(int n, int lags, const double *R x, double *R r) {
  for (int k = 0; k < lags; k++) {
    double s = 0;
    for (int i = k; i < n; i++)
      s += x[i] * x[i - k];
    r[k] = s;
  }
}

KERNEL void autocorrelate4(int n, const double *R x, double *R r) { // four lags in one pass
  double a = 0, b = 0, c = 0, d = 0;
  for (int i = 3; i < n; i++) {
    a += x[i] * x[i];
    b += x[i] * x[i - 1];
    c += x[i] * x[i - 2];
    d += x[i] * x[i - 3];
  }
  r[0] = a, r[1] = b, r[2] = c, r[3] = d;
}

KERNEL void levinson(int order, const double *R r, double *R a, double *R t) {
  double e = r[0];
  for (int i = 1; i <= order; i++) {
    double k = r[i];
    for (int j = 1; j < i; j++)
      k -= a[j] * r[i - j];
    k /= e;
    for (int j = 1; j < i; j++)
      t[j] = a[j] - k * a[i - j];
    for (int j = 1; j < i; j++)
      a[j] = t[j];
    a[i] = k;
    e *= 1 - k * k;
  }
}

KERNEL void window(int n, const double *R w, const int *R x, double *R y) {
  for (int i = 0; i < n; i++)
    y[i] = w[i] * (double)x[i] * (1.0 / 32768);
}

KERNEL void mix(int n, float a, float b, const float *R x, const float *R y, float *R z) { // sound: two tracks, limited
  for (int i = 0; i < n; i++) {
    float s = a * x[i] + b * y[i];
    s = s > 1.0f ? 1.0f : s;
    z[i] = s < -1.0f ? -1.0f : s;
  }
}

KERNEL void quantize(int n, float scale, const float *R x, int *R y) {
  for (int i = 0; i < n; i++) {
    float s = x[i] * scale;
    y[i] = (int)(s + (s < 0 ? -0.5f : 0.5f));
  }
}

KERNEL void mulaw(int n, const int *R x, u8 *R y) { // logarithmic compression
  for (int i = 0; i < n; i++) {
    int s = x[i] - 500, sign = s < 0 ? 0x80 : 0;
    s = (s < 0 ? -s : s) * 16 + 132;
    int e = 31 - __builtin_clz((u32)s) - 7;
    y[i] = (u8) ~(sign | e << 4 | ((s >> (e + 3)) & 15));
  }
}

KERNEL void adpcm(int n, const int *R step, const u8 *R in, int *R out) { // adaptive differences: a long recurrence
  int value = 0, at = 0;
  for (int i = 0; i < n; i++) {
    int code = in[i] & 15, s = step[at];
    int d = s >> 3;
    d += code & 4 ? s : 0;
    d += code & 2 ? s >> 1 : 0;
    d += code & 1 ? s >> 2 : 0;
    value += code & 8 ? -d : d;
    value = value > 32767 ? 32767 : value < -32768 ? -32768 : value;
    at += (code & 7) < 4 ? -1 : 2 * (code & 7) - 6;
    at = at < 0 ? 0 : at > 88 ? 88 : at;
    out[i] = value;
  }
}

KERNEL void viterbi(int n, const int *R cost, const int *R old, int *R now, int *R from) { // add, compare, select over all states
  for (int s = 0; s < n; s++) {
    int a = old[2 * s] + cost[s], b = old[2 * s + 1] + cost[s + n];
    now[s] = a < b ? a : b;
    from[s] = a < b;
  }
}

KERNEL void cross_fade(int n, const double *R a, const double *R b, double *R y) {
  double g = 0, step = 1.0 / n;
  for (int i = 0; i < n; i++) {
    y[i] = a[i] + g * (b[i] - a[i]);
    g += step;
  }
}

KERNEL void resample(int n, double step, const double *R x, double *R y) { // cubic interpolation at moving positions
  double at = 1;
  for (int i = 0; i < n; i++) {
    int k = (int)at;
    double t = at - (double)k, a = x[k - 1], b = x[k], c = x[k + 1], d = x[k + 2];
    y[i] = b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
    at += step;
  }
}

KERNEL void spectrum(int n, const double *R re, const double *R im, double *R out) {
  for (int i = 0; i < n; i++)
    out[i] = __builtin_sqrt(re[i] * re[i] + im[i] * im[i]);
}

KERNEL void complex_divide(int n, const double *R a, const double *R b, double *R c) {
  for (int i = 0; i < n; i++) {
    double p = a[2 * i], q = a[2 * i + 1], r = b[2 * i], s = b[2 * i + 1], d = 1.0 / (r * r + s * s);
    c[2 * i] = (p * r + q * s) * d;
    c[2 * i + 1] = (q * r - p * s) * d;
  }
}

int main(void) {
  bench_fill();
  RUN(fir8(1000, V[0], V[1], V[2]), V[2], 1000);
  RUN(fir(500, 24, V[0], V[1], V[2]), V[2], 500);
  RUN(fir_symmetric(1000, V[0], V[1], V[2]), V[2], 1000);
  RUN(fir_complex(250, 16, V[0], V[1], V[2]), V[2], 500);
  RUN(biquad(1000, 0.2, 0.3, 0.2, -0.5, 0.1, V[0], V[1]), V[1], 1000);
  RUN(biquads(1000, V[2], V[0], V[1]), V[1], 8);
  RUN(one_pole(1000, 0.1, V[0], V[1]), V[1], 1000);
  RET(lms(100, 0.01, V[0], V[1], V[2]), V[2], 32);
  RUN(lattice(500, V[2], V[0], V[1]), V[0], 500);
  RUN(butterfly(1024, 64, V[2], V[0], V[1]), V[0], 1024);
  RUN(radix4(150, V[2], V[0], V[1]), V[0], 600);
  RUN(dct8(128, V[0], V[1]), V[1], 1024);
  RUN(idct8_int(128, I[0]), I[0], 1024);
  RUN(haar(500, V[0], V[1], V[2]), V[1], 500);
  RUN(daubechies4(500, V[0], V[1], V[2]), V[1], 500);
  RUN(wavelet97(500, V[0]), V[0], 1000);
  RUN(goertzel(1000, 0.3, V[0], V[1]), V[1], 1);
  RUN(autocorrelate(500, 16, V[0], V[1]), V[1], 16);
  RUN(autocorrelate4(1000, V[0], V[1]), V[1], 4);
  RUN(levinson(24, V[0], V[1], V[2]), V[1], 24);
  RUN(window(1000, V[0], I[0], V[1]), V[1], 1000);
  RUN(mix(1000, 0.4f, 0.5f, F[0], F[1], F[2]), F[2], 1000);
  RUN(quantize(1000, 100.0f, F[0], I[0]), I[0], 1000);
  RUN(mulaw(1000, I[0], B[0]), B[0], 1000);
  RUN(adpcm(1000, I[0], B[0], I[1]), I[1], 1000);
  RUN(viterbi(500, I[0], I[1], I[2], I[3]), I[2], 500);
  RUN(cross_fade(1000, V[0], V[1], V[2]), V[2], 1000);
  RUN(resample(1000, 0.9, V[0], V[1]), V[1], 1000);
  RUN(spectrum(200, V[0], V[1], V[2]), V[2], 200);
  RUN(complex_divide(400, V[0], V[1], V[2]), V[2], 800);
  return 0;
}
