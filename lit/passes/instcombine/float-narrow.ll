; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; A truncation of arithmetic on extended numbers: the arithmetic in the narrow format.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @sum(
; CHECK-NEXT:   %d = fadd float %x, %y
; CHECK-NEXT:   ret float %d
; CHECK-NEXT: }
define float @sum(float %x, float %y) {
  %a = fpext float %x to double
  %b = fpext float %y to double
  %c = fadd double %a, %b
  %d = fptrunc double %c to float
  ret float %d
}

; CHECK-LABEL: @product(
; CHECK-NEXT:   %d = fmul float %x, %y
; CHECK-NEXT:   ret float %d
; CHECK-NEXT: }
define float @product(float %x, float %y) {
  %a = fpext float %x to double
  %b = fpext float %y to double
  %c = fmul double %a, %b
  %d = fptrunc double %c to float
  ret float %d
}

; CHECK-LABEL: @constant(
; CHECK-NEXT:   %d = fadd float %x, 1.000000e+00
; CHECK-NEXT:   ret float %d
; CHECK-NEXT: }
define float @constant(float %x) {
  %a = fpext float %x to double
  %c = fadd double %a, 1.0
  %d = fptrunc double %c to float
  ret float %d
}

; CHECK-LABEL: @rounded(
; CHECK-NEXT:   %1 = call float @llvm.floor.f32(float %x)
; CHECK-NEXT:   ret float %1
; CHECK-NEXT: }
define float @rounded(float %x) {
  %a = fpext float %x to double
  %c = call double @llvm.floor.f64(double %a)
  %d = fptrunc double %c to float
  ret float %d
}

; CHECK-LABEL: @root(
; CHECK-NEXT:   %1 = call float @llvm.sqrt.f32(float %x)
; CHECK-NEXT:   ret float %1
; CHECK-NEXT: }
define float @root(float %x) {
  %a = fpext float %x to double
  %c = call double @llvm.sqrt.f64(double %a)
  %d = fptrunc double %c to float
  ret float %d
}

; CHECK-LABEL: @select(
; CHECK-NEXT:   %1 = fptrunc double %x to float
; CHECK-NEXT:   %narrow.sel = select i1 %c, float %1, float %y
; CHECK-NEXT:   ret float %narrow.sel
; CHECK-NEXT: }
define float @select(double %x, i1 %c, float %y) {
  %a = fpext float %y to double
  %s = select i1 %c, double %x, double %a
  %d = fptrunc double %s to float
  ret float %d
}

; CHECK-LABEL: @twice(
; CHECK-NEXT:   %d = fpext half %x to float
; CHECK-NEXT:   ret float %d
; CHECK-NEXT: }
define float @twice(half %x) {
  %a = fpext half %x to double
  %d = fptrunc double %a to float
  ret float %d
}

; CHECK-LABEL: @of_int(
; CHECK-NEXT:   %d = sitofp i32 %x to float
; CHECK-NEXT:   ret float %d
; CHECK-NEXT: }
define float @of_int(i32 %x) {
  %a = sitofp i32 %x to double
  %d = fptrunc double %a to float
  ret float %d
}

declare double @llvm.floor.f64(double)
declare double @llvm.sqrt.f64(double)
