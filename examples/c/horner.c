// A polynomial by Horner's rule at one point: the recurrence is a multiplication and an addition.
double horner(long n, const double *coefficients, double x) {
  double sum = 0.0;
  for (long i = n - 1; i >= 0; --i)
    sum = sum * x + coefficients[i];
  return sum;
}
