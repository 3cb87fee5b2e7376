; The count of a hardware loop fits its register: a loop that may run 2^32 times keeps its branch.
; RUN: opt-go %s -emit=vliw -o - | FileCheck %s
target datalayout = "e-m:e-p:32:32:32-a:0-n16:32-i64:64:64-i32:32:32-i16:16:16-i1:8:8-f32:32:32-f64:64:64-v32:32:32-v64:64:64-v512:512:512-v1024:1024:1024-v2048:2048:2048"
target triple = "hexagon"

; From 0 to a bound that may be the last number.
; CHECK-LABEL: unsigned_all:
; CHECK-NOT: loop0(
; CHECK: if ({{!?}}p0{{.*}}) jump
define void @unsigned_all(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 7, ptr %p
  %j = add nuw i32 %i, 1
  %c = icmp ne i32 %i, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; The bound has at most 31 bits.
; CHECK-LABEL: unsigned_some:
; CHECK: loop0(
define void @unsigned_some(i32 %m, ptr %p) {
entry:
  %n = lshr i32 %m, 1
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 7, ptr %p
  %j = add nuw i32 %i, 1
  %c = icmp ne i32 %i, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; The branch before the loop excludes the last number.
; CHECK-LABEL: guarded:
; CHECK: loop0(
define void @guarded(i32 %n, ptr %p) {
entry:
  %g = icmp ult i32 %n, -1
  br i1 %g, label %ahead, label %exit
ahead:
  br label %loop
loop:
  %i = phi i32 [ 0, %ahead ], [ %j, %loop ]
  store volatile i32 7, ptr %p
  %j = add nuw i32 %i, 1
  %c = icmp ne i32 %i, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; From 1 on there are fewer than 2^32 numbers.
; CHECK-LABEL: from_one:
; CHECK: loop0(
define void @from_one(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %j, %loop ]
  store volatile i32 7, ptr %p
  %j = add nuw i32 %i, 1
  %c = icmp ne i32 %i, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Without wrapping in the signed range, from 0, it is half as many.
; CHECK-LABEL: either_flag:
; CHECK: loop0(
define void @either_flag(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 7, ptr %p
  %j = add nuw nsw i32 %i, 1
  %c = icmp ne i32 %i, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Both ends of the signed range.
; CHECK-LABEL: signed_all:
; CHECK-NOT: loop0(
; CHECK: if ({{!?}}p0{{.*}}) jump
define void @signed_all(i32 %n, i32 %f, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %f, %entry ], [ %j, %loop ]
  store volatile i32 7, ptr %p
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %i, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; No start at the least number.
; CHECK-LABEL: signed_some:
; CHECK: loop0(
define void @signed_some(i32 %n, i32 %f, ptr %p) {
entry:
  %g = icmp sgt i32 %f, -5
  br i1 %g, label %ahead, label %exit
ahead:
  br label %loop
loop:
  %i = phi i32 [ %f, %ahead ], [ %j, %loop ]
  store volatile i32 7, ptr %p
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %i, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Constants: 2^32 iterations.
; CHECK-LABEL: constants:
; CHECK-NOT: loop0(
; CHECK: if ({{!?}}p0{{.*}}) jump
define void @constants(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ -2147483648, %entry ], [ %j, %loop ]
  store volatile i32 7, ptr %p
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %i, 2147483647
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Constants: one less.
; CHECK-LABEL: constants_less:
; CHECK: loop0(
define void @constants_less(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ -2147483647, %entry ], [ %j, %loop ]
  store volatile i32 7, ptr %p
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %i, 2147483647
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; The bound passes the test, so the last number is one above it.
; CHECK-LABEL: bound_passes:
; CHECK-NOT: loop0(
; CHECK: if ({{!?}}p0{{.*}}) jump
define void @bound_passes(i32 %n, i32 %f, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %f, %entry ], [ %j, %loop ]
  store volatile i32 7, ptr %p
  %j = add nsw i32 %i, 1
  %c = icmp sle i32 %i, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Downwards, over all numbers.
; CHECK-LABEL: down_all:
; CHECK-NOT: loop0(
; CHECK: if ({{!?}}p0{{.*}}) jump
define void @down_all(i32 %n, i32 %f, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %f, %entry ], [ %j, %loop ]
  store volatile i32 7, ptr %p
  %j = add nsw i32 %i, -1
  %c = icmp sgt i32 %i, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Downwards, to a bound that is not negative.
; CHECK-LABEL: down_some:
; CHECK: loop0(
define void @down_some(i32 %m, i32 %f, ptr %p) {
entry:
  %n = and i32 %m, 255
  br label %loop
loop:
  %i = phi i32 [ %f, %entry ], [ %j, %loop ]
  store volatile i32 7, ptr %p
  %j = add nsw i32 %i, -1
  %c = icmp sgt i32 %i, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; The test after the step never sees the first number.
; CHECK-LABEL: after:
; CHECK: loop0(
define void @after(i32 %n, i32 %f, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %f, %entry ], [ %j, %loop ]
  store volatile i32 7, ptr %p
  %j = add nuw i32 %i, 1
  %c = icmp ne i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Steps of 2 meet at most 2^31 numbers.
; CHECK-LABEL: by_two:
; CHECK: loop0(
define void @by_two(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 7, ptr %p
  %j = add nuw i32 %i, 2
  %c = icmp ne i32 %i, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
