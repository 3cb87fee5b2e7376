; RUN: opt-go %s -passes='loop-unroll<O3>' -S | FileCheck %s --check-prefixes=CHECK,EIGHT
; RUN: opt-go %s -passes='loop-unroll<O3>' -partial-unrolling-threshold=14 -S | FileCheck %s --check-prefixes=CHECK,FOUR
; RUN: opt-go %s -passes='loop-unroll<O3>' -partial-unrolling-threshold=0 -S | FileCheck %s --check-prefixes=CHECK,ONE
; RUN: opt-go %s -passes='loop-unroll<O3>' -mtriple=unknown -partial-unrolling-threshold=50 -S | FileCheck %s --check-prefixes=CHECK,ONE
;
; Loops without calls get as many copies of their body as x86's processors keep decoded, 28 operations on most, or as the option says; those with
; calls none. As opt-19.

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: @f(
; EIGHT-COUNT-9: load i32
; FOUR-COUNT-5: load i32
; ONE: load i32
; CHECK-NOT: load
; CHECK-LABEL: @calls(
; CHECK: call
; CHECK-NOT: call i32
define i32 @f(ptr %p, i64 %n) "target-cpu"="x86-64" {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
  %a = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %a
  %s1 = add i32 %s, %v
  %i1 = add nuw i64 %i, 1
  %d = icmp eq i64 %i1, %n
  br i1 %d, label %y, label %loop
y:
  ret i32 %s1
}

define i32 @calls(i64 %n) "target-cpu"="x86-64" {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
  %s1 = call i32 @g(i32 %s)
  %i1 = add nuw i64 %i, 1
  %d = icmp eq i64 %i1, %n
  br i1 %d, label %y, label %loop
y:
  ret i32 %s1
}
declare i32 @g(i32)
