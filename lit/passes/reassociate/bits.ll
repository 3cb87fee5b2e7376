; Masks of one value under exclusive or are joined; what occurs twice or with its complement goes.
; RUN: opt-go %s -passes=reassociate -S | FileCheck %s

; (x | 123) ^ (x | 456) = (x & (123 ^ 456)) ^ (123 ^ 456)
; CHECK-LABEL: @ors(
; CHECK-NEXT: %and.ra = and i32 %x, 435
; CHECK-NEXT: %r = xor i32 %and.ra, 435
define i32 @ors(i32 %x) {
  %a = or i32 %x, 123
  %b = or i32 %x, 456
  %r = xor i32 %a, %b
  ret i32 %r
}

; CHECK-LABEL: @ands(
; CHECK-NEXT: %and.ra = and i32 %x, 435
; CHECK-NEXT: %r = xor i32 %and.ra, %y
define i32 @ands(i32 %x, i32 %y) {
  %a = and i32 %x, 123
  %b = and i32 %x, 456
  %c = xor i32 %a, %y
  %r = xor i32 %c, %b
  ret i32 %r
}

; CHECK-LABEL: @never(
; CHECK-NEXT: ret i32 0
define i32 @never(i32 %x, i32 %y) {
  %n = xor i32 %x, -1
  %a = and i32 %x, %y
  %b = and i32 %a, %n
  ret i32 %b
}

; CHECK-LABEL: @twice(
; CHECK-NEXT: ret i32 %y
define i32 @twice(i32 %x, i32 %y) {
  %a = xor i32 %x, %y
  %b = xor i32 %a, %x
  ret i32 %b
}
