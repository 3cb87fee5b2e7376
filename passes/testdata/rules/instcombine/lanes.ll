; Compares of all bits of a vector, and rules whose constants differ by lane.
define i1 @f1(i3 %x) {
  %a = insertelement <3 x i3> poison, i3 %x, i64 1
  %v = shufflevector <3 x i3> %a, <3 x i3> poison, <3 x i32> <i32 1, i32 1, i32 1>
  %b = bitcast <3 x i3> %v to i9
  %r = icmp ult i9 %b, 219
  ret i1 %r
}
define i1 @f2(i3 %x) {
  %a = insertelement <3 x i3> poison, i3 %x, i64 0
  %v = shufflevector <3 x i3> %a, <3 x i3> poison, <3 x i32> zeroinitializer
  %b = bitcast <3 x i3> %v to i9
  %r = icmp sgt i9 %b, 219
  ret i1 %r
}
define i1 @f3(i3 %x, i3 %y) {
  %a = insertelement <2 x i3> poison, i3 %x, i64 0
  %v = insertelement <2 x i3> %a, i3 %y, i64 1
  %z = sext <2 x i3> %v to <2 x i5>
  %b = bitcast <2 x i5> %z to i10
  %r = icmp ne i10 %b, 0
  ret i1 %r
}
define i1 @f4(i3 %x, i3 %y) {
  %a = insertelement <2 x i3> poison, i3 %x, i64 0
  %v = insertelement <2 x i3> %a, i3 %y, i64 1
  %n = xor <2 x i3> %v, <i3 -1, i3 -1>
  %b = bitcast <2 x i3> %n to i6
  %r = icmp eq i6 %b, -1
  ret i1 %r
}
define i2 @f5(i4 %x, i4 %y) {
  %a = insertelement <2 x i4> poison, i4 %x, i64 0
  %v = insertelement <2 x i4> %a, i4 %y, i64 1
  %c = icmp ult <2 x i4> %v, <i4 8, i4 4>
  %m = and <2 x i4> %v, <i4 6, i4 3>
  %d = icmp ne <2 x i4> %m, <i4 6, i4 3>
  %e = and <2 x i1> %c, %d
  %r = bitcast <2 x i1> %e to i2
  ret i2 %r
}
define i2 @f6(i4 %x, i4 %y) {
  %a = insertelement <2 x i4> poison, i4 %x, i64 0
  %v = insertelement <2 x i4> %a, i4 %y, i64 1
  %c = icmp slt <2 x i4> %v, zeroinitializer
  %m = and <2 x i4> %v, <i4 6, i4 4>
  %d = icmp eq <2 x i4> %m, <i4 6, i4 4>
  %e = or <2 x i1> %c, %d
  %r = bitcast <2 x i1> %e to i2
  ret i2 %r
}
define i2 @f7(i4 %x, i4 %y) {
  %a = insertelement <2 x i4> poison, i4 %x, i64 0
  %v = insertelement <2 x i4> %a, i4 %y, i64 1
  %m = and <2 x i4> %v, <i4 -4, i4 poison>
  %c = icmp eq <2 x i4> %m, zeroinitializer
  %f = freeze <2 x i1> %c
  %e = extractelement <2 x i1> %f, i64 0
  %r = zext i1 %e to i2
  ret i2 %r
}
define i8 @f8(i4 %x, i4 %y) {
  %a = insertelement <2 x i4> poison, i4 %x, i64 0
  %v = insertelement <2 x i4> %a, i4 %y, i64 1
  %m = lshr <2 x i4> <i4 3, i4 5>, %v
  %n = xor <2 x i4> %m, <i4 -1, i4 -1>
  %r = bitcast <2 x i4> %n to i8
  ret i8 %r
}
define i8 @f9(i4 %x, i4 %y) {
  %a = insertelement <2 x i4> poison, i4 %x, i64 0
  %v = insertelement <2 x i4> %a, i4 %y, i64 1
  %m = ashr <2 x i4> <i4 -3, i4 -8>, %v
  %n = xor <2 x i4> %m, <i4 -1, i4 -1>
  %r = bitcast <2 x i4> %n to i8
  ret i8 %r
}
define i1 @compare_free_not(i2 %x, i2 %y) {
  %a = insertelement <2 x i2> poison, i2 %x, i64 0
  %v = insertelement <2 x i2> %a, i2 %y, i64 1
  %c = icmp ugt <2 x i2> %v, <i2 1, i2 0>
  %b = bitcast <2 x i1> %c to i2
  %r = icmp ne i2 %b, -1
  ret i1 %r
}
define i4 @masks_cast(i2 %c, i4 %x, i4 %y) {
  %v = bitcast i2 %c to <2 x i1>
  %s = sext <2 x i1> %v to <2 x i2>
  %m = bitcast <2 x i2> %s to i4
  %n = xor <2 x i2> %s, <i2 -1, i2 -1>
  %i = bitcast <2 x i2> %n to i4
  %a = and i4 %x, %m
  %b = and i4 %i, %y
  %r = or i4 %b, %a
  ret i4 %r
}
define i4 @masks_flipped(i2 %c, i4 %x, i4 %y) {
  %v = bitcast i2 %c to <2 x i1>
  %s = sext <2 x i1> %v to <2 x i2>
  %m = xor <2 x i2> %s, <i2 -1, i2 0>
  %n = xor <2 x i2> %s, <i2 0, i2 -1>
  %p = bitcast i4 %x to <2 x i2>
  %q = bitcast i4 %y to <2 x i2>
  %a = and <2 x i2> %m, %p
  %b = and <2 x i2> %n, %q
  %o = or <2 x i2> %a, %b
  %r = bitcast <2 x i2> %o to i4
  ret i4 %r
}
define i4 @masks_constant(i4 %x, i4 %y) {
  %p = bitcast i4 %x to <2 x i2>
  %q = bitcast i4 %y to <2 x i2>
  %a = and <2 x i2> %p, <i2 -1, i2 0>
  %b = and <2 x i2> %q, <i2 0, i2 -1>
  %o = or <2 x i2> %a, %b
  %r = bitcast <2 x i2> %o to i4
  ret i4 %r
}
define i4 @or_flipped_by_lane(i4 %x) {
  %p = bitcast i4 %x to <2 x i2>
  %o = or <2 x i2> %p, <i2 1, i2 2>
  %f = xor <2 x i2> %o, <i2 3, i2 2>
  %r = bitcast <2 x i2> %f to i4
  ret i4 %r
}
define i4 @truncated_by_lane(i4 %x) {
  %p = bitcast i4 %x to <2 x i2>
  %s = sext <2 x i2> %p to <2 x i5>
  %l = lshr <2 x i5> %s, <i5 1, i5 3>
  %t = trunc <2 x i5> %l to <2 x i2>
  %r = bitcast <2 x i2> %t to i4
  ret i4 %r
}
