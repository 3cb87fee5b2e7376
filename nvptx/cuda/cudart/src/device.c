// The device: one, an emulator that says so.
#include "runtime.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

static cudaError_t only(const char *call, int device) {
  return device == 0 ? done(call, cudaSuccess) : fail(call, cudaErrorInvalidDevice, "device %d; there is one, 0", device);
}

cudaError_t cudaGetDeviceCount(int *n) { begin_use(); *n = 1; return done("cudaGetDeviceCount", cudaSuccess); } // as cuInit
cudaError_t cudaGetDevice(int *d) { *d = 0; return done("cudaGetDevice", cudaSuccess); }
cudaError_t cudaSetDevice(int d) {
  use_primary();
  device_sm();
  return only("cudaSetDevice", d);
}
cudaError_t cudaInitDevice(int d, unsigned f, unsigned g) { (void)f, (void)g; return only("cudaInitDevice", d); }
cudaError_t cudaSetDeviceFlags(unsigned f) { (void)f; return done("cudaSetDeviceFlags", cudaSuccess); }
cudaError_t cudaGetDeviceFlags(unsigned *f) { *f = cudaDeviceMapHost; return cudaSuccess; }
cudaError_t cudaSetValidDevices(int *d, int n) { return n > 0 ? only("cudaSetValidDevices", d[0]) : cudaSuccess; }
cudaError_t cudaChooseDevice(int *d, const struct cudaDeviceProp *p) { (void)p; *d = 0; return cudaSuccess; }

cudaError_t cudaDriverGetVersion(int *v) { *v = CUDART_VERSION; return cudaSuccess; }
cudaError_t cudaRuntimeGetVersion(int *v) { *v = CUDART_VERSION; return cudaSuccess; }

