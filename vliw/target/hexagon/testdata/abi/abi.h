// Short vectors, which share words and pairs, and structures, as arguments and as results.
typedef signed char bytes2 __attribute__((vector_size(2)));
typedef signed char bytes4 __attribute__((vector_size(4)));
typedef signed char bytes8 __attribute__((vector_size(8)));
typedef unsigned char bytes16 __attribute__((vector_size(16)));
typedef short halves2 __attribute__((vector_size(4)));
typedef unsigned short halves4 __attribute__((vector_size(8)));
typedef short halves8 __attribute__((vector_size(16)));
typedef int words1 __attribute__((vector_size(4)));
typedef int words2 __attribute__((vector_size(8)));
typedef int words4 __attribute__((vector_size(16)));
typedef float floats2 __attribute__((vector_size(8)));
typedef float floats4 __attribute__((vector_size(16)));
typedef long long longs2 __attribute__((vector_size(16)));
typedef double doubles2 __attribute__((vector_size(16)));
typedef signed char bytes3 __attribute__((ext_vector_type(3)));
typedef signed char bytes5 __attribute__((ext_vector_type(5)));
typedef short halves3 __attribute__((ext_vector_type(3)));
typedef int words3 __attribute__((ext_vector_type(3)));
typedef float floats3 __attribute__((ext_vector_type(3)));
#define EACH(F) \
  F(b2, bytes2, signed char, 2) F(b4, bytes4, signed char, 4) F(b8, bytes8, signed char, 8) F(b16, bytes16, unsigned char, 16) \
  F(h2, halves2, short, 2) F(h4, halves4, unsigned short, 4) F(h8, halves8, short, 8) \
  F(w1, words1, int, 1) F(w2, words2, int, 2) F(w4, words4, int, 4) F(f2, floats2, float, 2) F(f4, floats4, float, 4) \
  F(l2, longs2, long long, 2) F(d2, doubles2, double, 2) F(b3, bytes3, signed char, 3) F(b5, bytes5, signed char, 5) \
  F(h3, halves3, short, 3) F(w3, words3, int, 3) F(f3, floats3, float, 3)
#define STRUCTURES(F) F(iii, int, int, int) F(ild, int, long long, double) F(cfs, signed char, float, short) F(ifi, int, float, int)
#define STRUCTURE_TYPE(name, a, b, c) struct name { a x; b y; c z; }; struct name name##_make(int first, a x, b y, c z);
STRUCTURES(STRUCTURE_TYPE)
struct inside { bytes4 v; int k; };
#define DECLARE(name, type, lane, n) type name##_result(int first, type x, int last); int name##_sum(int first, type x, type y, int last);
EACH(DECLARE)
struct inside inside_make(int first, bytes4 v, int k);
int inside_take(struct inside s, int last);
