// Image and signal filters, tables and counting.
#include "nests.h"

NEST(n2_threshold) { I2(p); I2(q); for (long y = 0; y < n; ++y) for (long x = 0; x < m; ++x) q2[y][x] = p2[y][x] > 3 ? 255 : 0; return 0; }
NEST(n2_blend) { I2(p); I2(q); for (long y = 0; y < n; ++y) for (long x = 0; x < m; ++x) q2[y][x] = (p2[y][x] * 3 + q2[y][x]) >> 2; return 0; }
NEST(n2_invert) { unsigned char *s = (unsigned char *)p, *t = (unsigned char *)q; for (long y = 0; y < n; ++y) for (long x = 0; x < m; ++x) t[y * m + x] = 255 - s[y * m + x]; return 0; }
NEST(n2_sobel) {
  I2(p); I2(q);
  for (long y = 1; y < n - 1; ++y)
    for (long x = 1; x < m - 1; ++x) {
      int gx = p2[y - 1][x + 1] - p2[y - 1][x - 1] + 2 * (p2[y][x + 1] - p2[y][x - 1]) + p2[y + 1][x + 1] - p2[y + 1][x - 1];
      int gy = p2[y + 1][x - 1] - p2[y - 1][x - 1] + 2 * (p2[y + 1][x] - p2[y - 1][x]) + p2[y + 1][x + 1] - p2[y - 1][x + 1];
      gx = gx < 0 ? -gx : gx;
      gy = gy < 0 ? -gy : gy;
      q2[y][x] = gx + gy > 20 ? 255 : gx + gy;
    }
  return 0;
}
NEST(n2_box_rows) {
  I2(p); I2(q);
  for (long y = 0; y < n; ++y)
    for (long x = 1; x < m - 1; ++x) q2[y][x] = (p2[y][x - 1] + p2[y][x] + p2[y][x + 1]) / 3;
  return 0;
}
NEST(n2_integral_rows) {
  I2(p); I2(q);
  for (long y = 0; y < n; ++y) {
    int s = 0;
    for (long x = 0; x < m; ++x) { s += p2[y][x]; q2[y][x] = s; }
  }
  return 0;
}
NEST(n2_integral) {
  I2(p); I2(q);
  for (long y = 1; y < n; ++y) {
    int s = 0;
    for (long x = 0; x < m; ++x) { s += p2[y][x]; q2[y][x] = s + q2[y - 1][x]; }
  }
  return 0;
}
NEST(n2_histogram_rows) {
  for (long y = 0; y < n; ++y)
    for (long x = 0; x < m; ++x) q[p[y * m + x] & 7] += 1;
  return 0;
}
NEST(n2_mirror) { for (long y = 0; y < n; ++y) for (long x = 0; x < m; ++x) q[y * m + (m - 1 - x)] = p[y * m + x]; return 0; }
NEST(n2_flip) { for (long y = 0; y < n; ++y) for (long x = 0; x < m; ++x) q[(n - 1 - y) * m + x] = p[y * m + x]; return 0; }
NEST(n2_downscale) { for (long y = 0; y < n / 2; ++y) for (long x = 0; x < m / 2; ++x) q[y * (m / 2) + x] = (p[2 * y * m + 2 * x] + p[(2 * y + 1) * m + 2 * x + 1]) >> 1; return 0; }
NEST(n2_clip) {
  M2(a);
  for (long y = 0; y < n; ++y)
    for (long x = 0; x < m; ++x) { if (a2[y][x] > 6.0) a2[y][x] = 6.0; if (a2[y][x] < 1.0) a2[y][x] = 1.0; }
  return 0;
}
NEST(n2_mask_sum) {
  I2(p);
  for (long y = 0; y < n; ++y) {
    int s = 0;
    for (long x = 0; x < m; ++x) if (p2[y][x] & 1) s += p2[y][x];
    q[y] = s;
  }
  return 0;
}
NEST(n2_checksum) {
  unsigned h = 17;
  for (long y = 0; y < n; ++y) {
    unsigned r = 5;
    for (long x = 0; x < m; ++x) r = r * 31 + (unsigned)p[y * m + x];
    h ^= r;
  }
  return h;
}
NEST(n2_bits) {
  for (long y = 0; y < n; ++y) {
    unsigned w = (unsigned)p[y] * 2654435761u;
    int s = 0;
    for (int k = 0; k < 32; ++k) { s += w & 1; w >>= 1; }
    q[y] = s;
  }
  return 0;
}
NEST(n2_crc) {
  for (long y = 0; y < n; ++y) {
    unsigned w = (unsigned)p[y] ^ 0xffu;
    for (int k = 0; k < 8; ++k) w = (w >> 1) ^ ((w & 1) ? 0xedb88320u : 0);
    q[y] = (int)w;
  }
  return 0;
}
NEST(n2_fir) {
  for (long i = 0; i < n; ++i) {
    double s = 0;
    for (long k = 0; k < m; ++k) s += a[i + k] * b[k];
    c[i] = s;
  }
  return 0;
}
NEST(n2_fir_const) {
  for (int i = 0; i < 100; ++i) {
    double s = 0;
    for (int k = 0; k < 16; ++k) s += a[i + k] * b[15 - k];
    c[i] = s;
  }
  return 0;
}
NEST(n2_iir_rows) {
  M2(a); M2(b);
  for (long i = 0; i < n; ++i) {
    double y1 = 0, y2 = 0;
    for (long k = 0; k < m; ++k) {
      double y = a2[i][k] + 0.5 * y1 - 0.25 * y2;
      b2[i][k] = y;
      y2 = y1;
      y1 = y;
    }
  }
  return 0;
}
NEST(n2_correlate) {
  for (long i = 0; i < n; ++i) {
    double s = 0, t = 0;
    for (long k = 0; k < m; ++k) { s += a[k] * a[k + i]; t += b[k + i]; }
    c[i] = s;
    d[i] = t;
  }
  return 0;
}
NEST(n2_float_scale) { float *x = (float *)a, *y = (float *)b; for (long i = 0; i < n; ++i) for (long j = 0; j < m; ++j) y[i * m + j] = x[i * m + j] * 0.5f + 1.0f; return 0; }
NEST(n2_short_sum) {
  short *x = (short *)p;
  for (long i = 0; i < n; ++i) {
    int s = 0;
    for (long j = 0; j < m; ++j) s += x[i * m + j] * x[i * m + j];
    q[i] = s;
  }
  return 0;
}
NEST(n2_conversions) { I2(p); M2(a); for (long i = 0; i < n; ++i) for (long j = 0; j < m; ++j) a2[i][j] = p2[i][j] * 0.25; return 0; }
NEST(n2_counters) { for (long i = 0; i < n; ++i) for (long j = 0; j < m; ++j) c[i * m + j] = (double)(i * 10 + j); return 0; }
NEST(n3_convolve3) {
  I2(p); I2(q);
  for (long y = 1; y < n - 1; ++y)
    for (long x = 1; x < m - 1; ++x) {
      int s = 0;
      for (int k = 0; k < 3; ++k) s += p2[y - 1 + k][x - 1] + 2 * p2[y - 1 + k][x] + p2[y - 1 + k][x + 1];
      q2[y][x] = s >> 4;
    }
  return 0;
}
NEST(n3_box_columns) {
  I2(p); I2(q);
  for (long y = 0; y < n - 4; ++y)
    for (long x = 0; x < m; ++x) {
      int s = 0;
      for (int k = 0; k < 5; ++k) s += p2[y + k][x];
      q2[y][x] = s;
    }
  return 0;
}
NEST(n3_channels) {
  for (long y = 0; y < n; ++y)
    for (long x = 0; x < m; ++x)
      for (int k = 0; k < 3; ++k) q[(y * m + x) * 3 + k] = 255 - p[(y * m + x) * 3 + k];
  return 0;
}
NEST(n3_min_filter) {
  I2(p); I2(q);
  for (long y = 0; y < n; ++y)
    for (long x = 0; x < m - 4; ++x) {
      int low = 1000;
      for (int k = 0; k < 5; ++k) low = p2[y][x + k] < low ? p2[y][x + k] : low;
      q2[y][x] = low;
    }
  return 0;
}
NEST(n3_motion) {
  for (long y = 0; y < n; ++y)
    for (long x = 0; x < n; ++x) {
      int s = 0;
      for (long k = 0; k < m; ++k) { int t = p[y * m + k] - q[x * m + k]; s += t < 0 ? -t : t; }
      ((int *)d)[y * n + x] = s;
    }
  return 0;
}
NEST(n4_convolve) {
  I2(p); I2(q);
  for (long y = 0; y < n - 2; ++y)
    for (long x = 0; x < m - 2; ++x) {
      int s = 0;
      for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j) s += p2[y + i][x + j] * (i + 2 * j + 1);
      q2[y][x] = s;
    }
  return 0;
}
NEST(n4_convolve_table) {
  M2(a); M2(b);
  for (long y = 0; y < n - 2; ++y)
    for (long x = 0; x < m - 2; ++x) {
      double s = 0;
      for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j) s += a2[y + i][x + j] * c[i * 3 + j];
      b2[y][x] = s;
    }
  return 0;
}
NEST(n4_block_copy) {
  for (long by = 0; by < n; ++by)
    for (long bx = 0; bx < m; ++bx)
      for (int y = 0; y < 4; ++y)
        for (int x = 0; x < 4; ++x) q[((by * m + bx) * 4 + y) * 4 + x] = p[(by * 4 + y) * (m * 4) + bx * 4 + x];
  return 0;
}
NEST(n5_layer) {
  for (long o = 0; o < n; ++o)
    for (long y = 0; y < m; ++y)
      for (long x = 0; x < m; ++x) {
        double s = d[o];
        for (long ch = 0; ch < n; ++ch)
          for (int k = 0; k < 3; ++k) s += a[(ch * (m + 2) + y + k) * m + x] * b[(o * n + ch) * 3 + k];
        c[(o * m + y) * m + x] = s;
      }
  return 0;
}
NEST(n5_layer_memory) {
  for (long o = 0; o < n; ++o)
    for (long y = 0; y < m; ++y)
      for (long x = 0; x < m; ++x)
        for (long ch = 0; ch < n; ++ch)
          for (int k = 0; k < 3; ++k) c[(o * m + y) * m + x] += a[(ch * (m + 2) + y + k) * m + x] * b[(o * n + ch) * 3 + k];
  return 0;
}
