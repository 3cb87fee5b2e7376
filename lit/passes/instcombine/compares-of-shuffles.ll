; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; Compares move before shuffles.

; CHECK-LABEL: @spread(
; CHECK-NEXT:   %1 = fcmp nnan olt <2 x float> %x, <float 2.000000e+00, float 2.000000e+00>
; CHECK-NEXT:   %c = shufflevector <2 x i1> %1, <2 x i1> poison, <2 x i32> <i32 1, i32 1>
; CHECK-NEXT:   ret <2 x i1> %c
; CHECK-NEXT: }
define <2 x i1> @spread(<2 x float> %x) {
  %s = shufflevector <2 x float> %x, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %c = fcmp nnan olt <2 x float> %s, <float 2.0, float 2.0>
  ret <2 x i1> %c
}
; CHECK-LABEL: @alike(
; CHECK-NEXT:   %1 = icmp slt <4 x i32> %x, %y
; CHECK-NEXT:   %c = shufflevector <4 x i1> %1, <4 x i1> poison, <4 x i32> <i32 3, i32 0, i32 2, i32 poison>
; CHECK-NEXT:   ret <4 x i1> %c
; CHECK-NEXT: }
define <4 x i1> @alike(<4 x i32> %x, <4 x i32> %y) {
  %s = shufflevector <4 x i32> %x, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 2, i32 poison>
  %t = shufflevector <4 x i32> %y, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 2, i32 poison>
  %c = icmp slt <4 x i32> %s, %t
  ret <4 x i1> %c
}
; CHECK-LABEL: @different(
; CHECK-NEXT:   %s = shufflevector <4 x i32> %x, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 2, i32 1>
; CHECK-NEXT:   %c = icmp slt <4 x i32> %s, <i32 5, i32 5, i32 5, i32 5>
; CHECK-NEXT:   ret <4 x i1> %c
; CHECK-NEXT: }
define <4 x i1> @different(<4 x i32> %x) {
  %s = shufflevector <4 x i32> %x, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 2, i32 1>
  %c = icmp slt <4 x i32> %s, <i32 5, i32 5, i32 5, i32 5>
  ret <4 x i1> %c
}
; CHECK-LABEL: @wider(
; CHECK-NEXT:   %1 = icmp ugt <2 x i32> %x, <i32 5, i32 5>
; CHECK-NEXT:   %c = shufflevector <2 x i1> %1, <2 x i1> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
; CHECK-NEXT:   ret <4 x i1> %c
; CHECK-NEXT: }
define <4 x i1> @wider(<2 x i32> %x) {
  %s = shufflevector <2 x i32> %x, <2 x i32> poison, <4 x i32> <i32 1, i32 poison, i32 1, i32 1>
  %c = icmp ugt <4 x i32> %s, <i32 5, i32 5, i32 poison, i32 5>
  ret <4 x i1> %c
}
