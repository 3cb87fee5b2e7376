#include "expect.h"
#include <thrust/device_vector.h>
#include <thrust/host_vector.h>
#include <thrust/reduce.h>
#include <thrust/scan.h>
#include <thrust/sort.h>
#include <thrust/transform.h>
int main() {
  thrust::host_vector<int> h(1000); for (int i = 0; i < 1000; i++) h[i] = i * 7919 % 1000; thrust::device_vector<int> d = h;
  EXPECT(thrust::reduce(d.begin(), d.end()) == 499500); thrust::sort(d.begin(), d.end()); h = d; for (int i = 0; i < 1000; i++) EXPECT(h[i] == i);
  thrust::inclusive_scan(d.begin(), d.end(), d.begin()); EXPECT(d[999] == 499500);
}
