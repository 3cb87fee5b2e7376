// Tensor maps that the host makes: boxes with all swizzles, partly outside of their tensors, of steps, and
// columns of pixels, loaded to shared memory and stored from it; and what the driver refuses.
// flags: -arch=sm_90
// stdout: loads
// stdout: stores
// stdout: columns
// stdout: refused
// stderr: globalAddress is 0x480000200008, which must be a multiple of 16
// stderr: boxDim[0] is 36 elements of 144 bytes, more than the 128 bytes of the swizzle
// stderr: tensorRank is 6, which must be between 1 and 5
// stderr: are not one slice of 16 bytes is not supported
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <cuda.h>
#include <vector>
#include "expect.h"

constexpr int rows = 24, pitch = 48, boxRows = 8;

// load copies a box from the tensor to shared memory, and that to out as it is.
__global__ void load(const __grid_constant__ CUtensorMap map, int x, int y, int bytes, char *out) {
  __shared__ alignas(1024) char box[1 << 14];
  __shared__ alignas(8) uint64_t bar;
  uint32_t b = (uint32_t)__cvta_generic_to_shared(&bar), s = (uint32_t)__cvta_generic_to_shared(box);
  if (threadIdx.x == 0) {
    asm volatile("mbarrier.init.shared.b64 [%0], 1;" ::"r"(b));
    asm volatile("mbarrier.arrive.expect_tx.shared.b64 _, [%0], %1;" ::"r"(b), "r"(bytes));
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];" ::"r"(s), "l"(&map), "r"(x), "r"(y), "r"(b) : "memory");
  }
  __syncthreads();
  asm volatile("{ .reg .pred p; w: mbarrier.try_wait.parity.shared.b64 p, [%0], 0; @!p bra w; }" ::"r"(b) : "memory");
  for (int i = threadIdx.x; i < bytes; i += blockDim.x) out[i] = box[i];
}

// store copies a box from shared memory to the tensor.
__global__ void store(const __grid_constant__ CUtensorMap map, int x, int y, int bytes, const char *in) {
  __shared__ alignas(1024) char box[1 << 14];
  for (int i = threadIdx.x; i < bytes; i += blockDim.x) box[i] = in[i];
  asm volatile("fence.proxy.async.shared::cta;");
  __syncthreads();
  if (threadIdx.x) return;
  asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [%0, {%1, %2}], [%3];" ::"l"(&map), "r"(x), "r"(y), "r"((uint32_t)__cvta_generic_to_shared(box)) : "memory");
  asm volatile("cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;");
}

// columns loads pixels of a tensor of dimensions C, W and N.
__global__ void columns(const __grid_constant__ CUtensorMap map, int w, int n, unsigned short off, int bytes, char *out) {
  __shared__ alignas(1024) char box[1 << 12];
  __shared__ alignas(8) uint64_t bar;
  uint32_t b = (uint32_t)__cvta_generic_to_shared(&bar), s = (uint32_t)__cvta_generic_to_shared(box);
  asm volatile("mbarrier.init.shared.b64 [%0], 1;" ::"r"(b));
  asm volatile("mbarrier.arrive.expect_tx.shared.b64 _, [%0], %1;" ::"r"(b), "r"(bytes));
  asm volatile("cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3, %4}], [%5], {%6};" ::"r"(s), "l"(&map), "r"(0), "r"(w), "r"(n), "r"(b), "h"(off)
               : "memory");
  asm volatile("{ .reg .pred p; v: mbarrier.try_wait.parity.shared.b64 p, [%0], 0; @!p bra v; }" ::"r"(b) : "memory");
  for (int i = 0; i < bytes; i++) out[i] = box[i];
}

using Encode = decltype(&cuTensorMapEncodeTiled);
static Encode encode; // found by its name, as programs that are not linked with libcuda do

struct Tile { // of floats
  cuuint64_t dims[2], strides[1];
  cuuint32_t box[2], steps[2];
  CUtensorMapSwizzle swizzle;
  CUtensorMapFloatOOBfill fill;
  CUresult map(CUtensorMap *m, void *p, CUtensorMapDataType t = CU_TENSOR_MAP_DATA_TYPE_FLOAT32) {
    return encode(m, t, 2, p, dims, strides, box, steps, CU_TENSOR_MAP_INTERLEAVE_NONE, swizzle, CU_TENSOR_MAP_L2_PROMOTION_L2_128B, fill);
  }
};
static Tile tile(int width, CUtensorMapSwizzle swizzle, int step = 1) {
  return {{40, rows}, {pitch * 4}, {(cuuint32_t)width, boxRows}, {1, (cuuint32_t)step}, swizzle, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE};
}

