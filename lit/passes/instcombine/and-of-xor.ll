; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; (x ^ 5) & 12: the constants of the xor outside of the mask go, the mask comes first.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %a = and i32 %x, 12
; CHECK-NEXT:  %b = xor i32 %a, 4
; CHECK-NEXT:  ret i32 %b
; CHECK-NEXT: }
define i32 @f(i32 %x) {
  %a = xor i32 %x, 5
  %b = and i32 %a, 12
  ret i32 %b
}
