; RUN: opt-go %s -passes=sroa -S | FileCheck %s
;
; Elements of a vector become extractelement and insertelement.

; CHECK-LABEL: @element(
; CHECK-NEXT:   %s.8.vec.insert = insertelement <4 x float> %v, float %x, i32 2
; CHECK-NEXT:   %s.4.vec.extract = extractelement <4 x float> %s.8.vec.insert, i32 1
; CHECK-NEXT:   ret float %s.4.vec.extract
; CHECK-NEXT: }
define float @element(<4 x float> %v, float %x) {
  %s = alloca <4 x float>
  store <4 x float> %v, ptr %s
  %q = getelementptr i8, ptr %s, i64 8
  store float %x, ptr %q
  %p = getelementptr i8, ptr %s, i64 4
  %r = load float, ptr %p
  ret float %r
}

; CHECK-LABEL: @half(
; CHECK-NEXT:   %s.8.vec.extract = shufflevector <4 x float> %v, <4 x float> poison, <2 x i32> <i32 2, i32 3>
; CHECK-NEXT:   ret <2 x float> %s.8.vec.extract
; CHECK-NEXT: }
define <2 x float> @half(<4 x float> %v) {
  %s = alloca <4 x float>
  store <4 x float> %v, ptr %s
  %q = getelementptr i8, ptr %s, i64 8
  %r = load <2 x float>, ptr %q
  ret <2 x float> %r
}
