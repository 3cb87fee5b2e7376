; Clamps, exact quotients, halves that copy a sign, selects compared, wide expressions.

define i5 @clamped(i5 %x) {
  %a = icmp slt i5 %x, 6
  %l = select i1 %a, i5 -6, i5 5
  %s = add i5 %x, 6
  %c = icmp ult i5 %s, 12
  %r = select i1 %c, i5 %x, i5 %l
  ret i5 %r
}

define i4 @clamped_to_values(i4 %x, i4 %low, i4 %high) {
  %a = icmp sgt i4 %x, -1
  %l = select i1 %a, i4 %high, i4 %low
  %s = add i4 %x, 4
  %c = icmp ugt i4 %s, 7
  %r = select i1 %c, i4 %l, i4 %x
  ret i4 %r
}

define i4 @clamped_outside(i4 %x, i4 %low, i4 %high) {
  %a = icmp slt i4 %x, -2
  %l = select i1 %a, i4 %low, i4 %high
  %s = add i4 %x, -3
  %c = icmp uge i4 %s, 6
  %r = select i1 %c, i4 %x, i4 %l
  ret i4 %r
}

define i3 @clamped_truncated(i5 %x) {
  %a = icmp slt i5 %x, 0
  %l = select i1 %a, i3 -4, i3 3
  %s = add i5 %x, 4
  %c = icmp ult i5 %s, 8
  %t = trunc i5 %x to i3
  %r = select i1 %c, i3 %t, i3 %l
  ret i3 %r
}

define i1 @exact_zero(i4 %x, i4 %y) {
  %q = sdiv exact i4 %x, %y
  %r = icmp eq i4 %q, 0
  ret i1 %r
}

define i1 @exact_number(i6 %x, i6 %y) {
  %d = and i6 %y, 7
  %q = udiv exact i6 %x, %d
  %r = icmp eq i6 %q, 5
  ret i1 %r
}

define i1 @remainder_of_power(i5 %x) {
  %p = and i5 %x, 8
  %q = urem i5 %p, 6
  %r = icmp ne i5 %q, 0
  ret i1 %r
}

define i1 @sign_extracted(i6 %x, i4 %n) {
  %a = sub i4 6, %n
  %z = zext i4 %a to i6
  %s = ashr i6 %x, %z
  %t = trunc i6 %s to i4
  %b = add i4 %n, -1
  %u = lshr i4 %t, %b
  %r = icmp ne i4 %u, 0
  ret i1 %r
}

define i1 @sign_shifted(i5 %x) {
  %s = ashr i5 %x, 4
  %t = trunc i5 %s to i3
  %r = icmp eq i3 %t, 0
  ret i1 %r
}

define i1 @halves(i6 %x) {
  %h = lshr i6 %x, 3
  %t = trunc i6 %h to i3
  %l = trunc i6 %x to i3
  %s = ashr i3 %l, 2
  %r = icmp ne i3 %s, %t
  ret i1 %r
}

define i1 @difference_below(i4 %a, i4 %b) {
  %o = or i4 %b, 2
  %d = sub i4 %a, %o
  %r = icmp ult i4 %d, %a
  ret i1 %r
}

define i1 @difference_not_below(i4 %a, i4 %b) {
  %o = or i4 %b, 2
  %d = sub i4 %a, %o
  %r = icmp ule i4 %a, %d
  ret i1 %r
}

define i1 @selects(i1 %c, i4 %x, i4 %y) {
  %s = select i1 %c, i4 1, i4 %x
  %t = select i1 %c, i4 9, i4 %y
  %r = icmp slt i4 %t, %s
  ret i1 %r
}

define i4 @own_sign(i4 %x) {
  %s = ashr i4 %x, 3
  %o = or i4 %s, 1
  %r = mul nsw i4 %x, %o
  ret i4 %r
}
