#include "expect.h"
template <class F> __global__ void each(int n, F f) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) f(i); }
int main() { int *m; OK(cudaMallocManaged(&m, 400)); int k = 7; each<<<4, 32>>>(100, [=] __device__(int i) { m[i] = i * k; }); OK(cudaDeviceSynchronize()); EXPECT(m[99] == 693); }
