; Identities of sums and differences.
define i4 @f1(i4 %x, i4 %y) {
  %a = and i4 %x, %y
  %b = xor i4 %a, %y
  %r = add i4 %b, %x
  ret i4 %r
}
define i4 @f2(i4 %x, i4 %y) {
  %a = and i4 %x, %y
  %b = xor i4 %a, %y
  %r = add nuw i4 %b, %x
  ret i4 %r
}
define i4 @f3(i4 %x, i4 %y) {
  %a = and i4 %x, %y
  %b = xor i4 %a, %y
  %r = add nsw i4 %b, %x
  ret i4 %r
}
define i4 @f4(i4 %x, i4 %y) {
  %a = and i4 %y, %x
  %b = xor i4 %y, %a
  %r = add i4 %b, %x
  ret i4 %r
}
define i4 @f5(i4 %x, i4 %y) {
  %a = and i4 %y, %x
  %b = xor i4 %y, %a
  %r = add nuw i4 %b, %x
  ret i4 %r
}
define i4 @f6(i4 %x, i4 %y) {
  %a = and i4 %y, %x
  %b = xor i4 %y, %a
  %r = add nsw i4 %b, %x
  ret i4 %r
}
define i6 @f7(i3 %x, i3 %y) {
  %d = sub nuw i3 %y, %x
  %a = zext i3 %d to i6
  %b = zext i3 %x to i6
  %r = add i6 %a, %b
  ret i6 %r
}
define i6 @f8(i3 %x) {
  %d = xor i3 %x, -1
  %a = zext i3 %d to i6
  %b = zext i3 %x to i6
  %r = add i6 %a, %b
  ret i6 %r
}
define i6 @f9(i3 %x, i3 %y) {
  %d = sub nuw i3 %y, %x
  %a = zext i3 %d to i6
  %b = zext i3 %x to i6
  %r = add nuw i6 %a, %b
  ret i6 %r
}
define i6 @f10(i3 %x) {
  %d = xor i3 %x, -1
  %a = zext i3 %d to i6
  %b = zext i3 %x to i6
  %r = add nuw i6 %a, %b
  ret i6 %r
}
define i6 @f11(i3 %x, i3 %y) {
  %d = sub nuw i3 %y, %x
  %a = zext i3 %d to i6
  %b = zext i3 %x to i6
  %r = add nsw i6 %a, %b
  ret i6 %r
}
define i6 @f12(i3 %x) {
  %d = xor i3 %x, -1
  %a = zext i3 %d to i6
  %b = zext i3 %x to i6
  %r = add nsw i6 %a, %b
  ret i6 %r
}
define i6 @f13(i3 %x, i3 %y) {
  %d = sub nuw i3 %x, %y
  %a = zext i3 %d to i6
  %b = zext i3 %x to i6
  %r = sub i6 %b, %a
  ret i6 %r
}
define i6 @f14(i3 %x, i3 %y) {
  %d = sub nsw i3 %y, %x
  %a = sext i3 %d to i6
  %b = sext i3 %x to i6
  %r = add i6 %a, %b
  ret i6 %r
}
define i6 @f15(i3 %x) {
  %d = xor i3 %x, -1
  %a = sext i3 %d to i6
  %b = sext i3 %x to i6
  %r = add i6 %a, %b
  ret i6 %r
}
define i6 @f16(i3 %x, i3 %y) {
  %d = sub nsw i3 %y, %x
  %a = sext i3 %d to i6
  %b = sext i3 %x to i6
  %r = add nuw i6 %a, %b
  ret i6 %r
}
define i6 @f17(i3 %x) {
  %d = xor i3 %x, -1
  %a = sext i3 %d to i6
  %b = sext i3 %x to i6
  %r = add nuw i6 %a, %b
  ret i6 %r
}
define i6 @f18(i3 %x, i3 %y) {
  %d = sub nsw i3 %y, %x
  %a = sext i3 %d to i6
  %b = sext i3 %x to i6
  %r = add nsw i6 %a, %b
  ret i6 %r
}
define i6 @f19(i3 %x) {
  %d = xor i3 %x, -1
  %a = sext i3 %d to i6
  %b = sext i3 %x to i6
  %r = add nsw i6 %a, %b
  ret i6 %r
}
define i6 @f20(i3 %x, i3 %y) {
  %d = sub nsw i3 %x, %y
  %a = sext i3 %d to i6
  %b = sext i3 %x to i6
  %r = sub i6 %b, %a
  ret i6 %r
}
define i6 @f21(i3 %x, i3 %y) {
  %d = sub nsw i3 %y, %x
  %a = zext i3 %d to i6
  %b = zext i3 %x to i6
  %r = add i6 %a, %b
  ret i6 %r
}
define i6 @f22(i3 %x) {
  %d = xor i3 %x, -1
  %a = zext i3 %d to i6
  %b = zext i3 %x to i6
  %r = add i6 %a, %b
  ret i6 %r
}
define i6 @f23(i3 %x, i3 %y) {
  %d = sub nsw i3 %y, %x
  %a = zext i3 %d to i6
  %b = zext i3 %x to i6
  %r = add nuw i6 %a, %b
  ret i6 %r
}
define i6 @f24(i3 %x) {
  %d = xor i3 %x, -1
  %a = zext i3 %d to i6
  %b = zext i3 %x to i6
  %r = add nuw i6 %a, %b
  ret i6 %r
}
define i6 @f25(i3 %x, i3 %y) {
  %d = sub nsw i3 %y, %x
  %a = zext i3 %d to i6
  %b = zext i3 %x to i6
  %r = add nsw i6 %a, %b
  ret i6 %r
}
define i6 @f26(i3 %x) {
  %d = xor i3 %x, -1
  %a = zext i3 %d to i6
  %b = zext i3 %x to i6
  %r = add nsw i6 %a, %b
  ret i6 %r
}
define i6 @f27(i3 %x, i3 %y) {
  %d = sub nsw i3 %x, %y
  %a = zext i3 %d to i6
  %b = zext i3 %x to i6
  %r = sub i6 %b, %a
  ret i6 %r
}
define i4 @f28(i4 %x, i4 %y, i1 %c) {
  %n = sub i4 0, %x
  %s = select i1 %c, i4 0, i4 %n
  %r = add i4 %s, %y
  ret i4 %r
}
define i4 @f29(i4 %x, i4 %y, i1 %c) {
  %n = sub nsw i4 0, %x
  %s = select i1 %c, i4 0, i4 %n
  %r = add i4 %y, %s
  ret i4 %r
}
define i4 @f30(i4 %x, i4 %y, i1 %c) {
  %n = sub i4 0, %x
  %s = select i1 %c, i4 0, i4 %n
  %r = add nsw i4 %s, %y
  ret i4 %r
}
define i4 @f31(i4 %x, i4 %y, i1 %c) {
  %n = sub nsw i4 0, %x
  %s = select i1 %c, i4 0, i4 %n
  %r = add nsw i4 %y, %s
  ret i4 %r
}
define i4 @f32(i4 %x, i4 %y, i1 %c) {
  %n = sub i4 0, %x
  %s = select i1 %c, i4 0, i4 %n
  %r = add nuw i4 %s, %y
  ret i4 %r
}
define i4 @f33(i4 %x, i4 %y, i1 %c) {
  %n = sub nsw i4 0, %x
  %s = select i1 %c, i4 0, i4 %n
  %r = add nuw i4 %y, %s
  ret i4 %r
}
define i4 @f34(i4 %x, i4 %y, i1 %c) {
  %n = sub i4 0, %x
  %s = select i1 %c, i4 %n, i4 0
  %r = add i4 %s, %y
  ret i4 %r
}
define i4 @f35(i4 %x, i4 %y, i1 %c) {
  %n = sub nsw i4 0, %x
  %s = select i1 %c, i4 %n, i4 0
  %r = add i4 %y, %s
  ret i4 %r
}
define i4 @f36(i4 %x, i4 %y, i1 %c) {
  %n = sub i4 0, %x
  %s = select i1 %c, i4 %n, i4 0
  %r = add nsw i4 %s, %y
  ret i4 %r
}
define i4 @f37(i4 %x, i4 %y, i1 %c) {
  %n = sub nsw i4 0, %x
  %s = select i1 %c, i4 %n, i4 0
  %r = add nsw i4 %y, %s
  ret i4 %r
}
define i4 @f38(i4 %x, i4 %y, i1 %c) {
  %n = sub i4 0, %x
  %s = select i1 %c, i4 %n, i4 0
  %r = add nuw i4 %s, %y
  ret i4 %r
}
define i4 @f39(i4 %x, i4 %y, i1 %c) {
  %n = sub nsw i4 0, %x
  %s = select i1 %c, i4 %n, i4 0
  %r = add nuw i4 %y, %s
  ret i4 %r
}
define i4 @f40(i4 %x, i4 %y) {
  %a = mul nsw i4 %x, %x
  %t = shl nuw i4 %x, 1
  %u = add i4 %t, %y
  %m = mul i4 %u, %y
  %r = add i4 %a, %m
  ret i4 %r
}
define i4 @f41(i4 %x, i4 %y) {
  %a = mul i4 %x, %x
  %b = mul nsw i4 %y, %y
  %t = shl i4 %y, 1
  %u = mul i4 %t, %x
  %s = add i4 %a, %b
  %r = add i4 %u, %s
  ret i4 %r
}
define i4 @f42(i4 %x, i4 %y) {
  %a = mul nsw i4 %x, %x
  %t = shl nuw i4 %x, 1
  %u = add i4 %t, %y
  %m = mul i4 %u, %y
  %r = add nsw i4 %a, %m
  ret i4 %r
}
define i4 @f43(i4 %x, i4 %y) {
  %a = mul i4 %x, %x
  %b = mul nsw i4 %y, %y
  %t = shl i4 %y, 1
  %u = mul i4 %t, %x
  %s = add i4 %a, %b
  %r = add nsw i4 %u, %s
  ret i4 %r
}
define i4 @f44(i4 %x, i4 %y) {
  %a = mul nsw i4 %x, %x
  %t = shl nuw i4 %x, 1
  %u = add i4 %t, %y
  %m = mul i4 %u, %y
  %r = add nuw i4 %a, %m
  ret i4 %r
}
define i4 @f45(i4 %x, i4 %y) {
  %a = mul i4 %x, %x
  %b = mul nsw i4 %y, %y
  %t = shl i4 %y, 1
  %u = mul i4 %t, %x
  %s = add i4 %a, %b
  %r = add nuw i4 %u, %s
  ret i4 %r
}
define i4 @f46(i4 %x, i4 %y) {
  %a = mul  i4 %x, %x
  %b = mul  i4 %y, %y
  %r = sub  i4 %a, %b
  ret i4 %r
}
define i2 @f47(i2 %x, i2 %y) {
  %a = mul  i2 %x, %x
  %b = mul  i2 %y, %y
  %r = sub  i2 %a, %b
  ret i2 %r
}
define i3 @f48(i3 %x, i3 %y) {
  %a = mul  i3 %x, %x
  %b = mul  i3 %y, %y
  %r = sub  i3 %a, %b
  ret i3 %r
}
define i4 @f49(i4 %x, i4 %y) {
  %a = mul  i4 %x, %x
  %b = mul  i4 %y, %y
  %r = sub nuw i4 %a, %b
  ret i4 %r
}
define i2 @f50(i2 %x, i2 %y) {
  %a = mul  i2 %x, %x
  %b = mul  i2 %y, %y
  %r = sub nuw i2 %a, %b
  ret i2 %r
}
define i3 @f51(i3 %x, i3 %y) {
  %a = mul  i3 %x, %x
  %b = mul  i3 %y, %y
  %r = sub nuw i3 %a, %b
  ret i3 %r
}
define i4 @f52(i4 %x, i4 %y) {
  %a = mul  i4 %x, %x
  %b = mul  i4 %y, %y
  %r = sub nsw i4 %a, %b
  ret i4 %r
}
define i2 @f53(i2 %x, i2 %y) {
  %a = mul  i2 %x, %x
  %b = mul  i2 %y, %y
  %r = sub nsw i2 %a, %b
  ret i2 %r
}
define i3 @f54(i3 %x, i3 %y) {
  %a = mul  i3 %x, %x
  %b = mul  i3 %y, %y
  %r = sub nsw i3 %a, %b
  ret i3 %r
}
define i4 @f55(i4 %x, i4 %y) {
  %a = mul  i4 %x, %x
  %b = mul  i4 %y, %y
  %r = sub nuw nsw i4 %a, %b
  ret i4 %r
}
define i2 @f56(i2 %x, i2 %y) {
  %a = mul  i2 %x, %x
  %b = mul  i2 %y, %y
  %r = sub nuw nsw i2 %a, %b
  ret i2 %r
}
define i3 @f57(i3 %x, i3 %y) {
  %a = mul  i3 %x, %x
  %b = mul  i3 %y, %y
  %r = sub nuw nsw i3 %a, %b
  ret i3 %r
}
define i4 @f58(i4 %x, i4 %y) {
  %a = mul nuw i4 %x, %x
  %b = mul nuw i4 %y, %y
  %r = sub  i4 %a, %b
  ret i4 %r
}
define i2 @f59(i2 %x, i2 %y) {
  %a = mul nuw i2 %x, %x
  %b = mul nuw i2 %y, %y
  %r = sub  i2 %a, %b
  ret i2 %r
}
define i3 @f60(i3 %x, i3 %y) {
  %a = mul nuw i3 %x, %x
  %b = mul nuw i3 %y, %y
  %r = sub  i3 %a, %b
  ret i3 %r
}
define i4 @f61(i4 %x, i4 %y) {
  %a = mul nuw i4 %x, %x
  %b = mul nuw i4 %y, %y
  %r = sub nuw i4 %a, %b
  ret i4 %r
}
define i2 @f62(i2 %x, i2 %y) {
  %a = mul nuw i2 %x, %x
  %b = mul nuw i2 %y, %y
  %r = sub nuw i2 %a, %b
  ret i2 %r
}
define i3 @f63(i3 %x, i3 %y) {
  %a = mul nuw i3 %x, %x
  %b = mul nuw i3 %y, %y
  %r = sub nuw i3 %a, %b
  ret i3 %r
}
define i4 @f64(i4 %x, i4 %y) {
  %a = mul nuw i4 %x, %x
  %b = mul nuw i4 %y, %y
  %r = sub nsw i4 %a, %b
  ret i4 %r
}
define i2 @f65(i2 %x, i2 %y) {
  %a = mul nuw i2 %x, %x
  %b = mul nuw i2 %y, %y
  %r = sub nsw i2 %a, %b
  ret i2 %r
}
define i3 @f66(i3 %x, i3 %y) {
  %a = mul nuw i3 %x, %x
  %b = mul nuw i3 %y, %y
  %r = sub nsw i3 %a, %b
  ret i3 %r
}
define i4 @f67(i4 %x, i4 %y) {
  %a = mul nuw i4 %x, %x
  %b = mul nuw i4 %y, %y
  %r = sub nuw nsw i4 %a, %b
  ret i4 %r
}
define i2 @f68(i2 %x, i2 %y) {
  %a = mul nuw i2 %x, %x
  %b = mul nuw i2 %y, %y
  %r = sub nuw nsw i2 %a, %b
  ret i2 %r
}
define i3 @f69(i3 %x, i3 %y) {
  %a = mul nuw i3 %x, %x
  %b = mul nuw i3 %y, %y
  %r = sub nuw nsw i3 %a, %b
  ret i3 %r
}
define i4 @f70(i4 %x, i4 %y) {
  %a = mul nsw i4 %x, %x
  %b = mul nsw i4 %y, %y
  %r = sub  i4 %a, %b
  ret i4 %r
}
define i2 @f71(i2 %x, i2 %y) {
  %a = mul nsw i2 %x, %x
  %b = mul nsw i2 %y, %y
  %r = sub  i2 %a, %b
  ret i2 %r
}
define i3 @f72(i3 %x, i3 %y) {
  %a = mul nsw i3 %x, %x
  %b = mul nsw i3 %y, %y
  %r = sub  i3 %a, %b
  ret i3 %r
}
define i4 @f73(i4 %x, i4 %y) {
  %a = mul nsw i4 %x, %x
  %b = mul nsw i4 %y, %y
  %r = sub nuw i4 %a, %b
  ret i4 %r
}
define i2 @f74(i2 %x, i2 %y) {
  %a = mul nsw i2 %x, %x
  %b = mul nsw i2 %y, %y
  %r = sub nuw i2 %a, %b
  ret i2 %r
}
define i3 @f75(i3 %x, i3 %y) {
  %a = mul nsw i3 %x, %x
  %b = mul nsw i3 %y, %y
  %r = sub nuw i3 %a, %b
  ret i3 %r
}
define i4 @f76(i4 %x, i4 %y) {
  %a = mul nsw i4 %x, %x
  %b = mul nsw i4 %y, %y
  %r = sub nsw i4 %a, %b
  ret i4 %r
}
define i2 @f77(i2 %x, i2 %y) {
  %a = mul nsw i2 %x, %x
  %b = mul nsw i2 %y, %y
  %r = sub nsw i2 %a, %b
  ret i2 %r
}
define i3 @f78(i3 %x, i3 %y) {
  %a = mul nsw i3 %x, %x
  %b = mul nsw i3 %y, %y
  %r = sub nsw i3 %a, %b
  ret i3 %r
}
define i4 @f79(i4 %x, i4 %y) {
  %a = mul nsw i4 %x, %x
  %b = mul nsw i4 %y, %y
  %r = sub nuw nsw i4 %a, %b
  ret i4 %r
}
define i2 @f80(i2 %x, i2 %y) {
  %a = mul nsw i2 %x, %x
  %b = mul nsw i2 %y, %y
  %r = sub nuw nsw i2 %a, %b
  ret i2 %r
}
define i3 @f81(i3 %x, i3 %y) {
  %a = mul nsw i3 %x, %x
  %b = mul nsw i3 %y, %y
  %r = sub nuw nsw i3 %a, %b
  ret i3 %r
}
define i4 @f82(i4 %x, i4 %y) {
  %a = mul nuw nsw i4 %x, %x
  %b = mul nuw nsw i4 %y, %y
  %r = sub  i4 %a, %b
  ret i4 %r
}
define i2 @f83(i2 %x, i2 %y) {
  %a = mul nuw nsw i2 %x, %x
  %b = mul nuw nsw i2 %y, %y
  %r = sub  i2 %a, %b
  ret i2 %r
}
define i3 @f84(i3 %x, i3 %y) {
  %a = mul nuw nsw i3 %x, %x
  %b = mul nuw nsw i3 %y, %y
  %r = sub  i3 %a, %b
  ret i3 %r
}
define i4 @f85(i4 %x, i4 %y) {
  %a = mul nuw nsw i4 %x, %x
  %b = mul nuw nsw i4 %y, %y
  %r = sub nuw i4 %a, %b
  ret i4 %r
}
define i2 @f86(i2 %x, i2 %y) {
  %a = mul nuw nsw i2 %x, %x
  %b = mul nuw nsw i2 %y, %y
  %r = sub nuw i2 %a, %b
  ret i2 %r
}
define i3 @f87(i3 %x, i3 %y) {
  %a = mul nuw nsw i3 %x, %x
  %b = mul nuw nsw i3 %y, %y
  %r = sub nuw i3 %a, %b
  ret i3 %r
}
define i4 @f88(i4 %x, i4 %y) {
  %a = mul nuw nsw i4 %x, %x
  %b = mul nuw nsw i4 %y, %y
  %r = sub nsw i4 %a, %b
  ret i4 %r
}
define i2 @f89(i2 %x, i2 %y) {
  %a = mul nuw nsw i2 %x, %x
  %b = mul nuw nsw i2 %y, %y
  %r = sub nsw i2 %a, %b
  ret i2 %r
}
define i3 @f90(i3 %x, i3 %y) {
  %a = mul nuw nsw i3 %x, %x
  %b = mul nuw nsw i3 %y, %y
  %r = sub nsw i3 %a, %b
  ret i3 %r
}
define i4 @f91(i4 %x, i4 %y) {
  %a = mul nuw nsw i4 %x, %x
  %b = mul nuw nsw i4 %y, %y
  %r = sub nuw nsw i4 %a, %b
  ret i4 %r
}
define i2 @f92(i2 %x, i2 %y) {
  %a = mul nuw nsw i2 %x, %x
  %b = mul nuw nsw i2 %y, %y
  %r = sub nuw nsw i2 %a, %b
  ret i2 %r
}
define i3 @f93(i3 %x, i3 %y) {
  %a = mul nuw nsw i3 %x, %x
  %b = mul nuw nsw i3 %y, %y
  %r = sub nuw nsw i3 %a, %b
  ret i3 %r
}
define i4 @f94(i4 %x, i4 %y) {
  %a = add nsw i4 %x, %y
  %b = or i4 %y, %x
  %r = sub nuw i4 %a, %b
  ret i4 %r
}
define i4 @f95(i4 %x, i4 %y) {
  %a = add nsw i4 %x, %y
  %b = and i4 %y, %x
  %r = sub nuw i4 %a, %b
  ret i4 %r
}
define i4 @f96(i4 %x, i4 %y) {
  %a = xor i4 %x, -1
  %b = xor i4 %y, -1
  %r = sub nsw i4 %a, %b
  ret i4 %r
}
define i4 @f97(i4 %x, i4 %y) {
  %a = add nsw i4 %x, %y
  %r = sub nsw i4 %x, %a
  ret i4 %r
}
define i4 @f98(i4 %x) {
  %a = add nuw i4 %x, 6
  %b = and i4 %x, 3
  %r = sub nsw i4 %a, %b
  ret i4 %r
}
define i4 @f99(i4 %x) {
  %a = add nuw i4 %x, 6
  %b = and i4 %x, -4
  %r = sub nsw i4 %a, %b
  ret i4 %r
}
define i4 @f100(i4 %x) {
  %a = add nuw i4 %x, 6
  %b = and i4 %x, 5
  %r = sub nsw i4 %a, %b
  ret i4 %r
}

define i8 @without_lowest_bit(i8 %x) {
  %n = sub i8 0, %x
  %o = or i8 %n, %x
  %r = add i8 %o, %x
  ret i8 %r
}

define i8 @without_lowest_bit_nuw_nsw(i8 %x) {
  %n = sub i8 0, %x
  %o = or i8 %x, %n
  %r = add nuw nsw i8 %x, %o
  ret i8 %r
}
