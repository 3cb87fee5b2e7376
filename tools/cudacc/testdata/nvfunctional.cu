// nvstd::function in kernels and on the host; headers of CUDA's that its compiler has read before the source.
#include <nvfunctional>
#include <device_atomic_functions.h>
#include <device_functions.h>
#include <sm_20_atomic_functions.h>
#include <sm_20_intrinsics.h>
#include <sm_30_intrinsics.h>
#include <sm_32_atomic_functions.h>
#include <sm_32_intrinsics.h>
#include <sm_35_atomic_functions.h>
#include <sm_35_intrinsics.h>
#include <sm_60_atomic_functions.h>
#include <sm_61_intrinsics.h>
#include <math_functions.h>
#include <surface_functions.h>
#include <texture_fetch_functions.h>
#include <texture_indirect_functions.h>
#include "expect.h"

#define UNROLL #pragma unroll
#define UNROLL_2 \
  #pragma unroll 2

__device__ __host__ int twice(int x) { return 2 * x; }
struct big { int a[20]; __device__ __host__ int operator()(int x) const { return a[19] + x; } };

template <class F> __device__ __host__ int apply(const F &f, int x) { return f(x); }

__device__ __host__ int use(int n) {
  nvstd::function<int(int)> none, f = [=](int x) { return x + n; }, g = twice, h = big{{1}};
  int sum = apply(f, 1) + g(3) + h(7); // n + 1, 6, 7
  h = f, f = nullptr;
  if (none || f || !h || h == nullptr) return -1;
  swap(g, h);
  nvstd::function<int(int)> moved(static_cast<nvstd::function<int(int)> &&>(g));
  g = big{{2}};
  UNROLL
  for (int i = 0; i < 3; i++) sum += moved(10); // 3 * (n + 10)
  UNROLL_2
  for (int i = 0; i < 4; i++) sum += h(i); // 12
  int calls = 0;
  nvstd::function<void(int &)> count = [](int &c) { c++; };
  count(calls);
  return sum + calls;
}
__global__ void k(int *p) { p[threadIdx.x] = use(threadIdx.x); atomicAdd_block(p, 0); }

int main() {
  int *p;
  OK(cudaMallocManaged(&p, 128));
  k<<<1, 32>>>(p);
  OK(cudaDeviceSynchronize());
  for (int i = 0; i < 32; i++) EXPECT(p[i] == 4 * i + 57 && use(i) == p[i]);
}
