; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; A constant mask moves after the shift.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %a = lshr i32 %x, 4
; CHECK-NEXT:  %b = and i32 %a, 15
; CHECK-NEXT:  ret i32 %b
; CHECK-NEXT: }
define i32 @f(i32 %x) {
  %a = and i32 %x, 240
  %b = lshr i32 %a, 4
  ret i32 %b
}
