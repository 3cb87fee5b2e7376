; RUN: opt-go -passes=loop-vectorize -force-vector-width=4 -force-vector-interleave=1 -S %s | FileCheck %s

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Arrays that may overlap are compared before the loop.
; CHECK-LABEL: define void @overlap(
; CHECK:         %min.iters.check = icmp ult i64 %n, 4
; CHECK:         br i1 %min.iters.check, label %scalar.ph, label %vector.memcheck
; CHECK:       vector.memcheck:
; CHECK-NEXT:    [[DIFF:%.*]] = sub i64 [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    %diff.check = icmp ult i64 [[DIFF]], 16
; CHECK-NEXT:    br i1 %diff.check, label %scalar.ph, label %vector.ph
; CHECK:       vector.body:
; CHECK:         %wide.load = load <4 x i32>, ptr {{.*}}, align 4
; CHECK:         add <4 x i32> %wide.load, %broadcast.splat
; CHECK:         store <4 x i32>
; CHECK:         %index.next = add nuw i64 %index, 4
; CHECK:       middle.block:
; CHECK:         br i1 %cmp.n, label %exit{{.*}}, label %scalar.ph
; CHECK:       scalar.ph:
; CHECK-NEXT:    %bc.resume.val = phi i64 [ %n.vec, %middle.block ], [ 0, %entry ], [ 0, %vector.memcheck ]
define void @overlap(ptr %a, ptr %b, i32 %c, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %p = getelementptr inbounds i32, ptr %b, i64 %i
  %x = load i32, ptr %p, align 4
  %y = add i32 %x, %c
  %q = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 %y, ptr %q, align 4
  %j = add nuw nsw i64 %i, 1
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop
exit:
  ret void
}

; An iteration reads what the one three before wrote: four at once would be wrong.
; CHECK-LABEL: define void @three(
; CHECK-NOT:     vector.body
define void @three(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %y = add i32 %x, 1
  %i3 = add nuw nsw i64 %i, 3
  %q = getelementptr inbounds i32, ptr %a, i64 %i3
  store i32 %y, ptr %q, align 4
  %j = add nuw nsw i64 %i, 1
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop
exit:
  ret void
}

; Reading ahead of what is written is no obstacle: all lanes are read first.
; CHECK-LABEL: define void @ahead(
; CHECK-NOT:     memcheck
; CHECK:       vector.body:
define void @ahead(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %j = add nuw nsw i64 %i, 1
  %p = getelementptr inbounds i32, ptr %a, i64 %j
  %x = load i32, ptr %p, align 4
  %q = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 %x, ptr %q, align 4
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop
exit:
  ret void
}

; Elements in reverse order are one access and a shuffle.
; CHECK-LABEL: define void @reverse(
; CHECK:       vector.body:
; CHECK:         %reverse = shufflevector <4 x i32> %wide.load, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
define void @reverse(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ %n, %entry ], [ %j, %loop ]
  %j = add nsw i64 %i, -1
  %p = getelementptr inbounds i32, ptr %b, i64 %j
  %x = load i32, ptr %p, align 4
  %q = getelementptr inbounds i32, ptr %a, i64 %j
  store i32 %x, ptr %q, align 4
  %k = icmp sgt i64 %i, 1
  br i1 %k, label %loop, label %exit
exit:
  ret void
}

; What is compared is all that both stores write.
; CHECK-LABEL: define void @two(
; CHECK:         %bound0 = icmp ult ptr %a,
; CHECK:         br i1 %found.conflict, label %scalar.ph, label %vector.ph
define void @two(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %i9 = add nuw nsw i64 %i, 9
  %o = getelementptr inbounds i32, ptr %a, i64 %i9
  store i32 1, ptr %o, align 4
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

; What a scope says that is declared in the loop holds within one iteration: in the vector loop, what
; is loaded overlaps what is stored.
; CHECK-LABEL: define void @scoped(
; CHECK:       vector.body:
; CHECK:         %wide.load = load <4 x i32>, ptr {{.*}}, align 4{{$}}
; CHECK:         store <4 x i32> {{.*}}, align 4{{$}}
; CHECK:       loop:
; CHECK:         load i32, ptr %q, align 4, !alias.scope
define void @scoped(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  %j = add nuw nsw i64 %i, 1
  %q = getelementptr inbounds i32, ptr %a, i64 %j
  %x = load i32, ptr %q, align 4, !alias.scope !2
  %y = add i32 %x, 1
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 %y, ptr %p, align 4, !noalias !2
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop
exit:
  ret void
}

; Declared before the loop, it holds for all iterations.
; CHECK-LABEL: define void @scope_around(
; CHECK-NOT:     memcheck
; CHECK:       vector.body:
; CHECK:         %wide.load = load <4 x i32>, ptr {{.*}}, align 4, !alias.scope
; CHECK:         store <4 x i32> {{.*}}, align 4, !noalias
define void @scope_around(ptr %a, ptr %b, i64 %n) {
entry:
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  %x = load i32, ptr %q, align 4, !alias.scope !2
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 %x, ptr %p, align 4, !noalias !2
  %j = add nuw nsw i64 %i, 1
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop
exit:
  ret void
}

declare void @llvm.experimental.noalias.scope.decl(metadata)
!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = !{!1}
