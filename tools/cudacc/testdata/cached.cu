// Loads and stores with cache hints, of the types that nvcc has; __ldcv loads again whenever it is called.
#include "expect.h"
#include <cuda_fp16.h>

template <class T> __device__ void all(char *at) {
  const T *p = (T *)at;
  T *q = (T *)at + 1;
  q[0] = __ldcg(p), q[1] = __ldca(p), q[2] = __ldcs(p), q[3] = __ldlu(p), q[4] = __ldcv(p), q[5] = __ldg(p);
  __stwb(q + 6, *p), __stcg(q + 7, *p), __stcs(q + 8, *p), __stwt(q + 9, *p);
}

const int types = 16, room = 512, uses = 10;
__device__ int size[types];

template <int First> __device__ void each(char *) {}
template <int First, class T, class... Rest> __device__ void each(char *at) {
  all<T>(at + First * room);
  size[First] = sizeof(T);
  each<First + 1, Rest...>(at);
}
__global__ void k(char *at) {
  each<0, char, unsigned char, short, unsigned, long, unsigned long, long long, unsigned long long, float, double, char4, short2, float4, double2, longlong2, ulonglong2>(at);
}

__global__ void turns(unsigned *flag, int *out) {
  if (blockIdx.x == 0) {
    while (__ldcv(flag) == 0) {}
    *out = 5;
  } else {
    atomicExch(flag, 1);
  }
}

int main() {
  char *at; OK(cudaMallocManaged(&at, types * room));
  for (int i = 0; i < types * room; i++) at[i] = i % room < 16 ? i * 7 % 101 + 1 : 0;
  k<<<1, 1>>>(at);
  OK(cudaDeviceSynchronize());
  int bytes[types]; OK(cudaMemcpyFromSymbol(bytes, size, sizeof size));
  for (int t = 0; t < types; t++)
    for (int i = 0; i < (uses + 1) * bytes[t]; i++) EXPECT(at[t * room + i] == at[t * room + i % bytes[t]]);
  unsigned *flag; int *out; OK(cudaMallocManaged(&flag, sizeof *flag)); OK(cudaMallocManaged(&out, sizeof *out));
  *flag = 0;
  turns<<<2, 1>>>(flag, out);
  OK(cudaDeviceSynchronize());
  EXPECT(*out == 5);
}
