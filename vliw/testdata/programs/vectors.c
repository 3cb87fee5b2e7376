#include <math.h>
#include <stdio.h>
typedef int v4i __attribute__((vector_size(16)));
typedef float v4f __attribute__((vector_size(16)));
typedef double v2d __attribute__((vector_size(16)));
typedef unsigned char v16c __attribute__((vector_size(16)));
typedef long v8l __attribute__((vector_size(64)));
typedef short v8s __attribute__((vector_size(16)));
__attribute__((noinline)) v4i addv(v4i a, v4i b) { return a * b + (a ^ b) - (a >> 1); }
__attribute__((noinline)) v4f mulf(v4f a, v4f b) { return a * b + a / b; }
__attribute__((noinline)) v2d dv(v2d a, v2d b) { return a - b * 2.0; }
__attribute__((noinline)) v4i cmp(v4i a, v4i b) { return a < b; }
__attribute__((noinline)) v4i selv(v4i c, v4i a, v4i b) { return (c & a) | (~c & b); }
__attribute__((noinline)) v4i shuf(v4i a, v4i b) { return __builtin_shufflevector(a, b, 0, 5, 2, 7); }
__attribute__((noinline)) int at(v4i a, int i) { return a[i & 3]; }
__attribute__((noinline)) v4i put(v4i a, int i, int x) {
  a[i & 3] = x;
  return a;
}
__attribute__((noinline)) v4f conv(v4i a) { return __builtin_convertvector(a, v4f); }
__attribute__((noinline)) v8s narrow(int k) {
  v8s r;
  for (int i = 0; i < 8; i++)
    r[i] = k * i * 1000;
  return r;
}
int A[100], B[100];
float F[100];
double D[100];
unsigned char C[200];
short S[100];
long L[100];
__attribute__((noinline)) int dot(int n) {
  int s = 0;
  for (int i = 0; i < n; i++)
    s += A[i] * B[i];
  return s;
}
__attribute__((noinline)) int maxi(int n) {
  int m = A[0];
  for (int i = 1; i < n; i++)
    if (A[i] > m)
      m = A[i];
  return m;
}
__attribute__((noinline)) unsigned bytes(int n) {
  unsigned s = 0;
  for (int i = 0; i < n; i++)
    s += C[i];
  return s;
}
__attribute__((noinline)) void sat(int n) {
  for (int i = 0; i < n; i++) {
    int x = C[i] * 3 - 100;
    C[i] = x < 0 ? 0 : x > 255 ? 255 : x;
  }
}
__attribute__((noinline)) double norm(int n) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += D[i] * D[i];
  return sqrt(s);
}
__attribute__((noinline)) void conv2(int n) {
  for (int i = 0; i < n; i++) {
    F[i] = A[i];
    D[i] = F[i] * .5;
    S[i] = B[i];
    L[i] = A[i] * (long)B[i];
  }
}
__attribute__((noinline)) void cond(int n) {
  for (int i = 0; i < n; i++)
    if (A[i] > B[i])
      A[i] -= B[i];
    else
      B[i] += A[i];
}
__attribute__((noinline)) void rev(int n) {
  for (int i = 0; i < n / 2; i++) {
    int t = A[i];
    A[i] = A[n - 1 - i];
    A[n - 1 - i] = t;
  }
}
__attribute__((noinline)) int absd(int n) {
  int s = 0;
  for (int i = 0; i < n; i++)
    s += A[i] > B[i] ? A[i] - B[i] : B[i] - A[i];
  return s;
}
__attribute__((noinline)) void stride(int n) {
  for (int i = 0; i < n / 2; i++) {
    A[2 * i] += B[i];
    A[2 * i + 1] -= B[i];
  }
}
__attribute__((noinline)) int popc(int n) {
  int s = 0;
  for (int i = 0; i < n; i++)
    s += __builtin_popcount(A[i]);
  return s;
}
__attribute__((noinline)) int any(int n, int x) {
  for (int i = 0; i < n; i++)
    if (A[i] == x)
      return i;
  return -1;
}
__attribute__((noinline)) void shifts(int n) {
  for (int i = 0; i < n; i++) {
    A[i] = (A[i] << (B[i] & 7)) ^ ((unsigned)A[i] >> 3);
    L[i] = L[i] >> 5 | i;
  }
}
static void pv(v4i a) { printf("%d %d %d %d\n", a[0], a[1], a[2], a[3]); }
int main(void) {
  v4i a = {1, -2, 300, 4}, b = {5, 6, -7, 8};
  pv(addv(a, b));
  pv(cmp(a, b));
  pv(selv(cmp(a, b), a, b));
  pv(shuf(a, b));
  pv(put(a, 2, 99));
  printf("%d %d\n", at(a, 0), at(a, 3));
  v4f x = {1, 2, 3, 4}, y = {.5, .25, 8, -1};
  v4f z = mulf(x, y);
  printf("%g %g %g %g\n", z[0], z[1], z[2], z[3]);
  v2d q = dv((v2d){1, 2}, (v2d){3, 4});
  printf("%g %g\n", q[0], q[1]);
  z = conv(a);
  printf("%g %g\n", z[1], z[2]);
  v8s s8 = narrow(7);
  for (int i = 0; i < 8; i++)
    printf("%d ", s8[i]);
  puts("");
  for (int i = 0; i < 100; i++) {
    A[i] = i * 37 % 101 - 50;
    B[i] = i * 53 % 97 - 40;
    D[i] = i * .25;
    C[i] = i * 7;
    C[i + 100] = i * 3;
  }
  printf("%d %d %u\n", dot(100), maxi(97), bytes(199));
  sat(183);
  printf("%u %g\n", bytes(200), norm(99));
  conv2(100);
  double t = 0;
  for (int i = 0; i < 100; i++)
    t += F[i] + D[i] + S[i] + L[i];
  printf("%g\n", t);
  cond(93);
  rev(99);
  printf("%d %d\n", dot(100), absd(100));
  stride(90);
  printf("%d %d %d %d\n", dot(100), popc(100), any(100, A[77]), any(100, 1 << 30));
  shifts(100);
  printf("%d\n", dot(100));
  long h = 0;
  for (int i = 0; i < 100; i++)
    h = h * 31 + L[i];
  printf("%ld\n", h);
  return 0;
}
