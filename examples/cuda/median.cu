// The median of each thread's window, sorted by insertion in an array of its own (local memory).
#include "optgo_cuda.h"

enum { MEDIAN_WINDOW = 9 };

extern "C" __global__ void median(int n, const int *in, int *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  int sorted[MEDIAN_WINDOW];
  int count = 0;
  for (int k = i - MEDIAN_WINDOW / 2; k <= i + MEDIAN_WINDOW / 2; ++k) {
    if (k < 0 || k >= n)
      continue;
    int at = count++;
    while (at > 0 && sorted[at - 1] > in[k]) {
      sorted[at] = sorted[at - 1];
      --at;
    }
    sorted[at] = in[k];
  }
  out[i] = sorted[count / 2];
}
