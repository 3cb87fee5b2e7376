// flags: --extended-lambda
// flags: --expt-relaxed-constexpr
#include "expect.h"
#include <thrust/device_vector.h>
#include <thrust/transform.h>
// Thrust with lambdas: nvcc's flags for them do not lead its headers to nvcc's operators.
int main() {
  thrust::device_vector<int> a(100, 3);
  int k = 4;
  thrust::transform(a.begin(), a.end(), a.begin(), [=] __device__(int x) { return x * k; });
  EXPECT((int)a[99] == 12);
}
