; RUN: opt-go %s -passes=instsimplify -S | FileCheck %s
; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Funnel shifts by a multiple of the width are one of their operands, and those of nothing but zeros or ones are that.

declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.fshr.i32(i32, i32, i32)
declare i1 @llvm.fshr.i1(i1, i1, i1)
declare i128 @llvm.fshl.i128(i128, i128, i128)
declare <2 x i8> @llvm.fshr.v2i8(<2 x i8>, <2 x i8>, <2 x i8>)

; CHECK-LABEL: @left_by_zero(
; CHECK-NEXT:  ret i32 0
; CHECK-NEXT: }
define i32 @left_by_zero(i32 %b) {
  %r = call i32 @llvm.fshl.i32(i32 0, i32 %b, i32 0)
  ret i32 %r
}

; CHECK-LABEL: @right_by_zero(
; CHECK-NEXT:  ret i32 %b
; CHECK-NEXT: }
define i32 @right_by_zero(i32 %a, i32 %b) {
  %r = call i32 @llvm.fshr.i32(i32 %a, i32 %b, i32 64)
  ret i32 %r
}

; CHECK-LABEL: @right_of_one_bit(
; CHECK-NEXT:  ret i1 %b
; CHECK-NEXT: }
define i1 @right_of_one_bit(i1 %b) {
  %r = call i1 @llvm.fshr.i1(i1 false, i1 %b, i1 false)
  ret i1 %r
}

; CHECK-LABEL: @wide_by_two_widths(
; CHECK-NEXT:  ret i128 %a
; CHECK-NEXT: }
define i128 @wide_by_two_widths(i128 %a, i128 %b) {
  %r = call i128 @llvm.fshl.i128(i128 %a, i128 %b, i128 256)
  ret i128 %r
}

; CHECK-LABEL: @vectors(
; CHECK-NEXT:  ret <2 x i8> %b
; CHECK-NEXT: }
define <2 x i8> @vectors(<2 x i8> %a, <2 x i8> %b) {
  %r = call <2 x i8> @llvm.fshr.v2i8(<2 x i8> %a, <2 x i8> %b, <2 x i8> <i8 8, i8 8>)
  ret <2 x i8> %r
}

; CHECK-LABEL: @zeros(
; CHECK-NEXT:  ret i32 0
; CHECK-NEXT: }
define i32 @zeros(i32 %n) {
  %r = call i32 @llvm.fshl.i32(i32 0, i32 0, i32 %n)
  ret i32 %r
}

; CHECK-LABEL: @ones(
; CHECK-NEXT:  ret i32 -1
; CHECK-NEXT: }
define i32 @ones(i32 %n) {
  %r = call i32 @llvm.fshr.i32(i32 -1, i32 -1, i32 %n)
  ret i32 %r
}
