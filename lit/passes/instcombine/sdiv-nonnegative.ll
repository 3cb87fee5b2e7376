; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Signed division of numbers that are not negative is unsigned.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %a = lshr i32 %x, 1
; CHECK-NEXT:  %b = and i32 %y, 255
; CHECK-NEXT:  %q = udiv i32 %a, %b
; CHECK-NEXT:  ret i32 %q
; CHECK-NEXT: }
define i32 @f(i32 %x, i32 %y) {
  %a = lshr i32 %x, 1
  %b = and i32 %y, 255
  %q = sdiv i32 %a, %b
  ret i32 %q
}
