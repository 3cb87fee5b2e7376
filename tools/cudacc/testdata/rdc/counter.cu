__device__ int counter; __device__ void bump(int x) { atomicAdd(&counter, x); }
static __global__ void k() { counter = -1; }
__global__ void other() { bump(1); }
void unused() { k<<<1, 1>>>(); }
