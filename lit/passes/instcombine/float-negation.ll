; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; a + -b is a - b; a division by a power of two is a product.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %s = fsub float %a, %b
; CHECK-NEXT:  %d = fmul float %s, 2.500000e-01
; CHECK-NEXT:  ret float %d
; CHECK-NEXT: }
define float @f(float %a, float %b) {
  %n = fneg float %b
  %s = fadd float %a, %n
  %d = fdiv float %s, 4.0
  ret float %d
}
