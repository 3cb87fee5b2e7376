; RUN: opt-go %s -passes=loop-unroll -S | FileCheck %s --check-prefix=LOOP
; RUN: opt-go %s -passes=loop-unroll -unroll-max-iteration-count-to-analyze=16 -S | FileCheck %s
; RUN: opt-go %s -passes="loop-unroll<play=16>" -S | FileCheck %s
; RUN: opt-go %s -passes="loop-unroll<play=15>" -S | FileCheck %s --check-prefix=LOOP
; RUN: opt-go %s -passes="loop-unroll<play=16>" -unroll-max-iteration-count-to-analyze=15 -S | FileCheck %s --check-prefix=LOOP
; RUN: opt-go %s -passes=loop-unroll -unroll-max-iteration-count-to-analyze=16 -unroll-max-percent-threshold-boost=100 -unroll-threshold=40 -S | FileCheck %s
; RUN: opt-go %s -passes=loop-unroll -unroll-max-iteration-count-to-analyze=15 -S | FileCheck %s --check-prefix=LOOP
; RUN: opt-go %s -passes=loop-unroll -unroll-max-iteration-count-to-analyze=16 -unroll-max-percent-threshold-boost=100 -unroll-threshold=16 -S | FileCheck %s --check-prefix=LOOP
; RUN: opt-go %s -passes=loop-unroll -unroll-max-iteration-count-to-analyze=16 -unroll-max-percent-threshold-boost=400 -unroll-threshold=16 -S | FileCheck %s
;
; Nearly everything folds when the loop is unrolled: that is found out by playing as many iterations as allowed, and raises the threshold as far as allowed. As opt-19 with
; the same options.

; LOOP: phi
; CHECK-NOT: phi
; CHECK: ret i32
define i32 @f(ptr %p, i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ %x, %entry ], [ %s1, %loop ]
  %a1 = mul i32 %i, 17
  %a2 = and i32 %a1, 12
  %a3 = xor i32 %a2, 5
  %a4 = shl i32 %a3, 2
  %a5 = mul i32 %a4, %a3
  %a6 = and i32 %a5, 12
  %a7 = xor i32 %a6, 5
  %a8 = shl i32 %a7, 2
  %a9 = mul i32 %a8, %a3
  %b2 = and i32 %a9, 120
  %b3 = xor i32 %b2, 5
  %b4 = shl i32 %b3, 2
  %b5 = mul i32 %b4, %b3
  %b6 = and i32 %b5, 12
  %b7 = xor i32 %b6, 5
  %s1 = add i32 %s, %b7
  %i1 = add nsw i32 %i, 1
  %c = icmp slt i32 %i1, 16
  br i1 %c, label %loop, label %out
out:
  ret i32 %s1
}
