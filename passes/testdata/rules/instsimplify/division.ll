; Division by and of what is known, differences of equal numbers, shifted powers of two.
define i4 @f1(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = and i4 %y, 1
  %r = udiv i4 %x, %d
  ret i4 %r
}
define i4 @f2(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = and i4 %y, 1
  %r = udiv i4 %n, %d
  ret i4 %r
}
define i4 @f3(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = urem i4 1, %y
  %r = udiv i4 %x, %d
  ret i4 %r
}
define i4 @f4(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = urem i4 1, %y
  %r = udiv i4 %n, %d
  ret i4 %r
}
define i4 @f5(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = srem i4 1, %y
  %r = udiv i4 %x, %d
  ret i4 %r
}
define i4 @f6(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = srem i4 1, %y
  %r = udiv i4 %n, %d
  ret i4 %r
}
define i4 @f7(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = or i4 %y, 8
  %r = udiv i4 %x, %d
  ret i4 %r
}
define i4 @f8(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = or i4 %y, 8
  %r = udiv i4 %n, %d
  ret i4 %r
}
define i4 @f9(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = lshr i4 %y, 3
  %r = udiv i4 %x, %d
  ret i4 %r
}
define i4 @f10(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = lshr i4 %y, 3
  %r = udiv i4 %n, %d
  ret i4 %r
}
define i4 @f11(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = and i4 %y, 1
  %r = sdiv i4 %x, %d
  ret i4 %r
}
define i4 @f12(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = and i4 %y, 1
  %r = sdiv i4 %n, %d
  ret i4 %r
}
define i4 @f13(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = urem i4 1, %y
  %r = sdiv i4 %x, %d
  ret i4 %r
}
define i4 @f14(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = urem i4 1, %y
  %r = sdiv i4 %n, %d
  ret i4 %r
}
define i4 @f15(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = srem i4 1, %y
  %r = sdiv i4 %x, %d
  ret i4 %r
}
define i4 @f16(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = srem i4 1, %y
  %r = sdiv i4 %n, %d
  ret i4 %r
}
define i4 @f17(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = or i4 %y, 8
  %r = sdiv i4 %x, %d
  ret i4 %r
}
define i4 @f18(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = lshr i4 %y, 3
  %r = sdiv i4 %x, %d
  ret i4 %r
}
define i4 @f19(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = lshr i4 %y, 3
  %r = sdiv i4 %n, %d
  ret i4 %r
}
define i4 @f20(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = and i4 %y, 1
  %r = urem i4 %x, %d
  ret i4 %r
}
define i4 @f21(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = and i4 %y, 1
  %r = urem i4 %n, %d
  ret i4 %r
}
define i4 @f22(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = urem i4 1, %y
  %r = urem i4 %x, %d
  ret i4 %r
}
define i4 @f23(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = urem i4 1, %y
  %r = urem i4 %n, %d
  ret i4 %r
}
define i4 @f24(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = srem i4 1, %y
  %r = urem i4 %x, %d
  ret i4 %r
}
define i4 @f25(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = srem i4 1, %y
  %r = urem i4 %n, %d
  ret i4 %r
}
define i4 @f26(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = or i4 %y, 8
  %r = urem i4 %x, %d
  ret i4 %r
}
define i4 @f27(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = or i4 %y, 8
  %r = urem i4 %n, %d
  ret i4 %r
}
define i4 @f28(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = lshr i4 %y, 3
  %r = urem i4 %x, %d
  ret i4 %r
}
define i4 @f29(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = lshr i4 %y, 3
  %r = urem i4 %n, %d
  ret i4 %r
}
define i4 @f30(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = and i4 %y, 1
  %r = srem i4 %x, %d
  ret i4 %r
}
define i4 @f31(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = and i4 %y, 1
  %r = srem i4 %n, %d
  ret i4 %r
}
define i4 @f32(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = urem i4 1, %y
  %r = srem i4 %x, %d
  ret i4 %r
}
define i4 @f33(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = urem i4 1, %y
  %r = srem i4 %n, %d
  ret i4 %r
}
define i4 @f34(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = srem i4 1, %y
  %r = srem i4 %x, %d
  ret i4 %r
}
define i4 @f35(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = srem i4 1, %y
  %r = srem i4 %n, %d
  ret i4 %r
}
define i4 @f36(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = or i4 %y, 8
  %r = srem i4 %x, %d
  ret i4 %r
}
define i4 @f37(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = lshr i4 %y, 3
  %r = srem i4 %x, %d
  ret i4 %r
}
define i4 @f38(i4 %x, i4 %y) {
  %n = and i4 %x, 7
  %d = lshr i4 %y, 3
  %r = srem i4 %n, %d
  ret i4 %r
}
define i4 @f39(i4 %x) {
  %o = or i4 %x, 1
  %r = udiv exact i4 %o, 2
  ret i4 %r
}
define i4 @f40(i4 %x) {
  %o = or i4 %x, 3
  %r = udiv exact i4 %o, 2
  ret i4 %r
}
define i4 @f41(i4 %x) {
  %o = or i4 %x, 1
  %r = udiv exact i4 %o, 4
  ret i4 %r
}
define i4 @f42(i4 %x) {
  %o = or i4 %x, 2
  %r = udiv exact i4 %o, 4
  ret i4 %r
}
define i4 @f43(i4 %x) {
  %o = or i4 %x, 3
  %r = udiv exact i4 %o, 4
  ret i4 %r
}
define i4 @f44(i4 %x) {
  %o = or i4 %x, 6
  %r = udiv exact i4 %o, 4
  ret i4 %r
}
define i4 @f45(i4 %x) {
  %o = or i4 %x, 1
  %r = udiv exact i4 %o, 6
  ret i4 %r
}
define i4 @f46(i4 %x) {
  %o = or i4 %x, 3
  %r = udiv exact i4 %o, 6
  ret i4 %r
}
define i4 @f47(i4 %x) {
  %o = or i4 %x, 1
  %r = udiv exact i4 %o, -6
  ret i4 %r
}
define i4 @f48(i4 %x) {
  %o = or i4 %x, 3
  %r = udiv exact i4 %o, -6
  ret i4 %r
}
define i4 @f49(i4 %x) {
  %o = or i4 %x, 1
  %r = udiv exact i4 %o, 12
  ret i4 %r
}
define i4 @f50(i4 %x) {
  %o = or i4 %x, 2
  %r = udiv exact i4 %o, 12
  ret i4 %r
}
define i4 @f51(i4 %x) {
  %o = or i4 %x, 3
  %r = udiv exact i4 %o, 12
  ret i4 %r
}
define i4 @f52(i4 %x) {
  %o = or i4 %x, 6
  %r = udiv exact i4 %o, 12
  ret i4 %r
}
define i4 @f53(i4 %x) {
  %o = or i4 %x, 1
  %r = sdiv exact i4 %o, 2
  ret i4 %r
}
define i4 @f54(i4 %x) {
  %o = or i4 %x, 3
  %r = sdiv exact i4 %o, 2
  ret i4 %r
}
define i4 @f55(i4 %x) {
  %o = or i4 %x, 1
  %r = sdiv exact i4 %o, 4
  ret i4 %r
}
define i4 @f56(i4 %x) {
  %o = or i4 %x, 2
  %r = sdiv exact i4 %o, 4
  ret i4 %r
}
define i4 @f57(i4 %x) {
  %o = or i4 %x, 3
  %r = sdiv exact i4 %o, 4
  ret i4 %r
}
define i4 @f58(i4 %x) {
  %o = or i4 %x, 6
  %r = sdiv exact i4 %o, 4
  ret i4 %r
}
define i4 @f59(i4 %x) {
  %o = or i4 %x, 1
  %r = sdiv exact i4 %o, 6
  ret i4 %r
}
define i4 @f60(i4 %x) {
  %o = or i4 %x, 3
  %r = sdiv exact i4 %o, 6
  ret i4 %r
}
define i4 @f61(i4 %x) {
  %o = or i4 %x, 1
  %r = sdiv exact i4 %o, -6
  ret i4 %r
}
define i4 @f62(i4 %x) {
  %o = or i4 %x, 3
  %r = sdiv exact i4 %o, -6
  ret i4 %r
}
define i4 @f63(i4 %x) {
  %o = or i4 %x, 1
  %r = sdiv exact i4 %o, 12
  ret i4 %r
}
define i4 @f64(i4 %x) {
  %o = or i4 %x, 2
  %r = sdiv exact i4 %o, 12
  ret i4 %r
}
define i4 @f65(i4 %x) {
  %o = or i4 %x, 3
  %r = sdiv exact i4 %o, 12
  ret i4 %r
}
define i4 @f66(i4 %x) {
  %o = or i4 %x, 6
  %r = sdiv exact i4 %o, 12
  ret i4 %r
}
define i4 @f67(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  br i1 %c, label %t, label %e
  t:
  %r = xor i4 %x, %y
  ret i4 %r
  e:
  ret i4 5
}
define i4 @f68(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  br i1 %c, label %t, label %e
  t:
  %r = sub i4 %x, %y
  ret i4 %r
  e:
  ret i4 5
}
define i4 @f69(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  br i1 %c, label %t, label %e
  t:
  %r = udiv i4 %x, %y
  ret i4 %r
  e:
  ret i4 5
}
define i4 @f70(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  br i1 %c, label %t, label %e
  t:
  %r = urem i4 %x, %y
  ret i4 %r
  e:
  ret i4 5
}
define i4 @f71(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  br i1 %c, label %t, label %e
  t:
  %r = sdiv i4 %x, %y
  ret i4 %r
  e:
  ret i4 5
}
define i4 @f72(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  br i1 %c, label %t, label %e
  t:
  %r = srem i4 %x, %y
  ret i4 %r
  e:
  ret i4 5
}
define i4 @f73(i4 %x) {
  %s = and i4 %x, 8
  %r = sub  i4 0, %s
  ret i4 %r
}
define i4 @f74(i4 %x) {
  %s = and i4 %x, 8
  %r = sub nsw i4 0, %s
  ret i4 %r
}
define i4 @f75(i4 %x) {
  %s = shl i4 %x, 3
  %r = sub  i4 0, %s
  ret i4 %r
}
define i4 @f76(i4 %x) {
  %s = shl i4 %x, 3
  %r = sub nsw i4 0, %s
  ret i4 %r
}
define i4 @f77(i4 %x, i4 %y) {
  %a = sub i4 %x, %y
  %b = sub i4 %y, %x
  %r = add i4 %a, %b
  ret i4 %r
}
define i4 @f78(i4 %x) {
  %m = sub i4 0, %x
  %p = and i4 %m, %x
  %a = shl i4 %p, 0
  %b = shl i4 %p, 0
  %k = add i4 %a, -1
  %r = and i4 %k, %b
  ret i4 %r
}
define i4 @f79(i4 %x) {
  %m = sub i4 0, %x
  %p = and i4 %m, %x
  %a = shl i4 %p, 0
  %b = shl i4 %p, 1
  %k = add i4 %a, -1
  %r = and i4 %k, %b
  ret i4 %r
}
define i4 @f80(i4 %x) {
  %m = sub i4 0, %x
  %p = and i4 %m, %x
  %a = shl i4 %p, 0
  %b = shl i4 %p, 2
  %k = add i4 %a, -1
  %r = and i4 %k, %b
  ret i4 %r
}
define i4 @f81(i4 %x) {
  %m = sub i4 0, %x
  %p = and i4 %m, %x
  %a = shl i4 %p, 0
  %b = shl i4 %p, 3
  %k = add i4 %a, -1
  %r = and i4 %k, %b
  ret i4 %r
}
define i4 @f82(i4 %x) {
  %m = sub i4 0, %x
  %p = and i4 %m, %x
  %a = shl i4 %p, 1
  %b = shl i4 %p, 0
  %k = add i4 %a, -1
  %r = and i4 %k, %b
  ret i4 %r
}
define i4 @f83(i4 %x) {
  %m = sub i4 0, %x
  %p = and i4 %m, %x
  %a = shl i4 %p, 1
  %b = shl i4 %p, 1
  %k = add i4 %a, -1
  %r = and i4 %k, %b
  ret i4 %r
}
define i4 @f84(i4 %x) {
  %m = sub i4 0, %x
  %p = and i4 %m, %x
  %a = shl i4 %p, 1
  %b = shl i4 %p, 2
  %k = add i4 %a, -1
  %r = and i4 %k, %b
  ret i4 %r
}
define i4 @f85(i4 %x) {
  %m = sub i4 0, %x
  %p = and i4 %m, %x
  %a = shl i4 %p, 1
  %b = shl i4 %p, 3
  %k = add i4 %a, -1
  %r = and i4 %k, %b
  ret i4 %r
}
define i4 @f86(i4 %x) {
  %m = sub i4 0, %x
  %p = and i4 %m, %x
  %a = shl i4 %p, 2
  %b = shl i4 %p, 0
  %k = add i4 %a, -1
  %r = and i4 %k, %b
  ret i4 %r
}
define i4 @f87(i4 %x) {
  %m = sub i4 0, %x
  %p = and i4 %m, %x
  %a = shl i4 %p, 2
  %b = shl i4 %p, 2
  %k = add i4 %a, -1
  %r = and i4 %k, %b
  ret i4 %r
}
define i4 @f88(i4 %x) {
  %m = sub i4 0, %x
  %p = and i4 %m, %x
  %a = shl i4 %p, 2
  %b = shl i4 %p, 3
  %k = add i4 %a, -1
  %r = and i4 %k, %b
  ret i4 %r
}
define i4 @f89(i4 %x) {
  %r = shl nuw i4 undef, %x
  ret i4 %r
}
define i4 @f90(i4 %x) {
  %r = shl nsw i4 undef, %x
  ret i4 %r
}
define i4 @f91(i4 %x) {
  %r = lshr exact i4 undef, %x
  ret i4 %r
}
define i4 @f92(i4 %x) {
  %r = ashr exact i4 undef, %x
  ret i4 %r
}
define i4 @f93(i4 %x) {
  %r = shl  i4 undef, %x
  ret i4 %r
}
define i4 @f94(i4 %x) {
  %r = lshr  i4 undef, %x
  ret i4 %r
}
