; A difference with a product becomes one fma where both allow it: constants take the minus sign. A product with several users is fused
; where each of them takes it up without another instruction.
; RUN: opt-go %s -emit=ptx | FileCheck %s
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .func {{.*}} less_constant(
; CHECK: fma.rn.f32 %f{{[0-9]+}}, %f1, %f2, 0fC0000000;
; CHECK-NOT: sub
define float @less_constant(float %a, float %b) {
  %m = fmul contract float %a, %b
  %s = fsub contract float %m, 2.0
  ret float %s
}

; CHECK-LABEL: .func {{.*}} less_product(
; CHECK: fma.rn.f64 %fd{{[0-9]+}}, %fd1, 0dC008000000000000, %fd2;
define double @less_product(double %a, double %b) {
  %m = fmul contract double %a, 3.0
  %s = fsub contract double %b, %m
  ret double %s
}

; CHECK-LABEL: .func {{.*}} less_variable(
; CHECK: neg.f32 [[C:%f[0-9]+]], %f3;
; CHECK-NEXT: fma.rn.f32 %f{{[0-9]+}}, %f1, %f2, [[C]];
define float @less_variable(float %a, float %b, float %c) {
  %m = fmul contract float %a, %b
  %s = fsub contract float %m, %c
  ret float %s
}

; CHECK-LABEL: .func {{.*}} products(
; CHECK: mul.f32 [[M:%f[0-9]+]], %f2, 0fC0400000;
; CHECK-NEXT: fma.rn.f32 %f{{[0-9]+}}, %f1, %f2, [[M]];
define float @products(float %a, float %b) {
  %m = fmul contract float %a, %b
  %n = fmul contract float %b, 3.0
  %s = fsub contract float %m, %n
  ret float %s
}

; CHECK-LABEL: .func {{.*}} users(
; CHECK-NOT: mul
; CHECK-COUNT-2: fma.rn.f32
; CHECK-NOT: mul.f32
; CHECK: div
define float @users(float %a, float %b, float %c) {
  %m = fmul contract float %a, %b
  %s = fadd contract float %m, %c
  %t = fsub contract float %m, 1.0
  %d = fdiv float %s, %t
  ret float %d
}

; CHECK-LABEL: .func {{.*}} used(
; CHECK: mul.f32
; CHECK: add.f32
; CHECK: ret;
define float @used(float %a, float %b, float %c) {
  %m = fmul contract float %a, %b
  %s = fadd contract float %m, %c
  %d = fdiv float %s, %m
  ret float %d
}

; CHECK-LABEL: .func {{.*}} strict(
; CHECK: mul.f32
; CHECK: sub.rn.f32
define float @strict(float %a, float %b, float %c) {
  %m = fmul contract float %a, %b
  %s = fsub float %m, %c
  ret float %s
}
