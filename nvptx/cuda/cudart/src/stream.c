// Streams and events. Of both only numbers matter: that of a stream's last work, and that of the work
// which records an event.
#include "runtime.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { attributes = 16 }; // more than those that streams have
struct CUstream_st { unsigned flags; int priority; uint64_t number, last; struct capturing capturing; cudaLaunchAttributeValue said[attributes]; };

static struct CUstream_st standard; // of stream 0

// stream_of is null for what is no stream.
static struct CUstream_st *stream_of(cudaStream_t s) {
  return s == 0 || s == cudaStreamLegacy || s == cudaStreamPerThread ? &standard : is_handle(s, handleStream) ? s : 0;
}

int is_stream(cudaStream_t s) { return stream_of(s) != 0; }
cudaError_t no_stream(const char *call, cudaStream_t s) {
  return fail(call, cudaErrorInvalidResourceHandle, "%p is no stream, or was destroyed", (void *)s);
}

// Numbers of streams are even, and odd of those that do not wait for the standard stream.
uint64_t stream_number(cudaStream_t s) { return stream_of(s)->number; }

int concurrent(uint64_t a, uint64_t b) { return a != b && ((a && b) || (a | b) & 1); }

int is_standard(cudaStream_t s) { return stream_of(s) == &standard; }
struct capturing *capturing_of(cudaStream_t s) {
  struct CUstream_st *own = stream_of(s);
  return own ? &own->capturing : 0;
}

void note_work(cudaStream_t s, uint64_t number) { __atomic_store_n(&stream_of(s)->last, number, __ATOMIC_RELAXED); }

// The standard stream waits for all others, but for those that are said not to.
static cudaError_t wait_stream(const char *call, cudaStream_t s) {
  struct CUstream_st *own = stream_of(s);
  if (!own) return no_stream(call, s);
  return own == &standard ? await_all(call) : await(call, __atomic_load_n(&own->last, __ATOMIC_RELAXED));
}

static cudaError_t ready(const char *call, uint64_t number) {
  return done(call, sticky()) ? sticky() : is_done(number) ? cudaSuccess : cudaErrorNotReady;
}

