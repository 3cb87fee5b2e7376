// Work that has been submitted and not done yet: one queue for all streams, so that work runs in the
// order of the calls, which is one of the orders that CUDA allows.
//
// A launch before which only launches wait is sent to the server at once; what is left to do is to
// receive the answer, which whoever waits does. What the host must do itself (copies, calls, events),
// and launches after that, is done by a thread of the runtime, or by threads that wait. At any time
// one thread does a job or receives.
//
// A kernel that waits for a later one of another stream never ends, where on a GPU both may run at
// once. So another thread watches programs that launch into several streams, and says which launch
// waits for which after a while.
#define _GNU_SOURCE
#include "runtime.h"

#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct job {
  struct job *next;
  uint64_t number; // in the order of the calls, from 1
  const char *call;
  uint64_t stream; // see stream_number
  struct op op;
  int sent; // a launch: the server has it
  struct trace trace; // who has submitted it
};

enum {
  most = 1024,     // jobs that wait; more make their caller wait, as on a GPU
  most_sent = 64,  // as many requests fit into the socket, whatever the server does
  quick = 1 << 14, // bytes that are copied at once where nothing waits
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static struct job *first, **end = &first, *current; // waiting, and the one that is done
static uint64_t submitted, completed, sent; // sent: launches without an answer
static uint64_t own; // jobs that are neither completed nor sent
static int started;
static cudaError_t failed; // of a job, not reported yet
static __thread int inside; // this thread does a job

// The functions down to wait_for are called with the mutex held.

static void send_job(struct job *j) {
  send_kernel(&j->op);
  j->sent = 1, sent++, own--;
}

static int can_send(const struct job *j) { return j->op.kind == opRunKernel && !j->sent && sent < most_sent && j->op.arg_bytes < 1024; }

static void run_first(void) {
  struct job *j = first;
  first = j->next;
  if (!first) end = &first;
  current = j;
  if (can_send(j) && !sticky()) send_job(j);
  if (j->sent)
    for (struct job *next = first; next && (next->sent || can_send(next)); next = next->next)
      if (!next->sent) send_job(next);
  pthread_mutex_unlock(&mutex);
  inside = 1;
  set_trace(&j->trace);
  cudaError_t e = j->sent ? receive_kernel(j->call) : run_op(j->call, &j->op);
  set_trace(0);
  inside = 0;
  pthread_mutex_lock(&mutex);
  current = 0;
  completed = j->number;
  if (j->sent) sent--;
  else own--;
  if (e && !failed) failed = e;
  pthread_cond_broadcast(&changed);
  free(j->op.args), free(j);
}

static void *work(void *unused) {
  (void)unused;
  pthread_mutex_lock(&mutex);
  for (;;) {
    while (!own || !first || current) pthread_cond_wait(&changed, &mutex);
    run_first();
  }
  return 0;
}

static void start_thread(void *(*run)(void *)) {
  sigset_t all, before; // signals are for the program's threads
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  if (!pthread_create(&thread, 0, run, 0)) pthread_detach(thread); // else threads that wait do the work, and there is no watch
  pthread_sigmask(SIG_SETMASK, &before, 0);
}

static void start_worker(void) {
  if (!started) started = 1, start_thread(work);
}

// held_up is the first launch that waits only because kernels do not run at the same time here.
static const struct job *held_up(const struct job *running) {
  if (!running || running->op.kind != opRunKernel) return 0;
  for (const struct job *j = first; j; j = j->next)
    if (j->op.kind == opRunKernel && concurrent(running->stream, j->stream)) return j;
  return 0;
}

static void *watch(void *unused) {
  (void)unused;
  const char *text = getenv("OPTGO_PATIENCE");
  const int patience = text ? atoi(text) : 30;
  uint64_t told = 0; // the launch that was named last
  pthread_mutex_lock(&mutex);
  for (int seconds = 0; patience > 0;) {
    uint64_t before = completed;
    pthread_mutex_unlock(&mutex);
    sleep(1);
    pthread_mutex_lock(&mutex);
    seconds = completed == before && submitted > completed ? seconds + 1 : 0;
    const struct job *running = current ? current : first, *later = held_up(running);
    if (seconds < patience || !later || told == running->number) continue;
    told = running->number;
    const char *long_one = running->op.kernel->name, *waiting = later->op.kernel->name;
    struct trace at = running->trace, then = later->trace;
    pthread_mutex_unlock(&mutex);
    char *line = launched_at(&at), *next = launched_at(&then);
    fprintf(stderr, "%s%scuda: kernel %s has run for %d s, and kernel %s%s%s of another stream waits for its end: streams take turns here, and it does not end if it waits for the other\n",
            line, *line ? ": " : "", long_one, seconds, waiting, *next ? ", launched at " : "", next);
    free(line), free(next);
    pthread_mutex_lock(&mutex);
  }
  pthread_mutex_unlock(&mutex);
  return 0;
}

// note_launch starts the watch when the program launches into a second stream.
static void note_launch(uint64_t stream) {
  static uint64_t only;
  static int launched, watched;
  if (launched && !watched && stream != only) watched = 1, start_thread(watch);
  only = stream, launched = 1;
}

static void wait_for(uint64_t number) {
  while (completed < number) {
    if (first && !current) run_first();
    else pthread_cond_wait(&changed, &mutex);
  }
}

// at_once: nothing waits, and the job is not worth a switch of threads.
static int at_once(const struct job *j) {
  if (current || first != j) return 0;
  if (j->op.kind == opCopy || j->op.kind == opFill) return j->op.width * j->op.height * j->op.depth <= quick;
  return j->op.kind == opEvent || j->op.kind == opRelease;
}

static uint64_t enqueue(const char *call, cudaStream_t stream, const struct op *op) {
  struct job *j = calloc(1, sizeof *j);
  if (!j) abort();
  device_sm(); // the server runs before the first job does
  j->call = call, j->stream = stream_number(stream), j->op = copy_op(op);
  if (op->kind == opRunKernel) take_trace(&j->trace);
  pthread_mutex_lock(&mutex);
  if (op->kind == opRunKernel) note_launch(j->stream);
  if (submitted - completed >= most && !inside) wait_for(submitted - most / 2);
  uint64_t number = j->number = ++submitted;
  if (op->event) op->event->number = number;
  if (op->kind == opChild) number_events(op->child, number);
  *end = j, end = &j->next;
  if (own++ == 0 && can_send(j) && !sticky()) {
    send_job(j);
  } else if (!inside && at_once(j)) {
    run_first();
  } else {
    start_worker();
    pthread_cond_broadcast(&changed);
  }
  pthread_mutex_unlock(&mutex);
  return number;
}

cudaError_t await(const char *call, uint64_t number) {
  if (inside) return fail(call, cudaErrorNotPermitted, "a function that a stream has called must not wait for the device");
  pthread_mutex_lock(&mutex);
  wait_for(number);
  cudaError_t e = failed;
  failed = cudaSuccess;
  pthread_mutex_unlock(&mutex);
  return done(call, sticky() ? sticky() : e);
}

cudaError_t await_all(const char *call) {
  pthread_mutex_lock(&mutex);
  uint64_t number = submitted;
  pthread_mutex_unlock(&mutex);
  return await(call, number);
}

cudaError_t settled(const char *call, cudaError_t e) { return e ? e : await_all(call); }

int is_done(uint64_t number) {
  pthread_mutex_lock(&mutex);
  while (completed < number && first && first->sent && !current && launch_answered()) run_first();
  int yes = completed >= number;
  pthread_mutex_unlock(&mutex);
  return yes;
}

void release_event(cudaEvent_t e) {
  pthread_mutex_lock(&mutex);
  for (struct job *j = first; j; j = j->next)
    if (j->op.event == e) j->op.kind = opNothing, j->op.event = 0;
  while (current && current->op.event == e) pthread_cond_wait(&changed, &mutex);
  pthread_mutex_unlock(&mutex);
  drop_capturing(&e->captured);
  free(e);
}

cudaError_t submit(const char *call, cudaStream_t stream, struct op *op, int now) {
  if (!is_stream(stream)) return no_stream(call, stream);
  if (capture_graph(stream)) return capture_work(stream, op);
  if (is_standard(stream) && stream != cudaStreamPerThread && capture_forbids_standard(call)) return cudaErrorStreamCaptureImplicit;
  uint64_t number = enqueue(call, stream, op);
  note_work(stream, number);
  static int blocking = -1; // CUDA_LAUNCH_BLOCKING, as NVIDIA's runtime has it
  if (blocking < 0) {
    const char *text = getenv("CUDA_LAUNCH_BLOCKING");
    blocking = text && !strcmp(text, "1");
  }
  return now || (blocking && !inside) ? await(call, number) : done(call, sticky());
}
