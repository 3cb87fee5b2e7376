; Compares joined with a test of zero or of a truncation, sign bits compared, merges under masks, equal arms.

define i1 @zero_or_power(i4 %x, i4 %y) {
  %n = sub i4 0, %y
  %p = and i4 %n, %y
  %a = icmp eq i4 %x, 0
  %b = icmp eq i4 %x, %p
  %r = or i1 %b, %a
  ret i1 %r
}

define i1 @zero_or_power_logical(i4 %x, i4 %y) {
  %n = sub i4 0, %y
  %p = and i4 %n, %y
  %a = icmp ne i4 %x, 0
  %b = icmp ne i4 %x, %p
  %r = select i1 %b, i1 %a, i1 false
  ret i1 %r
}

define i1 @fits_and_positive(i6 %x) {
  %m = and i6 %x, 40
  %a = icmp eq i6 %m, 0
  %s = add i6 %x, 8
  %b = icmp ult i6 %s, 16
  %r = and i1 %a, %b
  ret i1 %r
}

define i1 @fits_and_low_positive(i6 %x) {
  %t = trunc i6 %x to i4
  %a = icmp sgt i4 %t, -1
  %s = add i6 %x, 8
  %b = icmp ult i6 %s, 16
  %r = and i1 %b, %a
  ret i1 %r
}

define i1 @fits_and_below(i6 %x) {
  %a = icmp ult i6 %x, 4
  %s = add i6 %x, 8
  %b = icmp ult i6 %s, 16
  %r = and i1 %b, %a
  ret i1 %r
}

define i1 @sign_and_truth(i4 %x, i4 %y) {
  %s = lshr i4 %x, 3
  %c = icmp sgt i4 %y, -1
  %z = zext i1 %c to i4
  %r = icmp eq i4 %s, %z
  ret i1 %r
}

define i1 @sign_below_truth(i4 %x, i1 %c) {
  %z = zext i1 %c to i4
  %s = lshr i4 %x, 3
  %r = icmp slt i4 %z, %s
  ret i1 %r
}

define i1 @spread_sign_and_truth(i4 %x, i1 %c) {
  %z = sext i1 %c to i4
  %s = ashr i4 %x, 3
  %r = icmp sge i4 %z, %s
  ret i1 %r
}

define i1 @overflowed_twice(i4 %a, i4 %b) {
  %s = add i4 %a, %b
  %t = add i4 %s, 5
  %r = icmp ult i4 %t, %a
  ret i1 %r
}

define i1 @not_overflowed_twice(i4 %a, i4 %b) {
  %s = add i4 %a, %b
  %t = add i4 %s, -1
  %r = icmp uge i4 %t, %a
  ret i1 %r
}

define i1 @highest_block(i5 %x) {
  %s = add i5 %x, 4
  %r = icmp ult i5 %s, -4
  ret i1 %r
}

define i4 @merge_inverted(i4 %x, i4 %y, i4 %m) {
  %n = xor i4 %m, -1
  %d = xor i4 %x, %y
  %a = and i4 %d, %n
  %r = xor i4 %a, %y
  ret i4 %r
}

define i1 @sides(i1 %c, i1 %x, i1 %y) {
  %a = select i1 %c, i1 %x, i1 false
  %o = select i1 %c, i1 true, i1 %y
  %r = xor i1 %a, %o
  ret i1 %r
}

define i1 @sides_late(i1 %c, i1 %x, i1 %y) {
  %a = select i1 %x, i1 %c, i1 false
  %o = select i1 %y, i1 true, i1 %c
  %r = xor i1 %a, %o
  ret i1 %r
}

define i1 @sides_mixed(i1 %c, i1 %x, i1 %y) {
  %a = and i1 %x, %c
  %o = select i1 %y, i1 true, i1 %c
  %r = xor i1 %o, %a
  ret i1 %r
}

define i4 @equal_bits(i4 %x, i4 %y, i4 %c) {
  %a = and i4 %x, %y
  %p = icmp eq i4 %a, %c
  %o = or i4 %x, %y
  %e = xor i4 %x, %y
  %f = or i4 %e, %c
  %r = select i1 %p, i4 %o, i4 %f
  ret i4 %r
}

define i4 @equal_bits_inverted(i4 %x, i4 %y, i4 %c) {
  %a = or i4 %x, %y
  %p = icmp ne i4 %a, %c
  %o = and i4 %x, %y
  %n = xor i4 %o, -1
  %f = and i4 %n, %c
  %e = xor i4 %x, %y
  %r = select i1 %p, i4 %f, i4 %e
  ret i4 %r
}

define i4 @equal_arms(i4 %x) {
  %p = icmp eq i4 %x, 7
  %a = add nsw i4 %x, 1
  %r = select i1 %p, i4 -8, i4 %a
  ret i4 %r
}

define i4 @equal_arms_disjoint(i4 %x, i4 %y) {
  %p = icmp ne i4 %x, %y
  %o = or disjoint i4 %x, %y
  %r = select i1 %p, i4 %o, i4 %x
  ret i4 %r
}

define i4 @set_bits(i1 %c, i4 %x) {
  %a = and i4 %x, 10
  %o = or i4 %x, 5
  %r = select i1 %c, i4 %o, i4 %a
  ret i4 %r
}

define i4 @clear_bits(i1 %c, i4 %x) {
  %a = and i4 %x, 3
  %o = or disjoint i4 %x, 12
  %r = select i1 %c, i4 %a, i4 %o
  ret i4 %r
}

define i4 @constant_last(i4 %x, i4 %y) {
  %a = xor i4 %x, 6
  %r = xor i4 %a, %y
  ret i4 %r
}
