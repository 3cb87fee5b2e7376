; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Calls of the C library that are intrinsics.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @call_ceil(
; CHECK-NEXT:   %b = call double @llvm.ceil.f64(double %x)
; CHECK-NEXT:   ret double %b
; CHECK-NEXT: }
define double @call_ceil(double %x) {
  %b = call double @ceil(double %x)
  ret double %b
}

; CHECK-LABEL: @call_fabsf(
; CHECK-NEXT:   %b = call float @llvm.fabs.f32(float %x)
; CHECK-NEXT:   ret float %b
; CHECK-NEXT: }
define float @call_fabsf(float %x) {
  %b = call float @fabsf(float %x)
  ret float %b
}

; CHECK-LABEL: @call_fmaxf(
; CHECK-NEXT:   %b = call nsz float @llvm.maxnum.f32(float %x, float %y)
; CHECK-NEXT:   ret float %b
; CHECK-NEXT: }
define float @call_fmaxf(float %x, float %y) {
  %b = call float @fmaxf(float %x, float %y)
  ret float %b
}

; CHECK-LABEL: @call_powf(
; CHECK-NEXT:   ret float %x
; CHECK-NEXT: }
define float @call_powf(float %x, float %y) {
  %b = call float @powf(float %x, float 1.0)
  ret float %b
}

; CHECK-LABEL: @call_abs(
; CHECK-NEXT:   %b = call i32 @llvm.abs.i32(i32 %x, i1 true)
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
define i32 @call_abs(i32 %x) {
  %b = call i32 @abs(i32 %x)
  ret i32 %b
}

; CHECK-LABEL: @call_isdigit(
; CHECK-NEXT:   %isdigittmp = add i32 %x, -48
; CHECK-NEXT:   %isdigit = icmp ult i32 %isdigittmp, 10
; CHECK-NEXT:   %b = zext i1 %isdigit to i32
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
define i32 @call_isdigit(i32 %x) {
  %b = call i32 @isdigit(i32 %x)
  ret i32 %b
}

; CHECK-LABEL: @call_copysignf(
; CHECK-NEXT:   %b = call float @copysignf(float %x, float %y)
; CHECK-NEXT:   ret float %b
; CHECK-NEXT: }
define float @call_copysignf(float %x, float %y) {
  %b = call float @copysignf(float %x, float %y)
  ret float %b
}

declare double @ceil(double)
declare float @copysignf(float, float)
declare float @fabsf(float)
declare float @fmaxf(float, float)
declare float @powf(float, float)
declare i32 @abs(i32)
declare i32 @isdigit(i32)
