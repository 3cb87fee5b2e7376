; Vector accesses are as wide as the alignment allows.
; RUN: opt-go %s -emit=ptx | FileCheck %s
; RUN: %if ptxas %{ opt-go %s -emit=ptx -o %t.ptx && ptxas -arch=sm_70 %t.ptx -o %t.cubin %} %else %{ true %}

; CHECK-LABEL: .visible .entry vec(
; CHECK-NEXT: .param .u64 vec_param_0,
; CHECK-NEXT: .param .u64 vec_param_1
; CHECK-NEXT: )
; CHECK-NEXT: {
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [vec_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [vec_param_1];
; CHECK-NEXT: ld.global.v4.f32 {[[F1:%f[0-9]+]], [[F2:%f[0-9]+]], [[F3:%f[0-9]+]], [[F4:%f[0-9]+]]}, {{\[}}[[RD1]]{{\]}};
; CHECK-NEXT: st.global.v4.f32 {{\[}}[[RD2]]{{\]}}, {[[F1]], [[F2]], [[F3]], [[F4]]};
; CHECK-NEXT: ld.global.u32 [[R1:%r[0-9]+]], {{\[}}[[RD1]]{{\]}};
; CHECK-NEXT: ld.global.u32 [[R2:%r[0-9]+]], {{\[}}[[RD1]]+4];
; CHECK-NEXT: st.global.v2.u32 {{\[}}[[RD2]]{{\]}}, {[[R1]], [[R2]]};
; CHECK-NEXT: ld.global.v2.u32 {[[R3:%r[0-9]+]], [[R4:%r[0-9]+]]}, {{\[}}[[RD1]]{{\]}};
; CHECK-NEXT: ld.global.v2.u32 {[[R5:%r[0-9]+]], [[R6:%r[0-9]+]]}, {{\[}}[[RD1]]+8];
; CHECK-NEXT: st.global.v4.u32 {{\[}}[[RD2]]{{\]}}, {[[R3]], [[R4]], [[R5]], [[R6]]};
; CHECK-NEXT: ret;
; CHECK-NEXT: }

target triple = "nvptx64-nvidia-cuda"
define void @vec(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %v = load <4 x float>, ptr addrspace(1) %p, align 16
  store <4 x float> %v, ptr addrspace(1) %q, align 16
  %u = load <2 x i32>, ptr addrspace(1) %p, align 4
  store <2 x i32> %u, ptr addrspace(1) %q, align 8
  %w = load <4 x i32>, ptr addrspace(1) %p, align 8
  store <4 x i32> %w, ptr addrspace(1) %q, align 16
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @vec, !"kernel", i32 1}
