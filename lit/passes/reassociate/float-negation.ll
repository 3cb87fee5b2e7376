; RUN: opt-go %s -passes=reassociate -S | FileCheck %s
;
; x and -x go, however the negation is written; differences become sums.

; CHECK: define float @f(float %x, float %y, float %z) {
; CHECK-NEXT:   %x.neg = fneg fast float %x
; CHECK-NEXT:   %y.neg = fneg fast float %y
; CHECK-NEXT:   %n = fneg fast float %z
; CHECK-NEXT:   %c = fadd fast float %y.neg, %x.neg
; CHECK-NEXT:   ret float %c
; CHECK-NEXT: }
;
; CHECK: define float @zero(float %x, float %y) {
; CHECK-NEXT:   ret float %y
; CHECK-NEXT: }

define float @f(float %x, float %y, float %z) {
  %a = fadd fast float %x, %y
  %b = fsub fast float %z, %a
  %n = fneg fast float %z
  %c = fadd fast float %b, %n
  ret float %c
}
define float @zero(float %x, float %y) {
  %n = fsub fast float 0.0, %x
  %a = fadd fast float %x, %y
  %b = fadd fast float %a, %n
  ret float %b
}
