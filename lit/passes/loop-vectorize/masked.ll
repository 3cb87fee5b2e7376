; RUN: opt-go -passes=loop-vectorize -S %s | FileCheck %s

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; AVX2 has loads and stores under a mask, SSE2 has not.
; CHECK-LABEL: define void @wide(
; CHECK:         call <8 x i32> @llvm.masked.load.v8i32.p0(ptr {{.*}}, i32 4, <8 x i1> [[M:%.*]], <8 x i32> poison)
; CHECK:         call void @llvm.masked.store.v8i32.p0(<8 x i32> {{.*}}, ptr {{.*}}, i32 4, <8 x i1> [[M]])
; CHECK-LABEL: define void @narrow(
; CHECK-NOT:     vector.body
define void @wide(ptr noalias %a, ptr noalias %b, ptr noalias %c, i64 %n) "target-features"="+avx2" {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %latch ]
  %p = getelementptr inbounds i32, ptr %c, i64 %i
  %x = load i32, ptr %p, align 4
  %t = icmp sgt i32 %x, 3
  br i1 %t, label %then, label %latch
then:
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  %y = load i32, ptr %q, align 4
  %z = add i32 %y, %x
  %r = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 %z, ptr %r, align 4
  br label %latch
latch:
  %j = add nuw nsw i64 %i, 1
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop
exit:
  ret void
}

define void @narrow(ptr noalias %a, ptr noalias %b, ptr noalias %c, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %latch ]
  %p = getelementptr inbounds i32, ptr %c, i64 %i
  %x = load i32, ptr %p, align 4
  %t = icmp sgt i32 %x, 3
  br i1 %t, label %then, label %latch
then:
  %r = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 %x, ptr %r, align 4
  br label %latch
latch:
  %j = add nuw nsw i64 %i, 1
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop
exit:
  ret void
}

; The address is computed for lanes that do not store, too: in the first iterations it is out of
; bounds, so that its flags go.
; CHECK-LABEL: define void @early(
; CHECK:         [[I:%.*]] = sub i64 %{{.*}}, 2
; CHECK-NEXT:    [[P:%.*]] = getelementptr i32, ptr %a, i64 [[I]]
; CHECK:         [[Q:%.*]] = getelementptr i32, ptr [[P]], i32 0
; CHECK:         call void @llvm.masked.store.v8i32.p0(<8 x i32> {{.*}}, ptr [[Q]],
define void @early(ptr noalias %a, ptr noalias %c, i64 %n) "target-features"="+avx2" {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %latch ]
  %m = sub nuw i64 %i, 2
  %r = getelementptr inbounds i32, ptr %a, i64 %m
  %p = getelementptr inbounds i32, ptr %c, i64 %i
  %x = load i32, ptr %p, align 4
  %t = icmp sgt i32 %x, 3
  br i1 %t, label %then, label %latch
then:
  store i32 %x, ptr %r, align 4
  br label %latch
latch:
  %j = add nuw nsw i64 %i, 1
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop
exit:
  ret void
}

; The load in the branch is of what every iteration loads, so that all lanes do it, with an address
; whose sum may wrap there.
; CHECK-LABEL: define i32 @again(
; CHECK:       vector.body:
; CHECK-NOT:     nsw
; CHECK-NOT:     inbounds i32, ptr %a
; CHECK:       middle.block:
define i32 @again(ptr noalias %a, ptr noalias %c, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %latch ]
  %s = phi i32 [ 0, %entry ], [ %s2, %latch ]
  %p = getelementptr inbounds i64, ptr %c, i64 %i
  %g = load i64, ptr %p, align 8
  %g1 = add i64 %g, 1
  %q = getelementptr i32, ptr %a, i64 %g1
  %y = load i32, ptr %q, align 4
  %t = icmp sgt i32 %y, 3
  br i1 %t, label %then, label %latch
then:
  %g2 = add nsw i64 %g, 1
  %q2 = getelementptr inbounds i32, ptr %a, i64 %g2
  %z = load i32, ptr %q2, align 4
  br label %latch
latch:
  %w = phi i32 [ 1, %loop ], [ %z, %then ]
  %s2 = add i32 %s, %w
  %j = add nuw nsw i64 %i, 1
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop, !llvm.loop !0
exit:
  ret i32 %s2
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.vectorize.width", i32 4}
