; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Negations on both sides of a compare go.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %c = fcmp ogt float %a, %b
; CHECK-NEXT:  ret i1 %c
; CHECK-NEXT: }
define i1 @f(float %a, float %b) {
  %x = fneg float %a
  %y = fneg float %b
  %c = fcmp olt float %x, %y
  ret i1 %c
}
