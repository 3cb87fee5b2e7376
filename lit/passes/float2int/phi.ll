; RUN: opt-go %s -passes=float2int -S | FileCheck %s
;
; φs and selects are not looked through.

; CHECK-LABEL: @f(
; CHECK-NEXT:   %x = uitofp i8 %a to float
; CHECK-NEXT:   %s = select i1 %c, float %x, float 1.000000e+00
; CHECK-NEXT:   %r = fptosi float %s to i32
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @f(i1 %c, i8 %a) {
  %x = uitofp i8 %a to float
  %s = select i1 %c, float %x, float 1.0
  %r = fptosi float %s to i32
  ret i32 %r
}
