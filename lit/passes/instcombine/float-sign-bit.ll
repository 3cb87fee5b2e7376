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

; The bits are those of two integers, or of a number of another type with as many bits: no sign is
; copied from these.
; CHECK-LABEL: define float @of_two_integers(
; CHECK:         select i1
define float @of_two_integers(<2 x i16> %v) {
  %b = bitcast <2 x i16> %v to i32
  %c = icmp slt i32 %b, 0
  %r = select i1 %c, float -1.0, float 1.0
  ret float %r
}

; CHECK-LABEL: define half @of_another_type(
; CHECK:         select i1
define half @of_another_type(bfloat %x) {
  %b = bitcast bfloat %x to i16
  %c = icmp slt i16 %b, 0
  %r = select i1 %c, half -1.0, half 1.0
  ret half %r
}
