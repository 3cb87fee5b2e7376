; RUN: opt-go %s -passes='loop(indvars)' -S | FileCheck %s
;
; What leaves the loop of a widened counter is cut without loss.

target datalayout = "e-i64:64-n8:16:32:64"

; CHECK-LABEL: @find(
; CHECK:       found:
; CHECK-NEXT:    %r.wide = phi i64 [ %indvars.iv, %loop ]
; CHECK-NEXT:    %0 = trunc nuw nsw i64 %r.wide to i32
define i32 @find(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %x = sext i32 %i to i64
  %a = getelementptr inbounds i32, ptr %p, i64 %x
  %v = load i32, ptr %a
  %c = icmp eq i32 %v, 7
  br i1 %c, label %found, label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %d = icmp eq i32 %next, 100
  br i1 %d, label %none, label %loop
found:
  %r = phi i32 [ %i, %loop ]
  ret i32 %r
none:
  ret i32 -1
}
