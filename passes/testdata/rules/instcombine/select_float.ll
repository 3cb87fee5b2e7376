; Selects between a number and an operation with it.
define half @f1(half %a, half %b, i1 %c) {
  %o = fadd half %a, %b
  %r = select nnan i1 %c, half %a, half %o
  ret half %r
}
define half @f2(half %a, half %b, i1 %c) {
  %o = fadd half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f3(half %a, half %b, i1 %c) {
  %o = fadd half %a, %b
  %r = select nnan nsz i1 %c, half %a, half %o
  ret half %r
}
define half @f4(half %a, half %b, i1 %c) {
  %o = fadd half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f5(half %a, half %b, i1 %c) {
  %o = fadd half %a, %b
  %r = select fast i1 %c, half %a, half %o
  ret half %r
}
define half @f6(half %a, half %b, i1 %c) {
  %o = fadd half %a, %b
  %r = select fast i1 %c, half %o, half %a
  ret half %r
}
define half @f7(half %a, half %b, i1 %c) {
  %o = fadd nnan half %a, %b
  %r = select nnan ninf i1 %c, half %a, half %o
  ret half %r
}
define half @f8(half %a, half %b, i1 %c) {
  %o = fadd nnan half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f9(half %a, half %b, i1 %c) {
  %o = fadd ninf half %a, %b
  %r = select nnan ninf i1 %c, half %a, half %o
  ret half %r
}
define half @f10(half %a, half %b, i1 %c) {
  %o = fadd ninf half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f11(half %a, half %b, i1 %c) {
  %o = fadd nsz half %a, %b
  %r = select nnan i1 %c, half %a, half %o
  ret half %r
}
define half @f12(half %a, half %b, i1 %c) {
  %o = fadd nsz half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f13(half %a, half %b, i1 %c) {
  %o = fadd nsz half %a, %b
  %r = select nnan nsz i1 %c, half %a, half %o
  ret half %r
}
define half @f14(half %a, half %b, i1 %c) {
  %o = fadd nsz half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f15(half %a, half %b, i1 %c) {
  %o = fadd nsz half %a, %b
  %r = select fast i1 %c, half %a, half %o
  ret half %r
}
define half @f16(half %a, half %b, i1 %c) {
  %o = fadd nsz half %a, %b
  %r = select fast i1 %c, half %o, half %a
  ret half %r
}
define half @f17(half %a, half %b, i1 %c) {
  %o = fadd fast half %a, %b
  %r = select nnan ninf i1 %c, half %a, half %o
  ret half %r
}
define half @f18(half %a, half %b, i1 %c) {
  %o = fadd fast half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f19(half %a, half %b, i1 %c) {
  %o = fsub half %a, %b
  %r = select nnan i1 %c, half %a, half %o
  ret half %r
}
define half @f20(half %a, half %b, i1 %c) {
  %o = fsub half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f21(half %a, half %b, i1 %c) {
  %o = fsub half %a, %b
  %r = select nnan nsz i1 %c, half %a, half %o
  ret half %r
}
define half @f22(half %a, half %b, i1 %c) {
  %o = fsub half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f23(half %a, half %b, i1 %c) {
  %o = fsub half %a, %b
  %r = select fast i1 %c, half %a, half %o
  ret half %r
}
define half @f24(half %a, half %b, i1 %c) {
  %o = fsub half %a, %b
  %r = select fast i1 %c, half %o, half %a
  ret half %r
}
define half @f25(half %a, half %b, i1 %c) {
  %o = fsub nnan half %a, %b
  %r = select nnan ninf i1 %c, half %a, half %o
  ret half %r
}
define half @f26(half %a, half %b, i1 %c) {
  %o = fsub nnan half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f27(half %a, half %b, i1 %c) {
  %o = fsub ninf half %a, %b
  %r = select nnan ninf i1 %c, half %a, half %o
  ret half %r
}
define half @f28(half %a, half %b, i1 %c) {
  %o = fsub ninf half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f29(half %a, half %b, i1 %c) {
  %o = fsub nsz half %a, %b
  %r = select nnan i1 %c, half %a, half %o
  ret half %r
}
define half @f30(half %a, half %b, i1 %c) {
  %o = fsub nsz half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f31(half %a, half %b, i1 %c) {
  %o = fsub nsz half %a, %b
  %r = select nnan nsz i1 %c, half %a, half %o
  ret half %r
}
define half @f32(half %a, half %b, i1 %c) {
  %o = fsub nsz half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f33(half %a, half %b, i1 %c) {
  %o = fsub nsz half %a, %b
  %r = select fast i1 %c, half %a, half %o
  ret half %r
}
define half @f34(half %a, half %b, i1 %c) {
  %o = fsub nsz half %a, %b
  %r = select fast i1 %c, half %o, half %a
  ret half %r
}
define half @f35(half %a, half %b, i1 %c) {
  %o = fsub fast half %a, %b
  %r = select nnan ninf i1 %c, half %a, half %o
  ret half %r
}
define half @f36(half %a, half %b, i1 %c) {
  %o = fsub fast half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f37(half %a, half %b, i1 %c) {
  %o = fmul half %a, %b
  %r = select nnan i1 %c, half %a, half %o
  ret half %r
}
define half @f38(half %a, half %b, i1 %c) {
  %o = fmul half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f39(half %a, half %b, i1 %c) {
  %o = fmul half %a, %b
  %r = select nnan nsz i1 %c, half %a, half %o
  ret half %r
}
define half @f40(half %a, half %b, i1 %c) {
  %o = fmul half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f41(half %a, half %b, i1 %c) {
  %o = fmul half %a, %b
  %r = select fast i1 %c, half %a, half %o
  ret half %r
}
define half @f42(half %a, half %b, i1 %c) {
  %o = fmul half %a, %b
  %r = select fast i1 %c, half %o, half %a
  ret half %r
}
define half @f43(half %a, half %b, i1 %c) {
  %o = fmul nnan half %a, %b
  %r = select nnan ninf i1 %c, half %a, half %o
  ret half %r
}
define half @f44(half %a, half %b, i1 %c) {
  %o = fmul nnan half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f45(half %a, half %b, i1 %c) {
  %o = fmul ninf half %a, %b
  %r = select nnan ninf i1 %c, half %a, half %o
  ret half %r
}
define half @f46(half %a, half %b, i1 %c) {
  %o = fmul ninf half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f47(half %a, half %b, i1 %c) {
  %o = fmul nsz half %a, %b
  %r = select nnan i1 %c, half %a, half %o
  ret half %r
}
define half @f48(half %a, half %b, i1 %c) {
  %o = fmul nsz half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f49(half %a, half %b, i1 %c) {
  %o = fmul nsz half %a, %b
  %r = select nnan nsz i1 %c, half %a, half %o
  ret half %r
}
define half @f50(half %a, half %b, i1 %c) {
  %o = fmul nsz half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f51(half %a, half %b, i1 %c) {
  %o = fmul nsz half %a, %b
  %r = select fast i1 %c, half %a, half %o
  ret half %r
}
define half @f52(half %a, half %b, i1 %c) {
  %o = fmul nsz half %a, %b
  %r = select fast i1 %c, half %o, half %a
  ret half %r
}
define half @f53(half %a, half %b, i1 %c) {
  %o = fmul fast half %a, %b
  %r = select nnan ninf i1 %c, half %a, half %o
  ret half %r
}
define half @f54(half %a, half %b, i1 %c) {
  %o = fmul fast half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f55(half %a, half %b, i1 %c) {
  %o = fdiv half %a, %b
  %r = select nnan ninf i1 %c, half %a, half %o
  ret half %r
}
define half @f56(half %a, half %b, i1 %c) {
  %o = fdiv half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f57(half %a, half %b, i1 %c) {
  %o = fdiv nnan half %a, %b
  %r = select nnan i1 %c, half %a, half %o
  ret half %r
}
define half @f58(half %a, half %b, i1 %c) {
  %o = fdiv nnan half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f59(half %a, half %b, i1 %c) {
  %o = fdiv nnan half %a, %b
  %r = select nnan nsz i1 %c, half %a, half %o
  ret half %r
}
define half @f60(half %a, half %b, i1 %c) {
  %o = fdiv nnan half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f61(half %a, half %b, i1 %c) {
  %o = fdiv nnan half %a, %b
  %r = select fast i1 %c, half %a, half %o
  ret half %r
}
define half @f62(half %a, half %b, i1 %c) {
  %o = fdiv nnan half %a, %b
  %r = select fast i1 %c, half %o, half %a
  ret half %r
}
define half @f63(half %a, half %b, i1 %c) {
  %o = fdiv ninf half %a, %b
  %r = select nnan i1 %c, half %a, half %o
  ret half %r
}
define half @f64(half %a, half %b, i1 %c) {
  %o = fdiv ninf half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f65(half %a, half %b, i1 %c) {
  %o = fdiv ninf half %a, %b
  %r = select nnan nsz i1 %c, half %a, half %o
  ret half %r
}
define half @f66(half %a, half %b, i1 %c) {
  %o = fdiv ninf half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f67(half %a, half %b, i1 %c) {
  %o = fdiv ninf half %a, %b
  %r = select fast i1 %c, half %a, half %o
  ret half %r
}
define half @f68(half %a, half %b, i1 %c) {
  %o = fdiv ninf half %a, %b
  %r = select fast i1 %c, half %o, half %a
  ret half %r
}
define half @f69(half %a, half %b, i1 %c) {
  %o = fdiv nsz half %a, %b
  %r = select nnan ninf i1 %c, half %a, half %o
  ret half %r
}
define half @f70(half %a, half %b, i1 %c) {
  %o = fdiv nsz half %a, %b
  %r = select nnan ninf i1 %c, half %o, half %a
  ret half %r
}
define half @f71(half %a, half %b, i1 %c) {
  %o = fdiv fast half %a, %b
  %r = select nnan i1 %c, half %a, half %o
  ret half %r
}
define half @f72(half %a, half %b, i1 %c) {
  %o = fdiv fast half %a, %b
  %r = select nnan i1 %c, half %o, half %a
  ret half %r
}
define half @f73(half %a, half %b, i1 %c) {
  %o = fdiv fast half %a, %b
  %r = select nnan nsz i1 %c, half %a, half %o
  ret half %r
}
define half @f74(half %a, half %b, i1 %c) {
  %o = fdiv fast half %a, %b
  %r = select nnan nsz i1 %c, half %o, half %a
  ret half %r
}
define half @f75(half %a, half %b, i1 %c) {
  %o = fdiv fast half %a, %b
  %r = select fast i1 %c, half %a, half %o
  ret half %r
}
define half @f76(half %a, half %b, i1 %c) {
  %o = fdiv fast half %a, %b
  %r = select fast i1 %c, half %o, half %a
  ret half %r
}

define half @sign_of_bits(half %x) {
  %b = bitcast half %x to i16
  %c = icmp sgt i16 %b, -1
  %r = select i1 %c, half 2.0, half -2.0
  ret half %r
}

define half @opposite_sign_of_bits(half %x) {
  %b = bitcast half %x to i16
  %c = icmp slt i16 %b, 0
  %r = select nnan ninf i1 %c, half 2.0, half -2.0
  ret half %r
}

define half @two_selects(i1 %c) {
  %a = select i1 %c, half 5.0, half 6.0
  %b = select i1 %c, half 1.0, half 9.0
  %r = fadd half %a, %b
  ret half %r
}
