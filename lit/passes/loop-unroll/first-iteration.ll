; Whether a loop is unrolled beyond the threshold depends on what would be left of it: a product with what is 1 in the first iteration is not.
; RUN: opt-go -passes=loop-unroll -unroll-threshold=12 %s | FileCheck %s
; RUN: opt-go -passes=loop-unroll -unroll-threshold=10 %s | FileCheck %s --check-prefix=SMALL

; CHECK-LABEL: @doubling(
; CHECK: store volatile i32 %x, ptr %p
; CHECK-NOT: br i1
; CHECK: ret void
; SMALL-LABEL: @doubling(
; SMALL: br i1
define void @doubling(ptr %p, i32 %x, i32 %y, i32 %z) {
entry:
  br label %loop
loop:
  %k = phi i32 [ 1, %entry ], [ %k2, %loop ]
  %d = phi i32 [ 8, %entry ], [ %d2, %loop ]
  %m = mul nsw i32 %k, %x
  store volatile i32 %m, ptr %p
  %n = mul nsw i32 %k, %y
  store volatile i32 %n, ptr %p
  %o = mul nsw i32 %k, %z
  store volatile i32 %o, ptr %p
  %k2 = shl nsw i32 %k, 1
  %d2 = lshr i32 %d, 1
  %c = icmp eq i32 %d2, 0
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
