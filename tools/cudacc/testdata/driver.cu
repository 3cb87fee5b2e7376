#include "expect.h"
#include <cuda.h>
#include <cstring>
// The driver API, with a module that is loaded at run time.
static const char *ptx = R"(.version 7.0
.target sm_70
.address_size 64
.visible .global .align 4 .u32 step = 3;
.visible .entry add(.param .u64 p, .param .u32 n)
{
  .reg .pred %p<2>; .reg .b32 %r<8>; .reg .b64 %d<4>;
  ld.param.u64 %d1, [p]; ld.param.u32 %r1, [n]; mov.u32 %r2, %tid.x; setp.ge.u32 %p1, %r2, %r1; @%p1 bra E;
  mul.wide.u32 %d2, %r2, 4; add.u64 %d3, %d1, %d2; ld.global.u32 %r3, [%d3]; ld.global.u32 %r4, [step]; add.u32 %r5, %r3, %r4; st.global.u32 [%d3], %r5;
E: ret;
})";
#define CU(call) do { CUresult e_ = (call); if (e_ != CUDA_SUCCESS) { const char *s_; cuGetErrorName(e_, &s_); printf("%s:%d: %s: %s\n", __FILE__, __LINE__, #call, s_); exit(1); } } while (0)
int main() {
  CUdevice d; CUcontext c; CUmodule m; CUfunction f; CUdeviceptr p, g; CUstream s; CUevent a, b; int n, v; size_t size; char name[64];
  CU(cuInit(0)); CU(cuDeviceGetCount(&n)); EXPECT(n == 1); CU(cuDeviceGet(&d, 0)); CU(cuDeviceGetName(name, 64, d)); EXPECT(strstr(name, "emulator"));
  CU(cuDeviceGetAttribute(&v, CU_DEVICE_ATTRIBUTE_WARP_SIZE, d)); EXPECT(v == 32); CU(cuDeviceTotalMem(&size, d)); EXPECT(size > 1 << 20);
#if CUDA_VERSION >= 12050
  CUctxCreateParams how = {}; CU(cuCtxCreate(&c, &how, 0, d));
#else
  CU(cuCtxCreate(&c, 0, d));
#endif
  char copy[2048]; strcpy(copy, ptx); CU(cuModuleLoadData(&m, copy)); memset(copy, 0, sizeof copy); CU(cuModuleGetFunction(&f, m, "add")); CU(cuModuleGetGlobal(&g, &size, m, "step")); EXPECT(size == 4);
  CU(cuStreamCreate(&s, CU_STREAM_NON_BLOCKING)); CU(cuEventCreate(&a, 0)); CU(cuEventCreate(&b, 0)); CU(cuMemAlloc(&p, 4 * 32)); CU(cuMemsetD32(p, 40, 32));
  int h[32], count = 31; void *args[] = {&p, &count}; CU(cuEventRecord(a, s)); CU(cuLaunchKernel(f, 1, 1, 1, 32, 1, 1, 0, s, args, 0)); CU(cuEventRecord(b, s)); CU(cuStreamSynchronize(s));
  CU(cuMemcpyDtoH(h, p, 128)); EXPECT(h[0] == 43 && h[30] == 43 && h[31] == 40); float ms; CU(cuEventElapsedTime(&ms, a, b)); EXPECT(ms >= 0);
  int ten = 10; CU(cuMemcpyHtoD(g, &ten, 4)); struct { CUdeviceptr p; int n; } packed = {p, 32}; size_t bytes = 12;
  void *extra[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, &packed, CU_LAUNCH_PARAM_BUFFER_SIZE, &bytes, CU_LAUNCH_PARAM_END}; CU(cuLaunchKernel(f, 1, 1, 1, 32, 1, 1, 0, 0, 0, extra)); CU(cuCtxSynchronize());
  CU(cuMemcpyDtoH(h, p, 128)); EXPECT(h[0] == 53 && h[31] == 50); CU(cuFuncGetAttribute(&v, CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, f)); EXPECT(v == 1024);
  int grid, block; CU(cuOccupancyMaxPotentialBlockSize(&grid, &block, f, 0, 0, 0)); EXPECT(block >= 32 && grid >= 16);
  EXPECT(cuModuleGetFunction(&f, m, "sub") == CUDA_ERROR_NOT_FOUND); EXPECT(cuMemFree(p + 4) == CUDA_ERROR_INVALID_VALUE); EXPECT(cuMemcpyHtoD((CUdeviceptr)h, h, 4) == CUDA_ERROR_INVALID_VALUE);
  CUmemAllocationProp prop = {}; prop.type = CU_MEM_ALLOCATION_TYPE_PINNED; CUmemGenericAllocationHandle piece; CUdeviceptr at; CU(cuMemGetAllocationGranularity(&size, &prop, CU_MEM_ALLOC_GRANULARITY_MINIMUM));
  CU(cuMemAddressReserve(&at, size, 0, 0, 0)); CU(cuMemCreate(&piece, size, &prop, 0)); CU(cuMemMap(at, size, 0, piece, 0)); CU(cuMemcpyHtoD(at + size - 4, &ten, 4)); CU(cuMemUnmap(at, size)); CU(cuMemRelease(piece)); CU(cuMemAddressFree(at, size));
  CUmipmappedArray never; CUDA_ARRAY3D_DESCRIPTOR what = {}; EXPECT(cuMipmappedArrayCreate(&never, &what, 1) == CUDA_ERROR_NOT_SUPPORTED);
  CU(cuMemFree(p)); CU(cuModuleUnload(m)); CU(cuCtxDestroy(c)); EXPECT(cuCtxGetDevice(&d) == CUDA_ERROR_INVALID_CONTEXT);
}
// stderr: driver.cu:34: cuda: cuModuleGetFunction: invalid device function
// stderr: driver.cu:34: cuda: cuMemFree: invalid argument
// stderr: driver.cu:34: cuda: cuMemcpyHtoD: invalid argument
// stderr: driver.cu:37: cuda: cuMipmappedArrayCreate: operation not supported
// stderr: driver.cu:38: cuda: cuCtxGetDevice: invalid device context
