; Known bits of single lanes, and of lanes joined to integers.

define i1 @lane_of_or(i4 %x, i4 %y) {
  %a = insertelement <2 x i4> poison, i4 %x, i64 0
  %v = insertelement <2 x i4> %a, i4 %y, i64 1
  %o = or <2 x i4> %v, <i4 1, i4 0>
  %e = extractelement <2 x i4> %o, i64 0
  %r = icmp eq i4 %e, 0
  ret i1 %r
}

define i1 @lane_of_and(i4 %x, i4 %y) {
  %a = insertelement <2 x i4> poison, i4 %x, i64 0
  %v = insertelement <2 x i4> %a, i4 %y, i64 1
  %o = and <2 x i4> %v, <i4 -1, i4 3>
  %e = extractelement <2 x i4> %o, i64 1
  %r = icmp eq i4 %e, 5
  ret i1 %r
}

define i1 @lane_of_sum(i4 %x, i4 %y) {
  %a = insertelement <2 x i4> poison, i4 %x, i64 0
  %v = insertelement <2 x i4> %a, i4 %y, i64 1
  %b = and <2 x i4> %v, <i4 3, i4 1>
  %o = add <2 x i4> %b, <i4 1, i4 2>
  %e = extractelement <2 x i4> %o, i64 1
  %r = icmp eq i4 %e, 4
  ret i1 %r
}

define i1 @lane_of_difference(i4 %x, i4 %y) {
  %a = insertelement <2 x i4> poison, i4 %x, i64 0
  %v = insertelement <2 x i4> %a, i4 %y, i64 1
  %b = and <2 x i4> %v, <i4 3, i4 -2>
  %o = sub <2 x i4> %b, <i4 1, i4 2>
  %e = extractelement <2 x i4> %o, i64 1
  %r = icmp eq i4 %e, 3
  ret i1 %r
}

define i1 @lane_of_shift(i4 %x, i4 %y) {
  %a = insertelement <2 x i4> poison, i4 %x, i64 0
  %v = insertelement <2 x i4> %a, i4 %y, i64 1
  %o = shl <2 x i4> %v, <i4 1, i4 3>
  %e = extractelement <2 x i4> %o, i64 1
  %r = icmp eq i4 %e, -7
  ret i1 %r
}

define i1 @lane_of_right_shift(i4 %x, i4 %y) {
  %a = insertelement <2 x i4> poison, i4 %x, i64 0
  %v = insertelement <2 x i4> %a, i4 %y, i64 1
  %o = lshr <2 x i4> %v, <i4 1, i4 3>
  %e = extractelement <2 x i4> %o, i64 1
  %r = icmp eq i4 %e, 2
  ret i1 %r
}

define i1 @lane_of_sign(i4 %x, i4 %y) {
  %a = insertelement <2 x i4> poison, i4 %x, i64 0
  %v = insertelement <2 x i4> %a, i4 %y, i64 1
  %b = or <2 x i4> %v, <i4 1, i4 8>
  %o = ashr <2 x i4> %b, <i4 1, i4 3>
  %e = extractelement <2 x i4> %o, i64 1
  %r = icmp eq i4 %e, 5
  ret i1 %r
}

define i1 @lane_of_xor(i4 %x, i4 %y) {
  %a = insertelement <2 x i4> poison, i4 %x, i64 0
  %v = insertelement <2 x i4> %a, i4 %y, i64 1
  %b = and <2 x i4> %v, <i4 1, i4 2>
  %o = xor <2 x i4> %b, <i4 1, i4 -1>
  %e = extractelement <2 x i4> %o, i64 1
  %r = icmp eq i4 %e, -8
  ret i1 %r
}

