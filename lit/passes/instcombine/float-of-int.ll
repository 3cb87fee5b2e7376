; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Converted integers compared with constants are integers compared.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @sign(
; CHECK-NEXT:   %c = icmp slt i32 %x, 0
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @sign(i32 %x) {
  %a = sitofp i32 %x to float
  %c = fcmp olt float %a, 0.0
  ret i1 %c
}

; CHECK-LABEL: @between(
; CHECK-NEXT:   %c = icmp slt i32 %x, 5
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @between(i32 %x) {
  %a = sitofp i32 %x to double
  %c = fcmp olt double %a, 4.5
  ret i1 %c
}

; CHECK-LABEL: @unsigned(
; CHECK-NEXT:   %c = icmp ugt i32 %x, 3
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @unsigned(i32 %x) {
  %a = uitofp i32 %x to double
  %c = fcmp oge double %a, 4.0
  ret i1 %c
}

; CHECK-LABEL: @never_equal(
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
define i1 @never_equal(i32 %x) {
  %a = uitofp i32 %x to double
  %c = fcmp une double %a, 3.5
  ret i1 %c
}

; CHECK-LABEL: @too_large(
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
define i1 @too_large(i8 %x) {
  %a = sitofp i8 %x to float
  %c = fcmp ogt float %a, 200.0
  ret i1 %c
}
