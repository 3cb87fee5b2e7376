; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; Lanes that are not demanded.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; An insertion into a lane that is not demanded is removed; constants have poison there.
; CHECK-LABEL: @unwanted(
; CHECK-NEXT:   %s = fadd <4 x float> %x, <float 1.000000e+00, float poison, float 3.000000e+00, float poison>
; CHECK-NEXT:   %t = fmul <4 x float> %s, %y
; CHECK-NEXT:   %e = shufflevector <4 x float> %t, <4 x float> poison, <2 x i32> <i32 0, i32 2>
; CHECK-NEXT:   ret <2 x float> %e
; CHECK-NEXT: }
define <2 x float> @unwanted(<4 x float> %x, <4 x float> %y, float %a) {
  %i = insertelement <4 x float> %x, float %a, i32 1
  %s = fadd <4 x float> %i, <float 1.0, float 2.0, float 3.0, float 4.0>
  %t = fmul <4 x float> %s, %y
  %e = shufflevector <4 x float> %t, <4 x float> poison, <2 x i32> <i32 0, i32 2>
  ret <2 x float> %e
}

; Undef is some value, not poison, and so is not made poison.
; CHECK-LABEL: @undef_stays(
; CHECK-NEXT:   %b = shufflevector <4 x i32> <i32 undef, i32 poison, i32 2, i32 poison>, <4 x i32> %x, <4 x i32> <i32 0, i32 2, i32 7, i32 4>
; CHECK-NEXT:   ret <4 x i32> %b
; CHECK-NEXT: }
define <4 x i32> @undef_stays(<4 x i32> %x) {
  %b = shufflevector <4 x i32> <i32 undef, i32 1, i32 2, i32 3>, <4 x i32> %x, <4 x i32> <i32 0, i32 2, i32 7, i32 4>
  ret <4 x i32> %b
}

; A division demands all its lanes.
; CHECK-LABEL: @divided(
; CHECK-NEXT:   %1 = extractelement <4 x i32> %x, i64 0
; CHECK-NEXT:   %2 = extractelement <4 x i32> %x, i64 0
; CHECK-NEXT:   %e = udiv i32 %1, %2
; CHECK-NEXT:   ret i32 %e
; CHECK-NEXT: }
define i32 @divided(<4 x i32> %x, i32 %a) {
  %i = insertelement <4 x i32> %x, i32 %a, i32 1
  %d = udiv <4 x i32> %i, %x
  %e = extractelement <4 x i32> %d, i32 0
  ret i32 %e
}

; Lanes that the arms of a select with a constant condition do not give.
; CHECK-LABEL: @arms(
; CHECK-NEXT:   %c = shufflevector <4 x i32> %y, <4 x i32> %x, <4 x i32> <i32 poison, i32 5, i32 2, i32 poison>
; CHECK-NEXT:   %e = shufflevector <4 x i32> %c, <4 x i32> poison, <2 x i32> <i32 1, i32 2>
; CHECK-NEXT:   ret <2 x i32> %e
; CHECK-NEXT: }
define <2 x i32> @arms(<4 x i32> %x, <4 x i32> %y, i32 %a, i32 %b) {
  %i = insertelement <4 x i32> %x, i32 %a, i32 0
  %j = insertelement <4 x i32> %y, i32 %b, i32 1
  %c = shufflevector <4 x i32> %i, <4 x i32> %j, <4 x i32> <i32 4, i32 1, i32 6, i32 3>
  %e = shufflevector <4 x i32> %c, <4 x i32> poison, <2 x i32> <i32 1, i32 2>
  ret <2 x i32> %e
}

; Lanes of other width.
; CHECK-LABEL: @pieces(
; CHECK-NEXT:   %1 = bitcast <2 x i64> %x to <8 x i16>
; CHECK-NEXT:   %2 = extractelement <8 x i16> %1, i64 2
; CHECK-NEXT:   %e = xor i16 %2, 3
; CHECK-NEXT:   ret i16 %e
; CHECK-NEXT: }
define i16 @pieces(<2 x i64> %x, i64 %a) {
  %i = insertelement <2 x i64> %x, i64 %a, i32 1
  %b = bitcast <2 x i64> %i to <8 x i16>
  %f = xor <8 x i16> %b, <i16 1, i16 2, i16 3, i16 4, i16 5, i16 6, i16 7, i16 8>
  %e = extractelement <8 x i16> %f, i32 2
  ret i16 %e
}

; All users take the first two lanes.
; CHECK-LABEL: @users(
; CHECK-NEXT:   %s = add <4 x i32> %x, %y
; CHECK-NEXT:   %e = extractelement <4 x i32> %s, i64 0
; CHECK-NEXT:   %f = extractelement <4 x i32> %s, i64 1
; CHECK-NEXT:   %r = mul i32 %e, %f
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @users(<4 x i32> %x, <4 x i32> %y, i32 %a) {
  %i = insertelement <4 x i32> %x, i32 %a, i32 3
  %s = add <4 x i32> %i, %y
  %e = extractelement <4 x i32> %s, i32 0
  %f = extractelement <4 x i32> %s, i32 1
  %r = mul i32 %e, %f
  ret i32 %r
}

; One lane of a constant is inserted.
; CHECK-LABEL: @constant_lane(
; CHECK-NEXT:   %s = insertelement <4 x i32> %x, i32 9, i64 1
; CHECK-NEXT:   ret <4 x i32> %s
; CHECK-NEXT: }
define <4 x i32> @constant_lane(<4 x i32> %x) {
  %s = shufflevector <4 x i32> %x, <4 x i32> <i32 7, i32 8, i32 9, i32 10>, <4 x i32> <i32 0, i32 6, i32 2, i32 3>
  ret <4 x i32> %s
}

; A gather under a constant mask takes only some addresses.
declare <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr>, i32, <2 x i1>, <2 x i32>)
; CHECK-LABEL: @gathered(
; CHECK-NEXT:   %g = call <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr> %p, i32 4, <2 x i1> <i1 true, i1 false>, <2 x i32> poison)
; CHECK-NEXT:   %e = extractelement <2 x i32> %g, i64 0
; CHECK-NEXT:   ret i32 %e
; CHECK-NEXT: }
define i32 @gathered(<2 x ptr> %p, ptr %q, <2 x i32> %x, i32 %a) {
  %p2 = insertelement <2 x ptr> %p, ptr %q, i32 1
  %y = insertelement <2 x i32> %x, i32 %a, i32 1
  %g = call <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr> %p2, i32 4, <2 x i1> <i1 true, i1 false>, <2 x i32> %y)
  %e = extractelement <2 x i32> %g, i32 0
  ret i32 %e
}
