; RUN: opt-go %s -passes=instsimplify -S | FileCheck %s
;
; Floating-point intrinsics of constants are computed, a fused multiplication and addition with one rounding.

declare float @llvm.fma.f32(float, float, float)
declare double @llvm.fmuladd.f64(double, double, double)
declare float @llvm.minnum.f32(float, float)
declare float @llvm.maximum.f32(float, float)
declare double @llvm.copysign.f64(double, double)

; CHECK-LABEL: @fma(
; CHECK-NEXT:  ret float 1.550000e+01
; CHECK-NEXT: }
define float @fma() {
  %r = call float @llvm.fma.f32(float 3.0, float 5.0, float 0.5)
  ret float %r
}

; CHECK-LABEL: @once(
; CHECK-NEXT:  ret float 0x3E90000000000000
; CHECK-NEXT: }
define float @once() {
  %r = call float @llvm.fma.f32(float 0x3FF0000020000000, float 0x3FF0000020000000, float -1.0)
  ret float %r
}

; CHECK-LABEL: @fmuladd(
; CHECK-NEXT:  ret double -2.000000e+00
; CHECK-NEXT: }
define double @fmuladd() {
  %r = call double @llvm.fmuladd.f64(double 1.5, double -2.0, double 1.0)
  ret double %r
}

; CHECK-LABEL: @minnum(
; CHECK-NEXT:  ret float -5.000000e+00
; CHECK-NEXT: }
define float @minnum() {
  %r = call float @llvm.minnum.f32(float 3.0, float -5.0)
  ret float %r
}

; CHECK-LABEL: @maximum(
; CHECK-NEXT:  ret float 3.000000e+00
; CHECK-NEXT: }
define float @maximum() {
  %r = call float @llvm.maximum.f32(float 3.0, float -5.0)
  ret float %r
}

; CHECK-LABEL: @copysign(
; CHECK-NEXT:  ret double -3.000000e+00
; CHECK-NEXT: }
define double @copysign() {
  %r = call double @llvm.copysign.f64(double 3.0, double -0.0)
  ret double %r
}
