; Quotients of products and shifts with a common factor.
define i4 @f1(i4 %x, i4 %y, i4 %z) {
  %a = mul nuw i4 %x, %y
  %b = mul nuw i4 %z, %x
  %r = udiv i4 %a, %b
  ret i4 %r
}
define i4 @f2(i4 %x, i4 %y, i4 %z) {
  %b = mul nuw i4 %x, %y
  %r = udiv i4 %x, %b
  ret i4 %r
}
define i4 @f3(i4 %x, i4 %y, i4 %z) {
  %a = mul nuw i4 %x, %y
  %b = shl nuw i4 %x, %z
  %r = udiv i4 %a, %b
  ret i4 %r
}
define i4 @f4(i4 %x, i4 %y, i4 %z) {
  %a = shl nuw i4 %x, %z
  %b = mul nuw i4 %x, %y
  %r = udiv i4 %a, %b
  ret i4 %r
}
define i4 @f5(i4 %x, i4 %y, i4 %z) {
  %a = shl nuw i4 %x, %y
  %b = shl nuw i4 %x, %z
  %r = udiv i4 %a, %b
  ret i4 %r
}
define i4 @f6(i4 %x, i4 %y, i4 %z) {
  %a = shl nuw i4 %x, %z
  %b = shl nuw i4 %y, %z
  %r = udiv i4 %a, %b
  ret i4 %r
}
define i4 @f7(i4 %x, i4 %y, i4 %z) {
  %a = shl nuw i4 %x, %y
  %b = shl nuw nsw i4 %x, %z
  %r = udiv i4 %a, %b
  ret i4 %r
}
define i4 @f8(i4 %x, i4 %y, i4 %z) {
  %a = shl nuw i4 %x, %z
  %b = shl nuw nsw i4 %y, %z
  %r = udiv i4 %a, %b
  ret i4 %r
}
define i4 @f9(i4 %x, i4 %y, i4 %z) {
  %a = shl nuw nsw i4 %x, %y
  %b = shl nuw i4 %x, %z
  %r = udiv i4 %a, %b
  ret i4 %r
}
define i4 @f10(i4 %x, i4 %y, i4 %z) {
  %a = shl nuw nsw i4 %x, %z
  %b = shl nuw i4 %y, %z
  %r = udiv i4 %a, %b
  ret i4 %r
}
define i4 @f11(i4 %x, i4 %y, i4 %z) {
  %a = shl nuw nsw i4 %x, %z
  %b = shl nsw i4 %y, %z
  %r = udiv i4 %a, %b
  ret i4 %r
}
define i4 @f12(i4 %x, i4 %y, i4 %z) {
  %a = shl nuw nsw i4 %x, %y
  %b = shl nuw nsw i4 %x, %z
  %r = udiv i4 %a, %b
  ret i4 %r
}
define i4 @f13(i4 %x, i4 %y, i4 %z) {
  %a = shl nuw nsw i4 %x, %z
  %b = shl nuw nsw i4 %y, %z
  %r = udiv i4 %a, %b
  ret i4 %r
}
define i4 @f14(i4 %x, i4 %y, i4 %z) {
  %a = mul nuw i4 %x, %y
  %b = udiv i4 %a, %z
  %r = udiv i4 %b, %x
  ret i4 %r
}
define i4 @f15(i4 %x, i4 %y, i4 %z) {
  %a = mul nuw i4 %x, %y
  %b = lshr i4 %a, %z
  %r = udiv i4 %b, %x
  ret i4 %r
}
define i4 @f16(i4 %x, i4 %y, i4 %z) {
  %a = mul nuw i4 %x, %y
  %b = udiv exact i4 %a, %z
  %r = udiv i4 %b, %x
  ret i4 %r
}
define i4 @f17(i4 %x, i4 %y, i4 %z) {
  %a = mul nuw i4 %x, %y
  %b = lshr exact i4 %a, %z
  %r = udiv i4 %b, %x
  ret i4 %r
}
define i4 @f18(i4 %x) {
  %a = mul nuw i4 %x, 3
  %b = add nuw i4 %a, 6
  %r = udiv i4 %b, 3
  ret i4 %r
}
define i4 @f19(i4 %x) {
  %a = mul nuw i4 %x, 3
  %b = add nuw i4 %a, -6
  %r = udiv i4 %b, 3
  ret i4 %r
}
define i4 @f20(i4 %x) {
  %a = mul nuw i4 %x, 3
  %b = add nuw i4 %a, 3
  %r = udiv i4 %b, 3
  ret i4 %r
}
define i4 @f21(i4 %x) {
  %a = mul nuw i4 %x, 3
  %b = add nuw i4 %a, 7
  %r = udiv i4 %b, 3
  ret i4 %r
}
define i4 @f22(i4 %x) {
  %a = mul nuw i4 %x, 3
  %b = add nuw i4 %a, -8
  %r = udiv i4 %b, 3
  ret i4 %r
}
define i4 @f23(i4 %x) {
  %a = mul nuw i4 %x, 3
  %b = add nuw i4 %a, 4
  %r = udiv i4 %b, 3
  ret i4 %r
}
define i4 @f24(i4 %x) {
  %a = mul nuw i4 %x, -3
  %b = add nuw i4 %a, 6
  %r = udiv i4 %b, -3
  ret i4 %r
}
define i4 @f25(i4 %x) {
  %a = mul nuw i4 %x, -3
  %b = add nuw i4 %a, -6
  %r = udiv i4 %b, -3
  ret i4 %r
}
define i4 @f26(i4 %x) {
  %a = mul nuw i4 %x, -3
  %b = add nuw i4 %a, 3
  %r = udiv i4 %b, -3
  ret i4 %r
}
define i4 @f27(i4 %x) {
  %a = mul nuw i4 %x, -3
  %b = add nuw i4 %a, 7
  %r = udiv i4 %b, -3
  ret i4 %r
}
define i4 @f28(i4 %x) {
  %a = mul nuw i4 %x, -3
  %b = add nuw i4 %a, -8
  %r = udiv i4 %b, -3
  ret i4 %r
}
define i4 @f29(i4 %x) {
  %a = mul nuw i4 %x, -3
  %b = add nuw i4 %a, 4
  %r = udiv i4 %b, -3
  ret i4 %r
}
define i4 @f30(i4 %x) {
  %a = mul nuw i4 %x, 5
  %b = add nuw i4 %a, 6
  %r = udiv i4 %b, 5
  ret i4 %r
}
define i4 @f31(i4 %x) {
  %a = mul nuw i4 %x, 5
  %b = add nuw i4 %a, -6
  %r = udiv i4 %b, 5
  ret i4 %r
}
define i4 @f32(i4 %x) {
  %a = mul nuw i4 %x, 5
  %b = add nuw i4 %a, 3
  %r = udiv i4 %b, 5
  ret i4 %r
}
define i4 @f33(i4 %x) {
  %a = mul nuw i4 %x, 5
  %b = add nuw i4 %a, 7
  %r = udiv i4 %b, 5
  ret i4 %r
}
define i4 @f34(i4 %x) {
  %a = mul nuw i4 %x, 5
  %b = add nuw i4 %a, -8
  %r = udiv i4 %b, 5
  ret i4 %r
}
define i4 @f35(i4 %x) {
  %a = mul nuw i4 %x, 5
  %b = add nuw i4 %a, 4
  %r = udiv i4 %b, 5
  ret i4 %r
}
define i4 @f36(i4 %x) {
  %a = mul nuw i4 %x, 2
  %b = add nuw i4 %a, 6
  %r = udiv i4 %b, 2
  ret i4 %r
}
define i4 @f37(i4 %x) {
  %a = mul nuw i4 %x, 2
  %b = add nuw i4 %a, -6
  %r = udiv i4 %b, 2
  ret i4 %r
}
define i4 @f38(i4 %x) {
  %a = mul nuw i4 %x, 2
  %b = add nuw i4 %a, 3
  %r = udiv i4 %b, 2
  ret i4 %r
}
define i4 @f39(i4 %x) {
  %a = mul nuw i4 %x, 2
  %b = add nuw i4 %a, 7
  %r = udiv i4 %b, 2
  ret i4 %r
}
define i4 @f40(i4 %x) {
  %a = mul nuw i4 %x, 2
  %b = add nuw i4 %a, -8
  %r = udiv i4 %b, 2
  ret i4 %r
}
define i4 @f41(i4 %x) {
  %a = mul nuw i4 %x, 2
  %b = add nuw i4 %a, 4
  %r = udiv i4 %b, 2
  ret i4 %r
}
define i4 @f42(i4 %x) {
  %a = mul nuw i4 %x, -1
  %b = add nuw i4 %a, 6
  %r = udiv i4 %b, -1
  ret i4 %r
}
define i4 @f43(i4 %x) {
  %a = mul nuw i4 %x, -1
  %b = add nuw i4 %a, -6
  %r = udiv i4 %b, -1
  ret i4 %r
}
define i4 @f44(i4 %x) {
  %a = mul nuw i4 %x, -1
  %b = add nuw i4 %a, 3
  %r = udiv i4 %b, -1
  ret i4 %r
}
define i4 @f45(i4 %x) {
  %a = mul nuw i4 %x, -1
  %b = add nuw i4 %a, 7
  %r = udiv i4 %b, -1
  ret i4 %r
}
define i4 @f46(i4 %x) {
  %a = mul nuw i4 %x, -1
  %b = add nuw i4 %a, -8
  %r = udiv i4 %b, -1
  ret i4 %r
}
define i4 @f47(i4 %x) {
  %a = mul nuw i4 %x, -1
  %b = add nuw i4 %a, 4
  %r = udiv i4 %b, -1
  ret i4 %r
}
define i4 @f48(i4 %x, i1 %b) {
  %e = sext i1 %b to i4
  %r = udiv i4 %x, %e
  ret i4 %r
}
define i4 @f49(i1 %b) {
  %s = select i1 %b, i4 3, i4 -2
  %r = udiv i4 7, %s
  ret i4 %r
}
define i4 @f50(i1 %b) {
  %s = select i1 %b, i4 3, i4 -2
  %r = udiv i4 -8, %s
  ret i4 %r
}
define i4 @f51(i1 %b) {
  %s = select i1 %b, i4 3, i4 -2
  %r = udiv i4 -3, %s
  ret i4 %r
}
define i4 @f52(i4 %x, i4 %y, i4 %z) {
  %a = mul nuw i4 %x, %y
  %b = mul nuw i4 %z, %x
  %r = udiv exact i4 %a, %b
  ret i4 %r
}
define i4 @f53(i4 %x, i4 %y, i4 %z) {
  %b = mul nuw i4 %x, %y
  %r = udiv exact i4 %x, %b
  ret i4 %r
}
define i4 @f54(i4 %x, i4 %y, i4 %z) {
  %a = mul nuw i4 %x, %y
  %b = shl nuw i4 %x, %z
  %r = udiv exact i4 %a, %b
  ret i4 %r
}
define i4 @f55(i4 %x, i4 %y, i4 %z) {
  %a = shl nuw i4 %x, %z
  %b = mul nuw i4 %x, %y
  %r = udiv exact i4 %a, %b
  ret i4 %r
}
define i4 @f56(i4 %x, i4 %y, i4 %z) {
  %a = shl nuw i4 %x, %y
  %b = shl nuw i4 %x, %z
  %r = udiv exact i4 %a, %b
  ret i4 %r
}
define i4 @f57(i4 %x, i4 %y, i4 %z) {
  %a = shl nuw i4 %x, %z
  %b = shl nuw i4 %y, %z
  %r = udiv exact i4 %a, %b
  ret i4 %r
}
define i4 @f58(i4 %x, i4 %y, i4 %z) {
  %a = shl nuw i4 %x, %y
  %b = shl nuw nsw i4 %x, %z
  %r = udiv exact i4 %a, %b
  ret i4 %r
}
define i4 @f59(i4 %x, i4 %y, i4 %z) {
  %a = shl nuw i4 %x, %z
  %b = shl nuw nsw i4 %y, %z
  %r = udiv exact i4 %a, %b
  ret i4 %r
}
define i4 @f60(i4 %x, i4 %y, i4 %z) {
  %a = shl nuw nsw i4 %x, %y
  %b = shl nuw i4 %x, %z
  %r = udiv exact i4 %a, %b
  ret i4 %r
}
define i4 @f61(i4 %x, i4 %y, i4 %z) {
  %a = shl nuw nsw i4 %x, %z
  %b = shl nuw i4 %y, %z
  %r = udiv exact i4 %a, %b
  ret i4 %r
}
define i4 @f62(i4 %x, i4 %y, i4 %z) {
  %a = shl nuw nsw i4 %x, %z
  %b = shl nsw i4 %y, %z
  %r = udiv exact i4 %a, %b
  ret i4 %r
}
define i4 @f63(i4 %x, i4 %y, i4 %z) {
  %a = shl nuw nsw i4 %x, %y
  %b = shl nuw nsw i4 %x, %z
  %r = udiv exact i4 %a, %b
  ret i4 %r
}
define i4 @f64(i4 %x, i4 %y, i4 %z) {
  %a = shl nuw nsw i4 %x, %z
  %b = shl nuw nsw i4 %y, %z
  %r = udiv exact i4 %a, %b
  ret i4 %r
}
define i4 @f65(i4 %x, i4 %y, i4 %z) {
  %a = mul nuw i4 %x, %y
  %b = udiv i4 %a, %z
  %r = udiv exact i4 %b, %x
  ret i4 %r
}
define i4 @f66(i4 %x, i4 %y, i4 %z) {
  %a = mul nuw i4 %x, %y
  %b = lshr i4 %a, %z
  %r = udiv exact i4 %b, %x
  ret i4 %r
}
define i4 @f67(i4 %x, i4 %y, i4 %z) {
  %a = mul nuw i4 %x, %y
  %b = udiv exact i4 %a, %z
  %r = udiv exact i4 %b, %x
  ret i4 %r
}
define i4 @f68(i4 %x, i4 %y, i4 %z) {
  %a = mul nuw i4 %x, %y
  %b = lshr exact i4 %a, %z
  %r = udiv exact i4 %b, %x
  ret i4 %r
}
define i4 @f69(i4 %x) {
  %a = mul nuw i4 %x, 3
  %b = add nuw i4 %a, 6
  %r = udiv exact i4 %b, 3
  ret i4 %r
}
define i4 @f70(i4 %x) {
  %a = mul nuw i4 %x, 3
  %b = add nuw i4 %a, -6
  %r = udiv exact i4 %b, 3
  ret i4 %r
}
define i4 @f71(i4 %x) {
  %a = mul nuw i4 %x, 3
  %b = add nuw i4 %a, 3
  %r = udiv exact i4 %b, 3
  ret i4 %r
}
define i4 @f72(i4 %x) {
  %a = mul nuw i4 %x, 3
  %b = add nuw i4 %a, 7
  %r = udiv exact i4 %b, 3
  ret i4 %r
}
define i4 @f73(i4 %x) {
  %a = mul nuw i4 %x, 3
  %b = add nuw i4 %a, -8
  %r = udiv exact i4 %b, 3
  ret i4 %r
}
define i4 @f74(i4 %x) {
  %a = mul nuw i4 %x, 3
  %b = add nuw i4 %a, 4
  %r = udiv exact i4 %b, 3
  ret i4 %r
}
define i4 @f75(i4 %x) {
  %a = mul nuw i4 %x, -3
  %b = add nuw i4 %a, 6
  %r = udiv exact i4 %b, -3
  ret i4 %r
}
define i4 @f76(i4 %x) {
  %a = mul nuw i4 %x, -3
  %b = add nuw i4 %a, -6
  %r = udiv exact i4 %b, -3
  ret i4 %r
}
define i4 @f77(i4 %x) {
  %a = mul nuw i4 %x, -3
  %b = add nuw i4 %a, 3
  %r = udiv exact i4 %b, -3
  ret i4 %r
}
define i4 @f78(i4 %x) {
  %a = mul nuw i4 %x, -3
  %b = add nuw i4 %a, 7
  %r = udiv exact i4 %b, -3
  ret i4 %r
}
define i4 @f79(i4 %x) {
  %a = mul nuw i4 %x, -3
  %b = add nuw i4 %a, -8
  %r = udiv exact i4 %b, -3
  ret i4 %r
}
define i4 @f80(i4 %x) {
  %a = mul nuw i4 %x, -3
  %b = add nuw i4 %a, 4
  %r = udiv exact i4 %b, -3
  ret i4 %r
}
define i4 @f81(i4 %x) {
  %a = mul nuw i4 %x, 5
  %b = add nuw i4 %a, 6
  %r = udiv exact i4 %b, 5
  ret i4 %r
}
define i4 @f82(i4 %x) {
  %a = mul nuw i4 %x, 5
  %b = add nuw i4 %a, -6
  %r = udiv exact i4 %b, 5
  ret i4 %r
}
define i4 @f83(i4 %x) {
  %a = mul nuw i4 %x, 5
  %b = add nuw i4 %a, 3
  %r = udiv exact i4 %b, 5
  ret i4 %r
}
define i4 @f84(i4 %x) {
  %a = mul nuw i4 %x, 5
  %b = add nuw i4 %a, 7
  %r = udiv exact i4 %b, 5
  ret i4 %r
}
define i4 @f85(i4 %x) {
  %a = mul nuw i4 %x, 5
  %b = add nuw i4 %a, -8
  %r = udiv exact i4 %b, 5
  ret i4 %r
}
define i4 @f86(i4 %x) {
  %a = mul nuw i4 %x, 5
  %b = add nuw i4 %a, 4
  %r = udiv exact i4 %b, 5
  ret i4 %r
}
define i4 @f87(i4 %x) {
  %a = mul nuw i4 %x, 2
  %b = add nuw i4 %a, 6
  %r = udiv exact i4 %b, 2
  ret i4 %r
}
define i4 @f88(i4 %x) {
  %a = mul nuw i4 %x, 2
  %b = add nuw i4 %a, -6
  %r = udiv exact i4 %b, 2
  ret i4 %r
}
define i4 @f89(i4 %x) {
  %a = mul nuw i4 %x, 2
  %b = add nuw i4 %a, 3
  %r = udiv exact i4 %b, 2
  ret i4 %r
}
define i4 @f90(i4 %x) {
  %a = mul nuw i4 %x, 2
  %b = add nuw i4 %a, 7
  %r = udiv exact i4 %b, 2
  ret i4 %r
}
define i4 @f91(i4 %x) {
  %a = mul nuw i4 %x, 2
  %b = add nuw i4 %a, -8
  %r = udiv exact i4 %b, 2
  ret i4 %r
}
define i4 @f92(i4 %x) {
  %a = mul nuw i4 %x, 2
  %b = add nuw i4 %a, 4
  %r = udiv exact i4 %b, 2
  ret i4 %r
}
define i4 @f93(i4 %x) {
  %a = mul nuw i4 %x, -1
  %b = add nuw i4 %a, 6
  %r = udiv exact i4 %b, -1
  ret i4 %r
}
define i4 @f94(i4 %x) {
  %a = mul nuw i4 %x, -1
  %b = add nuw i4 %a, -6
  %r = udiv exact i4 %b, -1
  ret i4 %r
}
define i4 @f95(i4 %x) {
  %a = mul nuw i4 %x, -1
  %b = add nuw i4 %a, 3
  %r = udiv exact i4 %b, -1
  ret i4 %r
}
define i4 @f96(i4 %x) {
  %a = mul nuw i4 %x, -1
  %b = add nuw i4 %a, 7
  %r = udiv exact i4 %b, -1
  ret i4 %r
}
define i4 @f97(i4 %x) {
  %a = mul nuw i4 %x, -1
  %b = add nuw i4 %a, -8
  %r = udiv exact i4 %b, -1
  ret i4 %r
}
define i4 @f98(i4 %x) {
  %a = mul nuw i4 %x, -1
  %b = add nuw i4 %a, 4
  %r = udiv exact i4 %b, -1
  ret i4 %r
}
define i4 @f99(i4 %x, i1 %b) {
  %e = sext i1 %b to i4
  %r = udiv exact i4 %x, %e
  ret i4 %r
}
define i4 @f100(i1 %b) {
  %s = select i1 %b, i4 3, i4 -2
  %r = udiv exact i4 7, %s
  ret i4 %r
}
define i4 @f101(i1 %b) {
  %s = select i1 %b, i4 3, i4 -2
  %r = udiv exact i4 -8, %s
  ret i4 %r
}
define i4 @f102(i1 %b) {
  %s = select i1 %b, i4 3, i4 -2
  %r = udiv exact i4 -3, %s
  ret i4 %r
}
define i4 @f103(i4 %x, i4 %y, i4 %z) {
  %b = mul nsw i4 %x, %y
  %r = sdiv i4 %x, %b
  ret i4 %r
}
define i4 @f104(i4 %x, i4 %y, i4 %z) {
  %a = mul nsw i4 %x, %y
  %b = shl nsw i4 %x, %z
  %r = sdiv i4 %a, %b
  ret i4 %r
}
define i4 @f105(i4 %x, i4 %y, i4 %z) {
  %a = shl nsw i4 %x, %y
  %b = shl nsw i4 %x, %z
  %r = sdiv i4 %a, %b
  ret i4 %r
}
define i4 @f106(i4 %x, i4 %y, i4 %z) {
  %a = shl nsw i4 %x, %y
  %b = shl nuw nsw i4 %x, %z
  %r = sdiv i4 %a, %b
  ret i4 %r
}
define i4 @f107(i4 %x, i4 %y, i4 %z) {
  %a = shl nsw i4 %x, %z
  %b = shl nuw nsw i4 %y, %z
  %r = sdiv i4 %a, %b
  ret i4 %r
}
define i4 @f108(i4 %x, i4 %y, i4 %z) {
  %a = shl nuw nsw i4 %x, %y
  %b = shl nsw i4 %x, %z
  %r = sdiv i4 %a, %b
  ret i4 %r
}
define i4 @f109(i4 %x, i4 %y, i4 %z) {
  %a = shl nuw nsw i4 %x, %y
  %b = shl nuw nsw i4 %x, %z
  %r = sdiv i4 %a, %b
  ret i4 %r
}
define i4 @f110(i4 %x, i4 %y, i4 %z) {
  %a = shl nuw nsw i4 %x, %z
  %b = shl nuw nsw i4 %y, %z
  %r = sdiv i4 %a, %b
  ret i4 %r
}
define i4 @f111(i4 %x) {
  %a = mul nsw i4 %x, 3
  %b = add nsw i4 %a, 6
  %r = sdiv i4 %b, 3
  ret i4 %r
}
define i4 @f112(i4 %x) {
  %a = mul nsw i4 %x, 3
  %b = add nsw i4 %a, -6
  %r = sdiv i4 %b, 3
  ret i4 %r
}
define i4 @f113(i4 %x) {
  %a = mul nsw i4 %x, 3
  %b = add nsw i4 %a, 3
  %r = sdiv i4 %b, 3
  ret i4 %r
}
define i4 @f114(i4 %x) {
  %a = mul nsw i4 %x, 3
  %b = add nsw i4 %a, -8
  %r = sdiv i4 %b, 3
  ret i4 %r
}
define i4 @f115(i4 %x) {
  %a = mul nsw i4 %x, -3
  %b = add nsw i4 %a, 6
  %r = sdiv i4 %b, -3
  ret i4 %r
}
define i4 @f116(i4 %x) {
  %a = mul nsw i4 %x, -3
  %b = add nsw i4 %a, -6
  %r = sdiv i4 %b, -3
  ret i4 %r
}
define i4 @f117(i4 %x) {
  %a = mul nsw i4 %x, -3
  %b = add nsw i4 %a, 3
  %r = sdiv i4 %b, -3
  ret i4 %r
}
define i4 @f118(i4 %x) {
  %a = mul nsw i4 %x, -3
  %b = add nsw i4 %a, -8
  %r = sdiv i4 %b, -3
  ret i4 %r
}
define i4 @f119(i4 %x) {
  %a = mul nsw i4 %x, 5
  %b = add nsw i4 %a, -8
  %r = sdiv i4 %b, 5
  ret i4 %r
}
define i4 @f120(i4 %x) {
  %a = mul nsw i4 %x, 2
  %b = add nsw i4 %a, 6
  %r = sdiv i4 %b, 2
  ret i4 %r
}
define i4 @f121(i4 %x) {
  %a = mul nsw i4 %x, 2
  %b = add nsw i4 %a, -6
  %r = sdiv i4 %b, 2
  ret i4 %r
}
define i4 @f122(i4 %x) {
  %a = mul nsw i4 %x, 2
  %b = add nsw i4 %a, 3
  %r = sdiv i4 %b, 2
  ret i4 %r
}
define i4 @f123(i4 %x) {
  %a = mul nsw i4 %x, 2
  %b = add nsw i4 %a, 7
  %r = sdiv i4 %b, 2
  ret i4 %r
}
define i4 @f124(i4 %x) {
  %a = mul nsw i4 %x, 2
  %b = add nsw i4 %a, -8
  %r = sdiv i4 %b, 2
  ret i4 %r
}
define i4 @f125(i4 %x) {
  %a = mul nsw i4 %x, 2
  %b = add nsw i4 %a, 4
  %r = sdiv i4 %b, 2
  ret i4 %r
}
define i4 @f126(i4 %x) {
  %a = mul nsw i4 %x, -1
  %b = add nsw i4 %a, 6
  %r = sdiv i4 %b, -1
  ret i4 %r
}
define i4 @f127(i4 %x) {
  %a = mul nsw i4 %x, -1
  %b = add nsw i4 %a, -6
  %r = sdiv i4 %b, -1
  ret i4 %r
}
define i4 @f128(i4 %x) {
  %a = mul nsw i4 %x, -1
  %b = add nsw i4 %a, 3
  %r = sdiv i4 %b, -1
  ret i4 %r
}
define i4 @f129(i4 %x) {
  %a = mul nsw i4 %x, -1
  %b = add nsw i4 %a, 7
  %r = sdiv i4 %b, -1
  ret i4 %r
}
define i4 @f130(i4 %x) {
  %a = mul nsw i4 %x, -1
  %b = add nsw i4 %a, -8
  %r = sdiv i4 %b, -1
  ret i4 %r
}
define i4 @f131(i4 %x) {
  %a = mul nsw i4 %x, -1
  %b = add nsw i4 %a, 4
  %r = sdiv i4 %b, -1
  ret i4 %r
}
define i4 @f132(i4 %x, i1 %b) {
  %e = sext i1 %b to i4
  %r = sdiv i4 %x, %e
  ret i4 %r
}
define i4 @f133(i4 %x) {
  %n = sub i4 0, %x
  %r = sdiv i4 %x, %n
  ret i4 %r
}
define i4 @f134(i4 %x) {
  %n = sub i4 0, %x
  %r = sdiv i4 %n, %x
  ret i4 %r
}
define i4 @f135(i4 %x, i4 %y) {
  %n = sub i4 %x, %y
  %m = sub i4 %y, %x
  %r = sdiv i4 %n, %m
  ret i4 %r
}
define i4 @f136(i1 %b) {
  %s = select i1 %b, i4 3, i4 -2
  %r = sdiv i4 7, %s
  ret i4 %r
}
define i4 @f137(i1 %b) {
  %s = select i1 %b, i4 3, i4 -2
  %r = sdiv i4 -8, %s
  ret i4 %r
}
define i4 @f138(i1 %b) {
  %s = select i1 %b, i4 3, i4 -2
  %r = sdiv i4 -3, %s
  ret i4 %r
}
define i4 @f139(i4 %x, i4 %y, i4 %z) {
  %b = mul nsw i4 %x, %y
  %r = sdiv exact i4 %x, %b
  ret i4 %r
}
define i4 @f140(i4 %x, i4 %y, i4 %z) {
  %a = mul nsw i4 %x, %y
  %b = shl nsw i4 %x, %z
  %r = sdiv exact i4 %a, %b
  ret i4 %r
}
define i4 @f141(i4 %x, i4 %y, i4 %z) {
  %a = shl nsw i4 %x, %y
  %b = shl nsw i4 %x, %z
  %r = sdiv exact i4 %a, %b
  ret i4 %r
}
define i4 @f142(i4 %x, i4 %y, i4 %z) {
  %a = shl nsw i4 %x, %y
  %b = shl nuw nsw i4 %x, %z
  %r = sdiv exact i4 %a, %b
  ret i4 %r
}
define i4 @f143(i4 %x, i4 %y, i4 %z) {
  %a = shl nsw i4 %x, %z
  %b = shl nuw nsw i4 %y, %z
  %r = sdiv exact i4 %a, %b
  ret i4 %r
}
define i4 @f144(i4 %x, i4 %y, i4 %z) {
  %a = shl nuw nsw i4 %x, %y
  %b = shl nsw i4 %x, %z
  %r = sdiv exact i4 %a, %b
  ret i4 %r
}
define i4 @f145(i4 %x, i4 %y, i4 %z) {
  %a = shl nuw nsw i4 %x, %y
  %b = shl nuw nsw i4 %x, %z
  %r = sdiv exact i4 %a, %b
  ret i4 %r
}
define i4 @f146(i4 %x, i4 %y, i4 %z) {
  %a = shl nuw nsw i4 %x, %z
  %b = shl nuw nsw i4 %y, %z
  %r = sdiv exact i4 %a, %b
  ret i4 %r
}
define i4 @f147(i4 %x) {
  %a = mul nsw i4 %x, 3
  %b = add nsw i4 %a, 6
  %r = sdiv exact i4 %b, 3
  ret i4 %r
}
define i4 @f148(i4 %x) {
  %a = mul nsw i4 %x, 3
  %b = add nsw i4 %a, -6
  %r = sdiv exact i4 %b, 3
  ret i4 %r
}
define i4 @f149(i4 %x) {
  %a = mul nsw i4 %x, 3
  %b = add nsw i4 %a, 3
  %r = sdiv exact i4 %b, 3
  ret i4 %r
}
define i4 @f150(i4 %x) {
  %a = mul nsw i4 %x, 3
  %b = add nsw i4 %a, -8
  %r = sdiv exact i4 %b, 3
  ret i4 %r
}
define i4 @f151(i4 %x) {
  %a = mul nsw i4 %x, -3
  %b = add nsw i4 %a, 6
  %r = sdiv exact i4 %b, -3
  ret i4 %r
}
define i4 @f152(i4 %x) {
  %a = mul nsw i4 %x, -3
  %b = add nsw i4 %a, -6
  %r = sdiv exact i4 %b, -3
  ret i4 %r
}
define i4 @f153(i4 %x) {
  %a = mul nsw i4 %x, -3
  %b = add nsw i4 %a, 3
  %r = sdiv exact i4 %b, -3
  ret i4 %r
}
define i4 @f154(i4 %x) {
  %a = mul nsw i4 %x, -3
  %b = add nsw i4 %a, -8
  %r = sdiv exact i4 %b, -3
  ret i4 %r
}
define i4 @f155(i4 %x) {
  %a = mul nsw i4 %x, 5
  %b = add nsw i4 %a, -8
  %r = sdiv exact i4 %b, 5
  ret i4 %r
}
define i4 @f156(i4 %x) {
  %a = mul nsw i4 %x, 2
  %b = add nsw i4 %a, 6
  %r = sdiv exact i4 %b, 2
  ret i4 %r
}
define i4 @f157(i4 %x) {
  %a = mul nsw i4 %x, 2
  %b = add nsw i4 %a, -6
  %r = sdiv exact i4 %b, 2
  ret i4 %r
}
define i4 @f158(i4 %x) {
  %a = mul nsw i4 %x, 2
  %b = add nsw i4 %a, 3
  %r = sdiv exact i4 %b, 2
  ret i4 %r
}
define i4 @f159(i4 %x) {
  %a = mul nsw i4 %x, 2
  %b = add nsw i4 %a, 7
  %r = sdiv exact i4 %b, 2
  ret i4 %r
}
define i4 @f160(i4 %x) {
  %a = mul nsw i4 %x, 2
  %b = add nsw i4 %a, -8
  %r = sdiv exact i4 %b, 2
  ret i4 %r
}
define i4 @f161(i4 %x) {
  %a = mul nsw i4 %x, 2
  %b = add nsw i4 %a, 4
  %r = sdiv exact i4 %b, 2
  ret i4 %r
}
define i4 @f162(i4 %x) {
  %a = mul nsw i4 %x, -1
  %b = add nsw i4 %a, 6
  %r = sdiv exact i4 %b, -1
  ret i4 %r
}
define i4 @f163(i4 %x) {
  %a = mul nsw i4 %x, -1
  %b = add nsw i4 %a, -6
  %r = sdiv exact i4 %b, -1
  ret i4 %r
}
define i4 @f164(i4 %x) {
  %a = mul nsw i4 %x, -1
  %b = add nsw i4 %a, 3
  %r = sdiv exact i4 %b, -1
  ret i4 %r
}
define i4 @f165(i4 %x) {
  %a = mul nsw i4 %x, -1
  %b = add nsw i4 %a, 7
  %r = sdiv exact i4 %b, -1
  ret i4 %r
}
define i4 @f166(i4 %x) {
  %a = mul nsw i4 %x, -1
  %b = add nsw i4 %a, -8
  %r = sdiv exact i4 %b, -1
  ret i4 %r
}
define i4 @f167(i4 %x) {
  %a = mul nsw i4 %x, -1
  %b = add nsw i4 %a, 4
  %r = sdiv exact i4 %b, -1
  ret i4 %r
}
define i4 @f168(i4 %x, i1 %b) {
  %e = sext i1 %b to i4
  %r = sdiv exact i4 %x, %e
  ret i4 %r
}
define i4 @f169(i4 %x) {
  %n = sub i4 0, %x
  %r = sdiv exact i4 %x, %n
  ret i4 %r
}
define i4 @f170(i4 %x) {
  %n = sub i4 0, %x
  %r = sdiv exact i4 %n, %x
  ret i4 %r
}
define i4 @f171(i4 %x, i4 %y) {
  %n = sub i4 %x, %y
  %m = sub i4 %y, %x
  %r = sdiv exact i4 %n, %m
  ret i4 %r
}
define i4 @f172(i1 %b) {
  %s = select i1 %b, i4 3, i4 -2
  %r = sdiv exact i4 7, %s
  ret i4 %r
}
define i4 @f173(i1 %b) {
  %s = select i1 %b, i4 3, i4 -2
  %r = sdiv exact i4 -8, %s
  ret i4 %r
}
define i4 @f174(i1 %b) {
  %s = select i1 %b, i4 3, i4 -2
  %r = sdiv exact i4 -3, %s
  ret i4 %r
}
