// The loop of gpucc's Fig. 4: a pointer induction variable that only ever points to shared memory.
#include "optgo_cuda.h"

enum { SHAREDWALK_SIZE = 64 };

extern "C" __global__ void sharedwalk(const float *in, float *out) {
  __shared__ float a[SHAREDWALK_SIZE];
  for (int i = threadIdx.x; i < SHAREDWALK_SIZE; i += blockDim.x)
    a[i] = in[blockIdx.x * SHAREDWALK_SIZE + i];
  __syncthreads();
  float *p = a;
  float *end = a + SHAREDWALK_SIZE;
  float use = 0.0f;
  float scale = (float)(threadIdx.x + 1);
  while (p != end) {
    float v = *p;
    use = use * 0.5f + v * scale;
    ++p;
  }
  out[blockIdx.x * blockDim.x + threadIdx.x] = use;
}
