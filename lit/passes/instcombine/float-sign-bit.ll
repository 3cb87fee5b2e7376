; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Logic on the sign bit of a number, and signs that move.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @clear(
; CHECK-NEXT:   %1 = call float @llvm.fabs.f32(float %x)
; CHECK-NEXT:   ret float %1
; CHECK-NEXT: }
define float @clear(float %x) {
  %b = bitcast float %x to i32
  %a = and i32 %b, 2147483647
  %r = bitcast i32 %a to float
  ret float %r
}

; CHECK-LABEL: @flip(
; CHECK-NEXT:   %1 = fneg float %x
; CHECK-NEXT:   ret float %1
; CHECK-NEXT: }
define float @flip(float %x) {
  %b = bitcast float %x to i32
  %a = xor i32 %b, -2147483648
  %r = bitcast i32 %a to float
  ret float %r
}

; CHECK-LABEL: @set(
; CHECK-NEXT:   %1 = call float @llvm.fabs.f32(float %x)
; CHECK-NEXT:   %2 = fneg float %1
; CHECK-NEXT:   ret float %2
; CHECK-NEXT: }
define float @set(float %x) {
  %b = bitcast float %x to i32
  %a = or i32 %b, -2147483648
  %r = bitcast i32 %a to float
  ret float %r
}

; CHECK-LABEL: @hoisted(
; CHECK-NEXT:   %1 = fneg float %x
; CHECK-NEXT:   %b = fmul float %1, %y
; CHECK-NEXT:   ret float %b
; CHECK-NEXT: }
define float @hoisted(float %x, float %y) {
  %a = fmul float %x, %y
  %b = fneg float %a
  ret float %b
}

; CHECK-LABEL: @in_sum(
; CHECK-NEXT:   %1 = fmul float %x, %y
; CHECK-NEXT:   %c = fsub float %y, %1
; CHECK-NEXT:   ret float %c
; CHECK-NEXT: }
define float @in_sum(float %x, float %y) {
  %a = fneg float %x
  %b = fmul float %a, %y
  %c = fadd float %b, %y
  ret float %c
}

; CHECK-LABEL: @in_difference(
; CHECK-NEXT:   %1 = fdiv float %x, %y
; CHECK-NEXT:   %c = fadd float %1, %y
; CHECK-NEXT:   ret float %c
; CHECK-NEXT: }
define float @in_difference(float %x, float %y) {
  %a = fneg float %x
  %b = fdiv float %a, %y
  %c = fsub float %y, %b
  ret float %c
}
