/* A stand-in for the driver's library: memory is the host's, and the kernels that it knows are those below, which it
   computes itself. STANDIN_ATTRIBUTES lists the attributes that are 1 (default: 91, a GPU that wants memory registered), 75 among them makes it sm_80. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { illegal = 700, notFound = 500, known = 16 };

static int attribute(int number) {
  const char *ones = getenv("STANDIN_ATTRIBUTES");
  char text[16], list[64];
  snprintf(text, sizeof text, ",%d,", number);
  snprintf(list, sizeof list, ",%s,", ones ? ones : "91");
  return strstr(list, text) != 0;
}

/* Registered memory of the host. Only a program's device memory need be registered. */
static struct { uint64_t from, to; } spans[64];
static int count, pending; /* the result of the launches since the last cuCtxSynchronize */
static int reachable(uint64_t p, uint64_t n) {
  for (int i = 0; i < count && n; i++)
    if (spans[i].from <= p && p < spans[i].to) {
      uint64_t here = spans[i].to - p < n ? spans[i].to - p : n;
      p += here, n -= here, i = -1;
    }
  return !n || p >> 40 != 0x48 || attribute(88) && !attribute(91) || attribute(100); /* with both, as where atomic operations want it registered */
}

int cuInit(unsigned flags) { return 0; }
int cuDeviceGet(int *device, int ordinal) { *device = ordinal; return 0; }
int cuDriverGetVersion(int *version) { *version = 12040; return 0; }
int cuDeviceGetName(char *name, int n, int device) { strncpy(name, "Stand-in", n); return 0; }
int cuDeviceGetAttribute(int *value, int number, int device) {
  *value = number == 75 ? 9 - attribute(number) : attribute(number);
  return 0;
}

/* The variables of the kernels below. */
static uint32_t amount;
static uint64_t optgo_launches;
int cuCtxCreate_v2(void **ctx, unsigned flags, int device) { *ctx = (void *)1; return 0; }
int cuCtxDestroy_v2(void *ctx) { count = pending = 0; return 0; }
int cuMemHostRegister_v2(uint64_t p, size_t n, unsigned flags) {
  if (flags != 3 || p % 4096) return 1;
  for (int i = 0; i < count; i++)
    if (p < spans[i].to && spans[i].from < p + n) return 712;
  if (count == 64) return 2;
  spans[count].from = p, spans[count++].to = p + n;
  return 0;
}
int cuMemHostGetDevicePointer_v2(uint64_t *device, uint64_t p, unsigned flags) {
  *device = p;
  return reachable(p, 1) ? 0 : 1;
}

int cuModuleLoadDataEx(void **module, const char *image, unsigned n, int *options, void **values) {
  amount = 3, optgo_launches = 0; /* the initialiser of programs' variable */
  if (strstr(image, "inc adds") || strstr(image, "amount")) { *module = (void *)2; return 0; }
  for (unsigned i = 0; i < n; i++)
    if (options[i] == 5) strcpy(values[i], "ptxas fatal: cannot\n");
  return 218;
}
int cuModuleUnload(void *module) { return 0; }
int cuModuleGetGlobal_v2(uint64_t *ptr, size_t *size, void *module, const char *name) {
  int own = !strcmp(name, "amount");
  *ptr = own ? (uint64_t)&amount : (uint64_t)&optgo_launches, *size = own ? sizeof amount : sizeof optgo_launches;
  return own || !strcmp(name, "optgo_launches") ? 0 : notFound;
}

