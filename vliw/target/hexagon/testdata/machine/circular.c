// Circular and bit-reversed addressing, and multiplication by numbers of any size.
#include <stdio.h>
typedef long long ll;
static int words[16] __attribute__((aligned(64)));
static ll pairs[8] __attribute__((aligned(64)));
static short halves[16] __attribute__((aligned(64)));
static unsigned char bytes[16] __attribute__((aligned(64)));
#define KEEP __attribute__((noinline))

// The length of a buffer is in the low 17 bits of the modifier; the step of ++I in those above.
KEEP int by_immediate(void *at, int modifier, void *start, int n) {
  int s = 0;
  for (int i = 0; i < n; i++) s = s * 31 + __builtin_HEXAGON_L2_loadri_pci(&at, 8, modifier, start);
  return s + (int)((char *)at - (char *)start);
}
KEEP int by_register(void *at, int modifier, void *start, int n) {
  int s = 0;
  for (int i = 0; i < n; i++) s = s * 31 + __builtin_HEXAGON_L2_loadri_pcr(&at, modifier, start);
  return s + (int)((char *)at - (char *)start);
}
KEEP int narrow(void *at, int modifier, void *start) {
  int s = __builtin_HEXAGON_L2_loadrub_pci(&at, 3, modifier, start);
  s = s * 7 + __builtin_HEXAGON_L2_loadrb_pci(&at, -8, modifier, start);
  s = s * 7 + __builtin_HEXAGON_L2_loadrub_pcr(&at, modifier, start);
  s = s * 7 + __builtin_HEXAGON_L2_loadrb_pcr(&at, modifier, start);
  return s * 7 + *(unsigned char *)at;
}
KEEP int middle(void *at, int modifier, void *start) {
  int s = __builtin_HEXAGON_L2_loadruh_pci(&at, 6, modifier, start);
  s = s * 7 + __builtin_HEXAGON_L2_loadrh_pci(&at, -4, modifier, start);
  s = s * 7 + __builtin_HEXAGON_L2_loadruh_pcr(&at, modifier, start);
  s = s * 7 + __builtin_HEXAGON_L2_loadrh_pcr(&at, modifier, start);
  return s * 7 + *(short *)at;
}
KEEP ll wide(void *at, int modifier, void *start) {
  ll s = __builtin_HEXAGON_L2_loadrd_pci(&at, 24, modifier, start);
  s = s * 7 + __builtin_HEXAGON_L2_loadrd_pcr(&at, modifier, start);
  return s * 7 + *(ll *)at;
}
KEEP void stores(int modifier, int narrow, int middle, int wide) {
  void *at = words;
  __builtin_HEXAGON_S2_storeri_pci(&at, 4, modifier, 77, words);
  __builtin_HEXAGON_S2_storeri_pcr(&at, modifier, 78, words);
  __builtin_HEXAGON_S2_storeri_pci(&at, -16, modifier, *(int *)at + 5, words);
  __builtin_HEXAGON_S2_storeri_pci(&at, 4, modifier, 79, words);
  at = bytes;
  __builtin_HEXAGON_S2_storerb_pci(&at, 3, narrow, 177, bytes);
  __builtin_HEXAGON_S2_storerb_pcr(&at, narrow, 178, bytes);
  at = halves;
  __builtin_HEXAGON_S2_storerh_pci(&at, 6, middle, 277, halves);
  __builtin_HEXAGON_S2_storerh_pcr(&at, middle, 278, halves);
  __builtin_HEXAGON_S2_storerf_pci(&at, 2, middle, 279 << 16 | 5, halves);
  __builtin_HEXAGON_S2_storerf_pcr(&at, middle, 280 << 16 | 5, halves);
  at = pairs;
  __builtin_HEXAGON_S2_storerd_pci(&at, 8, wide, 377ll << 32, pairs);
  __builtin_HEXAGON_S2_storerd_pcr(&at, wide, 378ll << 33, pairs);
}
// The low 16 bits of the pointer are read from the last to the first.
static unsigned char area[1 << 16] __attribute__((aligned(1 << 16)));
KEEP int reversed(int n) {
  int s = 0, x;
  void *at = area;
  for (int i = 0; i < n; i++) {
    at = __builtin_brev_ldw(at, &x, 1 << (16 - 2 - 4));
    s = s * 31 + x;
  }
  ll d;
  short h;
  unsigned short u;
  char c;
  unsigned char b;
  void *p = __builtin_brev_ldd(area + (5 << 9), &d, 1 << 9);
  void *q = __builtin_brev_ldh(area + (5 << 9), &h, 3 << 9);
  p = __builtin_brev_lduh(p, &u, 1 << 9);
  q = __builtin_brev_ldb(q, (void *)&c, 3 << 9);
  p = __builtin_brev_ldub(p, &b, 1 << 9);
  p = __builtin_brev_stw(p, 1234567, 1 << 9);
  q = __builtin_brev_std(q, 1234567ll << 30, 1 << 9);
  p = __builtin_brev_sth(p, 1234, 1 << 9);
  q = __builtin_brev_sthhi(q, 4321 << 16, 1 << 9);
  p = __builtin_brev_stb(p, 123, 1 << 9);
  return s + d + h * 3 + u * 5 + c * 7 + b * 11 + (int)((char *)p - (char *)q);
}
KEEP int times(int x) {
  return __builtin_HEXAGON_M2_mpysmi(x, 200) ^ __builtin_HEXAGON_M2_mpysmi(x, -200) ^ __builtin_HEXAGON_M2_mpysmi(x, -256) ^ __builtin_HEXAGON_M2_mpysmi(x, 100000);
}
int main(void) {
  for (int i = 0; i < 16; i++) words[i] = i * i * 1001 - 300, halves[i] = i * 4001 - 20000, bytes[i] = i * 37;
  for (int i = 0; i < 8; i++) pairs[i] = i * 10000000019ll;
  for (int i = 0; i < sizeof area; i++) area[i] = i * 7 + (i >> 5);
  int step = 12; // bytes per access of ++I: bits 17 to 23, and 28 to 31
  int w = 40 | (step / 4) << 17, b = 13 | 5 << 17, h = 26 | 3 << 17, d = 48 | 2 << 17;
  printf("%d %d\n", by_immediate(words, w, words, 9), by_register(words + 1, w, words, 17));
  printf("%d %d\n", narrow(bytes + 1, b, bytes), middle(halves + 1, h, halves));
  ll x = wide(pairs + 1, d, pairs);
  printf("%x %x\n", (unsigned)(x >> 32), (unsigned)x);
  stores(w, b, h, d);
  printf("%d %d\n", reversed(11), times(1234567));
  for (int i = 0; i < 16; i++) printf("%d %d %d\n", words[i], halves[i], bytes[i]);
  for (int i = 0; i < 8; i++) printf("%x %x\n", (unsigned)(pairs[i] >> 32), (unsigned)pairs[i]);
  unsigned sum = 0;
  for (int i = 0; i < sizeof area; i++) sum = sum * 31 + area[i];
  printf("%d\n", sum);
  return 0;
}
