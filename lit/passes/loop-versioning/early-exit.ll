; RUN: opt-go %s -passes=loop-versioning -S | FileCheck %s
;
; The loop may end long before its counter reaches %n, so that the end of the range, computed with %n,
; may wrap around though no access does. That is checked. A pointer that is read with a larger type than
; it is written with needs the larger range.

; CHECK-LABEL: @early(
; CHECK: call { i64, i1 } @llvm.umul.with.overflow.i64(i64 4, i64 %
; CHECK: br i1 %lver.safe, label %loop.ph.lver.orig, label %loop.ph
define void @early(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %ap = getelementptr inbounds i32, ptr %a, i64 %i
  %v = load i32, ptr %ap, align 4
  %bp = getelementptr inbounds i32, ptr %b, i64 %i
  store i32 %v, ptr %bp, align 4
  %i.next = add nuw nsw i64 %i, 1
  %end = icmp eq i64 %i.next, %n
  %zero = icmp eq i32 %v, 0
  %done = select i1 %end, i1 true, i1 %zero
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; CHECK-LABEL: @wider(
; CHECK: [[N:%.*]] = shl i64 %n, 2
; CHECK: [[M:%.*]] = add i64 [[N]], 4
; CHECK: getelementptr i8, ptr %a, i64 [[M]]
define void @wider(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %ap = getelementptr inbounds i32, ptr %a, i64 %i
  %v = load i64, ptr %ap, align 4
  store i32 1, ptr %ap, align 4
  %w = trunc i64 %v to i32
  %bp = getelementptr inbounds i32, ptr %b, i64 %i
  store i32 %w, ptr %bp, align 4
  %i.next = add nuw nsw i64 %i, 1
  %end = icmp eq i64 %i.next, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}
