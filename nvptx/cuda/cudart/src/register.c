// Device code that the compiler has embedded: images, kernels, variables.
#include "runtime.h"

#include <stdlib.h>
#include <string.h>

struct module {
  const char *image; // PTX, zero-terminated, or a fat binary
  int loaded;
  uint32_t id;
  cudaError_t error;
};

struct wrapper { // what the compiler emits
  int magic, version;
  const char *image;
  void *unused;
};

struct variable {
  const void *symbol;
  const char *name;
  struct module *module;
};

static struct kernel **kernels;
static size_t kernel_count;
static struct variable *variables;
static size_t variable_count;

// The section of __managed__ variables (optgo_nvcc.h), each of which begins a page. The runtime is
// linked last: what follows the section is not on the last variable's page.
enum { page = 4096 };
extern char __start_optgo_managed[], __stop_optgo_managed[];
__attribute__((aligned(4096), section("optgo_managed"), used)) static char after_managed[page];

// share_variable makes the pages of the device's variable those of the host's.
static void share_variable(char *host, size_t size) {
  char *device;
  size_t bytes;
  if (find_variable("__managed__ variable", host, &device, &bytes)) return;
  if ((uintptr_t)device % page || bytes != size) {
    fail("__managed__ variable", cudaErrorInvalidSymbol, "%zu bytes at %p are %zu at %p of the device", size, host, bytes, device);
    return;
  }
  share_pages("__managed__ variable", host, size, host, device, (size + page - 1) / page * page);
}

void **__cudaRegisterFatBinary(void *p) {
  struct module *m = calloc(1, sizeof *m);
  if (!m) abort();
  m->image = ((struct wrapper *)p)->image;
  return (void **)m;
}
void __cudaRegisterFatBinaryEnd(void **m) { (void)m; }
void __cudaUnregisterFatBinary(void **m) { (void)m; }

void __cudaRegisterFunction(void **m, const char *stub, char *name, const char *device, int limit, uint3 *tid,
                            uint3 *bid, dim3 *block, dim3 *grid, int *size) {
  (void)name, (void)limit, (void)tid, (void)bid, (void)block, (void)grid, (void)size;
  struct kernel *k = calloc(1, sizeof *k);
  kernels = realloc(kernels, (kernel_count + 1) * sizeof *kernels);
  if (!k || !kernels) abort();
  k->stub = stub, k->name = device, k->module = (struct module *)m;
  kernels[kernel_count++] = k;
}

void __cudaRegisterVar(void **m, char *symbol, char *address, const char *name, int ext, size_t size, int constant, int global) {
  (void)address, (void)ext, (void)size, (void)constant, (void)global;
  variables = realloc(variables, (variable_count + 1) * sizeof *variables);
  if (!variables) abort();
  variables[variable_count++] = (struct variable){symbol, name, (struct module *)m};
  if (symbol >= __start_optgo_managed && symbol < __stop_optgo_managed) share_variable(symbol, size);
}

char __cudaInitModule(void **m) { (void)m; return 1; }

static size_t image_size(const char *image) {
  uint32_t magic;
  memcpy(&magic, image, 4);
  if (magic != 0xBA55ED50u) return strlen(image);
  uint16_t head;
  uint64_t rest;
  memcpy(&head, image + 6, 2);
  memcpy(&rest, image + 8, 8);
  return head + rest;
}

static cudaError_t load(const char *call, struct module *m) {
  if (m->loaded) return m->error;
  struct reply r = ask(opLoad, m->image, image_size(m->image));
  m->loaded = 1, m->error = r.code;
  if (r.code) return fail(call, r.code, "%s", r.data);
  m->id = get32(&r);
  return cudaSuccess;
}

static struct reply ask_name(enum operation op, uint32_t module, const char *name) {
  struct buffer b = {0};
  put32(&b, module);
  put_bytes(&b, name, strlen(name));
  struct reply r = ask(op, b.data, b.size);
  free(b.data);
  return r;
}

static cudaError_t describe(const char *call, struct kernel *k) {
  cudaError_t e = load(call, k->module);
  if (e) return done(call, e);
  struct reply r = ask_name(opKernel, k->module->id, k->name);
  if (r.code) return fail(call, r.code, "%s", r.data);
  k->id = get32(&r), k->shared = get32(&r), k->local = get32(&r), k->constants = get32(&r);
  k->max_threads = get32(&r), k->sm = get32(&r);
  k->cluster.x = get32(&r), k->cluster.y = get32(&r), k->cluster.z = get32(&r), k->params = get32(&r);
  k->offset = calloc(k->params + 1, 4), k->bytes = calloc(k->params + 1, 4);
  if (!k->offset || !k->bytes) abort();
  for (uint32_t i = 0; i < k->params; i++) k->offset[i] = get32(&r), k->bytes[i] = get32(&r);
  k->dynamic_limit = 48 << 10;
  k->known = 1;
  return cudaSuccess;
}

cudaError_t find_kernel(const char *call, const void *stub, struct kernel **out) {
  device_sm(); // the lock exists once the server runs
  lock();
  cudaError_t e = cudaErrorInvalidDeviceFunction;
  for (size_t i = 0; i < kernel_count; i++)
    if (kernels[i]->stub == stub) {
      *out = kernels[i];
      e = kernels[i]->known ? cudaSuccess : describe(call, kernels[i]);
      unlock();
      return e;
    }
  unlock();
  return fail(call, e, "%p is no kernel of this program", stub);
}

cudaError_t find_variable(const char *call, const void *symbol, char **address, size_t *size) {
  device_sm();
  for (size_t i = 0; i < variable_count; i++) {
    struct variable *v = &variables[i];
    if (v->symbol != symbol) continue;
    cudaError_t e = load(call, v->module);
    if (e) return done(call, e);
    return variable_of(call, v->module, v->name, address, size);
  }
  return fail(call, cudaErrorInvalidSymbol, "%p is no __device__ or __constant__ variable", symbol);
}

// Images that the program loads at run time. A kernel of theirs is its own stub.
cudaError_t load_image(const char *call, const char *image, struct module **out) {
  struct module *m = calloc(1, sizeof *m);
  if (!m) abort();
  m->image = image;
  cudaError_t e = load(call, m);
  m->image = 0; // the caller's, who may free it
  if (!e) *out = m;
  else free(m);
  return e;
}

cudaError_t kernel_of(const char *call, struct module *m, const char *name, struct kernel **out) {
  lock();
  for (size_t i = 0; i < kernel_count; i++)
    if (kernels[i]->module == m && kernels[i]->stub == kernels[i] && !strcmp(kernels[i]->name, name)) {
      *out = kernels[i];
      unlock();
      return cudaSuccess;
    }
  struct kernel *k = calloc(1, sizeof *k);
  kernels = realloc(kernels, (kernel_count + 1) * sizeof *kernels);
  if (!k || !kernels) abort();
  k->stub = k, k->name = strdup(name), k->module = m;
  cudaError_t e = describe(call, k);
  if (!e) kernels[kernel_count++] = k, *out = k;
  else free(k);
  unlock();
  return e;
}

cudaError_t variable_of(const char *call, struct module *m, const char *name, char **address, size_t *size) {
  struct reply r = ask_name(opVariable, m->id, name);
  if (r.code) return fail(call, r.code, "%s", r.data);
  *address = (char *)get64(&r), *size = get64(&r);
  return cudaSuccess;
}
