// Fig. 1 (left) of the divergence paper: every thread averages one column of a c x c matrix. All loops
// run c times, although their bounds depend on the thread.
#include "optgo_cuda.h"

extern "C" __global__ void avgSquare(const float *m, float *v, int c) {
  int tid = threadIdx.x;
  if (tid < c) {
    int d = 0;
    float sum = 0.0f;
    int N = tid + c * c;
    for (int i = tid; i < N; i += c) {
      sum += m[i];
      d += 1;
    }
    v[tid] = sum / d;
  }
}
