; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Bits of two values merged by a constant mask.

; CHECK-LABEL: @f(
; CHECK-NEXT:    %1 = and i32 %x, 65280
; CHECK-NEXT:    %2 = and i32 %y, -65281
; CHECK-NEXT:    %r = or disjoint i32 %1, %2
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT: }
define i32 @f(i32 %x, i32 %y) {
  %a = xor i32 %x, %y
  %b = and i32 %a, 65280
  %r = xor i32 %b, %y
  ret i32 %r
}
