// Memory and events that processes share. A handle says where pages lie: in which file of which process,
// which is opened by its name in /proc. They replace pages of an allocation here, in this process and its server.
#define _GNU_SOURCE
#include "runtime.h"

#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

struct handle { // in the 64 bytes of cudaIpcMemHandle_t and cudaIpcEventHandle_t
  uint32_t magic;
  int32_t process, file;
  uint64_t offset, size;
};
enum { memory_magic = 0x6d656d31, event_magic = 0x65766e31 };
_Static_assert(sizeof(struct handle) <= CUDA_IPC_HANDLE_SIZE, "a handle has 64 bytes");

// import is memory of another process that is mapped here: from the page on in which it begins.
struct import { struct import *next; struct handle of; char *raw, *pages, *at; size_t bytes; int uses; };
static struct import *imports;

static struct handle handle_of(uint32_t magic, const char *at, size_t size) {
  return (struct handle){magic, getpid(), memory_file(), (uintptr_t)at - DEVICE_BASE, size};
}

static cudaError_t import_pages(const char *call, const struct handle *h, struct import **out) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE), skip = h->offset % page;
  struct import *i = calloc(1, sizeof *i);
  if (!i) abort();
  i->of = *h, i->uses = 1, i->bytes = (skip + h->size + page - 1) / page * page;
  void *raw;
  cudaError_t e = device_alloc(call, &raw, i->bytes + page);
  if (!e) {
    i->raw = raw, i->pages = (char *)(((uintptr_t)raw + page - 1) / page * page), i->at = i->pages + skip;
    e = place_file(call, i->pages, i->bytes, h->process, h->file, h->offset - skip);
  }
  if (e) {
    free(i);
    return e;
  }
  *out = i;
  return cudaSuccess;
}

static struct import *imported(const struct handle *h) {
  for (struct import *i = imports; i; i = i->next)
    if (!memcmp(&i->of, h, sizeof *h)) return i;
  return 0;
}

static cudaError_t open_handle(const char *call, const char *reserved, uint32_t magic, struct import **out) {
  struct handle h;
  memcpy(&h, reserved, sizeof h);
  if (h.magic != magic) return fail(call, cudaErrorInvalidValue, "this is no such handle");
  if (h.process == getpid()) return fail(call, cudaErrorDeviceUninitialized, "a handle of this process itself");
  device_sm();
  lock();
  struct import *i = imported(&h);
  if (i) i->uses++;
  unlock();
  if (i) {
    *out = i;
    return cudaSuccess;
  }
  cudaError_t e = import_pages(call, &h, &i);
  if (e) return e;
  lock();
  i->next = imports, imports = i;
  unlock();
  *out = i;
  return cudaSuccess;
}

cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t *out, void *p) {
  char *start;
  size_t size;
  device_sm();
  if (!out || !range_of(p, &start, &size) || start != p) return fail("cudaIpcGetMemHandle", cudaErrorInvalidValue, "%p is not the beginning of an allocation", p);
  struct handle h = handle_of(memory_magic, start, size);
  memset(out, 0, sizeof *out);
  memcpy(out, &h, sizeof h);
  return done("cudaIpcGetMemHandle", cudaSuccess);
}

cudaError_t cudaIpcOpenMemHandle(void **p, cudaIpcMemHandle_t handle, unsigned flags) {
  if (!p || flags != cudaIpcMemLazyEnablePeerAccess) return fail("cudaIpcOpenMemHandle", cudaErrorInvalidValue, "flags of %u", flags);
  struct import *i;
  cudaError_t e = open_handle("cudaIpcOpenMemHandle", handle.reserved, memory_magic, &i);
  if (!e) *p = i->at;
  return e;
}

