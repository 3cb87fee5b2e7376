#include "expect.h"
struct Node { Node *next; int v; }; struct Big { int a[200]; };
typedef int (*F)(int); __device__ int twice(int x) { return 2 * x; } __device__ F fp = twice; __device__ int *dptr;
__global__ void chase(Node *n, int *o) { int s = 0; for (; n; n = n->next) s += n->v; *o = s; }
__global__ void callf(F f, int *o) { *o = f(21); }
__global__ void through() { dptr[threadIdx.x] = threadIdx.x * 3; }
__global__ void big(Big b, int *o) { int s = 0; for (int i = 0; i < 200; i++) s += b.a[i]; *o = s; }
template <class T> __global__ void tmpl(T *o, T v) { *o = v; }
__global__ void heap(int **o) { int *p = (int *)malloc(64); p[3] = 9; *o = p; }
__global__ void heap2(int **o, int *r) { *r = (*o)[3]; free(*o); int *q = new int[4]; q[1] = 5; *r += q[1]; delete[] q; }
struct Base { __device__ virtual int f() { return 1; } }; struct Derived : Base { __device__ int f() override { return 2; } };
__global__ void virt(int *o) { Derived d; Base *b = &d; *o = b->f(); }
int main() {
  int v, *d; Node *n; OK(cudaMalloc(&n, sizeof(Node) * 10)); Node hn[10]; for (int i = 0; i < 10; i++) hn[i] = Node{i < 9 ? n + i + 1 : nullptr, i}; OK(cudaMemcpy(n, hn, sizeof hn, cudaMemcpyHostToDevice)); OK(cudaMalloc(&d, 4096));
  chase<<<1, 1>>>(n, d); OK(cudaMemcpy(&v, d, 4, cudaMemcpyDeviceToHost)); EXPECT(v == 45);
  F hf; OK(cudaMemcpyFromSymbol(&hf, fp, sizeof hf)); callf<<<1, 1>>>(hf, d); OK(cudaMemcpy(&v, d, 4, cudaMemcpyDeviceToHost)); EXPECT(v == 42);
  OK(cudaMemcpyToSymbol(dptr, &d, sizeof d)); through<<<1, 32>>>(); int h[32]; OK(cudaMemcpy(h, d, 128, cudaMemcpyDeviceToHost)); EXPECT(h[31] == 93);
  Big b; for (int i = 0; i < 200; i++) b.a[i] = i; big<<<1, 1>>>(b, d); OK(cudaMemcpy(&v, d, 4, cudaMemcpyDeviceToHost)); EXPECT(v == 19900);
  double *dd; OK(cudaMallocManaged(&dd, 8)); tmpl<<<1, 1>>>(dd, 2.5); OK(cudaDeviceSynchronize()); EXPECT(*dd == 2.5);
  int **dp; OK(cudaMalloc(&dp, 8)); heap<<<1, 1>>>(dp); heap2<<<1, 1>>>(dp, d); OK(cudaMemcpy(&v, d, 4, cudaMemcpyDeviceToHost)); EXPECT(v == 14);
  virt<<<1, 1>>>(d); OK(cudaMemcpy(&v, d, 4, cudaMemcpyDeviceToHost)); EXPECT(v == 2);
}
