// flags: -arch=sm_90
#include "expect.h"
#include <cooperative_groups.h>
// Attributes of kernels that clang does not know, or drops: sizes of clusters, also of templates, and numbers of registers.
namespace cg = cooperative_groups;
__device__ void swap_ranks(int *p) {
  __shared__ int own;
  auto cluster = cg::this_cluster();
  if (threadIdx.x == 0) own = blockIdx.x + 1;
  cluster.sync();
  p[blockIdx.x] = *cluster.map_shared_rank(&own, cluster.block_rank() ^ 1);
  cluster.sync();
}
__global__ void __cluster_dims__(2) __maxnreg__(64) pairs(int *p) { swap_ranks(p); }
template <int N> __global__ void __launch_bounds__(64) __cluster_dims__(N, 1, 1) several(int *p) { swap_ranks(p); }
int main() {
  int *p;
  OK(cudaMallocManaged(&p, 64));
  pairs<<<4, 32>>>(p);
  OK(cudaDeviceSynchronize());
  EXPECT(p[0] == 2 && p[1] == 1 && p[2] == 4 && p[3] == 3);
  several<4><<<4, 32>>>(p);
  OK(cudaDeviceSynchronize());
  EXPECT(p[0] == 2 && p[1] == 1 && p[2] == 4 && p[3] == 3);
  cudaFuncAttributes a;
  OK(cudaFuncGetAttributes(&a, several<4>));
  EXPECT(a.requiredClusterWidth == 4 && a.requiredClusterHeight == 1 && a.maxThreadsPerBlock == 64);
  pairs<<<3, 32>>>(p);
  EXPECT(cudaGetLastError() != cudaSuccess);
}
// stderr: kernelattributes.cu:28: cuda: launch:
