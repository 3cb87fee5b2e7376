; RUN: opt-go %s -passes=float2int -S | FileCheck %s
;
; Numbers that the mantissa does not hold are rounded: not with integers.

; CHECK-LABEL: @fits(
; CHECK-NEXT:   %1 = sext i22 %a to i32
; CHECK-NEXT:   %2 = sext i22 %b to i32
; CHECK-NEXT:   %c1 = icmp slt i32 %1, %2
; CHECK-NEXT:   ret i1 %c1
; CHECK-NEXT: }
define i1 @fits(i22 %a, i22 %b) {
  %x = sitofp i22 %a to float
  %y = sitofp i22 %b to float
  %c = fcmp olt float %x, %y
  ret i1 %c
}

; CHECK-LABEL: @rounded(
; CHECK-NEXT:   %x = sitofp i23 %a to float
; CHECK-NEXT:   %y = sitofp i23 %b to float
; CHECK-NEXT:   %c = fcmp olt float %x, %y
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @rounded(i23 %a, i23 %b) {
  %x = sitofp i23 %a to float
  %y = sitofp i23 %b to float
  %c = fcmp olt float %x, %y
  ret i1 %c
}

; CHECK-LABEL: @double(
; CHECK-NEXT:   %1 = sext i32 %a to i64
; CHECK-NEXT:   %2 = sext i32 %b to i64
; CHECK-NEXT:   %c1 = icmp slt i64 %1, %2
; CHECK-NEXT:   ret i1 %c1
; CHECK-NEXT: }
define i1 @double(i32 %a, i32 %b) {
  %x = sitofp i32 %a to double
  %y = sitofp i32 %b to double
  %c = fcmp olt double %x, %y
  ret i1 %c
}

; CHECK-LABEL: @half(
; CHECK-NEXT:   %x = sitofp i10 %a to half
; CHECK-NEXT:   %y = sitofp i9 %b to half
; CHECK-NEXT:   %c = fcmp olt half %x, %y
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @half(i10 %a, i9 %b) {
  %x = sitofp i10 %a to half
  %y = sitofp i9 %b to half
  %c = fcmp olt half %x, %y
  ret i1 %c
}
