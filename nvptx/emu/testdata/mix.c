// Compiled twice: for the host, where main prints a line per thread number, and for
// NVPTX, where the kernel stores the same numbers.
typedef struct { int a; short b; char c; long long d; float e; } S;
typedef int (*fn)(int, S);

static __attribute__((noinline)) int pick(int x, S s) { return x * s.a + s.b - s.c; }
static __attribute__((noinline)) int mix(int x, S s) { return (int)(s.d >> (x & 31)) ^ (int)(s.e * x); }
static __attribute__((noinline)) int ack(int m, int n) {
  if (m == 0) return n + 1;
  if (n == 0) return ack(m - 1, 1);
  return ack(m - 1, ack(m, n - 1));
}
static __attribute__((noinline)) S change(S s, int by) {
  s.a += by; s.b = (short)(s.b * by); s.c ^= by; s.d -= (long long)by << 33; s.e /= by + 1.5f;
  return s;
}
static int collatz(unsigned n) {
  int steps = 0;
  while (n != 1 && steps < 500) { n = n & 1 ? 3 * n + 1 : n / 2; steps++; }
  return steps;
}
static int sort(int tid) {
  int v[16], r = 0;
  for (int i = 0; i < 16; i++) v[i] = (tid * 7919 + i * 104729) % 1009;
  for (int i = 1; i < 16; i++) {
    int x = v[i], j = i - 1;
    while (j >= 0 && v[j] > x) { v[j + 1] = v[j]; j--; }
    v[j + 1] = x;
  }
  for (int i = 0; i < 16; i++) r = r * 31 + v[i];
  return r;
}
static int choose(int x) {
  switch (x % 9) {
  case 0: return 12;
  case 1: return x * 3;
  case 2: return x ^ 0x55;
  case 3: return -x;
  case 4: return x << 3;
  case 5: return x / 3;
  case 7: return x % 5;
  default: return 99;
  }
}
static int floats(int tid) {
  float f = tid * 0.37f - 3.0f;
  double d = 1.0 / (tid + 1), s = 0;
  for (int i = 1; i < 20; i++) { f = f * 0.9f + i; s += d / i; if (s > 1.5) s -= 0.75; }
  return (int)(f * 1000) + (int)(s * 100000) + (f > 50.0f) + (unsigned char)(d * 200);
}

int compute(int tid, int which) {
  S s = {tid, (short)(tid * 3), (char)tid, 0x123456789abcdefLL * (tid + 1), tid * 0.5f};
  fn table[2] = {pick, mix};
  switch (which) {
  case 0: return collatz(tid + 1);
  case 1: return sort(tid);
  case 2: return choose(tid);
  case 3: return floats(tid);
  case 4: return ack(2, tid & 3) + ack(1, tid & 7);
  case 5: return table[(tid >> 1) & 1](tid, s);
  case 6: { S t = change(s, tid | 1); return t.a + t.b + t.c + (int)(t.d >> 20) + (int)(t.e * 64); }
  default: {
    unsigned long long h = 14695981039346656037ull;
    for (int i = 0; i < 8; i++) { h ^= (unsigned char)(tid >> i); h *= 1099511628211ull; h = h << 7 | h >> 57; }
    return (int)(h ^ h >> 32) + (int)(h % 1000003) + (int)((long long)h / 12345);
  }
  }
}

#ifdef __NVPTX__
__attribute__((nvptx_kernel)) void k(int *out, int which) {
  int tid = __nvvm_read_ptx_sreg_ctaid_x() * __nvvm_read_ptx_sreg_ntid_x() + __nvvm_read_ptx_sreg_tid_x();
  out[tid] = compute(tid, which);
}
#else
int printf(const char *, ...);
int main(void) {
  for (int which = 0; which < 8; which++)
    for (int tid = 0; tid < 96; tid++) printf("%d\n", compute(tid, which));
}
#endif
