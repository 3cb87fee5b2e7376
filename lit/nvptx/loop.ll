; A loop: one predicated back edge, no moves for its phis, although one value is also used after it.
; RUN: opt-go %s -emit=ptx | FileCheck %s
; RUN: %if ptxas %{ opt-go %s -emit=ptx -o %t.ptx && ptxas -arch=sm_70 %t.ptx -o %t.cubin %} %else %{ true %}

; CHECK-LABEL: .visible .entry sum(
; CHECK-NEXT: .param .u64 sum_param_0,
; CHECK-NEXT: .param .u32 sum_param_1
; CHECK-NEXT: )
; CHECK-NEXT: {
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [sum_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [sum_param_1];
; CHECK-NEXT: mov.b32 [[R2:%r[0-9]+]], 0;
; CHECK-NEXT: mov.f32 [[F1:%f[0-9]+]], 0f00000000;
; CHECK-NEXT: [[L0_1:[$]L__BB[0-9_]+]]:
; CHECK-NEXT: mul.wide.s32 [[M4:%rd[0-9]+]], [[R2]], 4;
; CHECK-NEXT: add.s64 [[RD2:%rd[0-9]+]], [[M4]], [[RD1]];
; CHECK-NEXT: ld.global.f32 [[F2:%f[0-9]+]], {{\[}}[[RD2]]{{\]}};
; CHECK-NEXT: add.rn.f32 [[F1]], [[F1]], [[F2]];
; CHECK-NEXT: add.s32 [[R2]], [[R2]], 1;
; CHECK-NEXT: setp.lt.s32 [[P1:%p[0-9]+]], [[R2]], [[R1]];
; CHECK-NEXT: @[[P1]] bra [[L0_1]];
; CHECK-NEXT: st.global.f32 {{\[}}[[RD1]]{{\]}}, [[F1]];
; CHECK-NEXT: ret;
; CHECK-NEXT: }

target triple = "nvptx64-nvidia-cuda"
define void @sum(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi float [ 0.0, %entry ], [ %s1, %loop ]
  %a = getelementptr float, ptr addrspace(1) %p, i32 %i
  %v = load float, ptr addrspace(1) %a
  %s1 = fadd float %s, %v
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  store float %s1, ptr addrspace(1) %p
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @sum, !"kernel", i32 1}
