; Compares that are decided by trying all numbers that matter.
define i1 @f1(i4 %x) {
  %s = shl i4 -8, %x
  %r = icmp ult i4 %s, 3
  ret i1 %r
}
define i1 @f2(i4 %x) {
  %s = shl i4 -8, %x
  %r = icmp ult i4 %s, -1
  ret i1 %r
}
define i1 @f3(i4 %x) {
  %s = shl i4 -8, %x
  %r = icmp ugt i4 %s, 3
  ret i1 %r
}
define i1 @f4(i4 %x) {
  %s = shl i4 -8, %x
  %r = icmp ugt i4 %s, -1
  ret i1 %r
}
define i1 @f5(i4 %x) {
  %s = shl i4 -8, %x
  %r = icmp slt i4 %s, 1
  ret i1 %r
}
define i1 @f6(i4 %x) {
  %s = shl i4 -8, %x
  %r = icmp sgt i4 %s, 1
  ret i1 %r
}
define i1 @f7(i4 %x) {
  %s = shl i4 -8, %x
  %r = icmp ne i4 %s, 3
  ret i1 %r
}
define i1 @f8(i4 %x) {
  %s = shl i4 -8, %x
  %r = icmp ne i4 %s, -1
  ret i1 %r
}
define i1 @f9(i4 %x) {
  %s = shl i4 1, %x
  %r = icmp ult i4 %s, 0
  ret i1 %r
}
define i1 @f10(i4 %x) {
  %s = shl i4 1, %x
  %r = icmp ult i4 %s, -8
  ret i1 %r
}
define i1 @f11(i4 %x) {
  %s = shl i4 1, %x
  %r = icmp ult i4 %s, 4
  ret i1 %r
}
define i1 @f12(i4 %x) {
  %s = shl i4 1, %x
  %r = icmp ugt i4 %s, 0
  ret i1 %r
}
define i1 @f13(i4 %x) {
  %s = shl i4 1, %x
  %r = icmp ugt i4 %s, -8
  ret i1 %r
}
define i1 @f14(i4 %x) {
  %s = shl i4 1, %x
  %r = icmp ugt i4 %s, 4
  ret i1 %r
}
define i1 @f15(i4 %x) {
  %s = shl i4 1, %x
  %r = icmp eq i4 %s, 3
  ret i1 %r
}
define i1 @f16(i4 %x) {
  %s = shl i4 1, %x
  %r = icmp eq i4 %s, -1
  ret i1 %r
}
define i1 @f17(i4 %x) {
  %s = shl i4 1, %x
  %r = icmp ne i4 %s, 0
  ret i1 %r
}
define i1 @f18(i4 %x) {
  %s = shl i4 1, %x
  %r = icmp ne i4 %s, -8
  ret i1 %r
}
define i1 @f19(i4 %x) {
  %s = shl i4 1, %x
  %r = icmp ne i4 %s, 4
  ret i1 %r
}
define i1 @f20(i4 %x) {
  %s = shl i4 2, %x
  %r = icmp ult i4 %s, 1
  ret i1 %r
}
define i1 @f21(i4 %x) {
  %s = shl i4 2, %x
  %r = icmp ugt i4 %s, 1
  ret i1 %r
}
define i1 @f22(i4 %x) {
  %s = shl i4 2, %x
  %r = icmp slt i4 %s, -1
  ret i1 %r
}
define i1 @f23(i4 %x) {
  %s = shl i4 2, %x
  %r = icmp sgt i4 %s, 3
  ret i1 %r
}
define i1 @f24(i4 %x) {
  %s = shl i4 2, %x
  %r = icmp eq i4 %s, 0
  ret i1 %r
}
define i1 @f25(i4 %x) {
  %s = shl i4 2, %x
  %r = icmp eq i4 %s, -8
  ret i1 %r
}
define i1 @f26(i4 %x) {
  %s = shl i4 2, %x
  %r = icmp eq i4 %s, 4
  ret i1 %r
}
define i1 @f27(i4 %x) {
  %s = shl i4 2, %x
  %r = icmp ne i4 %s, 1
  ret i1 %r
}
define i1 @f28(i4 %x) {
  %s = shl i4 4, %x
  %r = icmp ult i4 %s, 3
  ret i1 %r
}
define i1 @f29(i4 %x) {
  %s = shl i4 4, %x
  %r = icmp ult i4 %s, -1
  ret i1 %r
}
define i1 @f30(i4 %x) {
  %s = shl i4 4, %x
  %r = icmp ugt i4 %s, 3
  ret i1 %r
}
define i1 @f31(i4 %x) {
  %s = shl i4 4, %x
  %r = icmp ugt i4 %s, -1
  ret i1 %r
}
define i1 @f32(i4 %x) {
  %s = shl i4 4, %x
  %r = icmp slt i4 %s, 1
  ret i1 %r
}
define i1 @f33(i4 %x) {
  %s = shl i4 4, %x
  %r = icmp sgt i4 %s, 1
  ret i1 %r
}
define i1 @f34(i4 %x) {
  %s = shl i4 4, %x
  %r = icmp ne i4 %s, 3
  ret i1 %r
}
define i1 @f35(i4 %x) {
  %s = shl i4 4, %x
  %r = icmp ne i4 %s, -1
  ret i1 %r
}
define i1 @f36(i4 %x) {
  %s = shl i4 6, %x
  %r = icmp ult i4 %s, 1
  ret i1 %r
}
define i1 @f37(i4 %x) {
  %s = shl i4 6, %x
  %r = icmp ugt i4 %s, 1
  ret i1 %r
}
define i1 @f38(i4 %x) {
  %s = shl i4 6, %x
  %r = icmp slt i4 %s, 3
  ret i1 %r
}
define i1 @f39(i4 %x) {
  %s = shl i4 6, %x
  %r = icmp sgt i4 %s, 3
  ret i1 %r
}
define i1 @f40(i4 %x) {
  %s = shl i4 6, %x
  %r = icmp eq i4 %s, 0
  ret i1 %r
}
define i1 @f41(i4 %x) {
  %s = shl i4 6, %x
  %r = icmp eq i4 %s, -8
  ret i1 %r
}
define i1 @f42(i4 %x) {
  %s = shl i4 6, %x
  %r = icmp eq i4 %s, 4
  ret i1 %r
}
define i1 @f43(i4 %x) {
  %s = shl i4 6, %x
  %r = icmp ne i4 %s, 1
  ret i1 %r
}
define i1 @f44(i4 %x) {
  %s = shl i4 -3, %x
  %r = icmp ult i4 %s, 0
  ret i1 %r
}
define i1 @f45(i4 %x) {
  %s = shl i4 -3, %x
  %r = icmp ult i4 %s, -8
  ret i1 %r
}
define i1 @f46(i4 %x) {
  %s = shl i4 -3, %x
  %r = icmp ult i4 %s, 4
  ret i1 %r
}
define i1 @f47(i4 %x) {
  %s = shl i4 -3, %x
  %r = icmp ugt i4 %s, 0
  ret i1 %r
}
define i1 @f48(i4 %x) {
  %s = shl i4 -3, %x
  %r = icmp ugt i4 %s, -8
  ret i1 %r
}
define i1 @f49(i4 %x) {
  %s = shl i4 -3, %x
  %r = icmp eq i4 %s, 3
  ret i1 %r
}
define i1 @f50(i4 %x) {
  %s = shl i4 -3, %x
  %r = icmp eq i4 %s, -1
  ret i1 %r
}
define i1 @f51(i4 %x) {
  %s = shl i4 -3, %x
  %r = icmp ne i4 %s, 0
  ret i1 %r
}
define i1 @f52(i4 %x) {
  %s = shl i4 -3, %x
  %r = icmp ne i4 %s, -8
  ret i1 %r
}
define i1 @f53(i4 %x) {
  %s = shl i4 -3, %x
  %r = icmp ne i4 %s, 4
  ret i1 %r
}
define i1 @f54(i4 %x) {
  %s = shl i4 -1, %x
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f55(i4 %x) {
  %s = shl i4 -1, %x
  %r = icmp slt i4 %s, -8
  ret i1 %r
}
define i1 @f56(i4 %x) {
  %s = shl i4 -1, %x
  %r = icmp slt i4 %s, 4
  ret i1 %r
}
define i1 @f57(i4 %x) {
  %s = shl i4 -1, %x
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @f58(i4 %x) {
  %s = shl i4 -1, %x
  %r = icmp sgt i4 %s, -8
  ret i1 %r
}
define i1 @f59(i4 %x) {
  %s = shl i4 -1, %x
  %r = icmp sgt i4 %s, 4
  ret i1 %r
}
define i1 @f60(i4 %x) {
  %s = shl i4 -1, %x
  %r = icmp eq i4 %s, 1
  ret i1 %r
}
define i1 @f61(i4 %x) {
  %s = shl i4 5, %x
  %r = icmp ult i4 %s, 0
  ret i1 %r
}
define i1 @f62(i4 %x) {
  %s = shl i4 5, %x
  %r = icmp ult i4 %s, -8
  ret i1 %r
}
define i1 @f63(i4 %x) {
  %s = shl i4 5, %x
  %r = icmp ult i4 %s, 4
  ret i1 %r
}
define i1 @f64(i4 %x) {
  %s = shl i4 5, %x
  %r = icmp ugt i4 %s, 0
  ret i1 %r
}
define i1 @f65(i4 %x) {
  %s = shl i4 5, %x
  %r = icmp ugt i4 %s, -8
  ret i1 %r
}
define i1 @f66(i4 %x) {
  %s = shl i4 5, %x
  %r = icmp eq i4 %s, 3
  ret i1 %r
}
define i1 @f67(i4 %x) {
  %s = shl i4 5, %x
  %r = icmp eq i4 %s, -1
  ret i1 %r
}
define i1 @f68(i4 %x) {
  %s = shl i4 5, %x
  %r = icmp ne i4 %s, 0
  ret i1 %r
}
define i1 @f69(i4 %x) {
  %s = shl i4 5, %x
  %r = icmp ne i4 %s, -8
  ret i1 %r
}
define i1 @f70(i4 %x) {
  %s = shl i4 5, %x
  %r = icmp ne i4 %s, 4
  ret i1 %r
}
define i1 @f71(i4 %x) {
  %s = lshr i4 -8, %x
  %r = icmp ult i4 %s, 0
  ret i1 %r
}
define i1 @f72(i4 %x) {
  %s = lshr i4 -8, %x
  %r = icmp ult i4 %s, -8
  ret i1 %r
}
define i1 @f73(i4 %x) {
  %s = lshr i4 -8, %x
  %r = icmp ult i4 %s, 4
  ret i1 %r
}
define i1 @f74(i4 %x) {
  %s = lshr i4 -8, %x
  %r = icmp ugt i4 %s, 0
  ret i1 %r
}
define i1 @f75(i4 %x) {
  %s = lshr i4 -8, %x
  %r = icmp ugt i4 %s, -8
  ret i1 %r
}
define i1 @f76(i4 %x) {
  %s = lshr i4 -8, %x
  %r = icmp ugt i4 %s, 4
  ret i1 %r
}
define i1 @f77(i4 %x) {
  %s = lshr i4 -8, %x
  %r = icmp eq i4 %s, 3
  ret i1 %r
}
define i1 @f78(i4 %x) {
  %s = lshr i4 -8, %x
  %r = icmp eq i4 %s, -1
  ret i1 %r
}
define i1 @f79(i4 %x) {
  %s = lshr i4 -8, %x
  %r = icmp ne i4 %s, 0
  ret i1 %r
}
define i1 @f80(i4 %x) {
  %s = lshr i4 -8, %x
  %r = icmp ne i4 %s, -8
  ret i1 %r
}
define i1 @f81(i4 %x) {
  %s = lshr i4 -8, %x
  %r = icmp ne i4 %s, 4
  ret i1 %r
}
define i1 @f82(i4 %x) {
  %s = lshr i4 1, %x
  %r = icmp ult i4 %s, 1
  ret i1 %r
}
define i1 @f83(i4 %x) {
  %s = lshr i4 1, %x
  %r = icmp ugt i4 %s, 1
  ret i1 %r
}
define i1 @f84(i4 %x) {
  %s = lshr i4 1, %x
  %r = icmp slt i4 %s, 3
  ret i1 %r
}
define i1 @f85(i4 %x) {
  %s = lshr i4 1, %x
  %r = icmp slt i4 %s, -1
  ret i1 %r
}
define i1 @f86(i4 %x) {
  %s = lshr i4 1, %x
  %r = icmp sgt i4 %s, 3
  ret i1 %r
}
define i1 @f87(i4 %x) {
  %s = lshr i4 1, %x
  %r = icmp sgt i4 %s, -1
  ret i1 %r
}
define i1 @f88(i4 %x) {
  %s = lshr i4 1, %x
  %r = icmp eq i4 %s, 0
  ret i1 %r
}
define i1 @f89(i4 %x) {
  %s = lshr i4 1, %x
  %r = icmp eq i4 %s, -8
  ret i1 %r
}
define i1 @f90(i4 %x) {
  %s = lshr i4 1, %x
  %r = icmp eq i4 %s, 4
  ret i1 %r
}
define i1 @f91(i4 %x) {
  %s = lshr i4 1, %x
  %r = icmp ne i4 %s, 1
  ret i1 %r
}
define i1 @f92(i4 %x) {
  %s = lshr i4 2, %x
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f93(i4 %x) {
  %s = lshr i4 2, %x
  %r = icmp slt i4 %s, -8
  ret i1 %r
}
define i1 @f94(i4 %x) {
  %s = lshr i4 2, %x
  %r = icmp slt i4 %s, 4
  ret i1 %r
}
define i1 @f95(i4 %x) {
  %s = lshr i4 2, %x
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @f96(i4 %x) {
  %s = lshr i4 2, %x
  %r = icmp sgt i4 %s, -8
  ret i1 %r
}
define i1 @f97(i4 %x) {
  %s = lshr i4 2, %x
  %r = icmp sgt i4 %s, 4
  ret i1 %r
}
define i1 @f98(i4 %x) {
  %s = lshr i4 2, %x
  %r = icmp eq i4 %s, 1
  ret i1 %r
}
define i1 @f99(i4 %x) {
  %s = lshr i4 4, %x
  %r = icmp ult i4 %s, 0
  ret i1 %r
}
define i1 @f100(i4 %x) {
  %s = lshr i4 4, %x
  %r = icmp ult i4 %s, -8
  ret i1 %r
}
define i1 @f101(i4 %x) {
  %s = lshr i4 4, %x
  %r = icmp ult i4 %s, 4
  ret i1 %r
}
define i1 @f102(i4 %x) {
  %s = lshr i4 4, %x
  %r = icmp ugt i4 %s, 0
  ret i1 %r
}
define i1 @f103(i4 %x) {
  %s = lshr i4 4, %x
  %r = icmp ugt i4 %s, -8
  ret i1 %r
}
define i1 @f104(i4 %x) {
  %s = lshr i4 4, %x
  %r = icmp ugt i4 %s, 4
  ret i1 %r
}
define i1 @f105(i4 %x) {
  %s = lshr i4 4, %x
  %r = icmp eq i4 %s, 3
  ret i1 %r
}
define i1 @f106(i4 %x) {
  %s = lshr i4 4, %x
  %r = icmp eq i4 %s, -1
  ret i1 %r
}
define i1 @f107(i4 %x) {
  %s = lshr i4 4, %x
  %r = icmp ne i4 %s, 0
  ret i1 %r
}
define i1 @f108(i4 %x) {
  %s = lshr i4 4, %x
  %r = icmp ne i4 %s, -8
  ret i1 %r
}
define i1 @f109(i4 %x) {
  %s = lshr i4 4, %x
  %r = icmp ne i4 %s, 4
  ret i1 %r
}
define i1 @f110(i4 %x) {
  %s = lshr i4 6, %x
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f111(i4 %x) {
  %s = lshr i4 6, %x
  %r = icmp slt i4 %s, -8
  ret i1 %r
}
define i1 @f112(i4 %x) {
  %s = lshr i4 6, %x
  %r = icmp slt i4 %s, 4
  ret i1 %r
}
define i1 @f113(i4 %x) {
  %s = lshr i4 6, %x
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @f114(i4 %x) {
  %s = lshr i4 6, %x
  %r = icmp sgt i4 %s, -8
  ret i1 %r
}
define i1 @f115(i4 %x) {
  %s = lshr i4 6, %x
  %r = icmp sgt i4 %s, 4
  ret i1 %r
}
define i1 @f116(i4 %x) {
  %s = lshr i4 6, %x
  %r = icmp eq i4 %s, 1
  ret i1 %r
}
define i1 @f117(i4 %x) {
  %s = lshr i4 -3, %x
  %r = icmp ult i4 %s, 1
  ret i1 %r
}
define i1 @f118(i4 %x) {
  %s = lshr i4 -3, %x
  %r = icmp ugt i4 %s, 1
  ret i1 %r
}
define i1 @f119(i4 %x) {
  %s = lshr i4 -3, %x
  %r = icmp slt i4 %s, -1
  ret i1 %r
}
define i1 @f120(i4 %x) {
  %s = lshr i4 -3, %x
  %r = icmp sgt i4 %s, 3
  ret i1 %r
}
define i1 @f121(i4 %x) {
  %s = lshr i4 -3, %x
  %r = icmp sgt i4 %s, -1
  ret i1 %r
}
define i1 @f122(i4 %x) {
  %s = lshr i4 -3, %x
  %r = icmp eq i4 %s, 0
  ret i1 %r
}
define i1 @f123(i4 %x) {
  %s = lshr i4 -3, %x
  %r = icmp eq i4 %s, -8
  ret i1 %r
}
define i1 @f124(i4 %x) {
  %s = lshr i4 -3, %x
  %r = icmp eq i4 %s, 4
  ret i1 %r
}
define i1 @f125(i4 %x) {
  %s = lshr i4 -3, %x
  %r = icmp ne i4 %s, 1
  ret i1 %r
}
define i1 @f126(i4 %x) {
  %s = lshr i4 -1, %x
  %r = icmp ult i4 %s, 3
  ret i1 %r
}
define i1 @f127(i4 %x) {
  %s = lshr i4 -1, %x
  %r = icmp ult i4 %s, -1
  ret i1 %r
}
define i1 @f128(i4 %x) {
  %s = lshr i4 -1, %x
  %r = icmp ugt i4 %s, 3
  ret i1 %r
}
define i1 @f129(i4 %x) {
  %s = lshr i4 -1, %x
  %r = icmp ugt i4 %s, -1
  ret i1 %r
}
define i1 @f130(i4 %x) {
  %s = lshr i4 -1, %x
  %r = icmp slt i4 %s, 1
  ret i1 %r
}
define i1 @f131(i4 %x) {
  %s = lshr i4 -1, %x
  %r = icmp ne i4 %s, 3
  ret i1 %r
}
define i1 @f132(i4 %x) {
  %s = lshr i4 -1, %x
  %r = icmp ne i4 %s, -1
  ret i1 %r
}
define i1 @f133(i4 %x) {
  %s = lshr i4 5, %x
  %r = icmp ult i4 %s, 1
  ret i1 %r
}
define i1 @f134(i4 %x) {
  %s = lshr i4 5, %x
  %r = icmp ugt i4 %s, 1
  ret i1 %r
}
define i1 @f135(i4 %x) {
  %s = lshr i4 5, %x
  %r = icmp slt i4 %s, 3
  ret i1 %r
}
define i1 @f136(i4 %x) {
  %s = lshr i4 5, %x
  %r = icmp slt i4 %s, -1
  ret i1 %r
}
define i1 @f137(i4 %x) {
  %s = lshr i4 5, %x
  %r = icmp sgt i4 %s, 3
  ret i1 %r
}
define i1 @f138(i4 %x) {
  %s = lshr i4 5, %x
  %r = icmp sgt i4 %s, -1
  ret i1 %r
}
define i1 @f139(i4 %x) {
  %s = lshr i4 5, %x
  %r = icmp eq i4 %s, 0
  ret i1 %r
}
define i1 @f140(i4 %x) {
  %s = lshr i4 5, %x
  %r = icmp eq i4 %s, -8
  ret i1 %r
}
define i1 @f141(i4 %x) {
  %s = lshr i4 5, %x
  %r = icmp eq i4 %s, 4
  ret i1 %r
}
define i1 @f142(i4 %x) {
  %s = lshr i4 5, %x
  %r = icmp ne i4 %s, 1
  ret i1 %r
}
define i1 @f143(i4 %x) {
  %s = ashr i4 -8, %x
  %r = icmp ult i4 %s, 0
  ret i1 %r
}
define i1 @f144(i4 %x) {
  %s = ashr i4 -8, %x
  %r = icmp ult i4 %s, -8
  ret i1 %r
}
define i1 @f145(i4 %x) {
  %s = ashr i4 -8, %x
  %r = icmp ult i4 %s, 4
  ret i1 %r
}
define i1 @f146(i4 %x) {
  %s = ashr i4 -8, %x
  %r = icmp ugt i4 %s, 0
  ret i1 %r
}
define i1 @f147(i4 %x) {
  %s = ashr i4 -8, %x
  %r = icmp ugt i4 %s, -8
  ret i1 %r
}
define i1 @f148(i4 %x) {
  %s = ashr i4 -8, %x
  %r = icmp ugt i4 %s, 4
  ret i1 %r
}
define i1 @f149(i4 %x) {
  %s = ashr i4 -8, %x
  %r = icmp eq i4 %s, 3
  ret i1 %r
}
define i1 @f150(i4 %x) {
  %s = ashr i4 -8, %x
  %r = icmp eq i4 %s, -1
  ret i1 %r
}
define i1 @f151(i4 %x) {
  %s = ashr i4 -8, %x
  %r = icmp ne i4 %s, 0
  ret i1 %r
}
define i1 @f152(i4 %x) {
  %s = ashr i4 -8, %x
  %r = icmp ne i4 %s, -8
  ret i1 %r
}
define i1 @f153(i4 %x) {
  %s = ashr i4 -8, %x
  %r = icmp ne i4 %s, 4
  ret i1 %r
}
define i1 @f154(i4 %x) {
  %s = ashr i4 1, %x
  %r = icmp ult i4 %s, 1
  ret i1 %r
}
define i1 @f155(i4 %x) {
  %s = ashr i4 1, %x
  %r = icmp ugt i4 %s, 1
  ret i1 %r
}
define i1 @f156(i4 %x) {
  %s = ashr i4 1, %x
  %r = icmp slt i4 %s, 3
  ret i1 %r
}
define i1 @f157(i4 %x) {
  %s = ashr i4 1, %x
  %r = icmp slt i4 %s, -1
  ret i1 %r
}
define i1 @f158(i4 %x) {
  %s = ashr i4 1, %x
  %r = icmp sgt i4 %s, 3
  ret i1 %r
}
define i1 @f159(i4 %x) {
  %s = ashr i4 1, %x
  %r = icmp sgt i4 %s, -1
  ret i1 %r
}
define i1 @f160(i4 %x) {
  %s = ashr i4 1, %x
  %r = icmp eq i4 %s, 0
  ret i1 %r
}
define i1 @f161(i4 %x) {
  %s = ashr i4 1, %x
  %r = icmp eq i4 %s, -8
  ret i1 %r
}
define i1 @f162(i4 %x) {
  %s = ashr i4 1, %x
  %r = icmp eq i4 %s, 4
  ret i1 %r
}
define i1 @f163(i4 %x) {
  %s = ashr i4 1, %x
  %r = icmp ne i4 %s, 1
  ret i1 %r
}
define i1 @f164(i4 %x) {
  %s = ashr i4 2, %x
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f165(i4 %x) {
  %s = ashr i4 2, %x
  %r = icmp slt i4 %s, -8
  ret i1 %r
}
define i1 @f166(i4 %x) {
  %s = ashr i4 2, %x
  %r = icmp slt i4 %s, 4
  ret i1 %r
}
define i1 @f167(i4 %x) {
  %s = ashr i4 2, %x
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @f168(i4 %x) {
  %s = ashr i4 2, %x
  %r = icmp sgt i4 %s, -8
  ret i1 %r
}
define i1 @f169(i4 %x) {
  %s = ashr i4 2, %x
  %r = icmp sgt i4 %s, 4
  ret i1 %r
}
define i1 @f170(i4 %x) {
  %s = ashr i4 2, %x
  %r = icmp eq i4 %s, 1
  ret i1 %r
}
define i1 @f171(i4 %x) {
  %s = ashr i4 4, %x
  %r = icmp ult i4 %s, 0
  ret i1 %r
}
define i1 @f172(i4 %x) {
  %s = ashr i4 4, %x
  %r = icmp ult i4 %s, -8
  ret i1 %r
}
define i1 @f173(i4 %x) {
  %s = ashr i4 4, %x
  %r = icmp ult i4 %s, 4
  ret i1 %r
}
define i1 @f174(i4 %x) {
  %s = ashr i4 4, %x
  %r = icmp ugt i4 %s, 0
  ret i1 %r
}
define i1 @f175(i4 %x) {
  %s = ashr i4 4, %x
  %r = icmp ugt i4 %s, -8
  ret i1 %r
}
define i1 @f176(i4 %x) {
  %s = ashr i4 4, %x
  %r = icmp ugt i4 %s, 4
  ret i1 %r
}
define i1 @f177(i4 %x) {
  %s = ashr i4 4, %x
  %r = icmp eq i4 %s, 3
  ret i1 %r
}
define i1 @f178(i4 %x) {
  %s = ashr i4 4, %x
  %r = icmp eq i4 %s, -1
  ret i1 %r
}
define i1 @f179(i4 %x) {
  %s = ashr i4 4, %x
  %r = icmp ne i4 %s, 0
  ret i1 %r
}
define i1 @f180(i4 %x) {
  %s = ashr i4 4, %x
  %r = icmp ne i4 %s, -8
  ret i1 %r
}
define i1 @f181(i4 %x) {
  %s = ashr i4 4, %x
  %r = icmp ne i4 %s, 4
  ret i1 %r
}
define i1 @f182(i4 %x) {
  %s = ashr i4 6, %x
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f183(i4 %x) {
  %s = ashr i4 6, %x
  %r = icmp slt i4 %s, -8
  ret i1 %r
}
define i1 @f184(i4 %x) {
  %s = ashr i4 6, %x
  %r = icmp slt i4 %s, 4
  ret i1 %r
}
define i1 @f185(i4 %x) {
  %s = ashr i4 6, %x
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @f186(i4 %x) {
  %s = ashr i4 6, %x
  %r = icmp sgt i4 %s, -8
  ret i1 %r
}
define i1 @f187(i4 %x) {
  %s = ashr i4 6, %x
  %r = icmp sgt i4 %s, 4
  ret i1 %r
}
define i1 @f188(i4 %x) {
  %s = ashr i4 6, %x
  %r = icmp eq i4 %s, 1
  ret i1 %r
}
define i1 @f189(i4 %x) {
  %s = ashr i4 -3, %x
  %r = icmp ult i4 %s, 1
  ret i1 %r
}
define i1 @f190(i4 %x) {
  %s = ashr i4 -3, %x
  %r = icmp ugt i4 %s, 1
  ret i1 %r
}
define i1 @f191(i4 %x) {
  %s = ashr i4 -3, %x
  %r = icmp slt i4 %s, 3
  ret i1 %r
}
define i1 @f192(i4 %x) {
  %s = ashr i4 -3, %x
  %r = icmp slt i4 %s, -1
  ret i1 %r
}
define i1 @f193(i4 %x) {
  %s = ashr i4 -3, %x
  %r = icmp sgt i4 %s, 3
  ret i1 %r
}
define i1 @f194(i4 %x) {
  %s = ashr i4 -3, %x
  %r = icmp sgt i4 %s, -1
  ret i1 %r
}
define i1 @f195(i4 %x) {
  %s = ashr i4 -3, %x
  %r = icmp eq i4 %s, 0
  ret i1 %r
}
define i1 @f196(i4 %x) {
  %s = ashr i4 -3, %x
  %r = icmp eq i4 %s, -8
  ret i1 %r
}
define i1 @f197(i4 %x) {
  %s = ashr i4 -3, %x
  %r = icmp eq i4 %s, 4
  ret i1 %r
}
define i1 @f198(i4 %x) {
  %s = ashr i4 -3, %x
  %r = icmp ne i4 %s, 1
  ret i1 %r
}
define i1 @f199(i4 %x) {
  %s = ashr i4 -1, %x
  %r = icmp ult i4 %s, 3
  ret i1 %r
}
define i1 @f200(i4 %x) {
  %s = ashr i4 -1, %x
  %r = icmp ult i4 %s, -1
  ret i1 %r
}
define i1 @f201(i4 %x) {
  %s = ashr i4 -1, %x
  %r = icmp ugt i4 %s, 3
  ret i1 %r
}
define i1 @f202(i4 %x) {
  %s = ashr i4 -1, %x
  %r = icmp ugt i4 %s, -1
  ret i1 %r
}
define i1 @f203(i4 %x) {
  %s = ashr i4 -1, %x
  %r = icmp slt i4 %s, 1
  ret i1 %r
}
define i1 @f204(i4 %x) {
  %s = ashr i4 -1, %x
  %r = icmp sgt i4 %s, 1
  ret i1 %r
}
define i1 @f205(i4 %x) {
  %s = ashr i4 -1, %x
  %r = icmp ne i4 %s, 3
  ret i1 %r
}
define i1 @f206(i4 %x) {
  %s = ashr i4 -1, %x
  %r = icmp ne i4 %s, -1
  ret i1 %r
}
define i1 @f207(i4 %x) {
  %s = ashr i4 5, %x
  %r = icmp ult i4 %s, 1
  ret i1 %r
}
define i1 @f208(i4 %x) {
  %s = ashr i4 5, %x
  %r = icmp ugt i4 %s, 1
  ret i1 %r
}
define i1 @f209(i4 %x) {
  %s = ashr i4 5, %x
  %r = icmp slt i4 %s, 3
  ret i1 %r
}
define i1 @f210(i4 %x) {
  %s = ashr i4 5, %x
  %r = icmp slt i4 %s, -1
  ret i1 %r
}
define i1 @f211(i4 %x) {
  %s = ashr i4 5, %x
  %r = icmp sgt i4 %s, 3
  ret i1 %r
}
define i1 @f212(i4 %x) {
  %s = ashr i4 5, %x
  %r = icmp sgt i4 %s, -1
  ret i1 %r
}
define i1 @f213(i4 %x) {
  %s = ashr i4 5, %x
  %r = icmp eq i4 %s, 0
  ret i1 %r
}
define i1 @f214(i4 %x) {
  %s = ashr i4 5, %x
  %r = icmp eq i4 %s, -8
  ret i1 %r
}
define i1 @f215(i4 %x) {
  %s = ashr i4 5, %x
  %r = icmp eq i4 %s, 4
  ret i1 %r
}
define i1 @f216(i4 %x) {
  %s = ashr i4 5, %x
  %r = icmp ne i4 %s, 1
  ret i1 %r
}
define i1 @f217(i4 %x) {
  %s = lshr exact i4 -8, %x
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f218(i4 %x) {
  %s = lshr exact i4 -8, %x
  %r = icmp slt i4 %s, -8
  ret i1 %r
}
define i1 @f219(i4 %x) {
  %s = lshr exact i4 -8, %x
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @f220(i4 %x) {
  %s = lshr exact i4 -8, %x
  %r = icmp sgt i4 %s, -8
  ret i1 %r
}
define i1 @f221(i4 %x) {
  %s = lshr exact i4 -8, %x
  %r = icmp sgt i4 %s, 4
  ret i1 %r
}
define i1 @f222(i4 %x) {
  %s = lshr exact i4 -8, %x
  %r = icmp eq i4 %s, 1
  ret i1 %r
}
define i1 @f223(i4 %x) {
  %s = lshr exact i4 1, %x
  %r = icmp ult i4 %s, 3
  ret i1 %r
}
define i1 @f224(i4 %x) {
  %s = lshr exact i4 1, %x
  %r = icmp ult i4 %s, -1
  ret i1 %r
}
define i1 @f225(i4 %x) {
  %s = lshr exact i4 1, %x
  %r = icmp ugt i4 %s, 3
  ret i1 %r
}
define i1 @f226(i4 %x) {
  %s = lshr exact i4 1, %x
  %r = icmp ugt i4 %s, -1
  ret i1 %r
}
define i1 @f227(i4 %x) {
  %s = lshr exact i4 1, %x
  %r = icmp slt i4 %s, 1
  ret i1 %r
}
define i1 @f228(i4 %x) {
  %s = lshr exact i4 1, %x
  %r = icmp sgt i4 %s, 1
  ret i1 %r
}
define i1 @f229(i4 %x) {
  %s = lshr exact i4 1, %x
  %r = icmp ne i4 %s, 3
  ret i1 %r
}
define i1 @f230(i4 %x) {
  %s = lshr exact i4 1, %x
  %r = icmp ne i4 %s, -1
  ret i1 %r
}
define i1 @f231(i4 %x) {
  %s = lshr exact i4 2, %x
  %r = icmp ult i4 %s, 0
  ret i1 %r
}
define i1 @f232(i4 %x) {
  %s = lshr exact i4 2, %x
  %r = icmp ult i4 %s, -8
  ret i1 %r
}
define i1 @f233(i4 %x) {
  %s = lshr exact i4 2, %x
  %r = icmp ult i4 %s, 4
  ret i1 %r
}
define i1 @f234(i4 %x) {
  %s = lshr exact i4 2, %x
  %r = icmp ugt i4 %s, 0
  ret i1 %r
}
define i1 @f235(i4 %x) {
  %s = lshr exact i4 2, %x
  %r = icmp ugt i4 %s, -8
  ret i1 %r
}
define i1 @f236(i4 %x) {
  %s = lshr exact i4 2, %x
  %r = icmp ugt i4 %s, 4
  ret i1 %r
}
define i1 @f237(i4 %x) {
  %s = lshr exact i4 2, %x
  %r = icmp eq i4 %s, 3
  ret i1 %r
}
define i1 @f238(i4 %x) {
  %s = lshr exact i4 2, %x
  %r = icmp eq i4 %s, -1
  ret i1 %r
}
define i1 @f239(i4 %x) {
  %s = lshr exact i4 2, %x
  %r = icmp ne i4 %s, 0
  ret i1 %r
}
define i1 @f240(i4 %x) {
  %s = lshr exact i4 2, %x
  %r = icmp ne i4 %s, -8
  ret i1 %r
}
define i1 @f241(i4 %x) {
  %s = lshr exact i4 2, %x
  %r = icmp ne i4 %s, 4
  ret i1 %r
}
define i1 @f242(i4 %x) {
  %s = lshr exact i4 4, %x
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f243(i4 %x) {
  %s = lshr exact i4 4, %x
  %r = icmp slt i4 %s, -8
  ret i1 %r
}
define i1 @f244(i4 %x) {
  %s = lshr exact i4 4, %x
  %r = icmp slt i4 %s, 4
  ret i1 %r
}
define i1 @f245(i4 %x) {
  %s = lshr exact i4 4, %x
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @f246(i4 %x) {
  %s = lshr exact i4 4, %x
  %r = icmp sgt i4 %s, -8
  ret i1 %r
}
define i1 @f247(i4 %x) {
  %s = lshr exact i4 4, %x
  %r = icmp sgt i4 %s, 4
  ret i1 %r
}
define i1 @f248(i4 %x) {
  %s = lshr exact i4 4, %x
  %r = icmp eq i4 %s, 1
  ret i1 %r
}
define i1 @f249(i4 %x) {
  %s = lshr exact i4 6, %x
  %r = icmp ult i4 %s, 0
  ret i1 %r
}
define i1 @f250(i4 %x) {
  %s = lshr exact i4 6, %x
  %r = icmp ult i4 %s, -8
  ret i1 %r
}
define i1 @f251(i4 %x) {
  %s = lshr exact i4 6, %x
  %r = icmp ult i4 %s, 4
  ret i1 %r
}
define i1 @f252(i4 %x) {
  %s = lshr exact i4 6, %x
  %r = icmp ugt i4 %s, 0
  ret i1 %r
}
define i1 @f253(i4 %x) {
  %s = lshr exact i4 6, %x
  %r = icmp ugt i4 %s, -8
  ret i1 %r
}
define i1 @f254(i4 %x) {
  %s = lshr exact i4 6, %x
  %r = icmp ugt i4 %s, 4
  ret i1 %r
}
define i1 @f255(i4 %x) {
  %s = lshr exact i4 6, %x
  %r = icmp eq i4 %s, 3
  ret i1 %r
}
define i1 @f256(i4 %x) {
  %s = lshr exact i4 6, %x
  %r = icmp eq i4 %s, -1
  ret i1 %r
}
define i1 @f257(i4 %x) {
  %s = lshr exact i4 6, %x
  %r = icmp ne i4 %s, 0
  ret i1 %r
}
define i1 @f258(i4 %x) {
  %s = lshr exact i4 6, %x
  %r = icmp ne i4 %s, -8
  ret i1 %r
}
define i1 @f259(i4 %x) {
  %s = lshr exact i4 6, %x
  %r = icmp ne i4 %s, 4
  ret i1 %r
}
define i1 @f260(i4 %x) {
  %s = lshr exact i4 -3, %x
  %r = icmp ult i4 %s, 3
  ret i1 %r
}
define i1 @f261(i4 %x) {
  %s = lshr exact i4 -3, %x
  %r = icmp ult i4 %s, -1
  ret i1 %r
}
define i1 @f262(i4 %x) {
  %s = lshr exact i4 -3, %x
  %r = icmp ugt i4 %s, 3
  ret i1 %r
}
define i1 @f263(i4 %x) {
  %s = lshr exact i4 -3, %x
  %r = icmp ugt i4 %s, -1
  ret i1 %r
}
define i1 @f264(i4 %x) {
  %s = lshr exact i4 -3, %x
  %r = icmp slt i4 %s, 1
  ret i1 %r
}
define i1 @f265(i4 %x) {
  %s = lshr exact i4 -3, %x
  %r = icmp sgt i4 %s, 1
  ret i1 %r
}
define i1 @f266(i4 %x) {
  %s = lshr exact i4 -3, %x
  %r = icmp ne i4 %s, 3
  ret i1 %r
}
define i1 @f267(i4 %x) {
  %s = lshr exact i4 -3, %x
  %r = icmp ne i4 %s, -1
  ret i1 %r
}
define i1 @f268(i4 %x) {
  %s = lshr exact i4 -1, %x
  %r = icmp ult i4 %s, 1
  ret i1 %r
}
define i1 @f269(i4 %x) {
  %s = lshr exact i4 -1, %x
  %r = icmp ugt i4 %s, 1
  ret i1 %r
}
define i1 @f270(i4 %x) {
  %s = lshr exact i4 -1, %x
  %r = icmp slt i4 %s, 3
  ret i1 %r
}
define i1 @f271(i4 %x) {
  %s = lshr exact i4 -1, %x
  %r = icmp slt i4 %s, -1
  ret i1 %r
}
define i1 @f272(i4 %x) {
  %s = lshr exact i4 -1, %x
  %r = icmp sgt i4 %s, 3
  ret i1 %r
}
define i1 @f273(i4 %x) {
  %s = lshr exact i4 -1, %x
  %r = icmp sgt i4 %s, -1
  ret i1 %r
}
define i1 @f274(i4 %x) {
  %s = lshr exact i4 -1, %x
  %r = icmp eq i4 %s, 0
  ret i1 %r
}
define i1 @f275(i4 %x) {
  %s = lshr exact i4 -1, %x
  %r = icmp eq i4 %s, -8
  ret i1 %r
}
define i1 @f276(i4 %x) {
  %s = lshr exact i4 -1, %x
  %r = icmp eq i4 %s, 4
  ret i1 %r
}
define i1 @f277(i4 %x) {
  %s = lshr exact i4 -1, %x
  %r = icmp ne i4 %s, 1
  ret i1 %r
}
define i1 @f278(i4 %x) {
  %s = lshr exact i4 5, %x
  %r = icmp ult i4 %s, 3
  ret i1 %r
}
define i1 @f279(i4 %x) {
  %s = lshr exact i4 5, %x
  %r = icmp ult i4 %s, -1
  ret i1 %r
}
define i1 @f280(i4 %x) {
  %s = lshr exact i4 5, %x
  %r = icmp ugt i4 %s, 3
  ret i1 %r
}
define i1 @f281(i4 %x) {
  %s = lshr exact i4 5, %x
  %r = icmp ugt i4 %s, -1
  ret i1 %r
}
define i1 @f282(i4 %x) {
  %s = lshr exact i4 5, %x
  %r = icmp slt i4 %s, 1
  ret i1 %r
}
define i1 @f283(i4 %x) {
  %s = lshr exact i4 5, %x
  %r = icmp sgt i4 %s, 1
  ret i1 %r
}
define i1 @f284(i4 %x) {
  %s = lshr exact i4 5, %x
  %r = icmp ne i4 %s, 3
  ret i1 %r
}
define i1 @f285(i4 %x) {
  %s = lshr exact i4 5, %x
  %r = icmp ne i4 %s, -1
  ret i1 %r
}
define i1 @f286(i4 %x, i4 %y) {
  %s = lshr exact i4 %x, %y
  %r = icmp eq i4 %s, 0
  ret i1 %r
}
define i1 @f287(i4 %x, i4 %y) {
  %s = lshr exact i4 %x, %y
  %r = icmp ne i4 %s, 0
  ret i1 %r
}
define i1 @f288(i4 %x, i4 %y) {
  %s = ashr exact i4 %x, %y
  %r = icmp eq i4 %s, 0
  ret i1 %r
}
define i1 @f289(i4 %x, i4 %y) {
  %s = ashr exact i4 %x, %y
  %r = icmp ne i4 %s, 0
  ret i1 %r
}
define i1 @f290(i4 %x) {
  %c = icmp eq i4 %x, 0
  %e = zext i1 %c to i4
  %r = icmp eq i4 %e, %x
  ret i1 %r
}
define i1 @f291(i2 %x) {
  %c = icmp eq i2 %x, 0
  %e = zext i1 %c to i2
  %r = icmp eq i2 %e, %x
  ret i1 %r
}
define i1 @f292(i4 %x) {
  %c = icmp eq i4 %x, 1
  %e = zext i1 %c to i4
  %r = icmp eq i4 %e, %x
  ret i1 %r
}
define i1 @f293(i2 %x) {
  %c = icmp eq i2 %x, 1
  %e = zext i1 %c to i2
  %r = icmp eq i2 %e, %x
  ret i1 %r
}
define i1 @f294(i4 %x) {
  %c = icmp eq i4 %x, -1
  %e = zext i1 %c to i4
  %r = icmp eq i4 %e, %x
  ret i1 %r
}
define i1 @f295(i2 %x) {
  %c = icmp eq i2 %x, -1
  %e = zext i1 %c to i2
  %r = icmp eq i2 %e, %x
  ret i1 %r
}
define i1 @f296(i4 %x) {
  %c = icmp eq i4 %x, 2
  %e = zext i1 %c to i4
  %r = icmp eq i4 %e, %x
  ret i1 %r
}
define i1 @f297(i2 %x) {
  %c = icmp eq i2 %x, 2
  %e = zext i1 %c to i2
  %r = icmp eq i2 %e, %x
  ret i1 %r
}
define i1 @f298(i4 %x) {
  %c = icmp ne i4 %x, 0
  %e = zext i1 %c to i4
  %r = icmp eq i4 %e, %x
  ret i1 %r
}
define i1 @f299(i2 %x) {
  %c = icmp ne i2 %x, 0
  %e = zext i1 %c to i2
  %r = icmp eq i2 %e, %x
  ret i1 %r
}
define i1 @f300(i4 %x) {
  %c = icmp ne i4 %x, 1
  %e = zext i1 %c to i4
  %r = icmp eq i4 %e, %x
  ret i1 %r
}
define i1 @f301(i2 %x) {
  %c = icmp ne i2 %x, 1
  %e = zext i1 %c to i2
  %r = icmp eq i2 %e, %x
  ret i1 %r
}
define i1 @f302(i4 %x) {
  %c = icmp ne i4 %x, -1
  %e = zext i1 %c to i4
  %r = icmp eq i4 %e, %x
  ret i1 %r
}
define i1 @f303(i2 %x) {
  %c = icmp ne i2 %x, -1
  %e = zext i1 %c to i2
  %r = icmp eq i2 %e, %x
  ret i1 %r
}
define i1 @f304(i4 %x) {
  %c = icmp ne i4 %x, 2
  %e = zext i1 %c to i4
  %r = icmp eq i4 %e, %x
  ret i1 %r
}
define i1 @f305(i2 %x) {
  %c = icmp ne i2 %x, 2
  %e = zext i1 %c to i2
  %r = icmp eq i2 %e, %x
  ret i1 %r
}
define i1 @f306(i4 %x) {
  %c = icmp ult i4 %x, 0
  %e = zext i1 %c to i4
  %r = icmp eq i4 %e, %x
  ret i1 %r
}
define i1 @f307(i2 %x) {
  %c = icmp ult i2 %x, 0
  %e = zext i1 %c to i2
  %r = icmp eq i2 %e, %x
  ret i1 %r
}
define i1 @f308(i4 %x) {
  %c = icmp ult i4 %x, 1
  %e = zext i1 %c to i4
  %r = icmp eq i4 %e, %x
  ret i1 %r
}
define i1 @f309(i2 %x) {
  %c = icmp ult i2 %x, 1
  %e = zext i1 %c to i2
  %r = icmp eq i2 %e, %x
  ret i1 %r
}
define i1 @f310(i4 %x) {
  %c = icmp ult i4 %x, -1
  %e = zext i1 %c to i4
  %r = icmp eq i4 %e, %x
  ret i1 %r
}
define i1 @f311(i2 %x) {
  %c = icmp ult i2 %x, -1
  %e = zext i1 %c to i2
  %r = icmp eq i2 %e, %x
  ret i1 %r
}
define i1 @f312(i4 %x) {
  %c = icmp ult i4 %x, 2
  %e = zext i1 %c to i4
  %r = icmp eq i4 %e, %x
  ret i1 %r
}
define i1 @f313(i2 %x) {
  %c = icmp ult i2 %x, 2
  %e = zext i1 %c to i2
  %r = icmp eq i2 %e, %x
  ret i1 %r
}
define i1 @f314(i4 %x) {
  %c = icmp sgt i4 %x, 0
  %e = zext i1 %c to i4
  %r = icmp eq i4 %e, %x
  ret i1 %r
}
define i1 @f315(i2 %x) {
  %c = icmp sgt i2 %x, 0
  %e = zext i1 %c to i2
  %r = icmp eq i2 %e, %x
  ret i1 %r
}
define i1 @f316(i4 %x) {
  %c = icmp sgt i4 %x, 1
  %e = zext i1 %c to i4
  %r = icmp eq i4 %e, %x
  ret i1 %r
}
define i1 @f317(i2 %x) {
  %c = icmp sgt i2 %x, 1
  %e = zext i1 %c to i2
  %r = icmp eq i2 %e, %x
  ret i1 %r
}
define i1 @f318(i4 %x) {
  %c = icmp sgt i4 %x, -1
  %e = zext i1 %c to i4
  %r = icmp eq i4 %e, %x
  ret i1 %r
}
define i1 @f319(i2 %x) {
  %c = icmp sgt i2 %x, -1
  %e = zext i1 %c to i2
  %r = icmp eq i2 %e, %x
  ret i1 %r
}
define i1 @f320(i4 %x) {
  %c = icmp sgt i4 %x, 2
  %e = zext i1 %c to i4
  %r = icmp eq i4 %e, %x
  ret i1 %r
}
define i1 @f321(i2 %x) {
  %c = icmp sgt i2 %x, 2
  %e = zext i1 %c to i2
  %r = icmp eq i2 %e, %x
  ret i1 %r
}
define i1 @f322(i4 %x) {
  %c = icmp eq i4 %x, 0
  %e = zext i1 %c to i4
  %r = icmp ne i4 %e, %x
  ret i1 %r
}
define i1 @f323(i2 %x) {
  %c = icmp eq i2 %x, 0
  %e = zext i1 %c to i2
  %r = icmp ne i2 %e, %x
  ret i1 %r
}
define i1 @f324(i4 %x) {
  %c = icmp eq i4 %x, 1
  %e = zext i1 %c to i4
  %r = icmp ne i4 %e, %x
  ret i1 %r
}
define i1 @f325(i2 %x) {
  %c = icmp eq i2 %x, 1
  %e = zext i1 %c to i2
  %r = icmp ne i2 %e, %x
  ret i1 %r
}
define i1 @f326(i4 %x) {
  %c = icmp eq i4 %x, -1
  %e = zext i1 %c to i4
  %r = icmp ne i4 %e, %x
  ret i1 %r
}
define i1 @f327(i2 %x) {
  %c = icmp eq i2 %x, -1
  %e = zext i1 %c to i2
  %r = icmp ne i2 %e, %x
  ret i1 %r
}
define i1 @f328(i4 %x) {
  %c = icmp eq i4 %x, 2
  %e = zext i1 %c to i4
  %r = icmp ne i4 %e, %x
  ret i1 %r
}
define i1 @f329(i2 %x) {
  %c = icmp eq i2 %x, 2
  %e = zext i1 %c to i2
  %r = icmp ne i2 %e, %x
  ret i1 %r
}
define i1 @f330(i4 %x) {
  %c = icmp ne i4 %x, 0
  %e = zext i1 %c to i4
  %r = icmp ne i4 %e, %x
  ret i1 %r
}
define i1 @f331(i2 %x) {
  %c = icmp ne i2 %x, 0
  %e = zext i1 %c to i2
  %r = icmp ne i2 %e, %x
  ret i1 %r
}
define i1 @f332(i4 %x) {
  %c = icmp ne i4 %x, 1
  %e = zext i1 %c to i4
  %r = icmp ne i4 %e, %x
  ret i1 %r
}
define i1 @f333(i2 %x) {
  %c = icmp ne i2 %x, 1
  %e = zext i1 %c to i2
  %r = icmp ne i2 %e, %x
  ret i1 %r
}
define i1 @f334(i4 %x) {
  %c = icmp ne i4 %x, -1
  %e = zext i1 %c to i4
  %r = icmp ne i4 %e, %x
  ret i1 %r
}
define i1 @f335(i2 %x) {
  %c = icmp ne i2 %x, -1
  %e = zext i1 %c to i2
  %r = icmp ne i2 %e, %x
  ret i1 %r
}
define i1 @f336(i4 %x) {
  %c = icmp ne i4 %x, 2
  %e = zext i1 %c to i4
  %r = icmp ne i4 %e, %x
  ret i1 %r
}
define i1 @f337(i2 %x) {
  %c = icmp ne i2 %x, 2
  %e = zext i1 %c to i2
  %r = icmp ne i2 %e, %x
  ret i1 %r
}
define i1 @f338(i4 %x) {
  %c = icmp ult i4 %x, 0
  %e = zext i1 %c to i4
  %r = icmp ne i4 %e, %x
  ret i1 %r
}
define i1 @f339(i2 %x) {
  %c = icmp ult i2 %x, 0
  %e = zext i1 %c to i2
  %r = icmp ne i2 %e, %x
  ret i1 %r
}
define i1 @f340(i4 %x) {
  %c = icmp ult i4 %x, 1
  %e = zext i1 %c to i4
  %r = icmp ne i4 %e, %x
  ret i1 %r
}
define i1 @f341(i2 %x) {
  %c = icmp ult i2 %x, 1
  %e = zext i1 %c to i2
  %r = icmp ne i2 %e, %x
  ret i1 %r
}
define i1 @f342(i4 %x) {
  %c = icmp ult i4 %x, -1
  %e = zext i1 %c to i4
  %r = icmp ne i4 %e, %x
  ret i1 %r
}
define i1 @f343(i2 %x) {
  %c = icmp ult i2 %x, -1
  %e = zext i1 %c to i2
  %r = icmp ne i2 %e, %x
  ret i1 %r
}
define i1 @f344(i4 %x) {
  %c = icmp ult i4 %x, 2
  %e = zext i1 %c to i4
  %r = icmp ne i4 %e, %x
  ret i1 %r
}
define i1 @f345(i2 %x) {
  %c = icmp ult i2 %x, 2
  %e = zext i1 %c to i2
  %r = icmp ne i2 %e, %x
  ret i1 %r
}
define i1 @f346(i4 %x) {
  %c = icmp sgt i4 %x, 0
  %e = zext i1 %c to i4
  %r = icmp ne i4 %e, %x
  ret i1 %r
}
define i1 @f347(i2 %x) {
  %c = icmp sgt i2 %x, 0
  %e = zext i1 %c to i2
  %r = icmp ne i2 %e, %x
  ret i1 %r
}
define i1 @f348(i4 %x) {
  %c = icmp sgt i4 %x, 1
  %e = zext i1 %c to i4
  %r = icmp ne i4 %e, %x
  ret i1 %r
}
define i1 @f349(i2 %x) {
  %c = icmp sgt i2 %x, 1
  %e = zext i1 %c to i2
  %r = icmp ne i2 %e, %x
  ret i1 %r
}
define i1 @f350(i4 %x) {
  %c = icmp sgt i4 %x, -1
  %e = zext i1 %c to i4
  %r = icmp ne i4 %e, %x
  ret i1 %r
}
define i1 @f351(i2 %x) {
  %c = icmp sgt i2 %x, -1
  %e = zext i1 %c to i2
  %r = icmp ne i2 %e, %x
  ret i1 %r
}
define i1 @f352(i4 %x) {
  %c = icmp sgt i4 %x, 2
  %e = zext i1 %c to i4
  %r = icmp ne i4 %e, %x
  ret i1 %r
}
define i1 @f353(i2 %x) {
  %c = icmp sgt i2 %x, 2
  %e = zext i1 %c to i2
  %r = icmp ne i2 %e, %x
  ret i1 %r
}
define i1 @f354(i4 %x, i1 %b) {
  %e = zext i1 %b to i4
  %r = icmp ult i4 %x, %e
  ret i1 %r
}
define i1 @f355(i4 %x, i1 %b) {
  %e = zext i1 %b to i4
  %r = icmp ule i4 %x, %e
  ret i1 %r
}
define i1 @f356(i4 %x, i1 %b) {
  %e = zext i1 %b to i4
  %r = icmp ugt i4 %x, %e
  ret i1 %r
}
define i1 @f357(i4 %x, i1 %b) {
  %e = zext i1 %b to i4
  %r = icmp ugt i4 %e, %x
  ret i1 %r
}
define i1 @f358(i4 %x, i1 %b) {
  %e = zext i1 %b to i4
  %r = icmp uge i4 %x, %e
  ret i1 %r
}
define i1 @f359(i4 %x, i1 %b) {
  %e = zext i1 %b to i4
  %r = icmp slt i4 %x, %e
  ret i1 %r
}
define i1 @f360(i4 %x, i1 %b) {
  %e = zext i1 %b to i4
  %r = icmp sgt i4 %x, %e
  ret i1 %r
}
define i1 @f361(i4 %x) {
  %c = icmp eq i4 %x, 0
  %e = sext i1 %c to i4
  %r = icmp eq i4 %e, %x
  ret i1 %r
}
define i1 @f362(i2 %x) {
  %c = icmp eq i2 %x, 0
  %e = sext i1 %c to i2
  %r = icmp eq i2 %e, %x
  ret i1 %r
}
define i1 @f363(i4 %x) {
  %c = icmp eq i4 %x, 1
  %e = sext i1 %c to i4
  %r = icmp eq i4 %e, %x
  ret i1 %r
}
define i1 @f364(i2 %x) {
  %c = icmp eq i2 %x, 1
  %e = sext i1 %c to i2
  %r = icmp eq i2 %e, %x
  ret i1 %r
}
define i1 @f365(i4 %x) {
  %c = icmp eq i4 %x, -1
  %e = sext i1 %c to i4
  %r = icmp eq i4 %e, %x
  ret i1 %r
}
define i1 @f366(i4 %x) {
  %c = icmp eq i4 %x, 2
  %e = sext i1 %c to i4
  %r = icmp eq i4 %e, %x
  ret i1 %r
}
define i1 @f367(i2 %x) {
  %c = icmp eq i2 %x, 2
  %e = sext i1 %c to i2
  %r = icmp eq i2 %e, %x
  ret i1 %r
}
define i1 @f368(i4 %x) {
  %c = icmp ne i4 %x, 0
  %e = sext i1 %c to i4
  %r = icmp eq i4 %e, %x
  ret i1 %r
}
define i1 @f369(i4 %x) {
  %c = icmp ne i4 %x, 1
  %e = sext i1 %c to i4
  %r = icmp eq i4 %e, %x
  ret i1 %r
}
define i1 @f370(i2 %x) {
  %c = icmp ne i2 %x, 1
  %e = sext i1 %c to i2
  %r = icmp eq i2 %e, %x
  ret i1 %r
}
define i1 @f371(i4 %x) {
  %c = icmp ne i4 %x, -1
  %e = sext i1 %c to i4
  %r = icmp eq i4 %e, %x
  ret i1 %r
}
define i1 @f372(i2 %x) {
  %c = icmp ne i2 %x, -1
  %e = sext i1 %c to i2
  %r = icmp eq i2 %e, %x
  ret i1 %r
}
define i1 @f373(i4 %x) {
  %c = icmp ne i4 %x, 2
  %e = sext i1 %c to i4
  %r = icmp eq i4 %e, %x
  ret i1 %r
}
define i1 @f374(i2 %x) {
  %c = icmp ne i2 %x, 2
  %e = sext i1 %c to i2
  %r = icmp eq i2 %e, %x
  ret i1 %r
}
define i1 @f375(i4 %x) {
  %c = icmp ult i4 %x, 0
  %e = sext i1 %c to i4
  %r = icmp eq i4 %e, %x
  ret i1 %r
}
define i1 @f376(i2 %x) {
  %c = icmp ult i2 %x, 0
  %e = sext i1 %c to i2
  %r = icmp eq i2 %e, %x
  ret i1 %r
}
define i1 @f377(i4 %x) {
  %c = icmp ult i4 %x, 1
  %e = sext i1 %c to i4
  %r = icmp eq i4 %e, %x
  ret i1 %r
}
define i1 @f378(i2 %x) {
  %c = icmp ult i2 %x, 1
  %e = sext i1 %c to i2
  %r = icmp eq i2 %e, %x
  ret i1 %r
}
define i1 @f379(i4 %x) {
  %c = icmp ult i4 %x, -1
  %e = sext i1 %c to i4
  %r = icmp eq i4 %e, %x
  ret i1 %r
}
define i1 @f380(i2 %x) {
  %c = icmp ult i2 %x, -1
  %e = sext i1 %c to i2
  %r = icmp eq i2 %e, %x
  ret i1 %r
}
define i1 @f381(i4 %x) {
  %c = icmp ult i4 %x, 2
  %e = sext i1 %c to i4
  %r = icmp eq i4 %e, %x
  ret i1 %r
}
define i1 @f382(i2 %x) {
  %c = icmp ult i2 %x, 2
  %e = sext i1 %c to i2
  %r = icmp eq i2 %e, %x
  ret i1 %r
}
define i1 @f383(i4 %x) {
  %c = icmp sgt i4 %x, 0
  %e = sext i1 %c to i4
  %r = icmp eq i4 %e, %x
  ret i1 %r
}
define i1 @f384(i2 %x) {
  %c = icmp sgt i2 %x, 0
  %e = sext i1 %c to i2
  %r = icmp eq i2 %e, %x
  ret i1 %r
}
define i1 @f385(i4 %x) {
  %c = icmp sgt i4 %x, 1
  %e = sext i1 %c to i4
  %r = icmp eq i4 %e, %x
  ret i1 %r
}
define i1 @f386(i2 %x) {
  %c = icmp sgt i2 %x, 1
  %e = sext i1 %c to i2
  %r = icmp eq i2 %e, %x
  ret i1 %r
}
define i1 @f387(i4 %x) {
  %c = icmp sgt i4 %x, -1
  %e = sext i1 %c to i4
  %r = icmp eq i4 %e, %x
  ret i1 %r
}
define i1 @f388(i2 %x) {
  %c = icmp sgt i2 %x, -1
  %e = sext i1 %c to i2
  %r = icmp eq i2 %e, %x
  ret i1 %r
}
define i1 @f389(i4 %x) {
  %c = icmp sgt i4 %x, 2
  %e = sext i1 %c to i4
  %r = icmp eq i4 %e, %x
  ret i1 %r
}
define i1 @f390(i2 %x) {
  %c = icmp sgt i2 %x, 2
  %e = sext i1 %c to i2
  %r = icmp eq i2 %e, %x
  ret i1 %r
}
define i1 @f391(i4 %x) {
  %c = icmp eq i4 %x, 0
  %e = sext i1 %c to i4
  %r = icmp ne i4 %e, %x
  ret i1 %r
}
define i1 @f392(i2 %x) {
  %c = icmp eq i2 %x, 0
  %e = sext i1 %c to i2
  %r = icmp ne i2 %e, %x
  ret i1 %r
}
define i1 @f393(i4 %x) {
  %c = icmp eq i4 %x, 1
  %e = sext i1 %c to i4
  %r = icmp ne i4 %e, %x
  ret i1 %r
}
define i1 @f394(i2 %x) {
  %c = icmp eq i2 %x, 1
  %e = sext i1 %c to i2
  %r = icmp ne i2 %e, %x
  ret i1 %r
}
define i1 @f395(i4 %x) {
  %c = icmp eq i4 %x, -1
  %e = sext i1 %c to i4
  %r = icmp ne i4 %e, %x
  ret i1 %r
}
define i1 @f396(i4 %x) {
  %c = icmp eq i4 %x, 2
  %e = sext i1 %c to i4
  %r = icmp ne i4 %e, %x
  ret i1 %r
}
define i1 @f397(i2 %x) {
  %c = icmp eq i2 %x, 2
  %e = sext i1 %c to i2
  %r = icmp ne i2 %e, %x
  ret i1 %r
}
define i1 @f398(i4 %x) {
  %c = icmp ne i4 %x, 0
  %e = sext i1 %c to i4
  %r = icmp ne i4 %e, %x
  ret i1 %r
}
define i1 @f399(i4 %x) {
  %c = icmp ne i4 %x, 1
  %e = sext i1 %c to i4
  %r = icmp ne i4 %e, %x
  ret i1 %r
}
define i1 @f400(i2 %x) {
  %c = icmp ne i2 %x, 1
  %e = sext i1 %c to i2
  %r = icmp ne i2 %e, %x
  ret i1 %r
}
define i1 @f401(i4 %x) {
  %c = icmp ne i4 %x, -1
  %e = sext i1 %c to i4
  %r = icmp ne i4 %e, %x
  ret i1 %r
}
define i1 @f402(i2 %x) {
  %c = icmp ne i2 %x, -1
  %e = sext i1 %c to i2
  %r = icmp ne i2 %e, %x
  ret i1 %r
}
define i1 @f403(i4 %x) {
  %c = icmp ne i4 %x, 2
  %e = sext i1 %c to i4
  %r = icmp ne i4 %e, %x
  ret i1 %r
}
define i1 @f404(i2 %x) {
  %c = icmp ne i2 %x, 2
  %e = sext i1 %c to i2
  %r = icmp ne i2 %e, %x
  ret i1 %r
}
define i1 @f405(i4 %x) {
  %c = icmp ult i4 %x, 0
  %e = sext i1 %c to i4
  %r = icmp ne i4 %e, %x
  ret i1 %r
}
define i1 @f406(i2 %x) {
  %c = icmp ult i2 %x, 0
  %e = sext i1 %c to i2
  %r = icmp ne i2 %e, %x
  ret i1 %r
}
define i1 @f407(i4 %x) {
  %c = icmp ult i4 %x, 1
  %e = sext i1 %c to i4
  %r = icmp ne i4 %e, %x
  ret i1 %r
}
define i1 @f408(i2 %x) {
  %c = icmp ult i2 %x, 1
  %e = sext i1 %c to i2
  %r = icmp ne i2 %e, %x
  ret i1 %r
}
define i1 @f409(i4 %x) {
  %c = icmp ult i4 %x, -1
  %e = sext i1 %c to i4
  %r = icmp ne i4 %e, %x
  ret i1 %r
}
define i1 @f410(i2 %x) {
  %c = icmp ult i2 %x, -1
  %e = sext i1 %c to i2
  %r = icmp ne i2 %e, %x
  ret i1 %r
}
define i1 @f411(i4 %x) {
  %c = icmp ult i4 %x, 2
  %e = sext i1 %c to i4
  %r = icmp ne i4 %e, %x
  ret i1 %r
}
define i1 @f412(i2 %x) {
  %c = icmp ult i2 %x, 2
  %e = sext i1 %c to i2
  %r = icmp ne i2 %e, %x
  ret i1 %r
}
define i1 @f413(i4 %x) {
  %c = icmp sgt i4 %x, 0
  %e = sext i1 %c to i4
  %r = icmp ne i4 %e, %x
  ret i1 %r
}
define i1 @f414(i2 %x) {
  %c = icmp sgt i2 %x, 0
  %e = sext i1 %c to i2
  %r = icmp ne i2 %e, %x
  ret i1 %r
}
define i1 @f415(i4 %x) {
  %c = icmp sgt i4 %x, 1
  %e = sext i1 %c to i4
  %r = icmp ne i4 %e, %x
  ret i1 %r
}
define i1 @f416(i2 %x) {
  %c = icmp sgt i2 %x, 1
  %e = sext i1 %c to i2
  %r = icmp ne i2 %e, %x
  ret i1 %r
}
define i1 @f417(i4 %x) {
  %c = icmp sgt i4 %x, -1
  %e = sext i1 %c to i4
  %r = icmp ne i4 %e, %x
  ret i1 %r
}
define i1 @f418(i2 %x) {
  %c = icmp sgt i2 %x, -1
  %e = sext i1 %c to i2
  %r = icmp ne i2 %e, %x
  ret i1 %r
}
define i1 @f419(i4 %x) {
  %c = icmp sgt i4 %x, 2
  %e = sext i1 %c to i4
  %r = icmp ne i4 %e, %x
  ret i1 %r
}
define i1 @f420(i2 %x) {
  %c = icmp sgt i2 %x, 2
  %e = sext i1 %c to i2
  %r = icmp ne i2 %e, %x
  ret i1 %r
}
define i1 @f421(i4 %x, i1 %b) {
  %e = sext i1 %b to i4
  %r = icmp ult i4 %x, %e
  ret i1 %r
}
define i1 @f422(i4 %x, i1 %b) {
  %e = sext i1 %b to i4
  %r = icmp ule i4 %x, %e
  ret i1 %r
}
define i1 @f423(i4 %x, i1 %b) {
  %e = sext i1 %b to i4
  %r = icmp ugt i4 %x, %e
  ret i1 %r
}
define i1 @f424(i4 %x, i1 %b) {
  %e = sext i1 %b to i4
  %r = icmp uge i4 %x, %e
  ret i1 %r
}
define i1 @f425(i4 %x, i1 %b) {
  %e = sext i1 %b to i4
  %r = icmp uge i4 %e, %x
  ret i1 %r
}
define i1 @f426(i4 %x, i1 %b) {
  %e = sext i1 %b to i4
  %r = icmp slt i4 %x, %e
  ret i1 %r
}
define i1 @f427(i4 %x, i1 %b) {
  %e = sext i1 %b to i4
  %r = icmp sgt i4 %x, %e
  ret i1 %r
}
define i1 @f428(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp slt i4 %x, %y
  %t = select i1 %d, i4 -1, i4 1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @f429(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp slt i4 %x, %y
  %t = select i1 %d, i4 -1, i4 1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f430(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp slt i4 %x, %y
  %t = select i1 %d, i4 -1, i4 1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp eq i4 %s, 0
  ret i1 %r
}
define i1 @f431(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp slt i4 %x, %y
  %t = select i1 %d, i4 -1, i4 1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp ne i4 %s, -1
  ret i1 %r
}
define i1 @f432(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp slt i4 %x, %y
  %t = select i1 %d, i4 -1, i4 1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp ult i4 %s, 2
  ret i1 %r
}
define i1 @f433(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp slt i4 %x, %y
  %t = select i1 %d, i4 -1, i4 1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp sgt i4 %s, -1
  ret i1 %r
}
define i1 @f434(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp sgt i4 %x, %y
  %t = select i1 %d, i4 -1, i4 1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @f435(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp sgt i4 %x, %y
  %t = select i1 %d, i4 -1, i4 1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f436(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp sgt i4 %x, %y
  %t = select i1 %d, i4 -1, i4 1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp eq i4 %s, 0
  ret i1 %r
}
define i1 @f437(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp sgt i4 %x, %y
  %t = select i1 %d, i4 -1, i4 1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp ne i4 %s, -1
  ret i1 %r
}
define i1 @f438(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp sgt i4 %x, %y
  %t = select i1 %d, i4 -1, i4 1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp ult i4 %s, 2
  ret i1 %r
}
define i1 @f439(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp sgt i4 %x, %y
  %t = select i1 %d, i4 -1, i4 1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp sgt i4 %s, -1
  ret i1 %r
}
define i1 @f440(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp ult i4 %x, %y
  %t = select i1 %d, i4 -1, i4 1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @f441(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp ult i4 %x, %y
  %t = select i1 %d, i4 -1, i4 1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f442(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp ult i4 %x, %y
  %t = select i1 %d, i4 -1, i4 1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp eq i4 %s, 0
  ret i1 %r
}
define i1 @f443(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp ult i4 %x, %y
  %t = select i1 %d, i4 -1, i4 1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp ne i4 %s, -1
  ret i1 %r
}
define i1 @f444(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp ult i4 %x, %y
  %t = select i1 %d, i4 -1, i4 1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp ult i4 %s, 2
  ret i1 %r
}
define i1 @f445(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp ult i4 %x, %y
  %t = select i1 %d, i4 -1, i4 1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp sgt i4 %s, -1
  ret i1 %r
}
define i1 @f446(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp uge i4 %x, %y
  %t = select i1 %d, i4 -1, i4 1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @f447(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp uge i4 %x, %y
  %t = select i1 %d, i4 -1, i4 1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f448(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp uge i4 %x, %y
  %t = select i1 %d, i4 -1, i4 1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp eq i4 %s, 0
  ret i1 %r
}
define i1 @f449(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp uge i4 %x, %y
  %t = select i1 %d, i4 -1, i4 1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp ne i4 %s, -1
  ret i1 %r
}
define i1 @f450(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp uge i4 %x, %y
  %t = select i1 %d, i4 -1, i4 1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp ult i4 %s, 2
  ret i1 %r
}
define i1 @f451(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp uge i4 %x, %y
  %t = select i1 %d, i4 -1, i4 1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp sgt i4 %s, -1
  ret i1 %r
}
define i1 @f452(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp slt i4 %x, %y
  %t = select i1 %d, i4 1, i4 -1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @f453(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp slt i4 %x, %y
  %t = select i1 %d, i4 1, i4 -1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f454(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp slt i4 %x, %y
  %t = select i1 %d, i4 1, i4 -1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp eq i4 %s, 0
  ret i1 %r
}
define i1 @f455(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp slt i4 %x, %y
  %t = select i1 %d, i4 1, i4 -1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp ne i4 %s, 1
  ret i1 %r
}
define i1 @f456(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp slt i4 %x, %y
  %t = select i1 %d, i4 1, i4 -1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp ult i4 %s, 2
  ret i1 %r
}
define i1 @f457(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp slt i4 %x, %y
  %t = select i1 %d, i4 1, i4 -1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp sgt i4 %s, -1
  ret i1 %r
}
define i1 @f458(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp sgt i4 %x, %y
  %t = select i1 %d, i4 1, i4 -1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @f459(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp sgt i4 %x, %y
  %t = select i1 %d, i4 1, i4 -1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f460(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp sgt i4 %x, %y
  %t = select i1 %d, i4 1, i4 -1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp eq i4 %s, 0
  ret i1 %r
}
define i1 @f461(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp sgt i4 %x, %y
  %t = select i1 %d, i4 1, i4 -1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp ne i4 %s, 1
  ret i1 %r
}
define i1 @f462(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp sgt i4 %x, %y
  %t = select i1 %d, i4 1, i4 -1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp ult i4 %s, 2
  ret i1 %r
}
define i1 @f463(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp sgt i4 %x, %y
  %t = select i1 %d, i4 1, i4 -1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp sgt i4 %s, -1
  ret i1 %r
}
define i1 @f464(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp ult i4 %x, %y
  %t = select i1 %d, i4 1, i4 -1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @f465(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp ult i4 %x, %y
  %t = select i1 %d, i4 1, i4 -1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f466(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp ult i4 %x, %y
  %t = select i1 %d, i4 1, i4 -1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp eq i4 %s, 0
  ret i1 %r
}
define i1 @f467(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp ult i4 %x, %y
  %t = select i1 %d, i4 1, i4 -1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp ne i4 %s, 1
  ret i1 %r
}
define i1 @f468(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp ult i4 %x, %y
  %t = select i1 %d, i4 1, i4 -1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp ult i4 %s, 2
  ret i1 %r
}
define i1 @f469(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp ult i4 %x, %y
  %t = select i1 %d, i4 1, i4 -1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp sgt i4 %s, -1
  ret i1 %r
}
define i1 @f470(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp uge i4 %x, %y
  %t = select i1 %d, i4 1, i4 -1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @f471(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp uge i4 %x, %y
  %t = select i1 %d, i4 1, i4 -1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f472(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp uge i4 %x, %y
  %t = select i1 %d, i4 1, i4 -1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp eq i4 %s, 0
  ret i1 %r
}
define i1 @f473(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp uge i4 %x, %y
  %t = select i1 %d, i4 1, i4 -1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp ne i4 %s, 1
  ret i1 %r
}
define i1 @f474(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp uge i4 %x, %y
  %t = select i1 %d, i4 1, i4 -1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp ult i4 %s, 2
  ret i1 %r
}
define i1 @f475(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp uge i4 %x, %y
  %t = select i1 %d, i4 1, i4 -1
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp sgt i4 %s, -1
  ret i1 %r
}
define i1 @f476(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp slt i4 %x, %y
  %t = select i1 %d, i4 -6, i4 4
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @f477(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp slt i4 %x, %y
  %t = select i1 %d, i4 -6, i4 4
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f478(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp slt i4 %x, %y
  %t = select i1 %d, i4 -6, i4 4
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp eq i4 %s, 0
  ret i1 %r
}
define i1 @f479(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp slt i4 %x, %y
  %t = select i1 %d, i4 -6, i4 4
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp ne i4 %s, -6
  ret i1 %r
}
define i1 @f480(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp slt i4 %x, %y
  %t = select i1 %d, i4 -6, i4 4
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp ult i4 %s, 2
  ret i1 %r
}
define i1 @f481(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp slt i4 %x, %y
  %t = select i1 %d, i4 -6, i4 4
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp sgt i4 %s, -1
  ret i1 %r
}
define i1 @f482(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp sgt i4 %x, %y
  %t = select i1 %d, i4 -6, i4 4
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @f483(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp sgt i4 %x, %y
  %t = select i1 %d, i4 -6, i4 4
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f484(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp sgt i4 %x, %y
  %t = select i1 %d, i4 -6, i4 4
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp eq i4 %s, 0
  ret i1 %r
}
define i1 @f485(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp sgt i4 %x, %y
  %t = select i1 %d, i4 -6, i4 4
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp ne i4 %s, -6
  ret i1 %r
}
define i1 @f486(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp sgt i4 %x, %y
  %t = select i1 %d, i4 -6, i4 4
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp ult i4 %s, 2
  ret i1 %r
}
define i1 @f487(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp sgt i4 %x, %y
  %t = select i1 %d, i4 -6, i4 4
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp sgt i4 %s, -1
  ret i1 %r
}
define i1 @f488(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp ult i4 %x, %y
  %t = select i1 %d, i4 -6, i4 4
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @f489(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp ult i4 %x, %y
  %t = select i1 %d, i4 -6, i4 4
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f490(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp ult i4 %x, %y
  %t = select i1 %d, i4 -6, i4 4
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp eq i4 %s, 0
  ret i1 %r
}
define i1 @f491(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp ult i4 %x, %y
  %t = select i1 %d, i4 -6, i4 4
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp ne i4 %s, -6
  ret i1 %r
}
define i1 @f492(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp ult i4 %x, %y
  %t = select i1 %d, i4 -6, i4 4
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp ult i4 %s, 2
  ret i1 %r
}
define i1 @f493(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp ult i4 %x, %y
  %t = select i1 %d, i4 -6, i4 4
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp sgt i4 %s, -1
  ret i1 %r
}
define i1 @f494(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp uge i4 %x, %y
  %t = select i1 %d, i4 -6, i4 4
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @f495(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp uge i4 %x, %y
  %t = select i1 %d, i4 -6, i4 4
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f496(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp uge i4 %x, %y
  %t = select i1 %d, i4 -6, i4 4
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp eq i4 %s, 0
  ret i1 %r
}
define i1 @f497(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp uge i4 %x, %y
  %t = select i1 %d, i4 -6, i4 4
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp ne i4 %s, -6
  ret i1 %r
}
define i1 @f498(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp uge i4 %x, %y
  %t = select i1 %d, i4 -6, i4 4
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp ult i4 %s, 2
  ret i1 %r
}
define i1 @f499(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp uge i4 %x, %y
  %t = select i1 %d, i4 -6, i4 4
  %s = select i1 %c, i4 0, i4 %t
  %r = icmp sgt i4 %s, -1
  ret i1 %r
}
define i1 @f500(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp slt i4 %x, %y
  %t = select i1 %d, i4 2, i4 2
  %s = select i1 %c, i4 3, i4 %t
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @f501(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp slt i4 %x, %y
  %t = select i1 %d, i4 2, i4 2
  %s = select i1 %c, i4 3, i4 %t
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f502(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp slt i4 %x, %y
  %t = select i1 %d, i4 2, i4 2
  %s = select i1 %c, i4 3, i4 %t
  %r = icmp eq i4 %s, 0
  ret i1 %r
}
define i1 @f503(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp slt i4 %x, %y
  %t = select i1 %d, i4 2, i4 2
  %s = select i1 %c, i4 3, i4 %t
  %r = icmp ne i4 %s, 2
  ret i1 %r
}
define i1 @f504(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp slt i4 %x, %y
  %t = select i1 %d, i4 2, i4 2
  %s = select i1 %c, i4 3, i4 %t
  %r = icmp ult i4 %s, 2
  ret i1 %r
}
define i1 @f505(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp slt i4 %x, %y
  %t = select i1 %d, i4 2, i4 2
  %s = select i1 %c, i4 3, i4 %t
  %r = icmp sgt i4 %s, -1
  ret i1 %r
}
define i1 @f506(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp sgt i4 %x, %y
  %t = select i1 %d, i4 2, i4 2
  %s = select i1 %c, i4 3, i4 %t
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @f507(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp sgt i4 %x, %y
  %t = select i1 %d, i4 2, i4 2
  %s = select i1 %c, i4 3, i4 %t
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f508(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp sgt i4 %x, %y
  %t = select i1 %d, i4 2, i4 2
  %s = select i1 %c, i4 3, i4 %t
  %r = icmp eq i4 %s, 0
  ret i1 %r
}
define i1 @f509(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp sgt i4 %x, %y
  %t = select i1 %d, i4 2, i4 2
  %s = select i1 %c, i4 3, i4 %t
  %r = icmp ne i4 %s, 2
  ret i1 %r
}
define i1 @f510(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp sgt i4 %x, %y
  %t = select i1 %d, i4 2, i4 2
  %s = select i1 %c, i4 3, i4 %t
  %r = icmp ult i4 %s, 2
  ret i1 %r
}
define i1 @f511(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp sgt i4 %x, %y
  %t = select i1 %d, i4 2, i4 2
  %s = select i1 %c, i4 3, i4 %t
  %r = icmp sgt i4 %s, -1
  ret i1 %r
}
define i1 @f512(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp ult i4 %x, %y
  %t = select i1 %d, i4 2, i4 2
  %s = select i1 %c, i4 3, i4 %t
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @f513(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp ult i4 %x, %y
  %t = select i1 %d, i4 2, i4 2
  %s = select i1 %c, i4 3, i4 %t
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f514(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp ult i4 %x, %y
  %t = select i1 %d, i4 2, i4 2
  %s = select i1 %c, i4 3, i4 %t
  %r = icmp eq i4 %s, 0
  ret i1 %r
}
define i1 @f515(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp ult i4 %x, %y
  %t = select i1 %d, i4 2, i4 2
  %s = select i1 %c, i4 3, i4 %t
  %r = icmp ne i4 %s, 2
  ret i1 %r
}
define i1 @f516(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp ult i4 %x, %y
  %t = select i1 %d, i4 2, i4 2
  %s = select i1 %c, i4 3, i4 %t
  %r = icmp ult i4 %s, 2
  ret i1 %r
}
define i1 @f517(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp ult i4 %x, %y
  %t = select i1 %d, i4 2, i4 2
  %s = select i1 %c, i4 3, i4 %t
  %r = icmp sgt i4 %s, -1
  ret i1 %r
}
define i1 @f518(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp uge i4 %x, %y
  %t = select i1 %d, i4 2, i4 2
  %s = select i1 %c, i4 3, i4 %t
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @f519(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp uge i4 %x, %y
  %t = select i1 %d, i4 2, i4 2
  %s = select i1 %c, i4 3, i4 %t
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f520(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp uge i4 %x, %y
  %t = select i1 %d, i4 2, i4 2
  %s = select i1 %c, i4 3, i4 %t
  %r = icmp eq i4 %s, 0
  ret i1 %r
}
define i1 @f521(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp uge i4 %x, %y
  %t = select i1 %d, i4 2, i4 2
  %s = select i1 %c, i4 3, i4 %t
  %r = icmp ne i4 %s, 2
  ret i1 %r
}
define i1 @f522(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp uge i4 %x, %y
  %t = select i1 %d, i4 2, i4 2
  %s = select i1 %c, i4 3, i4 %t
  %r = icmp ult i4 %s, 2
  ret i1 %r
}
define i1 @f523(i4 %x, i4 %y) {
  %c = icmp eq i4 %x, %y
  %d = icmp uge i4 %x, %y
  %t = select i1 %d, i4 2, i4 2
  %s = select i1 %c, i4 3, i4 %t
  %r = icmp sgt i4 %s, -1
  ret i1 %r
}

define i1 @square_is_zero(i8 %x) {
  %m = mul nsw i8 %x, %x
  %r = icmp eq i8 %m, 0
  ret i1 %r
}

define i1 @square_is_not_zero(i8 %x) {
  %m = mul nuw i8 %x, %x
  %r = icmp ne i8 %m, 0
  ret i1 %r
}

define i1 @square_is_positive(i8 %x) {
  %m = mul nsw i8 %x, %x
  %r = icmp sgt i8 %m, 0
  ret i1 %r
}

define i8 @negated_truth(i8 %x) {
  %n = sub i8 0, %x
  %c = icmp ugt i8 %x, 1
  %r = select i1 %c, i8 -1, i8 %n
  ret i8 %r
}

define i8 @negated_truth_swapped(i8 %x) {
  %n = sub i8 0, %x
  %c = icmp ult i8 %x, 2
  %r = select i1 %c, i8 %n, i8 -1
  ret i8 %r
}