// What the properties and the attributes both have: the field of the first is what cudaDeviceGetAttribute says of the second.
#define FIELD(f, a) {offsetof(struct cudaDeviceProp, f), cudaDevAttr##a}
static const struct { size_t at; enum cudaDeviceAttr a; } ints[] = {
    FIELD(major, ComputeCapabilityMajor), FIELD(minor, ComputeCapabilityMinor), FIELD(regsPerBlock, MaxRegistersPerBlock), FIELD(regsPerMultiprocessor, MaxRegistersPerMultiprocessor),
    FIELD(warpSize, WarpSize), FIELD(maxThreadsPerBlock, MaxThreadsPerBlock), FIELD(maxThreadsPerMultiProcessor, MaxThreadsPerMultiProcessor),
    FIELD(maxBlocksPerMultiProcessor, MaxBlocksPerMultiprocessor), FIELD(maxThreadsDim[0], MaxBlockDimX), FIELD(maxThreadsDim[1], MaxBlockDimY), FIELD(maxThreadsDim[2], MaxBlockDimZ),
    FIELD(maxGridSize[0], MaxGridDimX), FIELD(maxGridSize[1], MaxGridDimY), FIELD(maxGridSize[2], MaxGridDimZ), FIELD(multiProcessorCount, MultiProcessorCount),
    FIELD(integrated, Integrated), FIELD(canMapHostMemory, CanMapHostMemory), FIELD(maxTexture1D, MaxTexture1DWidth), FIELD(maxTexture2D[0], MaxTexture2DWidth),
    FIELD(maxTexture2D[1], MaxTexture2DHeight), FIELD(maxTexture2DLinear[0], MaxTexture2DLinearWidth), FIELD(maxTexture2DLinear[1], MaxTexture2DLinearHeight),
    FIELD(maxTexture2DLinear[2], MaxTexture2DLinearPitch), FIELD(maxTexture2DGather[0], MaxTexture2DGatherWidth), FIELD(maxTexture2DGather[1], MaxTexture2DGatherHeight),
    FIELD(maxTexture3D[0], MaxTexture3DWidth), FIELD(maxTexture3D[1], MaxTexture3DHeight), FIELD(maxTexture3D[2], MaxTexture3DDepth), FIELD(maxTexture3DAlt[0], MaxTexture3DWidthAlt),
    FIELD(maxTexture3DAlt[1], MaxTexture3DHeightAlt), FIELD(maxTexture3DAlt[2], MaxTexture3DDepthAlt), FIELD(maxTextureCubemap, MaxTextureCubemapWidth),
    FIELD(maxTexture1DLayered[0], MaxTexture1DLayeredWidth), FIELD(maxTexture1DLayered[1], MaxTexture1DLayeredLayers), FIELD(maxTexture2DLayered[0], MaxTexture2DLayeredWidth),
    FIELD(maxTexture2DLayered[1], MaxTexture2DLayeredHeight), FIELD(maxTexture2DLayered[2], MaxTexture2DLayeredLayers), FIELD(maxTextureCubemapLayered[0], MaxTextureCubemapLayeredWidth),
    FIELD(maxTextureCubemapLayered[1], MaxTextureCubemapLayeredLayers), FIELD(maxSurface1D, MaxSurface1DWidth), FIELD(maxSurface2D[0], MaxSurface2DWidth),
    FIELD(maxSurface2D[1], MaxSurface2DHeight), FIELD(maxSurface3D[0], MaxSurface3DWidth), FIELD(maxSurface3D[1], MaxSurface3DHeight), FIELD(maxSurface3D[2], MaxSurface3DDepth),
    FIELD(maxSurface1DLayered[0], MaxSurface1DLayeredWidth), FIELD(maxSurface1DLayered[1], MaxSurface1DLayeredLayers), FIELD(maxSurface2DLayered[0], MaxSurface2DLayeredWidth),
    FIELD(maxSurface2DLayered[1], MaxSurface2DLayeredHeight), FIELD(maxSurface2DLayered[2], MaxSurface2DLayeredLayers), FIELD(maxSurfaceCubemap, MaxSurfaceCubemapWidth),
    FIELD(maxSurfaceCubemapLayered[0], MaxSurfaceCubemapLayeredWidth), FIELD(maxSurfaceCubemapLayered[1], MaxSurfaceCubemapLayeredLayers), FIELD(concurrentKernels, ConcurrentKernels),
    FIELD(ECCEnabled, EccEnabled), FIELD(pciBusID, PciBusId), FIELD(pciDeviceID, PciDeviceId), FIELD(pciDomainID, PciDomainId), FIELD(tccDriver, TccDriver),
    FIELD(asyncEngineCount, AsyncEngineCount), FIELD(unifiedAddressing, UnifiedAddressing), FIELD(memoryBusWidth, GlobalMemoryBusWidth), FIELD(l2CacheSize, L2CacheSize),
    FIELD(persistingL2CacheMaxSize, MaxPersistingL2CacheSize), FIELD(accessPolicyMaxWindowSize, MaxAccessPolicyWindowSize), FIELD(streamPrioritiesSupported, StreamPrioritiesSupported),
    FIELD(globalL1CacheSupported, GlobalL1CacheSupported), FIELD(localL1CacheSupported, LocalL1CacheSupported), FIELD(managedMemory, ManagedMemory), FIELD(isMultiGpuBoard, IsMultiGpuBoard),
    FIELD(multiGpuBoardGroupID, MultiGpuBoardGroupID), FIELD(hostNativeAtomicSupported, HostNativeAtomicSupported), FIELD(pageableMemoryAccess, PageableMemoryAccess),
    FIELD(concurrentManagedAccess, ConcurrentManagedAccess), FIELD(computePreemptionSupported, ComputePreemptionSupported),
    FIELD(canUseHostPointerForRegisteredMem, CanUseHostPointerForRegisteredMem), FIELD(cooperativeLaunch, CooperativeLaunch),
    FIELD(pageableMemoryAccessUsesHostPageTables, PageableMemoryAccessUsesHostPageTables), FIELD(directManagedMemAccessFromHost, DirectManagedMemAccessFromHost),
    FIELD(hostRegisterSupported, HostRegisterSupported), FIELD(sparseCudaArraySupported, SparseCudaArraySupported), FIELD(hostRegisterReadOnlySupported, HostRegisterReadOnlySupported),
    FIELD(memoryPoolsSupported, MemoryPoolsSupported), FIELD(ipcEventSupported, IpcEventSupport), FIELD(clusterLaunch, ClusterLaunch),
#if CUDART_VERSION < 13000
    FIELD(clockRate, ClockRate), FIELD(memoryClockRate, MemoryClockRate), FIELD(deviceOverlap, GpuOverlap), FIELD(kernelExecTimeoutEnabled, KernelExecTimeout),
    FIELD(computeMode, ComputeMode), FIELD(maxTexture1DLinear, MaxTexture1DLinearWidth), FIELD(singleToDoublePrecisionPerfRatio, SingleToDoublePrecisionPerfRatio),
#endif
}, sizes[] = {
    FIELD(sharedMemPerBlock, MaxSharedMemoryPerBlock), FIELD(sharedMemPerBlockOptin, MaxSharedMemoryPerBlockOptin), FIELD(sharedMemPerMultiprocessor, MaxSharedMemoryPerMultiprocessor),
    FIELD(reservedSharedMemPerBlock, ReservedSharedMemoryPerBlock), FIELD(totalConstMem, TotalConstantMemory), FIELD(memPitch, MaxPitch), FIELD(textureAlignment, TextureAlignment),
    FIELD(texturePitchAlignment, TexturePitchAlignment), FIELD(surfaceAlignment, SurfaceAlignment),
};
#undef FIELD

