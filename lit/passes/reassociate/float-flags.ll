; RUN: opt-go %s -passes=reassociate -S | FileCheck %s
;
; One flag is not enough, and an operation without them is a leaf.

; CHECK: define float @reassoc(float %x, float %y) {
; CHECK-NEXT:   %a = fadd reassoc float %x, 1.000000e+00
; CHECK-NEXT:   %b = fadd reassoc float %a, 2.000000e+00
; CHECK-NEXT:   ret float %b
; CHECK-NEXT: }
;
; CHECK: define float @leaf(float %x, float %y) {
; CHECK-NEXT:   %a = fadd float %x, 1.000000e+00
; CHECK-NEXT:   %b = fadd fast float %y, 2.000000e+00
; CHECK-NEXT:   %c = fadd fast float %b, %a
; CHECK-NEXT:   ret float %c
; CHECK-NEXT: }
;
; CHECK: define float @order(float %x, float %y) {
; CHECK-NEXT:   %a = fadd float %x, %y
; CHECK-NEXT:   ret float %a
; CHECK-NEXT: }

define float @reassoc(float %x, float %y) {
  %a = fadd reassoc float %x, 1.0
  %b = fadd reassoc float %a, 2.0
  ret float %b
}
define float @leaf(float %x, float %y) {
  %a = fadd float %x, 1.0
  %b = fadd fast float %a, %y
  %c = fadd fast float %b, 2.0
  ret float %c
}
define float @order(float %x, float %y) {
  %a = fadd float %y, %x
  ret float %a
}
