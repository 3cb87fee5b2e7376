#include "expect.h"
__managed__ int count = 5;
__device__ __managed__ float values[3000];
__device__ int other = 40;
__managed__ int *pointer;
struct pair { int a; double b; };
static __managed__ pair last = {1, 2.5};
__global__ void k(int *c, float *v) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < 3000) values[i] = v[i] + 1;
  if (i == 0) *c += count + other, *pointer = 9, last.b += last.a;
}
int main() {
  EXPECT(count == 5 && last.b == 2.5);
  count = 7;
  for (int i = 0; i < 3000; i++) values[i] = i;
  OK(cudaMallocManaged(&pointer, sizeof *pointer));
  k<<<12, 256>>>(&count, values); OK(cudaDeviceSynchronize());
  for (int i = 0; i < 3000; i++) EXPECT(values[i] == i + 1);
  EXPECT(count == 7 + 7 + 40 && *pointer == 9 && last.b == 3.5);
  int h = 0; OK(cudaMemcpyFromSymbol(&h, count, sizeof h)); EXPECT(h == 54);
  h = 3; OK(cudaMemcpy(&count, &h, sizeof h, cudaMemcpyDefault)); EXPECT(count == 3);
}
