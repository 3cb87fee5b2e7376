; Compares of logic, sums and quotients; disjunctions of fields.

define i1 @below_mask(i5 %x) {
  %m = and i5 %x, 3
  %r = icmp sgt i5 %x, %m
  ret i1 %r
}

define i1 @below_variable_mask(i4 %x, i4 %n) {
  %k = lshr i4 -1, %n
  %h = lshr i4 %k, 1
  %m = and i4 %x, %h
  %r = icmp sle i4 %x, %m
  ret i1 %r
}

define i1 @below_lowest_bit(i4 %x, i4 %y) {
  %d = add i4 %y, -1
  %k = xor i4 %y, %d
  %m = and i4 %x, %k
  %r = icmp eq i4 %x, %m
  ret i1 %r
}

define i1 @chain(i3 %a, i3 %b, i3 %c, i3 %d) {
  %x = xor i3 %a, %b
  %y = sub i3 %c, %d
  %o = or i3 %x, %y
  %r = icmp eq i3 %o, 0
  ret i1 %r
}

define i1 @less_one(i4 %x) {
  %d = add i4 %x, -1
  %o = or i4 %d, %x
  %r = icmp slt i4 %o, 0
  ret i1 %r
}

define i1 @more_than_zero(i4 %x) {
  %d = add i4 %x, -1
  %o = or i4 %x, %d
  %r = icmp sgt i4 %o, -1
  ret i1 %r
}

define i1 @shared_or(i4 %x, i4 %y) {
  %a = or i4 %x, 5
  %b = or i4 %y, 5
  %r = icmp ne i4 %a, %b
  ret i1 %r
}

define i1 @sums_equal(i4 %x, i4 %y) {
  %a = add nuw nsw i4 %x, 3
  %b = add i4 %y, 5
  %r = icmp eq i4 %a, %b
  ret i1 %r
}

define i1 @sums_ordered(i4 %x, i4 %y) {
  %a = add nsw i4 %x, -7
  %b = add nsw i4 %y, -2
  %r = icmp slt i4 %a, %b
  ret i1 %r
}

define i1 @sums_of_least(i4 %x, i4 %y) {
  %a = add nsw i4 %x, -8
  %b = add nsw i4 %y, -3
  %r = icmp sge i4 %a, %b
  ret i1 %r
}

define i1 @opposite_above(i4 %x) {
  %n = sub nsw i4 0, %x
  %r = icmp ugt i4 %n, %x
  ret i1 %r
}

define i1 @opposite_at_most(i4 %x) {
  %n = sub nsw i4 0, %x
  %r = icmp ule i4 %n, %x
  ret i1 %r
}

define i1 @quotient_above(i5 %y) {
  %q = udiv i5 23, %y
  %r = icmp ugt i5 %q, 4
  ret i1 %r
}

define i1 @quotient_below(i5 %y) {
  %q = udiv i5 23, %y
  %r = icmp ult i5 %q, 5
  ret i1 %r
}

define i1 @upper_bits_of_shifted(i4 %x, i4 %n) {
  %s = lshr i4 %x, %n
  %m = and i4 %s, -4
  %r = icmp eq i4 %m, 0
  ret i1 %r
}

define i1 @sign_of_shifted(i4 %x, i4 %n) {
  %s = shl i4 %x, %n
  %m = and i4 %s, -8
  %r = icmp ne i4 %m, 0
  ret i1 %r
}

define i4 @fields(i4 %x, i4 %b) {
  %l = and i4 %x, 3
  %o = or i4 %l, %b
  %f = and i4 %o, 3
  %g = and i4 %b, 8
  %r = or i4 %f, %g
  ret i4 %r
}

define i4 @constant_fields(i4 %x) {
  %a = or i4 %x, 1
  %f = and i4 %a, 3
  %b = or i4 %x, 8
  %g = and i4 %b, 12
  %r = or i4 %g, %f
  ret i4 %r
}

define i4 @differences(i4 %a, i4 %b) {
  %both = and i4 %a, %b
  %x = xor i4 %both, %b
  %y = xor i4 %a, %both
  %r = or i4 %x, %y
  ret i4 %r
}

define i3 @factored(i3 %a, i3 %b, i3 %c, i3 %d) {
  %x = and i3 %a, %b
  %y = and i3 %a, %d
  %o = or i3 %y, %c
  %r = or i3 %o, %x
  ret i3 %r
}

define i1 @exactly_one(i4 %a, i4 %b) {
  %p = icmp eq i4 %a, 0
  %q = icmp ne i4 %b, 0
  %x = and i1 %p, %q
  %s = icmp ne i4 %a, 0
  %t = icmp eq i4 %b, 0
  %y = and i1 %s, %t
  %r = or i1 %x, %y
  ret i1 %r
}

define i4 @product_of_halves(i4 %a, i4 %b) {
  %al = and i4 %a, 3
  %ah = lshr i4 %a, 2
  %bl = and i4 %b, 3
  %bh = lshr i4 %b, 2
  %x = mul i4 %ah, %bl
  %y = mul i4 %bh, %a
  %z = mul i4 %al, %bl
  %c = add i4 %x, %y
  %s = shl i4 %c, 2
  %r = add i4 %z, %s
  ret i4 %r
}

define i1 @orders_of_one_pair(i4 %a, i4 %b) {
  %x = icmp ule i4 %b, %a
  %y = icmp ne i4 %a, %b
  %r = and i1 %x, %y
  ret i1 %r
}
