; RUN: opt-go %s -passes=reassociate -S | FileCheck %s
;
; What occurs several times in a sum is multiplied, in a product it is raised by squaring.

; CHECK: define double @sum(double %x, double %y) {
; CHECK-NEXT:   %factor = fmul fast double %x, 3.000000e+00
; CHECK-NEXT:   %c = fadd fast double %factor, %y
; CHECK-NEXT:   ret double %c
; CHECK-NEXT: }
;
; CHECK: define double @power(double %x) {
; CHECK-NEXT:   %1 = fmul fast double %x, %x
; CHECK-NEXT:   %2 = fmul fast double %1, %x
; CHECK-NEXT:   %d = fmul fast double %2, %1
; CHECK-NEXT:   ret double %d
; CHECK-NEXT: }

define double @sum(double %x, double %y) {
  %a = fadd fast double %x, %y
  %b = fadd fast double %a, %x
  %c = fadd fast double %b, %x
  ret double %c
}
define double @power(double %x) {
  %a = fmul fast double %x, %x
  %b = fmul fast double %a, %x
  %c = fmul fast double %b, %x
  %d = fmul fast double %c, %x
  ret double %d
}
