// A map of the plane whose coefficients come in a structure, passed by value.
#include "optgo_cuda.h"

struct affine_map {
  float xx, xy, yx, yy;
  double dx, dy;
  int count;
};

extern "C" __global__ void affine(affine_map map, const float *in, double *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= map.count)
    return;
  float x = in[2 * i], y = in[2 * i + 1];
  out[2 * i] = (double)(map.xx * x + map.xy * y) + map.dx;
  out[2 * i + 1] = (double)(map.yx * x + map.yy * y) + map.dy;
}
