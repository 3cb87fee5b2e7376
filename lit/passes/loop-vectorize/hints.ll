; RUN: opt-go -passes=loop-vectorize -S %s | FileCheck %s
; RUN: opt-go -passes='loop-vectorize<vectorize-forced-only>' -S %s | FileCheck %s --check-prefix=FORCED

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; The program gives the width; both loops are marked as done.
; CHECK-LABEL: define void @width(
; CHECK:         load <2 x i32>
; CHECK:         br i1 {{.*}}, label %middle.block, label %vector.body, !llvm.loop [[VECTOR:![0-9]+]]
; CHECK:         br i1 %k, label {{.*}}, label %loop, !llvm.loop [[SCALAR:![0-9]+]]
; FORCED-LABEL: define void @width(
; FORCED:         load <2 x i32>
define void @width(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %y = add i32 %x, 1
  store i32 %y, ptr %p, align 4
  %j = add nuw nsw i64 %i, 1
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop, !llvm.loop !0
exit:
  ret void
}

; CHECK-LABEL: define void @never(
; CHECK-NOT:     vector.body
define void @never(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 1, ptr %p, align 4
  %j = add nuw nsw i64 %i, 1
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop, !llvm.loop !3
exit:
  ret void
}

; CHECK-LABEL: define void @free(
; CHECK:         store <4 x i32>
; FORCED-LABEL: define void @free(
; FORCED-NOT:     vector.body
define void @free(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 1, ptr %p, align 4
  %j = add nuw nsw i64 %i, 1
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop
exit:
  ret void
}

; Where size counts there is no second loop: only whole vectors will do.
; CHECK-LABEL: define void @size(
; CHECK-NOT:     vector.body
define void @size(ptr %a, i64 %n) optsize {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 1, ptr %p, align 4
  %j = add nuw nsw i64 %i, 1
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop
exit:
  ret void
}

; A function that prefers narrow vectors gets them; without any there are none.
; CHECK-LABEL: define void @prefer(
; CHECK:         store <4 x i32>
; CHECK-LABEL: define void @scalars(
; CHECK-NOT:     vector.body
define void @prefer(ptr %a, i64 %n) "target-cpu"="haswell" "prefer-vector-width"="128" {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 1, ptr %p, align 4
  %j = add nuw nsw i64 %i, 1
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop
exit:
  ret void
}

define void @scalars(ptr %a, i64 %n) "target-cpu"="haswell" "prefer-vector-width"="64" {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 1, ptr %p, align 4
  %j = add nuw nsw i64 %i, 1
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop
exit:
  ret void
}

; CHECK-DAG: [[VECTOR]] = distinct !{[[VECTOR]], [[DONE:![0-9]+]], [[RUNTIME:![0-9]+]]}
; CHECK-DAG: [[DONE]] = !{!"llvm.loop.isvectorized", i32 1}
; CHECK-DAG: [[RUNTIME]] = !{!"llvm.loop.unroll.runtime.disable"}

!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.vectorize.width", i32 2}
!2 = !{!"llvm.loop.interleave.count", i32 1}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.vectorize.enable", i1 false}
