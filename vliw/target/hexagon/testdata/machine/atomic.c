// Atomic operations of all sizes, fences, and jumps to computed addresses.
#include <stdio.h>
typedef long long ll;
typedef unsigned long long ull;
#define KEEP __attribute__((noinline))
static struct { unsigned char b[8]; unsigned short h[4]; int w; ll d; int *p; float f; double e; unsigned u; } v
  = {{1, 2, 3, 4, 5, 6, 7, 250}, {1000, 65535, 3, 4}, -5, 1ll << 40, 0, 1.5f, 2.5, 7};
#define R __ATOMIC_RELAXED
#define S __ATOMIC_SEQ_CST
KEEP int bytes(int k, int x) {
  int s = __atomic_fetch_add(&v.b[k], x, S);
  s = s * 3 + __atomic_fetch_sub(&v.b[k], 5, R);
  s = s * 3 + __atomic_fetch_and(&v.b[k], 0x7e, __ATOMIC_ACQUIRE);
  s = s * 3 + __atomic_fetch_or(&v.b[k], 0x11, __ATOMIC_RELEASE);
  s = s * 3 + __atomic_fetch_xor(&v.b[k], 0xff, __ATOMIC_ACQ_REL);
  s = s * 3 + __atomic_fetch_nand(&v.b[k], 0x3c, S);
  return s * 3 + __atomic_exchange_n(&v.b[k], x + 1, S);
}
KEEP int halves(int k, int x) {
  int s = __atomic_fetch_add(&v.h[k], x, S);
  s = s * 3 + __atomic_fetch_max((short *)&v.h[k], 9, S);
  s = s * 3 + __atomic_fetch_min((short *)&v.h[k], -9, S);
  s = s * 3 + __atomic_fetch_max(&v.h[k], 77, S);
  s = s * 3 + __atomic_fetch_min(&v.h[k], 55, S);
  unsigned short want = 55;
  s = s * 3 + __atomic_compare_exchange_n(&v.h[k], &want, 56, 0, S, S);
  s = s * 3 + __atomic_compare_exchange_n(&v.h[k], &want, 57, 1, S, R);
  return s * 3 + want;
}
KEEP int words(int x) {
  int s = __atomic_add_fetch(&v.w, x, S);
  s = s * 3 + __atomic_fetch_max(&v.w, 9, S) + __atomic_fetch_min(&v.u, 3, S) + __atomic_fetch_max(&v.u, 0xfffffff0u, S);
  int want = 3;
  s = s * 3 + __atomic_compare_exchange_n(&v.w, &want, 56, 0, S, S) + want;
  s = s * 3 + __atomic_compare_exchange_n(&v.w, &want, 57, 0, __ATOMIC_RELEASE, R) + want;
  __atomic_store_n(&v.w, s, S);
  __atomic_thread_fence(S);
  __atomic_signal_fence(S);
  __atomic_store_n(&v.u, s, __ATOMIC_RELEASE);
  return s + __atomic_load_n(&v.w, __ATOMIC_ACQUIRE) + __atomic_load_n(&v.u, S);
}
KEEP ll wide(ll x) {
  ll s = __atomic_fetch_add(&v.d, x, S);
  s = s * 3 + __atomic_fetch_xor(&v.d, x << 20, S);
  s = s * 3 + __atomic_fetch_max(&v.d, -1, S) + __atomic_fetch_nand(&v.d, 0xf0f0, S);
  ll want = s;
  s = s * 3 + __atomic_compare_exchange_n(&v.d, &want, 56, 0, S, S) + want;
  s = s * 3 + __atomic_compare_exchange_n(&v.d, &want, s, 0, S, S) + want;
  __atomic_store_n(&v.d, s + 1, S);
  return s + __atomic_load_n(&v.d, S);
}
KEEP int pointers(void) {
  int *old = __atomic_exchange_n(&v.p, &v.w, S), *want = &v.w;
  int s = old == 0;
  s = s * 2 + __atomic_compare_exchange_n(&v.p, &want, (int *)&v.u, 0, S, S);
  return s * 2 + (v.p == (int *)&v.u) + __sync_bool_compare_and_swap(&v.u, v.u, 5) + __sync_lock_test_and_set(&v.b[3], 9);
}
KEEP int floats(float x, double y) {
  float f; double e;
  __atomic_exchange(&v.f, &x, &f, S);
  __atomic_exchange(&v.e, &y, &e, S);
  return f == 1.5f && e == 2.5 && v.f == x && v.e == y;
}
KEEP int counted(int n) { int s = 0; for (int i = 0; i < n; i++) s += __atomic_fetch_add(&v.u, i, S); return s; }
KEEP int computed(const unsigned char *code) {
  static void *const places[] = {&&add, &&twice, &&negate, &&stop};
  int x = 1;
  goto *places[*code++];
add: x += 5; goto *places[*code++];
twice: x *= 2; goto *places[*code++];
negate: x = -x; goto *places[*code++];
stop: return x;
}
int main(void) {
  for (int k = 0; k < 8; k++) printf("%d ", bytes(k, k * 40));
  for (int k = 0; k < 4; k++) printf("%d ", halves(k, k * 10000));
  printf("%d %d\n", words(7), words(-70000));
  ll x = wide(12345678901ll), y = wide(-1);
  printf("%x %x %x %x\n", (unsigned)(x >> 32), (unsigned)x, (unsigned)(y >> 32), (unsigned)y);
  printf("%d %d %d\n", pointers(), floats(3.5f, 4.5), counted(10));
  printf("%d\n", computed((const unsigned char *)"\0\1\2\1\0\3"));
  for (int k = 0; k < sizeof v / 4; k++) if (k != 8) printf("%x ", ((int *)&v)[k]);
  printf("\n");
  return 0;
}
