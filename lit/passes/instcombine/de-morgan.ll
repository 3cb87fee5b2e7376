; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; ~a & ~b is ~(a | b).

; CHECK-LABEL: @f(
; CHECK-NEXT:  %r.demorgan = or i32 %a, %b
; CHECK-NEXT:  %r = xor i32 %r.demorgan, -1
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @f(i32 %a, i32 %b) {
  %x = xor i32 %a, -1
  %y = xor i32 %b, -1
  %r = and i32 %x, %y
  ret i32 %r
}
