; RUN: opt-go %s -passes=loop-unroll -unroll-runtime -unroll-count=2 | FileCheck %s
; Two loops that run equally often: what the second one's iterations are computed from is there, since the first one was unrolled.

; CHECK-LABEL: @f(
; CHECK:         %smax = call i64 @llvm.smax.i64(i64 %n, i64 1)
; CHECK-NEXT:    [[PASSAGES:%.*]] = add nsw i64 %smax, -1
; CHECK-NOT:     smax.i64
; CHECK:       between:
; CHECK-NEXT:    [[EXTRA:%.*]] = and i64 %smax, 1
; CHECK-NEXT:    icmp ult i64 [[PASSAGES]], 1
; CHECK:       between.new:
; CHECK-NEXT:    sub i64 %smax, [[EXTRA]]
; CHECK-NOT:     call i64 @llvm.smax.i64
; CHECK:         ret void
define void @f(ptr %a, i64 %n) {
entry:
  br label %first
first:
  %i = phi i64 [ 0, %entry ], [ %i.next, %first ]
  %p = getelementptr i64, ptr %a, i64 %i
  store i64 %i, ptr %p
  %i.next = add nsw i64 %i, 1
  %c = icmp slt i64 %i.next, %n
  br i1 %c, label %first, label %between
between:
  br label %second
second:
  %j = phi i64 [ 0, %between ], [ %j.next, %second ]
  %q = getelementptr i64, ptr %a, i64 %j
  store i64 7, ptr %q
  %j.next = add nsw i64 %j, 1
  %d = icmp slt i64 %j.next, %n
  br i1 %d, label %second, label %exit
exit:
  ret void
}
