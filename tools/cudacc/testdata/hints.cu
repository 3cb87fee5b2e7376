// Hints and attributes that programs give and ask for, copies of arrays, old names of calls.
#include "expect.h"

static int range(const void *p, size_t n, cudaMemRangeAttribute a) {
  int v = -7;
  OK(cudaMemRangeGetAttribute(&v, sizeof v, a, p, n));
  return v;
}
static void advice() {
  char *m;
  OK(cudaMallocManaged(&m, 1 << 20));
#if CUDART_VERSION < 13000
  EXPECT(range(m, 1 << 20, cudaMemRangeAttributeReadMostly) == 0 && range(m, 4096, cudaMemRangeAttributePreferredLocation) == cudaInvalidDeviceId);
  OK(cudaMemAdvise(m, 1 << 20, cudaMemAdviseSetReadMostly, 0));
  OK(cudaMemAdvise(m, 8192, cudaMemAdviseSetPreferredLocation, cudaCpuDeviceId));
  OK(cudaMemAdvise(m, 8192, cudaMemAdviseSetAccessedBy, 0));
  OK(cudaMemPrefetchAsync(m, 4096, 0));
  OK(cudaMemPrefetchAsync(m + 4096, 4096, cudaCpuDeviceId));
#else
  cudaMemLocation gpu = {cudaMemLocationTypeDevice, 0}, host = {cudaMemLocationTypeHost, 0};
  OK(cudaMemAdvise(m, 1 << 20, cudaMemAdviseSetReadMostly, gpu));
  OK(cudaMemAdvise(m, 8192, cudaMemAdviseSetPreferredLocation, host));
  OK(cudaMemAdvise(m, 8192, cudaMemAdviseSetAccessedBy, gpu));
  OK(cudaMemPrefetchAsync(m, 4096, gpu, 0));
  OK(cudaMemPrefetchAsync(m + 4096, 4096, host, 0));
#endif
  EXPECT(range(m, 1 << 20, cudaMemRangeAttributeReadMostly) == 1);
  EXPECT(range(m, 8192, cudaMemRangeAttributePreferredLocation) == cudaCpuDeviceId && range(m, 8193, cudaMemRangeAttributePreferredLocation) == cudaInvalidDeviceId);
  EXPECT(range(m, 4096, cudaMemRangeAttributeLastPrefetchLocation) == 0 && range(m + 4096, 4096, cudaMemRangeAttributeLastPrefetchLocation) == cudaCpuDeviceId);
  EXPECT(range(m, 8192, cudaMemRangeAttributeLastPrefetchLocation) == cudaInvalidDeviceId); // not the same everywhere
  int by[2], mostly; void *out[] = {by, &mostly}; size_t sizes[] = {sizeof by, sizeof mostly}; cudaMemRangeAttribute which[] = {cudaMemRangeAttributeAccessedBy, cudaMemRangeAttributeReadMostly};
  OK(cudaMemRangeGetAttributes(out, sizes, which, 2, m, 100)); EXPECT(by[0] == 0 && by[1] == cudaInvalidDeviceId && mostly == 1);
  EXPECT(cudaMemRangeGetAttribute(by, 3, cudaMemRangeAttributeReadMostly, m, 4) == cudaErrorInvalidValue);
  OK(cudaFree(m));
  OK(cudaMallocManaged(&m, 1 << 20)); // where the other was
  EXPECT(range(m, 1 << 20, cudaMemRangeAttributeReadMostly) == 0);
}

static void arrays() {
  cudaChannelFormatDesc f = cudaCreateChannelDesc<int>();
  cudaArray_t a, b; OK(cudaMallocArray(&a, &f, 8, 4)); OK(cudaMallocArray(&b, &f, 8, 4));
  int in[32], out[32] = {}; for (int i = 0; i < 32; i++) in[i] = i;
  OK(cudaMemcpy2DToArray(a, 0, 0, in, 32, 32, 4, cudaMemcpyHostToDevice));
  OK(cudaMemcpy2DArrayToArray(b, 0, 0, a, 16, 2, 16, 2, cudaMemcpyDeviceToDevice)); // the last quarter
  OK(cudaMemcpy2DFromArray(out, 16, b, 0, 0, 16, 2, cudaMemcpyDeviceToHost)); EXPECT(out[0] == 20 && out[3] == 23 && out[4] == 28 && out[7] == 31);
  EXPECT(cudaMemcpy2DArrayToArray(b, 0, 0, a, 16, 3, 16, 2, cudaMemcpyDeviceToDevice) == cudaErrorInvalidValue);
#if CUDART_VERSION < 13000
#pragma clang diagnostic ignored "-Wdeprecated-declarations"
  cudaStream_t s; OK(cudaStreamCreate(&s));
  OK(cudaMemcpyToArrayAsync(b, 0, 0, in, 128, cudaMemcpyHostToDevice, s)); OK(cudaMemcpyArrayToArray(b, 0, 0, a, 4, 0, 64, cudaMemcpyDeviceToDevice));
  OK(cudaMemcpyFromArrayAsync(out, b, 0, 0, 128, cudaMemcpyDeviceToHost, s)); OK(cudaStreamSynchronize(s)); EXPECT(out[0] == 1 && out[15] == 16 && out[16] == 16);
  OK(cudaThreadSetLimit(cudaLimitMallocHeapSize, 12345678)); size_t n; OK(cudaThreadGetLimit(&n, cudaLimitMallocHeapSize)); EXPECT(n == 12345678);
#endif
  cudaMemcpy3DPeerParms p = {}; p.srcPtr = make_cudaPitchedPtr(in, 32, 32, 4); p.dstArray = b; p.extent = make_cudaExtent(8, 4, 1); OK(cudaMemcpy3DPeer(&p));
  OK(cudaMemcpy2DFromArray(out, 32, b, 0, 0, 32, 4, cudaMemcpyDeviceToHost)); EXPECT(out[31] == 31 && out[0] == 0);
}

static void streams() {
  cudaStream_t s, t; OK(cudaStreamCreateWithPriority(&s, cudaStreamNonBlocking, -2)); OK(cudaStreamCreate(&t));
  cudaStreamAttrValue v = {}; v.syncPolicy = cudaSyncPolicyYield; OK(cudaStreamSetAttribute(s, cudaStreamAttributeSynchronizationPolicy, &v));
  OK(cudaStreamCopyAttributes(t, s)); v.syncPolicy = cudaSyncPolicyAuto; OK(cudaStreamGetAttribute(t, cudaStreamAttributeSynchronizationPolicy, &v)); EXPECT(v.syncPolicy == cudaSyncPolicyYield);
  OK(cudaStreamGetAttribute(s, cudaStreamAttributePriority, &v)); EXPECT(v.priority == -2);
#if CUDART_VERSION >= 12000
  unsigned long long a, b; OK(cudaStreamGetId(s, &a)); OK(cudaStreamGetId(t, &b)); EXPECT(a != b);
#endif
#if CUDART_VERSION >= 12080
  int d = 3; OK(cudaStreamGetDevice(s, &d)); EXPECT(d == 0);
#endif
}

// stderr: cudaMemRangeGetAttribute: invalid argument (cudaErrorInvalidValue): 3 bytes for the result
// stderr: cudaMemcpy2DArrayToArray: invalid argument (cudaErrorInvalidValue): the array is smaller
int main() {
  advice();
  arrays();
  streams();
}
