// A checksum by a table, bit by bit before.
#include <stdint.h>
#include <stdio.h>
static uint32_t table[256];
static uint8_t data[65536];
int main(void) {
  for (uint32_t i = 0; i < 256; i++) {
    uint32_t c = i;
    for (int k = 0; k < 8; k++) c = c & 1 ? 0xedb88320u ^ (c >> 1) : c >> 1;
    table[i] = c;
  }
  for (int i = 0; i < 65536; i++) data[i] = i * i >> 3;
  uint32_t c = ~0u;
  for (int r = 0; r < 10; r++)
    for (int i = 0; i < 65536; i++) c = table[(c ^ data[i]) & 255] ^ (c >> 8);
  printf("%08x\n", ~c);
}
