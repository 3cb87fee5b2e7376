; Vectors and aggregates.
; RUN: opt-go %s -S | FileCheck %s --match-full-lines --strict-whitespace
; RUN: opt-go %s -S -o %t.ll && opt-go %t.ll -S | sed -e 1d > %t.again && sed -e 1d %t.ll | cmp - %t.again
; RUN: %if opt-19 %{ opt-19 %t.ll -passes=verify -disable-output %} %else %{ true %}

;CHECK:define <4 x i32> @f(<4 x i32> %a, <4 x i32> %b, i32 %x, i64 %i) {
;CHECK-NEXT:  %1 = extractelement <4 x i32> %a, i64 %i
;CHECK-NEXT:  %2 = insertelement <4 x i32> %b, i32 %1, i32 3
;CHECK-NEXT:  %3 = shufflevector <4 x i32> %a, <4 x i32> %2, <4 x i32> <i32 0, i32 5, i32 poison, i32 7>
;CHECK-NEXT:  %4 = shufflevector <4 x i32> %a, <4 x i32> poison, <2 x i32> zeroinitializer
;CHECK-NEXT:  %5 = shufflevector <4 x i32> %3, <4 x i32> undef, <8 x i32> <i32 0, i32 0, i32 1, i32 1, i32 2, i32 2, i32 3, i32 3>
;CHECK-NEXT:  %6 = insertvalue { i32, [2 x float] } poison, i32 %x, 0
;CHECK-NEXT:  %7 = insertvalue { i32, [2 x float] } %6, float 1.000000e+00, 1, 1
;CHECK-NEXT:  %8 = extractvalue { i32, [2 x float] } %7, 1, 0
;CHECK-NEXT:  %9 = shufflevector <vscale x 4 x i32> zeroinitializer, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
;CHECK-NEXT:  ret <4 x i32> %3
;CHECK-NEXT:}

define <4 x i32> @f(<4 x i32> %a, <4 x i32> %b, i32 %x, i64 %i) {
  %1 = extractelement <4 x i32> %a, i64 %i
  %2 = insertelement <4 x i32> %b, i32 %1, i32 3
  %3 = shufflevector <4 x i32> %a, <4 x i32> %2, <4 x i32> <i32 0, i32 5, i32 poison, i32 7>
  %4 = shufflevector <4 x i32> %a, <4 x i32> poison, <2 x i32> zeroinitializer
  %5 = shufflevector <4 x i32> %3, <4 x i32> undef, <8 x i32> <i32 0, i32 0, i32 1, i32 1, i32 2, i32 2, i32 3, i32 3>
  %6 = insertvalue { i32, [2 x float] } poison, i32 %x, 0
  %7 = insertvalue { i32, [2 x float] } %6, float 1.0, 1, 1
  %8 = extractvalue { i32, [2 x float] } %7, 1, 0
  %9 = shufflevector <vscale x 4 x i32> zeroinitializer, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  ret <4 x i32> %3
}