cudaError_t cudaIpcCloseMemHandle(void *p) {
  device_sm();
  cudaError_t e = await_all("cudaIpcCloseMemHandle");
  if (e) return e;
  lock();
  struct import **link = &imports;
  while (*link && ((*link)->at != p || (*link)->of.magic != memory_magic)) link = &(*link)->next;
  struct import *i = *link;
  int last = i && --i->uses == 0;
  if (last) *link = i->next;
  unlock();
  if (!i) return fail("cudaIpcCloseMemHandle", cudaErrorInvalidValue, "%p is not memory of another process", p);
  if (!last) return cudaSuccess;
  e = place_file("cudaIpcCloseMemHandle", i->pages, i->bytes, getpid(), memory_file(), (uintptr_t)i->pages - DEVICE_BASE);
  if (!e) e = cudaFree(i->raw);
  free(i);
  return e;
}

// Events. Their state is in device memory: how often the event has been recorded by any process, and the number
// of the last record that is done.
struct shared_event { uint64_t recorded, done; };

cudaError_t share_event(const char *call, cudaEvent_t e) {
  if (!(e->flags & cudaEventDisableTiming)) return fail(call, cudaErrorInvalidValue, "an event of several processes does not take the time (cudaEventDisableTiming)");
  void *state;
  cudaError_t error = device_alloc(call, &state, sizeof *e->shared);
  if (error) return error;
  e->shared = state;
  *e->shared = (struct shared_event){0, 0};
  return cudaSuccess;
}

uint64_t next_record(cudaEvent_t e) { return __atomic_add_fetch(&e->shared->recorded, 1, __ATOMIC_SEQ_CST); }

void end_record(cudaEvent_t e, uint64_t number) {
  uint64_t before = __atomic_load_n(&e->shared->done, __ATOMIC_SEQ_CST);
  while (before < number && !__atomic_compare_exchange_n(&e->shared->done, &before, number, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) {}
}

int recorded_is_done(cudaEvent_t e) {
  return __atomic_load_n(&e->shared->done, __ATOMIC_SEQ_CST) >= __atomic_load_n(&e->shared->recorded, __ATOMIC_SEQ_CST);
}

struct wait { struct shared_event *event; uint64_t number; };

static void wait_shared(void *data) {
  struct wait *w = data;
  for (int turn = 0; __atomic_load_n(&w->event->done, __ATOMIC_SEQ_CST) < w->number; turn++) {
    if (turn < 100) sched_yield();
    else nanosleep(&(struct timespec){0, 100000}, 0);
  }
  free(w);
}

static struct wait *wait_of(cudaEvent_t e) {
  struct wait *w = malloc(sizeof *w);
  if (!w) abort();
  *w = (struct wait){e->shared, __atomic_load_n(&e->shared->recorded, __ATOMIC_SEQ_CST)};
  return w;
}

// The work of a process runs in one order: all that follows waits.
cudaError_t wait_in_stream(cudaStream_t s, cudaEvent_t e) { return cudaLaunchHostFunc(s, wait_shared, wait_of(e)); }
void wait_for_shared(cudaEvent_t e) { wait_shared(wait_of(e)); }

cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t *out, cudaEvent_t e) {
  if (!out || !e || !e->shared) return fail("cudaIpcGetEventHandle", cudaErrorInvalidResourceHandle, "the event is for one process (cudaEventInterprocess)");
  struct handle h = handle_of(event_magic, (char *)e->shared, sizeof *e->shared);
  memset(out, 0, sizeof *out);
  memcpy(out, &h, sizeof h);
  return done("cudaIpcGetEventHandle", cudaSuccess);
}

cudaError_t cudaIpcOpenEventHandle(cudaEvent_t *e, cudaIpcEventHandle_t handle) {
  struct import *i;
  cudaError_t error = open_handle("cudaIpcOpenEventHandle", handle.reserved, event_magic, &i);
  if (error) return error;
  *e = calloc(1, sizeof **e);
  if (!*e) abort();
  (*e)->flags = cudaEventDisableTiming | cudaEventInterprocess;
  add_handle(*e, handleEvent);
  (*e)->shared = (struct shared_event *)i->at; // it stays: work that waits may look at it
  return done("cudaIpcOpenEventHandle", cudaSuccess);
}
