; RUN: opt-go %s -passes=libcalls-shrinkwrap -S | FileCheck %s
;
; The condition of a constant argument is known.

; CHECK: declare double @log(double)
;
; CHECK: define void @f() {
; CHECK-NEXT:   br i1 false, label %cdce.call, label %cdce.end, !prof !0
;
; CHECK: cdce.call:
; CHECK-NEXT:   %1 = call double @log(double 1.000000e+00)
; CHECK-NEXT:   br label %cdce.end
;
; CHECK: cdce.end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

declare double @log(double)
define void @f() {
  %1 = call double @log(double 1.0)
  ret void
}
