; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; Shifts of what is shifted already, sums of extended and of inverted ones.

; CHECK-LABEL: @product_with_bit(
; CHECK-NEXT:   %1 = zext nneg i8 %x to i64
; CHECK-NEXT:   %d = shl nuw i64 24, %1
; CHECK-NEXT:   ret i64 %d
; CHECK-NEXT: }
define i64 @product_with_bit(i8 %x) {
  %a = zext i8 %x to i32
  %b = shl nuw i32 1, %a
  %c = zext i32 %b to i64
  %d = mul nuw nsw i64 %c, 24
  ret i64 %d
}

; The bit may be lost.
; CHECK-LABEL: @product_with_lost_bit(
; CHECK-NEXT:   %1 = zext nneg i32 %a to i64
; CHECK-NEXT:   %d = shl i64 24, %1
; CHECK-NEXT:   ret i64 %d
; CHECK-NEXT: }
define i64 @product_with_lost_bit(i32 %a, i64 %y) {
  %b = shl i32 1, %a
  %c = zext i32 %b to i64
  %d = mul i64 %c, 24
  ret i64 %d
}

; CHECK-LABEL: @shifted_constant(
; CHECK-NEXT:   %c = shl nuw i32 6, %a
; CHECK-NEXT:   ret i32 %c
; CHECK-NEXT: }
define i32 @shifted_constant(i32 %a) {
  %b = shl nuw i32 3, %a
  %c = shl nuw nsw i32 %b, 1
  ret i32 %c
}

; CHECK-LABEL: @shifted_constant_right(
; CHECK-NEXT:   %c = lshr exact i32 128, %a
; CHECK-NEXT:   ret i32 %c
; CHECK-NEXT: }
define i32 @shifted_constant_right(i32 %a) {
  %b = lshr exact i32 1024, %a
  %c = lshr exact i32 %b, 3
  ret i32 %c
}

; CHECK-LABEL: @shifted_constant_arithmetic(
; CHECK-NEXT:   %c = ashr i32 -128, %a
; CHECK-NEXT:   ret i32 %c
; CHECK-NEXT: }
define i32 @shifted_constant_arithmetic(i32 %a) {
  %b = ashr i32 -1024, %a
  %c = ashr i32 %b, 3
  ret i32 %c
}

