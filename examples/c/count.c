// Occurrences of each value 0 ... 7: a read-modify-write whose address the data decides.
void count(long n, const unsigned char *data, int *bins) {
  for (long i = 0; i < n; ++i)
    bins[data[i] & 7] += 1;
}