cudaError_t cudaGetDeviceProperties(struct cudaDeviceProp *p, int device) {
  cudaError_t e = only("cudaGetDeviceProperties", device);
  if (e) return e;
  memset(p, 0, sizeof *p);
  snprintf(p->name, sizeof p->name, "opt-go emulator (sm_%d)", device_sm());
  p->totalGlobalMem = device_bytes();
  int v;
  for (size_t i = 0; !e && i < sizeof ints / sizeof *ints; i++) {
    e = cudaDeviceGetAttribute(&v, ints[i].a, device);
    *(int *)((char *)p + ints[i].at) = v;
  }
  for (size_t i = 0; !e && i < sizeof sizes / sizeof *sizes; i++) {
    e = cudaDeviceGetAttribute(&v, sizes[i].a, device);
    *(size_t *)((char *)p + sizes[i].at) = v;
  }
  return e;
}

cudaError_t cudaDeviceGetAttribute(int *v, enum cudaDeviceAttr a, int device) {
  cudaError_t e = only("cudaDeviceGetAttribute", device);
  if (e) return e;
  static const struct { enum cudaDeviceAttr a; int v; } fixed[] = {
      {cudaDevAttrMaxThreadsPerBlock, 1024}, {cudaDevAttrMaxBlockDimX, 1024}, {cudaDevAttrMaxBlockDimY, 1024}, {cudaDevAttrMaxBlockDimZ, 64},
      {cudaDevAttrMaxGridDimX, 0x7FFFFFFF}, {cudaDevAttrMaxGridDimY, 65535}, {cudaDevAttrMaxGridDimZ, 65535},
      {cudaDevAttrMaxSharedMemoryPerBlock, 48 << 10}, {cudaDevAttrMaxSharedMemoryPerBlockOptin, 227 << 10},
      {cudaDevAttrMaxSharedMemoryPerMultiprocessor, 228 << 10}, {cudaDevAttrReservedSharedMemoryPerBlock, 1 << 10},
      {cudaDevAttrTotalConstantMemory, 64 << 10}, {cudaDevAttrWarpSize, 32}, {cudaDevAttrMaxPitch, 0x7FFFFFFF},
      {cudaDevAttrMaxRegistersPerBlock, 65536}, {cudaDevAttrMaxRegistersPerMultiprocessor, 65536}, {cudaDevAttrClockRate, 1000000},
      {cudaDevAttrMemoryClockRate, 1000000}, {cudaDevAttrGlobalMemoryBusWidth, 64}, {cudaDevAttrTextureAlignment, 512}, {cudaDevAttrTexturePitchAlignment, 32},
      {cudaDevAttrMultiProcessorCount, multiprocessors}, {cudaDevAttrKernelExecTimeout, 0}, {cudaDevAttrIntegrated, 1}, {cudaDevAttrCanMapHostMemory, 1},
      {cudaDevAttrComputeMode, cudaComputeModeDefault}, {cudaDevAttrConcurrentKernels, 1}, {cudaDevAttrEccEnabled, 0}, {cudaDevAttrL2CacheSize, 4 << 20},
      {cudaDevAttrMaxThreadsPerMultiProcessor, 2048}, {cudaDevAttrMaxBlocksPerMultiprocessor, 32}, {cudaDevAttrAsyncEngineCount, 1}, {cudaDevAttrUnifiedAddressing, 1},
      {cudaDevAttrStreamPrioritiesSupported, 1}, {cudaDevAttrManagedMemory, 1}, {cudaDevAttrConcurrentManagedAccess, 1}, {cudaDevAttrPageableMemoryAccess, 0},
      {cudaDevAttrCooperativeLaunch, 1}, {cudaDevAttrHostRegisterSupported, 1}, {cudaDevAttrCanUseHostPointerForRegisteredMem, 1}, {cudaDevAttrMemoryPoolsSupported, 1},
      {cudaDevAttrIsMultiGpuBoard, 0}, {cudaDevAttrHostNativeAtomicSupported, 1}, {cudaDevAttrSingleToDoublePrecisionPerfRatio, 2}, {cudaDevAttrMaxTexture1DWidth, 65536},
      {cudaDevAttrMaxTexture2DWidth, 65536}, {cudaDevAttrMaxTexture2DHeight, 65536}, {cudaDevAttrDirectManagedMemAccessFromHost, 1}, {cudaDevAttrComputePreemptionSupported, 0},
      {cudaDevAttrClusterLaunch, 1}, {cudaDevAttrPciBusId, 0}, {cudaDevAttrPciDeviceId, 0}, {cudaDevAttrPciDomainId, 0}, {cudaDevAttrTccDriver, 0},
      {cudaDevAttrGlobalL1CacheSupported, 1}, {cudaDevAttrLocalL1CacheSupported, 1},
      {cudaDevAttrGpuOverlap, 1}, {cudaDevAttrMaxPersistingL2CacheSize, 2 << 20}, {cudaDevAttrMaxAccessPolicyWindowSize, 2 << 20},
      {cudaDevAttrPageableMemoryAccessUsesHostPageTables, 0}, {cudaDevAttrMultiGpuBoardGroupID, 0}, {cudaDevAttrHostRegisterReadOnlySupported, 0},
      {cudaDevAttrMaxSurface1DWidth, 32768}, {cudaDevAttrMaxSurface2DWidth, 65536}, {cudaDevAttrMaxSurface2DHeight, 65536},
      {cudaDevAttrMaxTexture3DWidth, 4096}, {cudaDevAttrMaxTexture3DHeight, 4096}, {cudaDevAttrMaxTexture3DDepth, 4096},
      {cudaDevAttrMaxTexture3DWidthAlt, 4096}, {cudaDevAttrMaxTexture3DHeightAlt, 4096}, {cudaDevAttrMaxTexture3DDepthAlt, 4096},
      {cudaDevAttrMaxTexture1DLayeredWidth, 32768}, {cudaDevAttrMaxTexture1DLayeredLayers, 2048}, {cudaDevAttrMaxTexture2DLayeredWidth, 32768},
      {cudaDevAttrMaxTexture2DLayeredHeight, 32768}, {cudaDevAttrMaxTexture2DLayeredLayers, 2048}, {cudaDevAttrMaxTexture2DGatherWidth, 32768}, {cudaDevAttrMaxTexture2DGatherHeight, 32768},
      {cudaDevAttrMaxTextureCubemapWidth, 32768}, {cudaDevAttrMaxTextureCubemapLayeredWidth, 32768}, {cudaDevAttrMaxTextureCubemapLayeredLayers, 2046},
      {cudaDevAttrMaxSurface3DWidth, 4096}, {cudaDevAttrMaxSurface3DHeight, 4096}, {cudaDevAttrMaxSurface3DDepth, 4096},
      {cudaDevAttrMaxSurface1DLayeredWidth, 32768}, {cudaDevAttrMaxSurface1DLayeredLayers, 2048}, {cudaDevAttrMaxSurface2DLayeredWidth, 32768},
      {cudaDevAttrMaxSurface2DLayeredHeight, 32768}, {cudaDevAttrMaxSurface2DLayeredLayers, 2048}, {cudaDevAttrMaxSurfaceCubemapWidth, 32768},
      {cudaDevAttrMaxSurfaceCubemapLayeredWidth, 32768}, {cudaDevAttrMaxSurfaceCubemapLayeredLayers, 2046},
      {cudaDevAttrMaxTexture1DLinearWidth, 1 << 27}, {cudaDevAttrMaxTexture2DLinearWidth, 65536}, {cudaDevAttrMaxTexture2DLinearHeight, 65536}, {cudaDevAttrMaxTexture2DLinearPitch, 1 << 20},
      {cudaDevAttrSurfaceAlignment, 512}, {cudaDevAttrSparseCudaArraySupported, 0}, {cudaDevAttrIpcEventSupport, 1}};
  if (a == cudaDevAttrComputeCapabilityMajor || a == cudaDevAttrComputeCapabilityMinor) {
    *v = a == cudaDevAttrComputeCapabilityMajor ? device_sm() / 10 : device_sm() % 10;
    return cudaSuccess;
  }
  for (size_t i = 0; i < sizeof fixed / sizeof *fixed; i++)
    if (fixed[i].a == a) {
      *v = fixed[i].v;
      return cudaSuccess;
    }
  // What the device has not, by number, since older headers do not name all: operations of streams on memory,
  // launches and memory of several devices, compression, RDMA, handles to share but descriptors, multicast, NUMA, mipmapped arrays.
  static const unsigned char lacking[] = {44, 73, 74, 77, 92, 93, 94, 96, 98, 104, 105, 107, 110, 114, 116, 117, 118, 119, 121, 122, 123, 124, 128, 130, 132, 133, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144};
  for (size_t i = 0; i < sizeof lacking; i++)
    if (lacking[i] == (int)a) {
      *v = 0;
      return cudaSuccess;
    }
  if (a == 102 || a == 103 || a == 126 || a == 131 || a == 134) { // mapped memory and its descriptors, one domain of memory order; no NUMA node of the device, nor of the host
    *v = a < 131 ? 1 : -1;
    return cudaSuccess;
  }
  return fail("cudaDeviceGetAttribute", cudaErrorNotSupported, "attribute %d", (int)a);
}

