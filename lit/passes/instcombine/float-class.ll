; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Questions about the class of a number that one compare answers, and joined compares.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @nan(
; CHECK-NEXT:   %c = fcmp uno float %x, 0.000000e+00
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @nan(float %x) {
  %c = call i1 @llvm.is.fpclass.f32(float %x, i32 3)
  ret i1 %c
}

; CHECK-LABEL: @infinite(
; CHECK-NEXT:   %1 = call float @llvm.fabs.f32(float %x)
; CHECK-NEXT:   %c = fcmp oeq float %1, 0x7FF0000000000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @infinite(float %x) {
  %c = call i1 @llvm.is.fpclass.f32(float %x, i32 516)
  ret i1 %c
}

; CHECK-LABEL: @zero(
; CHECK-NEXT:   %c = fcmp oeq float %x, 0.000000e+00
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @zero(float %x) {
  %c = call i1 @llvm.is.fpclass.f32(float %x, i32 96)
  ret i1 %c
}

; CHECK-LABEL: @finite(
; CHECK-NEXT:   %a = call float @llvm.fabs.f32(float %x)
; CHECK-NEXT:   %c = fcmp une float %a, 0x7FF0000000000000
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @finite(float %x) {
  %a = call float @llvm.fabs.f32(float %x)
  %c = fcmp ult float %a, 0x7FF0000000000000
  ret i1 %c
}

; CHECK-LABEL: @less_or_equal(
; CHECK-NEXT:   %r = fcmp ole float %x, %y
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @less_or_equal(float %x, float %y) {
  %a = fcmp olt float %x, %y
  %b = fcmp oeq float %x, %y
  %r = or i1 %a, %b
  ret i1 %r
}

; CHECK-LABEL: @minima(
; CHECK-NEXT:   %b = call float @llvm.minnum.f32(float %x, float 1.000000e+00)
; CHECK-NEXT:   ret float %b
; CHECK-NEXT: }
define float @minima(float %x) {
  %a = call float @llvm.minnum.f32(float %x, float 1.0)
  %b = call float @llvm.minnum.f32(float %a, float 2.0)
  ret float %b
}

; CHECK-LABEL: @negated(
; CHECK-NEXT:   %1 = call float @llvm.minnum.f32(float %x, float %y)
; CHECK-NEXT:   %c = fneg float %1
; CHECK-NEXT:   ret float %c
; CHECK-NEXT: }
define float @negated(float %x, float %y) {
  %a = fneg float %x
  %b = fneg float %y
  %c = call float @llvm.maxnum.f32(float %a, float %b)
  ret float %c
}

declare float @llvm.fabs.f32(float)
declare float @llvm.maxnum.f32(float, float)
declare float @llvm.minnum.f32(float, float)
declare i1 @llvm.is.fpclass.f32(float, i32)
