; RUN: opt-go %s -passes= -emit=ptx -mcpu=sm_80 | FileCheck %s
;
; Masked accesses and reductions are taken apart: what a constant mask selects is one access, other lanes are jumped over.

target triple = "nvptx64-nvidia-cuda"

declare <4 x float> @llvm.masked.load.v4f32.p1(ptr addrspace(1), i32, <4 x i1>, <4 x float>)
declare void @llvm.masked.store.v4f32.p1(<4 x float>, ptr addrspace(1), i32, <4 x i1>)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)
declare float @llvm.vector.reduce.fmaximum.v4f32(<4 x float>)

; CHECK-LABEL: .entry constant(
; CHECK:       ld.global.v2.f32 {[[A:%f[0-9]+]], [[B:%f[0-9]+]]}, [[P:\[%rd[0-9]+]]];
; CHECK-NOT:   bra
; CHECK:       st.global.v4.f32 {{.*}}, {[[A]], [[B]], {{%f[0-9]+}}, {{%f[0-9]+}}};
define ptx_kernel void @constant(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %v = call <4 x float> @llvm.masked.load.v4f32.p1(ptr addrspace(1) %p, i32 16, <4 x i1> <i1 1, i1 1, i1 0, i1 0>, <4 x float> zeroinitializer)
  call void @llvm.masked.store.v4f32.p1(<4 x float> %v, ptr addrspace(1) %q, i32 16, <4 x i1> <i1 1, i1 1, i1 1, i1 1>)
  ret void
}

; CHECK-LABEL: .entry variable(
; CHECK-COUNT-4: st.global.f32
; CHECK:       ret;
define ptx_kernel void @variable(ptr addrspace(1) %q, <4 x float> %v) {
  %m = fcmp olt <4 x float> %v, zeroinitializer
  call void @llvm.masked.store.v4f32.p1(<4 x float> %v, ptr addrspace(1) %q, i32 16, <4 x i1> %m)
  ret void
}

; CHECK-LABEL: .func (.param .b32 func_retval0) in_order(
; CHECK:       ld.param.v4.f32 {[[A:%f[0-9]+]], [[B:%f[0-9]+]], [[C:%f[0-9]+]], [[D:%f[0-9]+]]},
; CHECK:       add.rn.f32 [[X:%f[0-9]+]], [[A]], [[B]];
; CHECK-NEXT:  add.rn.f32 [[Y:%f[0-9]+]], [[X]], [[C]];
; CHECK-NEXT:  add.rn.f32 {{%f[0-9]+}}, [[Y]], [[D]];
define float @in_order(<4 x float> %v) {
  %r = call float @llvm.vector.reduce.fadd.v4f32(float -0.0, <4 x float> %v)
  ret float %r
}

; CHECK-LABEL: .func (.param .b32 func_retval0) maximum(
; CHECK-COUNT-3: max.NaN.f32
define float @maximum(<4 x float> %v) {
  %r = call float @llvm.vector.reduce.fmaximum.v4f32(<4 x float> %v)
  ret float %r
}
