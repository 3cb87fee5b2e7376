; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; A subtracted product by a constant is added, with the constant negated.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %m.neg = mul i32 %y, -6
; CHECK-NEXT:  %s = add i32 %m.neg, %x
; CHECK-NEXT:  ret i32 %s
; CHECK-NEXT: }
define i32 @f(i32 %x, i32 %y) {
  %m = mul i32 %y, 6
  %s = sub i32 %x, %m
  ret i32 %s
}
