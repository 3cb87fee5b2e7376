#include "expect.h"
#include <cstring>
#include <cuda_profiler_api.h>
__global__ void __launch_bounds__(128) k(int *p) { __shared__ int s[64]; s[threadIdx.x & 63] = *p; __syncthreads(); *p = s[0]; }
int main() {
  OK(cudaProfilerStart()); OK(cudaProfilerStop()); int n, v, dev; OK(cudaGetDeviceCount(&n)); EXPECT(n == 1); OK(cudaSetDevice(0)); OK(cudaGetDevice(&dev)); cudaDeviceProp p; OK(cudaGetDeviceProperties(&p, 0)); EXPECT(p.warpSize == 32 && strstr(p.name, "emulator"));
  OK(cudaDeviceGetAttribute(&v, cudaDevAttrComputeCapabilityMajor, 0)); EXPECT(v == p.major); OK(cudaRuntimeGetVersion(&v)); OK(cudaDriverGetVersion(&n)); EXPECT(v == n); size_t z; OK(cudaDeviceSetLimit(cudaLimitMallocHeapSize, 1 << 20)); OK(cudaDeviceGetLimit(&z, cudaLimitMallocHeapSize)); EXPECT(z == 1 << 20);
  cudaFuncAttributes a; OK(cudaFuncGetAttributes(&a, k)); EXPECT(a.maxThreadsPerBlock == 128 && a.sharedSizeBytes >= 256); OK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&n, k, 128, 0)); EXPECT(n > 0 && n <= 32);
  int grid, block; OK(cudaOccupancyMaxPotentialBlockSize(&grid, &block, k)); EXPECT(block > 0 && block <= 128); OK(cudaFuncSetAttribute(k, cudaFuncAttributeMaxDynamicSharedMemorySize, 65536)); OK(cudaFuncSetCacheConfig(k, cudaFuncCachePreferL1));
  for (int i = 1; i < cudaDevAttrMax; i++) if (i != 127 && i != 129) OK(cudaDeviceGetAttribute(&v, (cudaDeviceAttr)i, 0)); // two are reserved
  // Properties say what the attributes say, old ones too: programs that find no overlap of copies and kernels give up.
#define SAME(field, attribute) OK(cudaDeviceGetAttribute(&v, cudaDevAttr##attribute, 0)); EXPECT(v > 0 && (int)p.field == v)
  SAME(maxTexture2DLinear[2], MaxTexture2DLinearPitch); SAME(maxTexture2DLayered[2], MaxTexture2DLayeredLayers); SAME(maxSurface3D[1], MaxSurface3DHeight); SAME(hostNativeAtomicSupported, HostNativeAtomicSupported);
  SAME(totalConstMem, TotalConstantMemory); SAME(memPitch, MaxPitch); SAME(maxGridSize[1], MaxGridDimY); SAME(clusterLaunch, ClusterLaunch); SAME(ipcEventSupported, IpcEventSupport); SAME(sharedMemPerBlockOptin, MaxSharedMemoryPerBlockOptin);
#if CUDART_VERSION < 13000
  SAME(deviceOverlap, GpuOverlap); SAME(clockRate, ClockRate); SAME(maxTexture1DLinear, MaxTexture1DLinearWidth); SAME(singleToDoublePrecisionPerfRatio, SingleToDoublePrecisionPerfRatio);
#endif
  OK(cudaDeviceCanAccessPeer(&n, 0, 0)); char id[32]; OK(cudaDeviceGetPCIBusId(id, 32, 0)); EXPECT(cudaSetDevice(7) == cudaErrorInvalidDevice); EXPECT(cudaGetLastError() == cudaErrorInvalidDevice && cudaGetLastError() == cudaSuccess);
}
// stderr: cuda: cudaSetDevice: invalid device ordinal (cudaErrorInvalidDevice): device 7
