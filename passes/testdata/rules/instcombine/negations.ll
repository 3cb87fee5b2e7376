; Negations by arithmetic, selects on signs and low bits, demanded bits of sums.

define i4 @xor_of_sum(i1 %c, i4 %x) {
  %s = sext i1 %c to i4
  %a = add i4 %s, %x
  %r = xor i4 %a, %s
  ret i4 %r
}

define i4 @difference_of_xor(i1 %c, i4 %x) {
  %s = sext i1 %c to i4
  %a = xor i4 %s, %x
  %r = sub i4 %a, %s
  ret i4 %r
}

define i4 @difference_from_truth(i1 %c, i4 %x) {
  %s = sext i1 %c to i4
  %a = xor i4 %s, %x
  %r = sub i4 %s, %a
  ret i4 %r
}

define i4 @both_extensions(i1 %c) {
  %s = sext i1 %c to i4
  %z = zext i1 %c to i4
  %r = add i4 %s, %z
  ret i4 %r
}

define i4 @absolute_difference(i4 %x, i4 %y) {
  %a = sub nsw i4 %x, %y
  %b = sub nsw i4 %y, %x
  %c = icmp sgt i4 %a, -1
  %r = select i1 %c, i4 %a, i4 %b
  ret i4 %r
}

define i4 @lost_bits(i4 %x) {
  %m = and i4 %x, 3
  %c = icmp eq i4 %m, 0
  %s = shl nuw nsw i4 %x, 2
  %r = select i1 %c, i4 0, i4 %s
  ret i4 %r
}

define i4 @rounded_up(i4 %x) {
  %m = and i4 %x, 3
  %c = icmp eq i4 %m, 0
  %a = add i4 %x, 4
  %h = and i4 %a, -4
  %r = select i1 %c, i4 %x, i4 %h
  ret i4 %r
}

define i4 @rounded_up_less(i4 %x) {
  %m = and i4 %x, 7
  %c = icmp ne i4 %m, 0
  %a = add nsw i4 %x, 7
  %h = and i4 %a, -8
  %r = select i1 %c, i4 %h, i4 %x
  ret i4 %r
}

define i4 @cleared(i4 %x) {
  %m = and i4 %x, 2
  %c = icmp eq i4 %m, 0
  %f = xor i4 %x, 2
  %r = select i1 %c, i4 %x, i4 %f
  ret i4 %r
}

define i4 @set_sign(i4 %x) {
  %c = icmp slt i4 %x, 0
  %f = xor i4 %x, -8
  %r = select i1 %c, i4 %x, i4 %f
  ret i4 %r
}

define i4 @on_sign(i4 %x, i4 %y, i4 %z) {
  %c = icmp sgt i4 %x, -1
  %r = select i1 %c, i4 %y, i4 %z
  ret i4 %r
}

define i4 @either_shift(i4 %x, i4 %y) {
  %c = icmp slt i4 %x, 3
  %l = lshr exact i4 %x, %y
  %a = ashr i4 %x, %y
  %r = select i1 %c, i4 %a, i4 %l
  ret i4 %r
}

define i4 @sum_of_truths(i1 %x, i1 %y) {
  %a = zext i1 %x to i4
  %b = sext i1 %y to i4
  %s = add i4 %a, %b
  %r = and i4 %s, -2
  ret i4 %r
}

define i4 @sum_of_signs(i1 %x, i1 %y) {
  %a = sext i1 %x to i4
  %b = sext i1 %y to i4
  %s = add i4 %a, %b
  %r = ashr i4 %s, 1
  ret i4 %r
}

define i4 @square(i4 %x) {
  %s = mul i4 %x, %x
  %r = and i4 %s, 3
  ret i4 %r
}

define i4 @constant_moved(i4 %x) {
  %s = shl i4 6, %x
  %t = lshr i4 %s, 1
  %r = or i4 %t, 8
  ret i4 %r
}

define i4 @constant_moved_up(i4 %x) {
  %s = lshr i4 3, %x
  %t = shl i4 %s, 2
  %r = and i4 %t, 12
  ret i4 %r
}

define i4 @dividend_bits(i4 %x) {
  %o = or i4 %x, 1
  %r = udiv i4 %o, 6
  ret i4 %r
}
