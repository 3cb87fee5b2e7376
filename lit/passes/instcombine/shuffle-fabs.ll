; The magnitude is taken once of lanes that have met.
; RUN: opt-go -passes=instcombine -verify-each -S %s | FileCheck %s

declare <4 x float> @llvm.fabs.v4f32(<4 x float>)

; CHECK-LABEL: @reversed(
; CHECK-NEXT: %1 = shufflevector <4 x float> %x, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
; CHECK-NEXT: %r = call nnan <4 x float> @llvm.fabs.v4f32(<4 x float> %1)
; CHECK-NEXT: ret <4 x float> %r
define <4 x float> @reversed(<4 x float> %x) {
  %a = call nnan <4 x float> @llvm.fabs.v4f32(<4 x float> %x)
  %r = shufflevector <4 x float> %a, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  ret <4 x float> %r
}
