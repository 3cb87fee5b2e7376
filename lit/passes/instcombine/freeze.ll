; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; A freeze moves to the operand that may be poison.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %x.fr = freeze i32 %x
; CHECK-NEXT:  %a = add i32 %x.fr, 1
; CHECK-NEXT:  ret i32 %a
; CHECK-NEXT: }
define i32 @f(i32 %x) {
  %a = add nsw i32 %x, 1
  %f = freeze i32 %a
  ret i32 %f
}
