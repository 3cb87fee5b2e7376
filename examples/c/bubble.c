// Bubble sort with early exit; the number of exchanges is returned.
long bubble(long n, int *a) {
  long exchanges = 0;
  int again = 1;
  for (long end = n - 1; again && end > 0; --end) {
    again = 0;
    for (long i = 0; i < end; ++i)
      if (a[i] > a[i + 1]) {
        int t = a[i];
        a[i] = a[i + 1];
        a[i + 1] = t;
        again = 1;
        ++exchanges;
      }
  }
  return exchanges;
}
