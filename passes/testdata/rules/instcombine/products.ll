; Products with powers of two, signs and bits; shifts of products; quotients compared.

define i4 @one_more(i4 %x, i4 %y) {
  %p = shl i4 1, %x
  %q = add i4 %p, 1
  %r = mul i4 %q, %y
  ret i4 %r
}

define i4 @one_more_nsw(i4 %x, i4 %y) {
  %p = shl nsw i4 1, %x
  %q = add i4 %p, 1
  %r = mul nsw i4 %q, %y
  ret i4 %r
}

define i4 @one_more_nuw(i4 %x, i4 %y) {
  %p = shl i4 1, %x
  %q = add i4 %p, 1
  %r = mul nuw i4 %y, %q
  ret i4 %r
}

define i4 @one_less(i4 %x, i4 %y) {
  %p = shl i4 -1, %x
  %q = xor i4 %p, -1
  %r = mul nsw i4 %q, %y
  ret i4 %r
}

define i4 @low_bit(i4 %a, i4 %b) {
  %c = and i4 %a, 1
  %r = mul i4 %c, %b
  ret i4 %r
}

define i4 @sign_times_constant(i4 %a) {
  %c = ashr i4 %a, 3
  %r = mul i4 %c, 5
  ret i4 %r
}

define i4 @by_sign(i1 %c, i4 %x) {
  %s = select i1 %c, i4 1, i4 -1
  %r = mul nuw i4 %s, %x
  ret i4 %r
}

define i4 @by_sign_nsw(i1 %c, i4 %x) {
  %s = select i1 %c, i4 -1, i4 1
  %r = mul nsw i4 %s, %x
  ret i4 %r
}

define i4 @by_choice(i1 %c, i4 %x) {
  %s = select i1 %c, i4 2, i4 8
  %r = mul nuw nsw i4 %s, %x
  ret i4 %r
}

define i4 @by_choice_of_shifts(i1 %c, i4 %x, i4 %n) {
  %p = shl i4 1, %n
  %s = select i1 %c, i4 4, i4 %p
  %r = mul i4 %s, %x
  ret i4 %r
}

define i4 @by_shifted_power(i4 %x, i4 %n) {
  %p = shl nuw i4 2, %n
  %r = mul i4 %p, %x
  ret i4 %r
}

define i4 @divided_by_least(i4 %x, i3 %n, i3 %m) {
  %a = zext i3 %n to i4
  %b = zext i3 %m to i4
  %p = shl i4 1, %a
  %q = shl i4 1, %b
  %s = call i4 @llvm.umin.i4(i4 %p, i4 %q)
  %r = udiv i4 %x, %s
  ret i4 %r
}

define i4 @divided_by_shifted(i4 %x, i4 %n) {
  %p = shl i4 2, %n
  %r = udiv i4 %x, %p
  ret i4 %r
}

define i4 @signed_by_shifted(i3 %x, i4 %n) {
  %z = zext i3 %x to i4
  %p = shl i4 2, %n
  %r = sdiv i4 %z, %p
  ret i4 %r
}

define i4 @negated_power(i4 %a, i4 %b) {
  %s = sub nsw i4 %a, %b
  %r = mul nsw i4 %s, -4
  ret i4 %r
}

define i4 @negated_power_of_sum(i4 %a) {
  %s = add i4 %a, 3
  %r = mul i4 %s, -2
  ret i4 %r
}

define i6 @negated_power_of_extended(i4 %a) {
  %s = sext i4 %a to i6
  %r = mul i6 %s, -4
  ret i6 %r
}

define i4 @difference_of_power(i4 %a, i4 %b) {
  %s = mul i4 %a, -4
  %r = add i4 %b, %s
  ret i4 %r
}

define i4 @negated_twice(i4 %x, i4 %y) {
  %n = sub i4 0, %x
  %m = mul nsw i4 %n, %y
  %r = mul i4 %m, %n
  ret i4 %r
}

define i4 @inverted_product(i4 %x) {
  %m = mul i4 %x, 6
  %n = xor i4 %m, -1
  %r = add i4 %n, %x
  ret i4 %r
}

define i5 @product_shifted(i5 %x) {
  %m = mul nsw i5 %x, 5
  %r = lshr i5 %m, 2
  ret i5 %r
}

define i5 @product_shifted_exact(i5 %x) {
  %m = mul nsw i5 %x, 3
  %r = lshr exact i5 %m, 1
  ret i5 %r
}

define i5 @product_shifted_signed(i5 %x) {
  %m = mul nuw nsw i5 %x, 5
  %r = ashr i5 %m, 2
  ret i5 %r
}

define i4 @negative_and_odd(i4 %x) {
  %m = srem i4 %x, 2
  %r = lshr i4 %m, 3
  ret i4 %r
}

define i5 @difference_shifted_back(i5 %x, i5 %y, i5 %n) {
  %s = shl nuw i5 %x, %n
  %d = sub nuw nsw i5 %s, %y
  %r = lshr exact i5 %d, %n
  ret i5 %r
}

define i5 @difference_shifted_back_reversed(i5 %x, i5 %y, i5 %n) {
  %s = shl nuw i5 %x, %n
  %d = sub nuw nsw i5 %y, %s
  %r = lshr exact i5 %d, %n
  ret i5 %r
}

define i4 @truncated_shift(i6 %x) {
  %s = lshr i6 %x, 2
  %t = trunc i6 %s to i4
  %r = lshr i4 %t, 1
  ret i4 %r
}

define i1 @quotient_negative_divisor(i5 %x) {
  %q = sdiv i5 %x, -5
  %r = icmp eq i5 %q, 2
  ret i1 %r
}

define i1 @quotient_negative_divisor_zero(i5 %x) {
  %q = sdiv i5 %x, -5
  %r = icmp ne i5 %q, 0
  ret i1 %r
}

define i1 @quotient_negative_divisor_order(i5 %x) {
  %q = sdiv i5 %x, -5
  %r = icmp slt i5 %q, -1
  ret i1 %r
}

define i1 @quotient_exact(i5 %x) {
  %q = sdiv exact i5 %x, -5
  %r = icmp sgt i5 %q, 1
  ret i1 %r
}

define i1 @quotient_by_least(i4 %x) {
  %q = sdiv i4 %x, -7
  %r = icmp sgt i4 %q, 0
  ret i1 %r
}

define i1 @quotient_up_to_end(i5 %x) {
  %q = udiv i5 %x, 13
  %r = icmp eq i5 %q, 2
  ret i1 %r
}

define i1 @quotient_out_of_range(i5 %x) {
  %q = sdiv i5 %x, 5
  %r = icmp eq i5 %q, -3
  ret i1 %r
}

declare i4 @llvm.umin.i4(i4, i4)
