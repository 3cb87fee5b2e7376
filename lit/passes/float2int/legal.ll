; RUN: opt-go %s -passes=float2int -S | FileCheck %s
;
; The type is the smallest that the target has.

target datalayout = "n8:16:32:64"

; CHECK-LABEL: @sixteen(
; CHECK-NEXT:   %1 = zext i8 %a to i16
; CHECK-NEXT:   %2 = zext i8 %b to i16
; CHECK-NEXT:   %s1 = add i16 %1, %2
; CHECK-NEXT:   %c2 = icmp slt i16 %s1, %1
; CHECK-NEXT:   ret i1 %c2
; CHECK-NEXT: }
define i1 @sixteen(i8 %a, i8 %b) {
  %x = uitofp i8 %a to float
  %y = uitofp i8 %b to float
  %s = fadd float %x, %y
  %c = fcmp olt float %s, %x
  ret i1 %c
}

; CHECK-LABEL: @eight(
; CHECK-NEXT:   %1 = zext i6 %a to i8
; CHECK-NEXT:   %2 = zext i6 %b to i8
; CHECK-NEXT:   %c1 = icmp slt i8 %1, %2
; CHECK-NEXT:   ret i1 %c1
; CHECK-NEXT: }
define i1 @eight(i6 %a, i6 %b) {
  %x = uitofp i6 %a to float
  %y = uitofp i6 %b to float
  %c = fcmp olt float %x, %y
  ret i1 %c
}