static size_t limits[16] = {[cudaLimitStackSize] = 512 << 10, [cudaLimitPrintfFifoSize] = 1 << 20, [cudaLimitMallocHeapSize] = 1 << 30};

// Stack, printf buffer and heap are as large as may be; a limit is only remembered.
cudaError_t cudaDeviceSetLimit(enum cudaLimit l, size_t v) {
  if ((unsigned)l >= 16) return fail("cudaDeviceSetLimit", cudaErrorInvalidValue, "limit %d", (int)l);
  limits[l] = v;
  return cudaSuccess;
}
cudaError_t cudaDeviceGetLimit(size_t *v, enum cudaLimit l) {
  if ((unsigned)l >= 16) return fail("cudaDeviceGetLimit", cudaErrorInvalidValue, "limit %d", (int)l);
  *v = limits[l];
  return cudaSuccess;
}

cudaError_t cudaDeviceSetCacheConfig(enum cudaFuncCache c) { (void)c; return cudaSuccess; }
cudaError_t cudaDeviceGetCacheConfig(enum cudaFuncCache *c) { *c = cudaFuncCachePreferNone; return cudaSuccess; }
#if CUDART_VERSION < 13000
cudaError_t cudaDeviceSetSharedMemConfig(enum cudaSharedMemConfig c) { (void)c; return cudaSuccess; }
cudaError_t cudaDeviceGetSharedMemConfig(enum cudaSharedMemConfig *c) { *c = cudaSharedMemBankSizeFourByte; return cudaSuccess; }
cudaError_t cudaThreadExit(void) { return cudaDeviceReset(); }
cudaError_t cudaThreadSetLimit(enum cudaLimit l, size_t v) { return cudaDeviceSetLimit(l, v); }
cudaError_t cudaThreadGetLimit(size_t *v, enum cudaLimit l) { return cudaDeviceGetLimit(v, l); }
cudaError_t cudaThreadSetCacheConfig(enum cudaFuncCache c) { return cudaDeviceSetCacheConfig(c); }
cudaError_t cudaThreadGetCacheConfig(enum cudaFuncCache *c) { return cudaDeviceGetCacheConfig(c); }
#endif

cudaError_t cudaDeviceGetPCIBusId(char *id, int n, int device) {
  cudaError_t e = only("cudaDeviceGetPCIBusId", device);
  if (!e) snprintf(id, (size_t)n, "0000:00:00.0");
  return e;
}
cudaError_t cudaDeviceGetByPCIBusId(int *device, const char *id) { (void)id; *device = 0; return cudaSuccess; }

cudaError_t cudaDeviceCanAccessPeer(int *can, int a, int b) {
  *can = 0;
  cudaError_t e = only("cudaDeviceCanAccessPeer", a);
  return e ? e : only("cudaDeviceCanAccessPeer", b);
}
cudaError_t cudaDeviceEnablePeerAccess(int peer, unsigned f) { (void)f; return fail("cudaDeviceEnablePeerAccess", cudaErrorInvalidDevice, "device %d is no peer", peer); }
cudaError_t cudaDeviceDisablePeerAccess(int peer) { return fail("cudaDeviceDisablePeerAccess", cudaErrorPeerAccessNotEnabled, "device %d", peer); }

cudaError_t cudaProfilerStart(void) { return cudaSuccess; }
cudaError_t cudaProfilerStop(void) { return cudaSuccess; }
