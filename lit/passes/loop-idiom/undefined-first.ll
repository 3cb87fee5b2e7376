; RUN: opt-go %s -passes=loop-idiom -S | FileCheck %s
;
; Two stores fill an iteration, the first with an undefined value: the memset writes what the second does.

target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: @pairs(
; CHECK:         call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 800, i1 false)
; CHECK-NOT:     store
; CHECK:         ret void
define void @pairs(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr { i32, i32 }, ptr %p, i64 %i
  store i32 undef, ptr %a, align 4
  %b = getelementptr { i32, i32 }, ptr %p, i64 %i, i32 1
  store i32 0, ptr %b, align 4
  %j = add nuw nsw i64 %i, 1
  %c = icmp ne i64 %j, 100
  br i1 %c, label %loop, label %out
out:
  ret void
}
