; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; A source that the mask does not take is poison.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %s = shufflevector <2 x i32> %x, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
; CHECK-NEXT:  ret <2 x i32> %s
; CHECK-NEXT: }
define <2 x i32> @f(<2 x i32> %x, <2 x i32> %y) {
  %s = shufflevector <2 x i32> %x, <2 x i32> %y, <2 x i32> <i32 1, i32 0>
  ret <2 x i32> %s
}
