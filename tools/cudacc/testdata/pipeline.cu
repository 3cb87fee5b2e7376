// flags: -arch=sm_80
#include "expect.h"
#include <cooperative_groups.h>
#include <cuda/pipeline>
// A pipeline of two stages that all threads fill and empty. Its arrivals are inline assembly whose result is not used.
namespace cg = cooperative_groups;
__global__ void reversed(const int *in, int *out) {
  __shared__ int s[2][64];
  __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> state;
  auto block = cg::this_thread_block();
  auto pipe = cuda::make_pipeline(block, &state);
  pipe.producer_acquire(), cuda::memcpy_async(block, s[0], in, sizeof s[0], pipe), pipe.producer_commit();
  for (int i = 0; i < 4; i++) {
    if (i < 3) pipe.producer_acquire(), cuda::memcpy_async(block, s[(i + 1) & 1], in + 64 * (i + 1), sizeof s[0], pipe), pipe.producer_commit();
    pipe.consumer_wait();
    out[i * 64 + threadIdx.x] = s[i & 1][63 - threadIdx.x];
    pipe.consumer_release();
  }
}
int main() {
  int *p;
  OK(cudaMallocManaged(&p, 512 * sizeof *p));
  for (int i = 0; i < 256; i++) p[i] = i;
  reversed<<<1, 64>>>(p, p + 256);
  OK(cudaDeviceSynchronize());
  for (int i = 0; i < 256; i++) EXPECT(p[256 + i] == i / 64 * 64 + 63 - i % 64);
}
