// CRC-32, bit by bit: shifts, masks and a nest with a constant inner trip count.
long crc(long n, const unsigned char *data) {
  unsigned value = 0xffffffffu;
  for (long i = 0; i < n; ++i) {
    value ^= data[i];
    for (int bit = 0; bit < 8; ++bit)
      value = value >> 1 ^ (0xedb88320u & -(value & 1));
  }
  return (long)(value ^ 0xffffffffu);
}
