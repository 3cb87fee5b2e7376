// Index of the first byte with a given value, or -1: two exits.
long bytefind(long n, const unsigned char *s, int value) {
  for (long i = 0; i < n; ++i)
    if (s[i] == (unsigned char)value)
      return i;
  return -1;
}
