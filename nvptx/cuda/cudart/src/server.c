// The connection to the server, which is started by the first call of the runtime.
#define _GNU_SOURCE
#include "runtime.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifndef OPTGO_SERVER
#define OPTGO_SERVER "ptx-run" // cudacc passes the path
#endif

static pthread_mutex_t mutex, wire = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
// A connection, and what has been read from it and not used yet: one system call reads an answer, or several.
struct connection { int fd; char data[1 << 14]; size_t from, to; };
static struct connection conn = {.fd = -1}, launches = {.fd = -1}; // for short requests, and for launches
static int memory = -1, processors = 1;
static int ended;
static size_t bytes;
static int sm;
static pid_t child;

void lock(void) { pthread_mutex_lock(&mutex); }
void unlock(void) { pthread_mutex_unlock(&mutex); }

void put_bytes(struct buffer *b, const void *p, size_t n) {
  if (b->size + n > b->room) {
    b->room = 2 * (b->size + n) + 64;
    b->data = realloc(b->data, b->room);
    if (!b->data) abort();
  }
  if (n) memcpy(b->data + b->size, p, n);
  b->size += n;
}
void put32(struct buffer *b, uint32_t v) { put_bytes(b, &v, 4); }
void put64(struct buffer *b, uint64_t v) { put_bytes(b, &v, 8); }

static void get(struct reply *r, void *to, size_t n) {
  memset(to, 0, n);
  if (r->at + n <= r->size) memcpy(to, r->data + r->at, n);
  r->at += n;
}
uint32_t get32(struct reply *r) { uint32_t v; get(r, &v, 4); return v; }
uint64_t get64(struct reply *r) { uint64_t v; get(r, &v, 8); return v; }

static void die(const char *what) {
  fprintf(stderr, "cuda: %s: %s\n", what, strerror(errno));
  exit(70);
}

static int transmit(int fd, const char *p, size_t n) {
  while (n) {
    ssize_t k = send(fd, p, n, MSG_NOSIGNAL);
    if (k < 0 && errno == EINTR) continue;
    if (k <= 0) return 0;
    p += k, n -= (size_t)k;
  }
  return 1;
}

// A short kernel ends before a thread that sleeps would have been woken. So, where the server has a processor
// of its own, an answer is looked for this long before the thread sleeps.
enum { patience = 50000 }; // nanoseconds

static ssize_t look(int fd, char *p, size_t n) {
  struct timespec start, now;
  clock_gettime(CLOCK_MONOTONIC, &start);
  do {
    ssize_t k = recv(fd, p, n, MSG_DONTWAIT);
    if (k >= 0 || (errno != EAGAIN && errno != EINTR)) return k;
    clock_gettime(CLOCK_MONOTONIC, &now);
  } while (processors > 1 && (now.tv_sec - start.tv_sec) * 1000000000L + now.tv_nsec - start.tv_nsec < patience);
  return recv(fd, p, n, 0);
}

// take reads n bytes, and into the connection's buffer what else has arrived, as far as it has room.
static int take(struct connection *c, char *p, size_t n) {
  while (n) {
    size_t k = c->to - c->from;
    if (!k) {
      ssize_t got = n < sizeof c->data ? look(c->fd, c->data, sizeof c->data) : look(c->fd, p, n);
      if (got < 0 && errno == EINTR) continue;
      if (got <= 0) return 0;
      if (n < sizeof c->data) c->from = 0, c->to = (size_t)got;
      else p += got, n -= (size_t)got;
      continue;
    }
    if (k > n) k = n;
    memcpy(p, c->data + c->from, k);
    c->from += k, p += k, n -= k;
  }
  return 1;
}

// In the child: descriptors 3 to 5 are the sockets and the memory, the rest is the program's.
static void become_server(int socket, int second, const char *path) {
  int s = fcntl(socket, F_DUPFD, 16), m = fcntl(memory, F_DUPFD, 16), l = fcntl(second, F_DUPFD, 16);
  dup2(s, 3), dup2(m, 4), dup2(l, 5);
  close(s), close(m), close(l);
  execlp(path, path, "-serve", (char *)0);
  fprintf(stderr, "cuda: the server %s cannot be started: %s (OPTGO_SERVER names another)\n", path, strerror(errno));
  _exit(127);
}

// What has been submitted is done before the program ends, so that no failure is missed. The server
// writes its statistics when the connections end; wait for that.
static void finish(void) {
  if (ended) return;
  await_all("exit");
  pthread_mutex_lock(&wire);
  ended = 1;
  close(conn.fd), close(launches.fd);
  pthread_mutex_unlock(&wire);
  waitpid(child, 0, 0);
}

static const char *server_path(void) {
  const char *path = getenv("OPTGO_SERVER");
  return path && *path ? path : OPTGO_SERVER;
}

static size_t wanted_bytes(void) {
  const char *text = getenv("OPTGO_MEMORY"); // in MB
  long mb = text ? atol(text) : 0;
  return (size_t)(mb > 0 ? mb : 16384) << 20;
}

