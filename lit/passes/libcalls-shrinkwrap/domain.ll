; RUN: opt-go %s -passes=libcalls-shrinkwrap -S | FileCheck %s
;
; Arguments outside of the domain are few: the call is made for them only.

; CHECK: declare double @sqrt(double)
;
; CHECK: declare float @acosf(float)
;
; CHECK: define void @f(double %x, float %y) {
; CHECK-NEXT:   %1 = fcmp olt double %x, 0.000000e+00
; CHECK-NEXT:   br i1 %1, label %cdce.call, label %cdce.end, !prof !0
;
; CHECK: cdce.call:
; CHECK-NEXT:   %2 = call double @sqrt(double %x)
; CHECK-NEXT:   br label %cdce.end
;
; CHECK: cdce.end:
; CHECK-NEXT:   %3 = fcmp ogt float %y, 1.000000e+00
; CHECK-NEXT:   %4 = fcmp olt float %y, -1.000000e+00
; CHECK-NEXT:   %5 = or i1 %4, %3
; CHECK-NEXT:   br i1 %5, label %cdce.call1, label %cdce.end2, !prof !0
;
; CHECK: cdce.call1:
; CHECK-NEXT:   %6 = call float @acosf(float %y)
; CHECK-NEXT:   br label %cdce.end2
;
; CHECK: cdce.end2:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

declare double @sqrt(double)
declare float @acosf(float)
define void @f(double %x, float %y) {
  %1 = call double @sqrt(double %x)
  %2 = call float @acosf(float %y)
  ret void
}
