; RUN: opt-go %s -passes= -emit=ptx -mcpu=sm_86 -mattr=+ptx72 | FileCheck %s
;
; NVVM's operations on pairs of 16-bit floats take one register for two lanes; the first of two floats becomes the upper lane.

target triple = "nvptx64-nvidia-cuda"

declare <2 x half> @llvm.nvvm.ff2f16x2.rn(float, float)
declare <2 x bfloat> @llvm.nvvm.fmin.nan.xorsign.abs.bf16x2(<2 x bfloat>, <2 x bfloat>)
declare <2 x half> @llvm.nvvm.fma.rn.relu.f16x2(<2 x half>, <2 x half>, <2 x half>)
declare bfloat @llvm.nvvm.f2bf16.rn.relu(float)

; CHECK-LABEL: .entry k(
; CHECK-DAG:   ld.param.f32 [[A:%f[0-9]+]], [k_param_1];
; CHECK-DAG:   ld.param.f32 [[B:%f[0-9]+]], [k_param_2];
; CHECK:       cvt.rn.f16x2.f32 [[P:%r[0-9]+]], [[A]], [[B]];
; CHECK:       fma.rn.relu.f16x2 [[F:%r[0-9]+]], [[P]], [[P]], [[P]];
; CHECK:       st.global.{{[ub]}}32 [{{%rd[0-9]+}}], [[F]];
define ptx_kernel void @k(ptr addrspace(1) %q, float %a, float %b) {
  %p = call <2 x half> @llvm.nvvm.ff2f16x2.rn(float %a, float %b)
  %f = call <2 x half> @llvm.nvvm.fma.rn.relu.f16x2(<2 x half> %p, <2 x half> %p, <2 x half> %p)
  store <2 x half> %f, ptr addrspace(1) %q
  ret void
}

; CHECK-LABEL: .func (.param .align 4 .b8 func_retval0[4]) least(
; CHECK:       min.NaN.xorsign.abs.bf16x2
define <2 x bfloat> @least(<2 x bfloat> %a, <2 x bfloat> %b) {
  %r = call <2 x bfloat> @llvm.nvvm.fmin.nan.xorsign.abs.bf16x2(<2 x bfloat> %a, <2 x bfloat> %b)
  ret <2 x bfloat> %r
}

; CHECK-LABEL: .func (.param .align 2 .b8 func_retval0[2]) clamped(
; CHECK:       cvt.rn.relu.bf16.f32
define bfloat @clamped(float %a) {
  %r = call bfloat @llvm.nvvm.f2bf16.rn.relu(float %a)
  ret bfloat %r
}
