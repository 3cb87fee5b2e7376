; RUN: opt-go -passes=loop-vectorize -force-vector-width=4 -force-vector-interleave=1 -S %s | FileCheck %s

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Pairs are loaded and stored together, the lanes taken apart and put together again.
; CHECK-LABEL: define void @swap(
; CHECK:       vector.body:
; CHECK:         %wide.vec = load <8 x i32>
; CHECK-NEXT:    %strided.vec = shufflevector <8 x i32> %wide.vec, <8 x i32> poison, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
; CHECK-NEXT:    [[ODD:%.*]] = shufflevector <8 x i32> %wide.vec, <8 x i32> poison, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
; CHECK:         %interleaved.vec = shufflevector <4 x i32> [[ODD]], <4 x i32> %strided.vec, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
; CHECK-NEXT:    store <8 x i32> %interleaved.vec
define void @swap(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %e = shl nuw nsw i64 %i, 1
  %o = or disjoint i64 %e, 1
  %p = getelementptr inbounds i32, ptr %b, i64 %e
  %x = load i32, ptr %p, align 4
  %q = getelementptr inbounds i32, ptr %b, i64 %o
  %y = load i32, ptr %q, align 4
  %r = getelementptr inbounds i32, ptr %a, i64 %e
  store i32 %y, ptr %r, align 4
  %s = getelementptr inbounds i32, ptr %a, i64 %o
  store i32 %x, ptr %s, align 4
  %j = add nuw nsw i64 %i, 1
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop
exit:
  ret void
}

; The second element is written between the two loads: they stay where they are.
; CHECK-LABEL: define void @between(
; CHECK-NOT:     load <8 x i32>
; CHECK:         ret void
define void @between(ptr noalias %a, ptr noalias %b, i32 %v, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %e = shl nuw nsw i64 %i, 1
  %o = or disjoint i64 %e, 1
  %p = getelementptr inbounds i32, ptr %b, i64 %e
  %x = load i32, ptr %p, align 4
  %q = getelementptr inbounds i32, ptr %b, i64 %o
  store i32 %v, ptr %q, align 4
  %y = load i32, ptr %q, align 4
  %t = add i32 %x, %y
  %r = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 %t, ptr %r, align 4
  %j = add nuw nsw i64 %i, 1
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop
exit:
  ret void
}