; CHECK-LABEL: @back_and(
; CHECK-NEXT:   %1 = lshr i64 %l, %s
; CHECK-NEXT:   %r = and i64 %1, 255
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
define i64 @back_and(i64 %l, i64 %s) {
  %m = shl nuw i64 255, %s
  %a = and i64 %l, %m
  %r = lshr exact i64 %a, %s
  ret i64 %r
}

; CHECK-LABEL: @back_or(
; CHECK-NEXT:   %1 = lshr i64 %l, %s
; CHECK-NEXT:   %r = or i64 %1, %y
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
define i64 @back_or(i64 %l, i64 %s, i64 %y) {
  %m = shl nuw i64 %y, %s
  %a = or i64 %l, %m
  %r = lshr i64 %a, %s
  ret i64 %r
}

; CHECK-LABEL: @back_xor(
; CHECK-NEXT:   %1 = lshr exact i64 %l, %s
; CHECK-NEXT:   %r = xor i64 %1, %y
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
define i64 @back_xor(i64 %l, i64 %s, i64 %y) {
  %m = shl nuw i64 %y, %s
  %a = xor i64 %l, %m
  %r = lshr exact i64 %a, %s
  ret i64 %r
}

; CHECK-LABEL: @back_add(
; CHECK-NEXT:   %1 = lshr i64 %l, %s
; CHECK-NEXT:   %r = add nuw nsw i64 %1, %y
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
define i64 @back_add(i64 %l, i64 %s, i64 %y) {
  %m = shl nuw i64 %y, %s
  %a = add nuw nsw i64 %l, %m
  %r = lshr i64 %a, %s
  ret i64 %r
}

; CHECK-LABEL: @back_sub(
; CHECK-NEXT:   %1 = lshr exact i64 %l, %s
; CHECK-NEXT:   %r = sub nuw i64 %y, %1
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
define i64 @back_sub(i64 %l, i64 %s, i64 %y) {
  %m = shl nuw i64 %y, %s
  %a = sub nuw i64 %m, %l
  %r = lshr exact i64 %a, %s
  ret i64 %r
}

; The other rounds down, and would have to round up.
; CHECK-LABEL: @back_sub_inexact(
; CHECK-NEXT:   %m = shl nuw i64 %y, %s
; CHECK-NEXT:   %a = sub nuw i64 %m, %l
; CHECK-NEXT:   %r = lshr i64 %a, %s
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
define i64 @back_sub_inexact(i64 %l, i64 %s, i64 %y) {
  %m = shl nuw i64 %y, %s
  %a = sub nuw i64 %m, %l
  %r = lshr i64 %a, %s
  ret i64 %r
}

; CHECK-LABEL: @back_add_wraps(
; CHECK-NEXT:   %m = shl nuw i64 %y, %s
; CHECK-NEXT:   %a = add i64 %m, %l
; CHECK-NEXT:   %r = lshr i64 %a, %s
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
define i64 @back_add_wraps(i64 %l, i64 %s, i64 %y) {
  %m = shl nuw i64 %y, %s
  %a = add i64 %l, %m
  %r = lshr i64 %a, %s
  ret i64 %r
}

; CHECK-LABEL: @truncated(
; CHECK-NEXT:   %x.tr = trunc i32 %x to i8
; CHECK-NEXT:   %t = shl i8 %x.tr, 4
; CHECK-NEXT:   ret i8 %t
; CHECK-NEXT: }
define i8 @truncated(i32 %x) {
  %a = shl i32 %x, 4
  %t = trunc i32 %a to i8
  ret i8 %t
}

; CHECK-LABEL: @extended_signed(
; CHECK-NEXT:   %1 = sext i8 %x to i32
; CHECK-NEXT:   %c = add nsw i32 %1, -55
; CHECK-NEXT:   ret i32 %c
; CHECK-NEXT: }
define i32 @extended_signed(i8 %x) {
  %a = add nsw i8 %x, 10
  %b = sext i8 %a to i32
  %c = add i32 %b, -65
  ret i32 %c
}

; CHECK-LABEL: @extended_unsigned(
; CHECK-NEXT:   %1 = zext i8 %x to i32
; CHECK-NEXT:   %c = add nsw i32 %1, -55
; CHECK-NEXT:   ret i32 %c
; CHECK-NEXT: }
define i32 @extended_unsigned(i8 %x) {
  %a = add nuw i8 %x, 10
  %b = zext i8 %a to i32
  %c = add i32 %b, -65
  ret i32 %c
}

; CHECK-LABEL: @extended_not_negative(
; CHECK-NEXT:   %1 = sext i8 %x to i32
; CHECK-NEXT:   %c = add nsw i32 %1, -55
; CHECK-NEXT:   ret i32 %c
; CHECK-NEXT: }
define i32 @extended_not_negative(i8 %x) {
  %a = add nsw i8 %x, 10
  %b = zext nneg i8 %a to i32
  %c = add i32 %b, -65
  ret i32 %c
}

; CHECK-LABEL: @extended_wraps(
; CHECK-NEXT:   %a = add nsw i8 %x, 10
; CHECK-NEXT:   %b = zext i8 %a to i32
; CHECK-NEXT:   %c = add nsw i32 %b, -65
; CHECK-NEXT:   ret i32 %c
; CHECK-NEXT: }
define i32 @extended_wraps(i8 %x) {
  %a = add nsw i8 %x, 10
  %b = zext i8 %a to i32
  %c = add i32 %b, -65
  ret i32 %c
}

; CHECK-LABEL: @sum_of_not(
; CHECK-NEXT:   %1 = sub i32 %a, %b
; CHECK-NEXT:   %c = icmp sgt i32 %1, -5
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @sum_of_not(i32 %a, i32 %b) {
  %n = xor i32 %a, -1
  %s = add nsw i32 %n, %b
  %c = icmp slt i32 %s, 4
  ret i1 %c
}

; CHECK-LABEL: @difference_of_not(
; CHECK-NEXT:   %1 = add i32 %a, %b
; CHECK-NEXT:   %c = icmp ugt i32 %1, -5
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @difference_of_not(i32 %a, i32 %b) {
  %n = xor i32 %a, -1
  %s = sub i32 %n, %b
  %c = icmp ult i32 %s, 4
  ret i1 %c
}

; CHECK-LABEL: @byte_of_wide(
; CHECK-NEXT:   %1 = trunc i64 %x to i32
; CHECK-NEXT:   %2 = lshr i32 %1, 24
; CHECK-NEXT:   ret i32 %2
; CHECK-NEXT: }
define i32 @byte_of_wide(i64 %x) {
  %a = lshr i64 %x, 24
  %t = trunc i64 %a to i32
  %c = and i32 %t, 255
  ret i32 %c
}

; The narrow shift would bring zeros where bits of the wide number are asked for.
; CHECK-LABEL: @bits_above(
; CHECK-NEXT:   %a = lshr i64 %x, 30
; CHECK-NEXT:   %t = trunc i64 %a to i32
; CHECK-NEXT:   %c = and i32 %t, 15
; CHECK-NEXT:   ret i32 %c
; CHECK-NEXT: }
define i32 @bits_above(i64 %x) {
  %a = lshr i64 %x, 30
  %t = trunc i64 %a to i32
  %c = and i32 %t, 15
  ret i32 %c
}
