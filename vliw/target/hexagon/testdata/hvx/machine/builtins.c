// Kernels written with clang's builtins of the vector unit.
#include <hvx_hexagon_protos.h>
#include <hexagon_types.h>
#include <stdio.h>
#define N __attribute__((noinline))
static unsigned char image[5][512] __attribute__((aligned(128))), out[5][512] __attribute__((aligned(128)));
static short left[512] __attribute__((aligned(128))), right[512] __attribute__((aligned(128)));
N void dilate(const unsigned char *p, unsigned char *to, int stride, int vectors) {
  for (int k = 0; k < vectors; k++, p += 128, to += 128) {
    HVX_Vector best = *(const HVX_Vector *)p;
    for (int y = -1; y <= 1; y++) {
      const HVX_Vector *row = (const HVX_Vector *)(p + y * stride);
      HVX_Vector before = row[-1], here = row[0], after = row[1];
      best = Q6_Vub_vmax_VubVub(best, here);
      best = Q6_Vub_vmax_VubVub(best, Q6_V_vlalign_VVI(here, before, 1));
      best = Q6_Vub_vmax_VubVub(best, Q6_V_valign_VVI(after, here, 1));
    }
    *(HVX_Vector *)to = best;
  }
}
N void saturated(const HVX_Vector *a, const HVX_Vector *b, HVX_Vector *to, int n) {
  for (int k = 0; k < n; k++) to[k] = Q6_Vh_vadd_VhVh_sat(a[k], b[k]);
}
N int dot(const HVX_Vector *a, const HVX_Vector *b, int n) {
  HVX_Vector sum = Q6_V_vzero();
  for (int k = 0; k < n; k++) sum = Q6_Vw_vrmpyacc_VwVubVb(sum, a[k], b[k]);
  for (int width = 64; width >= 4; width /= 2) sum = Q6_Vw_vadd_VwVw(sum, Q6_V_vror_VR(sum, width));
  return Q6_R_vextract_VR(sum, 0);
}
N void masked(HVX_Vector *to, const HVX_Vector *a, int n, int limit) {
  HVX_Vector bound = Q6_V_vsplat_R(limit * 0x01010101);
  for (int k = 0; k < n; k++) {
    HVX_VectorPred q = Q6_Q_vcmp_gt_VubVub(a[k], bound);
    Q6_vmem_QRIV(Q6_Q_and_QQ(q, Q6_Q_vsetq_R(100)), to + k, Q6_Vb_vsub_VbVb(a[k], bound));
    to[k] = Q6_V_vmux_QVV(q, to[k], Q6_Vb_vadd_VbVb(to[k], a[k]));
  }
}
N HVX_VectorPair spilled(HVX_Vector *p, int k) {
  HVX_VectorPair w[12];
  for (int n = 0; n < 12; n++) w[n] = Q6_Wh_vmpy_VubVb(p[n % 4], p[(n + k) % 4]);
  HVX_VectorPair s = w[0];
  for (int n = 1; n < 12; n++) s = Q6_Wh_vadd_WhWh(s, Q6_Wh_vsub_WhWh(w[n], w[(n * 5 + k) % 12]));
  for (int n = 0; n < 12; n++) s = Q6_Wh_vadd_WhWh(Q6_W_vshuff_VVR(Q6_V_lo_W(s), Q6_V_hi_W(s), n), w[n]);
  return s;
}
N HVX_Vector called(HVX_Vector a, HVX_Vector (*f)(HVX_Vector), HVX_Vector b) {
  HVX_VectorPred q = Q6_Q_vcmp_eq_VbVb(a, b);
  HVX_Vector r = f(a);
  return Q6_V_vmux_QVV(q, r, Q6_Vb_vadd_VbVb(r, b));
}
N HVX_Vector twice(HVX_Vector a) { return Q6_Vb_vadd_VbVb(a, a); }
static void show(const char *name, const void *p, int n) {
  unsigned s = 1;
  for (int k = 0; k < n; k++) s = s * 33 + ((const unsigned char *)p)[k];
  printf("%s %x\n", name, s);
}
int main(void) {
  unsigned x = 77;
  for (int k = 0; k < 5 * 512; k++) image[k / 512][k % 512] = (x = x * 1664525 + 1013904223) >> 21;
  for (int k = 0; k < 512; k++) left[k] = (x = x * 1664525 + 1013904223) >> 14, right[k] = (x = x * 1664525 + 1013904223) >> 14;
  dilate(&image[2][128], &out[2][128], 512, 2);
  show("dilate", out, sizeof out);
  saturated((HVX_Vector *)left, (HVX_Vector *)right, (HVX_Vector *)out, 8);
  show("saturated", out, sizeof out);
  printf("dot %d\n", dot((HVX_Vector *)image, (HVX_Vector *)left, 8));
  masked((HVX_Vector *)out, (HVX_Vector *)image, 9, 90);
  show("masked", out, sizeof out);
  HVX_VectorPair w = spilled((HVX_Vector *)image, 3);
  show("spilled", &w, sizeof w);
  HVX_Vector c = called(*(HVX_Vector *)left, twice, *(HVX_Vector *)right);
  show("called", &c, sizeof c);
  return 0;
}
