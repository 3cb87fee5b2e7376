#include "expect.h"
#include <thread>
#include <vector>
__global__ void add(int *p, int v) { atomicAdd(p, v); }
int main() {
  int *p, h; OK(cudaMalloc(&p, 4)); OK(cudaMemset(p, 0, 4)); std::vector<std::thread> ts;
  for (int t = 0; t < 4; t++) ts.emplace_back([=] { for (int i = 0; i < 50; i++) { add<<<2, 32>>>(p, t); int *q; cudaMalloc(&q, 64); cudaFree(q); } });
  for (auto &t : ts) t.join(); OK(cudaMemcpy(&h, p, 4, cudaMemcpyDeviceToHost)); EXPECT(h == 50 * 64 * (0 + 1 + 2 + 3));
}
