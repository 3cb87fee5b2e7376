// EXPECT ends a test program that is wrong; OK is for calls of the runtime.
#include <cstdio>
#include <cstdlib>
#define EXPECT(x) do { if (!(x)) { printf("%s:%d: %s\n", __FILE__, __LINE__, #x); exit(1); } } while (0)
#define OK(call) do { cudaError_t e_ = (call); if (e_ != cudaSuccess) { printf("%s:%d: %s: %s\n", __FILE__, __LINE__, #call, cudaGetErrorString(e_)); exit(1); } } while (0)
