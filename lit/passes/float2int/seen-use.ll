; RUN: opt-go %s -passes=float2int -S | FileCheck %s
;
; The select is visited for the conversion after it and cannot be converted; so its operand stays, too, though the comparison alone could be
; one of integers.

; CHECK-LABEL: define i1 @select(
; CHECK-NEXT:    %a = sitofp i8 %x to double
; CHECK-NEXT:    %s = select i1 %c, double %a, double %y
; CHECK-NEXT:    %r = fptosi double %s to i32
; CHECK-NEXT:    store i32 %r, ptr %p, align 4
; CHECK-NEXT:    %q = fcmp ogt double %a, 3.000000e+00
; CHECK-NEXT:    ret i1 %q
define i1 @select(i8 %x, i1 %c, double %y, ptr %p) {
  %a = sitofp i8 %x to double
  %s = select i1 %c, double %a, double %y
  %r = fptosi double %s to i32
  store i32 %r, ptr %p
  %q = fcmp ogt double %a, 3.0
  ret i1 %q
}
