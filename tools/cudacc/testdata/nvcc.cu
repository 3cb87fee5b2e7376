// What programs expect of nvcc: __NVCC__, its version, ranges for profilers, intrinsics on the bytes of words, and kernels
// that together have more shared memory than a block may have.
// stdout: 02010507 10101010 00000040 00ff0000 00000030
// stdout: lane 5
// stdout: blocks of 40 KB on a multiprocessor: 5 5 5 5 5 5 5, right: 7
#include <nvToolsExt.h>
#include <nvtx3/nvToolsExt.h>
#include <cuda_fp16.h>
#include <cstdio>

#if !__NVCC__ || !__CUDACC__
#error not what nvcc defines
#endif
#if __CUDACC_VER_MAJOR__ * 1000 + __CUDACC_VER_MINOR__ * 10 + __CUDACC_VER_BUILD__ * 0 != CUDART_VERSION
#error the version of nvcc is not that of the headers
#endif

// Registers of inline assembly after one percent sign, and empty braces for two halves.
__global__ void spelled(unsigned *p) {
  unsigned lane;
  asm volatile("mov.u32 %0, %laneid;" : "=r"(lane));
  half2 h = __floats2half2_rn(1, 2);
  h = {};
  if (lane == 5) *p = lane + (unsigned)__low2float(h);
}

__global__ void bytes(unsigned *p) {
  unsigned a = p[2], b = p[3];
  uchar4 narrow = {a, b, a, b}; // a warning of nvcc
  p[4] = narrow.w;
  p[0] = __vadd4(p[0], p[1]);
  p[1] = __vabsdiffu4(a, b);
  p[2] = __vsadu4(a, b);
  p[3] = __vcmpgtu4(0x01020304, 0x02010404);
}

template <int N> __global__ void turned(int *p) {
  __shared__ int all[10240];
  all[threadIdx.x * (10240 / 256) + N] = threadIdx.x;
  __syncthreads();
  p[threadIdx.x] = all[(255 - threadIdx.x) * (10240 / 256) + N];
}

template <int N> int run(int *p, int *right) {
  int blocks = 0;
  cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, turned<N>, 256, 0);
  turned<N><<<1, 256>>>(p);
  cudaDeviceSynchronize();
  bool ok = true;
  for (int i = 0; i < 256; i++) ok = ok && p[i] == 255 - i;
  *right += ok;
  return blocks;
}

// Functions of math.h on the host without std::.
template <class T> static bool ordinary(T x) { return isfinite(x) && !isnan(x) && !isinf(x) && !signbit(x); }

int main() {
  if (!ordinary(1.0f) || !ordinary(2.0) || ordinary(-1.0f) || ordinary(1e300 * 1e300)) return 1;
  nvtxRangePush("bytes");
  unsigned *w;
  cudaMallocManaged(&w, 20);
  w[0] = 0x01FF0203, w[1] = 0x01020304, w[2] = 0x10203040, w[3] = 0x20104030;
  bytes<<<1, 1>>>(w);
  cudaDeviceSynchronize();
  nvtxRangePop();
  printf("%08x %08x %08x %08x %08x\n", w[0], w[1], w[2], w[3], w[4]);
  spelled<<<1, 32>>>(w);
  cudaDeviceSynchronize();
  printf("lane %u\n", w[0]);
  int *p, right = 0;
  cudaMallocManaged(&p, 1024);
  int n[] = {run<0>(p, &right), run<1>(p, &right), run<2>(p, &right), run<3>(p, &right), run<4>(p, &right), run<5>(p, &right), run<6>(p, &right)};
  printf("blocks of 40 KB on a multiprocessor: %d %d %d %d %d %d %d, right: %d\n", n[0], n[1], n[2], n[3], n[4], n[5], n[6], right);
}