/* inc of inc.ptx: (array, summand, n). */
static int inc(void **params, unsigned threads) {
  uint32_t *buf = *(uint32_t **)params[0], by = *(uint32_t *)params[1], n = *(uint32_t *)params[2];
  for (uint32_t i = 0; i < threads && i < n; i++) buf[i] += by;
  if (by == 13) buf[0]++; /* so that a test sees a difference */
  return 0;
}
/* increase of gpu.cu: (array, n) adds the variable to the elements, then one to the variable. */
static int increase(void **params, unsigned threads) {
  uint32_t *buf = *(uint32_t **)params[0], n = *(uint32_t *)params[1];
  if (!reachable((uint64_t)buf, 4ull * n)) return illegal;
  for (uint32_t i = 0; i < n; i++) buf[i] += amount;
  amount++;
  return 0;
}
/* differ of gpu.cu: (array) stores what the emulator does not. */
static int differ(void **params, unsigned threads) {
  float *buf = *(float **)params[0];
  if (!reachable((uint64_t)buf, 8)) return illegal;
  buf[1] = 1.5f;
  return 0;
}
/* stray of gpu.cu: (address) faults. */
static int stray(void **params, unsigned threads) { return illegal; }
/* parent of gpu.cu puts a launch into the list. */
static int parent(void **params, unsigned threads) { optgo_launches = 1; return 0; }
static int report(void **params, unsigned threads) { printf("the kernel has %u threads\n", threads); return 0; }
static int cooperate(void **params, unsigned threads) { return increase(params, threads); }
static int cluster(void **params, unsigned threads) { return increase(params, threads); }

static const struct kernel { const char *name; int (*run)(void **params, unsigned threads); } kernels[known] = {
    {"inc", inc}, {"increase", increase}, {"differ", differ}, {"stray", stray}, {"report", report}, {"parent", parent},
    {"cooperate", cooperate}, {"cluster", cluster}};
int cuModuleGetFunction(void **fn, void *module, const char *name) {
  for (int i = 0; i < known && kernels[i].name; i++)
    if (!strcmp(kernels[i].name, name)) { *fn = (void *)&kernels[i]; return 0; }
  return notFound;
}
int cuFuncGetAttribute(int *value, int attribute, void *fn) { *value = attribute == 4 ? 12 : 0; return 0; }
int cuFuncSetAttribute(void *fn, int attribute, int value) { return 0; }
int cuMemAlloc_v2(uint64_t *ptr, size_t n) { *ptr = (uint64_t)malloc(n); return 0; }
int cuMemFree_v2(uint64_t ptr) { free((void *)ptr); return 0; }
int cuMemcpyHtoD_v2(uint64_t dst, const void *src, size_t n) { memcpy((void *)dst, src, n); return pending; }
int cuMemcpyDtoH_v2(void *dst, uint64_t src, size_t n) { memcpy(dst, (void *)src, n); return pending; }

/* Each of the functions that launch is for the kernels that want it. */
static int launch(const struct kernel *k, void **params, unsigned threads, int (*only)(void **, unsigned)) {
  if (only ? k->run != only : k->run == cooperate || k->run == cluster) return 1;
  int code = k->run(params, threads);
  if (code) pending = code;
  return 0;
}
int cuLaunchKernel(void *fn, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                   unsigned shared, void *stream, void **params, void **extra) {
  return launch(fn, params, gx * bx, 0);
}
int cuLaunchCooperativeKernel(void *fn, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                              unsigned shared, void *stream, void **params) {
  return launch(fn, params, gx * bx, cooperate);
}
struct attribute { unsigned id; char pad[4]; unsigned value[16]; };
struct config { unsigned gx, gy, gz, bx, by, bz, shared; void *stream; struct attribute *attributes; unsigned count; };
int cuLaunchKernelEx(const struct config *c, void *fn, void **params, void **extra) {
  if (c->count != 1 || c->attributes[0].id != 4 || c->attributes[0].value[0] != 2 || c->attributes[0].value[2] != 1) return 1;
  return launch(fn, params, c->gx * c->bx, cluster);
}
int cuCtxSynchronize(void) { return pending; } /* until the context is destroyed */
/* Launches take 3, 1, 2, 3, … microseconds. */
int cuEventCreate(void **event, unsigned flags) { *event = (void *)4; return 0; }
int cuEventDestroy_v2(void *event) { return 0; }
int cuEventRecord(void *event, void *stream) { return 0; }
int cuEventSynchronize(void *event) { return 0; }
int cuEventElapsedTime(float *ms, void *start, void *end) {
  static int n;
  *ms = (3 - n++ * 2 % 3) / 1000.0f;
  return 0;
}
int cuGetErrorString(int code, const char **text) { *text = "made up"; return 0; }
int cuMemsetD8_v2(uint64_t ptr, unsigned char value, size_t n) { memset((void *)ptr, value, n); return 0; }
