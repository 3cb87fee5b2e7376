; RUN: opt-go %s -passes=aggressive-instcombine -S | FileCheck %s
;
; The square root of what is not less than zero sets no errno.

target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

declare double @sqrt(double)
declare float @sqrtf(float)
declare float @llvm.fmuladd.f32(float, float, float)

; CHECK-LABEL: @length(
; CHECK:         %sqrt = call float @llvm.sqrt.f32(float %s)
; CHECK-NEXT:    ret float %sqrt
define float @length(float %x, float %y) {
  %q = fmul float %y, %y
  %s = call float @llvm.fmuladd.f32(float %x, float %x, float %q)
  %r = call float @sqrtf(float %s)
  ret float %r
}

; CHECK-LABEL: @promised(
; CHECK:         %sqrt = call nnan double @llvm.sqrt.f64(double %x)
define double @promised(double %x) {
  %r = call nnan double @sqrt(double %x)
  ret double %r
}

; CHECK-LABEL: @may_fail(
; CHECK:         call double @sqrt(double %x)
; CHECK:         call double @sqrt(double %d)
define double @may_fail(double %x, double %y) {
  %r = call double @sqrt(double %x)
  %q = fmul double %y, %y
  %d = fsub double %q, 1.0
  %s = call double @sqrt(double %d)
  %t = fadd double %r, %s
  ret double %t
}
