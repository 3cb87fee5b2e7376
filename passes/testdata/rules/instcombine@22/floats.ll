; Users to which the sign of zero or NaN does not matter, and a sum with a constant or that constant, by the sign of a number, for LLVM 22's results.
define half @f1(half %x) {
  %c = fcmp ogt half %x, 0.0
  %s = fadd half %x, 1.0
  %r = select nnan nsz i1 %c, half %s, half 1.0
  ret half %r
}
define half @f2(half %x) {
  %c = fcmp ogt half %x, 0.0
  %s = fadd ninf half %x, 1.0
  %r = select nnan nsz i1 %c, half %s, half 1.0
  ret half %r
}
define half @f3(half %x) {
  %c = fcmp ogt half %x, 0.0
  %s = fadd half %x, 1.0
  %r = select nnan nsz i1 %c, half 1.0, half %s
  ret half %r
}
define half @f4(half %x) {
  %c = fcmp ogt half %x, 0.0
  %s = fadd ninf half %x, 1.0
  %r = select nnan nsz i1 %c, half 1.0, half %s
  ret half %r
}
define half @f5(half %x) {
  %c = fcmp ogt half %x, 0.0
  %s = fadd half %x, 0.0
  %r = select nnan nsz i1 %c, half %s, half 0.0
  ret half %r
}
define half @f6(half %x) {
  %c = fcmp ogt half %x, 0.0
  %s = fadd ninf half %x, 0.0
  %r = select nnan nsz i1 %c, half %s, half 0.0
  ret half %r
}
define half @f7(half %x) {
  %c = fcmp ogt half %x, 0.0
  %s = fadd half %x, 0.0
  %r = select nnan nsz i1 %c, half 0.0, half %s
  ret half %r
}
define half @f8(half %x) {
  %c = fcmp ogt half %x, 0.0
  %s = fadd ninf half %x, 0.0
  %r = select nnan nsz i1 %c, half 0.0, half %s
  ret half %r
}
define half @f9(half %x) {
  %c = fcmp ogt half %x, 0.0
  %s = fadd half %x, 0xH7C00
  %r = select nnan nsz i1 %c, half %s, half 0xH7C00
  ret half %r
}
define half @f10(half %x) {
  %c = fcmp ogt half %x, 0.0
  %s = fadd ninf half %x, 0xH7C00
  %r = select nnan nsz i1 %c, half %s, half 0xH7C00
  ret half %r
}
define half @f11(half %x) {
  %c = fcmp ogt half %x, 0.0
  %s = fadd half %x, 0xH7C00
  %r = select nnan nsz i1 %c, half 0xH7C00, half %s
  ret half %r
}
define half @f12(half %x) {
  %c = fcmp ogt half %x, 0.0
  %s = fadd ninf half %x, 0xH7C00
  %r = select nnan nsz i1 %c, half 0xH7C00, half %s
  ret half %r
}
define half @f13(half %x) {
  %c = fcmp ogt half %x, 0.0
  %s = fadd half %x, -2.5
  %r = select nnan nsz i1 %c, half %s, half -2.5
  ret half %r
}
define half @f14(half %x) {
  %c = fcmp ogt half %x, 0.0
  %s = fadd ninf half %x, -2.5
  %r = select nnan nsz i1 %c, half %s, half -2.5
  ret half %r
}
define half @f15(half %x) {
  %c = fcmp ogt half %x, 0.0
  %s = fadd half %x, -2.5
  %r = select nnan nsz i1 %c, half -2.5, half %s
  ret half %r
}
define half @f16(half %x) {
  %c = fcmp ogt half %x, 0.0
  %s = fadd ninf half %x, -2.5
  %r = select nnan nsz i1 %c, half -2.5, half %s
  ret half %r
}
define half @f17(half %x) {
  %c = fcmp oge half %x, 0.0
  %s = fadd half %x, 1.0
  %r = select nnan nsz i1 %c, half %s, half 1.0
  ret half %r
}
define half @f18(half %x) {
  %c = fcmp oge half %x, 0.0
  %s = fadd ninf half %x, 1.0
  %r = select nnan nsz i1 %c, half %s, half 1.0
  ret half %r
}
define half @f19(half %x) {
  %c = fcmp oge half %x, 0.0
  %s = fadd half %x, 1.0
  %r = select nnan nsz i1 %c, half 1.0, half %s
  ret half %r
}
define half @f20(half %x) {
  %c = fcmp oge half %x, 0.0
  %s = fadd ninf half %x, 1.0
  %r = select nnan nsz i1 %c, half 1.0, half %s
  ret half %r
}
define half @f21(half %x) {
  %c = fcmp oge half %x, 0.0
  %s = fadd half %x, 0.0
  %r = select nnan nsz i1 %c, half %s, half 0.0
  ret half %r
}
define half @f22(half %x) {
  %c = fcmp oge half %x, 0.0
  %s = fadd ninf half %x, 0.0
  %r = select nnan nsz i1 %c, half %s, half 0.0
  ret half %r
}
define half @f23(half %x) {
  %c = fcmp oge half %x, 0.0
  %s = fadd half %x, 0.0
  %r = select nnan nsz i1 %c, half 0.0, half %s
  ret half %r
}
define half @f24(half %x) {
  %c = fcmp oge half %x, 0.0
  %s = fadd ninf half %x, 0.0
  %r = select nnan nsz i1 %c, half 0.0, half %s
  ret half %r
}
define half @f25(half %x) {
  %c = fcmp oge half %x, 0.0
  %s = fadd half %x, 0xH7C00
  %r = select nnan nsz i1 %c, half %s, half 0xH7C00
  ret half %r
}
define half @f26(half %x) {
  %c = fcmp oge half %x, 0.0
  %s = fadd ninf half %x, 0xH7C00
  %r = select nnan nsz i1 %c, half %s, half 0xH7C00
  ret half %r
}
define half @f27(half %x) {
  %c = fcmp oge half %x, 0.0
  %s = fadd half %x, 0xH7C00
  %r = select nnan nsz i1 %c, half 0xH7C00, half %s
  ret half %r
}
define half @f28(half %x) {
  %c = fcmp oge half %x, 0.0
  %s = fadd ninf half %x, 0xH7C00
  %r = select nnan nsz i1 %c, half 0xH7C00, half %s
  ret half %r
}
define half @f29(half %x) {
  %c = fcmp oge half %x, 0.0
  %s = fadd half %x, -2.5
  %r = select nnan nsz i1 %c, half %s, half -2.5
  ret half %r
}
define half @f30(half %x) {
  %c = fcmp oge half %x, 0.0
  %s = fadd ninf half %x, -2.5
  %r = select nnan nsz i1 %c, half %s, half -2.5
  ret half %r
}
define half @f31(half %x) {
  %c = fcmp oge half %x, 0.0
  %s = fadd half %x, -2.5
  %r = select nnan nsz i1 %c, half -2.5, half %s
  ret half %r
}
define half @f32(half %x) {
  %c = fcmp oge half %x, 0.0
  %s = fadd ninf half %x, -2.5
  %r = select nnan nsz i1 %c, half -2.5, half %s
  ret half %r
}
define half @f33(half %x) {
  %c = fcmp olt half %x, 0.0
  %s = fadd half %x, 1.0
  %r = select nnan nsz i1 %c, half %s, half 1.0
  ret half %r
}
define half @f34(half %x) {
  %c = fcmp olt half %x, 0.0
  %s = fadd ninf half %x, 1.0
  %r = select nnan nsz i1 %c, half %s, half 1.0
  ret half %r
}
define half @f35(half %x) {
  %c = fcmp olt half %x, 0.0
  %s = fadd half %x, 1.0
  %r = select nnan nsz i1 %c, half 1.0, half %s
  ret half %r
}
define half @f36(half %x) {
  %c = fcmp olt half %x, 0.0
  %s = fadd ninf half %x, 1.0
  %r = select nnan nsz i1 %c, half 1.0, half %s
  ret half %r
}
define half @f37(half %x) {
  %c = fcmp olt half %x, 0.0
  %s = fadd half %x, 0.0
  %r = select nnan nsz i1 %c, half %s, half 0.0
  ret half %r
}
define half @f38(half %x) {
  %c = fcmp olt half %x, 0.0
  %s = fadd ninf half %x, 0.0
  %r = select nnan nsz i1 %c, half %s, half 0.0
  ret half %r
}
define half @f39(half %x) {
  %c = fcmp olt half %x, 0.0
  %s = fadd half %x, 0.0
  %r = select nnan nsz i1 %c, half 0.0, half %s
  ret half %r
}
define half @f40(half %x) {
  %c = fcmp olt half %x, 0.0
  %s = fadd ninf half %x, 0.0
  %r = select nnan nsz i1 %c, half 0.0, half %s
  ret half %r
}
define half @f41(half %x) {
  %c = fcmp olt half %x, 0.0
  %s = fadd half %x, 0xH7C00
  %r = select nnan nsz i1 %c, half %s, half 0xH7C00
  ret half %r
}
define half @f42(half %x) {
  %c = fcmp olt half %x, 0.0
  %s = fadd ninf half %x, 0xH7C00
  %r = select nnan nsz i1 %c, half %s, half 0xH7C00
  ret half %r
}
define half @f43(half %x) {
  %c = fcmp olt half %x, 0.0
  %s = fadd half %x, 0xH7C00
  %r = select nnan nsz i1 %c, half 0xH7C00, half %s
  ret half %r
}
define half @f44(half %x) {
  %c = fcmp olt half %x, 0.0
  %s = fadd ninf half %x, 0xH7C00
  %r = select nnan nsz i1 %c, half 0xH7C00, half %s
  ret half %r
}
define half @f45(half %x) {
  %c = fcmp olt half %x, 0.0
  %s = fadd half %x, -2.5
  %r = select nnan nsz i1 %c, half %s, half -2.5
  ret half %r
}
define half @f46(half %x) {
  %c = fcmp olt half %x, 0.0
  %s = fadd ninf half %x, -2.5
  %r = select nnan nsz i1 %c, half %s, half -2.5
  ret half %r
}
define half @f47(half %x) {
  %c = fcmp olt half %x, 0.0
  %s = fadd half %x, -2.5
  %r = select nnan nsz i1 %c, half -2.5, half %s
  ret half %r
}
define half @f48(half %x) {
  %c = fcmp olt half %x, 0.0
  %s = fadd ninf half %x, -2.5
  %r = select nnan nsz i1 %c, half -2.5, half %s
  ret half %r
}
define half @f49(half %x) {
  %c = fcmp ole half %x, 0.0
  %s = fadd half %x, 1.0
  %r = select nnan nsz i1 %c, half %s, half 1.0
  ret half %r
}
define half @f50(half %x) {
  %c = fcmp ole half %x, 0.0
  %s = fadd ninf half %x, 1.0
  %r = select nnan nsz i1 %c, half %s, half 1.0
  ret half %r
}
define half @f51(half %x) {
  %c = fcmp ole half %x, 0.0
  %s = fadd half %x, 1.0
  %r = select nnan nsz i1 %c, half 1.0, half %s
  ret half %r
}
define half @f52(half %x) {
  %c = fcmp ole half %x, 0.0
  %s = fadd ninf half %x, 1.0
  %r = select nnan nsz i1 %c, half 1.0, half %s
  ret half %r
}
define half @f53(half %x) {
  %c = fcmp ole half %x, 0.0
  %s = fadd half %x, 0.0
  %r = select nnan nsz i1 %c, half %s, half 0.0
  ret half %r
}
define half @f54(half %x) {
  %c = fcmp ole half %x, 0.0
  %s = fadd ninf half %x, 0.0
  %r = select nnan nsz i1 %c, half %s, half 0.0
  ret half %r
}
define half @f55(half %x) {
  %c = fcmp ole half %x, 0.0
  %s = fadd half %x, 0.0
  %r = select nnan nsz i1 %c, half 0.0, half %s
  ret half %r
}
define half @f56(half %x) {
  %c = fcmp ole half %x, 0.0
  %s = fadd ninf half %x, 0.0
  %r = select nnan nsz i1 %c, half 0.0, half %s
  ret half %r
}
define half @f57(half %x) {
  %c = fcmp ole half %x, 0.0
  %s = fadd half %x, 0xH7C00
  %r = select nnan nsz i1 %c, half %s, half 0xH7C00
  ret half %r
}
define half @f58(half %x) {
  %c = fcmp ole half %x, 0.0
  %s = fadd ninf half %x, 0xH7C00
  %r = select nnan nsz i1 %c, half %s, half 0xH7C00
  ret half %r
}
define half @f59(half %x) {
  %c = fcmp ole half %x, 0.0
  %s = fadd half %x, 0xH7C00
  %r = select nnan nsz i1 %c, half 0xH7C00, half %s
  ret half %r
}
define half @f60(half %x) {
  %c = fcmp ole half %x, 0.0
  %s = fadd ninf half %x, 0xH7C00
  %r = select nnan nsz i1 %c, half 0xH7C00, half %s
  ret half %r
}
define half @f61(half %x) {
  %c = fcmp ole half %x, 0.0
  %s = fadd half %x, -2.5
  %r = select nnan nsz i1 %c, half %s, half -2.5
  ret half %r
}
define half @f62(half %x) {
  %c = fcmp ole half %x, 0.0
  %s = fadd ninf half %x, -2.5
  %r = select nnan nsz i1 %c, half %s, half -2.5
  ret half %r
}
define half @f63(half %x) {
  %c = fcmp ole half %x, 0.0
  %s = fadd half %x, -2.5
  %r = select nnan nsz i1 %c, half -2.5, half %s
  ret half %r
}
define half @f64(half %x) {
  %c = fcmp ole half %x, 0.0
  %s = fadd ninf half %x, -2.5
  %r = select nnan nsz i1 %c, half -2.5, half %s
  ret half %r
}
define half @f65(half %x) {
  %c = fcmp ugt half %x, 0.0
  %s = fadd half %x, 1.0
  %r = select nnan nsz i1 %c, half %s, half 1.0
  ret half %r
}
define half @f66(half %x) {
  %c = fcmp ugt half %x, 0.0
  %s = fadd ninf half %x, 1.0
  %r = select nnan nsz i1 %c, half %s, half 1.0
  ret half %r
}
define half @f67(half %x) {
  %c = fcmp ugt half %x, 0.0
  %s = fadd half %x, 1.0
  %r = select nnan nsz i1 %c, half 1.0, half %s
  ret half %r
}
define half @f68(half %x) {
  %c = fcmp ugt half %x, 0.0
  %s = fadd ninf half %x, 1.0
  %r = select nnan nsz i1 %c, half 1.0, half %s
  ret half %r
}
define half @f69(half %x) {
  %c = fcmp ugt half %x, 0.0
  %s = fadd half %x, 0.0
  %r = select nnan nsz i1 %c, half %s, half 0.0
  ret half %r
}
define half @f70(half %x) {
  %c = fcmp ugt half %x, 0.0
  %s = fadd ninf half %x, 0.0
  %r = select nnan nsz i1 %c, half %s, half 0.0
  ret half %r
}
define half @f71(half %x) {
  %c = fcmp ugt half %x, 0.0
  %s = fadd half %x, 0.0
  %r = select nnan nsz i1 %c, half 0.0, half %s
  ret half %r
}
define half @f72(half %x) {
  %c = fcmp ugt half %x, 0.0
  %s = fadd ninf half %x, 0.0
  %r = select nnan nsz i1 %c, half 0.0, half %s
  ret half %r
}
define half @f73(half %x) {
  %c = fcmp ugt half %x, 0.0
  %s = fadd half %x, 0xH7C00
  %r = select nnan nsz i1 %c, half %s, half 0xH7C00
  ret half %r
}
define half @f74(half %x) {
  %c = fcmp ugt half %x, 0.0
  %s = fadd ninf half %x, 0xH7C00
  %r = select nnan nsz i1 %c, half %s, half 0xH7C00
  ret half %r
}
define half @f75(half %x) {
  %c = fcmp ugt half %x, 0.0
  %s = fadd half %x, 0xH7C00
  %r = select nnan nsz i1 %c, half 0xH7C00, half %s
  ret half %r
}
define half @f76(half %x) {
  %c = fcmp ugt half %x, 0.0
  %s = fadd ninf half %x, 0xH7C00
  %r = select nnan nsz i1 %c, half 0xH7C00, half %s
  ret half %r
}
define half @f77(half %x) {
  %c = fcmp ugt half %x, 0.0
  %s = fadd half %x, -2.5
  %r = select nnan nsz i1 %c, half %s, half -2.5
  ret half %r
}
define half @f78(half %x) {
  %c = fcmp ugt half %x, 0.0
  %s = fadd ninf half %x, -2.5
  %r = select nnan nsz i1 %c, half %s, half -2.5
  ret half %r
}
define half @f79(half %x) {
  %c = fcmp ugt half %x, 0.0
  %s = fadd half %x, -2.5
  %r = select nnan nsz i1 %c, half -2.5, half %s
  ret half %r
}
define half @f80(half %x) {
  %c = fcmp ugt half %x, 0.0
  %s = fadd ninf half %x, -2.5
  %r = select nnan nsz i1 %c, half -2.5, half %s
  ret half %r
}
define half @f81(half %x) {
  %c = fcmp uge half %x, 0.0
  %s = fadd half %x, 1.0
  %r = select nnan nsz i1 %c, half %s, half 1.0
  ret half %r
}
define half @f82(half %x) {
  %c = fcmp uge half %x, 0.0
  %s = fadd ninf half %x, 1.0
  %r = select nnan nsz i1 %c, half %s, half 1.0
  ret half %r
}
define half @f83(half %x) {
  %c = fcmp uge half %x, 0.0
  %s = fadd half %x, 1.0
  %r = select nnan nsz i1 %c, half 1.0, half %s
  ret half %r
}
define half @f84(half %x) {
  %c = fcmp uge half %x, 0.0
  %s = fadd ninf half %x, 1.0
  %r = select nnan nsz i1 %c, half 1.0, half %s
  ret half %r
}
define half @f85(half %x) {
  %c = fcmp uge half %x, 0.0
  %s = fadd half %x, 0.0
  %r = select nnan nsz i1 %c, half %s, half 0.0
  ret half %r
}
define half @f86(half %x) {
  %c = fcmp uge half %x, 0.0
  %s = fadd ninf half %x, 0.0
  %r = select nnan nsz i1 %c, half %s, half 0.0
  ret half %r
}
define half @f87(half %x) {
  %c = fcmp uge half %x, 0.0
  %s = fadd half %x, 0.0
  %r = select nnan nsz i1 %c, half 0.0, half %s
  ret half %r
}
define half @f88(half %x) {
  %c = fcmp uge half %x, 0.0
  %s = fadd ninf half %x, 0.0
  %r = select nnan nsz i1 %c, half 0.0, half %s
  ret half %r
}
define half @f89(half %x) {
  %c = fcmp uge half %x, 0.0
  %s = fadd half %x, 0xH7C00
  %r = select nnan nsz i1 %c, half %s, half 0xH7C00
  ret half %r
}
define half @f90(half %x) {
  %c = fcmp uge half %x, 0.0
  %s = fadd ninf half %x, 0xH7C00
  %r = select nnan nsz i1 %c, half %s, half 0xH7C00
  ret half %r
}
define half @f91(half %x) {
  %c = fcmp uge half %x, 0.0
  %s = fadd half %x, 0xH7C00
  %r = select nnan nsz i1 %c, half 0xH7C00, half %s
  ret half %r
}
define half @f92(half %x) {
  %c = fcmp uge half %x, 0.0
  %s = fadd ninf half %x, 0xH7C00
  %r = select nnan nsz i1 %c, half 0xH7C00, half %s
  ret half %r
}
define half @f93(half %x) {
  %c = fcmp uge half %x, 0.0
  %s = fadd half %x, -2.5
  %r = select nnan nsz i1 %c, half %s, half -2.5
  ret half %r
}
define half @f94(half %x) {
  %c = fcmp uge half %x, 0.0
  %s = fadd ninf half %x, -2.5
  %r = select nnan nsz i1 %c, half %s, half -2.5
  ret half %r
}
define half @f95(half %x) {
  %c = fcmp uge half %x, 0.0
  %s = fadd half %x, -2.5
  %r = select nnan nsz i1 %c, half -2.5, half %s
  ret half %r
}
define half @f96(half %x) {
  %c = fcmp uge half %x, 0.0
  %s = fadd ninf half %x, -2.5
  %r = select nnan nsz i1 %c, half -2.5, half %s
  ret half %r
}
define half @f97(half %x) {
  %c = fcmp ult half %x, 0.0
  %s = fadd half %x, 1.0
  %r = select nnan nsz i1 %c, half %s, half 1.0
  ret half %r
}
define half @f98(half %x) {
  %c = fcmp ult half %x, 0.0
  %s = fadd ninf half %x, 1.0
  %r = select nnan nsz i1 %c, half %s, half 1.0
  ret half %r
}
define half @f99(half %x) {
  %c = fcmp ult half %x, 0.0
  %s = fadd half %x, 1.0
  %r = select nnan nsz i1 %c, half 1.0, half %s
  ret half %r
}
define half @f100(half %x) {
  %c = fcmp ult half %x, 0.0
  %s = fadd ninf half %x, 1.0
  %r = select nnan nsz i1 %c, half 1.0, half %s
  ret half %r
}
define half @f101(half %x) {
  %c = fcmp ult half %x, 0.0
  %s = fadd half %x, 0.0
  %r = select nnan nsz i1 %c, half %s, half 0.0
  ret half %r
}
define half @f102(half %x) {
  %c = fcmp ult half %x, 0.0
  %s = fadd ninf half %x, 0.0
  %r = select nnan nsz i1 %c, half %s, half 0.0
  ret half %r
}
define half @f103(half %x) {
  %c = fcmp ult half %x, 0.0
  %s = fadd half %x, 0.0
  %r = select nnan nsz i1 %c, half 0.0, half %s
  ret half %r
}
define half @f104(half %x) {
  %c = fcmp ult half %x, 0.0
  %s = fadd ninf half %x, 0.0
  %r = select nnan nsz i1 %c, half 0.0, half %s
  ret half %r
}
define half @f105(half %x) {
  %c = fcmp ult half %x, 0.0
  %s = fadd half %x, 0xH7C00
  %r = select nnan nsz i1 %c, half %s, half 0xH7C00
  ret half %r
}
define half @f106(half %x) {
  %c = fcmp ult half %x, 0.0
  %s = fadd ninf half %x, 0xH7C00
  %r = select nnan nsz i1 %c, half %s, half 0xH7C00
  ret half %r
}
define half @f107(half %x) {
  %c = fcmp ult half %x, 0.0
  %s = fadd half %x, 0xH7C00
  %r = select nnan nsz i1 %c, half 0xH7C00, half %s
  ret half %r
}
define half @f108(half %x) {
  %c = fcmp ult half %x, 0.0
  %s = fadd ninf half %x, 0xH7C00
  %r = select nnan nsz i1 %c, half 0xH7C00, half %s
  ret half %r
}
define half @f109(half %x) {
  %c = fcmp ult half %x, 0.0
  %s = fadd half %x, -2.5
  %r = select nnan nsz i1 %c, half %s, half -2.5
  ret half %r
}
define half @f110(half %x) {
  %c = fcmp ult half %x, 0.0
  %s = fadd ninf half %x, -2.5
  %r = select nnan nsz i1 %c, half %s, half -2.5
  ret half %r
}
define half @f111(half %x) {
  %c = fcmp ult half %x, 0.0
  %s = fadd half %x, -2.5
  %r = select nnan nsz i1 %c, half -2.5, half %s
  ret half %r
}
define half @f112(half %x) {
  %c = fcmp ult half %x, 0.0
  %s = fadd ninf half %x, -2.5
  %r = select nnan nsz i1 %c, half -2.5, half %s
  ret half %r
}
define half @f113(half %x) {
  %c = fcmp ule half %x, 0.0
  %s = fadd half %x, 1.0
  %r = select nnan nsz i1 %c, half %s, half 1.0
  ret half %r
}
define half @f114(half %x) {
  %c = fcmp ule half %x, 0.0
  %s = fadd ninf half %x, 1.0
  %r = select nnan nsz i1 %c, half %s, half 1.0
  ret half %r
}
define half @f115(half %x) {
  %c = fcmp ule half %x, 0.0
  %s = fadd half %x, 1.0
  %r = select nnan nsz i1 %c, half 1.0, half %s
  ret half %r
}
define half @f116(half %x) {
  %c = fcmp ule half %x, 0.0
  %s = fadd ninf half %x, 1.0
  %r = select nnan nsz i1 %c, half 1.0, half %s
  ret half %r
}
define half @f117(half %x) {
  %c = fcmp ule half %x, 0.0
  %s = fadd half %x, 0.0
  %r = select nnan nsz i1 %c, half %s, half 0.0
  ret half %r
}
define half @f118(half %x) {
  %c = fcmp ule half %x, 0.0
  %s = fadd ninf half %x, 0.0
  %r = select nnan nsz i1 %c, half %s, half 0.0
  ret half %r
}
define half @f119(half %x) {
  %c = fcmp ule half %x, 0.0
  %s = fadd half %x, 0.0
  %r = select nnan nsz i1 %c, half 0.0, half %s
  ret half %r
}
define half @f120(half %x) {
  %c = fcmp ule half %x, 0.0
  %s = fadd ninf half %x, 0.0
  %r = select nnan nsz i1 %c, half 0.0, half %s
  ret half %r
}
define half @f121(half %x) {
  %c = fcmp ule half %x, 0.0
  %s = fadd half %x, 0xH7C00
  %r = select nnan nsz i1 %c, half %s, half 0xH7C00
  ret half %r
}
define half @f122(half %x) {
  %c = fcmp ule half %x, 0.0
  %s = fadd ninf half %x, 0xH7C00
  %r = select nnan nsz i1 %c, half %s, half 0xH7C00
  ret half %r
}
define half @f123(half %x) {
  %c = fcmp ule half %x, 0.0
  %s = fadd half %x, 0xH7C00
  %r = select nnan nsz i1 %c, half 0xH7C00, half %s
  ret half %r
}
define half @f124(half %x) {
  %c = fcmp ule half %x, 0.0
  %s = fadd ninf half %x, 0xH7C00
  %r = select nnan nsz i1 %c, half 0xH7C00, half %s
  ret half %r
}
define half @f125(half %x) {
  %c = fcmp ule half %x, 0.0
  %s = fadd half %x, -2.5
  %r = select nnan nsz i1 %c, half %s, half -2.5
  ret half %r
}
define half @f126(half %x) {
  %c = fcmp ule half %x, 0.0
  %s = fadd ninf half %x, -2.5
  %r = select nnan nsz i1 %c, half %s, half -2.5
  ret half %r
}
define half @f127(half %x) {
  %c = fcmp ule half %x, 0.0
  %s = fadd half %x, -2.5
  %r = select nnan nsz i1 %c, half -2.5, half %s
  ret half %r
}
define half @f128(half %x) {
  %c = fcmp ule half %x, 0.0
  %s = fadd ninf half %x, -2.5
  %r = select nnan nsz i1 %c, half -2.5, half %s
  ret half %r
}
define i1 @f129(half %x, half %y) {
  %c = fcmp ogt half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %n, half %x
  %r = fcmp olt half %s, %y
  ret i1 %r
}
define i4 @f130(half %x) {
  %c = fcmp ogt half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %n, half %x
  %r = fptosi half %s to i4
  ret i4 %r
}
define half @f131(half %x, half %y) {
  %c = fcmp ogt half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %n, half %x
  %r = fadd nsz half %s, %y
  ret half %r
}
define half @f132(half %x, half %y) {
  %c = fcmp ogt half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %n, half %x
  %r = call half @llvm.copysign.f16(half %s, half %y)
  ret half %r
}
define half @f133(half %x) {
  %c = fcmp ogt half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %n, half %x
  %r = call half @llvm.fabs.f16(half %s)
  ret half %r
}
define i1 @f134(half %x, half %y) {
  %c = fcmp ogt half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %x, half %n
  %r = fcmp olt half %s, %y
  ret i1 %r
}
define i4 @f135(half %x) {
  %c = fcmp ogt half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %x, half %n
  %r = fptosi half %s to i4
  ret i4 %r
}
define half @f136(half %x, half %y) {
  %c = fcmp ogt half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %x, half %n
  %r = fadd nsz half %s, %y
  ret half %r
}
define half @f137(half %x, half %y) {
  %c = fcmp ogt half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %x, half %n
  %r = call half @llvm.copysign.f16(half %s, half %y)
  ret half %r
}
define half @f138(half %x) {
  %c = fcmp ogt half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %x, half %n
  %r = call half @llvm.fabs.f16(half %s)
  ret half %r
}
define i1 @f139(half %x, half %y) {
  %c = fcmp oge half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %n, half %x
  %r = fcmp olt half %s, %y
  ret i1 %r
}
define i4 @f140(half %x) {
  %c = fcmp oge half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %n, half %x
  %r = fptosi half %s to i4
  ret i4 %r
}
define half @f141(half %x, half %y) {
  %c = fcmp oge half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %n, half %x
  %r = fadd nsz half %s, %y
  ret half %r
}
define half @f142(half %x, half %y) {
  %c = fcmp oge half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %n, half %x
  %r = call half @llvm.copysign.f16(half %s, half %y)
  ret half %r
}
define half @f143(half %x) {
  %c = fcmp oge half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %n, half %x
  %r = call half @llvm.fabs.f16(half %s)
  ret half %r
}
define i1 @f144(half %x, half %y) {
  %c = fcmp oge half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %x, half %n
  %r = fcmp olt half %s, %y
  ret i1 %r
}
define i4 @f145(half %x) {
  %c = fcmp oge half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %x, half %n
  %r = fptosi half %s to i4
  ret i4 %r
}
define half @f146(half %x, half %y) {
  %c = fcmp oge half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %x, half %n
  %r = fadd nsz half %s, %y
  ret half %r
}
define half @f147(half %x, half %y) {
  %c = fcmp oge half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %x, half %n
  %r = call half @llvm.copysign.f16(half %s, half %y)
  ret half %r
}
define half @f148(half %x) {
  %c = fcmp oge half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %x, half %n
  %r = call half @llvm.fabs.f16(half %s)
  ret half %r
}
define i1 @f149(half %x, half %y) {
  %c = fcmp olt half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %n, half %x
  %r = fcmp olt half %s, %y
  ret i1 %r
}
define i4 @f150(half %x) {
  %c = fcmp olt half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %n, half %x
  %r = fptosi half %s to i4
  ret i4 %r
}
define half @f151(half %x, half %y) {
  %c = fcmp olt half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %n, half %x
  %r = fadd nsz half %s, %y
  ret half %r
}
define half @f152(half %x, half %y) {
  %c = fcmp olt half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %n, half %x
  %r = call half @llvm.copysign.f16(half %s, half %y)
  ret half %r
}
define half @f153(half %x) {
  %c = fcmp olt half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %n, half %x
  %r = call half @llvm.fabs.f16(half %s)
  ret half %r
}
define i1 @f154(half %x, half %y) {
  %c = fcmp olt half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %x, half %n
  %r = fcmp olt half %s, %y
  ret i1 %r
}
define i4 @f155(half %x) {
  %c = fcmp olt half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %x, half %n
  %r = fptosi half %s to i4
  ret i4 %r
}
define half @f156(half %x, half %y) {
  %c = fcmp olt half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %x, half %n
  %r = fadd nsz half %s, %y
  ret half %r
}
define half @f157(half %x, half %y) {
  %c = fcmp olt half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %x, half %n
  %r = call half @llvm.copysign.f16(half %s, half %y)
  ret half %r
}
define half @f158(half %x) {
  %c = fcmp olt half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %x, half %n
  %r = call half @llvm.fabs.f16(half %s)
  ret half %r
}
define i1 @f159(half %x, half %y) {
  %c = fcmp ole half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %n, half %x
  %r = fcmp olt half %s, %y
  ret i1 %r
}
define i4 @f160(half %x) {
  %c = fcmp ole half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %n, half %x
  %r = fptosi half %s to i4
  ret i4 %r
}
define half @f161(half %x, half %y) {
  %c = fcmp ole half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %n, half %x
  %r = fadd nsz half %s, %y
  ret half %r
}
define half @f162(half %x, half %y) {
  %c = fcmp ole half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %n, half %x
  %r = call half @llvm.copysign.f16(half %s, half %y)
  ret half %r
}
define half @f163(half %x) {
  %c = fcmp ole half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %n, half %x
  %r = call half @llvm.fabs.f16(half %s)
  ret half %r
}
define i1 @f164(half %x, half %y) {
  %c = fcmp ole half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %x, half %n
  %r = fcmp olt half %s, %y
  ret i1 %r
}
define i4 @f165(half %x) {
  %c = fcmp ole half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %x, half %n
  %r = fptosi half %s to i4
  ret i4 %r
}
define half @f166(half %x, half %y) {
  %c = fcmp ole half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %x, half %n
  %r = fadd nsz half %s, %y
  ret half %r
}
define half @f167(half %x, half %y) {
  %c = fcmp ole half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %x, half %n
  %r = call half @llvm.copysign.f16(half %s, half %y)
  ret half %r
}
define half @f168(half %x) {
  %c = fcmp ole half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %x, half %n
  %r = call half @llvm.fabs.f16(half %s)
  ret half %r
}
define i1 @f169(half %x, half %y) {
  %c = fcmp ugt half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %n, half %x
  %r = fcmp olt half %s, %y
  ret i1 %r
}
define i4 @f170(half %x) {
  %c = fcmp ugt half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %n, half %x
  %r = fptosi half %s to i4
  ret i4 %r
}
define half @f171(half %x, half %y) {
  %c = fcmp ugt half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %n, half %x
  %r = fadd nsz half %s, %y
  ret half %r
}
define half @f172(half %x, half %y) {
  %c = fcmp ugt half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %n, half %x
  %r = call half @llvm.copysign.f16(half %s, half %y)
  ret half %r
}
define half @f173(half %x) {
  %c = fcmp ugt half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %n, half %x
  %r = call half @llvm.fabs.f16(half %s)
  ret half %r
}
define i1 @f174(half %x, half %y) {
  %c = fcmp ugt half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %x, half %n
  %r = fcmp olt half %s, %y
  ret i1 %r
}
define i4 @f175(half %x) {
  %c = fcmp ugt half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %x, half %n
  %r = fptosi half %s to i4
  ret i4 %r
}
define half @f176(half %x, half %y) {
  %c = fcmp ugt half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %x, half %n
  %r = fadd nsz half %s, %y
  ret half %r
}
define half @f177(half %x, half %y) {
  %c = fcmp ugt half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %x, half %n
  %r = call half @llvm.copysign.f16(half %s, half %y)
  ret half %r
}
define half @f178(half %x) {
  %c = fcmp ugt half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %x, half %n
  %r = call half @llvm.fabs.f16(half %s)
  ret half %r
}
define i1 @f179(half %x, half %y) {
  %c = fcmp ule half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %n, half %x
  %r = fcmp olt half %s, %y
  ret i1 %r
}
define i4 @f180(half %x) {
  %c = fcmp ule half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %n, half %x
  %r = fptosi half %s to i4
  ret i4 %r
}
define half @f181(half %x, half %y) {
  %c = fcmp ule half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %n, half %x
  %r = fadd nsz half %s, %y
  ret half %r
}
define half @f182(half %x, half %y) {
  %c = fcmp ule half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %n, half %x
  %r = call half @llvm.copysign.f16(half %s, half %y)
  ret half %r
}
define half @f183(half %x) {
  %c = fcmp ule half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %n, half %x
  %r = call half @llvm.fabs.f16(half %s)
  ret half %r
}
define i1 @f184(half %x, half %y) {
  %c = fcmp ule half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %x, half %n
  %r = fcmp olt half %s, %y
  ret i1 %r
}
define i4 @f185(half %x) {
  %c = fcmp ule half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %x, half %n
  %r = fptosi half %s to i4
  ret i4 %r
}
define half @f186(half %x, half %y) {
  %c = fcmp ule half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %x, half %n
  %r = fadd nsz half %s, %y
  ret half %r
}
define half @f187(half %x, half %y) {
  %c = fcmp ule half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %x, half %n
  %r = call half @llvm.copysign.f16(half %s, half %y)
  ret half %r
}
define half @f188(half %x) {
  %c = fcmp ule half %x, 0.0
  %n = fneg half %x
  %s = select i1 %c, half %x, half %n
  %r = call half @llvm.fabs.f16(half %s)
  ret half %r
}
declare half @llvm.copysign.f16(half, half)
declare half @llvm.fabs.f16(half)
