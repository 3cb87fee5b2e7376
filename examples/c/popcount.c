// Bits set in an array of words, by a table of nibbles: a constant global array and a call in the loop.
static const unsigned char popcount_nibble[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};

static __attribute__((noinline)) long popcount_word(unsigned word) {
  long bits = 0;
  while (word) {
    bits += popcount_nibble[word & 15];
    word >>= 4;
  }
  return bits;
}

long popcount(long n, const unsigned *words) {
  long total = 0;
  for (long i = 0; i < n; ++i)
    total += popcount_word(words[i]);
  return total;
}
