// Tiles of several warps, whose memory is what hardware reserves, and whose barriers are flags in it.
// environment: OPTGO_CHECK=1
#include "expect.h"
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
namespace cg = cooperative_groups;

const int threads = 256;

template <int Size> __device__ void tile(cg::thread_block block, int v, int *sum, int *least, int *rank) {
  auto t = cg::tiled_partition<Size>(block);
  int i = block.thread_rank();
  sum[i] = cg::reduce(t, v, cg::plus<int>());
  t.sync();
  least[i] = cg::reduce(t, v, cg::less<int>());
  rank[i] = t.thread_rank() + 1000 * t.meta_group_rank() + 100000 * t.any(v == 3);
}

__global__ void k(const int *in, int *out) {
  __shared__ int copied[threads], last;
  __shared__ cg::block_tile_memory<threads> memory;
  auto block = cg::this_thread_block(memory);
  cg::memcpy_async(block, copied, in, sizeof copied);
  cg::wait(block);
  int i = block.thread_rank(), v = copied[i];
  tile<64>(block, v, out, out + threads, out + 2 * threads);
  tile<128>(block, v, out + 3 * threads, out + 4 * threads, out + 5 * threads);
  auto warp = cg::tiled_partition<32>(block);
  auto same = cg::labeled_partition(warp, v % 3);
  out[6 * threads + i] = cg::inclusive_scan(warp, v) + 1000000 * same.size();
  cg::invoke_one(block, [&] { last = v; });
  block.sync();
  out[7 * threads + i] = last >= 0;
}

int main() {
  int *in, *out;
  OK(cudaMallocManaged(&in, threads * sizeof *in));
  OK(cudaMallocManaged(&out, 8 * threads * sizeof *out));
  for (int i = 0; i < threads; i++) in[i] = i * 37 % 101;
  k<<<1, threads>>>(in, out);
  OK(cudaDeviceSynchronize());
  for (int i = 0; i < threads; i++) {
    for (int round = 0; round < 2; round++) {
      int size = round ? 128 : 64, first = i / size * size, sum = 0, least = in[first], any = 0;
      for (int j = first; j < first + size; j++) sum += in[j], least = in[j] < least ? in[j] : least, any |= in[j] == 3;
      int *at = out + 3 * round * threads + i;
      EXPECT(at[0] == sum && at[threads] == least && at[2 * threads] == i % size + 1000 * (i / size) + 100000 * any);
    }
    int scan = 0, same = 0;
    for (int j = i / 32 * 32; j < i / 32 * 32 + 32; j++) scan += j <= i ? in[j] : 0, same += in[j] % 3 == in[i] % 3;
    EXPECT(out[6 * threads + i] == scan + 1000000 * same && out[7 * threads + i] == 1);
  }
}
