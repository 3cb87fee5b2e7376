// Iterations until a point escapes: a loop with a divergent exit.
#include "optgo_cuda.h"

extern "C" __global__ void mandelbrot(int width, int height, int limit, int *iterations) {
  int px = blockIdx.x * blockDim.x + threadIdx.x;
  int py = blockIdx.y * blockDim.y + threadIdx.y;
  if (px >= width || py >= height)
    return;
  float cx = -2.0f + 3.0f * (float)px / (float)width;
  float cy = -1.25f + 2.5f * (float)py / (float)height;
  float x = 0.0f, y = 0.0f;
  int count = 0;
  while (count < limit && x * x + y * y <= 4.0f) {
    float next = x * x - y * y + cx;
    y = 2.0f * x * y + cy;
    x = next;
    ++count;
  }
  iterations[py * width + px] = count;
}
