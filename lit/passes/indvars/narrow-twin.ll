; RUN: opt-go %s -passes='loop(indvars)' -S | FileCheck %s
; RUN: opt-go %s -passes='loop(indvars)' -mtriple=unknown -S | FileCheck %s --check-prefix=TWO
;
; Two counters that are the same: one becomes wide, since it indexes, and is cut for the other, where the processor does that for nothing. As opt-19 does.

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; CHECK: loop:
; CHECK-NEXT: phi i64
; CHECK-NOT: phi i32 [ 0
; TWO: phi i64
; TWO-NEXT: phi i32
define i32 @f(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %ix = zext nneg i32 %i to i64
  %a = getelementptr i32, ptr %p, i64 %ix
  %v = load volatile i32, ptr %a
  %i1 = add nuw nsw i32 %i, 1
  %k1 = add nuw nsw i32 %k, 1
  %c = icmp eq i32 %v, 7
  br i1 %c, label %x, label %loop
x:
  ret i32 %k1
}
