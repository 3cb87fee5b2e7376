; RUN: opt-go -passes=vector-combine -opt-version=22 -S %s | FileCheck %s
; RUN: opt-go -passes=vector-combine -opt-version=19 -S %s | FileCheck %s --check-prefix=OLD

target triple = "x86_64-unknown-linux-gnu"

; Masks of conditions in both halves of an integer are one mask: the lower half has the first lanes.
; CHECK-LABEL: define i32 @masks(
; CHECK-NEXT:    %[[S:.*]] = shufflevector <8 x i1> %low, <8 x i1> %high, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
; CHECK-NEXT:    %[[B:.*]] = bitcast <16 x i1> %[[S]] to i16
; CHECK-NEXT:    %r = zext i16 %[[B]] to i32
; OLD-LABEL: define i32 @masks(
; OLD:           shl
define i32 @masks(<8 x i1> %low, <8 x i1> %high) {
  %a = bitcast <8 x i1> %low to i8
  %b = bitcast <8 x i1> %high to i8
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %z = shl i32 %y, 8
  %r = or disjoint i32 %z, %x
  ret i32 %r
}

; There is a gap between the halves.
; CHECK-LABEL: define i32 @with_a_gap(
; CHECK:         %z = shl i32 %y, 9
define i32 @with_a_gap(<8 x i1> %low, <8 x i1> %high) {
  %a = bitcast <8 x i1> %low to i8
  %b = bitcast <8 x i1> %high to i8
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %z = shl i32 %y, 9
  %r = or disjoint i32 %z, %x
  ret i32 %r
}

; CHECK-LABEL: define <4 x i32> @inserted(
; CHECK-NEXT:    %i = shufflevector <4 x i32> %v, <4 x i32> %w, <4 x i32> <i32 0, i32 6, i32 2, i32 3>
define <4 x i32> @inserted(<4 x i32> %v, <4 x i32> %w) {
  %e = extractelement <4 x i32> %w, i64 2
  %i = insertelement <4 x i32> %v, i32 %e, i64 1
  ret <4 x i32> %i
}

; A constant that would lose bits stays where it is.
; CHECK-LABEL: define <4 x i32> @cast_after(
; CHECK-NEXT:    %[[I:.*]] = and <4 x i16> %v, <i16 1, i16 2, i16 3, i16 -1>
; CHECK-NEXT:    %r = zext <4 x i16> %[[I]] to <4 x i32>
define <4 x i32> @cast_after(<4 x i16> %v) {
  %x = zext <4 x i16> %v to <4 x i32>
  %r = and <4 x i32> %x, <i32 1, i32 2, i32 3, i32 65535>
  ret <4 x i32> %r
}

; CHECK-LABEL: define <4 x i32> @cast_before(
; CHECK:         %r = or <4 x i32> %x, <i32 1, i32 2, i32 3, i32 65536>
define <4 x i32> @cast_before(<4 x i16> %v) {
  %x = zext <4 x i16> %v to <4 x i32>
  %r = or <4 x i32> %x, <i32 1, i32 2, i32 3, i32 65536>
  ret <4 x i32> %r
}
