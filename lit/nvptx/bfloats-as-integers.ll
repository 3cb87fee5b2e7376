; RUN: opt-go %s -S | FileCheck %s
; RUN: opt-go %s -passes= -emit=ptx -mcpu=sm_80 -mattr=+ptx70 | FileCheck %s --check-prefix=PTX
;
; Intrinsics on bfloats took integers before LLVM 17.

target triple = "nvptx64-nvidia-cuda"

declare i16 @llvm.nvvm.fmin.nan.bf16(i16, i16)
declare i32 @llvm.nvvm.fma.rn.relu.bf16x2(i32, i32, i32)

define i16 @smaller(i16 %a, i16 %b) {
; CHECK-LABEL: @smaller(
; CHECK:       call bfloat @llvm.nvvm.fmin.nan.bf16(bfloat
; CHECK:       bitcast bfloat %{{.*}} to i16
; PTX-LABEL:   smaller(
; PTX:         min.NaN.bf16
  %r = call i16 @llvm.nvvm.fmin.nan.bf16(i16 %a, i16 %b)
  ret i16 %r
}

define i32 @sum(i32 %a, i32 %b) {
; CHECK-LABEL: @sum(
; CHECK:       call <2 x bfloat> @llvm.nvvm.fma.rn.relu.bf16x2(
; PTX-LABEL:   sum(
; PTX:         fma.rn.relu.bf16x2
  %r = call i32 @llvm.nvvm.fma.rn.relu.bf16x2(i32 %a, i32 %b, i32 %a)
  ret i32 %r
}
