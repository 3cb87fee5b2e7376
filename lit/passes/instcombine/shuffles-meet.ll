; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; Shuffles that pick lanes, that meet other shuffles, and operations that move past them.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @picked_from_products(
; CHECK-NEXT:   %s = shl <4 x i32> %x, <i32 1, i32 2, i32 2, i32 4>
; CHECK-NEXT:   ret <4 x i32> %s
; CHECK-NEXT: }
define <4 x i32> @picked_from_products(<4 x i32> %x) {
  %a = mul <4 x i32> %x, <i32 2, i32 3, i32 4, i32 5>
  %b = shl <4 x i32> %x, <i32 1, i32 2, i32 3, i32 4>
  %s = shufflevector <4 x i32> %a, <4 x i32> %b, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  ret <4 x i32> %s
}

; CHECK-LABEL: @picked_operands(
; CHECK-NEXT:   %1 = shufflevector <4 x i32> %y, <4 x i32> %x, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
; CHECK-NEXT:   %s = add nsw <4 x i32> %1, <i32 6, i32 3, i32 8, i32 5>
; CHECK-NEXT:   ret <4 x i32> %s
; CHECK-NEXT: }
define <4 x i32> @picked_operands(<4 x i32> %x, <4 x i32> %y) {
  %a = add nsw <4 x i32> %x, <i32 2, i32 3, i32 4, i32 5>
  %b = add nsw <4 x i32> %y, <i32 6, i32 7, i32 8, i32 9>
  %s = shufflevector <4 x i32> %a, <4 x i32> %b, <4 x i32> <i32 4, i32 1, i32 6, i32 3>
  ret <4 x i32> %s
}

; The poison lane must not strengthen the sum's flags.
; CHECK-LABEL: @lane_of_poison(
; CHECK-NEXT:   %s = add <4 x i32> %x, <i32 2, i32 poison, i32 0, i32 0>
; CHECK-NEXT:   ret <4 x i32> %s
; CHECK-NEXT: }
define <4 x i32> @lane_of_poison(<4 x i32> %x) {
  %a = add nsw <4 x i32> %x, <i32 2, i32 3, i32 4, i32 5>
  %s = shufflevector <4 x i32> %a, <4 x i32> %x, <4 x i32> <i32 0, i32 poison, i32 6, i32 7>
  ret <4 x i32> %s
}

; No lane is divided by poison.
; CHECK-LABEL: @quotients(
; CHECK-NEXT:   %1 = shufflevector <4 x i32> %x, <4 x i32> %y, <4 x i32> <i32 0, i32 poison, i32 6, i32 7>
; CHECK-NEXT:   %s = udiv <4 x i32> %1, <i32 3, i32 1, i32 17, i32 19>
; CHECK-NEXT:   ret <4 x i32> %s
; CHECK-NEXT: }
define <4 x i32> @quotients(<4 x i32> %x, <4 x i32> %y) {
  %a = udiv <4 x i32> %x, <i32 3, i32 5, i32 7, i32 9>
  %b = udiv <4 x i32> %y, <i32 11, i32 13, i32 17, i32 19>
  %s = shufflevector <4 x i32> %a, <4 x i32> %b, <4 x i32> <i32 0, i32 poison, i32 6, i32 7>
  ret <4 x i32> %s
}

; x may be a signaling NaN, which a product would make a quiet one; %y is none.
; CHECK-LABEL: @maybe_nan(
; CHECK-NEXT:   %a = fmul <2 x float> %x, <float 2.000000e+00, float poison>
; CHECK-NEXT:   %s = shufflevector <2 x float> %a, <2 x float> %x, <2 x i32> <i32 0, i32 3>
; CHECK-NEXT:   ret <2 x float> %s
; CHECK-NEXT: }
define <2 x float> @maybe_nan(<2 x float> %x) {
  %a = fmul <2 x float> %x, <float 2.0, float 3.0>
  %s = shufflevector <2 x float> %a, <2 x float> %x, <2 x i32> <i32 0, i32 3>
  ret <2 x float> %s
}
; CHECK-LABEL: @no_nan(
; CHECK-NEXT:   %x = sitofp <2 x i32> %n to <2 x float>
; CHECK-NEXT:   %s = fmul <2 x float> %x, <float 2.000000e+00, float 1.000000e+00>
; CHECK-NEXT:   ret <2 x float> %s
; CHECK-NEXT: }
define <2 x float> @no_nan(<2 x i32> %n) {
  %x = sitofp <2 x i32> %n to <2 x float>
  %a = fmul <2 x float> %x, <float 2.0, float 3.0>
  %s = shufflevector <2 x float> %a, <2 x float> %x, <2 x i32> <i32 0, i32 3>
  ret <2 x float> %s
}

; CHECK-LABEL: @picked_twice(
; CHECK-NEXT:   %s = shufflevector <4 x i32> %x, <4 x i32> %y, <4 x i32> <i32 0, i32 5, i32 2, i32 3>
; CHECK-NEXT:   ret <4 x i32> %s
; CHECK-NEXT: }
define <4 x i32> @picked_twice(<4 x i32> %x, <4 x i32> %y) {
  %a = shufflevector <4 x i32> %x, <4 x i32> %y, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  %s = shufflevector <4 x i32> %a, <4 x i32> %x, <4 x i32> <i32 4, i32 1, i32 2, i32 7>
  ret <4 x i32> %s
}

