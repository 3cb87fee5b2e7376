; A product that is subtracted: the loop-invariant factor is negated, before the loop.
; RUN: opt-go %s -emit=ptx | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry scale(
; CHECK: neg.f64 [[N:%fd[0-9]+]],
; CHECK: $L__BB0_1:
; CHECK-NOT: neg
; CHECK: fma.rn.f64 %fd{{[0-9]+}}, [[N]], %fd{{[0-9]+}}, %fd{{[0-9]+}};
define ptx_kernel void @scale(ptr %p, double %m, i32 %n) {
entry:
  %r = fdiv double 1.0, %m
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr double, ptr %p, i32 %i
  %x = load double, ptr %a
  %b = getelementptr i8, ptr %a, i64 800
  %y = load double, ptr %b
  %z = fmul contract double %x, %r
  %d = fsub contract double %y, %z
  store double %d, ptr %b
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
