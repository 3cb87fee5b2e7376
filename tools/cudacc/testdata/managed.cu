#include "expect.h"
__global__ void twice(int *p) { p[threadIdx.x] *= 2; }
int main() {
  int *m; OK(cudaMallocManaged(&m, 128)); for (int i = 0; i < 32; i++) m[i] = i;
  OK(cudaMemPrefetchAsync(m, 128, 0)); OK(cudaMemAdvise(m, 128, cudaMemAdviseSetReadMostly, 0)); OK(cudaStreamAttachMemAsync(0, m));
#if CUDART_VERSION >= 12020 && CUDART_VERSION < 13000
  cudaMemLocation here = {cudaMemLocationTypeDevice, 0}; OK(cudaMemPrefetchAsync_v2(m, 128, here, 0, 0)); OK(cudaMemAdvise_v2(m, 128, cudaMemAdviseSetPreferredLocation, here));
#endif
  twice<<<1, 32>>>(m); OK(cudaDeviceSynchronize()); EXPECT(m[31] == 62);
  cudaPointerAttributes a; OK(cudaPointerGetAttributes(&a, m)); EXPECT(a.type == cudaMemoryTypeManaged && a.hostPointer == m);
  int *z, *dz; OK(cudaHostAlloc(&z, 128, cudaHostAllocMapped)); z[5] = 4; OK(cudaHostGetDevicePointer(&dz, z, 0)); twice<<<1, 32>>>(dz); OK(cudaDeviceSynchronize()); EXPECT(z[5] == 8);
  unsigned flags; OK(cudaHostGetFlags(&flags, z)); EXPECT(flags & cudaHostAllocMapped);
  int *r = (int *)malloc(8192), *dr; for (int i = 0; i < 32; i++) r[i] = i; OK(cudaHostRegister(r, 8192, cudaHostRegisterMapped));
  OK(cudaHostGetDevicePointer(&dr, r, 0)); twice<<<1, 32>>>(dr); twice<<<1, 32>>>(r); OK(cudaDeviceSynchronize()); EXPECT(r[9] == 36);
  OK(cudaHostUnregister(r)); EXPECT(r[9] == 36); size_t avail, total; OK(cudaMemGetInfo(&avail, &total)); EXPECT(avail < total);
}