; One of two shuffles, where the mask is one of theirs.
; CHECK-LABEL: @merged(
; CHECK-NEXT:   %s = shufflevector <4 x i32> %x, <4 x i32> poison, <4 x i32> <i32 1, i32 3, i32 1, i32 3>
; CHECK-NEXT:   ret <4 x i32> %s
; CHECK-NEXT: }
define <4 x i32> @merged(<4 x i32> %x, <4 x i32> %y) {
  %a = shufflevector <4 x i32> %x, <4 x i32> poison, <4 x i32> <i32 1, i32 3, i32 1, i32 3>
  %s = shufflevector <4 x i32> %a, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  ret <4 x i32> %s
}
; CHECK-LABEL: @not_merged(
; CHECK-NEXT:   %a = shufflevector <4 x i32> %x, <4 x i32> poison, <4 x i32> <i32 1, i32 3, i32 0, i32 2>
; CHECK-NEXT:   %s = shufflevector <4 x i32> %a, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
; CHECK-NEXT:   ret <4 x i32> %s
; CHECK-NEXT: }
define <4 x i32> @not_merged(<4 x i32> %x) {
  %a = shufflevector <4 x i32> %x, <4 x i32> poison, <4 x i32> <i32 1, i32 3, i32 0, i32 2>
  %s = shufflevector <4 x i32> %a, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  ret <4 x i32> %s
}

; CHECK-LABEL: @padded(
; CHECK-NEXT:   %s = shufflevector <2 x i16> %x, <2 x i16> %y, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:   ret <4 x i16> %s
; CHECK-NEXT: }
define <4 x i16> @padded(<2 x i16> %x, <2 x i16> %y) {
  %a = shufflevector <2 x i16> %x, <2 x i16> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %b = shufflevector <2 x i16> %y, <2 x i16> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %s = shufflevector <4 x i16> %a, <4 x i16> %b, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  ret <4 x i16> %s
}

; Lanes of a narrow vector, among those of a wide one.
; CHECK-LABEL: @widened(
; CHECK-NEXT:   %1 = shufflevector <2 x i32> %y, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
; CHECK-NEXT:   %j = shufflevector <4 x i32> %x, <4 x i32> %1, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
; CHECK-NEXT:   ret <4 x i32> %j
; CHECK-NEXT: }
define <4 x i32> @widened(<4 x i32> %x, <2 x i32> %y) {
  %a = extractelement <2 x i32> %y, i32 0
  %b = extractelement <2 x i32> %y, i32 1
  %i = insertelement <4 x i32> %x, i32 %a, i32 2
  %j = insertelement <4 x i32> %i, i32 %b, i32 3
  ret <4 x i32> %j
}

; Computed in the order of the shuffle.
; CHECK-LABEL: @other_order(
; CHECK-NEXT:   %1 = insertelement <4 x i32> <i32 4, i32 poison, i32 2, i32 1>, i32 %a, i64 1
; CHECK-NEXT:   %r = add <4 x i32> %1, <i32 40, i32 30, i32 20, i32 10>
; CHECK-NEXT:   ret <4 x i32> %r
; CHECK-NEXT: }
define <4 x i32> @other_order(i32 %a, i32 %b) {
  %i = insertelement <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 %a, i32 2
  %s = add <4 x i32> %i, <i32 10, i32 20, i32 30, i32 40>
  %r = shufflevector <4 x i32> %s, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  ret <4 x i32> %r
}

; CHECK-LABEL: @adjacent(
; CHECK-NEXT:   %s.bc = bitcast <16 x i8> %x to <2 x i64>
; CHECK-NEXT:   %s.extract = extractelement <2 x i64> %s.bc, i64 1
; CHECK-NEXT:   ret i64 %s.extract
; CHECK-NEXT: }
define i64 @adjacent(<16 x i8> %x) {
  %s = shufflevector <16 x i8> %x, <16 x i8> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %r = bitcast <8 x i8> %s to i64
  ret i64 %r
}

; CHECK-LABEL: @signs(
; CHECK-NEXT:   %1 = shufflevector <4 x float> %x, <4 x float> %y, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
; CHECK-NEXT:   %s = fneg <4 x float> %1
; CHECK-NEXT:   ret <4 x float> %s
; CHECK-NEXT: }
define <4 x float> @signs(<4 x float> %x, <4 x float> %y) {
  %a = fneg nsz <4 x float> %x
  %b = fneg <4 x float> %y
  %s = shufflevector <4 x float> %a, <4 x float> %b, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  ret <4 x float> %s
}

; CHECK-LABEL: @low_halves(
; CHECK-NEXT:   %s = trunc <4 x i32> %x to <4 x i16>
; CHECK-NEXT:   ret <4 x i16> %s
; CHECK-NEXT: }
define <4 x i16> @low_halves(<4 x i32> %x) {
  %b = bitcast <4 x i32> %x to <8 x i16>
  %s = shufflevector <8 x i16> %b, <8 x i16> poison, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  ret <4 x i16> %s
}
