; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; Compares of |x| with infinity ask for the class of x.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare float @llvm.fabs.f32(float)
; CHECK-LABEL: @fclass(
; CHECK-NEXT:   %1 = call i1 @llvm.is.fpclass.f32(float %a, i32 516)
; CHECK-NEXT:   ret i1 %1
define i1 @fclass(float %a) {
  %z = call float @llvm.fabs.f32(float %a)
  %c = fcmp oeq float %z, 0x7FF0000000000000
  ret i1 %c
}

; CHECK-LABEL: @fclass2(
; CHECK-NEXT:   %1 = call i1 @llvm.is.fpclass.f32(float %a, i32 504)
; CHECK-NEXT:   ret i1 %1
define i1 @fclass2(float %a) {
  %z = call float @llvm.fabs.f32(float %a)
  %c = fcmp one float %z, 0x7FF0000000000000
  ret i1 %c
}

; CHECK-LABEL: @fclass3(
; CHECK-NEXT:   %1 = call i1 @llvm.is.fpclass.f32(float %a, i32 519)
; CHECK-NEXT:   ret i1 %1
define i1 @fclass3(float %a) {
  %z = call float @llvm.fabs.f32(float %a)
  %c = fcmp ueq float %z, 0x7FF0000000000000
  ret i1 %c
}