// swizzled is where byte k of a box lies: pieces of 16 bytes of each 128 change places within the span.
static int swizzled(int k, int span) {
  if (!span) return k;
  int row = k / 128, piece = k % 128 / 16, group = span / 16;
  return row * 128 + (piece / group * group + (piece % group ^ row % group)) * 16 + k % 16;
}

static bool same(float a, float b) { return memcmp(&a, &b, 4) == 0; }

static void loads(float *tensor, const std::vector<float> &host) {
  const int spans[] = {0, 32, 64, 128};
  char *out;
  OK(cudaMalloc(&out, 1 << 14));
  for (int mode = 0; mode < 4; mode++)
    for (int step = 1; step <= 3; step++)
      for (int nan = 0; nan < 2; nan++) {
        int width = mode ? spans[mode] / 4 : 32, height = (boxRows + step - 1) / step, bytes = width * height * 4;
        Tile t = tile(width, (CUtensorMapSwizzle)mode, step);
        t.fill = (CUtensorMapFloatOOBfill)nan;
        alignas(64) CUtensorMap m;
        EXPECT(t.map(&m, tensor) == CUDA_SUCCESS);
        for (int y : {-3, 0, 5, rows - 2})
          for (int x : {-4, 0, 12, 36}) {
            load<<<1, 64>>>(m, x, y, bytes, out);
            std::vector<char> box(bytes);
            OK(cudaMemcpy(box.data(), out, bytes, cudaMemcpyDeviceToHost));
            uint32_t outside = nan ? 0x7fffffff : 0;
            for (int k = 0; k < width * height; k++) {
              int i = x + k % width, j = y + k / width * step;
              float want, got;
              memcpy(&want, &outside, 4);
              if (i >= 0 && i < 40 && j >= 0 && j < rows) want = host[j * pitch + i];
              memcpy(&got, &box[swizzled(4 * k, spans[mode])], 4);
              if (!same(got, want)) return (void)printf("swizzle %d, step %d, box at %d, %d: element %d is %g, not %g\n", spans[mode], step, x, y, k, got, want);
            }
          }
      }
  OK(cudaFree(out));
  puts("loads");
}

static void stores(float *tensor, std::vector<float> host) {
  Tile t = tile(16, CU_TENSOR_MAP_SWIZZLE_64B);
  alignas(64) CUtensorMap m;
  EXPECT(t.map(&m, tensor + 4) == CUDA_SUCCESS);
  EXPECT(cuTensorMapReplaceAddress(&m, tensor) == CUDA_SUCCESS);
  char box[16 * boxRows * 4], *in;
  for (int k = 0; k < 16 * boxRows; k++) {
    float v = 1000.f + k;
    memcpy(box + swizzled(4 * k, 64), &v, 4);
    int i = 32 + k % 16, j = -2 + k / 16;
    if (i < 40 && j >= 0) host[j * pitch + i] = v;
  }
  OK(cudaMalloc(&in, sizeof box));
  OK(cudaMemcpy(in, box, sizeof box, cudaMemcpyHostToDevice));
  store<<<1, 64>>>(m, 32, -2, sizeof box, in);
  std::vector<float> got(host.size());
  OK(cudaMemcpy(got.data(), tensor, got.size() * 4, cudaMemcpyDeviceToHost));
  EXPECT(got == host);
  OK(cudaFree(in));
  puts("stores");
}

// Every pixel from the upper corner on in steps of two, moved by the offset: 3 taps of a filter, as in the
// first example of PTX's manual.
static void pixels() {
  const int channels = 8, width = 9, images = 2, count = 10;
  std::vector<uint16_t> host(channels * width * images), got(channels * count);
  for (size_t i = 0; i < host.size(); i++) host[i] = (uint16_t)(i + 1);
  uint16_t *tensor;
  char *out;
  OK(cudaMalloc(&tensor, host.size() * 2));
  OK(cudaMalloc(&out, got.size() * 2));
  OK(cudaMemcpy(tensor, host.data(), host.size() * 2, cudaMemcpyHostToDevice));
  cuuint64_t dims[] = {channels, width, images}, strides[] = {channels * 2, channels * 2 * width};
  cuuint32_t steps[] = {1, 2, 1};
  int lower[] = {-1}, upper[] = {-1};
  alignas(64) CUtensorMap m;
  EXPECT(cuTensorMapEncodeIm2col(&m, CU_TENSOR_MAP_DATA_TYPE_UINT16, 3, tensor, dims, strides, lower, upper, channels, count, steps, CU_TENSOR_MAP_INTERLEAVE_NONE,
                                 CU_TENSOR_MAP_SWIZZLE_NONE, CU_TENSOR_MAP_L2_PROMOTION_NONE, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE) == CUDA_SUCCESS);
  for (int tap = 0; tap < 3; tap++) {
    columns<<<1, 1>>>(m, -1, 0, (unsigned short)tap, (int)got.size() * 2, out);
    OK(cudaMemcpy(got.data(), out, got.size() * 2, cudaMemcpyDeviceToHost));
    for (int p = 0, w = -1, n = 0; p < count; p++) {
      for (int c = 0; c < channels; c++) {
        int at = w + tap;
        uint16_t want = at >= 0 && at < width && n < images ? host[(n * width + at) * channels + c] : 0;
        if (got[p * channels + c] != want) return (void)printf("tap %d, pixel %d, channel %d: %d, not %d\n", tap, p, c, got[p * channels + c], want);
      }
      if ((w += 2) > width - 1 - 1) w = -1, n++;
    }
  }
  puts("columns");
}

