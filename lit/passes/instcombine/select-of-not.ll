; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; A not on the condition exchanges the arms.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %s = select i1 %c, i32 %y, i32 %x
; CHECK-NEXT:  ret i32 %s
; CHECK-NEXT: }
define i32 @f(i1 %c, i32 %x, i32 %y) {
  %n = xor i1 %c, true
  %s = select i1 %n, i32 %x, i32 %y
  ret i32 %s
}
