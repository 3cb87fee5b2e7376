// flags: -arch=sm_90
#include "expect.h"
#include <cuda.h>
// Clusters: their sizes, how many of them the device holds, and launches by both interfaces.
static const char *ptx = R"(.version 8.0
.target sm_90
.address_size 64
.visible .entry ranks(.param .u64 p) .reqnctapercluster 2, 1, 1
{
  .reg .b32 %r<4>; .reg .b64 %d<4>;
  ld.param.u64 %d1, [p]; mov.u32 %r1, %ctaid.x; mov.u32 %r2, %cluster_ctarank; mul.wide.u32 %d2, %r1, 4; add.u64 %d3, %d1, %d2; st.global.u32 [%d3], %r2; ret;
})";
#define CU(call) EXPECT((call) == CUDA_SUCCESS)
__global__ void rank(int *p) { unsigned r; asm volatile("mov.u32 %0, %%cluster_ctarank;" : "=r"(r)); p[blockIdx.x] = r; }
__global__ void __launch_bounds__(1024) large(int *p) { extern __shared__ int s[]; s[threadIdx.x] = 0; *p = s[0]; }
static cudaLaunchConfig_t config(cudaLaunchAttribute *a, unsigned blocks, int threads, size_t shared) {
  a->id = cudaLaunchAttributeClusterDimension, a->val.clusterDim.x = blocks, a->val.clusterDim.y = a->val.clusterDim.z = 1;
  cudaLaunchConfig_t c = {}; c.gridDim = 16, c.blockDim = threads, c.dynamicSmemBytes = shared, c.attrs = a, c.numAttrs = blocks != 0; return c;
}
int main() {
  cudaLaunchAttribute a; cudaLaunchConfig_t c = config(&a, 4, 64, 0); int n, h[16], *p; OK(cudaMalloc(&p, sizeof h));
  // 64 threads: 32 blocks on each of the 16 multiprocessors. 1024: 2.
  OK(cudaOccupancyMaxActiveClusters(&n, rank, &c)); EXPECT(n == 128); c = config(&a, 8, 1024, 0); OK(cudaOccupancyMaxActiveClusters(&n, rank, &c)); EXPECT(n == 4);
  OK(cudaFuncSetAttribute(large, cudaFuncAttributeMaxDynamicSharedMemorySize, 200 << 10)); c = config(&a, 4, 1024, 200 << 10); OK(cudaOccupancyMaxActiveClusters(&n, large, &c)); EXPECT(n == 4);
  OK(cudaOccupancyMaxPotentialClusterSize(&n, rank, &c)); EXPECT(n == 8); c = config(&a, 16, 64, 0); EXPECT(cudaOccupancyMaxActiveClusters(&n, rank, &c) == cudaErrorInvalidClusterSize);
  EXPECT(cudaLaunchKernelEx(&c, rank, p) == cudaErrorInvalidClusterSize); OK(cudaFuncSetAttribute(rank, cudaFuncAttributeNonPortableClusterSizeAllowed, 1)); cudaFuncAttributes f; OK(cudaFuncGetAttributes(&f, rank)); EXPECT(f.nonPortableClusterSizeAllowed == 1);
  OK(cudaOccupancyMaxActiveClusters(&n, rank, &c)); EXPECT(n == 32); OK(cudaOccupancyMaxPotentialClusterSize(&n, rank, &c)); EXPECT(n == 16); OK(cudaLaunchKernelEx(&c, rank, p)); OK(cudaMemcpy(h, p, sizeof h, cudaMemcpyDeviceToHost)); EXPECT(h[0] == 0 && h[15] == 15);
  c = config(&a, 0, 64, 0); EXPECT(cudaOccupancyMaxActiveClusters(&n, rank, &c) == cudaErrorInvalidValue);

  CUmodule m; CUfunction ranks; CU(cuInit(0)); CU(cuModuleLoadData(&m, ptx)); CU(cuModuleGetFunction(&ranks, m, "ranks")); CU(cuFuncGetAttribute(&n, CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH, ranks)); EXPECT(n == 2);
  CUlaunchAttribute b; b.id = CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION, b.value.clusterDim.x = 4, b.value.clusterDim.y = b.value.clusterDim.z = 1; CUlaunchConfig d = {16, 1, 1, 64, 1, 1, 0, 0, &b, 0};
  CU(cuOccupancyMaxActiveClusters(&n, ranks, &d)); EXPECT(n == 256); CU(cuOccupancyMaxPotentialClusterSize(&n, ranks, &d)); EXPECT(n == 2); void *args[] = {&p}; CU(cuLaunchKernelEx(&d, ranks, args, 0)); CU(cuCtxSynchronize());
  OK(cudaMemcpy(h, p, sizeof h, cudaMemcpyDeviceToHost)); EXPECT(h[0] == 0 && h[14] == 0 && h[15] == 1); d.numAttrs = 1; EXPECT(cuOccupancyMaxActiveClusters(&n, ranks, &d) == CUDA_ERROR_INVALID_CLUSTER_SIZE);
}
// stderr: clusters.cu:25: cuda: cudaOccupancyMaxActiveClusters: cluster size is invalid for the device (cudaErrorInvalidClusterSize): clusters of 16 blocks; the limit is 8
// stderr: clusters.cu:26: cuda: cudaLaunchKernelExC: cluster size is invalid for the device (cudaErrorInvalidClusterSize): kernel _Z4rankPi: a cluster of 16 blocks; the limit is 8
// stderr: clusters.cu:28: cuda: cudaOccupancyMaxActiveClusters: invalid argument (cudaErrorInvalidValue): kernel _Z4rankPi: no size of clusters
// stderr: clusters.cu:33: cuda: cuOccupancyMaxActiveClusters: cluster size is invalid for the device (cudaErrorInvalidClusterSize): kernel ranks requires clusters of 2 x 1 x 1
