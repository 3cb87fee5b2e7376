; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Two compares with a number and its negation compare the magnitude; odd and even functions.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @either(
; CHECK-NEXT:   %1 = call float @llvm.fabs.f32(float %x)
; CHECK-NEXT:   %e = fcmp ogt float %1, 1.000000e+00
; CHECK-NEXT:   ret i1 %e
; CHECK-NEXT: }
define i1 @either(float %x) {
  %c = fcmp ogt float %x, 1.0
  %d = fcmp olt float %x, -1.0
  %e = or i1 %c, %d
  ret i1 %e
}

; CHECK-LABEL: @equal_not(
; CHECK-NEXT:   %c = fcmp oeq float %x, -1.000000e+00
; CHECK-NEXT:   %d = fcmp oeq float %x, 1.000000e+00
; CHECK-NEXT:   %e = or i1 %c, %d
; CHECK-NEXT:   ret i1 %e
; CHECK-NEXT: }
define i1 @equal_not(float %x) {
  %c = fcmp oeq float %x, -1.0
  %d = fcmp oeq float %x, 1.0
  %e = or i1 %c, %d
  ret i1 %e
}

; CHECK-LABEL: @both(
; CHECK-NEXT:   %1 = call float @llvm.fabs.f32(float %x)
; CHECK-NEXT:   %e = fcmp olt float %1, 2.000000e+00
; CHECK-NEXT:   ret i1 %e
; CHECK-NEXT: }
define i1 @both(float %x) {
  %c = fcmp olt float %x, 2.0
  %d = fcmp ogt float %x, -2.0
  %e = and i1 %c, %d
  ret i1 %e
}

; CHECK-LABEL: @cos(
; CHECK-NEXT:   %b = call float @llvm.cos.f32(float %x)
; CHECK-NEXT:   ret float %b
; CHECK-NEXT: }
define float @cos(float %x) {
  %a = fneg float %x
  %b = call float @llvm.cos.f32(float %a)
  ret float %b
}

; CHECK-LABEL: @sin(
; CHECK-NEXT:   %1 = call float @llvm.sin.f32(float %x)
; CHECK-NEXT:   %b = fneg float %1
; CHECK-NEXT:   ret float %b
; CHECK-NEXT: }
define float @sin(float %x) {
  %a = fneg float %x
  %b = call float @llvm.sin.f32(float %a)
  ret float %b
}

; CHECK-LABEL: @difference(
; CHECK-NEXT:   %b = fneg reassoc nsz float %y
; CHECK-NEXT:   ret float %b
; CHECK-NEXT: }
define float @difference(float %x, float %y) {
  %a = fsub reassoc nsz float %x, %y
  %b = fsub reassoc nsz float %a, %x
  ret float %b
}

declare float @llvm.cos.f32(float)
declare float @llvm.sin.f32(float)