cudaError_t cudaStreamCreateWithPriority(cudaStream_t *s, unsigned flags, int priority) {
  device_sm();
  *s = calloc(1, sizeof **s);
  if (!*s) abort();
  static uint64_t streams;
  (*s)->flags = flags, (*s)->priority = priority;
  (*s)->number = __atomic_add_fetch(&streams, 2, __ATOMIC_RELAXED) | (flags & cudaStreamNonBlocking ? 1 : 0);
  add_handle(*s, handleStream);
  return done("cudaStreamCreate", cudaSuccess);
}
cudaError_t cudaStreamCreateWithFlags(cudaStream_t *s, unsigned flags) { return cudaStreamCreateWithPriority(s, flags, 0); }
cudaError_t cudaStreamCreate(cudaStream_t *s) { return cudaStreamCreateWithPriority(s, 0, 0); }
cudaError_t cudaStreamDestroy(cudaStream_t s) {
  if (!is_stream(s)) return no_stream("cudaStreamDestroy", s);
  if (stream_of(s) == &standard) return fail("cudaStreamDestroy", cudaErrorInvalidResourceHandle, "the standard stream");
  abandon_capture(s);
  drop_handle(s);
  free(s);
  return done("cudaStreamDestroy", cudaSuccess);
}
cudaError_t cudaStreamSynchronize(cudaStream_t s) {
  if (capture_graph(s)) return spoil_capture("cudaStreamSynchronize", s);
  return wait_stream("cudaStreamSynchronize", s);
}
cudaError_t cudaStreamQuery(cudaStream_t s) {
  if (!is_stream(s)) return no_stream("cudaStreamQuery", s);
  if (capture_graph(s)) return spoil_capture("cudaStreamQuery", s);
  return ready("cudaStreamQuery", __atomic_load_n(&stream_of(s)->last, __ATOMIC_RELAXED));
}
cudaError_t cudaStreamGetFlags(cudaStream_t s, unsigned *f) {
  if (!is_stream(s)) return no_stream("cudaStreamGetFlags", s);
  *f = stream_of(s)->flags;
  return cudaSuccess;
}
cudaError_t cudaStreamGetPriority(cudaStream_t s, int *p) {
  if (!is_stream(s)) return no_stream("cudaStreamGetPriority", s);
  *p = stream_of(s)->priority;
  return cudaSuccess;
}
cudaError_t cudaDeviceGetStreamPriorityRange(int *least, int *greatest) {
  if (least) *least = 0;
  if (greatest) *greatest = -5;
  return cudaSuccess;
}
cudaError_t cudaCtxResetPersistingL2Cache(void) { return cudaSuccess; }
// Attributes are about speed: they are kept for those who ask.
static cudaError_t attribute_of(const char *call, cudaStream_t s, cudaLaunchAttributeID id, cudaLaunchAttributeValue **v) {
  if (!is_stream(s)) return no_stream(call, s);
  if ((unsigned)id >= attributes) return fail(call, cudaErrorInvalidValue, "attribute %d", (int)id);
  *v = &stream_of(s)->said[id];
  return cudaSuccess;
}
cudaError_t cudaStreamSetAttribute(cudaStream_t s, cudaLaunchAttributeID id, const cudaLaunchAttributeValue *v) {
  cudaLaunchAttributeValue *own;
  cudaError_t e = attribute_of("cudaStreamSetAttribute", s, id, &own);
  if (!e) *own = *v;
  return e;
}
cudaError_t cudaStreamGetAttribute(cudaStream_t s, cudaLaunchAttributeID id, cudaLaunchAttributeValue *v) {
  cudaLaunchAttributeValue *own;
  cudaError_t e = attribute_of("cudaStreamGetAttribute", s, id, &own);
  if (!e) *v = *own;
  if (!e && id == cudaLaunchAttributePriority) v->priority = stream_of(s)->priority;
  return e;
}
cudaError_t cudaStreamCopyAttributes(cudaStream_t to, cudaStream_t from) {
  if (!is_stream(to) || !is_stream(from)) return no_stream("cudaStreamCopyAttributes", is_stream(to) ? from : to);
  memcpy(stream_of(to)->said, stream_of(from)->said, sizeof stream_of(to)->said);
  return cudaSuccess;
}
cudaError_t cudaStreamGetId(cudaStream_t s, unsigned long long *id) {
  if (!is_stream(s)) return no_stream("cudaStreamGetId", s);
  *id = s == cudaStreamPerThread ? 2 : stream_of(s) == &standard ? 1 : stream_of(s)->number / 2 + 2;
  return cudaSuccess;
}
cudaError_t cudaStreamGetDevice(cudaStream_t s, int *device) {
  if (!is_stream(s)) return no_stream("cudaStreamGetDevice", s);
  *device = 0;
  return cudaSuccess;
}

static cudaError_t no_event(const char *call, cudaEvent_t e) {
  if (!e) return fail(call, cudaErrorInvalidResourceHandle, "a null event");
  return fail(call, cudaErrorInvalidResourceHandle, "%p is no event, or was destroyed", (void *)e);
}
static int is_event(cudaEvent_t e) { return is_handle(e, handleEvent); }

// A stream that waits for an event of a stream that is being captured is captured too.
cudaError_t cudaStreamWaitEvent(cudaStream_t s, cudaEvent_t e, unsigned flags) {
  (void)flags;
  if (!is_event(e)) return no_event("cudaStreamWaitEvent", e);
  if (!is_stream(s)) return no_stream("cudaStreamWaitEvent", s);
  cudaError_t error = join_capture("cudaStreamWaitEvent", s, &e->captured);
  if (error) return error;
  if (e->shared && !recorded_is_done(e)) return wait_in_stream(s, e);
  return done("cudaStreamWaitEvent", cudaSuccess);
}

cudaError_t cudaLaunchHostFunc(cudaStream_t s, cudaHostFn_t fn, void *data) {
  struct op op = {.kind = opHost, .fn = fn, .data = data};
  return submit("cudaLaunchHostFunc", s, &op, 0);
}

