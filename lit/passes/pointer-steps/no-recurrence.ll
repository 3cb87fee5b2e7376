; An address that does not grow by the same number in every iteration stays.
; RUN: opt-go -passes=pointer-steps %s | FileCheck %s

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @picked(
; CHECK-NOT: %steps
; CHECK: ret void
define void @picked(ptr %p, i32 %n, i32 %m, i1 %c0) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %q = udiv i32 %i, 3
  %k = add nsw i32 %m, %q
  %x = sext i32 %k to i64
  %a = getelementptr inbounds float, ptr %p, i64 %x
  store float 1.0, ptr %a
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
