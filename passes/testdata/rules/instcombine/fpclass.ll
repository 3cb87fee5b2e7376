; Tests for classes, joined and inverted.
declare half @llvm.fabs.f16(half)
declare half @llvm.sqrt.f16(half)
declare half @llvm.canonicalize.f16(half)
declare half @llvm.copysign.f16(half, half)
declare i1 @llvm.is.fpclass.f16(half, i32)
define i1 @f1(half %x) {
  %r = call i1 @llvm.is.fpclass.f16(half %x, i32 1020)
  ret i1 %r
}
define i1 @f2(half %x) {
  %c = call i1 @llvm.is.fpclass.f16(half %x, i32 1020)
  %r = xor i1 %c, true
  ret i1 %r
}
define i1 @f3(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 1020)
  %b = fcmp olt half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f4(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 1020)
  %b = fcmp uno half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f5(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 1020)
  %b = fcmp oeq half %x, 0xH7C00
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f6(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 1020)
  %b = fcmp uge half %x, 0.0
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f7(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 1020)
  %b = fcmp ogt half %x, 0xH0400
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f8(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 1020)
  %b = fcmp olt half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f9(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 1020)
  %b = fcmp uno half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f10(half %x) {
  %r = call i1 @llvm.is.fpclass.f16(half %x, i32 96)
  ret i1 %r
}
define i1 @f11(half %x) {
  %c = call i1 @llvm.is.fpclass.f16(half %x, i32 96)
  %r = xor i1 %c, true
  ret i1 %r
}
define i1 @f12(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 96)
  %b = fcmp olt half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f13(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 96)
  %b = fcmp uno half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f14(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 96)
  %b = fcmp oeq half %x, 0xH7C00
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f15(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 96)
  %b = fcmp uge half %x, 0.0
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f16(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 96)
  %b = fcmp ogt half %x, 0xH0400
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f17(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 96)
  %b = fcmp olt half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f18(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 96)
  %b = fcmp uno half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f19(half %x) {
  %c = call i1 @llvm.is.fpclass.f16(half %x, i32 240)
  %r = xor i1 %c, true
  ret i1 %r
}
define i1 @f20(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 240)
  %b = fcmp olt half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f21(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 240)
  %b = fcmp uno half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f22(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 240)
  %b = fcmp oeq half %x, 0xH7C00
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f23(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 240)
  %b = fcmp uge half %x, 0.0
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f24(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 240)
  %b = fcmp olt half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f25(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 240)
  %b = fcmp uno half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f26(half %x) {
  %r = call i1 @llvm.is.fpclass.f16(half %x, i32 896)
  ret i1 %r
}
define i1 @f27(half %x) {
  %c = call i1 @llvm.is.fpclass.f16(half %x, i32 896)
  %r = xor i1 %c, true
  ret i1 %r
}
define i1 @f28(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 896)
  %b = fcmp olt half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f29(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 896)
  %b = fcmp uno half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f30(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 896)
  %b = fcmp oeq half %x, 0xH7C00
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f31(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 896)
  %b = fcmp uge half %x, 0.0
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f32(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 896)
  %b = fcmp ogt half %x, 0xH0400
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f33(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 896)
  %b = fcmp olt half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f34(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 896)
  %b = fcmp uno half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f35(half %x) {
  %r = call i1 @llvm.is.fpclass.f16(half %x, i32 899)
  ret i1 %r
}
define i1 @f36(half %x) {
  %c = call i1 @llvm.is.fpclass.f16(half %x, i32 899)
  %r = xor i1 %c, true
  ret i1 %r
}
define i1 @f37(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 899)
  %b = fcmp olt half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f38(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 899)
  %b = fcmp uno half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f39(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 899)
  %b = fcmp oeq half %x, 0xH7C00
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f40(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 899)
  %b = fcmp uge half %x, 0.0
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f41(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 899)
  %b = fcmp ogt half %x, 0xH0400
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f42(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 899)
  %b = fcmp olt half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f43(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 899)
  %b = fcmp uno half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f44(half %x) {
  %r = call i1 @llvm.is.fpclass.f16(half %x, i32 992)
  ret i1 %r
}
define i1 @f45(half %x) {
  %c = call i1 @llvm.is.fpclass.f16(half %x, i32 992)
  %r = xor i1 %c, true
  ret i1 %r
}
define i1 @f46(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 992)
  %b = fcmp olt half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f47(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 992)
  %b = fcmp uno half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f48(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 992)
  %b = fcmp oeq half %x, 0xH7C00
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f49(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 992)
  %b = fcmp uge half %x, 0.0
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f50(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 992)
  %b = fcmp ogt half %x, 0xH0400
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f51(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 992)
  %b = fcmp olt half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f52(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 992)
  %b = fcmp uno half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f53(half %x) {
  %r = call i1 @llvm.is.fpclass.f16(half %x, i32 995)
  ret i1 %r
}
define i1 @f54(half %x) {
  %c = call i1 @llvm.is.fpclass.f16(half %x, i32 995)
  %r = xor i1 %c, true
  ret i1 %r
}
define i1 @f55(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 995)
  %b = fcmp olt half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f56(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 995)
  %b = fcmp uno half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f57(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 995)
  %b = fcmp oeq half %x, 0xH7C00
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f58(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 995)
  %b = fcmp uge half %x, 0.0
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f59(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 995)
  %b = fcmp ogt half %x, 0xH0400
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f60(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 995)
  %b = fcmp olt half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f61(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 995)
  %b = fcmp uno half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f62(half %x) {
  %c = call i1 @llvm.is.fpclass.f16(half %x, i32 60)
  %r = xor i1 %c, true
  ret i1 %r
}
define i1 @f63(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 60)
  %b = fcmp olt half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f64(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 60)
  %b = fcmp uno half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f65(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 60)
  %b = fcmp oeq half %x, 0xH7C00
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f66(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 60)
  %b = fcmp uge half %x, 0.0
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f67(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 60)
  %b = fcmp olt half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f68(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 60)
  %b = fcmp uno half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f69(half %x) {
  %r = call i1 @llvm.is.fpclass.f16(half %x, i32 28)
  ret i1 %r
}
define i1 @f70(half %x) {
  %c = call i1 @llvm.is.fpclass.f16(half %x, i32 28)
  %r = xor i1 %c, true
  ret i1 %r
}
define i1 @f71(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 28)
  %b = fcmp olt half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f72(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 28)
  %b = fcmp uno half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f73(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 28)
  %b = fcmp oeq half %x, 0xH7C00
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f74(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 28)
  %b = fcmp uge half %x, 0.0
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f75(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 28)
  %b = fcmp ogt half %x, 0xH0400
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f76(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 28)
  %b = fcmp olt half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f77(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 28)
  %b = fcmp uno half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f78(half %x) {
  %r = call i1 @llvm.is.fpclass.f16(half %x, i32 31)
  ret i1 %r
}
define i1 @f79(half %x) {
  %c = call i1 @llvm.is.fpclass.f16(half %x, i32 31)
  %r = xor i1 %c, true
  ret i1 %r
}
define i1 @f80(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 31)
  %b = fcmp olt half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f81(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 31)
  %b = fcmp uno half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f82(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 31)
  %b = fcmp oeq half %x, 0xH7C00
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f83(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 31)
  %b = fcmp uge half %x, 0.0
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f84(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 31)
  %b = fcmp ogt half %x, 0xH0400
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f85(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 31)
  %b = fcmp olt half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f86(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 31)
  %b = fcmp uno half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f87(half %x) {
  %c = call i1 @llvm.is.fpclass.f16(half %x, i32 264)
  %r = xor i1 %c, true
  ret i1 %r
}
define i1 @f88(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 264)
  %b = fcmp olt half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f89(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 264)
  %b = fcmp uno half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f90(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 264)
  %b = fcmp oeq half %x, 0xH7C00
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f91(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 264)
  %b = fcmp uge half %x, 0.0
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f92(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 264)
  %b = fcmp olt half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f93(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 264)
  %b = fcmp uno half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f94(half %x) {
  %c = call i1 @llvm.is.fpclass.f16(half %x, i32 759)
  %r = xor i1 %c, true
  ret i1 %r
}
define i1 @f95(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 759)
  %b = fcmp olt half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f96(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 759)
  %b = fcmp uno half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f97(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 759)
  %b = fcmp oeq half %x, 0xH7C00
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f98(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 759)
  %b = fcmp uge half %x, 0.0
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f99(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 759)
  %b = fcmp olt half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f100(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 759)
  %b = fcmp uno half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f101(half %x) {
  %r = call i1 @llvm.is.fpclass.f16(half %x, i32 3)
  ret i1 %r
}
define i1 @f102(half %x) {
  %c = call i1 @llvm.is.fpclass.f16(half %x, i32 3)
  %r = xor i1 %c, true
  ret i1 %r
}
define i1 @f103(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 3)
  %b = fcmp olt half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f104(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 3)
  %b = fcmp uno half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f105(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 3)
  %b = fcmp oeq half %x, 0xH7C00
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f106(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 3)
  %b = fcmp uge half %x, 0.0
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f107(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 3)
  %b = fcmp ogt half %x, 0xH0400
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f108(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 3)
  %b = fcmp olt half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f109(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 3)
  %b = fcmp uno half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f110(half %x) {
  %c = call i1 @llvm.is.fpclass.f16(half %x, i32 780)
  %r = xor i1 %c, true
  ret i1 %r
}
define i1 @f111(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 780)
  %b = fcmp olt half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f112(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 780)
  %b = fcmp uno half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f113(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 780)
  %b = fcmp oeq half %x, 0xH7C00
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f114(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 780)
  %b = fcmp uge half %x, 0.0
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f115(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 780)
  %b = fcmp olt half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f116(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 780)
  %b = fcmp uno half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f117(half %x) {
  %c = call i1 @llvm.is.fpclass.f16(half %x, i32 252)
  %r = xor i1 %c, true
  ret i1 %r
}
define i1 @f118(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 252)
  %b = fcmp olt half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f119(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 252)
  %b = fcmp uno half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f120(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 252)
  %b = fcmp oeq half %x, 0xH7C00
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f121(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 252)
  %b = fcmp uge half %x, 0.0
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f122(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 252)
  %b = fcmp olt half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f123(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 252)
  %b = fcmp uno half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f124(half %x) {
  %c = call i1 @llvm.is.fpclass.f16(half %x, i32 608)
  %r = xor i1 %c, true
  ret i1 %r
}
define i1 @f125(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 608)
  %b = fcmp olt half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f126(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 608)
  %b = fcmp uno half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f127(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 608)
  %b = fcmp oeq half %x, 0xH7C00
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f128(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 608)
  %b = fcmp uge half %x, 0.0
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f129(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 608)
  %b = fcmp olt half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f130(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 608)
  %b = fcmp uno half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f131(half %x) {
  %c = call i1 @llvm.is.fpclass.f16(half %x, i32 64)
  %r = xor i1 %c, true
  ret i1 %r
}
define i1 @f132(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 64)
  %b = fcmp olt half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f133(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 64)
  %b = fcmp uno half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f134(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 64)
  %b = fcmp oeq half %x, 0xH7C00
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f135(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 64)
  %b = fcmp uge half %x, 0.0
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f136(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 64)
  %b = fcmp olt half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f137(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 64)
  %b = fcmp uno half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f138(half %x) {
  %c = call i1 @llvm.is.fpclass.f16(half %x, i32 959)
  %r = xor i1 %c, true
  ret i1 %r
}
define i1 @f139(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 959)
  %b = fcmp olt half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f140(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 959)
  %b = fcmp uno half %x, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f141(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 959)
  %b = fcmp oeq half %x, 0xH7C00
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f142(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 959)
  %b = fcmp uge half %x, 0.0
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f143(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 959)
  %b = fcmp olt half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @f144(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 959)
  %b = fcmp uno half %x, 0.0
  %r = xor i1 %a, %b
  ret i1 %r
}
