; Sums in another order do not overflow if they did not in the old one and all of their parts are not negative.
; RUN: opt-go %s -passes=reassociate -S | FileCheck %s

; CHECK-LABEL: @unsigned(
; CHECK-NEXT: %x = add nuw i32 %b, %a
; CHECK-NEXT: %y = add nuw i32 %x, %c
define i32 @unsigned(i32 %a, i32 %b, i32 %c) {
  %x = add nuw i32 %c, %b
  %y = add nuw i32 %x, %a
  ret i32 %y
}

; CHECK-LABEL: @signed(
; CHECK-NEXT: %x = add i32 %b, %a
; CHECK-NEXT: %y = add i32 %x, %c
define i32 @signed(i32 %a, i32 %b, i32 %c) {
  %x = add nsw i32 %c, %b
  %y = add nsw i32 %x, %a
  ret i32 %y
}

; CHECK-LABEL: @positive(
; CHECK: %x = add nsw i32 %b, %a
; CHECK-NEXT: %y = add nsw i32 %x, %c
define i32 @positive(i8 %a0, i8 %b0, i8 %c0) {
  %a = zext i8 %a0 to i32
  %b = zext i8 %b0 to i32
  %c = zext i8 %c0 to i32
  %x = add nsw i32 %c, %b
  %y = add nsw i32 %x, %a
  ret i32 %y
}

; Swapping operands takes no flags.
; CHECK-LABEL: @swapped(
; CHECK-NEXT: %y = add nuw nsw i32 %b, %a
define i32 @swapped(i32 %a, i32 %b) {
  %y = add nuw nsw i32 %b, %a
  ret i32 %y
}

; A product that did not overflow may do so without one of its factors, if that was 0.
; CHECK-LABEL: @factor(
; CHECK-NOT: nuw
; CHECK: ret
define i8 @factor(i8 %x, i8 %y) {
  %z = lshr i8 %x, 3
  %w = udiv i8 %y, 5
  %v1 = mul i8 %w, %w
  %v2 = mul i8 %z, %w
  %v3 = mul i8 %v2, -8
  %v4 = sub i8 0, %v3
  %v5 = mul i8 %w, %v4
  %v6 = mul nuw i8 %v4, %w
  %v7 = add i8 %v1, %v6
  %v8 = add i8 %v7, %v7
  ret i8 %v8
}
