// not for clang-14, which knows _Float16 on other targets only
#include <stdio.h>
typedef _Float16 h;
__attribute__((noinline)) h add(h a, h b) { return a + b; }
__attribute__((noinline)) h mul(h a, h b) { return a * b / (h)3; }
__attribute__((noinline)) float tof(h a) { return a; }
__attribute__((noinline)) h fromf(float f) { return f; }
__attribute__((noinline)) h fromd(double f) { return f; }
__attribute__((noinline)) int lt(h a, h b) { return a < b | (a == b) << 1; }
__attribute__((noinline)) int toi(h a) { return a; }
__attribute__((noinline)) h fromi(int a) { return a; }
h H[10];
unsigned short bits(h x) {
  union {
    h f;
    unsigned short u;
  } v = {x};
  return v.u;
}
__attribute__((noinline)) h sum(int n) {
  h s = 0;
  for (int i = 0; i < n; i++)
    s += H[i] * (h)1.5;
  return s;
}
__attribute__((noinline)) h neg(h a) { return -a; }
int main(void) {
  for (int i = 0; i < 10; i++)
    H[i] = (h)(i * .37f);
  printf("%x %x %g %x %x %d %d %x\n", bits(add(1.5, 2.25)), bits(mul(3.3, 2.2)), tof(H[3]), bits(fromf(65519.9f)), bits(fromd(1e-7)),
         lt(1, 2), toi(-7.9), bits(fromi(2049)));
  printf("%x %x\n", bits(sum(10)), bits(neg(2)));
  float fs[] = {0, -0.f, 1e-8f, 6e-5f, 65504, 65520, 1e30f, 0.1f, -3.14159f, 5.9604645e-8f, 2.98e-8f};
  for (int i = 0; i < 11; i++)
    printf("%x ", bits(fromf(fs[i])));
  puts("");
  return 0;
}
