// Shared variables with constructors: nvcc runs none, and clang refuses them.
#include "expect.h"
#include <cuda/barrier>
#include <cuda/std/utility>
struct Point { int x = 1; float y; __device__ Point() : y(2) {} __device__ Point(int a) : x(a), y(0) {} };
using Barrier = cuda::barrier<cuda::thread_scope_block>;
template <class T> __device__ T *slots() {
  __shared__ cuda::std::pair<T, T> pair; /* one
  */ __shared__ alignas(64) Point more[2][4], last;
  more[1][threadIdx.x] = Point(threadIdx.x + 5); last.x = 40; __syncthreads(); if (threadIdx.x == 0) pair.first = T(more[1][0].x); __syncthreads();
  return (size_t)&more % 64 ? nullptr : &pair.first; }
__global__ void meet(int *o) {
#pragma nv_diag_suppress static_var_with_dynamic_init
  __shared__ Barrier bar; // initialized below
  static __shared__ Point p;
  if (threadIdx.x == 0) { init(&bar, blockDim.x); new (&p) Point(7); }
  __syncthreads(); bar.arrive_and_wait();
  o[threadIdx.x] = p.x + __LINE__ * 100 + int(*slots<float>()); }
int main() {
  int *d, out[4]; OK(cudaMalloc(&d, 16)); meet<<<1, 4>>>(d); OK(cudaMemcpy(out, d, 16, cudaMemcpyDeviceToHost)); for (int i = 0; i < 4; i++) EXPECT(out[i] == 1812);
}
