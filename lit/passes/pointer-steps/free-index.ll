; PTX extends, scales and adds an index of 32 bits in one instruction: a pointer would save nothing. φs that count the same become one.
; RUN: opt-go -passes=pointer-steps %s | FileCheck %s

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @alone(
; CHECK-NOT: %steps
; CHECK: ret void
define void @alone(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %x = sext i32 %i to i64
  %a = getelementptr inbounds float, ptr %p, i64 %x
  store float 1.0, ptr %a
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @twins(
; CHECK: %i = phi i32
; CHECK-NOT: phi
; CHECK: store i32 %i, ptr %a
define void @twins(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %k = phi i32 [ 0, %entry ], [ %l, %loop ]
  %a = getelementptr inbounds [8 x i32], ptr %p, i64 0, i32 %i
  store i32 %k, ptr %a
  %j = add nsw i32 %i, 1
  %l = add nsw i32 %k, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
