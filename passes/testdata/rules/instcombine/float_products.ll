; Products, quotients and sums that are other operations of one operand; compares of differences.
define half @f1(half %x, half %y) {
  %a = call half @llvm.fabs.f16(half %x)
  %b = call half @llvm.fabs.f16(half %y)
  %r = fmul half %a, %b
  ret half %r
}
define half @f2(half %x, half %y) {
  %a = call half @llvm.fabs.f16(half %x)
  %b = call half @llvm.fabs.f16(half %y)
  %r = fmul nnan half %a, %b
  ret half %r
}
define half @f3(half %x, half %y) {
  %a = call half @llvm.fabs.f16(half %x)
  %b = call half @llvm.fabs.f16(half %y)
  %r = fmul ninf half %a, %b
  ret half %r
}
define half @f4(half %x, half %y) {
  %a = call half @llvm.fabs.f16(half %x)
  %b = call half @llvm.fabs.f16(half %y)
  %r = fmul nsz half %a, %b
  ret half %r
}
define half @f5(half %x, half %y) {
  %a = call half @llvm.fabs.f16(half %x)
  %b = call half @llvm.fabs.f16(half %y)
  %r = fmul nnan ninf half %a, %b
  ret half %r
}
define half @f6(half %x, half %y) {
  %a = call half @llvm.fabs.f16(half %x)
  %b = call half @llvm.fabs.f16(half %y)
  %r = fmul nnan ninf nsz half %a, %b
  ret half %r
}
define half @f7(half %x, half %y) {
  %a = call half @llvm.fabs.f16(half %x)
  %b = call half @llvm.fabs.f16(half %y)
  %r = fdiv half %a, %b
  ret half %r
}
define half @f8(half %x, half %y) {
  %a = call half @llvm.fabs.f16(half %x)
  %b = call half @llvm.fabs.f16(half %y)
  %r = fdiv nnan half %a, %b
  ret half %r
}
define half @f9(half %x, half %y) {
  %a = call half @llvm.fabs.f16(half %x)
  %b = call half @llvm.fabs.f16(half %y)
  %r = fdiv ninf half %a, %b
  ret half %r
}
define half @f10(half %x, half %y) {
  %a = call half @llvm.fabs.f16(half %x)
  %b = call half @llvm.fabs.f16(half %y)
  %r = fdiv nsz half %a, %b
  ret half %r
}
define half @f11(half %x, half %y) {
  %a = call half @llvm.fabs.f16(half %x)
  %b = call half @llvm.fabs.f16(half %y)
  %r = fdiv nnan ninf half %a, %b
  ret half %r
}
define half @f12(half %x, half %y) {
  %a = call half @llvm.fabs.f16(half %x)
  %b = call half @llvm.fabs.f16(half %y)
  %r = fdiv nnan ninf nsz half %a, %b
  ret half %r
}
define half @f13(half %x) {
  %r = fmul nnan half %x, 0xH0000
  ret half %r
}
define half @f14(half %x) {
  %r = fdiv nnan half %x, 0xH0000
  ret half %r
}
define half @f15(half %x) {
  %r = fmul nnan ninf half %x, 0xH0000
  ret half %r
}
define half @f16(half %x) {
  %r = fdiv nnan ninf half %x, 0xH0000
  ret half %r
}
define half @f17(half %x) {
  %r = fmul nnan nsz half %x, 0xH0000
  ret half %r
}
define half @f18(half %x) {
  %r = fdiv nnan nsz half %x, 0xH0000
  ret half %r
}
define half @f19(half %x) {
  %r = fmul nnan ninf nsz half %x, 0xH0000
  ret half %r
}
define half @f20(half %x) {
  %r = fdiv nnan ninf nsz half %x, 0xH0000
  ret half %r
}
define half @f21(half %x) {
  %r = fmul nnan half %x, 0xH8000
  ret half %r
}
define half @f22(half %x) {
  %r = fmul nnan ninf half %x, 0xH8000
  ret half %r
}
define half @f23(half %x) {
  %r = fmul nnan nsz half %x, 0xH8000
  ret half %r
}
define half @f24(half %x) {
  %r = fdiv nnan nsz half %x, 0xH8000
  ret half %r
}
define half @f25(half %x) {
  %r = fmul nnan ninf nsz half %x, 0xH8000
  ret half %r
}
define half @f26(half %x) {
  %r = fdiv nnan ninf nsz half %x, 0xH8000
  ret half %r
}
define half @f27(half %x, i1 %c) {
  %s = select i1 %c, half 1.0, half -1.0
  %r = fmul half %s, %x
  ret half %r
}
define half @f28(half %x, i1 %c) {
  %s = select i1 %c, half -1.0, half 1.0
  %r = fmul half %s, %x
  ret half %r
}
define half @f29(half %x, i1 %c) {
  %s = select i1 %c, half 1.0, half -1.0
  %r = fmul nnan half %s, %x
  ret half %r
}
define half @f30(half %x, i1 %c) {
  %s = select i1 %c, half -1.0, half 1.0
  %r = fmul nnan half %s, %x
  ret half %r
}
define half @f31(half %x, i1 %c) {
  %s = select i1 %c, half 1.0, half -1.0
  %r = fmul ninf half %s, %x
  ret half %r
}
define half @f32(half %x, i1 %c) {
  %s = select i1 %c, half -1.0, half 1.0
  %r = fmul ninf half %s, %x
  ret half %r
}
define half @f33(half %x, i1 %c) {
  %s = select i1 %c, half 1.0, half -1.0
  %r = fmul nsz half %s, %x
  ret half %r
}
define half @f34(half %x, i1 %c) {
  %s = select i1 %c, half -1.0, half 1.0
  %r = fmul nsz half %s, %x
  ret half %r
}
define half @f35(half %x, i1 %c) {
  %s = select i1 %c, half 1.0, half -1.0
  %r = fmul nnan ninf half %s, %x
  ret half %r
}
define half @f36(half %x, i1 %c) {
  %s = select i1 %c, half -1.0, half 1.0
  %r = fmul nnan ninf half %s, %x
  ret half %r
}
define half @f37(half %x, i1 %c) {
  %s = select i1 %c, half 1.0, half -1.0
  %r = fmul nnan nsz half %s, %x
  ret half %r
}
define half @f38(half %x, i1 %c) {
  %s = select i1 %c, half -1.0, half 1.0
  %r = fmul nnan nsz half %s, %x
  ret half %r
}
define half @f39(half %x, i1 %c) {
  %s = select i1 %c, half 1.0, half -1.0
  %r = fmul ninf nsz half %s, %x
  ret half %r
}
define half @f40(half %x, i1 %c) {
  %s = select i1 %c, half -1.0, half 1.0
  %r = fmul ninf nsz half %s, %x
  ret half %r
}
define half @f41(half %x, i1 %c) {
  %s = select i1 %c, half 1.0, half -1.0
  %r = fmul nnan ninf nsz half %s, %x
  ret half %r
}
define half @f42(half %x, i1 %c) {
  %s = select i1 %c, half -1.0, half 1.0
  %r = fmul nnan ninf nsz half %s, %x
  ret half %r
}
define half @f43(half %x, half %y) {
  %a = call half @llvm.maximum.f16(half %x, half %y)
  %b = call half @llvm.minimum.f16(half %y, half %x)
  %r = fmul half %b, %a
  ret half %r
}
define half @f44(half %x, half %y) {
  %a = call half @llvm.maximum.f16(half %x, half %y)
  %b = call half @llvm.minimum.f16(half %y, half %x)
  %r = fmul nnan half %b, %a
  ret half %r
}
define half @f45(half %x, half %y) {
  %a = call half @llvm.maximum.f16(half %x, half %y)
  %b = call half @llvm.minimum.f16(half %y, half %x)
  %r = fmul ninf half %b, %a
  ret half %r
}
define half @f46(half %x, half %y) {
  %a = call half @llvm.maximum.f16(half %x, half %y)
  %b = call half @llvm.minimum.f16(half %y, half %x)
  %r = fmul nsz half %b, %a
  ret half %r
}
define half @f47(half %x, half %y) {
  %a = call half @llvm.maximum.f16(half %x, half %y)
  %b = call half @llvm.minimum.f16(half %y, half %x)
  %r = fmul nnan ninf half %b, %a
  ret half %r
}
define half @f48(half %x, half %y) {
  %a = call half @llvm.maximum.f16(half %x, half %y)
  %b = call half @llvm.minimum.f16(half %y, half %x)
  %r = fmul nnan nsz half %b, %a
  ret half %r
}
define half @f49(half %x, half %y) {
  %a = call half @llvm.maximum.f16(half %x, half %y)
  %b = call half @llvm.minimum.f16(half %y, half %x)
  %r = fmul ninf nsz half %b, %a
  ret half %r
}
define half @f50(half %x, half %y) {
  %a = call half @llvm.maximum.f16(half %x, half %y)
  %b = call half @llvm.minimum.f16(half %y, half %x)
  %r = fmul nnan ninf nsz half %b, %a
  ret half %r
}
define half @f51(half %x, half %y) {
  %a = call half @llvm.maximum.f16(half %x, half %y)
  %b = call half @llvm.minimum.f16(half %y, half %x)
  %r = fadd half %b, %a
  ret half %r
}
define half @f52(half %x, half %y) {
  %a = call half @llvm.maximum.f16(half %x, half %y)
  %b = call half @llvm.minimum.f16(half %y, half %x)
  %r = fadd nnan half %b, %a
  ret half %r
}
define half @f53(half %x, half %y) {
  %a = call half @llvm.maximum.f16(half %x, half %y)
  %b = call half @llvm.minimum.f16(half %y, half %x)
  %r = fadd ninf half %b, %a
  ret half %r
}
define half @f54(half %x, half %y) {
  %a = call half @llvm.maximum.f16(half %x, half %y)
  %b = call half @llvm.minimum.f16(half %y, half %x)
  %r = fadd nsz half %b, %a
  ret half %r
}
define half @f55(half %x, half %y) {
  %a = call half @llvm.maximum.f16(half %x, half %y)
  %b = call half @llvm.minimum.f16(half %y, half %x)
  %r = fadd nnan ninf half %b, %a
  ret half %r
}
define half @f56(half %x, half %y) {
  %a = call half @llvm.maximum.f16(half %x, half %y)
  %b = call half @llvm.minimum.f16(half %y, half %x)
  %r = fadd nnan nsz half %b, %a
  ret half %r
}
define half @f57(half %x, half %y) {
  %a = call half @llvm.maximum.f16(half %x, half %y)
  %b = call half @llvm.minimum.f16(half %y, half %x)
  %r = fadd ninf nsz half %b, %a
  ret half %r
}
define half @f58(half %x, half %y) {
  %a = call half @llvm.maximum.f16(half %x, half %y)
  %b = call half @llvm.minimum.f16(half %y, half %x)
  %r = fadd nnan ninf nsz half %b, %a
  ret half %r
}
define half @f59(half %x, i1 %c) {
  %s = select i1 %c, half 1.0, half 0.0
  %r = fmul nnan nsz half %s, %x
  ret half %r
}
define half @f60(half %x, i1 %c) {
  %s = select i1 %c, half 1.0, half 0.0
  %r = fmul nnan ninf nsz half %s, %x
  ret half %r
}
define i1 @f61(half %x, half %y) {
  %d = fsub half %x, %y
  %r = fcmp ogt half %d, 0.0
  ret i1 %r
}
define i1 @f62(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp ogt half %d, 0.0
  ret i1 %r
}
define i1 @f63(half %x, half %y) {
  %d = fsub half %x, %y
  %r = fcmp nnan ogt half %d, 0.0
  ret i1 %r
}
define i1 @f64(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp nnan ogt half %d, 0.0
  ret i1 %r
}
define i1 @f65(half %x, half %y) {
  %d = fsub half %x, %y
  %r = fcmp ninf ogt half %d, 0.0
  ret i1 %r
}
define i1 @f66(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp ninf ogt half %d, 0.0
  ret i1 %r
}
define i1 @f67(half %x, half %y) {
  %d = fsub half %x, %y
  %r = fcmp nnan ninf ogt half %d, 0.0
  ret i1 %r
}
define i1 @f68(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp nnan ninf ogt half %d, 0.0
  ret i1 %r
}
define i1 @f69(half %x, half %y) {
  %d = fsub half %x, %y
  %r = fcmp olt half %d, 0.0
  ret i1 %r
}
define i1 @f70(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp olt half %d, 0.0
  ret i1 %r
}
define i1 @f71(half %x, half %y) {
  %d = fsub half %x, %y
  %r = fcmp nnan olt half %d, 0.0
  ret i1 %r
}
define i1 @f72(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp nnan olt half %d, 0.0
  ret i1 %r
}
define i1 @f73(half %x, half %y) {
  %d = fsub half %x, %y
  %r = fcmp ninf olt half %d, 0.0
  ret i1 %r
}
define i1 @f74(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp ninf olt half %d, 0.0
  ret i1 %r
}
define i1 @f75(half %x, half %y) {
  %d = fsub half %x, %y
  %r = fcmp nnan ninf olt half %d, 0.0
  ret i1 %r
}
define i1 @f76(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp nnan ninf olt half %d, 0.0
  ret i1 %r
}
define i1 @f77(half %x, half %y) {
  %d = fsub half %x, %y
  %r = fcmp one half %d, 0.0
  ret i1 %r
}
define i1 @f78(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp one half %d, 0.0
  ret i1 %r
}
define i1 @f79(half %x, half %y) {
  %d = fsub half %x, %y
  %r = fcmp nnan one half %d, 0.0
  ret i1 %r
}
define i1 @f80(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp nnan one half %d, 0.0
  ret i1 %r
}
define i1 @f81(half %x, half %y) {
  %d = fsub half %x, %y
  %r = fcmp ninf one half %d, 0.0
  ret i1 %r
}
define i1 @f82(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp ninf one half %d, 0.0
  ret i1 %r
}
define i1 @f83(half %x, half %y) {
  %d = fsub half %x, %y
  %r = fcmp nnan ninf one half %d, 0.0
  ret i1 %r
}
define i1 @f84(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp nnan ninf one half %d, 0.0
  ret i1 %r
}
define i1 @f85(half %x, half %y) {
  %d = fsub half %x, %y
  %r = fcmp ueq half %d, 0.0
  ret i1 %r
}
define i1 @f86(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp ueq half %d, 0.0
  ret i1 %r
}
define i1 @f87(half %x, half %y) {
  %d = fsub half %x, %y
  %r = fcmp nnan ueq half %d, 0.0
  ret i1 %r
}
define i1 @f88(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp nnan ueq half %d, 0.0
  ret i1 %r
}
define i1 @f89(half %x, half %y) {
  %d = fsub half %x, %y
  %r = fcmp ninf ueq half %d, 0.0
  ret i1 %r
}
define i1 @f90(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp ninf ueq half %d, 0.0
  ret i1 %r
}
define i1 @f91(half %x, half %y) {
  %d = fsub half %x, %y
  %r = fcmp nnan ninf ueq half %d, 0.0
  ret i1 %r
}
define i1 @f92(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp nnan ninf ueq half %d, 0.0
  ret i1 %r
}
define i1 @f93(half %x, half %y) {
  %d = fsub half %x, %y
  %r = fcmp uge half %d, 0.0
  ret i1 %r
}
define i1 @f94(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp uge half %d, 0.0
  ret i1 %r
}
define i1 @f95(half %x, half %y) {
  %d = fsub half %x, %y
  %r = fcmp nnan uge half %d, 0.0
  ret i1 %r
}
define i1 @f96(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp nnan uge half %d, 0.0
  ret i1 %r
}
define i1 @f97(half %x, half %y) {
  %d = fsub half %x, %y
  %r = fcmp ninf uge half %d, 0.0
  ret i1 %r
}
define i1 @f98(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp ninf uge half %d, 0.0
  ret i1 %r
}
define i1 @f99(half %x, half %y) {
  %d = fsub half %x, %y
  %r = fcmp nnan ninf uge half %d, 0.0
  ret i1 %r
}
define i1 @f100(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp nnan ninf uge half %d, 0.0
  ret i1 %r
}
define i1 @f101(half %x, half %y) {
  %d = fsub half %x, %y
  %r = fcmp ule half %d, 0.0
  ret i1 %r
}
define i1 @f102(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp ule half %d, 0.0
  ret i1 %r
}
define i1 @f103(half %x, half %y) {
  %d = fsub half %x, %y
  %r = fcmp nnan ule half %d, 0.0
  ret i1 %r
}
define i1 @f104(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp nnan ule half %d, 0.0
  ret i1 %r
}
define i1 @f105(half %x, half %y) {
  %d = fsub half %x, %y
  %r = fcmp ninf ule half %d, 0.0
  ret i1 %r
}
define i1 @f106(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp ninf ule half %d, 0.0
  ret i1 %r
}
define i1 @f107(half %x, half %y) {
  %d = fsub half %x, %y
  %r = fcmp nnan ninf ule half %d, 0.0
  ret i1 %r
}
define i1 @f108(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp nnan ninf ule half %d, 0.0
  ret i1 %r
}
define i1 @f109(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp ugt half %d, 0.0
  ret i1 %r
}
define i1 @f110(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp nnan ugt half %d, 0.0
  ret i1 %r
}
define i1 @f111(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp ninf ugt half %d, 0.0
  ret i1 %r
}
define i1 @f112(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp nnan ninf ugt half %d, 0.0
  ret i1 %r
}
define i1 @f113(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp ult half %d, 0.0
  ret i1 %r
}
define i1 @f114(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp nnan ult half %d, 0.0
  ret i1 %r
}
define i1 @f115(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp ninf ult half %d, 0.0
  ret i1 %r
}
define i1 @f116(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp nnan ninf ult half %d, 0.0
  ret i1 %r
}
define i1 @f117(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp une half %d, 0.0
  ret i1 %r
}
define i1 @f118(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp nnan une half %d, 0.0
  ret i1 %r
}
define i1 @f119(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp ninf une half %d, 0.0
  ret i1 %r
}
define i1 @f120(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp nnan ninf une half %d, 0.0
  ret i1 %r
}
define i1 @f121(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp oeq half %d, 0.0
  ret i1 %r
}
define i1 @f122(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp nnan oeq half %d, 0.0
  ret i1 %r
}
define i1 @f123(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp ninf oeq half %d, 0.0
  ret i1 %r
}
define i1 @f124(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp nnan ninf oeq half %d, 0.0
  ret i1 %r
}
define i1 @f125(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp oge half %d, 0.0
  ret i1 %r
}
define i1 @f126(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp nnan oge half %d, 0.0
  ret i1 %r
}
define i1 @f127(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp ninf oge half %d, 0.0
  ret i1 %r
}
define i1 @f128(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp nnan ninf oge half %d, 0.0
  ret i1 %r
}
define i1 @f129(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp ole half %d, 0.0
  ret i1 %r
}
define i1 @f130(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp nnan ole half %d, 0.0
  ret i1 %r
}
define i1 @f131(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp ninf ole half %d, 0.0
  ret i1 %r
}
define i1 @f132(half %x, half %y) {
  %d = fsub ninf half %x, %y
  %r = fcmp nnan ninf ole half %d, 0.0
  ret i1 %r
}
define half @f133(half %x) {
  %m = fmul half %x, 0xH3800
  %r = fneg half %m
  ret half %r
}
define half @f134(half %x) {
  %m = fmul half %x, 0xH3800
  %r = fneg nnan half %m
  ret half %r
}
define half @f135(half %x) {
  %m = fmul half %x, 0xH3800
  %r = fneg ninf half %m
  ret half %r
}
define half @f136(half %x) {
  %m = fmul half %x, 0xH3800
  %r = fneg nsz half %m
  ret half %r
}
define half @f137(half %x) {
  %m = fmul half %x, 0xH3800
  %r = fneg nnan ninf half %m
  ret half %r
}
define half @f138(half %x) {
  %m = fmul half %x, 0xH3800
  %r = fneg nnan nsz half %m
  ret half %r
}
define half @f139(half %x) {
  %m = fmul half %x, 0xH3800
  %r = fneg ninf nsz half %m
  ret half %r
}
define half @f140(half %x) {
  %m = fmul half %x, 0xH3800
  %r = fneg nnan ninf nsz half %m
  ret half %r
}
define half @f141(half %x) {
  %m = fmul half %x, 0xH0000
  %r = fneg half %m
  ret half %r
}
define half @f142(half %x) {
  %m = fmul half %x, 0xH0000
  %r = fneg nnan half %m
  ret half %r
}
define half @f143(half %x) {
  %m = fmul half %x, 0xH0000
  %r = fneg ninf half %m
  ret half %r
}
define half @f144(half %x) {
  %m = fmul half %x, 0xH0000
  %r = fneg nsz half %m
  ret half %r
}
define half @f145(half %x) {
  %m = fmul half %x, 0xH0000
  %r = fneg nnan ninf half %m
  ret half %r
}
define half @f146(half %x) {
  %m = fmul half %x, 0xH0000
  %r = fneg nnan nsz half %m
  ret half %r
}
define half @f147(half %x) {
  %m = fmul half %x, 0xH0000
  %r = fneg ninf nsz half %m
  ret half %r
}
define half @f148(half %x) {
  %m = fmul half %x, 0xH0000
  %r = fneg nnan ninf nsz half %m
  ret half %r
}
define half @f149(half %x) {
  %m = fmul half %x, 0xH7C00
  %r = fneg half %m
  ret half %r
}
define half @f150(half %x) {
  %m = fmul half %x, 0xH7C00
  %r = fneg nnan half %m
  ret half %r
}
define half @f151(half %x) {
  %m = fmul half %x, 0xH7C00
  %r = fneg ninf half %m
  ret half %r
}
define half @f152(half %x) {
  %m = fmul half %x, 0xH7C00
  %r = fneg nsz half %m
  ret half %r
}
define half @f153(half %x) {
  %m = fmul half %x, 0xH7C00
  %r = fneg nnan ninf half %m
  ret half %r
}
define half @f154(half %x) {
  %m = fmul half %x, 0xH7C00
  %r = fneg nnan nsz half %m
  ret half %r
}
define half @f155(half %x) {
  %m = fmul half %x, 0xH7C00
  %r = fneg ninf nsz half %m
  ret half %r
}
define half @f156(half %x) {
  %m = fmul half %x, 0xH7C00
  %r = fneg nnan ninf nsz half %m
  ret half %r
}
define half @f157(half %x) {
  %m = fmul half %x, 0xHC200
  %r = fneg half %m
  ret half %r
}
define half @f158(half %x) {
  %m = fmul half %x, 0xHC200
  %r = fneg nnan half %m
  ret half %r
}
define half @f159(half %x) {
  %m = fmul half %x, 0xHC200
  %r = fneg ninf half %m
  ret half %r
}
define half @f160(half %x) {
  %m = fmul half %x, 0xHC200
  %r = fneg nsz half %m
  ret half %r
}
define half @f161(half %x) {
  %m = fmul half %x, 0xHC200
  %r = fneg nnan ninf half %m
  ret half %r
}
define half @f162(half %x) {
  %m = fmul half %x, 0xHC200
  %r = fneg nnan nsz half %m
  ret half %r
}
define half @f163(half %x) {
  %m = fmul half %x, 0xHC200
  %r = fneg ninf nsz half %m
  ret half %r
}
define half @f164(half %x) {
  %m = fmul half %x, 0xHC200
  %r = fneg nnan ninf nsz half %m
  ret half %r
}
define half @f165(half %x) {
  %m = fdiv half %x, 0xH3800
  %r = fneg half %m
  ret half %r
}
define half @f166(half %x) {
  %m = fdiv half %x, 0xH3800
  %r = fneg nnan half %m
  ret half %r
}
define half @f167(half %x) {
  %m = fdiv half %x, 0xH3800
  %r = fneg ninf half %m
  ret half %r
}
define half @f168(half %x) {
  %m = fdiv half %x, 0xH3800
  %r = fneg nsz half %m
  ret half %r
}
define half @f169(half %x) {
  %m = fdiv half %x, 0xH3800
  %r = fneg nnan ninf half %m
  ret half %r
}
define half @f170(half %x) {
  %m = fdiv half %x, 0xH3800
  %r = fneg nnan nsz half %m
  ret half %r
}
define half @f171(half %x) {
  %m = fdiv half %x, 0xH3800
  %r = fneg ninf nsz half %m
  ret half %r
}
define half @f172(half %x) {
  %m = fdiv half %x, 0xH3800
  %r = fneg nnan ninf nsz half %m
  ret half %r
}
define half @f173(half %x) {
  %m = fdiv half %x, 0xH7C00
  %r = fneg half %m
  ret half %r
}
define half @f174(half %x) {
  %m = fdiv half %x, 0xH7C00
  %r = fneg nnan half %m
  ret half %r
}
define half @f175(half %x) {
  %m = fdiv half %x, 0xH7C00
  %r = fneg ninf half %m
  ret half %r
}
define half @f176(half %x) {
  %m = fdiv half %x, 0xH7C00
  %r = fneg nsz half %m
  ret half %r
}
define half @f177(half %x) {
  %m = fdiv half %x, 0xH7C00
  %r = fneg nnan ninf half %m
  ret half %r
}
define half @f178(half %x) {
  %m = fdiv half %x, 0xH7C00
  %r = fneg nnan nsz half %m
  ret half %r
}
define half @f179(half %x) {
  %m = fdiv half %x, 0xH7C00
  %r = fneg ninf nsz half %m
  ret half %r
}
define half @f180(half %x) {
  %m = fdiv half %x, 0xH7C00
  %r = fneg nnan ninf nsz half %m
  ret half %r
}
define half @f181(half %x) {
  %m = fdiv half %x, 0xHC200
  %r = fneg half %m
  ret half %r
}
define half @f182(half %x) {
  %m = fdiv half %x, 0xHC200
  %r = fneg nnan half %m
  ret half %r
}
define half @f183(half %x) {
  %m = fdiv half %x, 0xHC200
  %r = fneg ninf half %m
  ret half %r
}
define half @f184(half %x) {
  %m = fdiv half %x, 0xHC200
  %r = fneg nsz half %m
  ret half %r
}
define half @f185(half %x) {
  %m = fdiv half %x, 0xHC200
  %r = fneg nnan ninf half %m
  ret half %r
}
define half @f186(half %x) {
  %m = fdiv half %x, 0xHC200
  %r = fneg nnan nsz half %m
  ret half %r
}
define half @f187(half %x) {
  %m = fdiv half %x, 0xHC200
  %r = fneg ninf nsz half %m
  ret half %r
}
define half @f188(half %x) {
  %m = fdiv half %x, 0xHC200
  %r = fneg nnan ninf nsz half %m
  ret half %r
}
define half @f189(half %a, half %b, i1 %c) {
  %o = fadd half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f190(half %a, half %b, i1 %c) {
  %o = fsub half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f191(half %a, half %b, i1 %c) {
  %o = fmul half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f192(half %a, half %b, i1 %c) {
  %o = fdiv half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f193(half %a, half %b, i1 %c) {
  %o = fadd half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f194(half %a, half %b, i1 %c) {
  %o = fsub half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f195(half %a, half %b, i1 %c) {
  %o = fmul half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f196(half %a, half %b, i1 %c) {
  %o = fdiv half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f197(half %a, half %b, i1 %c) {
  %o = fadd half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f198(half %a, half %b, i1 %c) {
  %o = fsub half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f199(half %a, half %b, i1 %c) {
  %o = fmul half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f200(half %a, half %b, i1 %c) {
  %o = fdiv half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f201(half %a, half %b, i1 %c) {
  %o = fadd half %a, %b
  %r = select nnan ninf nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f202(half %a, half %b, i1 %c) {
  %o = fsub half %a, %b
  %r = select nnan ninf nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f203(half %a, half %b, i1 %c) {
  %o = fmul half %a, %b
  %r = select nnan ninf nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f204(half %a, half %b, i1 %c) {
  %o = fdiv half %a, %b
  %r = select nnan ninf nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f205(half %a, half %b, i1 %c) {
  %o = fadd nnan half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f206(half %a, half %b, i1 %c) {
  %o = fsub nnan half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f207(half %a, half %b, i1 %c) {
  %o = fmul nnan half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f208(half %a, half %b, i1 %c) {
  %o = fdiv nnan half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f209(half %a, half %b, i1 %c) {
  %o = fadd nnan half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f210(half %a, half %b, i1 %c) {
  %o = fsub nnan half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f211(half %a, half %b, i1 %c) {
  %o = fmul nnan half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f212(half %a, half %b, i1 %c) {
  %o = fdiv nnan half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f213(half %a, half %b, i1 %c) {
  %o = fadd nnan half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f214(half %a, half %b, i1 %c) {
  %o = fsub nnan half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f215(half %a, half %b, i1 %c) {
  %o = fmul nnan half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f216(half %a, half %b, i1 %c) {
  %o = fdiv nnan half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f217(half %a, half %b, i1 %c) {
  %o = fadd nnan half %a, %b
  %r = select nnan ninf nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f218(half %a, half %b, i1 %c) {
  %o = fsub nnan half %a, %b
  %r = select nnan ninf nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f219(half %a, half %b, i1 %c) {
  %o = fmul nnan half %a, %b
  %r = select nnan ninf nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f220(half %a, half %b, i1 %c) {
  %o = fdiv nnan half %a, %b
  %r = select nnan ninf nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f221(half %a, half %b, i1 %c) {
  %o = fadd ninf half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f222(half %a, half %b, i1 %c) {
  %o = fsub ninf half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f223(half %a, half %b, i1 %c) {
  %o = fmul ninf half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f224(half %a, half %b, i1 %c) {
  %o = fdiv ninf half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f225(half %a, half %b, i1 %c) {
  %o = fadd ninf half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f226(half %a, half %b, i1 %c) {
  %o = fsub ninf half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f227(half %a, half %b, i1 %c) {
  %o = fmul ninf half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f228(half %a, half %b, i1 %c) {
  %o = fdiv ninf half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f229(half %a, half %b, i1 %c) {
  %o = fadd ninf half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f230(half %a, half %b, i1 %c) {
  %o = fsub ninf half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f231(half %a, half %b, i1 %c) {
  %o = fmul ninf half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f232(half %a, half %b, i1 %c) {
  %o = fdiv ninf half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f233(half %a, half %b, i1 %c) {
  %o = fadd ninf half %a, %b
  %r = select nnan ninf nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f234(half %a, half %b, i1 %c) {
  %o = fsub ninf half %a, %b
  %r = select nnan ninf nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f235(half %a, half %b, i1 %c) {
  %o = fmul ninf half %a, %b
  %r = select nnan ninf nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f236(half %a, half %b, i1 %c) {
  %o = fdiv ninf half %a, %b
  %r = select nnan ninf nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f237(half %a, half %b, i1 %c) {
  %o = fadd nsz half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f238(half %a, half %b, i1 %c) {
  %o = fsub nsz half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f239(half %a, half %b, i1 %c) {
  %o = fmul nsz half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f240(half %a, half %b, i1 %c) {
  %o = fdiv nsz half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f241(half %a, half %b, i1 %c) {
  %o = fadd nsz half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f242(half %a, half %b, i1 %c) {
  %o = fsub nsz half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f243(half %a, half %b, i1 %c) {
  %o = fmul nsz half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f244(half %a, half %b, i1 %c) {
  %o = fdiv nsz half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f245(half %a, half %b, i1 %c) {
  %o = fadd nsz half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f246(half %a, half %b, i1 %c) {
  %o = fsub nsz half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f247(half %a, half %b, i1 %c) {
  %o = fmul nsz half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f248(half %a, half %b, i1 %c) {
  %o = fdiv nsz half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f249(half %a, half %b, i1 %c) {
  %o = fadd nsz half %a, %b
  %r = select nnan ninf nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f250(half %a, half %b, i1 %c) {
  %o = fsub nsz half %a, %b
  %r = select nnan ninf nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f251(half %a, half %b, i1 %c) {
  %o = fmul nsz half %a, %b
  %r = select nnan ninf nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f252(half %a, half %b, i1 %c) {
  %o = fdiv nsz half %a, %b
  %r = select nnan ninf nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f253(half %a, half %b, i1 %c) {
  %o = fadd nnan ninf half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f254(half %a, half %b, i1 %c) {
  %o = fsub nnan ninf half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f255(half %a, half %b, i1 %c) {
  %o = fmul nnan ninf half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f256(half %a, half %b, i1 %c) {
  %o = fdiv nnan ninf half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f257(half %a, half %b, i1 %c) {
  %o = fadd nnan ninf half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f258(half %a, half %b, i1 %c) {
  %o = fsub nnan ninf half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f259(half %a, half %b, i1 %c) {
  %o = fmul nnan ninf half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f260(half %a, half %b, i1 %c) {
  %o = fdiv nnan ninf half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f261(half %a, half %b, i1 %c) {
  %o = fadd nnan ninf half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f262(half %a, half %b, i1 %c) {
  %o = fsub nnan ninf half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f263(half %a, half %b, i1 %c) {
  %o = fmul nnan ninf half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f264(half %a, half %b, i1 %c) {
  %o = fdiv nnan ninf half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f265(half %a, half %b, i1 %c) {
  %o = fadd nnan ninf half %a, %b
  %r = select nnan ninf nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f266(half %a, half %b, i1 %c) {
  %o = fsub nnan ninf half %a, %b
  %r = select nnan ninf nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f267(half %a, half %b, i1 %c) {
  %o = fmul nnan ninf half %a, %b
  %r = select nnan ninf nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f268(half %a, half %b, i1 %c) {
  %o = fdiv nnan ninf half %a, %b
  %r = select nnan ninf nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f269(half %a, half %b, i1 %c) {
  %o = fadd nnan nsz half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f270(half %a, half %b, i1 %c) {
  %o = fsub nnan nsz half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f271(half %a, half %b, i1 %c) {
  %o = fmul nnan nsz half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f272(half %a, half %b, i1 %c) {
  %o = fdiv nnan nsz half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f273(half %a, half %b, i1 %c) {
  %o = fadd nnan nsz half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f274(half %a, half %b, i1 %c) {
  %o = fsub nnan nsz half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f275(half %a, half %b, i1 %c) {
  %o = fmul nnan nsz half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f276(half %a, half %b, i1 %c) {
  %o = fdiv nnan nsz half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f277(half %a, half %b, i1 %c) {
  %o = fadd nnan nsz half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f278(half %a, half %b, i1 %c) {
  %o = fsub nnan nsz half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f279(half %a, half %b, i1 %c) {
  %o = fmul nnan nsz half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f280(half %a, half %b, i1 %c) {
  %o = fdiv nnan nsz half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f281(half %a, half %b, i1 %c) {
  %o = fadd nnan nsz half %a, %b
  %r = select nnan ninf nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f282(half %a, half %b, i1 %c) {
  %o = fsub nnan nsz half %a, %b
  %r = select nnan ninf nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f283(half %a, half %b, i1 %c) {
  %o = fmul nnan nsz half %a, %b
  %r = select nnan ninf nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f284(half %a, half %b, i1 %c) {
  %o = fdiv nnan nsz half %a, %b
  %r = select nnan ninf nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f285(half %a, half %b, i1 %c) {
  %o = fadd ninf nsz half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f286(half %a, half %b, i1 %c) {
  %o = fsub ninf nsz half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f287(half %a, half %b, i1 %c) {
  %o = fmul ninf nsz half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f288(half %a, half %b, i1 %c) {
  %o = fdiv ninf nsz half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f289(half %a, half %b, i1 %c) {
  %o = fadd ninf nsz half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f290(half %a, half %b, i1 %c) {
  %o = fsub ninf nsz half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f291(half %a, half %b, i1 %c) {
  %o = fmul ninf nsz half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f292(half %a, half %b, i1 %c) {
  %o = fdiv ninf nsz half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f293(half %a, half %b, i1 %c) {
  %o = fadd ninf nsz half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f294(half %a, half %b, i1 %c) {
  %o = fsub ninf nsz half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f295(half %a, half %b, i1 %c) {
  %o = fmul ninf nsz half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f296(half %a, half %b, i1 %c) {
  %o = fdiv ninf nsz half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f297(half %a, half %b, i1 %c) {
  %o = fadd ninf nsz half %a, %b
  %r = select nnan ninf nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f298(half %a, half %b, i1 %c) {
  %o = fsub ninf nsz half %a, %b
  %r = select nnan ninf nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f299(half %a, half %b, i1 %c) {
  %o = fmul ninf nsz half %a, %b
  %r = select nnan ninf nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f300(half %a, half %b, i1 %c) {
  %o = fdiv ninf nsz half %a, %b
  %r = select nnan ninf nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f301(half %a, half %b, i1 %c) {
  %o = fadd nnan ninf nsz half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f302(half %a, half %b, i1 %c) {
  %o = fsub nnan ninf nsz half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f303(half %a, half %b, i1 %c) {
  %o = fmul nnan ninf nsz half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f304(half %a, half %b, i1 %c) {
  %o = fdiv nnan ninf nsz half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f305(half %a, half %b, i1 %c) {
  %o = fadd nnan ninf nsz half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f306(half %a, half %b, i1 %c) {
  %o = fsub nnan ninf nsz half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f307(half %a, half %b, i1 %c) {
  %o = fmul nnan ninf nsz half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f308(half %a, half %b, i1 %c) {
  %o = fdiv nnan ninf nsz half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f309(half %a, half %b, i1 %c) {
  %o = fadd nnan ninf nsz half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f310(half %a, half %b, i1 %c) {
  %o = fsub nnan ninf nsz half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f311(half %a, half %b, i1 %c) {
  %o = fmul nnan ninf nsz half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f312(half %a, half %b, i1 %c) {
  %o = fdiv nnan ninf nsz half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f313(half %a, half %b, i1 %c) {
  %o = fadd nnan ninf nsz half %a, %b
  %r = select nnan ninf nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f314(half %a, half %b, i1 %c) {
  %o = fsub nnan ninf nsz half %a, %b
  %r = select nnan ninf nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f315(half %a, half %b, i1 %c) {
  %o = fmul nnan ninf nsz half %a, %b
  %r = select nnan ninf nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f316(half %a, half %b, i1 %c) {
  %o = fdiv nnan ninf nsz half %a, %b
  %r = select nnan ninf nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f317(half %x) {
  %n = fneg half %x
  %r = call half @llvm.maxnum.f16(half %n, half %x)
  ret half %r
}
define half @f318(half %x) {
  %y = call half @llvm.maxnum.f16(half %x, half 0xH0000)
  %r = call half @llvm.maxnum.f16(half %y, half 0xH8000)
  ret half %r
}
define half @f319(half %x) {
  %y = call half @llvm.maxnum.f16(half %x, half 0xH0000)
  %r = call nnan ninf half @llvm.maxnum.f16(half %y, half 0xH8000)
  ret half %r
}
define half @f320(half %x) {
  %y = call half @llvm.maxnum.f16(half %x, half 0xH8000)
  %r = call half @llvm.maxnum.f16(half %y, half 0xH0000)
  ret half %r
}
define half @f321(half %x) {
  %y = call half @llvm.maxnum.f16(half %x, half 0xH8000)
  %r = call nnan ninf half @llvm.maxnum.f16(half %y, half 0xH0000)
  ret half %r
}
define half @f322(half %x) {
  %y = call half @llvm.maxnum.f16(half %x, half 0xH3C00)
  %r = call half @llvm.maxnum.f16(half %y, half 0xH0000)
  ret half %r
}
define half @f323(half %x) {
  %y = call half @llvm.maxnum.f16(half %x, half 0xH3C00)
  %r = call nnan ninf half @llvm.maxnum.f16(half %y, half 0xH0000)
  ret half %r
}
define half @f324(half %x) {
  %n = fneg half %x
  %r = call half @llvm.minnum.f16(half %n, half %x)
  ret half %r
}
define half @f325(half %x) {
  %y = call half @llvm.minnum.f16(half %x, half 0xH0000)
  %r = call half @llvm.minnum.f16(half %y, half 0xH8000)
  ret half %r
}
define half @f326(half %x) {
  %y = call half @llvm.minnum.f16(half %x, half 0xH0000)
  %r = call nnan ninf half @llvm.minnum.f16(half %y, half 0xH8000)
  ret half %r
}
define half @f327(half %x) {
  %y = call half @llvm.minnum.f16(half %x, half 0xH8000)
  %r = call half @llvm.minnum.f16(half %y, half 0xH0000)
  ret half %r
}
define half @f328(half %x) {
  %y = call half @llvm.minnum.f16(half %x, half 0xH8000)
  %r = call nnan ninf half @llvm.minnum.f16(half %y, half 0xH0000)
  ret half %r
}
define half @f329(half %x) {
  %y = call half @llvm.minnum.f16(half %x, half 0xH3C00)
  %r = call half @llvm.minnum.f16(half %y, half 0xH0000)
  ret half %r
}
define half @f330(half %x) {
  %y = call half @llvm.minnum.f16(half %x, half 0xH3C00)
  %r = call nnan ninf half @llvm.minnum.f16(half %y, half 0xH0000)
  ret half %r
}
define half @f331(half %x) {
  %n = fneg half %x
  %r = call half @llvm.maximum.f16(half %n, half %x)
  ret half %r
}
define half @f332(half %x) {
  %y = call half @llvm.maximum.f16(half %x, half 0xH0000)
  %r = call half @llvm.maximum.f16(half %y, half 0xH8000)
  ret half %r
}
define half @f333(half %x) {
  %y = call half @llvm.maximum.f16(half %x, half 0xH0000)
  %r = call nnan ninf half @llvm.maximum.f16(half %y, half 0xH8000)
  ret half %r
}
define half @f334(half %x) {
  %y = call half @llvm.maximum.f16(half %x, half 0xH8000)
  %r = call half @llvm.maximum.f16(half %y, half 0xH0000)
  ret half %r
}
define half @f335(half %x) {
  %y = call half @llvm.maximum.f16(half %x, half 0xH8000)
  %r = call nnan ninf half @llvm.maximum.f16(half %y, half 0xH0000)
  ret half %r
}
define half @f336(half %x) {
  %y = call half @llvm.maximum.f16(half %x, half 0xH3C00)
  %r = call half @llvm.maximum.f16(half %y, half 0xH0000)
  ret half %r
}
define half @f337(half %x) {
  %y = call half @llvm.maximum.f16(half %x, half 0xH3C00)
  %r = call nnan ninf half @llvm.maximum.f16(half %y, half 0xH0000)
  ret half %r
}
define half @f338(half %x) {
  %n = fneg half %x
  %r = call half @llvm.minimum.f16(half %n, half %x)
  ret half %r
}
define half @f339(half %x) {
  %y = call half @llvm.minimum.f16(half %x, half 0xH0000)
  %r = call half @llvm.minimum.f16(half %y, half 0xH8000)
  ret half %r
}
define half @f340(half %x) {
  %y = call half @llvm.minimum.f16(half %x, half 0xH0000)
  %r = call nnan ninf half @llvm.minimum.f16(half %y, half 0xH8000)
  ret half %r
}
define half @f341(half %x) {
  %y = call half @llvm.minimum.f16(half %x, half 0xH8000)
  %r = call half @llvm.minimum.f16(half %y, half 0xH0000)
  ret half %r
}
define half @f342(half %x) {
  %y = call half @llvm.minimum.f16(half %x, half 0xH8000)
  %r = call nnan ninf half @llvm.minimum.f16(half %y, half 0xH0000)
  ret half %r
}
define half @f343(half %x) {
  %y = call half @llvm.minimum.f16(half %x, half 0xH3C00)
  %r = call half @llvm.minimum.f16(half %y, half 0xH0000)
  ret half %r
}
define half @f344(half %x) {
  %y = call half @llvm.minimum.f16(half %x, half 0xH3C00)
  %r = call nnan ninf half @llvm.minimum.f16(half %y, half 0xH0000)
  ret half %r
}
define half @f345(half %x, half %y) {
  %a = call half @llvm.fabs.f16(half %y)
  %r = call half @llvm.copysign.f16(half %x, half %a)
  ret half %r
}
define half @f346(half %x, half %y, half %z) {
  %a = call half @llvm.copysign.f16(half %y, half %z)
  %r = call half @llvm.copysign.f16(half %x, half %a)
  ret half %r
}
declare half @llvm.fabs.f16(half)
declare half @llvm.copysign.f16(half, half)
declare half @llvm.maxnum.f16(half, half)
declare half @llvm.minnum.f16(half, half)
declare half @llvm.maximum.f16(half, half)
declare half @llvm.minimum.f16(half, half)
