// The stand-in for the driver (nvptx/cuda/testdata/driver.c) has these kernels, too.
#include "../expect.h"
extern "C" {
__device__ unsigned amount = 3;
__device__ unsigned long long optgo_launches; // the list of optgo_launches.h
__device__ void add(unsigned *p, unsigned n) {
  for (unsigned i = threadIdx.x + blockIdx.x * blockDim.x; i < n; i += blockDim.x * gridDim.x) p[i] += amount;
  __syncthreads();
  if (threadIdx.x + blockIdx.x == 0) amount++;
}
__global__ void parent() {}
__global__ void increase(unsigned *p, unsigned n) { add(p, n); }
__global__ void cooperate(unsigned *p, unsigned n) { add(p, n); }
__global__ void cluster(unsigned *p, unsigned n) {
  if (blockIdx.x) return;
  for (unsigned i = threadIdx.x; i < n; i += blockDim.x) p[i] += amount;
  if (threadIdx.x == 0) amount++;
}
__global__ void differ(float *p) { p[1] = 1; }
__global__ void stray(int *p) { *p = 1; }
__global__ void report() { if (threadIdx.x == 0) printf("the kernel has %u threads\n", blockDim.x); }
}

// The variable goes to the GPU and comes back; memory needs no copies.
static void variables() {
  const unsigned n = 3 << 20; // more than a chunk that is registered
  unsigned *p, v;
  OK(cudaMalloc(&p, n * 4)); OK(cudaMemset(p, 0, n * 4));
  increase<<<1, 64>>>(p, n);
  OK(cudaMemcpyFromSymbol(&v, amount, 4)); EXPECT(v == 4); // asked for after the launch
  v = 10; OK(cudaMemcpyToSymbol(amount, &v, 4));
  increase<<<1, 64>>>(p, n);
  OK(cudaMemcpyFromSymbol(&v, amount, 4)); EXPECT(v == 11);
  OK(cudaMemcpy(&v, p + n - 1, 4, cudaMemcpyDeviceToHost)); EXPECT(v == 3 + 10);
  unsigned count = 100; void *args[] = {&p, &count};
  OK(cudaLaunchCooperativeKernel((void *)cooperate, 1, 32, args)); OK(cudaMemcpy(&v, p, 4, cudaMemcpyDeviceToHost)); EXPECT(v == 13 + 11);
  cudaLaunchAttribute a{}; a.id = cudaLaunchAttributeClusterDimension; a.val.clusterDim.x = 2; a.val.clusterDim.y = a.val.clusterDim.z = 1;
  cudaLaunchConfig_t c{}; c.gridDim = 2; c.blockDim = 32; c.attrs = &a; c.numAttrs = 1;
  OK(cudaLaunchKernelExC(&c, (void *)cluster, args)); OK(cudaMemcpy(&v, p, 4, cudaMemcpyDeviceToHost)); EXPECT(v == 24 + 12);
  unsigned *host = (unsigned *)aligned_alloc(4096, 4096); host[0] = 1;
  OK(cudaHostRegister(host, 4096, 0));
  increase<<<1, 64>>>(host, 1); OK(cudaDeviceSynchronize()); EXPECT(host[0] == 1 + 13);
  OK(cudaHostUnregister(host)); OK(cudaFree(p));
}

static void faults() {
  unsigned *p, v = 20; OK(cudaMalloc(&p, 64)); OK(cudaMemset(p, 0, 64)); OK(cudaMemcpyToSymbol(amount, &v, 4));
  stray<<<1, 1>>>((int *)8);
  EXPECT(cudaDeviceSynchronize() == cudaErrorIllegalAddress); EXPECT(cudaMalloc(&p, 64) == cudaErrorIllegalAddress);
  OK(cudaDeviceReset());
  increase<<<1, 1>>>(p, 16);
  OK(cudaMemcpyFromSymbol(&v, amount, 4)); EXPECT(v == 21);
  OK(cudaMemcpy(&v, p, 4, cudaMemcpyDeviceToHost)); EXPECT(v == 20);
}

static void refused() {
  cudaArray_t array; cudaChannelFormatDesc f = cudaCreateChannelDesc<float>(); OK(cudaMallocArray(&array, &f, 16));
  cudaResourceDesc r{}; r.resType = cudaResourceTypeArray; r.res.array.array = array;
  cudaTextureDesc d{}; cudaTextureObject_t t;
  EXPECT(cudaCreateTextureObject(&t, &r, &d, 0) == cudaErrorNotSupported);
  parent<<<1, 1>>>();
  EXPECT(cudaDeviceSynchronize() == cudaErrorNotSupported);
  report<<<1, 32>>>();
  OK(cudaDeviceSynchronize());
}

int main(int n, char **args) {
  float *p;
  switch (*args[1]) {
  case 'v': variables(); break;
  case 'f': faults(); break;
  case 'r': refused(); break;
  case 's': OK(cudaMalloc(&p, 64)); stray<<<1, 1>>>((int *)p); printf("%d\n", cudaDeviceSynchronize()); increase<<<1, 1>>>((unsigned *)p, 1); break;
  case 'd': OK(cudaMalloc(&p, 64)); OK(cudaMemset(p, 0, 64)); differ<<<1, 1>>>(p); OK(cudaDeviceSynchronize());
    float v; OK(cudaMemcpy(&v, p + 1, 4, cudaMemcpyDeviceToHost)); printf("%g\n", v); break;
  case 'p': printf("before\n"); report<<<1, 32>>>(); OK(cudaDeviceSynchronize()); printf("after\n");
  }
}
