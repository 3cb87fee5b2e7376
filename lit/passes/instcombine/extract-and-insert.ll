; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; Extractions and insertions of lanes and of their bits.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; Bits of an integer that is seen as a vector.
; CHECK-LABEL: @piece(
; CHECK-NEXT:   %extelt.offset = lshr i64 %x, 32
; CHECK-NEXT:   %1 = trunc nuw i64 %extelt.offset to i32
; CHECK-NEXT:   %e = bitcast i32 %1 to float
; CHECK-NEXT:   ret float %e
; CHECK-NEXT: }
define float @piece(i64 %x) {
  %b = bitcast i64 %x to <2 x float>
  %e = extractelement <2 x float> %b, i32 1
  ret float %e
}

; A part of an inserted value, and a part outside of it.
; CHECK-LABEL: @inserted(
; CHECK-NEXT:   %1 = lshr i64 %x, 32
; CHECK-NEXT:   %e = trunc i64 %1 to i16
; CHECK-NEXT:   ret i16 %e
; CHECK-NEXT: }
define i16 @inserted(<2 x i64> %v, i64 %x) {
  %i = insertelement <2 x i64> %v, i64 %x, i32 1
  %b = bitcast <2 x i64> %i to <8 x i16>
  %e = extractelement <8 x i16> %b, i32 6
  ret i16 %e
}
; CHECK-LABEL: @not_inserted(
; CHECK-NEXT:   %1 = bitcast <2 x i64> %v to <8 x i16>
; CHECK-NEXT:   %e = extractelement <8 x i16> %1, i64 2
; CHECK-NEXT:   ret i16 %e
; CHECK-NEXT: }
define i16 @not_inserted(<2 x i64> %v, i64 %x) {
  %i = insertelement <2 x i64> %v, i64 %x, i32 1
  %b = bitcast <2 x i64> %i to <8 x i16>
  %e = extractelement <8 x i16> %b, i32 2
  ret i16 %e
}

; CHECK-LABEL: @compared(
; CHECK-NEXT:   %1 = extractelement <4 x i32> %x, i64 2
; CHECK-NEXT:   %e = icmp ugt i32 %1, 3
; CHECK-NEXT:   ret i1 %e
; CHECK-NEXT: }
define i1 @compared(<4 x i32> %x) {
  %c = icmp ugt <4 x i32> %x, <i32 1, i32 2, i32 3, i32 4>
  %e = extractelement <4 x i1> %c, i32 2
  ret i1 %e
}

; CHECK-LABEL: @converted(
; CHECK-NEXT:   %1 = extractelement <4 x i32> %x, i64 2
; CHECK-NEXT:   %e = sext i32 %1 to i64
; CHECK-NEXT:   ret i64 %e
; CHECK-NEXT: }
define i64 @converted(<4 x i32> %x) {
  %c = sext <4 x i32> %x to <4 x i64>
  %e = extractelement <4 x i64> %c, i32 2
  ret i64 %e
}

; CHECK-LABEL: @address(
; CHECK-NEXT:   %1 = extractelement <2 x i64> %x, i64 1
; CHECK-NEXT:   %e = getelementptr inbounds i32, ptr %p, i64 %1
; CHECK-NEXT:   ret ptr %e
; CHECK-NEXT: }
define ptr @address(ptr %p, <2 x i64> %x) {
  %g = getelementptr inbounds i32, ptr %p, <2 x i64> %x
  %e = extractelement <2 x ptr> %g, i32 1
  ret ptr %e
}

; CHECK-LABEL: @chosen(
; CHECK-NEXT:   %1 = extractelement <2 x i32> %x, i64 1
; CHECK-NEXT:   %e = select i1 %c, i32 %1, i32 4
; CHECK-NEXT:   ret i32 %e
; CHECK-NEXT: }
define i32 @chosen(i1 %c, <2 x i32> %x) {
  %s = select i1 %c, <2 x i32> %x, <2 x i32> <i32 3, i32 4>
  %e = extractelement <2 x i32> %s, i32 1
  ret i32 %e
}

