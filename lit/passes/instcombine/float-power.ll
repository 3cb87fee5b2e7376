; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Powers, roots of squares, and exponentials of integers.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @square(
; CHECK-NEXT:   %square = fmul float %x, %x
; CHECK-NEXT:   ret float %square
; CHECK-NEXT: }
define float @square(float %x) {
  %a = call float @llvm.pow.f32(float %x, float 2.0)
  ret float %a
}

; CHECK-LABEL: @reciprocal(
; CHECK-NEXT:   %reciprocal = fdiv float 1.000000e+00, %x
; CHECK-NEXT:   ret float %reciprocal
; CHECK-NEXT: }
define float @reciprocal(float %x) {
  %a = call float @llvm.pow.f32(float %x, float -1.0)
  ret float %a
}

; CHECK-LABEL: @root(
; CHECK-NEXT:   %sqrt = call float @llvm.sqrt.f32(float %x)
; CHECK-NEXT:   %abs = call float @llvm.fabs.f32(float %sqrt)
; CHECK-NEXT:   %isinf = fcmp oeq float %x, 0xFFF0000000000000
; CHECK-NEXT:   %a = select i1 %isinf, float 0x7FF0000000000000, float %abs
; CHECK-NEXT:   ret float %a
; CHECK-NEXT: }
define float @root(float %x) {
  %a = call float @llvm.pow.f32(float %x, float 0.5)
  ret float %a
}

; CHECK-LABEL: @cube(
; CHECK-NEXT:   %a = call fast float @llvm.powi.f32.i32(float %x, i32 3)
; CHECK-NEXT:   ret float %a
; CHECK-NEXT: }
define float @cube(float %x) {
  %a = call fast float @llvm.pow.f32(float %x, float 3.0)
  ret float %a
}

; CHECK-LABEL: @of_two(
; CHECK-NEXT:   %exp2 = call float @llvm.exp2.f32(float %x)
; CHECK-NEXT:   ret float %exp2
; CHECK-NEXT: }
define float @of_two(float %x) {
  %a = call float @llvm.pow.f32(float 2.0, float %x)
  ret float %a
}

; CHECK-LABEL: @powi(
; CHECK-NEXT:   %b = fmul float %x, %x
; CHECK-NEXT:   ret float %b
; CHECK-NEXT: }
define float @powi(float %x, i32 %y) {
  %b = call float @llvm.powi.f32.i32(float %x, i32 2)
  ret float %b
}

; CHECK-LABEL: @even(
; CHECK-NEXT:   %b = call float @llvm.powi.f32.i32(float %x, i32 4)
; CHECK-NEXT:   ret float %b
; CHECK-NEXT: }
define float @even(float %x, i32 %y) {
  %n = fneg float %x
  %b = call float @llvm.powi.f32.i32(float %n, i32 4)
  ret float %b
}

; CHECK-LABEL: @root_of_square(
; CHECK-NEXT:   %fabs = call fast float @llvm.fabs.f32(float %x)
; CHECK-NEXT:   %sqrt = call fast float @llvm.sqrt.f32(float %y)
; CHECK-NEXT:   %b = fmul fast float %fabs, %sqrt
; CHECK-NEXT:   ret float %b
; CHECK-NEXT: }
define float @root_of_square(float %x, float %y) {
  %m = fmul fast float %x, %x
  %a = fmul fast float %m, %y
  %b = call fast float @llvm.sqrt.f32(float %a)
  ret float %b
}

; CHECK-LABEL: @integer(
; CHECK-NEXT:   %a = call float @llvm.ldexp.f32.i32(float 1.000000e+00, i32 %x)
; CHECK-NEXT:   ret float %a
; CHECK-NEXT: }
define float @integer(i32 %x) {
  %f = sitofp i32 %x to float
  %a = call float @llvm.exp2.f32(float %f)
  ret float %a
}

declare float @llvm.exp2.f32(float)
declare float @llvm.pow.f32(float, float)
declare float @llvm.powi.f32.i32(float, i32)
declare float @llvm.sqrt.f32(float)
