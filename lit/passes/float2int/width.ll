; RUN: opt-go %s -passes=float2int -float2int-max-integer-bw=16 -S | FileCheck %s
;
; float2int-max-integer-bw bounds the integers.

; CHECK-LABEL: @f(
; CHECK-NEXT:   %x = sitofp i32 %a to double
; CHECK-NEXT:   %y = sitofp i32 %b to double
; CHECK-NEXT:   %c = fcmp olt double %x, %y
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @f(i32 %a, i32 %b) {
  %x = sitofp i32 %a to double
  %y = sitofp i32 %b to double
  %c = fcmp olt double %x, %y
  ret i1 %c
}
