; Masks, selects of shifts, shifts of selects.
define i1 @f1(i4 %x) {
  %a = icmp ult i4 %x, 8
  %m = and i4 %x, 6
  %b = icmp ne i4 %m, 6
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f2(i4 %x) {
  %a = icmp sgt i4 %x, -1
  %m = and i4 %x, 6
  %b = icmp ne i4 %m, 6
  %r = and i1 %b, %a
  ret i1 %r
}
define i1 @f3(i4 %x) {
  %a = icmp uge i4 %x, 8
  %m = and i4 %x, 6
  %b = icmp eq i4 %m, 6
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f4(i4 %x) {
  %a = icmp ult i4 %x, 8
  %m = and i4 %x, 7
  %b = icmp ne i4 %m, 7
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f5(i4 %x) {
  %a = icmp sgt i4 %x, -1
  %m = and i4 %x, 7
  %b = icmp ne i4 %m, 7
  %r = and i1 %b, %a
  ret i1 %r
}
define i1 @f6(i4 %x) {
  %a = icmp uge i4 %x, 8
  %m = and i4 %x, 7
  %b = icmp eq i4 %m, 7
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f7(i4 %x) {
  %a = icmp ult i4 %x, 4
  %m = and i4 %x, 2
  %b = icmp ne i4 %m, 2
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f8(i4 %x) {
  %a = icmp sgt i4 %x, -1
  %m = and i4 %x, 2
  %b = icmp ne i4 %m, 2
  %r = and i1 %b, %a
  ret i1 %r
}
define i1 @f9(i4 %x) {
  %a = icmp uge i4 %x, 4
  %m = and i4 %x, 2
  %b = icmp eq i4 %m, 2
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f10(i4 %x) {
  %a = icmp slt i4 %x, 0
  %m = and i4 %x, 2
  %b = icmp eq i4 %m, 2
  %r = or i1 %b, %a
  ret i1 %r
}
define i1 @f11(i4 %x) {
  %a = icmp ult i4 %x, 4
  %m = and i4 %x, 3
  %b = icmp ne i4 %m, 3
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f12(i4 %x) {
  %a = icmp uge i4 %x, 4
  %m = and i4 %x, 3
  %b = icmp eq i4 %m, 3
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f13(i4 %x) {
  %a = icmp ult i4 %x, 8
  %m = and i4 %x, 4
  %b = icmp ne i4 %m, 4
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f14(i4 %x) {
  %a = icmp sgt i4 %x, -1
  %m = and i4 %x, 4
  %b = icmp ne i4 %m, 4
  %r = and i1 %b, %a
  ret i1 %r
}
define i1 @f15(i4 %x) {
  %a = icmp uge i4 %x, 8
  %m = and i4 %x, 4
  %b = icmp eq i4 %m, 4
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f16(i4 %x) {
  %a = icmp slt i4 %x, 0
  %m = and i4 %x, 4
  %b = icmp eq i4 %m, 4
  %r = or i1 %b, %a
  ret i1 %r
}
define i1 @f17(i4 %x) {
  %a = icmp ult i4 %x, 8
  %m = and i4 %x, 3
  %b = icmp ne i4 %m, 3
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f18(i4 %x) {
  %a = icmp uge i4 %x, 8
  %m = and i4 %x, 3
  %b = icmp eq i4 %m, 3
  %r = or i1 %a, %b
  ret i1 %r
}
define i4 @f19(i4 %a, i4 %b) {
  %t = or i4 %a, %b
  %u = and i4 %t, 1
  %v = and i4 %b, -2
  %r = or i4 %u, %v
  ret i4 %r
}
define i4 @f20(i4 %a, i4 %b) {
  %t = or i4 %a, %b
  %u = and i4 %t, 5
  %v = and i4 %b, -6
  %r = or i4 %u, %v
  ret i4 %r
}
define i4 @f21(i4 %a, i4 %b) {
  %t = or i4 %a, %b
  %u = and i4 %t, -8
  %v = and i4 %b, 7
  %r = or i4 %u, %v
  ret i4 %r
}
define i4 @f22(i4 %a, i4 %b) {
  %t = xor i4 %a, %b
  %u = and i4 %t, 1
  %v = and i4 %b, -2
  %r = or i4 %u, %v
  ret i4 %r
}
define i4 @f23(i4 %a, i4 %b) {
  %t = xor i4 %a, %b
  %u = and i4 %t, 5
  %v = and i4 %b, -6
  %r = or i4 %u, %v
  ret i4 %r
}
define i4 @f24(i4 %a, i4 %b) {
  %t = xor i4 %a, %b
  %u = and i4 %t, -8
  %v = and i4 %b, 7
  %r = or i4 %u, %v
  ret i4 %r
}
define i4 @f25(i4 %x, i4 %y) {
  %c = icmp sgt i4 %x, -1
  %l = lshr i4 %x, %y
  %a = ashr i4 %x, %y
  %r = select i1 %c, i4 %l, i4 %a
  ret i4 %r
}
define i4 @f26(i4 %x, i4 %y) {
  %c = icmp sgt i4 %x, -1
  %l = lshr i4 %x, %y
  %a = ashr exact i4 %x, %y
  %r = select i1 %c, i4 %l, i4 %a
  ret i4 %r
}
define i4 @f27(i4 %x, i4 %y) {
  %c = icmp sgt i4 %x, -1
  %l = lshr exact i4 %x, %y
  %a = ashr i4 %x, %y
  %r = select i1 %c, i4 %l, i4 %a
  ret i4 %r
}
define i4 @f28(i4 %x, i4 %y) {
  %c = icmp sgt i4 %x, -1
  %l = lshr exact i4 %x, %y
  %a = ashr exact i4 %x, %y
  %r = select i1 %c, i4 %l, i4 %a
  ret i4 %r
}
define i4 @f29(i4 %x, i4 %y) {
  %c = icmp sgt i4 %x, 0
  %l = lshr i4 %x, %y
  %a = ashr i4 %x, %y
  %r = select i1 %c, i4 %l, i4 %a
  ret i4 %r
}
define i4 @f30(i4 %x, i4 %y) {
  %c = icmp slt i4 %x, 0
  %l = lshr i4 %x, %y
  %a = ashr i4 %x, %y
  %r = select i1 %c, i4 %a, i4 %l
  ret i4 %r
}
define i4 @f31(i4 %x, i4 %y) {
  %c = icmp sgt i4 %x, 0
  %l = lshr i4 %x, %y
  %a = ashr exact i4 %x, %y
  %r = select i1 %c, i4 %l, i4 %a
  ret i4 %r
}
define i4 @f32(i4 %x, i4 %y) {
  %c = icmp slt i4 %x, 0
  %l = lshr i4 %x, %y
  %a = ashr exact i4 %x, %y
  %r = select i1 %c, i4 %a, i4 %l
  ret i4 %r
}
define i4 @f33(i4 %x, i4 %y) {
  %c = icmp sgt i4 %x, 0
  %l = lshr exact i4 %x, %y
  %a = ashr i4 %x, %y
  %r = select i1 %c, i4 %l, i4 %a
  ret i4 %r
}
define i4 @f34(i4 %x, i4 %y) {
  %c = icmp slt i4 %x, 0
  %l = lshr exact i4 %x, %y
  %a = ashr i4 %x, %y
  %r = select i1 %c, i4 %a, i4 %l
  ret i4 %r
}
define i4 @f35(i4 %x, i4 %y) {
  %c = icmp sgt i4 %x, 0
  %l = lshr exact i4 %x, %y
  %a = ashr exact i4 %x, %y
  %r = select i1 %c, i4 %l, i4 %a
  ret i4 %r
}
define i4 @f36(i4 %x, i4 %y) {
  %c = icmp slt i4 %x, 0
  %l = lshr exact i4 %x, %y
  %a = ashr exact i4 %x, %y
  %r = select i1 %c, i4 %a, i4 %l
  ret i4 %r
}
define i4 @f37(i4 %x, i4 %y) {
  %c = icmp sgt i4 %x, 5
  %l = lshr i4 %x, %y
  %a = ashr i4 %x, %y
  %r = select i1 %c, i4 %l, i4 %a
  ret i4 %r
}
define i4 @f38(i4 %x, i4 %y) {
  %c = icmp slt i4 %x, 5
  %l = lshr i4 %x, %y
  %a = ashr i4 %x, %y
  %r = select i1 %c, i4 %a, i4 %l
  ret i4 %r
}
define i4 @f39(i4 %x, i4 %y) {
  %c = icmp sgt i4 %x, 5
  %l = lshr i4 %x, %y
  %a = ashr exact i4 %x, %y
  %r = select i1 %c, i4 %l, i4 %a
  ret i4 %r
}
define i4 @f40(i4 %x, i4 %y) {
  %c = icmp slt i4 %x, 5
  %l = lshr i4 %x, %y
  %a = ashr exact i4 %x, %y
  %r = select i1 %c, i4 %a, i4 %l
  ret i4 %r
}
define i4 @f41(i4 %x, i4 %y) {
  %c = icmp sgt i4 %x, 5
  %l = lshr exact i4 %x, %y
  %a = ashr i4 %x, %y
  %r = select i1 %c, i4 %l, i4 %a
  ret i4 %r
}
define i4 @f42(i4 %x, i4 %y) {
  %c = icmp slt i4 %x, 5
  %l = lshr exact i4 %x, %y
  %a = ashr i4 %x, %y
  %r = select i1 %c, i4 %a, i4 %l
  ret i4 %r
}
define i4 @f43(i4 %x, i4 %y) {
  %c = icmp sgt i4 %x, 5
  %l = lshr exact i4 %x, %y
  %a = ashr exact i4 %x, %y
  %r = select i1 %c, i4 %l, i4 %a
  ret i4 %r
}
define i4 @f44(i4 %x, i4 %y) {
  %c = icmp slt i4 %x, 5
  %l = lshr exact i4 %x, %y
  %a = ashr exact i4 %x, %y
  %r = select i1 %c, i4 %a, i4 %l
  ret i4 %r
}
define i4 @f45(i4 %x, i1 %c) {
  %o = and i4 %x, 6
  %s = select i1 %c, i4 %x, i4 %o
  %r = shl i4 %s, 2
  ret i4 %r
}
define i4 @f46(i4 %x, i1 %c) {
  %o = and i4 %x, 6
  %s = select i1 %c, i4 %o, i4 %x
  %r = shl i4 %s, 2
  ret i4 %r
}
define i4 @f47(i4 %x, i1 %c) {
  %o = and i4 %x, -4
  %s = select i1 %c, i4 %x, i4 %o
  %r = shl i4 %s, 2
  ret i4 %r
}
define i4 @f48(i4 %x, i1 %c) {
  %o = and i4 %x, -4
  %s = select i1 %c, i4 %o, i4 %x
  %r = shl i4 %s, 2
  ret i4 %r
}
define i4 @f49(i4 %x, i1 %c) {
  %o = and i4 %x, 3
  %s = select i1 %c, i4 %x, i4 %o
  %r = shl i4 %s, 2
  ret i4 %r
}
define i4 @f50(i4 %x, i1 %c) {
  %o = and i4 %x, 3
  %s = select i1 %c, i4 %o, i4 %x
  %r = shl i4 %s, 2
  ret i4 %r
}
define i4 @f51(i4 %x, i1 %c) {
  %o = or i4 %x, 6
  %s = select i1 %c, i4 %x, i4 %o
  %r = shl i4 %s, 2
  ret i4 %r
}
define i4 @f52(i4 %x, i1 %c) {
  %o = or i4 %x, 6
  %s = select i1 %c, i4 %o, i4 %x
  %r = shl i4 %s, 2
  ret i4 %r
}
define i4 @f53(i4 %x, i1 %c) {
  %o = or i4 %x, -4
  %s = select i1 %c, i4 %x, i4 %o
  %r = shl i4 %s, 2
  ret i4 %r
}
define i4 @f54(i4 %x, i1 %c) {
  %o = or i4 %x, -4
  %s = select i1 %c, i4 %o, i4 %x
  %r = shl i4 %s, 2
  ret i4 %r
}
define i4 @f55(i4 %x, i1 %c) {
  %o = or i4 %x, 3
  %s = select i1 %c, i4 %x, i4 %o
  %r = shl i4 %s, 2
  ret i4 %r
}
define i4 @f56(i4 %x, i1 %c) {
  %o = or i4 %x, 3
  %s = select i1 %c, i4 %o, i4 %x
  %r = shl i4 %s, 2
  ret i4 %r
}
define i4 @f57(i4 %x, i1 %c) {
  %o = xor i4 %x, 6
  %s = select i1 %c, i4 %x, i4 %o
  %r = shl i4 %s, 2
  ret i4 %r
}
define i4 @f58(i4 %x, i1 %c) {
  %o = xor i4 %x, 6
  %s = select i1 %c, i4 %o, i4 %x
  %r = shl i4 %s, 2
  ret i4 %r
}
define i4 @f59(i4 %x, i1 %c) {
  %o = xor i4 %x, -4
  %s = select i1 %c, i4 %x, i4 %o
  %r = shl i4 %s, 2
  ret i4 %r
}
define i4 @f60(i4 %x, i1 %c) {
  %o = xor i4 %x, -4
  %s = select i1 %c, i4 %o, i4 %x
  %r = shl i4 %s, 2
  ret i4 %r
}
define i4 @f61(i4 %x, i1 %c) {
  %o = xor i4 %x, 3
  %s = select i1 %c, i4 %x, i4 %o
  %r = shl i4 %s, 2
  ret i4 %r
}
define i4 @f62(i4 %x, i1 %c) {
  %o = xor i4 %x, 3
  %s = select i1 %c, i4 %o, i4 %x
  %r = shl i4 %s, 2
  ret i4 %r
}
define i4 @f63(i4 %x, i1 %c) {
  %o = add i4 %x, 6
  %s = select i1 %c, i4 %x, i4 %o
  %r = shl i4 %s, 2
  ret i4 %r
}
define i4 @f64(i4 %x, i1 %c) {
  %o = add i4 %x, 6
  %s = select i1 %c, i4 %o, i4 %x
  %r = shl i4 %s, 2
  ret i4 %r
}
define i4 @f65(i4 %x, i1 %c) {
  %o = add i4 %x, -4
  %s = select i1 %c, i4 %x, i4 %o
  %r = shl i4 %s, 2
  ret i4 %r
}
define i4 @f66(i4 %x, i1 %c) {
  %o = add i4 %x, -4
  %s = select i1 %c, i4 %o, i4 %x
  %r = shl i4 %s, 2
  ret i4 %r
}
define i4 @f67(i4 %x, i1 %c) {
  %o = add i4 %x, 3
  %s = select i1 %c, i4 %x, i4 %o
  %r = shl i4 %s, 2
  ret i4 %r
}
define i4 @f68(i4 %x, i1 %c) {
  %o = add i4 %x, 3
  %s = select i1 %c, i4 %o, i4 %x
  %r = shl i4 %s, 2
  ret i4 %r
}
define i4 @f69(i4 %x, i1 %c) {
  %o = and i4 %x, 6
  %s = select i1 %c, i4 %x, i4 %o
  %r = lshr i4 %s, 2
  ret i4 %r
}
define i4 @f70(i4 %x, i1 %c) {
  %o = and i4 %x, 6
  %s = select i1 %c, i4 %o, i4 %x
  %r = lshr i4 %s, 2
  ret i4 %r
}
define i4 @f71(i4 %x, i1 %c) {
  %o = and i4 %x, -4
  %s = select i1 %c, i4 %x, i4 %o
  %r = lshr i4 %s, 2
  ret i4 %r
}
define i4 @f72(i4 %x, i1 %c) {
  %o = and i4 %x, -4
  %s = select i1 %c, i4 %o, i4 %x
  %r = lshr i4 %s, 2
  ret i4 %r
}
define i4 @f73(i4 %x, i1 %c) {
  %o = and i4 %x, 3
  %s = select i1 %c, i4 %x, i4 %o
  %r = lshr i4 %s, 2
  ret i4 %r
}
define i4 @f74(i4 %x, i1 %c) {
  %o = and i4 %x, 3
  %s = select i1 %c, i4 %o, i4 %x
  %r = lshr i4 %s, 2
  ret i4 %r
}
define i4 @f75(i4 %x, i1 %c) {
  %o = or i4 %x, 6
  %s = select i1 %c, i4 %x, i4 %o
  %r = lshr i4 %s, 2
  ret i4 %r
}
define i4 @f76(i4 %x, i1 %c) {
  %o = or i4 %x, 6
  %s = select i1 %c, i4 %o, i4 %x
  %r = lshr i4 %s, 2
  ret i4 %r
}
define i4 @f77(i4 %x, i1 %c) {
  %o = or i4 %x, -4
  %s = select i1 %c, i4 %x, i4 %o
  %r = lshr i4 %s, 2
  ret i4 %r
}
define i4 @f78(i4 %x, i1 %c) {
  %o = or i4 %x, -4
  %s = select i1 %c, i4 %o, i4 %x
  %r = lshr i4 %s, 2
  ret i4 %r
}
define i4 @f79(i4 %x, i1 %c) {
  %o = or i4 %x, 3
  %s = select i1 %c, i4 %x, i4 %o
  %r = lshr i4 %s, 2
  ret i4 %r
}
define i4 @f80(i4 %x, i1 %c) {
  %o = or i4 %x, 3
  %s = select i1 %c, i4 %o, i4 %x
  %r = lshr i4 %s, 2
  ret i4 %r
}
define i4 @f81(i4 %x, i1 %c) {
  %o = xor i4 %x, 6
  %s = select i1 %c, i4 %x, i4 %o
  %r = lshr i4 %s, 2
  ret i4 %r
}
define i4 @f82(i4 %x, i1 %c) {
  %o = xor i4 %x, 6
  %s = select i1 %c, i4 %o, i4 %x
  %r = lshr i4 %s, 2
  ret i4 %r
}
define i4 @f83(i4 %x, i1 %c) {
  %o = xor i4 %x, -4
  %s = select i1 %c, i4 %x, i4 %o
  %r = lshr i4 %s, 2
  ret i4 %r
}
define i4 @f84(i4 %x, i1 %c) {
  %o = xor i4 %x, -4
  %s = select i1 %c, i4 %o, i4 %x
  %r = lshr i4 %s, 2
  ret i4 %r
}
define i4 @f85(i4 %x, i1 %c) {
  %o = xor i4 %x, 3
  %s = select i1 %c, i4 %x, i4 %o
  %r = lshr i4 %s, 2
  ret i4 %r
}
define i4 @f86(i4 %x, i1 %c) {
  %o = xor i4 %x, 3
  %s = select i1 %c, i4 %o, i4 %x
  %r = lshr i4 %s, 2
  ret i4 %r
}
define i4 @f87(i4 %x, i1 %c) {
  %o = and i4 %x, 6
  %s = select i1 %c, i4 %x, i4 %o
  %r = ashr i4 %s, 2
  ret i4 %r
}
define i4 @f88(i4 %x, i1 %c) {
  %o = and i4 %x, 6
  %s = select i1 %c, i4 %o, i4 %x
  %r = ashr i4 %s, 2
  ret i4 %r
}
define i4 @f89(i4 %x, i1 %c) {
  %o = and i4 %x, -4
  %s = select i1 %c, i4 %x, i4 %o
  %r = ashr i4 %s, 2
  ret i4 %r
}
define i4 @f90(i4 %x, i1 %c) {
  %o = and i4 %x, -4
  %s = select i1 %c, i4 %o, i4 %x
  %r = ashr i4 %s, 2
  ret i4 %r
}
define i4 @f91(i4 %x, i1 %c) {
  %o = and i4 %x, 3
  %s = select i1 %c, i4 %x, i4 %o
  %r = ashr i4 %s, 2
  ret i4 %r
}
define i4 @f92(i4 %x, i1 %c) {
  %o = and i4 %x, 3
  %s = select i1 %c, i4 %o, i4 %x
  %r = ashr i4 %s, 2
  ret i4 %r
}
define i4 @f93(i4 %x, i1 %c) {
  %o = or i4 %x, 6
  %s = select i1 %c, i4 %x, i4 %o
  %r = ashr i4 %s, 2
  ret i4 %r
}
define i4 @f94(i4 %x, i1 %c) {
  %o = or i4 %x, 6
  %s = select i1 %c, i4 %o, i4 %x
  %r = ashr i4 %s, 2
  ret i4 %r
}
define i4 @f95(i4 %x, i1 %c) {
  %o = or i4 %x, -4
  %s = select i1 %c, i4 %x, i4 %o
  %r = ashr i4 %s, 2
  ret i4 %r
}
define i4 @f96(i4 %x, i1 %c) {
  %o = or i4 %x, -4
  %s = select i1 %c, i4 %o, i4 %x
  %r = ashr i4 %s, 2
  ret i4 %r
}
define i4 @f97(i4 %x, i1 %c) {
  %o = or i4 %x, 3
  %s = select i1 %c, i4 %x, i4 %o
  %r = ashr i4 %s, 2
  ret i4 %r
}
define i4 @f98(i4 %x, i1 %c) {
  %o = or i4 %x, 3
  %s = select i1 %c, i4 %o, i4 %x
  %r = ashr i4 %s, 2
  ret i4 %r
}
define i4 @f99(i4 %x, i1 %c) {
  %o = xor i4 %x, 6
  %s = select i1 %c, i4 %x, i4 %o
  %r = ashr i4 %s, 2
  ret i4 %r
}
define i4 @f100(i4 %x, i1 %c) {
  %o = xor i4 %x, 6
  %s = select i1 %c, i4 %o, i4 %x
  %r = ashr i4 %s, 2
  ret i4 %r
}
define i4 @f101(i4 %x, i1 %c) {
  %o = xor i4 %x, -4
  %s = select i1 %c, i4 %x, i4 %o
  %r = ashr i4 %s, 2
  ret i4 %r
}
define i4 @f102(i4 %x, i1 %c) {
  %o = xor i4 %x, -4
  %s = select i1 %c, i4 %o, i4 %x
  %r = ashr i4 %s, 2
  ret i4 %r
}
define i4 @f103(i4 %x, i1 %c) {
  %o = xor i4 %x, 3
  %s = select i1 %c, i4 %x, i4 %o
  %r = ashr i4 %s, 2
  ret i4 %r
}
define i4 @f104(i4 %x, i1 %c) {
  %o = xor i4 %x, 3
  %s = select i1 %c, i4 %o, i4 %x
  %r = ashr i4 %s, 2
  ret i4 %r
}
define i4 @f105(i4 %x, i1 %c) {
  %o = and i4 %x, 6
  %s = select i1 %c, i4 %x, i4 %o
  %r = shl nuw i4 %s, 2
  ret i4 %r
}
define i4 @f106(i4 %x, i1 %c) {
  %o = and i4 %x, 6
  %s = select i1 %c, i4 %o, i4 %x
  %r = shl nuw i4 %s, 2
  ret i4 %r
}
define i4 @f107(i4 %x, i1 %c) {
  %o = and i4 %x, -4
  %s = select i1 %c, i4 %x, i4 %o
  %r = shl nuw i4 %s, 2
  ret i4 %r
}
define i4 @f108(i4 %x, i1 %c) {
  %o = and i4 %x, -4
  %s = select i1 %c, i4 %o, i4 %x
  %r = shl nuw i4 %s, 2
  ret i4 %r
}
define i4 @f109(i4 %x, i1 %c) {
  %o = and i4 %x, 3
  %s = select i1 %c, i4 %x, i4 %o
  %r = shl nuw i4 %s, 2
  ret i4 %r
}
define i4 @f110(i4 %x, i1 %c) {
  %o = and i4 %x, 3
  %s = select i1 %c, i4 %o, i4 %x
  %r = shl nuw i4 %s, 2
  ret i4 %r
}
define i4 @f111(i4 %x, i1 %c) {
  %o = or i4 %x, 6
  %s = select i1 %c, i4 %x, i4 %o
  %r = shl nuw i4 %s, 2
  ret i4 %r
}
define i4 @f112(i4 %x, i1 %c) {
  %o = or i4 %x, 6
  %s = select i1 %c, i4 %o, i4 %x
  %r = shl nuw i4 %s, 2
  ret i4 %r
}
define i4 @f113(i4 %x, i1 %c) {
  %o = or i4 %x, -4
  %s = select i1 %c, i4 %x, i4 %o
  %r = shl nuw i4 %s, 2
  ret i4 %r
}
define i4 @f114(i4 %x, i1 %c) {
  %o = or i4 %x, -4
  %s = select i1 %c, i4 %o, i4 %x
  %r = shl nuw i4 %s, 2
  ret i4 %r
}
define i4 @f115(i4 %x, i1 %c) {
  %o = or i4 %x, 3
  %s = select i1 %c, i4 %x, i4 %o
  %r = shl nuw i4 %s, 2
  ret i4 %r
}
define i4 @f116(i4 %x, i1 %c) {
  %o = or i4 %x, 3
  %s = select i1 %c, i4 %o, i4 %x
  %r = shl nuw i4 %s, 2
  ret i4 %r
}
define i4 @f117(i4 %x, i1 %c) {
  %o = xor i4 %x, 6
  %s = select i1 %c, i4 %x, i4 %o
  %r = shl nuw i4 %s, 2
  ret i4 %r
}
define i4 @f118(i4 %x, i1 %c) {
  %o = xor i4 %x, 6
  %s = select i1 %c, i4 %o, i4 %x
  %r = shl nuw i4 %s, 2
  ret i4 %r
}
define i4 @f119(i4 %x, i1 %c) {
  %o = xor i4 %x, -4
  %s = select i1 %c, i4 %x, i4 %o
  %r = shl nuw i4 %s, 2
  ret i4 %r
}
define i4 @f120(i4 %x, i1 %c) {
  %o = xor i4 %x, -4
  %s = select i1 %c, i4 %o, i4 %x
  %r = shl nuw i4 %s, 2
  ret i4 %r
}
define i4 @f121(i4 %x, i1 %c) {
  %o = xor i4 %x, 3
  %s = select i1 %c, i4 %x, i4 %o
  %r = shl nuw i4 %s, 2
  ret i4 %r
}
define i4 @f122(i4 %x, i1 %c) {
  %o = xor i4 %x, 3
  %s = select i1 %c, i4 %o, i4 %x
  %r = shl nuw i4 %s, 2
  ret i4 %r
}
define i4 @f123(i4 %x, i1 %c) {
  %o = add i4 %x, 6
  %s = select i1 %c, i4 %x, i4 %o
  %r = shl nuw i4 %s, 2
  ret i4 %r
}
define i4 @f124(i4 %x, i1 %c) {
  %o = add i4 %x, 6
  %s = select i1 %c, i4 %o, i4 %x
  %r = shl nuw i4 %s, 2
  ret i4 %r
}
define i4 @f125(i4 %x, i1 %c) {
  %o = add i4 %x, -4
  %s = select i1 %c, i4 %x, i4 %o
  %r = shl nuw i4 %s, 2
  ret i4 %r
}
define i4 @f126(i4 %x, i1 %c) {
  %o = add i4 %x, -4
  %s = select i1 %c, i4 %o, i4 %x
  %r = shl nuw i4 %s, 2
  ret i4 %r
}
define i4 @f127(i4 %x, i1 %c) {
  %o = add i4 %x, 3
  %s = select i1 %c, i4 %x, i4 %o
  %r = shl nuw i4 %s, 2
  ret i4 %r
}
define i4 @f128(i4 %x, i1 %c) {
  %o = add i4 %x, 3
  %s = select i1 %c, i4 %o, i4 %x
  %r = shl nuw i4 %s, 2
  ret i4 %r
}
define i4 @f129(i4 %x, i1 %c) {
  %o = and i4 %x, 6
  %s = select i1 %c, i4 %x, i4 %o
  %r = lshr exact i4 %s, 2
  ret i4 %r
}
define i4 @f130(i4 %x, i1 %c) {
  %o = and i4 %x, 6
  %s = select i1 %c, i4 %o, i4 %x
  %r = lshr exact i4 %s, 2
  ret i4 %r
}
define i4 @f131(i4 %x, i1 %c) {
  %o = and i4 %x, -4
  %s = select i1 %c, i4 %x, i4 %o
  %r = lshr exact i4 %s, 2
  ret i4 %r
}
define i4 @f132(i4 %x, i1 %c) {
  %o = and i4 %x, -4
  %s = select i1 %c, i4 %o, i4 %x
  %r = lshr exact i4 %s, 2
  ret i4 %r
}
define i4 @f133(i4 %x, i1 %c) {
  %o = and i4 %x, 3
  %s = select i1 %c, i4 %x, i4 %o
  %r = lshr exact i4 %s, 2
  ret i4 %r
}
define i4 @f134(i4 %x, i1 %c) {
  %o = and i4 %x, 3
  %s = select i1 %c, i4 %o, i4 %x
  %r = lshr exact i4 %s, 2
  ret i4 %r
}
define i4 @f135(i4 %x, i1 %c) {
  %o = or i4 %x, 6
  %s = select i1 %c, i4 %x, i4 %o
  %r = lshr exact i4 %s, 2
  ret i4 %r
}
define i4 @f136(i4 %x, i1 %c) {
  %o = or i4 %x, 6
  %s = select i1 %c, i4 %o, i4 %x
  %r = lshr exact i4 %s, 2
  ret i4 %r
}
define i4 @f137(i4 %x, i1 %c) {
  %o = or i4 %x, -4
  %s = select i1 %c, i4 %x, i4 %o
  %r = lshr exact i4 %s, 2
  ret i4 %r
}
define i4 @f138(i4 %x, i1 %c) {
  %o = or i4 %x, -4
  %s = select i1 %c, i4 %o, i4 %x
  %r = lshr exact i4 %s, 2
  ret i4 %r
}
define i4 @f139(i4 %x, i1 %c) {
  %o = or i4 %x, 3
  %s = select i1 %c, i4 %x, i4 %o
  %r = lshr exact i4 %s, 2
  ret i4 %r
}
define i4 @f140(i4 %x, i1 %c) {
  %o = or i4 %x, 3
  %s = select i1 %c, i4 %o, i4 %x
  %r = lshr exact i4 %s, 2
  ret i4 %r
}
define i4 @f141(i4 %x, i1 %c) {
  %o = xor i4 %x, 6
  %s = select i1 %c, i4 %x, i4 %o
  %r = lshr exact i4 %s, 2
  ret i4 %r
}
define i4 @f142(i4 %x, i1 %c) {
  %o = xor i4 %x, 6
  %s = select i1 %c, i4 %o, i4 %x
  %r = lshr exact i4 %s, 2
  ret i4 %r
}
define i4 @f143(i4 %x, i1 %c) {
  %o = xor i4 %x, -4
  %s = select i1 %c, i4 %x, i4 %o
  %r = lshr exact i4 %s, 2
  ret i4 %r
}
define i4 @f144(i4 %x, i1 %c) {
  %o = xor i4 %x, -4
  %s = select i1 %c, i4 %o, i4 %x
  %r = lshr exact i4 %s, 2
  ret i4 %r
}
define i4 @f145(i4 %x, i1 %c) {
  %o = xor i4 %x, 3
  %s = select i1 %c, i4 %x, i4 %o
  %r = lshr exact i4 %s, 2
  ret i4 %r
}
define i4 @f146(i4 %x, i1 %c) {
  %o = xor i4 %x, 3
  %s = select i1 %c, i4 %o, i4 %x
  %r = lshr exact i4 %s, 2
  ret i4 %r
}
define i4 @f147(i4 %x, i4 %y) {
  %s = lshr i4 %x, 3
  %r = mul i4 %s, %y
  ret i4 %r
}
define i4 @f148(i4 %x, i4 %y) {
  %s = lshr i4 %x, 3
  %r = mul nsw i4 %y, %s
  ret i4 %r
}
