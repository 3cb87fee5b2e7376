// Members of dependent types that are templates, without the keyword, in host and device code.
// stdout: 12 12
#include <cstdio>
#define BOTH __host__ __device__
template <class T> struct Pair {
  T v[2];
  template <class U> BOTH void from(const Pair<U> &p) { v[0] = p.v[0], v[1] = p.v[1]; }
  template <int N> BOTH T get() const { return v[N]; }
};
template <class T> struct Sum {
  template <int N> BOTH static T of(const T *p, T start) { return N == 0 ? start : *p + of<(N > 0 ? N - 1 : 0)>(p + 1, start); }
};
template <class T, int N> BOTH int all(Pair<T> &p, Pair<T> *q, const Pair<float> &f) {
  p.from<float>(f);
  q->from<T>(p);
  if (p.get<0>() > 2) return 0;
  return p.get<1>() + q->get<1>() + Sum<T>::of<N>(p.v, 3);
}
__global__ void k(int *o) { Pair<int> p, q; *o = all<int, 2>(p, &q, Pair<float>{{1, 2.5f}}) + 2; }
int main() {
  int *o;
  cudaMallocManaged(&o, sizeof(int));
  k<<<1, 1>>>(o);
  cudaDeviceSynchronize();
  Pair<int> p, q;
  printf("%d %d\n", *o, all<int, 2>(p, &q, Pair<float>{{1, 2.5f}}) + 2);
}
