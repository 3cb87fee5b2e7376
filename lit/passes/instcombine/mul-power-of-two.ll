; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; A product by a power of two is a shift; nsw stays.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %m = shl nsw i32 %x, 4
; CHECK-NEXT:  ret i32 %m
; CHECK-NEXT: }
define i32 @f(i32 %x) {
  %m = mul nsw i32 %x, 16
  ret i32 %m
}
