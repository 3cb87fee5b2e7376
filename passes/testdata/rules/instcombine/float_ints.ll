; Arithmetic of converted integers, selects by the sign bit.
define half @f1(half %x) {
  %b = bitcast half %x to i16
  %c = icmp slt i16 %b, 0
  %n = fneg half %x
  %r = select i1 %c, half %n, half %x
  ret half %r
}
define half @f2(half %x) {
  %b = bitcast half %x to i16
  %c = icmp slt i16 %b, 0
  %n = fneg half %x
  %r = select nnan i1 %c, half %n, half %x
  ret half %r
}
define half @f3(half %x) {
  %b = bitcast half %x to i16
  %c = icmp slt i16 %b, 0
  %n = fneg half %x
  %r = select nsz i1 %c, half %n, half %x
  ret half %r
}
define half @f4(half %x) {
  %b = bitcast half %x to i16
  %c = icmp slt i16 %b, 0
  %n = fneg half %x
  %r = select ninf i1 %c, half %n, half %x
  ret half %r
}
define half @f5(half %x) {
  %b = bitcast half %x to i16
  %c = icmp slt i16 %b, 0
  %n = fneg half %x
  %r = select i1 %c, half %x, half %n
  ret half %r
}
define half @f6(half %x) {
  %b = bitcast half %x to i16
  %c = icmp slt i16 %b, 0
  %n = fneg half %x
  %r = select nnan i1 %c, half %x, half %n
  ret half %r
}
define half @f7(half %x) {
  %b = bitcast half %x to i16
  %c = icmp slt i16 %b, 0
  %n = fneg half %x
  %r = select nsz i1 %c, half %x, half %n
  ret half %r
}
define half @f8(half %x) {
  %b = bitcast half %x to i16
  %c = icmp slt i16 %b, 0
  %n = fneg half %x
  %r = select ninf i1 %c, half %x, half %n
  ret half %r
}
define half @f9(half %x) {
  %b = bitcast half %x to i16
  %c = icmp sgt i16 %b, -1
  %n = fneg half %x
  %r = select i1 %c, half %n, half %x
  ret half %r
}
define half @f10(half %x) {
  %b = bitcast half %x to i16
  %c = icmp sgt i16 %b, -1
  %n = fneg half %x
  %r = select nnan i1 %c, half %n, half %x
  ret half %r
}
define half @f11(half %x) {
  %b = bitcast half %x to i16
  %c = icmp sgt i16 %b, -1
  %n = fneg half %x
  %r = select nsz i1 %c, half %n, half %x
  ret half %r
}
define half @f12(half %x) {
  %b = bitcast half %x to i16
  %c = icmp sgt i16 %b, -1
  %n = fneg half %x
  %r = select ninf i1 %c, half %n, half %x
  ret half %r
}
define half @f13(half %x) {
  %b = bitcast half %x to i16
  %c = icmp sgt i16 %b, -1
  %n = fneg half %x
  %r = select i1 %c, half %x, half %n
  ret half %r
}
define half @f14(half %x) {
  %b = bitcast half %x to i16
  %c = icmp sgt i16 %b, -1
  %n = fneg half %x
  %r = select nnan i1 %c, half %x, half %n
  ret half %r
}
define half @f15(half %x) {
  %b = bitcast half %x to i16
  %c = icmp sgt i16 %b, -1
  %n = fneg half %x
  %r = select nsz i1 %c, half %x, half %n
  ret half %r
}
define half @f16(half %x) {
  %b = bitcast half %x to i16
  %c = icmp sgt i16 %b, -1
  %n = fneg half %x
  %r = select ninf i1 %c, half %x, half %n
  ret half %r
}
define half @f17(i5 %x, i5 %y) {
  %a = and i5 %x, 7
  %b = and i5 %y, 7
  %f = uitofp i5 %a to half
  %g = uitofp i5 %b to half
  %r = fadd half %f, %g
  ret half %r
}
define half @f18(i5 %x, i5 %y) {
  %a = or i5 %x, -4
  %b = and i5 %y, 3
  %f = uitofp i5 %a to half
  %g = uitofp i5 %b to half
  %r = fadd half %f, %g
  ret half %r
}
define half @f19(i5 %x, i5 %y) {
  %a = lshr i5 %x, 3
  %b = or i5 %y, 16
  %f = uitofp i5 %a to half
  %g = uitofp i5 %b to half
  %r = fadd half %f, %g
  ret half %r
}
define half @f20(i5 %x, i5 %y) {
  %a = and i5 %x, 7
  %b = and i5 %y, 7
  %f = uitofp i5 %a to half
  %g = sitofp i5 %b to half
  %r = fadd half %f, %g
  ret half %r
}
define half @f21(i5 %x, i5 %y) {
  %a = or i5 %x, -4
  %b = and i5 %y, 3
  %f = uitofp i5 %a to half
  %g = sitofp i5 %b to half
  %r = fadd half %f, %g
  ret half %r
}
define half @f22(i5 %x, i5 %y) {
  %a = lshr i5 %x, 3
  %b = or i5 %y, 16
  %f = uitofp i5 %a to half
  %g = sitofp i5 %b to half
  %r = fadd half %f, %g
  ret half %r
}
define half @f23(i5 %x) {
  %a = and i5 %x, 7
  %f = uitofp i5 %a to half
  %r = fadd half %f, 3.0
  ret half %r
}
define half @f24(i5 %x) {
  %a = and i5 %x, 7
  %f = uitofp i5 %a to half
  %r = fadd half %f, -4.0
  ret half %r
}
define half @f25(i5 %x) {
  %a = and i5 %x, 7
  %f = uitofp i5 %a to half
  %r = fadd half %f, 0.0
  ret half %r
}
define half @f26(i5 %x) {
  %a = and i5 %x, 7
  %f = uitofp i5 %a to half
  %r = fadd half %f, -0.0
  ret half %r
}
define half @f27(i5 %x) {
  %a = and i5 %x, 7
  %f = uitofp i5 %a to half
  %r = fadd half %f, 0.5
  ret half %r
}
define half @f28(i5 %x, i5 %y) {
  %a = and i5 %x, 7
  %b = and i5 %y, 7
  %f = sitofp i5 %a to half
  %g = uitofp i5 %b to half
  %r = fadd half %f, %g
  ret half %r
}
define half @f29(i5 %x, i5 %y) {
  %a = or i5 %x, -4
  %b = and i5 %y, 3
  %f = sitofp i5 %a to half
  %g = uitofp i5 %b to half
  %r = fadd half %f, %g
  ret half %r
}
define half @f30(i5 %x, i5 %y) {
  %a = lshr i5 %x, 3
  %b = or i5 %y, 16
  %f = sitofp i5 %a to half
  %g = uitofp i5 %b to half
  %r = fadd half %f, %g
  ret half %r
}
define half @f31(i5 %x, i5 %y) {
  %a = and i5 %x, 7
  %b = and i5 %y, 7
  %f = sitofp i5 %a to half
  %g = sitofp i5 %b to half
  %r = fadd half %f, %g
  ret half %r
}
define half @f32(i5 %x, i5 %y) {
  %a = or i5 %x, -4
  %b = and i5 %y, 3
  %f = sitofp i5 %a to half
  %g = sitofp i5 %b to half
  %r = fadd half %f, %g
  ret half %r
}
define half @f33(i5 %x, i5 %y) {
  %a = ashr i5 %x, 2
  %b = ashr i5 %y, 3
  %f = sitofp i5 %a to half
  %g = sitofp i5 %b to half
  %r = fadd half %f, %g
  ret half %r
}
define half @f34(i5 %x, i5 %y) {
  %a = lshr i5 %x, 3
  %b = or i5 %y, 16
  %f = sitofp i5 %a to half
  %g = sitofp i5 %b to half
  %r = fadd half %f, %g
  ret half %r
}
define half @f35(i5 %x) {
  %a = ashr i5 %x, 2
  %f = sitofp i5 %a to half
  %r = fadd half %f, 3.0
  ret half %r
}
define half @f36(i5 %x) {
  %a = ashr i5 %x, 2
  %f = sitofp i5 %a to half
  %r = fadd half %f, -4.0
  ret half %r
}
define half @f37(i5 %x) {
  %a = ashr i5 %x, 2
  %f = sitofp i5 %a to half
  %r = fadd half %f, 0.0
  ret half %r
}
define half @f38(i5 %x) {
  %a = ashr i5 %x, 2
  %f = sitofp i5 %a to half
  %r = fadd half %f, -0.0
  ret half %r
}
define half @f39(i5 %x, i5 %y) {
  %a = and i5 %x, 7
  %b = and i5 %y, 7
  %f = uitofp i5 %a to half
  %g = uitofp i5 %b to half
  %r = fsub half %f, %g
  ret half %r
}
define half @f40(i5 %x, i5 %y) {
  %a = or i5 %x, -4
  %b = and i5 %y, 3
  %f = uitofp i5 %a to half
  %g = uitofp i5 %b to half
  %r = fsub half %f, %g
  ret half %r
}
define half @f41(i5 %x, i5 %y) {
  %a = lshr i5 %x, 3
  %b = or i5 %y, 16
  %f = uitofp i5 %a to half
  %g = uitofp i5 %b to half
  %r = fsub half %f, %g
  ret half %r
}
define half @f42(i5 %x, i5 %y) {
  %a = and i5 %x, 7
  %b = and i5 %y, 7
  %f = uitofp i5 %a to half
  %g = sitofp i5 %b to half
  %r = fsub half %f, %g
  ret half %r
}
define half @f43(i5 %x, i5 %y) {
  %a = or i5 %x, -4
  %b = and i5 %y, 3
  %f = uitofp i5 %a to half
  %g = sitofp i5 %b to half
  %r = fsub half %f, %g
  ret half %r
}
define half @f44(i5 %x, i5 %y) {
  %a = lshr i5 %x, 3
  %b = or i5 %y, 16
  %f = uitofp i5 %a to half
  %g = sitofp i5 %b to half
  %r = fsub half %f, %g
  ret half %r
}
define half @f45(i5 %x) {
  %a = and i5 %x, 7
  %f = uitofp i5 %a to half
  %r = fsub half %f, 3.0
  ret half %r
}
define half @f46(i5 %x) {
  %a = and i5 %x, 7
  %f = uitofp i5 %a to half
  %r = fsub half %f, -4.0
  ret half %r
}
define half @f47(i5 %x) {
  %a = and i5 %x, 7
  %f = uitofp i5 %a to half
  %r = fsub half %f, 0.0
  ret half %r
}
define half @f48(i5 %x) {
  %a = and i5 %x, 7
  %f = uitofp i5 %a to half
  %r = fsub half %f, -0.0
  ret half %r
}
define half @f49(i5 %x) {
  %a = and i5 %x, 7
  %f = uitofp i5 %a to half
  %r = fsub half %f, 0.5
  ret half %r
}
define half @f50(i5 %x, i5 %y) {
  %a = and i5 %x, 7
  %b = and i5 %y, 7
  %f = sitofp i5 %a to half
  %g = uitofp i5 %b to half
  %r = fsub half %f, %g
  ret half %r
}
define half @f51(i5 %x, i5 %y) {
  %a = or i5 %x, -4
  %b = and i5 %y, 3
  %f = sitofp i5 %a to half
  %g = uitofp i5 %b to half
  %r = fsub half %f, %g
  ret half %r
}
define half @f52(i5 %x, i5 %y) {
  %a = lshr i5 %x, 3
  %b = or i5 %y, 16
  %f = sitofp i5 %a to half
  %g = uitofp i5 %b to half
  %r = fsub half %f, %g
  ret half %r
}
define half @f53(i5 %x, i5 %y) {
  %a = and i5 %x, 7
  %b = and i5 %y, 7
  %f = sitofp i5 %a to half
  %g = sitofp i5 %b to half
  %r = fsub half %f, %g
  ret half %r
}
define half @f54(i5 %x, i5 %y) {
  %a = or i5 %x, -4
  %b = and i5 %y, 3
  %f = sitofp i5 %a to half
  %g = sitofp i5 %b to half
  %r = fsub half %f, %g
  ret half %r
}
define half @f55(i5 %x, i5 %y) {
  %a = ashr i5 %x, 2
  %b = ashr i5 %y, 3
  %f = sitofp i5 %a to half
  %g = sitofp i5 %b to half
  %r = fsub half %f, %g
  ret half %r
}
define half @f56(i5 %x, i5 %y) {
  %a = lshr i5 %x, 3
  %b = or i5 %y, 16
  %f = sitofp i5 %a to half
  %g = sitofp i5 %b to half
  %r = fsub half %f, %g
  ret half %r
}
define half @f57(i5 %x) {
  %a = ashr i5 %x, 2
  %f = sitofp i5 %a to half
  %r = fsub half %f, 3.0
  ret half %r
}
define half @f58(i5 %x) {
  %a = ashr i5 %x, 2
  %f = sitofp i5 %a to half
  %r = fsub half %f, -4.0
  ret half %r
}
define half @f59(i5 %x) {
  %a = ashr i5 %x, 2
  %f = sitofp i5 %a to half
  %r = fsub half %f, 0.0
  ret half %r
}
define half @f60(i5 %x) {
  %a = ashr i5 %x, 2
  %f = sitofp i5 %a to half
  %r = fsub half %f, -0.0
  ret half %r
}
define half @f61(i5 %x) {
  %a = ashr i5 %x, 2
  %f = sitofp i5 %a to half
  %r = fsub half %f, 0.5
  ret half %r
}
define half @f62(i5 %x, i5 %y) {
  %a = and i5 %x, 7
  %b = and i5 %y, 7
  %f = uitofp i5 %a to half
  %g = uitofp i5 %b to half
  %r = fmul half %f, %g
  ret half %r
}
define half @f63(i5 %x, i5 %y) {
  %a = or i5 %x, -4
  %b = and i5 %y, 3
  %f = uitofp i5 %a to half
  %g = uitofp i5 %b to half
  %r = fmul half %f, %g
  ret half %r
}
define half @f64(i5 %x, i5 %y) {
  %a = lshr i5 %x, 3
  %b = or i5 %y, 16
  %f = uitofp i5 %a to half
  %g = uitofp i5 %b to half
  %r = fmul half %f, %g
  ret half %r
}
define half @f65(i5 %x, i5 %y) {
  %a = and i5 %x, 7
  %b = and i5 %y, 7
  %f = uitofp i5 %a to half
  %g = sitofp i5 %b to half
  %r = fmul half %f, %g
  ret half %r
}
define half @f66(i5 %x, i5 %y) {
  %a = or i5 %x, -4
  %b = and i5 %y, 3
  %f = uitofp i5 %a to half
  %g = sitofp i5 %b to half
  %r = fmul half %f, %g
  ret half %r
}
define half @f67(i5 %x, i5 %y) {
  %a = lshr i5 %x, 3
  %b = or i5 %y, 16
  %f = uitofp i5 %a to half
  %g = sitofp i5 %b to half
  %r = fmul half %f, %g
  ret half %r
}
define half @f68(i5 %x) {
  %a = and i5 %x, 7
  %f = uitofp i5 %a to half
  %r = fmul half %f, 3.0
  ret half %r
}
define half @f69(i5 %x) {
  %a = and i5 %x, 7
  %f = uitofp i5 %a to half
  %r = fmul half %f, -4.0
  ret half %r
}
define half @f70(i5 %x) {
  %a = and i5 %x, 7
  %f = uitofp i5 %a to half
  %r = fmul half %f, 0.0
  ret half %r
}
define half @f71(i5 %x) {
  %a = and i5 %x, 7
  %f = uitofp i5 %a to half
  %r = fmul half %f, -0.0
  ret half %r
}
define half @f72(i5 %x) {
  %a = and i5 %x, 7
  %f = uitofp i5 %a to half
  %r = fmul half %f, 0.5
  ret half %r
}
define half @f73(i5 %x, i5 %y) {
  %a = and i5 %x, 7
  %b = and i5 %y, 7
  %f = sitofp i5 %a to half
  %g = uitofp i5 %b to half
  %r = fmul half %f, %g
  ret half %r
}
define half @f74(i5 %x, i5 %y) {
  %a = or i5 %x, -4
  %b = and i5 %y, 3
  %f = sitofp i5 %a to half
  %g = uitofp i5 %b to half
  %r = fmul half %f, %g
  ret half %r
}
define half @f75(i5 %x, i5 %y) {
  %a = lshr i5 %x, 3
  %b = or i5 %y, 16
  %f = sitofp i5 %a to half
  %g = uitofp i5 %b to half
  %r = fmul half %f, %g
  ret half %r
}
define half @f76(i5 %x, i5 %y) {
  %a = and i5 %x, 7
  %b = and i5 %y, 7
  %f = sitofp i5 %a to half
  %g = sitofp i5 %b to half
  %r = fmul half %f, %g
  ret half %r
}
define half @f77(i5 %x, i5 %y) {
  %a = or i5 %x, -4
  %b = and i5 %y, 3
  %f = sitofp i5 %a to half
  %g = sitofp i5 %b to half
  %r = fmul half %f, %g
  ret half %r
}
define half @f78(i5 %x, i5 %y) {
  %a = lshr i5 %x, 3
  %b = or i5 %y, 16
  %f = sitofp i5 %a to half
  %g = sitofp i5 %b to half
  %r = fmul half %f, %g
  ret half %r
}

define i16 @narrower_integer(half %x) {
  %n = fptoui half %x to i32
  %r = trunc i32 %n to i16
  ret i16 %r
}

define i17 @narrower_signed_integer(half %x) {
  %n = fptosi half %x to i32
  %r = trunc i32 %n to i17
  ret i17 %r
}
