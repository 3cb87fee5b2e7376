; Clamps written as selects, and classes by two compares.
define half @f1(half %x) {
  %c = fcmp olt half %x, 2.0
  %m = select i1 %c, half %x, half 2.0
  %d = fcmp nnan olt half %x, -1.0
  %r = select i1 %d, half -1.0, half %m
  ret half %r
}
define half @f2(half %x) {
  %c = fcmp olt half %x, 2.0
  %m = select i1 %c, half %x, half 2.0
  %d = fcmp nnan ninf nsz olt half %x, -1.0
  %r = select i1 %d, half -1.0, half %m
  ret half %r
}
define half @f3(half %x) {
  %c = fcmp nnan olt half %x, 2.0
  %m = select i1 %c, half %x, half 2.0
  %d = fcmp nnan olt half %x, -1.0
  %r = select i1 %d, half -1.0, half %m
  ret half %r
}
define half @f4(half %x) {
  %c = fcmp nnan olt half %x, 2.0
  %m = select i1 %c, half %x, half 2.0
  %d = fcmp nnan ninf nsz olt half %x, -1.0
  %r = select i1 %d, half -1.0, half %m
  ret half %r
}
define half @f6(half %x) {
  %c = fcmp nnan ninf nsz olt half %x, 2.0
  %m = select i1 %c, half %x, half 2.0
  %d = fcmp nnan ninf nsz olt half %x, -1.0
  %r = select i1 %d, half -1.0, half %m
  ret half %r
}
define half @f7(half %x) {
  %c = fcmp olt half %x, 2.0
  %m = select i1 %c, half %x, half 2.0
  %d = fcmp nnan ole half %x, -1.0
  %r = select i1 %d, half -1.0, half %m
  ret half %r
}
define half @f8(half %x) {
  %c = fcmp olt half %x, 2.0
  %m = select i1 %c, half %x, half 2.0
  %d = fcmp nnan ninf nsz ole half %x, -1.0
  %r = select i1 %d, half -1.0, half %m
  ret half %r
}
define half @f9(half %x) {
  %c = fcmp nnan olt half %x, 2.0
  %m = select i1 %c, half %x, half 2.0
  %d = fcmp nnan ole half %x, -1.0
  %r = select i1 %d, half -1.0, half %m
  ret half %r
}
define half @f10(half %x) {
  %c = fcmp nnan olt half %x, 2.0
  %m = select i1 %c, half %x, half 2.0
  %d = fcmp nnan ninf nsz ole half %x, -1.0
  %r = select i1 %d, half -1.0, half %m
  ret half %r
}
define half @f12(half %x) {
  %c = fcmp nnan ninf nsz olt half %x, 2.0
  %m = select i1 %c, half %x, half 2.0
  %d = fcmp nnan ninf nsz ole half %x, -1.0
  %r = select i1 %d, half -1.0, half %m
  ret half %r
}
define half @f13(half %x) {
  %c = fcmp ult half %x, 2.0
  %m = select i1 %c, half %x, half 2.0
  %d = fcmp nnan ult half %x, -1.0
  %r = select i1 %d, half -1.0, half %m
  ret half %r
}
define half @f14(half %x) {
  %c = fcmp ult half %x, 2.0
  %m = select i1 %c, half %x, half 2.0
  %d = fcmp nnan ninf nsz ult half %x, -1.0
  %r = select i1 %d, half -1.0, half %m
  ret half %r
}
define half @f15(half %x) {
  %c = fcmp nnan ult half %x, 2.0
  %m = select i1 %c, half %x, half 2.0
  %d = fcmp nnan ult half %x, -1.0
  %r = select i1 %d, half -1.0, half %m
  ret half %r
}
define half @f16(half %x) {
  %c = fcmp nnan ult half %x, 2.0
  %m = select i1 %c, half %x, half 2.0
  %d = fcmp nnan ninf nsz ult half %x, -1.0
  %r = select i1 %d, half -1.0, half %m
  ret half %r
}
define half @f18(half %x) {
  %c = fcmp nnan ninf nsz ult half %x, 2.0
  %m = select i1 %c, half %x, half 2.0
  %d = fcmp nnan ninf nsz ult half %x, -1.0
  %r = select i1 %d, half -1.0, half %m
  ret half %r
}
define half @f19(half %x) {
  %c = fcmp ogt half %x, -1.0
  %m = select i1 %c, half %x, half -1.0
  %d = fcmp nnan ogt half %x, 2.0
  %r = select i1 %d, half 2.0, half %m
  ret half %r
}
define half @f20(half %x) {
  %c = fcmp ogt half %x, -1.0
  %m = select i1 %c, half %x, half -1.0
  %d = fcmp nnan ninf nsz ogt half %x, 2.0
  %r = select i1 %d, half 2.0, half %m
  ret half %r
}
define half @f21(half %x) {
  %c = fcmp nnan ogt half %x, -1.0
  %m = select i1 %c, half %x, half -1.0
  %d = fcmp nnan ogt half %x, 2.0
  %r = select i1 %d, half 2.0, half %m
  ret half %r
}
define half @f22(half %x) {
  %c = fcmp nnan ogt half %x, -1.0
  %m = select i1 %c, half %x, half -1.0
  %d = fcmp nnan ninf nsz ogt half %x, 2.0
  %r = select i1 %d, half 2.0, half %m
  ret half %r
}
define half @f24(half %x) {
  %c = fcmp nnan ninf nsz ogt half %x, -1.0
  %m = select i1 %c, half %x, half -1.0
  %d = fcmp nnan ninf nsz ogt half %x, 2.0
  %r = select i1 %d, half 2.0, half %m
  ret half %r
}
define half @f25(half %x) {
  %c = fcmp ugt half %x, -1.0
  %m = select i1 %c, half %x, half -1.0
  %d = fcmp nnan oge half %x, 2.0
  %r = select i1 %d, half 2.0, half %m
  ret half %r
}
define half @f26(half %x) {
  %c = fcmp ugt half %x, -1.0
  %m = select i1 %c, half %x, half -1.0
  %d = fcmp nnan ninf nsz oge half %x, 2.0
  %r = select i1 %d, half 2.0, half %m
  ret half %r
}
define half @f27(half %x) {
  %c = fcmp nnan ugt half %x, -1.0
  %m = select i1 %c, half %x, half -1.0
  %d = fcmp nnan oge half %x, 2.0
  %r = select i1 %d, half 2.0, half %m
  ret half %r
}
define half @f28(half %x) {
  %c = fcmp nnan ugt half %x, -1.0
  %m = select i1 %c, half %x, half -1.0
  %d = fcmp nnan ninf nsz oge half %x, 2.0
  %r = select i1 %d, half 2.0, half %m
  ret half %r
}
define half @f30(half %x) {
  %c = fcmp nnan ninf nsz ugt half %x, -1.0
  %m = select i1 %c, half %x, half -1.0
  %d = fcmp nnan ninf nsz oge half %x, 2.0
  %r = select i1 %d, half 2.0, half %m
  ret half %r
}
define i1 @f31(half %x) {
  %o = fcmp ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp ueq half %a, 0xH7C00
  %r = and i1 %o, %c
  ret i1 %r
}
define i1 @f33(half %x) {
  %o = fcmp nnan ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp nnan ueq half %a, 0xH7C00
  %r = and i1 %o, %c
  ret i1 %r
}
define i1 @f34(half %x) {
  %o = fcmp nnan ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp ueq half %a, 0xH7C00
  %r = select i1 %c, i1 %o, i1 false
  ret i1 %r
}
define i1 @f35(half %x) {
  %o = fcmp ninf ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp ninf ueq half %a, 0xH7C00
  %r = and i1 %o, %c
  ret i1 %r
}
define i1 @f37(half %x) {
  %o = fcmp nsz ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp nsz ueq half %a, 0xH7C00
  %r = and i1 %o, %c
  ret i1 %r
}
define i1 @f39(half %x) {
  %o = fcmp ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp uge half %a, 0xH7C00
  %r = and i1 %o, %c
  ret i1 %r
}
define i1 @f40(half %x) {
  %o = fcmp ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp uge half %a, 0xH7C00
  %r = select i1 %c, i1 %o, i1 false
  ret i1 %r
}
define i1 @f41(half %x) {
  %o = fcmp nnan ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp nnan uge half %a, 0xH7C00
  %r = and i1 %o, %c
  ret i1 %r
}
define i1 @f42(half %x) {
  %o = fcmp nnan ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp uge half %a, 0xH7C00
  %r = select i1 %c, i1 %o, i1 false
  ret i1 %r
}
define i1 @f43(half %x) {
  %o = fcmp ninf ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp ninf uge half %a, 0xH7C00
  %r = and i1 %o, %c
  ret i1 %r
}
define i1 @f44(half %x) {
  %o = fcmp ninf ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp uge half %a, 0xH7C00
  %r = select i1 %c, i1 %o, i1 false
  ret i1 %r
}
define i1 @f45(half %x) {
  %o = fcmp nsz ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp nsz uge half %a, 0xH7C00
  %r = and i1 %o, %c
  ret i1 %r
}
define i1 @f46(half %x) {
  %o = fcmp nsz ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp uge half %a, 0xH7C00
  %r = select i1 %c, i1 %o, i1 false
  ret i1 %r
}
define i1 @f47(half %x) {
  %o = fcmp ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp ult half %a, 0xH7C00
  %r = and i1 %o, %c
  ret i1 %r
}
define i1 @f48(half %x) {
  %o = fcmp ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp ult half %a, 0xH7C00
  %r = select i1 %c, i1 %o, i1 false
  ret i1 %r
}
define i1 @f49(half %x) {
  %o = fcmp nnan ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp nnan ult half %a, 0xH7C00
  %r = and i1 %o, %c
  ret i1 %r
}
define i1 @f50(half %x) {
  %o = fcmp nnan ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp ult half %a, 0xH7C00
  %r = select i1 %c, i1 %o, i1 false
  ret i1 %r
}
define i1 @f51(half %x) {
  %o = fcmp ninf ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp ninf ult half %a, 0xH7C00
  %r = and i1 %o, %c
  ret i1 %r
}
define i1 @f52(half %x) {
  %o = fcmp ninf ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp ult half %a, 0xH7C00
  %r = select i1 %c, i1 %o, i1 false
  ret i1 %r
}
define i1 @f53(half %x) {
  %o = fcmp nsz ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp nsz ult half %a, 0xH7C00
  %r = and i1 %o, %c
  ret i1 %r
}
define i1 @f54(half %x) {
  %o = fcmp nsz ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp ult half %a, 0xH7C00
  %r = select i1 %c, i1 %o, i1 false
  ret i1 %r
}
define i1 @f55(half %x) {
  %o = fcmp ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp une half %a, 0xH7C00
  %r = and i1 %o, %c
  ret i1 %r
}
define i1 @f57(half %x) {
  %o = fcmp nnan ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp nnan une half %a, 0xH7C00
  %r = and i1 %o, %c
  ret i1 %r
}
define i1 @f58(half %x) {
  %o = fcmp nnan ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp une half %a, 0xH7C00
  %r = select i1 %c, i1 %o, i1 false
  ret i1 %r
}
define i1 @f59(half %x) {
  %o = fcmp ninf ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp ninf une half %a, 0xH7C00
  %r = and i1 %o, %c
  ret i1 %r
}
define i1 @f61(half %x) {
  %o = fcmp nsz ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp nsz une half %a, 0xH7C00
  %r = and i1 %o, %c
  ret i1 %r
}
define i1 @f63(half %x) {
  %o = fcmp ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp ugt half %a, 0xH7C00
  %r = and i1 %o, %c
  ret i1 %r
}
define i1 @f65(half %x) {
  %o = fcmp nnan ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp nnan ugt half %a, 0xH7C00
  %r = and i1 %o, %c
  ret i1 %r
}
define i1 @f66(half %x) {
  %o = fcmp nnan ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp ugt half %a, 0xH7C00
  %r = select i1 %c, i1 %o, i1 false
  ret i1 %r
}
define i1 @f67(half %x) {
  %o = fcmp ninf ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp ninf ugt half %a, 0xH7C00
  %r = and i1 %o, %c
  ret i1 %r
}
define i1 @f69(half %x) {
  %o = fcmp nsz ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp nsz ugt half %a, 0xH7C00
  %r = and i1 %o, %c
  ret i1 %r
}
define i1 @f71(half %x) {
  %o = fcmp ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp ule half %a, 0xH7C00
  %r = and i1 %o, %c
  ret i1 %r
}
define i1 @f72(half %x) {
  %o = fcmp ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp ule half %a, 0xH7C00
  %r = select i1 %c, i1 %o, i1 false
  ret i1 %r
}
define i1 @f73(half %x) {
  %o = fcmp nnan ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp nnan ule half %a, 0xH7C00
  %r = and i1 %o, %c
  ret i1 %r
}
define i1 @f74(half %x) {
  %o = fcmp nnan ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp ule half %a, 0xH7C00
  %r = select i1 %c, i1 %o, i1 false
  ret i1 %r
}
define i1 @f75(half %x) {
  %o = fcmp ninf ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp ninf ule half %a, 0xH7C00
  %r = and i1 %o, %c
  ret i1 %r
}
define i1 @f76(half %x) {
  %o = fcmp ninf ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp ule half %a, 0xH7C00
  %r = select i1 %c, i1 %o, i1 false
  ret i1 %r
}
define i1 @f77(half %x) {
  %o = fcmp nsz ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp nsz ule half %a, 0xH7C00
  %r = and i1 %o, %c
  ret i1 %r
}
define i1 @f78(half %x) {
  %o = fcmp nsz ord half %x, 0.0
  %a = call half @llvm.fabs.f16(half %x)
  %c = fcmp ule half %a, 0xH7C00
  %r = select i1 %c, i1 %o, i1 false
  ret i1 %r
}
declare half @llvm.fabs.f16(half)
