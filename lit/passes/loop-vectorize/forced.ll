; RUN: opt-go -passes=loop-vectorize -force-vector-width=4 -force-vector-interleave=1 -S %s | FileCheck %s --check-prefixes=CHECK,FLAG
; RUN: opt-go -passes=loop-vectorize -S %s | FileCheck %s --check-prefixes=CHECK,NONE

; Without a target that has vectors, a loop is vectorized where the command line demands it, or the
; loop's own metadata.
; CHECK-LABEL: define void @flag(
; FLAG:          load <4 x i32>
; NONE-NOT:      vector.body
define void @flag(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %p = getelementptr inbounds i32, ptr %b, i64 %i
  %x = load i32, ptr %p, align 4
  %q = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 %x, ptr %q, align 4
  %j = add nuw nsw i64 %i, 1
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop
exit:
  ret void
}

; CHECK-LABEL: define void @metadata(
; FLAG:          load <4 x i32>
; NONE:          load <8 x i32>
define void @metadata(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %p = getelementptr inbounds i32, ptr %b, i64 %i
  %x = load i32, ptr %p, align 4
  %q = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 %x, ptr %q, align 4
  %j = add nuw nsw i64 %i, 1
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop, !llvm.loop !0
exit:
  ret void
}

; A stride that is 1 in most cases is assumed to be, and that is asked before the loop.
; CHECK-LABEL: define void @stride(
; FLAG:        vector.scevcheck:
; FLAG-NEXT:     %ident.check = icmp ne i64 %s, 1
; FLAG-NEXT:     br i1 %ident.check, label %scalar.ph, label %vector.ph
; FLAG:          store <4 x i32>
define void @stride(ptr noalias %a, ptr noalias %b, i64 %s, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %o = mul nsw i64 %i, %s
  %p = getelementptr inbounds i32, ptr %b, i64 %o
  %x = load i32, ptr %p, align 4
  %q = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 %x, ptr %q, align 4
  %j = add nuw nsw i64 %i, 1
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop
exit:
  ret void
}

; What is two iterations old goes through two vectors; a sum of both that stands before the load is
; computed after it.
; CHECK-LABEL: define i32 @chain(
; FLAG:          %vector.recur = phi <4 x i32>
; FLAG:          %vector.recur1 = phi <4 x i32>
; FLAG:          %wide.load = load <4 x i32>
; FLAG-NEXT:     [[ONE:%.*]] = shufflevector <4 x i32> %vector.recur, <4 x i32> %wide.load, <4 x i32> <i32 3, i32 4, i32 5, i32 6>
; FLAG-NEXT:     [[TWO:%.*]] = shufflevector <4 x i32> %vector.recur1, <4 x i32> [[ONE]], <4 x i32> <i32 3, i32 4, i32 5, i32 6>
; FLAG-NEXT:     add <4 x i32> [[ONE]], [[TWO]]
; FLAG:        middle.block:
; FLAG:          extractelement <4 x i32> [[ONE]], i32 2
define i32 @chain(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %one = phi i32 [ 5, %entry ], [ %x, %loop ]
  %two = phi i32 [ 7, %entry ], [ %one, %loop ]
  %sum = add i32 %one, %two
  %p = getelementptr inbounds i32, ptr %b, i64 %i
  %x = load i32, ptr %p, align 4
  %q = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 %sum, ptr %q, align 4
  %j = add nuw nsw i64 %i, 1
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop
exit:
  ret i32 %two
}

!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.vectorize.width", i32 8}
!2 = !{!"llvm.loop.interleave.count", i32 1}
