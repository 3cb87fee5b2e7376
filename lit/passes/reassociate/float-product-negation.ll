; RUN: opt-go %s -passes=reassociate -S | FileCheck %s
;
; A negation in a product is a factor of -1, which moves before the sum.

; CHECK: define float @f(float %x, float %y, float %z) {
; CHECK-NEXT:   %p = fmul fast float %y, %x
; CHECK-NEXT:   %1 = fsub fast float %z, %p
; CHECK-NEXT:   ret float %1
; CHECK-NEXT: }

define float @f(float %x, float %y, float %z) {
  %n = fneg fast float %x
  %p = fmul fast float %n, %y
  %s = fadd fast float %p, %z
  ret float %s
}
