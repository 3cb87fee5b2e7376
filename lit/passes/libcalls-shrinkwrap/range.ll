; RUN: opt-go %s -passes=libcalls-shrinkwrap -S | FileCheck %s
;
; So it is with results that cannot be written in the type.

; CHECK: declare double @exp(double)
;
; CHECK: declare float @exp2f(float)
;
; CHECK: declare x86_fp80 @expm1l(x86_fp80)
;
; CHECK: define void @f(double %x, float %y, x86_fp80 %z) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = fcmp olt double %x, -7.450000e+02
; CHECK-NEXT:   %1 = fcmp ogt double %x, 7.090000e+02
; CHECK-NEXT:   %2 = or i1 %1, %0
; CHECK-NEXT:   br i1 %2, label %cdce.call, label %cdce.end, !prof !0
;
; CHECK: cdce.call:
; CHECK-NEXT:   %3 = call double @exp(double %x)
; CHECK-NEXT:   br label %cdce.end
;
; CHECK: cdce.end:
; CHECK-NEXT:   %4 = fcmp olt float %y, -1.490000e+02
; CHECK-NEXT:   %5 = fcmp ogt float %y, 1.270000e+02
; CHECK-NEXT:   %6 = or i1 %5, %4
; CHECK-NEXT:   br i1 %6, label %cdce.call1, label %cdce.end2, !prof !0
;
; CHECK: cdce.call1:
; CHECK-NEXT:   %7 = tail call float @exp2f(float %y)
; CHECK-NEXT:   br label %cdce.end2
;
; CHECK: cdce.end2:
; CHECK-NEXT:   %8 = fcmp ogt x86_fp80 %z, 0xK400CB170000000000000
; CHECK-NEXT:   br i1 %8, label %cdce.call3, label %cdce.end4, !prof !0
;
; CHECK: cdce.call3:
; CHECK-NEXT:   %9 = call x86_fp80 @expm1l(x86_fp80 %z)
; CHECK-NEXT:   br label %cdce.end4
;
; CHECK: cdce.end4:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

declare double @exp(double)
declare float @exp2f(float)
declare x86_fp80 @expm1l(x86_fp80)
define void @f(double %x, float %y, x86_fp80 %z) {
entry:
  %1 = call double @exp(double %x)
  %2 = tail call float @exp2f(float %y)
  %3 = call x86_fp80 @expm1l(x86_fp80 %z)
  ret void
}
