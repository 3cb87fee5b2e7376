// A five-point stencil on a width x height grid; the border is copied.
#include "optgo_cuda.h"

extern "C" __global__ void stencil(int width, int height, const float *in, float *out) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= width || y >= height)
    return;
  int i = y * width + x;
  if (x == 0 || y == 0 || x == width - 1 || y == height - 1) {
    out[i] = in[i];
    return;
  }
  float around = in[i - 1] + in[i + 1] + in[i - width] + in[i + width];
  out[i] = 0.5f * in[i] + 0.125f * around;
}
