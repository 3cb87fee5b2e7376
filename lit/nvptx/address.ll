; Constant offsets go into the access; an index becomes one multiply-add.
; RUN: opt-go %s -emit=ptx | FileCheck %s
; RUN: %if ptxas %{ opt-go %s -emit=ptx -o %t.ptx && ptxas -arch=sm_70 %t.ptx -o %t.cubin %} %else %{ true %}

; CHECK-LABEL: .visible .entry addr(
; CHECK-NEXT: .param .u64 addr_param_0,
; CHECK-NEXT: .param .u32 addr_param_1
; CHECK-NEXT: )
; CHECK-NEXT: {
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [addr_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [addr_param_1];
; CHECK-NEXT: mul.wide.s32 [[M1:%rd[0-9]+]], [[R1]], 4;
; CHECK-NEXT: add.s64 [[RD2:%rd[0-9]+]], [[M1]], [[RD1]];
; CHECK-NEXT: ld.global.f32 [[F1:%f[0-9]+]], {{\[}}[[RD2]]+12];
; CHECK-NEXT: st.global.f32 {{\[}}[[RD2]]+-8], [[F1]];
; CHECK-NEXT: ret;
; CHECK-NEXT: }

target triple = "nvptx64-nvidia-cuda"
define void @addr(ptr addrspace(1) %p, i32 %i) {
  %i64 = sext i32 %i to i64
  %a = getelementptr float, ptr addrspace(1) %p, i64 %i64
  %b = getelementptr i8, ptr addrspace(1) %a, i64 12
  %v = load float, ptr addrspace(1) %b, align 4
  %c = getelementptr i8, ptr addrspace(1) %a, i64 -8
  store float %v, ptr addrspace(1) %c, align 4
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @addr, !"kernel", i32 1}
