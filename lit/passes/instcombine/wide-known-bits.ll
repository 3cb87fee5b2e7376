; Bits of integers of more than 64 bits are known, demanded and shifted as those of words.
; RUN: opt-go %s -passes=instcombine | FileCheck %s

; CHECK-LABEL: @low(
; CHECK-NEXT: ret i64 %a
define i64 @low(i64 %a, i64 %b) {
  %x = zext i64 %a to i128
  %y = zext i64 %b to i128
  %high = shl i128 %y, 64
  %both = or i128 %x, %high
  %r = trunc i128 %both to i64
  ret i64 %r
}

; CHECK-LABEL: @product(
; CHECK: %p = mul nuw i128 %x, %y
; CHECK-NEXT: %h = lshr i128 %p, 64
; CHECK-NEXT: %r = trunc nuw i128 %h to i64
define i64 @product(i64 %a, i64 %b) {
  %x = zext i64 %a to i128
  %y = zext i64 %b to i128
  %p = mul i128 %x, %y
  %h = ashr i128 %p, 64
  %m = and i128 %h, 18446744073709551615
  %r = trunc i128 %m to i64
  ret i64 %r
}

; CHECK-LABEL: @sign(
; CHECK: ret i1 false
define i1 @sign(i96 %a) {
  %x = lshr i96 %a, 1
  %r = icmp slt i96 %x, 0
  ret i1 %r
}

; CHECK-LABEL: @guarded(
; CHECK: yes:
; CHECK-NEXT: ret i128 0
define i128 @guarded(i128 %a) {
  %c = icmp ult i128 %a, 36893488147419103232
  br i1 %c, label %yes, label %no
yes:
  %h = lshr i128 %a, 65
  ret i128 %h
no:
  ret i128 1
}

; CHECK-LABEL: @twice(
; CHECK-NEXT: %x = lshr i256 %a, 200
; CHECK-NEXT: ret i256 %x
define i256 @twice(i256 %a) {
  %x = lshr i256 %a, 100
  %r = lshr i256 %x, 100
  ret i256 %r
}
