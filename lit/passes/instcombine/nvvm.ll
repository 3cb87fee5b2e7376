; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
; What NVVM calls by names of its own becomes the IR's operation, if the function's denormals are what the name says.

declare float @llvm.nvvm.fma.rn.f(float, float, float)
declare float @llvm.nvvm.fma.rn.ftz.f(float, float, float)
declare half @llvm.nvvm.fmax.nan.f16(half, half)
declare double @llvm.nvvm.rcp.rn.d(double)
declare double @llvm.nvvm.fabs.d(double)
declare float @llvm.nvvm.i2f.rn(i32)
declare i32 @llvm.nvvm.f2i.rz(float)

; CHECK-LABEL: @keeps(
; CHECK-NEXT: call float @llvm.fma.f32(
; CHECK-NEXT: call float @llvm.nvvm.fma.rn.ftz.f(
define float @keeps(float %x) {
  %a = call float @llvm.nvvm.fma.rn.f(float %x, float %x, float %x)
  %b = call float @llvm.nvvm.fma.rn.ftz.f(float %a, float %x, float %x)
  ret float %b
}

; CHECK-LABEL: @flushes(
; CHECK-NEXT: call float @llvm.nvvm.fma.rn.f(
; CHECK-NEXT: call float @llvm.fma.f32(
define float @flushes(float %x) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %a = call float @llvm.nvvm.fma.rn.f(float %x, float %x, float %x)
  %b = call float @llvm.nvvm.fma.rn.ftz.f(float %a, float %x, float %x)
  ret float %b
}

; CHECK-LABEL: @others(
; CHECK-NEXT: call half @llvm.maximum.f16(half %h, half %g)
; CHECK-NEXT: fdiv double 1.000000e+00, %d
; CHECK-NEXT: sitofp i32 %i to float
define void @others(half %h, half %g, double %d, i32 %i, ptr %p) {
  %a = call half @llvm.nvvm.fmax.nan.f16(half %h, half %g)
  %b = call double @llvm.nvvm.rcp.rn.d(double %d)
  %c = call float @llvm.nvvm.i2f.rn(i32 %i)
  store volatile half %a, ptr %p
  store volatile double %b, ptr %p
  store volatile float %c, ptr %p
  ret void
}

; Constants fold, which NVVM's own names hide. A conversion to an integer stays: NVVM says what NaN becomes.
; CHECK-LABEL: @constants(
; CHECK-NEXT: call i32 @llvm.nvvm.f2i.rz(
; CHECK: store volatile double 5.000000e-01
define i32 @constants(float %x, ptr %p) {
  %a = call double @llvm.nvvm.fabs.d(double -0.5)
  %b = call i32 @llvm.nvvm.f2i.rz(float %x)
  store volatile double %a, ptr %p
  ret i32 %b
}
