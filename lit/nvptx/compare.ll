; A compare feeds select and branch as a predicate; an "and" of compares is one instruction.
; RUN: opt-go %s -emit=ptx | FileCheck %s
; RUN: %if ptxas %{ opt-go %s -emit=ptx -o %t.ptx && ptxas -arch=sm_70 %t.ptx -o %t.cubin %} %else %{ true %}

; CHECK-LABEL: .visible .entry k(
; CHECK-NEXT: .param .u64 k_param_0,
; CHECK-NEXT: .param .u32 k_param_1,
; CHECK-NEXT: .param .u32 k_param_2,
; CHECK-NEXT: .param .f32 k_param_3
; CHECK-NEXT: )
; CHECK-NEXT: {
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [k_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [k_param_1];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [k_param_2];
; CHECK-NEXT: ld.param.f32 [[F1:%f[0-9]+]], [k_param_3];
; CHECK-NEXT: setp.lt.s32 [[P1:%p[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: selp.b32 [[R3:%r[0-9]+]], [[R1]], 7, [[P1]];
; CHECK-NEXT: st.global.u32 {{\[}}[[RD1]]{{\]}}, [[R3]];
; CHECK-NEXT: setp.gt.f32 [[P2:%p[0-9]+]], [[F1]], 0f00000000;
; CHECK-NEXT: setp.lt.and.u32 [[P3:%p[0-9]+]], [[R1]], 10, [[P2]];
; CHECK-NEXT: @![[P3]] bra [[L0_1:[$]L__BB[0-9_]+]];
; CHECK-NEXT: st.global.u32 {{\[}}[[RD1]]{{\]}}, 0;
; CHECK-NEXT: [[L0_1]]:
; CHECK-NEXT: ret;
; CHECK-NEXT: }

target triple = "nvptx64-nvidia-cuda"
define void @k(ptr addrspace(1) %p, i32 %x, i32 %y, float %f) {
entry:
  %c = icmp slt i32 %x, %y
  %s = select i1 %c, i32 %x, i32 7
  store i32 %s, ptr addrspace(1) %p
  %c1 = icmp ult i32 %x, 10
  %c2 = fcmp ogt float %f, 0.0
  %both = and i1 %c1, %c2
  br i1 %both, label %then, label %end
then:
  store i32 0, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"kernel", i32 1}
