// The acceleration of every body by every other one; positions are (x, y, z, mass) records.
#include "optgo_cuda.h"

struct nbody_body {
  float x, y, z, mass;
};

static __device__ __forceinline__ float nbody_inverse_cube(float squared) {
  float distance = sqrtf(squared);
  return 1.0f / (squared * distance);
}

extern "C" __global__ void nbody(int n, const nbody_body *bodies, float *acceleration) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  nbody_body self = bodies[i];
  float ax = 0.0f, ay = 0.0f, az = 0.0f;
  for (int j = 0; j < n; ++j) {
    float dx = bodies[j].x - self.x;
    float dy = bodies[j].y - self.y;
    float dz = bodies[j].z - self.z;
    float squared = dx * dx + dy * dy + dz * dz + 0.01f;
    float pull = bodies[j].mass * nbody_inverse_cube(squared);
    ax += dx * pull;
    ay += dy * pull;
    az += dz * pull;
  }
  acceleration[3 * i] = ax;
  acceleration[3 * i + 1] = ay;
  acceleration[3 * i + 2] = az;
}
