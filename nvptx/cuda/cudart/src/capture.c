// Captures: what work streams have put into a graph, instead of doing it.
#include "runtime.h"

#include <pthread.h>
#include <stdlib.h>

// A capture goes on while it has a graph; streams and events that had part in it may keep it for longer.
struct capture {
  cudaGraph_t graph;
  cudaStream_t origin;
  enum cudaStreamCaptureMode mode;
  pthread_t thread;
  int spoilt;
  struct capturing all; // the nodes that streams have captured
  struct capture *next;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct capture *captures; // also those that have ended: they are few
static __thread enum cudaStreamCaptureMode own_mode = cudaStreamCaptureModeGlobal;

static void grow(struct capturing *c, size_t words) {
  if (words <= c->words) return;
  c->before = realloc(c->before, words * sizeof *c->before);
  if (!c->before) abort();
  while (c->words < words) c->before[c->words++] = 0;
}

static void add_bit(struct capturing *c, size_t node) {
  grow(c, node / 64 + 1);
  c->before[node / 64] |= (uint64_t)1 << node % 64;
}

static void add_all(struct capturing *c, const struct capturing *more) {
  grow(c, more->words);
  for (size_t i = 0; i < more->words; i++) c->before[i] |= more->before[i];
}

static int has_all(const struct capturing *c, const struct capturing *of) {
  for (size_t i = 0; i < of->words; i++)
    if (of->before[i] & ~(i < c->words ? c->before[i] : 0)) return 0;
  return 1;
}

void drop_capturing(struct capturing *c) {
  free(c->before);
  *c = (struct capturing){0};
}

static struct capture *going_on(const struct capturing *c) { return c && c->of && c->of->graph ? c->of : 0; }

cudaGraph_t capture_graph(cudaStream_t s) {
  struct capture *c = going_on(capturing_of(s));
  return c ? c->graph : 0;
}

cudaError_t capture_work(cudaStream_t s, struct op *op) {
  struct capturing *c = capturing_of(s);
  size_t node = add_captured(c->of->graph, op);
  add_bit(c, node), add_bit(&c->of->all, node);
  return cudaSuccess;
}

int copy_capturing(struct capturing *to, cudaStream_t s) {
  struct capturing *c = capturing_of(s);
  drop_capturing(to);
  if (!going_on(c)) return 0;
  to->of = c->of;
  add_all(to, c);
  return 1;
}

// A stream that waits for an event of a stream that is being captured is captured, too.
cudaError_t join_capture(const char *call, cudaStream_t s, const struct capturing *with) {
  struct capturing *c = capturing_of(s);
  if (!going_on(with)) return cudaSuccess;
  if (is_standard(s)) {
    with->of->spoilt = 1;
    return fail(call, cudaErrorStreamCaptureImplicit, "the standard stream would wait for work that is only captured");
  }
  if (going_on(c) && c->of != with->of) return fail(call, cudaErrorStreamCaptureMerge, "the stream has part in another capture");
  if (!going_on(c)) drop_capturing(c), c->of = with->of;
  add_all(c, with);
  return cudaSuccess;
}

void abandon_capture(cudaStream_t s) {
  struct capturing *own = capturing_of(s);
  struct capture *c = going_on(own);
  if (c && c->origin == s) c->graph = 0;
  drop_capturing(own);
}

void follow_all(cudaStream_t s) {
  struct capturing *c = capturing_of(s);
  add_all(c, &c->of->all);
}

cudaError_t spoil_capture(const char *call, cudaStream_t s) {
  struct capture *c = going_on(capturing_of(s));
  if (c) c->spoilt = 1;
  return fail(call, cudaErrorStreamCaptureUnsupported, "the stream is being captured");
}

// Calls that may wait for work which is only captured are forbidden: by the mode of the thread, and by that of the capture.
int capture_forbids(const char *call) {
  pthread_mutex_lock(&mutex);
  struct capture *c = captures;
  for (; c; c = c->next) {
    int ours = pthread_equal(c->thread, pthread_self());
    int any = own_mode == cudaStreamCaptureModeGlobal && c->mode == cudaStreamCaptureModeGlobal;
    if (c->graph && own_mode != cudaStreamCaptureModeRelaxed && c->mode != cudaStreamCaptureModeRelaxed && (ours || any)) break;
  }
  if (c) c->spoilt = 1;
  pthread_mutex_unlock(&mutex);
  if (c) fail(call, cudaErrorStreamCaptureUnsupported, "a stream is being captured");
  return c != 0;
}

// The standard stream waits for all streams but those that are said not to be waited for.
int capture_forbids_standard(const char *call) {
  pthread_mutex_lock(&mutex);
  struct capture *c = captures;
  while (c && (!c->graph || concurrent(stream_number(c->origin), 0))) c = c->next;
  if (c) c->spoilt = 1;
  pthread_mutex_unlock(&mutex);
  if (c) fail(call, cudaErrorStreamCaptureImplicit, "the standard stream would wait for a stream that is being captured");
  return c != 0;
}

cudaError_t begin_capture(const char *call, cudaStream_t s, cudaGraph_t g, enum cudaStreamCaptureMode mode) {
  struct capturing *own = capturing_of(s);
  if (!own) return no_stream(call, s);
  if (is_standard(s)) return fail(call, cudaErrorStreamCaptureUnsupported, "the standard stream");
  if (going_on(own)) return fail(call, cudaErrorIllegalState, "the stream is being captured already");
  struct capture *c = calloc(1, sizeof *c);
  if (!c) abort();
  cudaError_t e = g ? cudaSuccess : cudaGraphCreate(&g, 0);
  c->graph = g, c->origin = s, c->mode = mode, c->thread = pthread_self();
  drop_capturing(own);
  own->of = c;
  pthread_mutex_lock(&mutex);
  c->next = captures, captures = c;
  pthread_mutex_unlock(&mutex);
  return e;
}
cudaError_t cudaStreamBeginCapture(cudaStream_t s, enum cudaStreamCaptureMode mode) { return begin_capture("cudaStreamBeginCapture", s, 0, mode); }

cudaError_t cudaStreamEndCapture(cudaStream_t s, cudaGraph_t *g) {
  static const char call[] = "cudaStreamEndCapture";
  struct capturing *own = capturing_of(s);
  if (!own) return no_stream(call, s);
  struct capture *c = going_on(own);
  if (!c) return fail(call, cudaErrorIllegalState, "the stream is not being captured");
  if (c->origin != s) return fail(call, cudaErrorStreamCaptureUnmatched, "the capture began with another stream");
  if (c->mode != cudaStreamCaptureModeRelaxed && !pthread_equal(c->thread, pthread_self()))
    return fail(call, cudaErrorStreamCaptureWrongThread, "the capture began in another thread");
  *g = c->graph;
  c->graph = 0;
  int joined = has_all(own, &c->all), spoilt = c->spoilt;
  drop_capturing(&c->all);
  if (joined && !spoilt) return cudaSuccess;
  *g = 0;
  if (spoilt) return fail(call, cudaErrorStreamCaptureInvalidated, "a call before failed because of the capture");
  return fail(call, cudaErrorStreamCaptureUnjoined, "the stream waits for no event after the last work of another that has joined the capture");
}

cudaError_t cudaStreamIsCapturing(cudaStream_t s, enum cudaStreamCaptureStatus *status) {
  struct capturing *own = capturing_of(s);
  if (!own) return no_stream("cudaStreamIsCapturing", s);
  struct capture *c = going_on(own);
  *status = !c ? cudaStreamCaptureStatusNone : c->spoilt ? cudaStreamCaptureStatusInvalidated : cudaStreamCaptureStatusActive;
  return cudaSuccess;
}

cudaError_t cudaThreadExchangeStreamCaptureMode(enum cudaStreamCaptureMode *mode) {
  enum cudaStreamCaptureMode before = own_mode;
  own_mode = *mode, *mode = before;
  return cudaSuccess;
}
