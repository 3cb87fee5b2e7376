; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; A product of numbers that are not negative which does not wrap as a signed one does not as an unsigned one. As opt-19 does.

; CHECK-LABEL: @f(
; CHECK: mul nuw nsw i32 %i, %m
; CHECK-LABEL: @sign(
; CHECK: mul nsw i32 %i, %m
define void @f(i32 %n, i32 %m) {
  %c = icmp sgt i32 %m, 0
  br i1 %c, label %pre, label %x
pre:
  br label %loop
loop:
  %i = phi i32 [ 0, %pre ], [ %i1, %loop ]
  %j = mul nsw i32 %i, %m
  call void @u(i32 %j)
  %i1 = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %loop, label %x
x:
  ret void
}

define void @sign(i32 %n, i32 %m) {
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %i1, %loop ]
  %j = mul nsw i32 %i, %m
  call void @u(i32 %j)
  %i1 = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %loop, label %x
x:
  ret void
}
declare void @u(i32)
