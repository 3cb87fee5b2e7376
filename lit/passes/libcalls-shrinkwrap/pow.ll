; RUN: opt-go %s -passes=libcalls-shrinkwrap -S | FileCheck %s
;
; A power is large only if the exponent is, for a base that is a constant of at least one or a short integer.

; CHECK: declare double @pow(double, double)
;
; CHECK: define void @constant(double %x) {
; CHECK-NEXT:   %1 = fcmp ogt double %x, 1.270000e+02
; CHECK-NEXT:   br i1 %1, label %cdce.call, label %cdce.end, !prof !0
;
; CHECK: cdce.call:
; CHECK-NEXT:   %2 = call double @pow(double 2.500000e+00, double %x)
; CHECK-NEXT:   br label %cdce.end
;
; CHECK: cdce.end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define void @small(double %x) {
; CHECK-NEXT:   %1 = call double @pow(double 5.000000e-01, double %x)
; CHECK-NEXT:   %2 = call double @pow(double 2.560000e+02, double %x)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define void @integer(i16 %n, double %x) {
; CHECK-NEXT:   %b = sitofp i16 %n to double
; CHECK-NEXT:   %1 = fcmp ogt double %x, 6.400000e+01
; CHECK-NEXT:   %2 = fcmp ole double %b, 0.000000e+00
; CHECK-NEXT:   %3 = or i1 %2, %1
; CHECK-NEXT:   br i1 %3, label %cdce.call, label %cdce.end, !prof !0
;
; CHECK: cdce.call:
; CHECK-NEXT:   %4 = call double @pow(double %b, double %x)
; CHECK-NEXT:   br label %cdce.end
;
; CHECK: cdce.end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define void @unknown(i64 %n, double %b, double %x) {
; CHECK-NEXT:   %c = uitofp i64 %n to double
; CHECK-NEXT:   %1 = call double @pow(double %b, double %x)
; CHECK-NEXT:   %2 = call double @pow(double %c, double %x)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

declare double @pow(double, double)
define void @constant(double %x) {
  %1 = call double @pow(double 2.5, double %x)
  ret void
}
define void @small(double %x) {
  %1 = call double @pow(double 0.5, double %x)
  %2 = call double @pow(double 256.0, double %x)
  ret void
}
define void @integer(i16 %n, double %x) {
  %b = sitofp i16 %n to double
  %1 = call double @pow(double %b, double %x)
  ret void
}
define void @unknown(i64 %n, double %b, double %x) {
  %c = uitofp i64 %n to double
  %1 = call double @pow(double %b, double %x)
  %2 = call double @pow(double %c, double %x)
  ret void
}
