// What the drivers of libraries share: memory of host and device, random numbers, a line for each check.
#pragma once
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>

static int checks, failures;

static float uniform(float scale) { return ((float)rand() / (float)RAND_MAX - 0.5f) * scale; }

// Array is memory of host and device.
template <class T> struct Array {
  T *at;
  explicit Array(size_t n) {
    cudaMallocManaged(&at, n * sizeof(T));
    cudaMemset(at, 0, n * sizeof(T));
    cudaDeviceSynchronize();
  }
  ~Array() { cudaFree(at); }
  T &operator[](size_t i) { return at[i]; }
};

template <class T> static void fill(Array<T> &a, size_t n, float scale) {
  for (size_t i = 0; i < n; i++) a[i] = T(uniform(scale));
}

// report prints a check: error is by how much a result differs from the host's. A NaN fails.
static void report(const char *name, cudaError_t launched, double error, double tolerance) {
  cudaError_t ended = cudaDeviceSynchronize();
  bool right = launched == cudaSuccess && ended == cudaSuccess && error <= tolerance;
  checks++, failures += !right;
  printf("%-40s error %.1e, %s, %s: %s\n", name, error, cudaGetErrorString(launched), cudaGetErrorString(ended), right ? "right" : "FAILED");
}

// worse is the larger error, and NaN if either is.
static double worse(double a, double b) { return a != a || a > b ? a : b; }

static int finish() {
  printf("%d of %d checks are right\n", checks - failures, checks);
  return failures != 0 || checks == 0;
}
