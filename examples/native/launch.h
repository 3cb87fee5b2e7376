// Runs one kernel launch on the CPU: blocks one after the other, the threads of a block as coroutines.
// A thread runs until it ends or waits at a barrier; then the next one gets its turn. When all have had
// theirs, the round is over, and with it the barrier.
#ifndef OPTGO_LAUNCH_H
#define OPTGO_LAUNCH_H

#include "host_cuda.h"
#include "protocol.h"
#include <ucontext.h>

enum { OPTGO_STACK_BYTES = 64 * 1024 };

struct optgo_thread {
  ucontext_t context;
  optgo_dim3 index;
  bool done;
};

static optgo_thread optgo_threads[OPTGO_MAX_THREADS];
static char optgo_stacks[OPTGO_MAX_THREADS][OPTGO_STACK_BYTES];
static ucontext_t optgo_scheduler;
static optgo_thread *optgo_running;
static const optgo_case *optgo_current;

static void optgo_invoke(const optgo_case *c); // generated: one call per example

static void __syncthreads() {
  optgo_thread *self = optgo_running;
  swapcontext(&self->context, &optgo_scheduler);
}

static void optgo_thread_main() {
  optgo_invoke(optgo_current);
  optgo_running->done = true;
}

static void optgo_start_block(unsigned count) {
  for (unsigned t = 0; t < count; ++t) {
    optgo_thread *thread = &optgo_threads[t];
    thread->done = false;
    thread->index.x = t % blockDim.x;
    thread->index.y = t / blockDim.x % blockDim.y;
    thread->index.z = t / blockDim.x / blockDim.y;
    getcontext(&thread->context);
    thread->context.uc_stack.ss_sp = optgo_stacks[t];
    thread->context.uc_stack.ss_size = OPTGO_STACK_BYTES;
    thread->context.uc_link = &optgo_scheduler;
    makecontext(&thread->context, optgo_thread_main, 0);
  }
}

static void optgo_run_block() {
  unsigned count = blockDim.x * blockDim.y * blockDim.z;
  if (count > OPTGO_MAX_THREADS)
    optgo_fail("too many threads in a block");
  optgo_start_block(count);
  for (bool alive = true; alive;) {
    alive = false;
    for (unsigned t = 0; t < count; ++t) {
      if (optgo_threads[t].done)
        continue;
      optgo_running = &optgo_threads[t];
      threadIdx = optgo_running->index;
      swapcontext(&optgo_scheduler, &optgo_running->context);
      alive = alive || !optgo_running->done;
    }
  }
}

static void optgo_run(optgo_case *c) {
  optgo_current = c;
  gridDim.x = c->grid[0], gridDim.y = c->grid[1], gridDim.z = c->grid[2];
  blockDim.x = c->block[0], blockDim.y = c->block[1], blockDim.z = c->block[2];
  for (blockIdx.z = 0; blockIdx.z < gridDim.z; ++blockIdx.z)
    for (blockIdx.y = 0; blockIdx.y < gridDim.y; ++blockIdx.y)
      for (blockIdx.x = 0; blockIdx.x < gridDim.x; ++blockIdx.x)
        optgo_run_block();
}

#endif // OPTGO_LAUNCH_H
