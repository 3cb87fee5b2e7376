// What targets lower differently: aggregates by value, variable arguments, atomics, vectors, wide
// and complex numbers, bit fields, thread-local variables. It includes nothing.
typedef __SIZE_TYPE__ size_t;
typedef float vec4 __attribute__((vector_size(16)));
typedef int ivec4 __attribute__((vector_size(16)));
struct small { char a, b; };
struct pair { double x; float y; };
struct large { long words[7]; };
struct bits { unsigned a : 3; signed b : 9; unsigned long long c : 33; };
union either { int i; float f; };

int table[] = {3, 1, 4, 1, 5};
struct large global = {{1, 2, 3}};
const char *const names[] = {"zero", "one", "two"};

struct small swap(struct small s) { return (struct small){s.b, s.a}; }
struct pair scale(struct pair p, float by) { return (struct pair){p.x * by, p.y * by}; }
struct large shift(struct large l, int by) {
  for (int i = 0; i < 7; i++)
    l.words[i] <<= by;
  return l;
}
int fields(struct bits *b, int v) {
  b->a = v;
  b->b = v >> 2;
  b->c += v;
  return b->a + b->b + (int)b->c;
}
int punned(float f) {
  union either e;
  e.f = f;
  return e.i;
}
long double longer(long double a, double b) { return a * b + 1; }
_Complex double product(_Complex double a, _Complex double b) { return a * b; }
vec4 blend(vec4 a, vec4 b) {
  vec4 c = a * b + a;
  c[2] = 1;
  return __builtin_shufflevector(c, b, 0, 5, 2, 7);
}
ivec4 compare(vec4 a, vec4 b) { return a < b; }
void *copy(char *to, const char *from, size_t n) {
  __builtin_memcpy(to, from, n);
  __builtin_memset(to, 0, 8);
  return __builtin_memmove(to + 1, to, n / 2);
}
int choose(int x) {
  switch (x) {
  case 1: return 10;
  case 2: return 20;
  case 3: return 25;
  case 4: return -7;
  case 100: return table[(unsigned)x % 5];
  }
  return names[(unsigned)x % 3][0];
}
int locked(int *p) {
  __atomic_fetch_add(p, 3, __ATOMIC_SEQ_CST);
  int e = 1;
  __atomic_compare_exchange_n(p, &e, 2, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  return __atomic_load_n(p, __ATOMIC_ACQUIRE);
}
double mean(const float *v, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += v[i];
  return n ? sum / n : 0;
}
unsigned crc(const unsigned char *p, size_t n) {
  unsigned c = ~0u;
  while (n--) {
    c ^= *p++;
    for (int k = 0; k < 8; k++)
      c = c & 1 ? c >> 1 ^ 0xedb88320u : c >> 1;
  }
  return __builtin_bswap32(c) + __builtin_popcount(c) + __builtin_clz(c | 1);
}
unsigned long long divide(unsigned long long a, long long b) { return a / 10 + (unsigned long long)(b % 7); }
#if !defined(__NVPTX__) && !defined(__AMDGCN__)
_Thread_local int counter = 4;
int count(void) { return ++counter; }
int total(int n, ...) {
  __builtin_va_list list;
  __builtin_va_start(list, n);
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum += __builtin_va_arg(list, int) + (int)__builtin_va_arg(list, double);
  __builtin_va_end(list);
  return sum;
}
int calls(int n) { return total(2, n, 1.5, n + 1, 2.5) + choose(n); }
int jumps(int x) {
  static void *const labels[] = {&&a, &&b};
  goto *labels[x & 1];
a:
  return 1;
b:
  return 2;
}
int varying(int n) {
  int a[n];
  for (int i = 0; i < n; i++)
    a[i] = i * i;
  return a[n / 2];
}
#endif
#ifdef __SIZEOF_INT128__
__int128 wide(__int128 a, unsigned __int128 b) { return a * (__int128)b / 3 + ((__int128)1 << 100); }
#endif
