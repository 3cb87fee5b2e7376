; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; Integers and vectors of the same bits; operations that move before and after the casts.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; Lanes of a vector that is seen as one integer.
; CHECK-LABEL: @lane_of_number(
; CHECK-NEXT:   %t = extractelement <4 x i32> %x, i64 2
; CHECK-NEXT:   ret i32 %t
; CHECK-NEXT: }
define i32 @lane_of_number(<4 x i32> %x) {
  %b = bitcast <4 x i32> %x to i128
  %s = lshr i128 %b, 64
  %t = trunc i128 %s to i32
  ret i32 %t
}
; CHECK-LABEL: @part_of_lane(
; CHECK-NEXT:   %1 = bitcast <2 x i64> %x to <8 x i16>
; CHECK-NEXT:   %t = extractelement <8 x i16> %1, i64 4
; CHECK-NEXT:   ret i16 %t
; CHECK-NEXT: }
define i16 @part_of_lane(<2 x i64> %x) {
  %e = extractelement <2 x i64> %x, i64 1
  %t = trunc i64 %e to i16
  ret i16 %t
}

; Numbers put together bit by bit are insertions; numbers that grow or shrink are shuffles.
; CHECK-LABEL: @put_together(
; CHECK-NEXT:   %h = bitcast half %c to i16
; CHECK-NEXT:   %1 = insertelement <4 x i16> <i16 poison, i16 poison, i16 0, i16 poison>, i16 %a, i64 0
; CHECK-NEXT:   %2 = insertelement <4 x i16> %1, i16 %b, i64 1
; CHECK-NEXT:   %v = insertelement <4 x i16> %2, i16 %h, i64 3
; CHECK-NEXT:   ret <4 x i16> %v
; CHECK-NEXT: }
define <4 x i16> @put_together(i16 %a, i16 %b, half %c) {
  %h = bitcast half %c to i16
  %x = zext i16 %a to i64
  %y = zext i16 %b to i64
  %z = zext i16 %h to i64
  %y2 = shl i64 %y, 16
  %z2 = shl i64 %z, 48
  %o = or i64 %x, %y2
  %p = or i64 %o, %z2
  %v = bitcast i64 %p to <4 x i16>
  ret <4 x i16> %v
}
; CHECK-LABEL: @grown(
; CHECK-NEXT:   %1 = bitcast <2 x i32> %x to <2 x float>
; CHECK-NEXT:   %r = shufflevector <2 x float> %1, <2 x float> <float 0.000000e+00, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 2>
; CHECK-NEXT:   ret <4 x float> %r
; CHECK-NEXT: }
define <4 x float> @grown(<2 x i32> %x) {
  %b = bitcast <2 x i32> %x to i64
  %z = zext i64 %b to i128
  %r = bitcast i128 %z to <4 x float>
  ret <4 x float> %r
}

; Conversions move before shuffles, logic moves after bitcasts.
; CHECK-LABEL: @converted(
; CHECK-NEXT:   %1 = sitofp <4 x i32> %x to <4 x float>
; CHECK-NEXT:   %c = shufflevector <4 x float> %1, <4 x float> poison, <4 x i32> <i32 3, i32 1, i32 2, i32 0>
; CHECK-NEXT:   ret <4 x float> %c
; CHECK-NEXT: }
define <4 x float> @converted(<4 x i32> %x) {
  %s = shufflevector <4 x i32> %x, <4 x i32> poison, <4 x i32> <i32 3, i32 1, i32 2, i32 0>
  %c = sitofp <4 x i32> %s to <4 x float>
  ret <4 x float> %c
}
; CHECK-LABEL: @spread(
; CHECK-NEXT:   %1 = trunc <4 x i32> %x to <4 x i16>
; CHECK-NEXT:   %c = shufflevector <4 x i16> %1, <4 x i16> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
; CHECK-NEXT:   ret <4 x i16> %c
; CHECK-NEXT: }
define <4 x i16> @spread(<4 x i32> %x) {
  %s = shufflevector <4 x i32> %x, <4 x i32> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %c = trunc <4 x i32> %s to <4 x i16>
  ret <4 x i16> %c
}
; CHECK-LABEL: @logic(
; CHECK-NEXT:   %1 = bitcast <4 x i32> %y to <2 x i64>
; CHECK-NEXT:   %r = and <2 x i64> %1, %x
; CHECK-NEXT:   ret <2 x i64> %r
; CHECK-NEXT: }
define <2 x i64> @logic(<2 x i64> %x, <4 x i32> %y) {
  %b = bitcast <2 x i64> %x to <4 x i32>
  %a = and <4 x i32> %b, %y
  %r = bitcast <4 x i32> %a to <2 x i64>
  ret <2 x i64> %r
}
; CHECK-LABEL: @swapped(
; CHECK-NEXT:   %1 = bitcast <4 x i8> %x to i32
; CHECK-NEXT:   %r = call i32 @llvm.bswap.i32(i32 %1)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @swapped(<4 x i8> %x) {
  %s = shufflevector <4 x i8> %x, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %r = bitcast <4 x i8> %s to i32
  ret i32 %r
}
; CHECK-LABEL: @chosen(
; CHECK-NEXT:   %1 = bitcast float %x to i32
; CHECK-NEXT:   %r = select i1 %c, i32 %1, i32 %y
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @chosen(i1 %c, float %x, i32 %y) {
  %f = bitcast i32 %y to float
  %s = select i1 %c, float %x, float %f
  %r = bitcast float %s to i32
  ret i32 %r
}

; Negations of lanes, and of what is shifted.
; CHECK-LABEL: @negated(
; CHECK-NEXT:   %s.neg = shufflevector <2 x i32> %x, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
; CHECK-NEXT:   ret <4 x i32> %s.neg
; CHECK-NEXT: }
define <4 x i32> @negated(<2 x i32> %x) {
  %n = sub <2 x i32> zeroinitializer, %x
  %s = shufflevector <2 x i32> %n, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %r = sub <4 x i32> zeroinitializer, %s
  ret <4 x i32> %r
}
; CHECK-LABEL: @shifted(
; CHECK-NEXT:   %1 = shl i32 %x, 3
; CHECK-NEXT:   %b = sub i32 40, %1
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
define i32 @shifted(i32 %x) {
  %a = sub i32 5, %x
  %b = shl i32 %a, 3
  ret i32 %b
}
; CHECK-LABEL: @lowest(
; CHECK-NEXT:   %b = and i32 %x, 1
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
define i32 @lowest(i32 %x) {
  %a = sub i32 8, %x
  %b = and i32 %a, 1
  ret i32 %b
}
; CHECK-LABEL: @divided(
; CHECK-NEXT:   %b = fdiv <2 x float> <float -2.000000e+00, float -3.000000e+00>, %x
; CHECK-NEXT:   %c = fmul <2 x float> %b, <float 5.000000e-01, float 2.500000e-01>
; CHECK-NEXT:   ret <2 x float> %c
; CHECK-NEXT: }
define <2 x float> @divided(<2 x float> %x) {
  %a = fneg <2 x float> %x
  %b = fdiv <2 x float> <float 2.0, float 3.0>, %a
  %c = fdiv <2 x float> %b, <float 2.0, float 4.0>
  ret <2 x float> %c
}
