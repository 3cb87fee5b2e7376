// Fig. 1 (right) of the divergence paper: thread t visits t + 1 cells of its column and adds up those at
// odd positions. d is uniform inside the loop and divergent after it.
#include "optgo_cuda.h"

extern "C" __global__ void sumTriangle(const float *m, float *v, int c) {
  int tid = threadIdx.x;
  if (tid < c) {
    int d = 0;
    float sum = 0.0f;
    int L = (tid + 1) * c;
    for (int i = tid; i < L; i += c) {
      if (d % 2)
        sum += m[i];
      d += 1;
    }
    v[d - 1] = sum;
  }
}
