// Launches with blanks in their brackets, also of templates and in a macro's argument.
// stdout: 10 20 35
#include <cstdio>

__managed__ int sum;
__global__ void add(int n) { atomicAdd(&sum, n); }
template <int N> __global__ void addTo(int *to) { atomicAdd(to, N); }

#define CHECKED(call) do { call; if (cudaDeviceSynchronize() != cudaSuccess) return 1; } while (0)

int main() {
  add << < dim3(1), 10 >> > (1);
  cudaDeviceSynchronize();
  printf("%d ", sum);
  CHECKED((addTo<2><< <1, 10 >> 1 >> > (&sum)));
  printf("%d ", sum);
  add
    < < < 5, 1 > >> // one block for each
    (3);
  cudaDeviceSynchronize();
  printf("%d\n", sum);
}
