; Shifts of masked values, pairs of shifts, and shifts of logic.

define i4 @masked_low(i4 %x, i4 %n) {
  %p = shl i4 1, %n
  %m = add i4 %p, -1
  %a = and i4 %m, %x
  %s = sub i4 2, %n
  %r = shl i4 %a, %s
  ret i4 %r
}

define i4 @masked_low_inverted(i4 %x, i4 %n) {
  %p = shl i4 -1, %n
  %m = xor i4 %p, -1
  %a = and i4 %x, %m
  %s = sub i4 3, %n
  %r = shl i4 %a, %s
  ret i4 %r
}

define i4 @masked_high(i4 %x, i4 %n) {
  %m = lshr i4 -1, %n
  %a = and i4 %m, %x
  %s = add i4 %n, 1
  %r = shl i4 %a, %s
  ret i4 %r
}

define i4 @masked_high_less(i4 %x, i4 %n) {
  %m = lshr i4 -1, %n
  %a = and i4 %m, %x
  %s = add i4 %n, -1
  %r = shl i4 %a, %s
  ret i4 %r
}

define i4 @masked_twice(i4 %x, i4 %n) {
  %o = shl i4 -1, %n
  %m = lshr i4 %o, %n
  %a = and i4 %x, %m
  %r = shl i4 %a, %n
  ret i4 %r
}

define i4 @shifted_back_and_on(i4 %x, i4 %n) {
  %o = shl i4 %x, %n
  %a = lshr i4 %o, %n
  %s = add i4 %n, -2
  %r = shl i4 %a, %s
  ret i4 %r
}

define i4 @masked_before_truncation(i6 %x, i4 %n) {
  %z = zext i4 %n to i6
  %m = lshr i6 -1, %z
  %a = and i6 %m, %x
  %t = trunc i6 %a to i4
  %s = add i4 %n, -3
  %r = shl i4 %t, %s
  ret i4 %r
}

define i5 @amounts_add_up(i5 %x, i5 %n) {
  %a = sub i5 4, %n
  %s = lshr i5 %x, %a
  %b = add i5 %n, -2
  %r = lshr i5 %s, %b
  ret i5 %r
}

define i5 @amounts_add_up_exact(i5 %x, i5 %n) {
  %a = sub i5 4, %n
  %s = ashr exact i5 %x, %a
  %b = add i5 %n, -1
  %r = ashr exact i5 %s, %b
  ret i5 %r
}

define i4 @sign_through_truncation(i6 %x, i4 %n) {
  %a = sub i4 6, %n
  %z = zext i4 %a to i6
  %s = lshr i6 %x, %z
  %t = trunc i6 %s to i4
  %b = add i4 %n, -1
  %r = lshr i4 %t, %b
  ret i4 %r
}

define i4 @up_through_truncation(i6 %x, i4 %n) {
  %a = sub i4 3, %n
  %z = zext i4 %a to i6
  %s = shl i6 %x, %z
  %t = trunc i6 %s to i4
  %r = shl i4 %t, %n
  ret i4 %r
}

define i5 @shifted_logic(i5 %x, i5 %y) {
  %s = lshr i5 %x, 1
  %o = xor i5 %y, %s
  %r = lshr i5 %o, 2
  ret i5 %r
}

define i5 @shifted_difference(i5 %x, i5 %y) {
  %s = shl i5 %x, 1
  %o = sub i5 %y, %s
  %r = shl i5 %o, 2
  ret i5 %r
}

define i5 @joined_constants(i5 %x) {
  %s = lshr i5 12, %x
  %n = add i5 %x, 2
  %t = lshr i5 15, %n
  %r = xor i5 %s, %t
  ret i5 %r
}

define i5 @joined_arithmetic(i5 %x) {
  %s = ashr i5 -13, %x
  %n = add i5 %x, 1
  %t = ashr i5 9, %n
  %r = and i5 %t, %s
  ret i5 %r
}

define i5 @joined_sum(i5 %x) {
  %s = shl i5 5, %x
  %n = add i5 %x, 2
  %t = shl i5 7, %n
  %r = add i5 %s, %t
  ret i5 %r
}

define i1 @common_bit_elsewhere(i4 %x, i4 %y, i4 %n) {
  %a = sub i4 3, %n
  %s = shl i4 %x, %a
  %t = lshr i4 %y, %n
  %m = and i4 %s, %t
  %r = icmp eq i4 %m, 0
  ret i1 %r
}

define i1 @common_bit_of_truncated(i6 %y, i4 %n) {
  %a = sub i4 4, %n
  %s = shl i4 1, %a
  %b = add i4 %n, -2
  %w = zext i4 %b to i6
  %t = lshr i6 %y, %w
  %u = trunc i6 %t to i4
  %m = and i4 %s, %u
  %r = icmp ne i4 %m, 0
  ret i1 %r
}

define i4 @up_to_bit(i4 %x) {
  %p = shl i4 1, %x
  %m = add i4 %p, -1
  %r = or i4 %m, %p
  ret i4 %r
}

define i1 @kept_sign(i4 %x, i4 %n) {
  %s = shl nsw i4 %x, %n
  %r = icmp slt i4 %s, 1
  ret i1 %r
}

define i1 @kept_below(i4 %x, i4 %n) {
  %s = shl nuw nsw i4 %x, %n
  %r = icmp ult i4 %s, -3
  ret i1 %r
}

define i1 @kept_zero(i4 %x, i4 %n) {
  %s = shl nuw i4 %x, %n
  %r = icmp ne i4 %s, 0
  ret i1 %r
}

define i8 @carry(i3 %x, i3 %y) {
  %a = zext i3 %x to i8
  %b = zext i3 %y to i8
  %s = add i8 %a, %b
  %r = lshr i8 %s, 3
  ret i8 %r
}

define i8 @carry_of_truths(i1 %x, i1 %y) {
  %a = zext i1 %x to i8
  %b = zext i1 %y to i8
  %s = add i8 %a, %b
  %r = lshr i8 %s, 1
  ret i8 %r
}

declare i32 @llvm.bswap.i32(i32)

define i32 @swapped(i16 %x) {
  %z = zext i16 %x to i32
  %b = call i32 @llvm.bswap.i32(i32 %z)
  %r = lshr i32 %b, 16
  ret i32 %r
}

define i32 @swapped_more(i16 %x) {
  %z = zext i16 %x to i32
  %b = call i32 @llvm.bswap.i32(i32 %z)
  %r = lshr i32 %b, 19
  ret i32 %r
}

define i32 @swapped_less(i16 %x) {
  %z = zext i16 %x to i32
  %b = call i32 @llvm.bswap.i32(i32 %z)
  %r = lshr i32 %b, 13
  ret i32 %r
}
