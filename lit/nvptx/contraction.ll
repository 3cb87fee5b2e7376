; A product and a sum become one fma only if both allow it.
; RUN: opt-go %s -emit=ptx | FileCheck %s
; RUN: %if ptxas %{ opt-go %s -emit=ptx -o %t.ptx && ptxas -arch=sm_70 %t.ptx -o %t.cubin %} %else %{ true %}

; CHECK-LABEL: .visible .entry k(
; CHECK-NEXT: .param .u64 k_param_0,
; CHECK-NEXT: .param .f32 k_param_1,
; CHECK-NEXT: .param .f32 k_param_2,
; CHECK-NEXT: .param .f32 k_param_3
; CHECK-NEXT: )
; CHECK-NEXT: {
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [k_param_0];
; CHECK-NEXT: ld.param.f32 [[F1:%f[0-9]+]], [k_param_1];
; CHECK-NEXT: ld.param.f32 [[F2:%f[0-9]+]], [k_param_2];
; CHECK-NEXT: ld.param.f32 [[F3:%f[0-9]+]], [k_param_3];
; CHECK-NEXT: mul.rn.f32 [[F4:%f[0-9]+]], [[F1]], [[F2]];
; CHECK-NEXT: add.rn.f32 [[F5:%f[0-9]+]], [[F4]], [[F3]];
; CHECK-NEXT: st.volatile.global.f32 {{\[}}[[RD1]]{{\]}}, [[F5]];
; CHECK-NEXT: fma.rn.f32 [[F6:%f[0-9]+]], [[F1]], [[F3]], [[F2]];
; CHECK-NEXT: st.volatile.global.f32 {{\[}}[[RD1]]{{\]}}, [[F6]];
; CHECK-NEXT: mul.f32 [[F7:%f[0-9]+]], [[F2]], [[F3]];
; CHECK-NEXT: add.rn.f32 [[F8:%f[0-9]+]], [[F7]], [[F1]];
; CHECK-NEXT: st.volatile.global.f32 {{\[}}[[RD1]]{{\]}}, [[F8]];
; CHECK-NEXT: fma.rn.f32 [[F9:%f[0-9]+]], [[F1]], [[F2]], [[F3]];
; CHECK-NEXT: st.volatile.global.f32 {{\[}}[[RD1]]{{\]}}, [[F9]];
; CHECK-NEXT: ret;
; CHECK-NEXT: }

target triple = "nvptx64-nvidia-cuda"
declare float @llvm.fma.f32(float, float, float)
define void @k(ptr addrspace(1) %p, float %a, float %b, float %c) {
  %m = fmul float %a, %b
  %s = fadd float %m, %c
  store volatile float %s, ptr addrspace(1) %p
  %m2 = fmul contract float %a, %c
  %s2 = fadd contract float %m2, %b
  store volatile float %s2, ptr addrspace(1) %p
  %m3 = fmul contract float %b, %c
  %s3 = fadd float %m3, %a
  store volatile float %s3, ptr addrspace(1) %p
  %f = call float @llvm.fma.f32(float %a, float %b, float %c)
  store volatile float %f, ptr addrspace(1) %p
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"kernel", i32 1}
