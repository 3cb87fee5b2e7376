#include "expect.h"
__global__ void sample(cudaTextureObject_t t, float *o) { o[threadIdx.x] = tex2D<float>(t, threadIdx.x + 0.5f, 1.5f); }
__global__ void fetch(cudaTextureObject_t t, float *o) { o[threadIdx.x] = tex1Dfetch<float>(t, threadIdx.x); }
__global__ void smooth(cudaTextureObject_t t, float *o) { o[0] = tex2D<float>(t, 1.0f, 0.5f); }
__global__ void write(cudaSurfaceObject_t s) { surf2Dwrite(7.0f + threadIdx.x, s, threadIdx.x * 4, 0); }
int main() {
  const int w = 8, h = 4; float in[h][w], out[w], *d; for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) in[y][x] = 10 * y + x;
  OK(cudaMalloc(&d, sizeof out)); cudaChannelFormatDesc f = cudaCreateChannelDesc<float>(); cudaArray_t a; OK(cudaMallocArray(&a, &f, w, h, cudaArraySurfaceLoadStore));
  OK(cudaMemcpy2DToArray(a, 0, 0, in, w * 4, w * 4, h, cudaMemcpyHostToDevice));
  cudaResourceDesc r = {}; r.resType = cudaResourceTypeArray; r.res.array.array = a; cudaTextureDesc t = {}; t.readMode = cudaReadModeElementType; t.addressMode[0] = t.addressMode[1] = cudaAddressModeClamp;
  cudaTextureObject_t x; OK(cudaCreateTextureObject(&x, &r, &t, 0)); sample<<<1, w>>>(x, d); OK(cudaMemcpy(out, d, sizeof out, cudaMemcpyDeviceToHost)); EXPECT(out[0] == 10 && out[7] == 17);
  t.filterMode = cudaFilterModeLinear; cudaTextureObject_t l; OK(cudaCreateTextureObject(&l, &r, &t, 0)); smooth<<<1, 1>>>(l, d); OK(cudaMemcpy(out, d, 4, cudaMemcpyDeviceToHost)); EXPECT(out[0] == 0.5f);
  cudaSurfaceObject_t s; OK(cudaCreateSurfaceObject(&s, &r)); write<<<1, w>>>(s); float back[w]; OK(cudaMemcpy2DFromArray(back, w * 4, a, 0, 0, w * 4, 1, cudaMemcpyDeviceToHost)); EXPECT(back[3] == 10);
  float *lin; OK(cudaMalloc(&lin, w * 4)); OK(cudaMemcpy(lin, in[2], w * 4, cudaMemcpyHostToDevice)); r = {}; r.resType = cudaResourceTypeLinear; r.res.linear.devPtr = lin; r.res.linear.desc = f; r.res.linear.sizeInBytes = w * 4;
  t = {}; cudaTextureObject_t y; OK(cudaCreateTextureObject(&y, &r, &t, 0)); fetch<<<1, w>>>(y, d); OK(cudaMemcpy(out, d, sizeof out, cudaMemcpyDeviceToHost)); EXPECT(out[5] == 25);
  cudaTextureDesc td; OK(cudaGetTextureObjectTextureDesc(&td, l)); EXPECT(td.filterMode == cudaFilterModeLinear); OK(cudaDestroyTextureObject(x)); OK(cudaDestroySurfaceObject(s));
}
