#include "expect.h"
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void tiles(int *o) { auto b = cg::this_thread_block(); auto t = cg::tiled_partition<8>(b); int v = threadIdx.x; for (int k = 4; k; k >>= 1) v += t.shfl_down(v, k); b.sync(); if (t.thread_rank() == 0) o[threadIdx.x / 8] = v; }
__global__ void all(int *a, int *o) { cg::grid_group g = cg::this_grid(); a[blockIdx.x] = blockIdx.x + 1; g.sync(); if (g.thread_rank() == 0) { int s = 0; for (int i = 0; i < gridDim.x; i++) s += a[i]; *o = s; } }
int main() {
  int *d, *o, h[8]; OK(cudaMalloc(&d, 128)); OK(cudaMalloc(&o, 4)); tiles<<<1, 64>>>(d); OK(cudaMemcpy(h, d, 32, cudaMemcpyDeviceToHost)); EXPECT(h[0] == 28 && h[7] == 28 + 8 * 56);
  void *args[] = {&d, &o}; OK(cudaLaunchCooperativeKernel((void *)all, dim3(8), dim3(1), args)); OK(cudaMemcpy(h, o, 4, cudaMemcpyDeviceToHost)); EXPECT(h[0] == 36);
}