static void start(void) {
  pthread_mutexattr_t attr;
  pthread_mutexattr_init(&attr);
  pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&mutex, &attr);
  int pair[2], second[2];
  bytes = wanted_bytes();
  memory = memfd_create("device memory", MFD_CLOEXEC);
  if (memory < 0 || ftruncate(memory, (off_t)bytes)) die("device memory");
  void *want = (void *)DEVICE_BASE;
  void *p = mmap(want, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE | MAP_FIXED_NOREPLACE, memory, 0);
  if (p != want) die("mapping device memory");
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) || socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, second)) die("socket");
  fflush(0);
  child = fork();
  if (child < 0) die("starting the server");
  if (child == 0) become_server(pair[1], second[1], server_path());
  close(pair[1]), close(second[1]);
  conn.fd = pair[0], launches.fd = second[0];
  cpu_set_t set;
  if (!sched_getaffinity(0, sizeof set, &set)) processors = CPU_COUNT(&set);
  struct reply r = ask(opHello, &bytes, 8);
  if (r.code) { // without a device no call of the program has a meaning
    fflush(0);
    fprintf(stderr, "cuda: %s\n", r.data);
    _exit(70);
  }
  sm = (int)get32(&r);
  atexit(finish);
}

static void connect_once(void) {
  static __thread int inside; // start itself asks
  if (inside) return;
  inside = 1;
  pthread_once(&once, start);
  inside = 0;
}

static int used; // by a call, and not only to find the source line of a message
int begun(void) { return used; }
void begin_use(void) { used = 1; }
int device_sm(void) { connect_once(); used = 1; return sm; }
size_t device_bytes(void) { connect_once(); used = 1; return bytes; }
int checking(void) {
  const char *text = getenv("OPTGO_CHECK");
  return text && !strcmp(text, "1");
}
int in_device(const void *p) { return (uintptr_t)p - DEVICE_BASE < device_bytes(); }

static void gone(void) {
  fprintf(stderr, "cuda: the server has ended unexpectedly\n");
  _exit(70);
}

static void send_request(int fd, enum operation op, const void *data, size_t size) {
  uint32_t head[2] = {op, (uint32_t)size};
  char small[4096];
  if (size + 8 <= sizeof small) { // one system call
    memcpy(small, head, 8);
    if (size) memcpy(small + 8, data, size);
    if (!transmit(fd, small, size + 8)) gone();
  } else if (!transmit(fd, (char *)head, 8) || !transmit(fd, data, size)) {
    gone();
  }
}

static struct reply receive(struct connection *c) {
  static __thread char *kept;
  static __thread size_t room;
  uint32_t head[2];
  if (!take(c, (char *)head, 8)) gone();
  struct reply r = {.code = (cudaError_t)head[0], .size = head[1]};
  if (r.size + 1 > room) {
    room = r.size + 1;
    kept = realloc(kept, room);
    if (!kept) abort();
  }
  r.data = kept;
  if (!take(c, kept, r.size)) gone();
  kept[r.size] = 0;
  return r;
}

struct reply ask(enum operation op, const void *data, size_t size) {
  connect_once();
  if (op != opHello && op != opWhere) used = 1;
  pthread_mutex_lock(&wire);
  struct reply r = {.code = cudaErrorCudartUnloading, .data = (char *)"the program is ending"};
  if (!ended) send_request(conn.fd, op, data, size), r = receive(&conn);
  pthread_mutex_unlock(&wire);
  return r;
}

void send_launch(const void *data, size_t size) {
  if (!ended) send_request(launches.fd, opLaunch, data, size);
}

struct reply receive_launch(void) {
  return ended ? (struct reply){.code = cudaErrorCudartUnloading, .data = (char *)"the program is ending"} : receive(&launches);
}

int launch_answered(void) {
  struct pollfd p = {.fd = launches.fd, .events = POLLIN};
  return launches.from < launches.to || poll(&p, 1, 0) > 0;
}

int memory_file(void) { return memory; }

cudaError_t place_file(const char *call, char *at, size_t n, int process, int file, uint64_t offset) {
  char name[64];
  snprintf(name, sizeof name, "/proc/%d/fd/%d", process, file);
  int fd = open(name, O_RDWR | O_CLOEXEC);
  if (fd < 0) return fail(call, cudaErrorInvalidResourceHandle, "memory of process %d: %s", process, strerror(errno));
  void *p = mmap(at, n, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE | MAP_FIXED, fd, (off_t)offset);
  close(fd);
  if (p != at) return fail(call, cudaErrorMemoryAllocation, "%zu bytes of process %d: %s", n, process, strerror(errno));
  struct { uint32_t process, file; uint64_t offset, at, n; } request = {(uint32_t)process, (uint32_t)file, offset, (uint64_t)at, n};
  struct reply r = ask(opPlace, &request, sizeof request);
  return r.code ? fail(call, r.code, "%s", r.data) : cudaSuccess;
}

int share_host(void *start, void *device, size_t n) {
  off_t offset = (off_t)((uintptr_t)device - DEVICE_BASE);
  return mmap(start, n, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, memory, offset) == start;
}
