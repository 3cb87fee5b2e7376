; RUN: opt-go %s -passes='loop(indvars)' -S | FileCheck %s
;
; A truncation to the narrow counter after a loop reverses an extension: it drops only zeros, or sign bits. As opt-19 does.

; CHECK-LABEL: @f(
; CHECK: trunc nuw nsw i64 %{{.*}} to i32
; CHECK-LABEL: @g(
; CHECK: trunc nsw i64 %{{.*}} to i32
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define i32 @f(ptr %p, i32 %k, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %ix = zext nneg i32 %i to i64
  %a = getelementptr i32, ptr %p, i64 %ix
  %v = load i32, ptr %a
  %c = icmp eq i32 %v, %k
  br i1 %c, label %x, label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %loop, label %y
x:
  ret i32 %i
y:
  ret i32 -1
}
define i32 @g(ptr %p, i32 %k, i32 %s) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %s, %entry ], [ %i1, %loop ]
  %ix = sext i32 %i to i64
  %a = getelementptr i32, ptr %p, i64 %ix
  %v = load i32, ptr %a
  %c = icmp eq i32 %v, %k
  %i1 = add nsw i32 %i, 1
  br i1 %c, label %x, label %loop
x:
  %r = add i32 %i1, 5
  ret i32 %r
}
