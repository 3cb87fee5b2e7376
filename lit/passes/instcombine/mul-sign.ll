; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; The sign of a product that does not wrap is that of its factor, or the opposite; zero is on neither side.

; CHECK-LABEL: @not_negative(
; CHECK-NEXT: %r = icmp slt i32 %x, 1
define i1 @not_negative(i32 %x) {
  %a = mul nsw i32 %x, -8
  %r = icmp sgt i32 %a, -1
  ret i1 %r
}

; CHECK-LABEL: @negative(
; CHECK-NEXT: %r = icmp sgt i32 %x, 0
define i1 @negative(i32 %x) {
  %a = mul nsw i32 %x, -8
  %r = icmp slt i32 %a, 0
  ret i1 %r
}

; CHECK-LABEL: @above(
; CHECK-NEXT: %r = icmp slt i32 %x, -2
define i1 @above(i32 %x) {
  %a = mul nsw i32 %x, -8
  %r = icmp sgt i32 %a, 20
  ret i1 %r
}

; A factor with other bits that are not demanded may wrap.
; CHECK-LABEL: @factor(
; CHECK-NEXT: mul i8 %x, 120
define i8 @factor(i8 %x) {
  %a = mul nsw i8 %x, -8
  %r = add nsw i8 %a, -128
  ret i8 %r
}