define i1 @lane_of_shuffle(i4 %x, i4 %y) {
  %a = insertelement <2 x i4> poison, i4 %x, i64 0
  %v = insertelement <2 x i4> %a, i4 %y, i64 1
  %b = or <2 x i4> %v, <i4 2, i4 1>
  %o = shufflevector <2 x i4> %b, <2 x i4> poison, <2 x i32> <i32 1, i32 0>
  %c = and <2 x i4> %o, <i4 3, i4 3>
  %e = extractelement <2 x i4> %c, i64 1
  %r = icmp eq i4 %e, 0
  ret i1 %r
}

define i1 @lane_of_insert(i4 %x, i4 %y) {
  %a = insertelement <2 x i4> poison, i4 %x, i64 0
  %v = insertelement <2 x i4> %a, i4 %y, i64 1
  %b = or <2 x i4> %v, <i4 0, i4 2>
  %o = insertelement <2 x i4> %b, i4 %x, i64 0
  %c = and <2 x i4> %o, <i4 3, i4 3>
  %e = extractelement <2 x i4> %c, i64 1
  %r = icmp eq i4 %e, 0
  ret i1 %r
}

define i1 @lane_of_reversal(i4 %x, i4 %y) {
  %a = insertelement <2 x i4> poison, i4 %x, i64 0
  %v = insertelement <2 x i4> %a, i4 %y, i64 1
  %b = or <2 x i4> %v, <i4 0, i4 1>
  %o = call <2 x i4> @llvm.bitreverse.v2i4(<2 x i4> %b)
  %e = extractelement <2 x i4> %o, i64 1
  %r = icmp eq i4 %e, 5
  ret i1 %r
}

define i1 @lane_of_least(i4 %x, i4 %y) {
  %a = insertelement <2 x i4> poison, i4 %x, i64 0
  %v = insertelement <2 x i4> %a, i4 %y, i64 1
  %b = and <2 x i4> %v, <i4 -1, i4 3>
  %o = call <2 x i4> @llvm.umin.v2i4(<2 x i4> %b, <2 x i4> <i4 2, i4 5>)
  %e = extractelement <2 x i4> %o, i64 1
  %r = icmp eq i4 %e, -7
  ret i1 %r
}

define i1 @joined(i4 %x, i4 %y) {
  %a = insertelement <2 x i4> poison, i4 %x, i64 0
  %v = insertelement <2 x i4> %a, i4 %y, i64 1
  %b = and <2 x i4> %v, <i4 3, i4 -1>
  %j = bitcast <2 x i4> %b to i8
  %r = icmp eq i8 %j, 8
  ret i1 %r
}

define i1 @joined_high(i4 %x, i4 %y) {
  %a = insertelement <2 x i4> poison, i4 %x, i64 0
  %v = insertelement <2 x i4> %a, i4 %y, i64 1
  %b = or <2 x i4> %v, <i4 0, i4 8>
  %j = bitcast <2 x i4> %b to i8
  %r = icmp eq i8 %j, 5
  ret i1 %r
}

define i8 @joined_low_shift(i4 %x, i8 %z) {
  %a = insertelement <2 x i4> poison, i4 %x, i64 0
  %v = insertelement <2 x i4> %a, i4 1, i64 1
  %j = bitcast <2 x i4> %v to i8
  %r = shl i8 %z, %j
  ret i8 %r
}

define i2 @vectors_differ(i4 %x, i4 %y) {
  %a = insertelement <2 x i4> poison, i4 %x, i64 0
  %v = insertelement <2 x i4> %a, i4 %y, i64 1
  %b = and <2 x i4> %v, <i4 2, i4 2>
  %c = icmp eq <2 x i4> %b, <i4 1, i4 1>
  %r = bitcast <2 x i1> %c to i2
  ret i2 %r
}

define i4 @splat_lane(i1 %n, i4 %y) {
  %i = zext i1 %n to i64
  %r = extractelement <2 x i4> <i4 5, i4 5>, i64 %i
  ret i4 %r
}
declare <2 x i4> @llvm.bitreverse.v2i4(<2 x i4>)
declare <2 x i4> @llvm.umin.v2i4(<2 x i4>, <2 x i4>)
