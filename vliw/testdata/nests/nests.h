// Loop nests of our own, in the manner of NAS, Livermore, SPEC, linear algebra, stencils and image filters. They have one signature, so that one
// driver runs them all: sizes n and m, four arrays of doubles and two of ints that do not overlap, and a result. The digit in a
// name is the depth of the nest: it bounds the sizes for which the arrays suffice (see driver.c).
#define NEST(name) \
  long name(long n, long m, double *restrict a, double *restrict b, double *restrict c, double *restrict d, int *restrict p, int *restrict q)
#define M2(x) double(*restrict x##2)[m] = (double(*)[m])x
#define M3(x) double(*restrict x##3)[n][m] = (double(*)[n][m])x
#define I2(x) int(*restrict x##2)[m] = (int(*)[m])x
