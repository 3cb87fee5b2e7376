; The scaled step and the address of the variable, which selection makes of one address in the loop, are the same in all rounds.
; What runs in some rounds only stays.
; RUN: opt-go %s -emit=ptx | FileCheck %s

target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: .entry k(
; CHECK: shl.b64 [[STEP:%rd[0-9]+]], %rd{{[0-9]+}}, 2;
; CHECK: $L__BB0_1:
; CHECK-NOT: shl
; CHECK: add.s64 %rd{{[0-9]+}}, %rd{{[0-9]+}}, [[STEP]];
; CHECK: mul.lo.s32
; CHECK: bra $L__BB0_1
define ptx_kernel void @k(ptr %p, i64 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %a = phi ptr [ %p, %entry ], [ %b, %latch ]
  %b = getelementptr float, ptr %a, i64 %n
  store float 1.0, ptr %b
  %odd = trunc i64 %i to i1
  br i1 %odd, label %some, label %latch
some:
  %square = mul i32 %m, %m
  store i32 %square, ptr %a
  br label %latch
latch:
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
