; The address of an inner loop steps in that loop; its start is computed in each iteration of the loop around it.
; RUN: opt-go -passes=pointer-steps %s | FileCheck %s

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: @nest(
; CHECK: outer:
; CHECK: %[[START:[0-9]+]] = getelementptr double, ptr %p
; CHECK-NEXT: br label %inner
; CHECK: %steps = phi ptr [ %[[START]], %outer ], [ %steps.next, %inner ]
; CHECK: store double 1.000000e+00, ptr %steps
; CHECK: %steps.next = getelementptr i8, ptr %steps, i64 8
define void @nest(ptr %p, i32 %n, i32 %m) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %row = mul nsw i32 %i, %m
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j1, %inner ]
  %k = add nsw i32 %row, %j
  %x = sext i32 %k to i64
  %a = getelementptr inbounds double, ptr %p, i64 %x
  store double 1.0, ptr %a
  %j1 = add nuw nsw i32 %j, 1
  %c = icmp slt i32 %j1, %m
  br i1 %c, label %inner, label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %outer, label %exit
exit:
  ret void
}
