; RUN: opt-go %s -passes=reassociate -S | FileCheck %s
;
; Signs of constants leave products and quotients for the sum around them; that changes no bit and needs no flags.

; CHECK: define double @one(double %x, double %y) {
; CHECK-NEXT:   %p = fmul double %x, 2.000000e+00
; CHECK-NEXT:   %1 = fsub double %y, %p
; CHECK-NEXT:   ret double %1
; CHECK-NEXT: }
;
; CHECK: define double @two(double %x, double %y) {
; CHECK-NEXT:   %p = fmul double %x, 2.000000e+00
; CHECK-NEXT:   %q = fdiv double %p, 3.000000e+00
; CHECK-NEXT:   %s = fsub double %y, %q
; CHECK-NEXT:   ret double %s
; CHECK-NEXT: }
;
; CHECK: define double @used(double %x, double %y, ptr %o) {
; CHECK-NEXT:   %p = fmul double %x, -2.000000e+00
; CHECK-NEXT:   store double %p, ptr %o, align 8
; CHECK-NEXT:   %s = fadd double %y, %p
; CHECK-NEXT:   ret double %s
; CHECK-NEXT: }

define double @one(double %x, double %y) {
  %p = fmul double %x, -2.0
  %s = fadd double %p, %y
  ret double %s
}
define double @two(double %x, double %y) {
  %p = fmul double %x, -2.0
  %q = fdiv double %p, -3.0
  %s = fsub double %y, %q
  ret double %s
}
define double @used(double %x, double %y, ptr %o) {
  %p = fmul double %x, -2.0
  store double %p, ptr %o
  %s = fadd double %y, %p
  ret double %s
}
