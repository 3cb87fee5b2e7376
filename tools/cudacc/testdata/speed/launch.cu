// Prints the microseconds that a launch of one block takes, when the host waits for each, and when it
// waits for all.
#include <chrono>
#include <cstdio>
__global__ void nothing(int *p) { if (threadIdx.x == 99) *p = 1; }
template <class F> double each(int n, F f) {
  auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < n; i++) f();
  cudaDeviceSynchronize();
  return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count() / n;
}
int main() {
  int *p;
  if (cudaMalloc(&p, 4)) return 1;
  nothing<<<1, 32>>>(p);
  if (cudaDeviceSynchronize()) return 1;
  double waiting = each(20000, [&] { nothing<<<1, 32>>>(p); cudaDeviceSynchronize(); });
  double streaming = each(20000, [&] { nothing<<<1, 32>>>(p); });
  printf("%.2f %.2f\n", waiting, streaming);
}
