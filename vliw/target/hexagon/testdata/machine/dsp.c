// Loops with builtins, which are pipelined.
#include <stdio.h>
typedef long long ll;
#define KEEP __attribute__((noinline))
#define SIZE 96
static short a[SIZE], b[SIZE];
static ll v[SIZE / 4], w[SIZE / 4], z[SIZE / 4];
KEEP int dot(const short *p, const short *q, int n) { int s = 0; for (int i = 0; i < n; i++) s = __builtin_HEXAGON_M2_mpy_acc_sat_ll_s1(s, p[i], q[i]); return s; }
KEEP ll fir(const ll *p, const ll *q, int n) { ll s = 0; for (int i = 0; i < n; i++) s = __builtin_HEXAGON_M2_vdmacs_s1(s, p[i], q[i]); return s; }
KEEP void add(ll *restrict r, const ll *p, const ll *q, int n) { for (int i = 0; i < n; i++) r[i] = __builtin_HEXAGON_A2_vaddhs(p[i], q[i]); }
KEEP void pick(ll *restrict r, const ll *p, const ll *q, int n) { for (int i = 0; i < n; i++) r[i] = __builtin_HEXAGON_C2_vmux(__builtin_HEXAGON_A2_vcmphgt(p[i], q[i]), p[i], q[i]); }
KEEP void scale(short *restrict r, const short *p, int n) { for (int i = 0; i < n; i++) r[i] = __builtin_HEXAGON_A2_sath(__builtin_HEXAGON_S2_asl_i_r_sat(p[i] * 5, 3)); }
KEEP int bits(const ll *p, int n) { int s = 0; for (int i = 0; i < n; i++) s += __builtin_HEXAGON_S2_clbp(p[i]) + __builtin_HEXAGON_S5_popcountp(p[i]) + __builtin_HEXAGON_S2_parityp(p[i], s); return s; }
KEEP int sad(const ll *p, const ll *q, int n) { ll s = 0; for (int i = 0; i < n; i++) s = __builtin_HEXAGON_A2_vrsadub_acc(s, p[i], q[i]); return s + (s >> 32); }
KEEP int viterbi(int x, int n) { int y = 1; for (int i = 0; i < n; i++) { y = __builtin_HEXAGON_S2_lfsp(x, y) + i; x = __builtin_HEXAGON_A4_round_ri_sat(x, 3) ^ y; } return x; }
static unsigned hash(const void *p, int n) { unsigned h = 7; const unsigned char *c = p; for (int i = 0; i < n; i++) h = h * 31 + c[i]; return h; }
int main(void) {
  unsigned s = 12345;
  for (int i = 0; i < SIZE; i++) a[i] = s >> 9, s = s * 1103515245 + 12345, b[i] = s >> 13;
  for (int i = 0; i < SIZE / 4; i++) v[i] = (ll)s << 29 ^ s, s = s * 1103515245 + 12345, w[i] = (ll)s << 31 ^ (s >> 3);
  for (int n = 0; n <= SIZE / 4; n += 5) {
    ll f = fir(v, w, n);
    printf("%d %x %x %d %d\n", dot(a, b, n), (unsigned)(f >> 32), (unsigned)f, bits(v, n), sad(v, w, n));
    add(z, v, w, n);
    unsigned h = hash(z, sizeof z);
    pick(z, v, w, n);
    h = h * 3 + hash(z, sizeof z);
    scale((short *)z, a, n);
    printf("%x %x\n", h * 3 + hash(z, sizeof z), viterbi(n * 1000, n));
  }
  return 0;
}
