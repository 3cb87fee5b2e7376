; RUN: opt-go %s -passes=float2int -S | FileCheck %s
;
; Operands that are not integers: a parameter, a load, a division.

; CHECK-LABEL: @param(
; CHECK-NEXT:   %x = uitofp i8 %a to float
; CHECK-NEXT:   %s = fadd float %x, %f
; CHECK-NEXT:   %r = fptosi float %s to i32
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @param(i8 %a, float %f) {
  %x = uitofp i8 %a to float
  %s = fadd float %x, %f
  %r = fptosi float %s to i32
  ret i32 %r
}

; CHECK-LABEL: @division(
; CHECK-NEXT:   %x = uitofp i8 %a to float
; CHECK-NEXT:   %y = uitofp i8 %b to float
; CHECK-NEXT:   %s = fdiv float %x, %y
; CHECK-NEXT:   %r = fptosi float %s to i32
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @division(i8 %a, i8 %b) {
  %x = uitofp i8 %a to float
  %y = uitofp i8 %b to float
  %s = fdiv float %x, %y
  %r = fptosi float %s to i32
  ret i32 %r
}
