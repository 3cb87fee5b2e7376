; RUN: opt-go %s -passes=float2int -S | FileCheck %s
;
; Constants are integers, too, but for fractions and the negative zero.

; CHECK-LABEL: @integer(
; CHECK-NEXT:   %1 = zext i8 %a to i32
; CHECK-NEXT:   %c1 = icmp slt i32 %1, 200
; CHECK-NEXT:   ret i1 %c1
; CHECK-NEXT: }
define i1 @integer(i8 %a) {
  %x = uitofp i8 %a to float
  %c = fcmp olt float %x, 200.0
  ret i1 %c
}

; CHECK-LABEL: @fraction(
; CHECK-NEXT:   %x = uitofp i8 %a to float
; CHECK-NEXT:   %c = fcmp olt float %x, 5.000000e-01
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @fraction(i8 %a) {
  %x = uitofp i8 %a to float
  %c = fcmp olt float %x, 0.5
  ret i1 %c
}

; CHECK-LABEL: @negativezero(
; CHECK-NEXT:   %x = uitofp i8 %a to float
; CHECK-NEXT:   %c = fcmp olt float %x, -0.000000e+00
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @negativezero(i8 %a) {
  %x = uitofp i8 %a to float
  %c = fcmp olt float %x, -0.0
  ret i1 %c
}

; CHECK-LABEL: @nsz(
; CHECK-NEXT:   %1 = zext i8 %a to i32
; CHECK-NEXT:   %c1 = icmp slt i32 %1, 0
; CHECK-NEXT:   ret i1 %c1
; CHECK-NEXT: }
define i1 @nsz(i8 %a) {
  %x = uitofp i8 %a to float
  %c = fcmp nsz olt float %x, -0.0
  ret i1 %c
}
