; Differences and shifts become parts of sums and products; opposites go, repetitions are multiplied, common factors are taken out.
; RUN: opt-go %s -passes=reassociate -S | FileCheck %s

; CHECK-LABEL: @factor(
; CHECK-NEXT: %d.neg = sub i32 0, %d
; CHECK-NEXT: %reass.add = add i32 %c, %b
; CHECK-NEXT: %reass.mul = mul i32 %reass.add, %a
; CHECK-NEXT: %t = add i32 %d.neg, 5
; CHECK-NEXT: %u = add i32 %t, %reass.mul
define i32 @factor(i32 %a, i32 %b, i32 %c, i32 %d) {
  %x = mul i32 %a, %b
  %y = mul i32 %a, %c
  %s = add i32 %x, %y
  %t = sub i32 %s, %d
  %u = add i32 %t, 5
  ret i32 %u
}

; CHECK-LABEL: @opposites(
; CHECK-NEXT: ret i32 %b
define i32 @opposites(i32 %a, i32 %b) {
  %n = sub i32 0, %a
  %s = add i32 %a, %b
  %t = add i32 %s, %n
  ret i32 %t
}

; CHECK-LABEL: @complements(
; CHECK: %t = add i32 %b, -1
define i32 @complements(i32 %a, i32 %b) {
  %n = xor i32 %a, -1
  %s = add i32 %a, %b
  %t = add i32 %s, %n
  ret i32 %t
}

; CHECK-LABEL: @repeated(
; CHECK-NEXT: %factor = mul i32 %a, 3
; CHECK-NEXT: %u = add i32 %factor, %b
define i32 @repeated(i32 %a, i32 %b) {
  %s = add i32 %a, %a
  %t = add i32 %s, %b
  %u = add i32 %t, %a
  ret i32 %u
}

; An or of disjoint bits is a sum, if one is near.
; CHECK-LABEL: @disjoint(
; CHECK-NEXT: %x = shl i32 %a, 2
; CHECK-NEXT: %z = add i32 %x, 7
; CHECK-NEXT: %w = add i32 %z, %b
define i32 @disjoint(i32 %a, i32 %b) {
  %x = shl i32 %a, 2
  %y = or i32 %x, 3
  %z = add i32 %y, %b
  %w = add i32 %z, 4
  ret i32 %w
}
