; RUN: opt-go %s -passes=loop-unroll -enable-peeling-for-iv -S | FileCheck %s
; RUN: opt-go %s -passes=loop-unroll -S | FileCheck %s --check-prefix=OFF
;
; %before is %n - 1 in the first iteration, and one less than %i in all others: taking out the first
; makes it a counter. A product is none.

; OFF-LABEL: @neighbours(
; OFF-NOT: loop.peel:
; CHECK-LABEL: @neighbours(
; CHECK: loop.peel:
; CHECK: %before = phi i64 [ 0, %entry.peel.newph ], [ %i, %loop ]
; CHECK-LABEL: @product(
; CHECK-NOT: loop.peel:
define void @neighbours(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  %last = sub i64 %n, 1
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %before = phi i64 [ %last, %entry ], [ %i, %loop ]
  %p = getelementptr i32, ptr %b, i64 %before
  %v = load i32, ptr %p, align 4
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 %v, ptr %q, align 4
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @product(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %before = phi i64 [ %n, %entry ], [ %twice, %loop ]
  %p = getelementptr i32, ptr %b, i64 %before
  %v = load i32, ptr %p, align 4
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 %v, ptr %q, align 4
  %twice = mul i64 %i, 2
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
