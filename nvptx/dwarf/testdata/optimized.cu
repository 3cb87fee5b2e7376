// The source of optimized.ll: clang -x cuda --cuda-device-only -nocudainc -nocudalib
// --cuda-gpu-arch=sm_70 -g -O2 -Xclang -debug-info-kind=limited -S -emit-llvm optimized.cu
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __noinline__ __attribute__((noinline))
__device__ __noinline__ int half(int x, int by) {
  int q = x / by;
  if (q > 10)
    q = 10;
  return q;
}

__global__ void sums(const int *a, int *out, int n) {
  int sum = 0;
  int last = -1;
  for (int i = 0; i < n; i++) {
    int x = a[i];
    if (x > sum)
      last = i;
    sum += half(x, 3);
    out[i] = sum;
  }
  out[n] = last;
}
