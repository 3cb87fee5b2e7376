; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; Signs of differences, where that of zero does not matter or cannot be negative.

; CHECK-LABEL: @n1(
; CHECK-NEXT:   %1 = fsub float %b, %a
; CHECK-NEXT:   %y = fadd float %1, 5.000000e+00
; CHECK-NEXT:   ret float %y
; CHECK-NEXT: }
define float @n1(float %a, float %b) {
  %x = fsub float %a, %b
  %y = fsub float 5.0, %x
  ret float %y
}
; CHECK-LABEL: @n2(
; CHECK-NEXT:   %y = fsub float %b, %a
; CHECK-NEXT:   ret float %y
; CHECK-NEXT: }
define float @n2(float %a, float %b) {
  %x = fsub nsz float %a, %b
  %y = fneg float %x
  ret float %y
}
; CHECK-LABEL: @n3(
; CHECK-NEXT:   %x = fadd nsz float %a, 3.000000e+00
; CHECK-NEXT:   %y = fneg float %x
; CHECK-NEXT:   ret float %y
; CHECK-NEXT: }
define float @n3(float %a, float %b) {
  %x = fadd nsz float %a, 3.0
  %y = fneg float %x
  ret float %y
}
; CHECK-LABEL: @n4(
; CHECK-NEXT:   %1 = fadd nnan nsz float %a, %b
; CHECK-NEXT:   %y = fneg nnan nsz float %1
; CHECK-NEXT:   ret float %y
; CHECK-NEXT: }
define float @n4(float %a, float %b) {
  %x = fneg ninf float %a
  %y = fsub nsz nnan float %x, %b
  ret float %y
}
; CHECK-LABEL: @n5(
; CHECK-NEXT:   %s = uitofp i32 %b to float
; CHECK-NEXT:   %1 = fsub nnan float %s, %a
; CHECK-NEXT:   %y = fadd nnan float %1, %s
; CHECK-NEXT:   ret float %y
; CHECK-NEXT: }
define float @n5(float %a, i32 %b) {
  %s = uitofp i32 %b to float
  %x = fsub ninf float %a, %s
  %y = fsub nnan float %s, %x
  ret float %y
}
