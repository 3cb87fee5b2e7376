; RUN: opt-go %s -passes=reassociate -S | FileCheck %s
;
; Constants of floating-point sums meet where the operations may be reassociated and zeros have no sign.

; CHECK: define float @f(float %x, float %y) {
; CHECK-NEXT:   %b = fadd reassoc nsz float %x, 3.000000e+00
; CHECK-NEXT:   %c = fadd reassoc nsz float %b, %y
; CHECK-NEXT:   ret float %c
; CHECK-NEXT: }

define float @f(float %x, float %y) {
  %a = fadd reassoc nsz float %x, 1.0
  %b = fadd reassoc nsz float %a, %y
  %c = fadd reassoc nsz float %b, 2.0
  ret float %c
}
