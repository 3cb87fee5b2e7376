; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Selects by compares of floating-point numbers.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @minimum(
; CHECK-NEXT:   %r = call nsz float @llvm.minnum.f32(float %x, float %y)
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
define float @minimum(float %x, float %y) {
  %c = fcmp olt float %x, %y
  %r = select nnan nsz i1 %c, float %x, float %y
  ret float %r
}

; CHECK-LABEL: @maximum(
; CHECK-NEXT:   %r = call nsz float @llvm.maxnum.f32(float %x, float %y)
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
define float @maximum(float %x, float %y) {
  %c = fcmp ogt float %x, %y
  %r = select nnan nsz i1 %c, float %x, float %y
  ret float %r
}

; CHECK-LABEL: @ordered(
; CHECK-NEXT:   %c.inv = fcmp oge float %x, %y
; CHECK-NEXT:   %r = select i1 %c.inv, float %x, float %y
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
define float @ordered(float %x, float %y) {
  %c = fcmp ult float %x, %y
  %r = select i1 %c, float %y, float %x
  ret float %r
}

; CHECK-LABEL: @absolute(
; CHECK-NEXT:   %r = call nnan nsz float @llvm.fabs.f32(float %x)
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
define float @absolute(float %x) {
  %c = fcmp olt float %x, 0.0
  %n = fneg float %x
  %r = select nnan nsz i1 %c, float %n, float %x
  ret float %r
}

; CHECK-LABEL: @absolute_difference(
; CHECK-NEXT:   %r = call float @llvm.fabs.f32(float %x)
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
define float @absolute_difference(float %x) {
  %c = fcmp ogt float %x, 0.0
  %n = fsub float 0.0, %x
  %r = select i1 %c, float %x, float %n
  ret float %r
}

; CHECK-LABEL: @of_bool(
; CHECK-NEXT:   %b = select fast i1 %c, float %x, float 0.000000e+00
; CHECK-NEXT:   ret float %b
; CHECK-NEXT: }
define float @of_bool(i1 %c, float %x) {
  %a = uitofp i1 %c to float
  %b = fmul fast float %a, %x
  ret float %b
}