static void refused(float *p) {
  const Tile good = tile(32, CU_TENSOR_MAP_SWIZZLE_128B);
  alignas(64) CUtensorMap m[2];
  int bad = 0;
  auto refuse = [&](Tile t, void *at) { bad += t.map(m, at) == CUDA_ERROR_INVALID_VALUE; };
  Tile t = good;
  refuse(t, (char *)p + 8);                    // no multiple of 16
  t = good, t.dims[1] = 0, refuse(t, p);       // no rows
  t = good, t.strides[0] = 168, refuse(t, p);  // no multiple of 16
  t = good, t.box[1] = 257, refuse(t, p);      // more than 256
  t = good, t.box[0] = 33, refuse(t, p);       // no multiple of 16 bytes
  t = good, t.box[0] = 36, refuse(t, p);       // more than the swizzle's 128 bytes
  t = good, t.steps[1] = 9, refuse(t, p);      // more than 8
  t = good;
  bad += t.map((CUtensorMap *)((char *)m + 16), p) == CUDA_ERROR_INVALID_VALUE; // no multiple of 64
  t.fill = CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA;
  bad += t.map(m, p, CU_TENSOR_MAP_DATA_TYPE_INT32) == CUDA_ERROR_INVALID_VALUE; // NaN for integers
  bad += encode(m, CU_TENSOR_MAP_DATA_TYPE_FLOAT32, 6, p, good.dims, good.strides, good.box, good.steps, CU_TENSOR_MAP_INTERLEAVE_NONE, CU_TENSOR_MAP_SWIZZLE_NONE,
                CU_TENSOR_MAP_L2_PROMOTION_NONE, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE) == CUDA_ERROR_INVALID_VALUE; // six dimensions
  EXPECT(bad == 10);
  EXPECT(encode(m, CU_TENSOR_MAP_DATA_TYPE_FLOAT32, 3, p, (cuuint64_t[]){8, 8, 8}, (cuuint64_t[]){32, 256}, (cuuint32_t[]){8, 8, 8}, (cuuint32_t[]){1, 1, 1}, CU_TENSOR_MAP_INTERLEAVE_16B,
                CU_TENSOR_MAP_SWIZZLE_NONE, CU_TENSOR_MAP_L2_PROMOTION_NONE, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE) == CUDA_ERROR_NOT_SUPPORTED);
  puts("refused");
}

int main() {
  cudaDriverEntryPointQueryResult found;
  OK(cudaGetDriverEntryPoint("cuTensorMapEncodeTiled", (void **)&encode, cudaEnableDefault, &found));
  EXPECT(found == cudaDriverEntryPointSuccess && encode == cuTensorMapEncodeTiled);
  void *f;
  OK(cudaGetDriverEntryPoint("cuNoSuchFunction", &f, cudaEnableDefault, &found));
  EXPECT(found == cudaDriverEntryPointSymbolNotFound && !f);
  EXPECT(cuGetProcAddress("cuTensorMapEncodeTiled", &f, 11080, CU_GET_PROC_ADDRESS_DEFAULT, (CUdriverProcAddressQueryResult *)&found) == CUDA_SUCCESS);
  EXPECT(found == cudaDriverEntryPointVersionNotSufficent && !f);
  EXPECT(cuGetProcAddress("cuMemAlloc", &f, 12000, CU_GET_PROC_ADDRESS_DEFAULT, 0) == CUDA_SUCCESS && f == (void *)cuMemAlloc); // cuMemAlloc_v2
  std::vector<float> host(rows * pitch);
  for (size_t i = 0; i < host.size(); i++) host[i] = (float)i + 0.5f;
  float *tensor;
  OK(cudaMalloc(&tensor, host.size() * 4));
  OK(cudaMemcpy(tensor, host.data(), host.size() * 4, cudaMemcpyHostToDevice));
  loads(tensor, host);
  stores(tensor, host);
  pixels();
  refused(tensor);
}
