; The step of a counter is a product: ptxas computes mul.wide again in every iteration, with copies
; of the counter, on processors before sm_90, and mad.wide before the loop.

; RUN: opt-go %s -passes= -emit=ptx -mcpu=sm_80 -mattr=+ptx70 -o - | FileCheck %s --check-prefixes=CHECK,BEFORE
; RUN: opt-go %s -passes= -emit=ptx -mcpu=sm_90 -mattr=+ptx78 -o - | FileCheck %s --check-prefixes=CHECK,AFTER

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry stride(
; BEFORE: mad.wide.u32 [[S:%rd[0-9]+]], {{%r[0-9]+}}, {{%r[0-9]+}}, 0;
; AFTER: mul.wide.u32 [[S:%rd[0-9]+]], {{%r[0-9]+}}, {{%r[0-9]+}};
; CHECK: $L__BB0_1:
; CHECK: add.s64 [[I:%rd[0-9]+]], [[I]], [[S]];
define void @stride(ptr addrspace(1) %p, i64 %n, i32 %a, i32 %b) {
entry:
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %s = mul nuw i64 %x, %y
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %q = getelementptr float, ptr addrspace(1) %p, i64 %i
  store float 1.0, ptr addrspace(1) %q
  %j = add i64 %i, %s
  %c = icmp slt i64 %j, %n
  br i1 %c, label %loop, label %exit

exit:
  ret void
}

; A sum of products stays: there one instruction does both.
; CHECK-LABEL: .entry sum(
; CHECK: $L__BB1_1:
; CHECK: mul.wide.s32
; CHECK-NOT: mad.wide
define void @sum(ptr addrspace(1) %p, i64 %n, i32 %a) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 1, %entry ], [ %j, %loop ]
  %v = trunc i64 %i to i32
  %x = sext i32 %v to i64
  %y = sext i32 %a to i64
  %s = mul nsw i64 %x, %y
  %j = add i64 %i, %s
  %c = icmp slt i64 %j, %n
  br i1 %c, label %loop, label %exit

exit:
  ret void
}

!nvvm.annotations = !{!0, !1}
!0 = !{ptr @stride, !"kernel", i32 1}
!1 = !{ptr @sum, !"kernel", i32 1}
