; RUN: opt-go %s -passes=float2int -S | FileCheck %s
;
; Comparisons of integers, ordered or not: there are no NaNs.

; CHECK-LABEL: @oeq(
; CHECK-NEXT:   %1 = sext i8 %a to i32
; CHECK-NEXT:   %2 = zext i8 %b to i32
; CHECK-NEXT:   %c1 = icmp eq i32 %1, %2
; CHECK-NEXT:   ret i1 %c1
; CHECK-NEXT: }
define i1 @oeq(i8 %a, i8 %b) {
  %x = sitofp i8 %a to float
  %y = uitofp i8 %b to float
  %c = fcmp oeq float %x, %y
  ret i1 %c
}

; CHECK-LABEL: @ult(
; CHECK-NEXT:   %1 = sext i8 %a to i32
; CHECK-NEXT:   %2 = zext i8 %b to i32
; CHECK-NEXT:   %c1 = icmp slt i32 %1, %2
; CHECK-NEXT:   ret i1 %c1
; CHECK-NEXT: }
define i1 @ult(i8 %a, i8 %b) {
  %x = sitofp i8 %a to float
  %y = uitofp i8 %b to float
  %c = fcmp ult float %x, %y
  ret i1 %c
}

; CHECK-LABEL: @oge(
; CHECK-NEXT:   %1 = sext i8 %a to i32
; CHECK-NEXT:   %2 = zext i8 %b to i32
; CHECK-NEXT:   %c1 = icmp sge i32 %1, %2
; CHECK-NEXT:   ret i1 %c1
; CHECK-NEXT: }
define i1 @oge(i8 %a, i8 %b) {
  %x = sitofp i8 %a to float
  %y = uitofp i8 %b to float
  %c = fcmp oge float %x, %y
  ret i1 %c
}

; CHECK-LABEL: @une(
; CHECK-NEXT:   %1 = sext i8 %a to i32
; CHECK-NEXT:   %2 = zext i8 %b to i32
; CHECK-NEXT:   %c1 = icmp ne i32 %1, %2
; CHECK-NEXT:   ret i1 %c1
; CHECK-NEXT: }
define i1 @une(i8 %a, i8 %b) {
  %x = sitofp i8 %a to float
  %y = uitofp i8 %b to float
  %c = fcmp une float %x, %y
  ret i1 %c
}
