; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; (a & ~b) | (~a & b) is a ^ b.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %r = xor i32 %a, %b
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @f(i32 %a, i32 %b) {
  %x = xor i32 %a, -1
  %y = xor i32 %b, -1
  %p = and i32 %a, %y
  %q = and i32 %x, %b
  %r = or i32 %p, %q
  ret i32 %r
}
