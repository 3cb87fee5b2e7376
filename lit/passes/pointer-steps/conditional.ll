; An address that only some iterations compute is not made to step in all of them.
; RUN: opt-go -passes=pointer-steps %s | FileCheck %s

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @chosen(
; CHECK-NOT: %steps
; CHECK: ret void
define void @chosen(ptr %p, i32 %row, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %odd = and i32 %i, 1
  %isodd = icmp eq i32 %odd, 1
  br i1 %isodd, label %then, label %next
then:
  %k = add nsw i32 %row, %i
  %x = sext i32 %k to i64
  %a = getelementptr inbounds float, ptr %p, i64 %x
  store float 1.0, ptr %a
  br label %next
next:
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
