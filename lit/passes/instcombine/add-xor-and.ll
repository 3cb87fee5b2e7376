; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; (a ^ b) + (a & b) is a | b.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %r = or i32 %a, %b
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @f(i32 %a, i32 %b) {
  %x = xor i32 %a, %b
  %y = and i32 %a, %b
  %r = add i32 %x, %y
  ret i32 %r
}
