; Compares of operations that keep the order or change the sign only.
declare half @llvm.fabs.f16(half)
declare half @llvm.sqrt.f16(half)
declare half @llvm.canonicalize.f16(half)
declare half @llvm.copysign.f16(half, half)
declare i1 @llvm.is.fpclass.f16(half, i32)
define i1 @f1(half %x) {
  %n = fneg half %x
  %r = fcmp oeq half %n, %x
  ret i1 %r
}
define i1 @f2(half %x, half %y) {
  %n = fadd half %x, 0.0
  %r = fcmp oeq half %n, %y
  ret i1 %r
}
define i1 @f3(half %x, half %y) {
  %n = call half @llvm.canonicalize.f16(half %x)
  %m = call half @llvm.canonicalize.f16(half %y)
  %r = fcmp oeq half %n, %m
  ret i1 %r
}
define i1 @f4(half %x) {
  %n = call half @llvm.sqrt.f16(half %x)
  %r = fcmp oeq half %n, 0.0
  ret i1 %r
}
define i1 @f5(half %x) {
  %n = call half @llvm.copysign.f16(half 1.0, half %x)
  %r = fcmp oeq half %n, 0.0
  ret i1 %r
}
define i1 @f6(half %x) {
  %n = call half @llvm.copysign.f16(half -2.0, half %x)
  %r = fcmp oeq half %n, 0.0
  ret i1 %r
}
define i1 @f7(half %x, i1 %b) {
  %n = fneg half %x
  %s = select i1 %b, half %x, half %n
  %r = fcmp oeq half %s, 0.0
  ret i1 %r
}
define i1 @f8(i16 %x) {
  %n = bitcast i16 %x to half
  %r = fcmp oeq half %n, 0.0
  ret i1 %r
}
define i1 @f9(half %x, half %y) {
  %a = fcmp oeq half %x, %y
  %b = fcmp nnan oeq half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f10(half %x, half %y) {
  %a = fcmp oeq half %x, %y
  %b = fcmp nnan oeq half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f11(half %x, half %y) {
  %a = fcmp oeq half %x, %y
  %b = fcmp nnan ole half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f12(half %x, half %y) {
  %a = fcmp oeq half %x, %y
  %b = fcmp nnan ole half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f13(half %x, half %y) {
  %a = fcmp oeq half %x, %y
  %b = fcmp nnan ugt half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f14(half %x, half %y) {
  %a = fcmp oeq half %x, %y
  %b = fcmp nnan ugt half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f15(half %x, half %y) {
  %a = fcmp oeq half %x, %y
  %b = fcmp nnan une half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f16(half %x, half %y) {
  %a = fcmp oeq half %x, %y
  %b = fcmp nnan une half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f17(half %x) {
  %n = fneg half %x
  %r = fcmp nnan ogt half %n, %x
  ret i1 %r
}
define i1 @f18(half %x, half %y) {
  %n = fadd nnan half %x, 0.0
  %r = fcmp ogt half %n, %y
  ret i1 %r
}
define i1 @f19(half %x, half %y) {
  %n = call half @llvm.canonicalize.f16(half %x)
  %m = call half @llvm.canonicalize.f16(half %y)
  %r = fcmp nnan ogt half %n, %m
  ret i1 %r
}
define i1 @f20(half %x) {
  %n = call nnan half @llvm.sqrt.f16(half %x)
  %r = fcmp nnan ogt half %n, 0.0
  ret i1 %r
}
define i1 @f21(half %x) {
  %n = fdiv ninf half 1.0, %x
  %r = fcmp ninf ogt half %n, 0.0
  ret i1 %r
}
define i1 @f22(half %x) {
  %n = fdiv ninf half -2.0, %x
  %r = fcmp ninf ogt half %n, 0.0
  ret i1 %r
}
define i1 @f23(half %x) {
  %n = call half @llvm.copysign.f16(half -2.0, half %x)
  %r = fcmp ogt half %n, 0.0
  ret i1 %r
}
define i1 @f24(half %x, half %y) {
  %a = fcmp nnan ogt half %x, %y
  %b = fcmp ninf nnan ogt half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f25(half %x, half %y) {
  %a = fcmp nnan ogt half %x, %y
  %b = fcmp ninf nnan ogt half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f26(half %x, half %y) {
  %a = fcmp nnan ogt half %x, %y
  %b = fcmp ninf nnan one half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f27(half %x, half %y) {
  %a = fcmp nnan ogt half %x, %y
  %b = fcmp ninf nnan one half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f28(half %x, half %y) {
  %a = fcmp nnan ogt half %x, %y
  %b = fcmp ninf nnan uge half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f29(half %x, half %y) {
  %a = fcmp nnan ogt half %x, %y
  %b = fcmp ninf nnan uge half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f30(half %x, half %y) {
  %a = fcmp nnan ogt half %x, %y
  %b = fcmp ninf nnan uno half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f31(half %x, half %y) {
  %a = fcmp nnan ogt half %x, %y
  %b = fcmp ninf nnan uno half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f32(half %x) {
  %n = fneg half %x
  %r = fcmp ninf oge half %n, %x
  ret i1 %r
}
define i1 @f33(half %x, half %y) {
  %n = fadd ninf half %x, 0.0
  %r = fcmp oge half %n, %y
  ret i1 %r
}
define i1 @f34(half %x, half %y) {
  %n = call half @llvm.canonicalize.f16(half %x)
  %m = call half @llvm.canonicalize.f16(half %y)
  %r = fcmp ninf oge half %n, %m
  ret i1 %r
}
define i1 @f35(half %x) {
  %n = call ninf half @llvm.sqrt.f16(half %x)
  %r = fcmp ninf oge half %n, 0.0
  ret i1 %r
}
define i1 @f36(half %x) {
  %n = fdiv ninf half 1.0, %x
  %r = fcmp ninf oge half %n, 0.0
  ret i1 %r
}
define i1 @f37(half %x) {
  %n = fdiv ninf half -2.0, %x
  %r = fcmp ninf oge half %n, 0.0
  ret i1 %r
}
define i1 @f38(half %x) {
  %n = call half @llvm.copysign.f16(half -2.0, half %x)
  %r = fcmp oge half %n, 0.0
  ret i1 %r
}
define i1 @f39(half %x, half %y) {
  %a = fcmp ninf oge half %x, %y
  %b = fcmp oge half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f40(half %x, half %y) {
  %a = fcmp ninf oge half %x, %y
  %b = fcmp oge half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f41(half %x, half %y) {
  %a = fcmp ninf oge half %x, %y
  %b = fcmp ord half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f42(half %x, half %y) {
  %a = fcmp ninf oge half %x, %y
  %b = fcmp ord half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f43(half %x, half %y) {
  %a = fcmp ninf oge half %x, %y
  %b = fcmp ult half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f44(half %x, half %y) {
  %a = fcmp ninf oge half %x, %y
  %b = fcmp ult half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f45(half %x) {
  %n = fneg half %x
  %r = fcmp nsz olt half %n, %x
  ret i1 %r
}
define i1 @f46(half %x, half %y) {
  %n = fadd nsz half %x, 0.0
  %r = fcmp olt half %n, %y
  ret i1 %r
}
define i1 @f47(half %x, half %y) {
  %n = call half @llvm.canonicalize.f16(half %x)
  %m = call half @llvm.canonicalize.f16(half %y)
  %r = fcmp nsz olt half %n, %m
  ret i1 %r
}
define i1 @f48(half %x) {
  %n = call half @llvm.sqrt.f16(half %x)
  %r = fcmp nsz olt half %n, 0.0
  ret i1 %r
}
define i1 @f49(half %x) {
  %n = fdiv ninf half 1.0, %x
  %r = fcmp ninf olt half %n, 0.0
  ret i1 %r
}
define i1 @f50(half %x) {
  %n = call half @llvm.copysign.f16(half 1.0, half %x)
  %r = fcmp olt half %n, 0.0
  ret i1 %r
}
define i1 @f51(half %x) {
  %n = fdiv ninf half -2.0, %x
  %r = fcmp ninf olt half %n, 0.0
  ret i1 %r
}
define i1 @f52(half %x) {
  %n = call half @llvm.copysign.f16(half -2.0, half %x)
  %r = fcmp olt half %n, 0.0
  ret i1 %r
}
define i1 @f53(half %x, half %y) {
  %a = fcmp nsz olt half %x, %y
  %b = fcmp nnan olt half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f54(half %x, half %y) {
  %a = fcmp nsz olt half %x, %y
  %b = fcmp nnan olt half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f55(half %x, half %y) {
  %a = fcmp nsz olt half %x, %y
  %b = fcmp nnan ueq half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f56(half %x, half %y) {
  %a = fcmp nsz olt half %x, %y
  %b = fcmp nnan ueq half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f57(half %x, half %y) {
  %a = fcmp nsz olt half %x, %y
  %b = fcmp nnan ule half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f58(half %x, half %y) {
  %a = fcmp nsz olt half %x, %y
  %b = fcmp nnan ule half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f59(half %x) {
  %n = fneg half %x
  %r = fcmp ole half %n, %x
  ret i1 %r
}
define i1 @f60(half %x, half %y) {
  %n = fadd half %x, 0.0
  %r = fcmp ole half %n, %y
  ret i1 %r
}
define i1 @f61(half %x, half %y) {
  %n = call half @llvm.canonicalize.f16(half %x)
  %m = call half @llvm.canonicalize.f16(half %y)
  %r = fcmp ole half %n, %m
  ret i1 %r
}
define i1 @f62(half %x) {
  %n = call nnan half @llvm.sqrt.f16(half %x)
  %r = fcmp ole half %n, 0.0
  ret i1 %r
}
define i1 @f63(half %x) {
  %n = fdiv ninf half 1.0, %x
  %r = fcmp ninf ole half %n, 0.0
  ret i1 %r
}
define i1 @f64(half %x) {
  %n = fdiv ninf half -2.0, %x
  %r = fcmp ninf ole half %n, 0.0
  ret i1 %r
}
define i1 @f65(half %x) {
  %n = call half @llvm.copysign.f16(half -2.0, half %x)
  %r = fcmp ole half %n, 0.0
  ret i1 %r
}
define i1 @f66(half %x, half %y) {
  %a = fcmp ole half %x, %y
  %b = fcmp ninf nnan oeq half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f67(half %x, half %y) {
  %a = fcmp ole half %x, %y
  %b = fcmp ninf nnan oeq half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f68(half %x, half %y) {
  %a = fcmp ole half %x, %y
  %b = fcmp ninf nnan ole half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f69(half %x, half %y) {
  %a = fcmp ole half %x, %y
  %b = fcmp ninf nnan ole half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f70(half %x, half %y) {
  %a = fcmp ole half %x, %y
  %b = fcmp ninf nnan ugt half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f71(half %x, half %y) {
  %a = fcmp ole half %x, %y
  %b = fcmp ninf nnan ugt half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f72(half %x, half %y) {
  %a = fcmp ole half %x, %y
  %b = fcmp ninf nnan une half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f73(half %x, half %y) {
  %a = fcmp ole half %x, %y
  %b = fcmp ninf nnan une half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f74(half %x) {
  %n = fneg half %x
  %r = fcmp one half %n, %x
  ret i1 %r
}
define i1 @f75(half %x, half %y) {
  %n = fadd half %x, 0.0
  %r = fcmp one half %n, %y
  ret i1 %r
}
define i1 @f76(half %x, half %y) {
  %n = call half @llvm.canonicalize.f16(half %x)
  %m = call half @llvm.canonicalize.f16(half %y)
  %r = fcmp one half %n, %m
  ret i1 %r
}
define i1 @f77(half %x) {
  %n = call ninf half @llvm.sqrt.f16(half %x)
  %r = fcmp one half %n, 0.0
  ret i1 %r
}
define i1 @f78(half %x) {
  %n = call half @llvm.copysign.f16(half 1.0, half %x)
  %r = fcmp one half %n, 0.0
  ret i1 %r
}
define i1 @f79(half %x) {
  %n = call half @llvm.copysign.f16(half -2.0, half %x)
  %r = fcmp one half %n, 0.0
  ret i1 %r
}
define i1 @f80(half %x, i1 %b) {
  %n = fneg half %x
  %s = select i1 %b, half %x, half %n
  %r = fcmp one half %s, 0.0
  ret i1 %r
}
define i1 @f81(half %x, half %y) {
  %a = fcmp one half %x, %y
  %b = fcmp ogt half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f82(half %x, half %y) {
  %a = fcmp one half %x, %y
  %b = fcmp ogt half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f83(half %x, half %y) {
  %a = fcmp one half %x, %y
  %b = fcmp one half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f84(half %x, half %y) {
  %a = fcmp one half %x, %y
  %b = fcmp one half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f85(half %x, half %y) {
  %a = fcmp one half %x, %y
  %b = fcmp uge half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f86(half %x, half %y) {
  %a = fcmp one half %x, %y
  %b = fcmp uge half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f87(half %x, half %y) {
  %a = fcmp one half %x, %y
  %b = fcmp uno half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f88(half %x, half %y) {
  %a = fcmp one half %x, %y
  %b = fcmp uno half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f89(half %x) {
  %n = fneg half %x
  %r = fcmp nnan ord half %n, %x
  ret i1 %r
}
define i1 @f90(half %x, half %y) {
  %n = fadd nnan half %x, 0.0
  %r = fcmp ord half %n, %y
  ret i1 %r
}
define i1 @f91(half %x, half %y) {
  %n = call half @llvm.canonicalize.f16(half %x)
  %m = call half @llvm.canonicalize.f16(half %y)
  %r = fcmp nnan ord half %n, %m
  ret i1 %r
}
define i1 @f92(half %x) {
  %n = call half @llvm.sqrt.f16(half %x)
  %r = fcmp nnan ord half %n, 0.0
  ret i1 %r
}
define i1 @f93(half %x) {
  %n = call half @llvm.copysign.f16(half 1.0, half %x)
  %r = fcmp ord half %n, 0.0
  ret i1 %r
}
define i1 @f94(half %x) {
  %n = call half @llvm.copysign.f16(half -2.0, half %x)
  %r = fcmp ord half %n, 0.0
  ret i1 %r
}
define i1 @f95(half %x, i1 %b) {
  %n = fneg half %x
  %s = select i1 %b, half %x, half %n
  %r = fcmp ord half %s, 0.0
  ret i1 %r
}
define i1 @f96(half %x) {
  %r = fcmp ord half %x, 1.0
  ret i1 %r
}
define i1 @f97(half %x, half %y) {
  %a = fcmp nnan ord half %x, %y
  %b = fcmp nnan oge half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f98(half %x, half %y) {
  %a = fcmp nnan ord half %x, %y
  %b = fcmp nnan oge half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f99(half %x, half %y) {
  %a = fcmp nnan ord half %x, %y
  %b = fcmp nnan ord half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f100(half %x, half %y) {
  %a = fcmp nnan ord half %x, %y
  %b = fcmp nnan ord half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f101(half %x, half %y) {
  %a = fcmp nnan ord half %x, %y
  %b = fcmp nnan ult half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f102(half %x, half %y) {
  %a = fcmp nnan ord half %x, %y
  %b = fcmp nnan ult half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f103(half %x) {
  %n = fneg half %x
  %r = fcmp ninf ueq half %n, %x
  ret i1 %r
}
define i1 @f104(half %x, half %y) {
  %n = fadd ninf half %x, 0.0
  %r = fcmp ueq half %n, %y
  ret i1 %r
}
define i1 @f105(half %x, half %y) {
  %n = call half @llvm.canonicalize.f16(half %x)
  %m = call half @llvm.canonicalize.f16(half %y)
  %r = fcmp ninf ueq half %n, %m
  ret i1 %r
}
define i1 @f106(half %x) {
  %n = call nnan half @llvm.sqrt.f16(half %x)
  %r = fcmp ninf ueq half %n, 0.0
  ret i1 %r
}
define i1 @f107(half %x) {
  %n = call half @llvm.copysign.f16(half 1.0, half %x)
  %r = fcmp ueq half %n, 0.0
  ret i1 %r
}
define i1 @f108(half %x) {
  %n = call half @llvm.copysign.f16(half -2.0, half %x)
  %r = fcmp ueq half %n, 0.0
  ret i1 %r
}
define i1 @f109(half %x, i1 %b) {
  %n = fneg half %x
  %s = select i1 %b, half %x, half %n
  %r = fcmp ueq half %s, 0.0
  ret i1 %r
}
define i1 @f110(half %x, half %y) {
  %a = fcmp ninf ueq half %x, %y
  %b = fcmp ninf nnan olt half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f111(half %x, half %y) {
  %a = fcmp ninf ueq half %x, %y
  %b = fcmp ninf nnan olt half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f112(half %x, half %y) {
  %a = fcmp ninf ueq half %x, %y
  %b = fcmp ninf nnan ueq half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f113(half %x, half %y) {
  %a = fcmp ninf ueq half %x, %y
  %b = fcmp ninf nnan ueq half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f114(half %x, half %y) {
  %a = fcmp ninf ueq half %x, %y
  %b = fcmp ninf nnan ule half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f115(half %x, half %y) {
  %a = fcmp ninf ueq half %x, %y
  %b = fcmp ninf nnan ule half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f116(half %x) {
  %n = fneg half %x
  %r = fcmp nsz ugt half %n, %x
  ret i1 %r
}
define i1 @f117(half %x, half %y) {
  %n = fadd nsz half %x, 0.0
  %r = fcmp ugt half %n, %y
  ret i1 %r
}
define i1 @f118(half %x, half %y) {
  %n = call half @llvm.canonicalize.f16(half %x)
  %m = call half @llvm.canonicalize.f16(half %y)
  %r = fcmp nsz ugt half %n, %m
  ret i1 %r
}
define i1 @f119(half %x) {
  %n = call ninf half @llvm.sqrt.f16(half %x)
  %r = fcmp nsz ugt half %n, 0.0
  ret i1 %r
}
define i1 @f120(half %x) {
  %n = call half @llvm.copysign.f16(half -2.0, half %x)
  %r = fcmp ugt half %n, 0.0
  ret i1 %r
}
define i1 @f121(half %x, half %y) {
  %a = fcmp nsz ugt half %x, %y
  %b = fcmp oeq half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f122(half %x, half %y) {
  %a = fcmp nsz ugt half %x, %y
  %b = fcmp oeq half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f123(half %x, half %y) {
  %a = fcmp nsz ugt half %x, %y
  %b = fcmp ole half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f124(half %x, half %y) {
  %a = fcmp nsz ugt half %x, %y
  %b = fcmp ole half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f125(half %x, half %y) {
  %a = fcmp nsz ugt half %x, %y
  %b = fcmp ugt half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f126(half %x, half %y) {
  %a = fcmp nsz ugt half %x, %y
  %b = fcmp ugt half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f127(half %x, half %y) {
  %a = fcmp nsz ugt half %x, %y
  %b = fcmp une half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f128(half %x, half %y) {
  %a = fcmp nsz ugt half %x, %y
  %b = fcmp une half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f129(half %x) {
  %n = fneg half %x
  %r = fcmp uge half %n, %x
  ret i1 %r
}
define i1 @f130(half %x, half %y) {
  %n = fadd half %x, 0.0
  %r = fcmp uge half %n, %y
  ret i1 %r
}
define i1 @f131(half %x, half %y) {
  %n = call half @llvm.canonicalize.f16(half %x)
  %m = call half @llvm.canonicalize.f16(half %y)
  %r = fcmp uge half %n, %m
  ret i1 %r
}
define i1 @f132(half %x) {
  %n = call half @llvm.sqrt.f16(half %x)
  %r = fcmp uge half %n, 0.0
  ret i1 %r
}
define i1 @f133(half %x) {
  %n = call half @llvm.copysign.f16(half -2.0, half %x)
  %r = fcmp uge half %n, 0.0
  ret i1 %r
}
define i1 @f134(half %x, half %y) {
  %a = fcmp uge half %x, %y
  %b = fcmp nnan ogt half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f135(half %x, half %y) {
  %a = fcmp uge half %x, %y
  %b = fcmp nnan ogt half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f136(half %x, half %y) {
  %a = fcmp uge half %x, %y
  %b = fcmp nnan one half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f137(half %x, half %y) {
  %a = fcmp uge half %x, %y
  %b = fcmp nnan one half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f138(half %x, half %y) {
  %a = fcmp uge half %x, %y
  %b = fcmp nnan uge half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f139(half %x, half %y) {
  %a = fcmp uge half %x, %y
  %b = fcmp nnan uge half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f140(half %x, half %y) {
  %a = fcmp uge half %x, %y
  %b = fcmp nnan uno half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f141(half %x, half %y) {
  %a = fcmp uge half %x, %y
  %b = fcmp nnan uno half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f142(half %x) {
  %n = fneg half %x
  %r = fcmp ult half %n, %x
  ret i1 %r
}
define i1 @f143(half %x, half %y) {
  %n = fadd half %x, 0.0
  %r = fcmp ult half %n, %y
  ret i1 %r
}
define i1 @f144(half %x, half %y) {
  %n = call half @llvm.canonicalize.f16(half %x)
  %m = call half @llvm.canonicalize.f16(half %y)
  %r = fcmp ult half %n, %m
  ret i1 %r
}
define i1 @f145(half %x) {
  %n = call nnan half @llvm.sqrt.f16(half %x)
  %r = fcmp ult half %n, 0.0
  ret i1 %r
}
define i1 @f148(half %x, half %y) {
  %a = fcmp ult half %x, %y
  %b = fcmp ninf nnan oge half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f149(half %x, half %y) {
  %a = fcmp ult half %x, %y
  %b = fcmp ninf nnan oge half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f150(half %x, half %y) {
  %a = fcmp ult half %x, %y
  %b = fcmp ninf nnan ord half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f151(half %x, half %y) {
  %a = fcmp ult half %x, %y
  %b = fcmp ninf nnan ord half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f152(half %x, half %y) {
  %a = fcmp ult half %x, %y
  %b = fcmp ninf nnan ult half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f153(half %x, half %y) {
  %a = fcmp ult half %x, %y
  %b = fcmp ninf nnan ult half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f154(half %x) {
  %n = fneg half %x
  %r = fcmp nnan ule half %n, %x
  ret i1 %r
}
define i1 @f155(half %x, half %y) {
  %n = fadd nnan half %x, 0.0
  %r = fcmp ule half %n, %y
  ret i1 %r
}
define i1 @f156(half %x, half %y) {
  %n = call half @llvm.canonicalize.f16(half %x)
  %m = call half @llvm.canonicalize.f16(half %y)
  %r = fcmp nnan ule half %n, %m
  ret i1 %r
}
define i1 @f157(half %x) {
  %n = call ninf half @llvm.sqrt.f16(half %x)
  %r = fcmp nnan ule half %n, 0.0
  ret i1 %r
}
define i1 @f158(half %x) {
  %n = call half @llvm.copysign.f16(half -2.0, half %x)
  %r = fcmp ule half %n, 0.0
  ret i1 %r
}
define i1 @f159(half %x, half %y) {
  %a = fcmp nnan ule half %x, %y
  %b = fcmp olt half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f160(half %x, half %y) {
  %a = fcmp nnan ule half %x, %y
  %b = fcmp olt half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f161(half %x, half %y) {
  %a = fcmp nnan ule half %x, %y
  %b = fcmp ueq half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f162(half %x, half %y) {
  %a = fcmp nnan ule half %x, %y
  %b = fcmp ueq half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f163(half %x, half %y) {
  %a = fcmp nnan ule half %x, %y
  %b = fcmp ule half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f164(half %x, half %y) {
  %a = fcmp nnan ule half %x, %y
  %b = fcmp ule half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f165(half %x) {
  %n = fneg half %x
  %r = fcmp ninf une half %n, %x
  ret i1 %r
}
define i1 @f166(half %x, half %y) {
  %n = fadd ninf half %x, 0.0
  %r = fcmp une half %n, %y
  ret i1 %r
}
define i1 @f167(half %x, half %y) {
  %n = call half @llvm.canonicalize.f16(half %x)
  %m = call half @llvm.canonicalize.f16(half %y)
  %r = fcmp ninf une half %n, %m
  ret i1 %r
}
define i1 @f168(half %x) {
  %n = call half @llvm.sqrt.f16(half %x)
  %r = fcmp ninf une half %n, 0.0
  ret i1 %r
}
define i1 @f169(half %x) {
  %n = call half @llvm.copysign.f16(half 1.0, half %x)
  %r = fcmp une half %n, 0.0
  ret i1 %r
}
define i1 @f170(half %x) {
  %n = call half @llvm.copysign.f16(half -2.0, half %x)
  %r = fcmp une half %n, 0.0
  ret i1 %r
}
define i1 @f171(half %x, i1 %b) {
  %n = fneg half %x
  %s = select i1 %b, half %x, half %n
  %r = fcmp une half %s, 0.0
  ret i1 %r
}
define i1 @f172(i16 %x) {
  %n = bitcast i16 %x to half
  %r = fcmp une half %n, 0.0
  ret i1 %r
}
define i1 @f173(half %x, half %y) {
  %a = fcmp ninf une half %x, %y
  %b = fcmp nnan oeq half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f174(half %x, half %y) {
  %a = fcmp ninf une half %x, %y
  %b = fcmp nnan oeq half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f175(half %x, half %y) {
  %a = fcmp ninf une half %x, %y
  %b = fcmp nnan ole half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f176(half %x, half %y) {
  %a = fcmp ninf une half %x, %y
  %b = fcmp nnan ole half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f177(half %x, half %y) {
  %a = fcmp ninf une half %x, %y
  %b = fcmp nnan ugt half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f178(half %x, half %y) {
  %a = fcmp ninf une half %x, %y
  %b = fcmp nnan ugt half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f179(half %x, half %y) {
  %a = fcmp ninf une half %x, %y
  %b = fcmp nnan une half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f180(half %x, half %y) {
  %a = fcmp ninf une half %x, %y
  %b = fcmp nnan une half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f181(half %x) {
  %n = fneg half %x
  %r = fcmp nsz uno half %n, %x
  ret i1 %r
}
define i1 @f182(half %x, half %y) {
  %n = fadd nsz half %x, 0.0
  %r = fcmp uno half %n, %y
  ret i1 %r
}
define i1 @f183(half %x, half %y) {
  %n = call half @llvm.canonicalize.f16(half %x)
  %m = call half @llvm.canonicalize.f16(half %y)
  %r = fcmp nsz uno half %n, %m
  ret i1 %r
}
define i1 @f184(half %x) {
  %n = call nnan half @llvm.sqrt.f16(half %x)
  %r = fcmp nsz uno half %n, 0.0
  ret i1 %r
}
define i1 @f185(half %x) {
  %n = call half @llvm.copysign.f16(half 1.0, half %x)
  %r = fcmp uno half %n, 0.0
  ret i1 %r
}
define i1 @f186(half %x) {
  %n = call half @llvm.copysign.f16(half -2.0, half %x)
  %r = fcmp uno half %n, 0.0
  ret i1 %r
}
define i1 @f187(half %x, i1 %b) {
  %n = fneg half %x
  %s = select i1 %b, half %x, half %n
  %r = fcmp uno half %s, 0.0
  ret i1 %r
}
define i1 @f188(half %x) {
  %r = fcmp uno half %x, 1.0
  ret i1 %r
}
define i1 @f189(half %x, half %y) {
  %a = fcmp nsz uno half %x, %y
  %b = fcmp ninf nnan ogt half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f190(half %x, half %y) {
  %a = fcmp nsz uno half %x, %y
  %b = fcmp ninf nnan ogt half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f191(half %x, half %y) {
  %a = fcmp nsz uno half %x, %y
  %b = fcmp ninf nnan one half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f192(half %x, half %y) {
  %a = fcmp nsz uno half %x, %y
  %b = fcmp ninf nnan one half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f193(half %x, half %y) {
  %a = fcmp nsz uno half %x, %y
  %b = fcmp ninf nnan uge half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f194(half %x, half %y) {
  %a = fcmp nsz uno half %x, %y
  %b = fcmp ninf nnan uge half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}
define i1 @f195(half %x, half %y) {
  %a = fcmp nsz uno half %x, %y
  %b = fcmp ninf nnan uno half %x, %y
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @f196(half %x, half %y) {
  %a = fcmp nsz uno half %x, %y
  %b = fcmp ninf nnan uno half %x, %y
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}

define i1 @difference_that_is_no_nan(half %x) {
  %d = fsub nnan half %x, 1.0
  %r = fcmp oge half %d, 0.0
  ret i1 %r
}
