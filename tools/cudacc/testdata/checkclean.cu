#include "expect.h"
#include <cooperative_groups.h>
struct pair { char tag; double value; };
__global__ void copy(int *out, const int *in) { out[threadIdx.x] = in[threadIdx.x]; }
__global__ void flag(int *done, int *all) { *done = 1; atomicAdd(all, 1); }
__global__ void last(int *part, int *count, int *sum) {
  if (threadIdx.x) return;
  part[blockIdx.x] = blockIdx.x;
  __threadfence();
  if (atomicAdd(count, 1) == gridDim.x - 1)
    for (int i = 0; i < gridDim.x; i++) *sum += part[i];
}
__global__ void neighbours(int *p, int *q) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, n = gridDim.x * blockDim.x;
  p[i] = i;
  cooperative_groups::this_grid().sync();
  q[i] = p[(i + 40) % n];
}
__global__ void pairs(pair *to, const pair *from) { to[threadIdx.x] = from[threadIdx.x]; }
__global__ void fillpairs(pair *p) { p[threadIdx.x].tag = 1; p[threadIdx.x].value = 2; }
__global__ void bytes(char *p) { p[blockIdx.x] = blockIdx.x; p[blockIdx.x]++; }
int main() {
  int *a, *b, h[64] = {0};
  OK(cudaMalloc(&a, 64 * 4)); OK(cudaMalloc(&b, 64 * 4));
  OK(cudaMemset(a, 0, 64 * 4));
  copy<<<1, 64>>>(b, a); copy<<<1, 64>>>(a, b);
  flag<<<8, 32>>>(a, a + 1); last<<<8, 32>>>(b, a + 2, a + 3); bytes<<<9, 1>>>((char *)b);
  pair *p, *q; OK(cudaMalloc(&p, sizeof(pair) * 8)); OK(cudaMalloc(&q, sizeof(pair) * 8));
  fillpairs<<<1, 8>>>(p); pairs<<<1, 8>>>(q, p);
  OK(cudaMemcpy(h, a, sizeof h, cudaMemcpyDeviceToHost)); EXPECT(h[0] == 1 && h[1] == 256 && h[3] == 28);
  void *args[] = {&a, &b};
  OK(cudaLaunchCooperativeKernel((void *)neighbours, 2, 32, args, 0, 0));
  OK(cudaMemcpy(h, b, sizeof h, cudaMemcpyDeviceToHost)); EXPECT(h[0] == 40 && h[63] == 39);
}
// environment: OPTGO_CHECK=1