cudaError_t cudaStreamAddCallback(cudaStream_t s, cudaStreamCallback_t fn, void *data, unsigned flags) {
  (void)flags;
  if (!is_stream(s)) return no_stream("cudaStreamAddCallback", s);
  if (capture_graph(s)) return spoil_capture("cudaStreamAddCallback", s);
  struct op op = {.kind = opCallback, .callback = fn, .stream = s, .data = data};
  return submit("cudaStreamAddCallback", s, &op, 0);
}

cudaError_t cudaEventCreateWithFlags(cudaEvent_t *e, unsigned flags) {
  device_sm();
  *e = calloc(1, sizeof **e);
  if (!*e) abort();
  (*e)->flags = flags;
  if (flags & cudaEventInterprocess) {
    cudaError_t error = share_event("cudaEventCreate", *e);
    if (error) {
      free(*e);
      return error;
    }
  }
  add_handle(*e, handleEvent);
  return done("cudaEventCreate", cudaSuccess);
}
cudaError_t cudaEventCreate(cudaEvent_t *e) { return cudaEventCreateWithFlags(e, 0); }
cudaError_t cudaEventDestroy(cudaEvent_t e) {
  if (!is_event(e)) return no_event("cudaEventDestroy", e);
  if (e->shared) await_all("cudaEventDestroy"); // others wait for its records
  drop_handle(e);
  release_event(e);
  return done("cudaEventDestroy", cudaSuccess);
}

cudaError_t cudaEventRecordWithFlags(cudaEvent_t e, cudaStream_t s, unsigned flags) {
  (void)flags;
  if (!is_event(e)) return no_event("cudaEventRecord", e);
  if (!is_stream(s)) return no_stream("cudaEventRecord", s);
  int captured = copy_capturing(&e->captured, s);
  struct op op = {.kind = opEvent, .event = e, .width = e->shared && !captured ? next_record(e) : 0};
  return captured ? cudaSuccess : submit("cudaEventRecord", s, &op, 0);
}
cudaError_t cudaEventRecord(cudaEvent_t e, cudaStream_t s) { return cudaEventRecordWithFlags(e, s, 0); }
cudaError_t cudaEventSynchronize(cudaEvent_t e) {
  cudaError_t error = is_event(e) ? await("cudaEventSynchronize", e->number) : no_event("cudaEventSynchronize", e);
  if (!error && e->shared) wait_for_shared(e);
  return error;
}
cudaError_t cudaEventQuery(cudaEvent_t e) {
  cudaError_t error = is_event(e) ? ready("cudaEventQuery", e->number) : no_event("cudaEventQuery", e);
  return !error && e->shared && !recorded_is_done(e) ? done("cudaEventQuery", cudaErrorNotReady) : error;
}

cudaError_t cudaEventElapsedTime(float *ms, cudaEvent_t a, cudaEvent_t b) {
  if ((a && !is_event(a)) || (b && !is_event(b))) return no_event("cudaEventElapsedTime", is_event(a) ? b : a);
  if (!a || !b || !a->number || !b->number) return fail("cudaEventElapsedTime", cudaErrorInvalidResourceHandle, "an event was not recorded");
  if ((a->flags | b->flags) & cudaEventDisableTiming) return fail("cudaEventElapsedTime", cudaErrorInvalidResourceHandle, "an event does not take the time (cudaEventDisableTiming)");
  if (!is_done(a->number) || !is_done(b->number)) return done("cudaEventElapsedTime", cudaErrorNotReady);
  double t = (double)(b->at.tv_sec - a->at.tv_sec) * 1e3 + (double)(b->at.tv_nsec - a->at.tv_nsec) * 1e-6;
  *ms = (float)t;
  return done("cudaEventElapsedTime", cudaSuccess);
}
#if CUDART_VERSION >= 12080 && CUDART_VERSION < 13000
cudaError_t cudaEventElapsedTime_v2(float *ms, cudaEvent_t a, cudaEvent_t b) { return cudaEventElapsedTime(ms, a, b); }
#endif

cudaError_t cudaDeviceSynchronize(void) {
  device_sm();
  if (capture_forbids("cudaDeviceSynchronize")) return cudaErrorStreamCaptureUnsupported;
  return await_all("cudaDeviceSynchronize");
}
cudaError_t cudaThreadSynchronize(void) { return cudaDeviceSynchronize(); }
