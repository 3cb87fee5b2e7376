; A loop-invariant step is computed before the loop.
; RUN: opt-go -passes=pointer-steps %s | FileCheck %s

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: @column(
; CHECK: %[[W:[0-9]+]] = sext i32 %width to i64
; CHECK-NEXT: %[[S:[0-9]+]] = shl nsw i64 %[[W]], 2
; CHECK: %steps = phi ptr
; CHECK-NEXT: %i = phi
; CHECK-NEXT: store float 1.000000e+00, ptr %steps
; CHECK: %steps.next = getelementptr i8, ptr %steps, i64 %[[S]]
define void @column(ptr %p, i32 %col, i32 %width, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %m = mul nsw i32 %i, %width
  %k = add nsw i32 %m, %col
  %x = sext i32 %k to i64
  %a = getelementptr inbounds float, ptr %p, i64 %x
  store float 1.0, ptr %a
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
