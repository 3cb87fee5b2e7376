; Ranges of saturating sums and differences.
declare i4 @llvm.uadd.sat.i4(i4, i4)
declare i4 @llvm.usub.sat.i4(i4, i4)
declare i4 @llvm.sadd.sat.i4(i4, i4)
declare i4 @llvm.ssub.sat.i4(i4, i4)
define i1 @f1(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 %x, i4 0)
  %r = icmp ult i4 %s, -5
  ret i1 %r
}
define i1 @f2(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 %x, i4 0)
  %r = icmp ult i4 %s, 2
  ret i1 %r
}
define i1 @f3(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 %x, i4 0)
  %r = icmp ugt i4 %s, -5
  ret i1 %r
}
define i1 @f4(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 %x, i4 0)
  %r = icmp ugt i4 %s, 2
  ret i1 %r
}
define i1 @f5(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 0, i4 %x)
  %r = icmp ult i4 %s, -3
  ret i1 %r
}
define i1 @f6(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 0, i4 %x)
  %r = icmp ult i4 %s, 4
  ret i1 %r
}
define i1 @f7(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 0, i4 %x)
  %r = icmp ugt i4 %s, -3
  ret i1 %r
}
define i1 @f8(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 0, i4 %x)
  %r = icmp ugt i4 %s, 4
  ret i1 %r
}
define i1 @f9(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 0, i4 %x)
  %r = icmp slt i4 %s, -7
  ret i1 %r
}
define i1 @f10(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 0, i4 %x)
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f11(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 0, i4 %x)
  %r = icmp slt i4 %s, 7
  ret i1 %r
}
define i1 @f12(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 0, i4 %x)
  %r = icmp sgt i4 %s, -7
  ret i1 %r
}
define i1 @f13(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 0, i4 %x)
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @f14(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 0, i4 %x)
  %r = icmp sgt i4 %s, 7
  ret i1 %r
}
define i1 @f15(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 1, i4 %x)
  %r = icmp sgt i4 %s, 7
  ret i1 %r
}
define i1 @f16(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 %x, i4 3)
  %r = icmp ult i4 %s, 2
  ret i1 %r
}
define i1 @f17(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 %x, i4 3)
  %r = icmp ugt i4 %s, 2
  ret i1 %r
}
define i1 @f18(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 3, i4 %x)
  %r = icmp sgt i4 %s, 7
  ret i1 %r
}
define i1 @f19(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 %x, i4 7)
  %r = icmp ult i4 %s, 2
  ret i1 %r
}
define i1 @f20(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 %x, i4 7)
  %r = icmp ugt i4 %s, 2
  ret i1 %r
}
define i1 @f21(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 7, i4 %x)
  %r = icmp ult i4 %s, 4
  ret i1 %r
}
define i1 @f22(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 7, i4 %x)
  %r = icmp ugt i4 %s, 4
  ret i1 %r
}
define i1 @f23(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 7, i4 %x)
  %r = icmp sgt i4 %s, 7
  ret i1 %r
}
define i1 @f24(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 %x, i4 -8)
  %r = icmp ult i4 %s, 2
  ret i1 %r
}
define i1 @f25(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 %x, i4 -8)
  %r = icmp ugt i4 %s, 2
  ret i1 %r
}
define i1 @f26(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 -8, i4 %x)
  %r = icmp ult i4 %s, 4
  ret i1 %r
}
define i1 @f27(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 -8, i4 %x)
  %r = icmp ugt i4 %s, 4
  ret i1 %r
}
define i1 @f28(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 -8, i4 %x)
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f29(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 -8, i4 %x)
  %r = icmp slt i4 %s, 7
  ret i1 %r
}
define i1 @f30(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 -8, i4 %x)
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @f31(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 -8, i4 %x)
  %r = icmp sgt i4 %s, 7
  ret i1 %r
}
define i1 @f32(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 %x, i4 -3)
  %r = icmp ult i4 %s, -5
  ret i1 %r
}
define i1 @f33(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 %x, i4 -3)
  %r = icmp ult i4 %s, 2
  ret i1 %r
}
define i1 @f34(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 %x, i4 -3)
  %r = icmp ugt i4 %s, -5
  ret i1 %r
}
define i1 @f35(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 %x, i4 -3)
  %r = icmp ugt i4 %s, 2
  ret i1 %r
}
define i1 @f36(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 -3, i4 %x)
  %r = icmp ult i4 %s, -3
  ret i1 %r
}
define i1 @f37(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 -3, i4 %x)
  %r = icmp ult i4 %s, 4
  ret i1 %r
}
define i1 @f38(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 -3, i4 %x)
  %r = icmp ugt i4 %s, 4
  ret i1 %r
}
define i1 @f39(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 -3, i4 %x)
  %r = icmp slt i4 %s, -7
  ret i1 %r
}
define i1 @f40(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 -3, i4 %x)
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f41(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 -3, i4 %x)
  %r = icmp slt i4 %s, 7
  ret i1 %r
}
define i1 @f42(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 -3, i4 %x)
  %r = icmp sgt i4 %s, -7
  ret i1 %r
}
define i1 @f43(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 -3, i4 %x)
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @f44(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 -3, i4 %x)
  %r = icmp sgt i4 %s, 7
  ret i1 %r
}
define i1 @f45(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 %x, i4 -1)
  %r = icmp ult i4 %s, -5
  ret i1 %r
}
define i1 @f46(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 %x, i4 -1)
  %r = icmp ult i4 %s, 2
  ret i1 %r
}
define i1 @f47(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 %x, i4 -1)
  %r = icmp ugt i4 %s, -5
  ret i1 %r
}
define i1 @f48(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 %x, i4 -1)
  %r = icmp ugt i4 %s, 2
  ret i1 %r
}
define i1 @f49(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 -1, i4 %x)
  %r = icmp ult i4 %s, -3
  ret i1 %r
}
define i1 @f50(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 -1, i4 %x)
  %r = icmp ult i4 %s, 4
  ret i1 %r
}
define i1 @f51(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 -1, i4 %x)
  %r = icmp ugt i4 %s, -3
  ret i1 %r
}
define i1 @f52(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 -1, i4 %x)
  %r = icmp ugt i4 %s, 4
  ret i1 %r
}
define i1 @f53(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 -1, i4 %x)
  %r = icmp slt i4 %s, -7
  ret i1 %r
}
define i1 @f54(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 -1, i4 %x)
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f55(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 -1, i4 %x)
  %r = icmp slt i4 %s, 7
  ret i1 %r
}
define i1 @f56(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 -1, i4 %x)
  %r = icmp sgt i4 %s, -7
  ret i1 %r
}
define i1 @f57(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 -1, i4 %x)
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @f58(i4 %x) {
  %s = call i4 @llvm.uadd.sat.i4(i4 -1, i4 %x)
  %r = icmp sgt i4 %s, 7
  ret i1 %r
}
define i1 @f59(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 %x, i4 0)
  %r = icmp ult i4 %s, -5
  ret i1 %r
}
define i1 @f60(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 %x, i4 0)
  %r = icmp ult i4 %s, 2
  ret i1 %r
}
define i1 @f61(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 %x, i4 0)
  %r = icmp ugt i4 %s, -5
  ret i1 %r
}
define i1 @f62(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 %x, i4 0)
  %r = icmp ugt i4 %s, 2
  ret i1 %r
}
define i1 @f63(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 0, i4 %x)
  %r = icmp ult i4 %s, -3
  ret i1 %r
}
define i1 @f64(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 0, i4 %x)
  %r = icmp ult i4 %s, 4
  ret i1 %r
}
define i1 @f65(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 0, i4 %x)
  %r = icmp ugt i4 %s, -3
  ret i1 %r
}
define i1 @f66(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 0, i4 %x)
  %r = icmp ugt i4 %s, 4
  ret i1 %r
}
define i1 @f67(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 0, i4 %x)
  %r = icmp slt i4 %s, -7
  ret i1 %r
}
define i1 @f68(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 0, i4 %x)
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f69(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 0, i4 %x)
  %r = icmp slt i4 %s, 7
  ret i1 %r
}
define i1 @f70(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 0, i4 %x)
  %r = icmp sgt i4 %s, -7
  ret i1 %r
}
define i1 @f71(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 0, i4 %x)
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @f72(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 0, i4 %x)
  %r = icmp sgt i4 %s, 7
  ret i1 %r
}
define i1 @f73(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 1, i4 %x)
  %r = icmp ult i4 %s, -3
  ret i1 %r
}
define i1 @f74(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 1, i4 %x)
  %r = icmp ult i4 %s, 4
  ret i1 %r
}
define i1 @f75(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 1, i4 %x)
  %r = icmp ugt i4 %s, -3
  ret i1 %r
}
define i1 @f76(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 1, i4 %x)
  %r = icmp ugt i4 %s, 4
  ret i1 %r
}
define i1 @f77(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 1, i4 %x)
  %r = icmp slt i4 %s, -7
  ret i1 %r
}
define i1 @f78(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 1, i4 %x)
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f79(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 1, i4 %x)
  %r = icmp slt i4 %s, 7
  ret i1 %r
}
define i1 @f80(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 1, i4 %x)
  %r = icmp sgt i4 %s, -7
  ret i1 %r
}
define i1 @f81(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 1, i4 %x)
  %r = icmp sgt i4 %s, 7
  ret i1 %r
}
define i1 @f82(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 3, i4 %x)
  %r = icmp ult i4 %s, -3
  ret i1 %r
}
define i1 @f83(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 3, i4 %x)
  %r = icmp ult i4 %s, 4
  ret i1 %r
}
define i1 @f84(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 3, i4 %x)
  %r = icmp ugt i4 %s, -3
  ret i1 %r
}
define i1 @f85(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 3, i4 %x)
  %r = icmp ugt i4 %s, 4
  ret i1 %r
}
define i1 @f86(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 3, i4 %x)
  %r = icmp slt i4 %s, -7
  ret i1 %r
}
define i1 @f87(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 3, i4 %x)
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f88(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 3, i4 %x)
  %r = icmp slt i4 %s, 7
  ret i1 %r
}
define i1 @f89(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 3, i4 %x)
  %r = icmp sgt i4 %s, -7
  ret i1 %r
}
define i1 @f90(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 3, i4 %x)
  %r = icmp sgt i4 %s, 7
  ret i1 %r
}
define i1 @f91(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 %x, i4 7)
  %r = icmp ult i4 %s, -5
  ret i1 %r
}
define i1 @f92(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 %x, i4 7)
  %r = icmp ugt i4 %s, -5
  ret i1 %r
}
define i1 @f93(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 7, i4 %x)
  %r = icmp ult i4 %s, -3
  ret i1 %r
}
define i1 @f94(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 7, i4 %x)
  %r = icmp ugt i4 %s, -3
  ret i1 %r
}
define i1 @f95(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 7, i4 %x)
  %r = icmp slt i4 %s, -7
  ret i1 %r
}
define i1 @f96(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 7, i4 %x)
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f97(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 7, i4 %x)
  %r = icmp sgt i4 %s, -7
  ret i1 %r
}
define i1 @f98(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 7, i4 %x)
  %r = icmp sgt i4 %s, 7
  ret i1 %r
}
define i1 @f99(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 %x, i4 -8)
  %r = icmp ult i4 %s, -5
  ret i1 %r
}
define i1 @f100(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 %x, i4 -8)
  %r = icmp ugt i4 %s, -5
  ret i1 %r
}
define i1 @f101(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 -8, i4 %x)
  %r = icmp ult i4 %s, -3
  ret i1 %r
}
define i1 @f102(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 -8, i4 %x)
  %r = icmp ugt i4 %s, -3
  ret i1 %r
}
define i1 @f103(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 -8, i4 %x)
  %r = icmp sgt i4 %s, 7
  ret i1 %r
}
define i1 @f104(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 %x, i4 -3)
  %r = icmp ult i4 %s, -5
  ret i1 %r
}
define i1 @f105(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 %x, i4 -3)
  %r = icmp ugt i4 %s, -5
  ret i1 %r
}
define i1 @f106(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 %x, i4 -3)
  %r = icmp ugt i4 %s, 2
  ret i1 %r
}
define i1 @f107(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 -3, i4 %x)
  %r = icmp ugt i4 %s, -3
  ret i1 %r
}
define i1 @f108(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 -3, i4 %x)
  %r = icmp sgt i4 %s, 7
  ret i1 %r
}
define i1 @f109(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 %x, i4 -1)
  %r = icmp ult i4 %s, -5
  ret i1 %r
}
define i1 @f110(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 %x, i4 -1)
  %r = icmp ult i4 %s, 2
  ret i1 %r
}
define i1 @f111(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 %x, i4 -1)
  %r = icmp ugt i4 %s, -5
  ret i1 %r
}
define i1 @f112(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 %x, i4 -1)
  %r = icmp ugt i4 %s, 2
  ret i1 %r
}
define i1 @f113(i4 %x) {
  %s = call i4 @llvm.usub.sat.i4(i4 -1, i4 %x)
  %r = icmp sgt i4 %s, 7
  ret i1 %r
}
define i1 @f114(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 %x, i4 0)
  %r = icmp ult i4 %s, -5
  ret i1 %r
}
define i1 @f115(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 %x, i4 0)
  %r = icmp ult i4 %s, 2
  ret i1 %r
}
define i1 @f116(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 %x, i4 0)
  %r = icmp ugt i4 %s, -5
  ret i1 %r
}
define i1 @f117(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 %x, i4 0)
  %r = icmp ugt i4 %s, 2
  ret i1 %r
}
define i1 @f118(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 0, i4 %x)
  %r = icmp ult i4 %s, -3
  ret i1 %r
}
define i1 @f119(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 0, i4 %x)
  %r = icmp ult i4 %s, 4
  ret i1 %r
}
define i1 @f120(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 0, i4 %x)
  %r = icmp ugt i4 %s, -3
  ret i1 %r
}
define i1 @f121(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 0, i4 %x)
  %r = icmp ugt i4 %s, 4
  ret i1 %r
}
define i1 @f122(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 0, i4 %x)
  %r = icmp slt i4 %s, -7
  ret i1 %r
}
define i1 @f123(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 0, i4 %x)
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f124(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 0, i4 %x)
  %r = icmp slt i4 %s, 7
  ret i1 %r
}
define i1 @f125(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 0, i4 %x)
  %r = icmp sgt i4 %s, -7
  ret i1 %r
}
define i1 @f126(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 0, i4 %x)
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @f127(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 0, i4 %x)
  %r = icmp sgt i4 %s, 7
  ret i1 %r
}
define i1 @f128(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 1, i4 %x)
  %r = icmp slt i4 %s, -7
  ret i1 %r
}
define i1 @f129(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 1, i4 %x)
  %r = icmp sgt i4 %s, 7
  ret i1 %r
}
define i1 @f130(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 3, i4 %x)
  %r = icmp slt i4 %s, -7
  ret i1 %r
}
define i1 @f131(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 3, i4 %x)
  %r = icmp sgt i4 %s, -7
  ret i1 %r
}
define i1 @f132(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 3, i4 %x)
  %r = icmp sgt i4 %s, 7
  ret i1 %r
}
define i1 @f133(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 7, i4 %x)
  %r = icmp slt i4 %s, -7
  ret i1 %r
}
define i1 @f134(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 7, i4 %x)
  %r = icmp sgt i4 %s, -7
  ret i1 %r
}
define i1 @f135(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 7, i4 %x)
  %r = icmp sgt i4 %s, 7
  ret i1 %r
}
define i1 @f136(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 %x, i4 -8)
  %r = icmp ult i4 %s, 2
  ret i1 %r
}
define i1 @f137(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 %x, i4 -8)
  %r = icmp ugt i4 %s, 2
  ret i1 %r
}
define i1 @f138(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 -8, i4 %x)
  %r = icmp ult i4 %s, 4
  ret i1 %r
}
define i1 @f139(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 -8, i4 %x)
  %r = icmp ugt i4 %s, 4
  ret i1 %r
}
define i1 @f140(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 -8, i4 %x)
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f141(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 -8, i4 %x)
  %r = icmp slt i4 %s, 7
  ret i1 %r
}
define i1 @f142(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 -8, i4 %x)
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @f143(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 -8, i4 %x)
  %r = icmp sgt i4 %s, 7
  ret i1 %r
}
define i1 @f144(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 -3, i4 %x)
  %r = icmp slt i4 %s, 7
  ret i1 %r
}
define i1 @f145(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 -3, i4 %x)
  %r = icmp sgt i4 %s, 7
  ret i1 %r
}
define i1 @f146(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 -1, i4 %x)
  %r = icmp slt i4 %s, 7
  ret i1 %r
}
define i1 @f147(i4 %x) {
  %s = call i4 @llvm.sadd.sat.i4(i4 -1, i4 %x)
  %r = icmp sgt i4 %s, 7
  ret i1 %r
}
define i1 @f148(i4 %x) {
  %s = call i4 @llvm.ssub.sat.i4(i4 %x, i4 0)
  %r = icmp ult i4 %s, -5
  ret i1 %r
}
define i1 @f149(i4 %x) {
  %s = call i4 @llvm.ssub.sat.i4(i4 %x, i4 0)
  %r = icmp ult i4 %s, 2
  ret i1 %r
}
define i1 @f150(i4 %x) {
  %s = call i4 @llvm.ssub.sat.i4(i4 %x, i4 0)
  %r = icmp ugt i4 %s, -5
  ret i1 %r
}
define i1 @f151(i4 %x) {
  %s = call i4 @llvm.ssub.sat.i4(i4 %x, i4 0)
  %r = icmp ugt i4 %s, 2
  ret i1 %r
}
define i1 @f152(i4 %x) {
  %s = call i4 @llvm.ssub.sat.i4(i4 0, i4 %x)
  %r = icmp slt i4 %s, -7
  ret i1 %r
}
define i1 @f153(i4 %x) {
  %s = call i4 @llvm.ssub.sat.i4(i4 0, i4 %x)
  %r = icmp sgt i4 %s, 7
  ret i1 %r
}
define i1 @f154(i4 %x) {
  %s = call i4 @llvm.ssub.sat.i4(i4 1, i4 %x)
  %r = icmp slt i4 %s, -7
  ret i1 %r
}
define i1 @f155(i4 %x) {
  %s = call i4 @llvm.ssub.sat.i4(i4 1, i4 %x)
  %r = icmp sgt i4 %s, -7
  ret i1 %r
}
define i1 @f156(i4 %x) {
  %s = call i4 @llvm.ssub.sat.i4(i4 1, i4 %x)
  %r = icmp sgt i4 %s, 7
  ret i1 %r
}
define i1 @f157(i4 %x) {
  %s = call i4 @llvm.ssub.sat.i4(i4 3, i4 %x)
  %r = icmp slt i4 %s, -7
  ret i1 %r
}
define i1 @f158(i4 %x) {
  %s = call i4 @llvm.ssub.sat.i4(i4 3, i4 %x)
  %r = icmp sgt i4 %s, -7
  ret i1 %r
}
define i1 @f159(i4 %x) {
  %s = call i4 @llvm.ssub.sat.i4(i4 3, i4 %x)
  %r = icmp sgt i4 %s, 7
  ret i1 %r
}
define i1 @f160(i4 %x) {
  %s = call i4 @llvm.ssub.sat.i4(i4 7, i4 %x)
  %r = icmp ult i4 %s, -3
  ret i1 %r
}
define i1 @f161(i4 %x) {
  %s = call i4 @llvm.ssub.sat.i4(i4 7, i4 %x)
  %r = icmp ugt i4 %s, -3
  ret i1 %r
}
define i1 @f162(i4 %x) {
  %s = call i4 @llvm.ssub.sat.i4(i4 7, i4 %x)
  %r = icmp slt i4 %s, -7
  ret i1 %r
}
define i1 @f163(i4 %x) {
  %s = call i4 @llvm.ssub.sat.i4(i4 7, i4 %x)
  %r = icmp slt i4 %s, 0
  ret i1 %r
}
define i1 @f164(i4 %x) {
  %s = call i4 @llvm.ssub.sat.i4(i4 7, i4 %x)
  %r = icmp sgt i4 %s, -7
  ret i1 %r
}
define i1 @f165(i4 %x) {
  %s = call i4 @llvm.ssub.sat.i4(i4 7, i4 %x)
  %r = icmp sgt i4 %s, 7
  ret i1 %r
}
define i1 @f166(i4 %x) {
  %s = call i4 @llvm.ssub.sat.i4(i4 %x, i4 -8)
  %r = icmp ult i4 %s, -5
  ret i1 %r
}
define i1 @f167(i4 %x) {
  %s = call i4 @llvm.ssub.sat.i4(i4 %x, i4 -8)
  %r = icmp ugt i4 %s, -5
  ret i1 %r
}
define i1 @f168(i4 %x) {
  %s = call i4 @llvm.ssub.sat.i4(i4 -8, i4 %x)
  %r = icmp slt i4 %s, 7
  ret i1 %r
}
define i1 @f169(i4 %x) {
  %s = call i4 @llvm.ssub.sat.i4(i4 -8, i4 %x)
  %r = icmp sgt i4 %s, 0
  ret i1 %r
}
define i1 @f170(i4 %x) {
  %s = call i4 @llvm.ssub.sat.i4(i4 -8, i4 %x)
  %r = icmp sgt i4 %s, 7
  ret i1 %r
}
define i1 @f171(i4 %x) {
  %s = call i4 @llvm.ssub.sat.i4(i4 -3, i4 %x)
  %r = icmp slt i4 %s, 7
  ret i1 %r
}
define i1 @f172(i4 %x) {
  %s = call i4 @llvm.ssub.sat.i4(i4 -3, i4 %x)
  %r = icmp sgt i4 %s, 7
  ret i1 %r
}
define i1 @f173(i4 %x) {
  %s = call i4 @llvm.ssub.sat.i4(i4 -1, i4 %x)
  %r = icmp sgt i4 %s, 7
  ret i1 %r
}
