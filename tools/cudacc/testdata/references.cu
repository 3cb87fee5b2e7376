// Texture and surface references, which CUDA 12's headers have no longer.
#include "expect.h"
texture<float4, 1> linear;
static texture<float, cudaTextureType2D, cudaReadModeElementType> image;
texture<uchar4, 2, cudaReadModeNormalizedFloat> parts;
surface<void, cudaSurfaceType2D> plane;
// stderr: cudaUnbindTexture: invalid texture reference (cudaErrorInvalidTexture)
__device__ float passed(texture<float, 2, cudaReadModeElementType> t, int x) { return tex2D(t, x + 0.5f, 2.5f); }
__global__ void fetch(float *o) { float4 v = tex1Dfetch(linear, threadIdx.x); o[threadIdx.x] = v.x + v.w; }
__global__ void sample(float *o) { o[threadIdx.x] = tex2D(image, threadIdx.x + 0.5f, 1.5f) + 100 * passed(image, threadIdx.x); }
__global__ void half_texel(float *o) { o[0] = tex2D(image, 1.0f, 0.5f); }
__global__ void bytes(float *o) { o[0] = tex2D(parts, 0.5f, 0.5f).y; }
__global__ void draw() { float v; surf2Dread(&v, plane, threadIdx.x * 4, 0); surf2Dwrite(v + 5, plane, threadIdx.x * 4, 0); }
int main() {
  const int w = 8, h = 4; float in[h][w], out[w], *d; for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) in[y][x] = 10 * y + x;
  OK(cudaMalloc(&d, sizeof out)); float4 *l; OK(cudaMalloc(&l, sizeof in)); OK(cudaMemcpy(l, in, sizeof in, cudaMemcpyHostToDevice));
  size_t at = 1; OK(cudaBindTexture(&at, linear, l, sizeof in)); EXPECT(at == 0); fetch<<<1, w>>>(d); OK(cudaMemcpy(out, d, sizeof out, cudaMemcpyDeviceToHost)); EXPECT(out[0] == 3 && out[3] == 14 + 17);
  fetch<<<1, w>>>(d); OK(cudaBindTexture(0, linear, l + 2)); OK(cudaMemcpy(out, d, sizeof out, cudaMemcpyDeviceToHost)); EXPECT(out[0] == 3); // the earlier binding
  fetch<<<1, 4>>>(d); OK(cudaMemcpy(out, d, 16, cudaMemcpyDeviceToHost)); EXPECT(out[0] == 23); OK(cudaUnbindTexture(linear)); OK(cudaUnbindTexture(&linear));
  cudaChannelFormatDesc f = cudaCreateChannelDesc<float>(); cudaArray_t a; OK(cudaMallocArray(&a, &f, w, h, cudaArraySurfaceLoadStore)); OK(cudaMemcpy2DToArray(a, 0, 0, in, w * 4, w * 4, h, cudaMemcpyHostToDevice));
  OK(cudaBindTextureToArray(image, a)); sample<<<1, w>>>(d); OK(cudaMemcpy(out, d, sizeof out, cudaMemcpyDeviceToHost)); EXPECT(out[7] == 17 + 2700);
  image.filterMode = cudaFilterModeLinear; OK(cudaBindTextureToArray(image, a, f)); half_texel<<<1, 1>>>(d); OK(cudaMemcpy(out, d, 4, cudaMemcpyDeviceToHost)); EXPECT(out[0] == 0.5f);
  uchar4 *b, p = {0, 255, 0, 0}; size_t pitch; OK(cudaMallocPitch(&b, &pitch, 4, 2)); OK(cudaMemcpy(b, &p, 4, cudaMemcpyHostToDevice)); OK(cudaBindTexture2D(0, parts, b, 1, 2, pitch)); bytes<<<1, 1>>>(d); OK(cudaMemcpy(out, d, 4, cudaMemcpyDeviceToHost)); EXPECT(out[0] == 1);
  OK(cudaBindSurfaceToArray(plane, a)); draw<<<1, w>>>(); OK(cudaMemcpy2DFromArray(out, w * 4, a, 0, 0, w * 4, 1, cudaMemcpyDeviceToHost)); EXPECT(out[3] == 8);
  const textureReference *r; OK(cudaGetTextureReference(&r, &image)); EXPECT(r->filterMode == cudaFilterModeLinear); textureReference other = {}; EXPECT(cudaUnbindTexture(&other) == cudaErrorInvalidTexture);
}
