; RUN: opt-go -passes=instcombine -S %s | FileCheck %s
; Insertions become shuffles, and operations move before shuffles.

; CHECK-LABEL: @splat(
; CHECK-NEXT: %1 = insertelement <4 x i32> poison, i32 %a, i64 0
; CHECK-NEXT: %2 = shufflevector <4 x i32> %1, <4 x i32> poison, <4 x i32> <i32 0, i32 0, i32 poison, i32 0>
; CHECK-NEXT: ret <4 x i32> %2
define <4 x i32> @splat(i32 %a) {
  %1 = insertelement <4 x i32> poison, i32 %a, i32 3
  %2 = insertelement <4 x i32> %1, i32 %a, i32 1
  %3 = insertelement <4 x i32> %2, i32 %a, i32 0
  ret <4 x i32> %3
}

; CHECK-LABEL: @exchanged(
; CHECK-NEXT: shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> <i32 1, i32 0, i32 2, i32 3>
; CHECK-NEXT: ret
define <4 x i32> @exchanged(<4 x i32> %v) {
  %e = extractelement <4 x i32> %v, i32 0
  %f = extractelement <4 x i32> %v, i32 1
  %1 = insertelement <4 x i32> %v, i32 %e, i32 1
  %2 = insertelement <4 x i32> %1, i32 %f, i32 0
  ret <4 x i32> %2
}

; Three vectors are too many for one shuffle.
; CHECK-LABEL: @three(
; CHECK: shufflevector
; CHECK-NEXT: shufflevector
define <4 x i32> @three(<4 x i32> %u, <4 x i32> %v, <4 x i32> %w) {
  %e = extractelement <4 x i32> %v, i32 0
  %f = extractelement <4 x i32> %w, i32 1
  %1 = insertelement <4 x i32> %u, i32 %e, i32 1
  %2 = insertelement <4 x i32> %1, i32 %f, i32 0
  ret <4 x i32> %2
}

; CHECK-LABEL: @both(
; CHECK-NEXT: %1 = add <4 x i32> %v, %w
; CHECK-NEXT: %c = shufflevector <4 x i32> %1, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
define <4 x i32> @both(<4 x i32> %v, <4 x i32> %w) {
  %a = shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %b = shufflevector <4 x i32> %w, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %c = add <4 x i32> %a, %b
  ret <4 x i32> %c
}

; A lane that is not demanded may be divided by zero.
; CHECK-LABEL: @division(
; CHECK: udiv <4 x i32> %a, %b
define <4 x i32> @division(<4 x i32> %v, <4 x i32> %w) {
  %a = shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> zeroinitializer
  %b = shufflevector <4 x i32> %w, <4 x i32> poison, <4 x i32> zeroinitializer
  %c = udiv <4 x i32> %a, %b
  ret <4 x i32> %c
}

; CHECK-LABEL: @constant(
; CHECK-NEXT: %1 = shl <4 x i32> %v, <i32 4, i32 3, i32 2, i32 1>
; CHECK-NEXT: shufflevector <4 x i32> %1
define <4 x i32> @constant(<4 x i32> %v) {
  %a = shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %c = shl <4 x i32> %a, <i32 1, i32 2, i32 3, i32 4>
  ret <4 x i32> %c
}

; One lane cannot be added to two numbers.
; CHECK-LABEL: @twonumbers(
; CHECK: %c = add <4 x i32> %a, <i32 1, i32 2, i32 3, i32 4>
define <4 x i32> @twonumbers(<4 x i32> %v) {
  %a = shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> zeroinitializer
  %c = add <4 x i32> %a, <i32 1, i32 2, i32 3, i32 4>
  ret <4 x i32> %c
}

; CHECK-LABEL: @sign(
; CHECK-NEXT: %1 = shufflevector <4 x float> %v, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
; CHECK-NEXT: %b = fneg <4 x float> %1
define <4 x float> @sign(<4 x float> %v) {
  %a = fneg <4 x float> %v
  %b = shufflevector <4 x float> %a, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  ret <4 x float> %b
}

; CHECK-LABEL: @firstpoison(
; CHECK-NEXT: shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> <i32 0, i32 poison, i32 2, i32 1>
define <4 x i32> @firstpoison(<4 x i32> %v) {
  %a = shufflevector <4 x i32> poison, <4 x i32> %v, <4 x i32> <i32 4, i32 1, i32 6, i32 5>
  ret <4 x i32> %a
}

; CHECK-LABEL: @picked(
; CHECK-NEXT: shufflevector <4 x i32> %v, <4 x i32> %w, <4 x i32> <i32 0, i32 5, i32 poison, i32 7>
define <4 x i32> @picked(<4 x i32> %v, <4 x i32> %w) {
  %d = select <4 x i1> <i1 true, i1 false, i1 poison, i1 false>, <4 x i32> %v, <4 x i32> %w
  ret <4 x i32> %d
}

; CHECK-LABEL: @undefpick(
; CHECK: select
define <2 x i32> @undefpick(<2 x i32> %v, <2 x i32> %w) {
  %d = select <2 x i1> <i1 true, i1 undef>, <2 x i32> %v, <2 x i32> %w
  ret <2 x i32> %d
}
