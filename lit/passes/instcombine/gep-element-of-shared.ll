; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; An element of an array whose address others use, too, is addressed from where the array is: that takes no more. With a step of its own the address
; stays apart. As opt-19 does.

; CHECK-LABEL: @two(
; CHECK-NEXT: %b = getelementptr inbounds [16 x i32], ptr %p, i64 %i, i64 %j
; CHECK-NEXT: load
; CHECK-NEXT: %c = getelementptr inbounds [16 x i32], ptr %p, i64 %i, i64 %k
; CHECK-LABEL: @flat(
; CHECK-NEXT: %a = getelementptr inbounds [16 x i32], ptr %p, i64 %i
; CHECK-NEXT: %b = getelementptr inbounds i32, ptr %a, i64 %j
; CHECK-LABEL: @other(
; CHECK-NEXT: %a = getelementptr inbounds [16 x i32], ptr %p, i64 %i
; CHECK-NEXT: %b = getelementptr inbounds [16 x i32], ptr %p, i64 %i, i64 %j
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
define i32 @two(ptr %p, i64 %i, i64 %j, i64 %k) {
  %a = getelementptr inbounds [16 x i32], ptr %p, i64 %i
  %b = getelementptr inbounds [16 x i32], ptr %a, i64 0, i64 %j
  %v = load i32, ptr %b
  %c = getelementptr inbounds [16 x i32], ptr %a, i64 0, i64 %k
  %w = load i32, ptr %c
  %r = add i32 %v, %w
  ret i32 %r
}
define i32 @flat(ptr %p, i64 %i, i64 %j, i64 %k) {
  %a = getelementptr inbounds [16 x i32], ptr %p, i64 %i
  %b = getelementptr inbounds i32, ptr %a, i64 %j
  %v = load i32, ptr %b
  %c = getelementptr inbounds i32, ptr %a, i64 %k
  %w = load i32, ptr %c
  %r = add i32 %v, %w
  ret i32 %r
}
define i32 @other(ptr %p, i64 %i, i64 %j, i64 %k) {
  %a = getelementptr inbounds [16 x i32], ptr %p, i64 %i
  %b = getelementptr inbounds [16 x i32], ptr %a, i64 0, i64 %j
  %v = load i32, ptr %b
  %w = load i32, ptr %a
  %r = add i32 %v, %w
  ret i32 %r
}
