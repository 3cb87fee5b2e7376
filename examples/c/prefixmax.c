// Running maximum: a condition that if-conversion turns into a select.
void prefixmax(long n, const long *restrict in, long *restrict out) {
  long best = -0x7fffffffffffffff - 1;
  for (long i = 0; i < n; ++i) {
    if (in[i] > best)
      best = in[i];
    out[i] = best;
  }
}
