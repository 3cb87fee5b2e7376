; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; An addition without common bits is an or.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %a = shl i32 %x, 8
; CHECK-NEXT:  %b = and i32 %y, 255
; CHECK-NEXT:  %c = or disjoint i32 %a, %b
; CHECK-NEXT:  ret i32 %c
; CHECK-NEXT: }
define i32 @f(i32 %x, i32 %y) {
  %a = shl i32 %x, 8
  %b = and i32 %y, 255
  %c = add i32 %a, %b
  ret i32 %c
}
