// Virtual functions in device code, of which the base class has one without a body: its table names the function that
// the device's runtime has for such, as nvcc's does.
#include <cstdio>

struct Shape {
  __device__ virtual int area() const = 0;
  __device__ virtual int corners() const { return 0; }
  __device__ virtual ~Shape() {}
};

struct Square : Shape {
  int side;
  __device__ Square(int side) : side(side) {}
  __device__ int area() const override { return side * side; }
  __device__ int corners() const override { return 4; }
};

struct Disc : Shape {
  int radius;
  __device__ Disc(int radius) : radius(radius) {}
  __device__ int area() const override { return 3 * radius * radius; }
};

__global__ void create(Shape **shapes) {
  int i = threadIdx.x;
  if (i % 2 == 0)
    shapes[i] = new Square(i);
  else
    shapes[i] = new Disc(i);
}

__global__ void measure(Shape **shapes, int *out) {
  int i = threadIdx.x;
  out[i] = 10 * shapes[i]->area() + shapes[i]->corners();
}

__global__ void destroy(Shape **shapes) { delete shapes[threadIdx.x]; }

int main() {
  const int n = 8;
  Shape **shapes;
  int *out;
  cudaMalloc(&shapes, n * sizeof(Shape *));
  cudaMallocManaged(&out, n * sizeof(int));
  create<<<1, n>>>(shapes);
  measure<<<1, n>>>(shapes, out);
  destroy<<<1, n>>>(shapes);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  for (int i = 0; i < n; i++) {
    int want = i % 2 == 0 ? 10 * i * i + 4 : 30 * i * i;
    if (out[i] != want) {
      printf("%d: %d, want %d\n", i, out[i], want);
      return 1;
    }
  }
}
