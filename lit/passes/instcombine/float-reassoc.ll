; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Arithmetic whose order does not matter: factors, constants and divisions.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @and_itself(
; CHECK-NEXT:   %b = fmul fast float %x, 4.000000e+00
; CHECK-NEXT:   ret float %b
; CHECK-NEXT: }
define float @and_itself(float %x) {
  %a = fmul fast float %x, 3.0
  %b = fadd fast float %a, %x
  ret float %b
}

; CHECK-LABEL: @factor(
; CHECK-NEXT:   %1 = fadd fast float %y, %z
; CHECK-NEXT:   %c = fmul fast float %1, %x
; CHECK-NEXT:   ret float %c
; CHECK-NEXT: }
define float @factor(float %x, float %y, float %z) {
  %a = fmul fast float %x, %y
  %b = fmul fast float %x, %z
  %c = fadd fast float %a, %b
  ret float %c
}

; CHECK-LABEL: @divisor(
; CHECK-NEXT:   %1 = fadd reassoc nsz float %x, %z
; CHECK-NEXT:   %c = fdiv reassoc nsz float %1, %y
; CHECK-NEXT:   ret float %c
; CHECK-NEXT: }
define float @divisor(float %x, float %y, float %z) {
  %a = fdiv reassoc nsz float %x, %y
  %b = fdiv reassoc nsz float %z, %y
  %c = fadd reassoc nsz float %a, %b
  ret float %c
}

; CHECK-LABEL: @of_quotient(
; CHECK-NEXT:   %b = fdiv fast float 1.200000e+01, %x
; CHECK-NEXT:   ret float %b
; CHECK-NEXT: }
define float @of_quotient(float %x) {
  %a = fdiv fast float 3.0, %x
  %b = fmul fast float %a, 4.0
  ret float %b
}

; CHECK-LABEL: @distributed(
; CHECK-NEXT:   %1 = fmul fast float %x, 4.000000e+00
; CHECK-NEXT:   %b = fadd fast float %1, 1.200000e+01
; CHECK-NEXT:   ret float %b
; CHECK-NEXT: }
define float @distributed(float %x) {
  %a = fadd fast float %x, 3.0
  %b = fmul fast float %a, 4.0
  ret float %b
}

; CHECK-LABEL: @sunk(
; CHECK-NEXT:   ret float %x
; CHECK-NEXT: }
define float @sunk(float %x, float %y) {
  %a = fdiv fast float %x, %y
  %b = fmul fast float %a, %y
  ret float %b
}

; CHECK-LABEL: @quotient_divided(
; CHECK-NEXT:   %1 = fmul fast float %y, %z
; CHECK-NEXT:   %b = fdiv fast float %x, %1
; CHECK-NEXT:   ret float %b
; CHECK-NEXT: }
define float @quotient_divided(float %x, float %y, float %z) {
  %a = fdiv fast float %x, %y
  %b = fdiv fast float %a, %z
  ret float %b
}

; CHECK-LABEL: @by_quotient(
; CHECK-NEXT:   %1 = fmul fast float %y, %z
; CHECK-NEXT:   %b = fdiv fast float %1, %x
; CHECK-NEXT:   ret float %b
; CHECK-NEXT: }
define float @by_quotient(float %x, float %y, float %z) {
  %a = fdiv fast float %x, %y
  %b = fdiv fast float %z, %a
  ret float %b
}

; CHECK-LABEL: @roots(
; CHECK-NEXT:   %1 = fmul fast float %x, %y
; CHECK-NEXT:   %c = call fast float @llvm.sqrt.f32(float %1)
; CHECK-NEXT:   ret float %c
; CHECK-NEXT: }
define float @roots(float %x, float %y) {
  %a = call fast float @llvm.sqrt.f32(float %x)
  %b = call fast float @llvm.sqrt.f32(float %y)
  %c = fmul fast float %a, %b
  ret float %c
}

; CHECK-LABEL: @exponentials(
; CHECK-NEXT:   %1 = fadd fast float %x, %y
; CHECK-NEXT:   %c = call fast float @llvm.exp2.f32(float %1)
; CHECK-NEXT:   ret float %c
; CHECK-NEXT: }
define float @exponentials(float %x, float %y) {
  %a = call fast float @llvm.exp2.f32(float %x)
  %b = call fast float @llvm.exp2.f32(float %y)
  %c = fmul fast float %a, %b
  ret float %c
}

declare float @llvm.exp2.f32(float)
declare float @llvm.sqrt.f32(float)
