// Length of a zero-terminated string: a while loop whose exit depends on the data.
long textlen(const char *s) {
  long n = 0;
  while (s[n])
    ++n;
  return n;
}
