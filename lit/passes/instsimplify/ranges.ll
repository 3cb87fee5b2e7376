; RUN: opt-go %s -passes=instsimplify -S | FileCheck %s
;
; One operation with a constant leaves part of the values only: compares and quotients that are the same for all of them are known.

; CHECK-LABEL: @sum(
; CHECK-NEXT: ret i1 true
define i1 @sum(i32 %x) {
  %a = add nuw i32 %x, 255
  %r = icmp uge i32 %a, 7
  ret i1 %r
}

; CHECK-LABEL: @signed_sum(
; CHECK-NEXT: ret i1 false
define i1 @signed_sum(i32 %x) {
  %a = add nsw i32 %x, 7
  %r = icmp sle i32 %a, -2147483648
  ret i1 %r
}

; CHECK-LABEL: @shifted(
; CHECK-NEXT: ret i1 true
define i1 @shifted(i32 %x) {
  %a = shl nsw i32 8, %x
  %r = icmp ugt i32 %a, 4
  ret i1 %r
}

; CHECK-LABEL: @divided(
; CHECK-NEXT: ret i1 true
define i1 @divided(i32 %x) {
  %a = sdiv i32 -1, %x
  %r = icmp sge i32 %a, -1
  ret i1 %r
}

; CHECK-LABEL: @remainder(
; CHECK-NEXT: ret i1 true
define i1 @remainder(i32 %x) {
  %a = srem i32 %x, 255
  %r = icmp ne i32 %a, -2147483648
  ret i1 %r
}

; CHECK-LABEL: @quotient(
; CHECK-NEXT: ret i32 0
define i32 @quotient(i32 %x) {
  %a = udiv i32 %x, 255
  %r = udiv i32 %a, -8
  ret i32 %r
}

; A product that does not wrap is a multiple of its factor.
; CHECK-LABEL: @multiple(
; CHECK-NEXT: ret i1 false
define i1 @multiple(i32 %x) {
  %a = mul nsw i32 %x, 24
  %r = icmp eq i32 %a, 7
  ret i1 %r
}

; What an operation keeps of its operand orders the two.
; CHECK-LABEL: @with_operand(
; CHECK-NEXT: ret i1 false
define i1 @with_operand(i32 %x) {
  %a = or i32 %x, 4
  %r = icmp slt i32 %a, %x
  ret i1 %r
}

; CHECK-LABEL: @not_above(
; CHECK-NEXT: ret i1 true
define i1 @not_above(i32 %x, i32 %y) {
  %a = lshr i32 %x, %y
  %r = icmp ule i32 %a, %x
  ret i1 %r
}

; Only zero may be added to: anything else wraps.
; CHECK-LABEL: @all_ones(
; CHECK-NEXT: ret i32 -1
define i32 @all_ones(i32 %x) {
  %a = add nuw i32 %x, -1
  ret i32 %a
}

; CHECK-LABEL: @exact(
; CHECK-NEXT: ret i32 7
define i32 @exact(i32 %x) {
  %a = lshr exact i32 7, %x
  ret i32 %a
}
