; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; Two questions about the class of one number are one.

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

; CHECK-LABEL: @inf1(
; CHECK-NEXT:   %e = fcmp oeq double %x, 0x7FF0000000000000
; CHECK-NEXT:   ret i1 %e
; CHECK-NEXT: }
define i1 @inf1(double %x) {
  %a = call double @llvm.fabs.f64(double %x)
  %c = fcmp oeq double %a, 0x7FF0000000000000
  %d = fcmp ogt double %x, 0.0
  %e = and i1 %c, %d
  ret i1 %e
}

; CHECK-LABEL: @inf2(
; CHECK-NEXT:   %a = call double @llvm.fabs.f64(double %x)
; CHECK-NEXT:   %e = fcmp one double %a, 0x7FF0000000000000
; CHECK-NEXT:   ret i1 %e
; CHECK-NEXT: }
define i1 @inf2(double %x) {
  %a = call double @llvm.fabs.f64(double %x)
  %c = fcmp une double %a, 0x7FF0000000000000
  %d = fcmp ord double %x, 0.0
  %e = and i1 %c, %d
  ret i1 %e
}

; CHECK-LABEL: @inf3(
; CHECK-NEXT:   %e = fcmp oeq double %x, 0xFFF0000000000000
; CHECK-NEXT:   ret i1 %e
; CHECK-NEXT: }
define i1 @inf3(double %x) {
  %a = call double @llvm.fabs.f64(double %x)
  %c = fcmp oeq double %a, 0x7FF0000000000000
  %d = fcmp olt double %x, 0.0
  %e = and i1 %c, %d
  ret i1 %e
}

; CHECK-LABEL: @inf4(
; CHECK-NEXT:   %1 = call double @llvm.fabs.f64(double %x)
; CHECK-NEXT:   %e = fcmp ueq double %1, 0x7FF0000000000000
; CHECK-NEXT:   ret i1 %e
; CHECK-NEXT: }
define i1 @inf4(double %x) {
  %a = call double @llvm.fabs.f64(double %x)
  %c = fcmp oeq double %a, 0x7FF0000000000000
  %d = fcmp uno double %x, 0.0
  %e = or i1 %c, %d
  ret i1 %e
}

; CHECK-LABEL: @inf5(
; CHECK-NEXT:   %e = fcmp ueq double %x, 0x7FF0000000000000
; CHECK-NEXT:   ret i1 %e
; CHECK-NEXT: }
define i1 @inf5(double %x) {
  %c = fcmp oeq double %x, 0x7FF0000000000000
  %d = fcmp uno double %x, 0.0
  %e = or i1 %c, %d
  ret i1 %e
}

declare double @llvm.fabs.f64(double)
