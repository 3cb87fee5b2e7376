; An address from a sum with the counter becomes a pointer that steps; one that is a constant away is taken from it.
; RUN: opt-go -passes=pointer-steps %s | FileCheck %s

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: @row(
; CHECK: %[[K:[0-9]+]] = add i32 %row, 0
; CHECK: %[[X:[0-9]+]] = sext i32 %[[K]] to i64
; CHECK: %[[START:[0-9]+]] = getelementptr float, ptr %p, i64 %[[X]]
; CHECK: loop:
; CHECK-NEXT: %steps = phi ptr [ %[[START]], %entry ], [ %steps.next, %loop ]
; CHECK: %v = load float, ptr %steps
; CHECK-NEXT: %[[B:[0-9]+]] = getelementptr i8, ptr %steps, i64 64
; CHECK-NEXT: %w = load float, ptr %[[B]]
; CHECK-NOT: sext
; CHECK: %steps.next = getelementptr i8, ptr %steps, i64 4
; CHECK-NEXT: br i1
define float @row(ptr %p, i32 %row, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %k = add nsw i32 %row, %i
  %x = sext i32 %k to i64
  %a = getelementptr inbounds float, ptr %p, i64 %x
  %v = load float, ptr %a
  %b = getelementptr inbounds i8, ptr %a, i64 64
  %w = load float, ptr %b
  %u = fadd float %v, %w
  %t = fadd float %s, %u
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = phi float [ %t, %loop ]
  ret float %r
}
