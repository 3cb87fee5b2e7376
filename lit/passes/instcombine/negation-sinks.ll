; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; A negation moves into the difference, for the difference is used once.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %d.neg = sub i32 %y, %x
; CHECK-NEXT:  ret i32 %d.neg
; CHECK-NEXT: }
define i32 @f(i32 %x, i32 %y) {
  %d = sub i32 %x, %y
  %n = sub i32 0, %d
  ret i32 %n
}
