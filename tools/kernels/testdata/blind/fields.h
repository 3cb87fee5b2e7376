// What the kernels need beside those of tools/paper, for clang without CUDA's headers.
#include "../../../paper/kernels/kernels.h"
#if defined(__CUDACC_RTC__)
#else
#define exp2f(x) __nvvm_ex2_approx_f(x)
#define __logf(x) log_fast(x)
#define __expf(x) exp_fast(x)
#define floorf(x) __builtin_floorf(x)
DEVICE __forceinline__ void __sincosf(float x, float *s, float *c) { *s = sin_fast(x); *c = cos_fast(x); }
struct float4 { float x, y, z, w; } __attribute__((aligned(16)));
DEVICE __forceinline__ float4 make_float4(float x, float y, float z, float w) { float4 r; r.x = x; r.y = y; r.z = z; r.w = w; return r; }
DEVICE __forceinline__ unsigned atomicCAS(unsigned *p, unsigned a, unsigned b) { return __nvvm_atom_cas_gen_i((int *)p, a, b); }
DEVICE __forceinline__ float atomicAdd(float *p, float v) { return __nvvm_atom_add_gen_f(p, v); }
DEVICE __forceinline__ int atomicMin(int *p, int v) { return __nvvm_atom_min_gen_i(p, v); }
DEVICE __forceinline__ int __shfl_xor_sync(unsigned m, int v, int d) { return __nvvm_shfl_sync_bfly_i32(m, v, d, 31); }
DEVICE __forceinline__ float __shfl_xor_sync(unsigned m, float v, int d) { return __nvvm_shfl_sync_bfly_f32(m, v, d, 31); }
DEVICE __forceinline__ int __shfl_up_sync(unsigned m, int v, int d) { return __nvvm_shfl_sync_up_i32(m, v, d, 0); }
DEVICE __forceinline__ float __shfl_down_sync(unsigned m, float v, int d) { return __nvvm_shfl_sync_down_f32(m, v, d, 31); }
DEVICE __forceinline__ int __shfl_sync(unsigned m, int v, int d) { return __nvvm_shfl_sync_idx_i32(m, v, d, 31); }
DEVICE __forceinline__ unsigned __ballot_sync(unsigned m, int p) { return __nvvm_vote_ballot_sync(m, p); }
DEVICE __forceinline__ int __popc(unsigned x) { return __builtin_popcount(x); }
#endif
