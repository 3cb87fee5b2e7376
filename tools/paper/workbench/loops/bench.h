// What every file of the collection begins with: data to work on, and the check of what a kernel left there. Kernels are the
// functions marked KERNEL; the bench_ functions and main only drive them and are no part of the collection.
#define KERNEL __attribute__((noinline)) // not static: what the driver passes must not be folded into the kernel
#define R restrict

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long u64;

int printf(const char *, ...);
void *memcpy(void *, const void *, unsigned long);

enum { LEN = 1024, VECTORS = 16, TEXT = 4096 };

static double bench_start[VECTORS][LEN], V[VECTORS][LEN]; // values between 0.5 and 1.5
static float bench_startf[8][LEN], F[8][LEN];
static int bench_starti[8][LEN], I[8][LEN]; // values between 0 and 999
static u8 bench_startb[4][TEXT], B[4][TEXT];

static u32 bench_seed = 1;

static u32 bench_random(void) {
  bench_seed = bench_seed * 1664525u + 1013904223u;
  return bench_seed >> 8;
}

static __attribute__((noinline)) void bench_fill(void) {
  for (int k = 0; k < VECTORS; k++)
    for (int i = 0; i < LEN; i++)
      bench_start[k][i] = 0.5 + (double)bench_random() / 16777216.0;
  for (int k = 0; k < 8; k++)
    for (int i = 0; i < LEN; i++) {
      bench_startf[k][i] = 0.5f + (float)bench_random() / 16777216.0f;
      bench_starti[k][i] = (int)(bench_random() % 1000u);
    }
  for (int k = 0; k < 4; k++)
    for (int i = 0; i < TEXT; i++)
      bench_startb[k][i] = (u8)("etaoin shrdlu\ncmfwyp vbgkqj xz.,"[bench_random() % 32u]);
}

// bench_reset gives every kernel the same data to start from.
static __attribute__((noinline)) void bench_reset(void) {
  memcpy(V, bench_start, sizeof V);
  memcpy(F, bench_startf, sizeof F);
  memcpy(I, bench_starti, sizeof I);
  memcpy(B, bench_startb, sizeof B);
}

// bench_check prints a hash of what the kernel left.
static __attribute__((noinline)) void bench_check(const char *name, double result, const void *out, int words) {
  const u32 *p = out;
  u32 h = 2166136261u;
  for (int i = 0; i < words; i++)
    h = (h ^ p[i]) * 16777619u;
  printf("%s %.17g %08x\n", name, result, h);
}

// RUN runs a kernel without a result, RET one that returns a number; out is where it leaves its results, n their number.
#define RUN(call, out, n) (bench_reset(), (call), bench_check(#call, 0, out, (int)((n) * sizeof *(out) / 4)))
#define RET(call, out, n) \
  do { \
    bench_reset(); \
    double bench_result = (double)(call); \
    bench_check(#call, bench_result, out, (int)((n) * sizeof *(out) / 4)); \
  } while (0)
