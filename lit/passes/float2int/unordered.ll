; RUN: opt-go %s -passes=float2int -S | FileCheck %s
;
; Whether there is a NaN is no comparison of integers.

; CHECK-LABEL: @f(
; CHECK-NEXT:   %x = sitofp i8 %a to float
; CHECK-NEXT:   %y = sitofp i8 %b to float
; CHECK-NEXT:   %c = fcmp uno float %x, %y
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @f(i8 %a, i8 %b) {
  %x = sitofp i8 %a to float
  %y = sitofp i8 %b to float
  %c = fcmp uno float %x, %y
  ret i1 %c
}
