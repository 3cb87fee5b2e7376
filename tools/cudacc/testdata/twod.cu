#include "expect.h"
__global__ void fill(char *p, size_t pitch, int w, int h) { int x = threadIdx.x, y = blockIdx.x; if (x < w && y < h) ((int *)(p + y * pitch))[x] = 100 * y + x; }
__global__ void fill3(cudaPitchedPtr q) { ((int *)((char *)q.ptr + blockIdx.y * q.pitch * q.ysize + blockIdx.x * q.pitch))[threadIdx.x] = blockIdx.y * 10000 + blockIdx.x * 100 + threadIdx.x; }
int main() {
  const int w = 20, h = 7; char *d; size_t pitch; int o[h][w]; OK(cudaMallocPitch(&d, &pitch, w * 4, h)); EXPECT(pitch >= w * 4);
  OK(cudaMemset2D(d, pitch, 0, w * 4, h)); fill<<<h, 32>>>(d, pitch, w, h); OK(cudaMemcpy2D(o, w * 4, d, pitch, w * 4, h, cudaMemcpyDeviceToHost));
  for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) EXPECT(o[y][x] == 100 * y + x);
  cudaExtent e = make_cudaExtent(5 * 4, 4, 3); cudaPitchedPtr q; OK(cudaMalloc3D(&q, e)); OK(cudaMemset3D(q, 0xff, e)); fill3<<<dim3(4, 3), 5>>>(q);
  int out[3][4][5]; cudaMemcpy3DParms p = {}; p.srcPtr = q; p.dstPtr = make_cudaPitchedPtr(out, 20, 20, 4); p.extent = e; p.kind = cudaMemcpyDeviceToHost; OK(cudaMemcpy3D(&p)); EXPECT(out[2][3][4] == 20304 && out[0][1][0] == 100);
  cudaArray_t a; cudaChannelFormatDesc f = cudaCreateChannelDesc<int>(); OK(cudaMallocArray(&a, &f, w, h)); OK(cudaMemcpy2DToArray(a, 0, 0, o, w * 4, w * 4, h, cudaMemcpyHostToDevice));
  int back[h][w]; OK(cudaMemcpy2DFromArray(back, w * 4, a, 0, 0, w * 4, h, cudaMemcpyDeviceToHost)); EXPECT(back[6][19] == 619); OK(cudaFreeArray(a));
  EXPECT(cudaMemcpy2D(o, 4, d, pitch, w * 4, h, cudaMemcpyDeviceToHost) == cudaErrorInvalidPitchValue);
}
// stderr: twod.cu:12: cuda: cudaMemcpy2D: invalid pitch argument
