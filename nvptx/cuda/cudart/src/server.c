// The connection to the server, which is started by the first call of the runtime.
#define _GNU_SOURCE
#include "runtime.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#ifndef OPTGO_SERVER
#define OPTGO_SERVER "ptx-run" // cudacc passes the path
#endif

static pthread_mutex_t mutex, wire = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static int conn = -1, launches = -1, memory = -1; // connections: for short requests, and for launches
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

static int transfer(int conn, int write_it, void *data, size_t n) {
  for (char *p = data; n;) {
    ssize_t k = write_it ? send(conn, p, n, MSG_NOSIGNAL) : read(conn, p, n);
    if (k < 0 && errno == EINTR) continue;
    if (k <= 0) return 0;
    p += k, n -= (size_t)k;
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
  close(conn), close(launches);
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
  conn = pair[0], launches = second[0];
  struct reply r = ask(opHello, &bytes, 8);
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

static void send_request(int conn, enum operation op, const void *data, size_t size) {
  uint32_t head[2] = {op, (uint32_t)size};
  char small[4096];
  if (size + 8 <= sizeof small) { // one system call
    memcpy(small, head, 8);
    if (size) memcpy(small + 8, data, size);
    if (!transfer(conn, 1, small, size + 8)) gone();
  } else if (!transfer(conn, 1, head, 8) || !transfer(conn, 1, (void *)data, size)) {
    gone();
  }
}

static struct reply receive(int conn) {
  static __thread char *kept;
  static __thread size_t room;
  uint32_t head[2];
  if (!transfer(conn, 0, head, 8)) gone();
  struct reply r = {.code = (cudaError_t)head[0], .size = head[1]};
  if (r.size + 1 > room) {
    room = r.size + 1;
    kept = realloc(kept, room);
    if (!kept) abort();
  }
  r.data = kept;
  if (!transfer(conn, 0, kept, r.size)) gone();
  kept[r.size] = 0;
  return r;
}

struct reply ask(enum operation op, const void *data, size_t size) {
  connect_once();
  if (op != opHello && op != opWhere) used = 1;
  pthread_mutex_lock(&wire);
  struct reply r = {.code = cudaErrorCudartUnloading, .data = (char *)"the program is ending"};
  if (!ended) send_request(conn, op, data, size), r = receive(conn);
  pthread_mutex_unlock(&wire);
  return r;
}

void send_launch(const void *data, size_t size) {
  if (!ended) send_request(launches, opLaunch, data, size);
}

struct reply receive_launch(void) {
  return ended ? (struct reply){.code = cudaErrorCudartUnloading, .data = (char *)"the program is ending"} : receive(launches);
}

int launch_answered(void) {
  struct pollfd p = {.fd = launches, .events = POLLIN};
  return poll(&p, 1, 0) > 0;
}

int share_host(void *start, void *device, size_t n) {
  off_t offset = (off_t)((uintptr_t)device - DEVICE_BASE);
  return mmap(start, n, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, memory, offset) == start;
}
