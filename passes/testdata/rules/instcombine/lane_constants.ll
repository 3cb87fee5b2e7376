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

define i8 @shuffled_back(i8 %x) {
  %v = bitcast i8 %x to <4 x i2>
  %s = shufflevector <4 x i2> %v, <4 x i2> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %w = bitcast <4 x i2> %s to <2 x i4>
  %t = shufflevector <2 x i4> %w, <2 x i4> poison, <2 x i32> <i32 1, i32 0>
  %r = bitcast <2 x i4> %t to i8
  ret i8 %r
}

define i8 @shuffled_back_in_smaller_lanes(i8 %x) {
  %v = bitcast i8 %x to <2 x i4>
  %s = shufflevector <2 x i4> %v, <2 x i4> poison, <2 x i32> <i32 1, i32 0>
  %w = bitcast <2 x i4> %s to <4 x i2>
  %t = shufflevector <4 x i2> %w, <4 x i2> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %r = bitcast <4 x i2> %t to i8
  ret i8 %r
}

define i8 @first_lane_alone(i4 %x, i4 %y, i4 %z) {
  %a = insertelement <2 x i4> poison, i4 %x, i64 0
  %v = insertelement <2 x i4> %a, i4 %y, i64 1
  %w = insertelement <2 x i4> %v, i4 %z, i64 0
  %s = shufflevector <2 x i4> %v, <2 x i4> poison, <2 x i32> zeroinitializer
  %m = mul nsw <2 x i4> %w, %s
  %n = mul nuw <2 x i4> %v, %w
  %e = extractelement <2 x i4> %n, i64 0
  %f = extractelement <2 x i4> %m, i64 1
  %g = extractelement <2 x i4> %m, i64 0
  %h = xor i4 %f, %g
  %i = zext i4 %e to i8
  %j = zext i4 %h to i8
  %k = shl i8 %j, 4
  %r = or i8 %k, %i
  ret i8 %r
}
