// A matrix product of CuTe's tutorials, held against the same computation on the host. SOURCE is the
// tutorial, INPUT and OUTPUT are its types, TRANSA and TRANSB its forms. See docs/cuda.md for the command.
#include <cmath>
#include <cstdlib>
#include <vector>

#include <cute/tensor.hpp>

#define main tutorial
#include SOURCE
#undef main

template <class T> static T *copied(const std::vector<T> &v) {
  T *p;
  cudaMalloc(&p, v.size() * sizeof(T));
  cudaMemcpy(p, v.data(), v.size() * sizeof(T), cudaMemcpyHostToDevice);
  return p;
}

int main() {
  const int m = 256, n = 256, k = 128;
  const bool ta = TRANSA == 'T', tb = TRANSB == 'T';
  std::vector<INPUT> a(m * k), b(n * k);
  std::vector<OUTPUT> c(m * n, OUTPUT(0));
  for (auto &x : a) x = INPUT(float(rand() % 9 - 4));
  for (auto &x : b) x = INPUT(float(rand() % 9 - 4));
  INPUT *da = copied(a), *db = copied(b);
  OUTPUT *dc = copied(c);
  gemm(TRANSA, TRANSB, m, n, k, OUTPUT(1.0f), da, ta ? k : m, db, tb ? n : k, OUTPUT(0.0f), dc, m, cudaStream_t(0));
  cudaError_t ended = cudaDeviceSynchronize();
  cudaMemcpy(c.data(), dc, c.size() * sizeof(OUTPUT), cudaMemcpyDeviceToHost);
  int wrong = 0;
  for (int i = 0; i < m; i++)
    for (int j = 0; j < n; j++) {
      double want = 0;
      for (int l = 0; l < k; l++) want += double(float(a[ta ? i * k + l : l * m + i])) * double(float(b[tb ? l * n + j : j * k + l]));
      wrong += !(fabs(want - double(float(c[j * m + i]))) <= fabs(want) * 1e-3 + 1e-3);
    }
  printf("%c%c: %s, %d of %d elements are wrong\n", TRANSA, TRANSB, cudaGetErrorString(ended), wrong, m * n);
  return wrong != 0 || ended != cudaSuccess;
}
