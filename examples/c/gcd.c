// The sum of greatest common divisors: integer remainder in a while loop inside a counted one.
long gcd(long n, const long *a, const long *b) {
  long sum = 0;
  for (long i = 0; i < n; ++i) {
    long x = a[i], y = b[i];
    while (y) {
      long r = x % y;
      x = y;
      y = r;
    }
    sum += x;
  }
  return sum;
}
