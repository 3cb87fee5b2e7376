; Casts of shifts and masks, extensions of bit tests.

define i6 @sign_of_shifted_down(i5 %x) {
  %s = lshr i5 %x, 2
  %t = trunc i5 %s to i3
  %r = sext i3 %t to i6
  ret i6 %r
}

define i6 @pair_in_narrow(i6 %x) {
  %t = trunc i6 %x to i4
  %a = shl i4 %t, 1
  %b = ashr i4 %a, 1
  %r = sext i4 %b to i6
  ret i6 %r
}

define i6 @top_of_truncated(i5 %x) {
  %t = trunc i5 %x to i3
  %b = ashr i3 %t, 2
  %r = sext i3 %b to i6
  ret i6 %r
}

define i2 @shift_between(i6 %x) {
  %t = trunc i6 %x to i4
  %s = ashr i4 %t, 2
  %r = trunc i4 %s to i2
  ret i2 %r
}

define i4 @high_bits_extended(i6 %x, i4 %n) {
  %h = sub i4 6, %n
  %w = zext i4 %h to i6
  %s = lshr i6 %x, %w
  %t = trunc i6 %s to i4
  %k = sub i4 4, %n
  %a = shl i4 %t, %k
  %r = ashr i4 %a, %k
  ret i4 %r
}

define i4 @spread_bit(i4 %x) {
  %s = shl i4 %x, 3
  %r = ashr i4 %s, 3
  ret i4 %r
}

define i4 @masked_flipped(i4 %x) {
  %t = trunc i4 %x to i3
  %a = and i3 %t, 5
  %f = xor i3 %a, 5
  %r = zext i3 %f to i4
  ret i4 %r
}

define i4 @bit_test(i4 %x, i4 %n) {
  %b = shl i4 1, %n
  %a = and i4 %b, %x
  %c = icmp ne i4 %a, 0
  %r = zext i1 %c to i4
  ret i4 %r
}

define i5 @bit_test_inverted(i4 %x, i4 %n) {
  %b = shl i4 1, %n
  %a = and i4 %x, %b
  %c = icmp eq i4 %a, 0
  %r = zext i1 %c to i5
  ret i5 %r
}

define i6 @narrow_mask(i4 %x) {
  %z = zext i4 %x to i6
  %s = sub i6 -5, %z
  %r = and i6 %s, %z
  ret i6 %r
}

define i6 @narrow_shift(i8 %x) {
  %t = trunc i8 %x to i4
  %z = zext i4 %t to i6
  %s = shl i6 %z, 2
  %r = and i6 %s, %z
  ret i6 %r
}

define i4 @sign_bits_joined(i4 %x, i4 %y) {
  %s = lshr i4 %x, 3
  %c = icmp sgt i4 %y, 2
  %z = zext i1 %c to i4
  %r = xor i4 %s, %z
  ret i4 %r
}

define i6 @sum_in_narrow(i4 %x) {
  %a = add nuw i4 %x, 5
  %z = zext i4 %a to i6
  %r = add i6 %z, -3
  ret i6 %r
}

define i6 @sum_of_disjoint(i4 %x) {
  %a = or disjoint i4 %x, 5
  %z = sext i4 %a to i6
  %r = add i6 %z, 7
  ret i6 %r
}

define i4 @rounded_sum(i4 %x) {
  %a = add i4 %x, 4
  %r = and i4 %a, -4
  ret i4 %r
}
