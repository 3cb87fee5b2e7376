; RUN: opt-go -passes=instsimplify -S %s | FileCheck %s
; Intrinsics of constants: pairs, vectors lane by lane, poison and undef, reductions, mathematical functions where the result is exact.

declare { i8, i1 } @llvm.umul.with.overflow.i8(i8, i8)
declare { i8, i1 } @llvm.sadd.with.overflow.i8(i8, i8)
declare <2 x i32> @llvm.umax.v2i32(<2 x i32>, <2 x i32>)
declare <2 x i32> @llvm.ctlz.v2i32(<2 x i32>, i1)
declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>)
declare i32 @llvm.fptosi.sat.i32.f32(float)
declare i32 @llvm.smul.fix.sat.i32(i32, i32, i32)
declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32, i32)
declare double @llvm.pow.f64(double, double)
declare double @llvm.sin.f64(double)
declare i1 @llvm.is.constant.i32(i32)

; CHECK-LABEL: @pair(
; CHECK-NEXT: ret { i8, i1 } { i8 0, i1 true }
define { i8, i1 } @pair() {
  %a = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 16, i8 16)
  ret { i8, i1 } %a
}

; CHECK-LABEL: @undefpair(
; CHECK-NEXT: ret { i8, i1 } { i8 -1, i1 false }
define { i8, i1 } @undefpair() {
  %a = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 undef, i8 16)
  ret { i8, i1 } %a
}

; CHECK-LABEL: @lanes(
; CHECK-NEXT: ret <2 x i32> <i32 3, i32 -1>
define <2 x i32> @lanes() {
  %a = call <2 x i32> @llvm.umax.v2i32(<2 x i32> <i32 1, i32 undef>, <2 x i32> <i32 3, i32 2>)
  ret <2 x i32> %a
}

; CHECK-LABEL: @poisonlane(
; CHECK-NEXT: ret <2 x i32> <i32 31, i32 poison>
define <2 x i32> @poisonlane() {
  %a = call <2 x i32> @llvm.ctlz.v2i32(<2 x i32> <i32 1, i32 0>, i1 true)
  ret <2 x i32> %a
}

; CHECK-LABEL: @reduced(
; CHECK-NEXT: ret i32 5
define i32 @reduced() {
  %a = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> <i32 1, i32 3, i32 -3, i32 5>)
  ret i32 %a
}

; CHECK-LABEL: @reducedpoison(
; CHECK-NEXT: ret i32 poison
define i32 @reducedpoison() {
  %a = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> <i32 1, i32 undef, i32 poison, i32 5>)
  ret i32 %a
}

; CHECK-LABEL: @saturated(
; CHECK-NEXT: ret i32 2147483647
define i32 @saturated() {
  %a = call i32 @llvm.fptosi.sat.i32.f32(float 0x7FF0000000000000)
  ret i32 %a
}

; CHECK-LABEL: @fixed(
; CHECK-NEXT: ret i32 2147483647
define i32 @fixed() {
  %a = call i32 @llvm.smul.fix.sat.i32(i32 -2147483648, i32 -2147483648, i32 31)
  ret i32 %a
}

; CHECK-LABEL: @mask(
; CHECK-NEXT: ret <4 x i1> <i1 true, i1 true, i1 false, i1 false>
define <4 x i1> @mask() {
  %a = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32 5, i32 7)
  ret <4 x i1> %a
}

; CHECK-LABEL: @power(
; CHECK-NEXT: ret double 8.000000e+00
define double @power() {
  %a = call double @llvm.pow.f64(double 2.0, double 3.0)
  ret double %a
}

; CHECK-LABEL: @sine(
; CHECK-NEXT: ret double 0x3FEFEB7A9B2C6D8B
define double @sine() {
  %a = call double @llvm.sin.f64(double 1.5)
  ret double %a
}

; CHECK-LABEL: @known(
; CHECK-NEXT: ret i1 true
define i1 @known() {
  %a = call i1 @llvm.is.constant.i32(i32 5)
  ret i1 %a
}

; CHECK-LABEL: @choice(
; CHECK-NEXT: ret <2 x i32> <i32 1, i32 4>
define <2 x i32> @choice() {
  %a = select <2 x i1> <i1 true, i1 false>, <2 x i32> <i32 1, i32 2>, <2 x i32> <i32 3, i32 4>
  ret <2 x i32> %a
}
