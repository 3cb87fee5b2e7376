; RUN: opt-go -passes=loop-vectorize -pass-remarks=loop-vectorize -pass-remarks-missed=loop-vectorize -disable-output %s 2>&1 | FileCheck %s

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; CHECK: vectorized loop (vectorization width: 4, interleaved count: {{[0-9]+}})
define void @done(ptr %a, i64 %n) {
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

; CHECK: loop not vectorized: call instruction cannot be vectorized
define void @call(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 1, ptr %p, align 4
  call void @g()
  %j = add nuw nsw i64 %i, 1
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop
exit:
  ret void
}

; CHECK: loop not vectorized: instruction cannot be vectorized
define void @volatile(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store volatile i32 1, ptr %p, align 4
  %j = add nuw nsw i64 %i, 1
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop
exit:
  ret void
}

; CHECK: loop not vectorized: loop control flow is not understood by vectorizer
define void @search(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %c = icmp eq i32 %x, 7
  br i1 %c, label %exit, label %latch
latch:
  %j = add nuw nsw i64 %i, 1
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop
exit:
  ret void
}

; CHECK: loop not vectorized: store to the same address in each iteration
define void @last(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  store i64 %i, ptr %a, align 4
  %j = add nuw nsw i64 %i, 1
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop
exit:
  ret void
}

declare void @g()
