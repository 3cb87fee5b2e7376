// A program may have functions and variables of the names that the runtime's files use among themselves.
// stdout: 8 3
#include <cstdio>
int entries = 3;
extern "C" int lock(int x) { return x + 1; }
extern "C" void load_image(void) {}
__global__ void k(int *p) { *p = 7; }
int main() {
  int *p;
  cudaMallocManaged(&p, 4);
  k<<<1, 1>>>(p);
  cudaDeviceSynchronize();
  load_image();
  printf("%d %d\n", lock(*p), entries);
}
