// The CUDA names of optgo_cuda.h for a native build: kernels become C++ functions, and the threads of a
// block coroutines that take turns at barriers (see launch.h). One thread runs at a time, so shared
// variables can be static and atomics plain.
#ifndef OPTGO_HOST_CUDA_H
#define OPTGO_HOST_CUDA_H

#define __global__
#define __device__
#define __host__
#define __shared__ static
#define __constant__
#define __launch_bounds__(threads)
#define __forceinline__ inline __attribute__((always_inline))
#define OPTGO_NOINLINE __attribute__((noinline))

struct optgo_dim3 {
  unsigned x, y, z;
};

static optgo_dim3 threadIdx, blockIdx, blockDim, gridDim;

// Lets all other threads of the block run up to the barrier; restores threadIdx.
static void __syncthreads();

static inline int atomicAdd(int *address, int value) {
  int old = *address;
  *address = old + value;
  return old;
}

static inline int atomicMax(int *address, int value) {
  int old = *address;
  *address = old > value ? old : value;
  return old;
}

static inline int atomicExch(int *address, int value) {
  int old = *address;
  *address = value;
  return old;
}

static unsigned optgo_thread_number() {
  return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
}

enum { OPTGO_MAX_THREADS = 256 };
static int optgo_shuffled[OPTGO_MAX_THREADS];

// All threads of the block take part: the exchange goes over memory, between two barriers.
static int __shfl_down_sync(unsigned, int value, unsigned delta) {
  unsigned self = optgo_thread_number();
  optgo_shuffled[self] = value;
  __syncthreads();
  unsigned source = self % 32 + delta < 32 ? self + delta : self;
  int result = optgo_shuffled[source];
  __syncthreads();
  return result;
}

#endif // OPTGO_HOST_CUDA_H
