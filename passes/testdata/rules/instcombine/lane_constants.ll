; Constants whose lanes differ: sums, quotients and shifts.

define i2 @sum_eq(i4 %x, i4 %y) {
  %a = insertelement <2 x i4> poison, i4 %x, i64 0
  %v = insertelement <2 x i4> %a, i4 %y, i64 1
  %s = add <2 x i4> %v, <i4 5, i4 6>
  %w = icmp eq <2 x i4> %s, <i4 10, i4 10>
  %r = bitcast <2 x i1> %w to i2
  ret i2 %r
}

define i2 @sum_ne(i4 %x, i4 %y) {
  %a = insertelement <2 x i4> poison, i4 %x, i64 0
  %v = insertelement <2 x i4> %a, i4 %y, i64 1
  %s = add <2 x i4> %v, <i4 5, i4 5>
  %w = icmp ne <2 x i4> %s, <i4 10, i4 1>
  %r = bitcast <2 x i1> %w to i2
  ret i2 %r
}

define i8 @negated_dividend(i4 %x, i4 %y) {
  %a = insertelement <2 x i4> poison, i4 %x, i64 0
  %v = insertelement <2 x i4> %a, i4 %y, i64 1
  %n = sub nsw <2 x i4> zeroinitializer, %v
  %w = sdiv <2 x i4> %n, <i4 3, i4 4>
  %r = bitcast <2 x i4> %w to i8
  ret i8 %r
}

define i8 @negated_quotient(i4 %x, i4 %y) {
  %a = insertelement <2 x i4> poison, i4 %x, i64 0
  %v = insertelement <2 x i4> %a, i4 %y, i64 1
  %q = sdiv exact <2 x i4> %v, <i4 3, i4 -4>
  %w = sub nsw <2 x i4> zeroinitializer, %q
  %r = bitcast <2 x i4> %w to i8
  ret i8 %r
}

define i8 @shifted_out_right(i4 %x, i4 %y) {
  %a = insertelement <2 x i4> poison, i4 %x, i64 0
  %v = insertelement <2 x i4> %a, i4 %y, i64 1
  %q = lshr <2 x i4> %v, <i4 3, i4 2>
  %w = lshr <2 x i4> %q, <i4 2, i4 3>
  %r = bitcast <2 x i4> %w to i8
  ret i8 %r
}

define i8 @shifted_out_left(i4 %x, i4 %y) {
  %a = insertelement <2 x i4> poison, i4 %x, i64 0
  %v = insertelement <2 x i4> %a, i4 %y, i64 1
  %q = shl <2 x i4> %v, <i4 3, i4 2>
  %w = shl <2 x i4> %q, <i4 2, i4 2>
  %r = bitcast <2 x i4> %w to i8
  ret i8 %r
}

define i8 @exact_part(i4 %x, i4 %y) {
  %a = insertelement <2 x i4> poison, i4 %x, i64 0
  %v = insertelement <2 x i4> %a, i4 %y, i64 1
  %q = sdiv exact <2 x i4> %v, <i4 6, i4 -4>
  %w = mul <2 x i4> %q, <i4 2, i4 2>
  %r = bitcast <2 x i4> %w to i8
  ret i8 %r
}

define i8 @exact_part_unsigned(i4 %x, i4 %y) {
  %a = insertelement <2 x i4> poison, i4 %x, i64 0
  %v = insertelement <2 x i4> %a, i4 %y, i64 1
  %q = udiv exact <2 x i4> %v, <i4 6, i4 12>
  %w = mul <2 x i4> %q, <i4 2, i4 3>
  %r = bitcast <2 x i4> %w to i8
  ret i8 %r
}

define i8 @no_saturation(i4 %x, i4 %y) {
  %a = insertelement <2 x i4> poison, i4 %x, i64 0
  %v = insertelement <2 x i4> %a, i4 %y, i64 1
  %q = add nuw <2 x i4> %v, <i4 10, i4 10>
  %w = call <2 x i4> @llvm.usub.sat.v2i4(<2 x i4> %q, <2 x i4> <i4 10, i4 9>)
  %r = bitcast <2 x i4> %w to i8
  ret i8 %r
}

declare <2 x i4> @llvm.usub.sat.v2i4(<2 x i4>, <2 x i4>)