; A divisor beyond the vector's end would be poison.
; CHECK-LABEL: @unknown_lane(
; CHECK-NEXT:   %i = insertelement <4 x i32> %x, i32 3, i64 1
; CHECK-NEXT:   %d = udiv <4 x i32> <i32 9, i32 9, i32 9, i32 9>, %i
; CHECK-NEXT:   %e = extractelement <4 x i32> %d, i32 %n
; CHECK-NEXT:   ret i32 %e
; CHECK-NEXT: }
define i32 @unknown_lane(<4 x i32> %x, i32 %n) {
  %i = insertelement <4 x i32> %x, i32 3, i32 1
  %d = udiv <4 x i32> <i32 9, i32 9, i32 9, i32 9>, %i
  %e = extractelement <4 x i32> %d, i32 %n
  ret i32 %e
}

; A sum in a loop, of which one lane is wanted.
; CHECK-LABEL: @stepping(
; CHECK-NEXT:   entry:
; CHECK-NEXT:   %0 = extractelement <4 x float> %x, i64 2
; CHECK-NEXT:   br label %loop
; CHECK:        loop:
; CHECK-NEXT:   %1 = phi float [ %0, %entry ], [ %2, %loop ]
; CHECK-NEXT:   %2 = fsub float 3.000000e+00, %1
; CHECK-NEXT:   br i1 %c, label %loop, label %out
; CHECK:        out:
; CHECK-NEXT:   ret float %1
; CHECK-NEXT: }
define float @stepping(<4 x float> %x, float %y, i1 %c) {
entry:
  br label %loop
loop:
  %p = phi <4 x float> [ %x, %entry ], [ %s, %loop ]
  %s = fsub <4 x float> <float 1.0, float 2.0, float 3.0, float 4.0>, %p
  br i1 %c, label %loop, label %out
out:
  %e = extractelement <4 x float> %p, i32 2
  ret float %e
}

; Halves of a number, and lanes put in by number.
; CHECK-LABEL: @halves(
; CHECK-NEXT:   %1 = insertelement <2 x i32> poison, i32 %x, i64 1
; CHECK-NEXT:   %j = bitcast <2 x i32> %1 to <4 x i16>
; CHECK-NEXT:   ret <4 x i16> %j
; CHECK-NEXT: }
define <4 x i16> @halves(i32 %x) {
  %l = trunc i32 %x to i16
  %s = lshr i32 %x, 16
  %h = trunc i32 %s to i16
  %i = insertelement <4 x i16> poison, i16 %l, i32 2
  %j = insertelement <4 x i16> %i, i16 %h, i32 3
  ret <4 x i16> %j
}
; CHECK-LABEL: @by_number(
; CHECK-NEXT:   %1 = insertelement <4 x i32> %x, i32 5, i64 0
; CHECK-NEXT:   %2 = insertelement <4 x i32> %1, i32 %b, i64 1
; CHECK-NEXT:   %k = insertelement <4 x i32> %2, i32 %a, i64 3
; CHECK-NEXT:   ret <4 x i32> %k
; CHECK-NEXT: }
define <4 x i32> @by_number(<4 x i32> %x, i32 %a, i32 %b) {
  %i = insertelement <4 x i32> %x, i32 %a, i32 3
  %j = insertelement <4 x i32> %i, i32 5, i32 0
  %k = insertelement <4 x i32> %j, i32 %b, i32 1
  ret <4 x i32> %k
}
; CHECK-LABEL: @constants(
; CHECK-NEXT:   %j = shufflevector <4 x i32> <i32 5, i32 poison, i32 poison, i32 7>, <4 x i32> %x, <4 x i32> <i32 0, i32 5, i32 6, i32 3>
; CHECK-NEXT:   ret <4 x i32> %j
; CHECK-NEXT: }
define <4 x i32> @constants(<4 x i32> %x) {
  %i = insertelement <4 x i32> %x, i32 7, i32 3
  %j = insertelement <4 x i32> %i, i32 5, i32 0
  ret <4 x i32> %j
}

; The lane that is not poison stays, although the others could be anything.
; CHECK-LABEL: define <2 x i64> @zero_and_poison(
; CHECK-NEXT:    [[I:%.*]] = insertelement <2 x i64> %v, i64 0, i64 1
; CHECK-NEXT:    ret <2 x i64> [[I]]
define <2 x i64> @zero_and_poison(<2 x i64> %v) {
  %e = extractelement <2 x i64> %v, i32 0
  %i = insertelement <2 x i64> <i64 poison, i64 0>, i64 %e, i32 0
  ret <2 x i64> %i
}
