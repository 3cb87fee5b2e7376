; The magnitude of a number as a select by its sign, with the flags of the compare and the negation.
define half @f1(half %x) {
  %c = fcmp nnan olt half %x, 0.0
  %n = fneg half %x
  %r = select nsz i1 %c, half %n, half %x
  ret half %r
}
define half @f2(half %x) {
  %c = fcmp nnan olt half %x, 0.0
  %n = fneg half %x
  %r = select nsz i1 %c, half %x, half %n
  ret half %r
}
define half @f3(half %x) {
  %c = fcmp nnan ninf olt half %x, 0.0
  %n = fneg nnan half %x
  %r = select nsz i1 %c, half %n, half %x
  ret half %r
}
define half @f4(half %x) {
  %c = fcmp nnan ninf olt half %x, 0.0
  %n = fneg nnan half %x
  %r = select nsz i1 %c, half %x, half %n
  ret half %r
}
define half @f5(half %x) {
  %c = fcmp nnan ole half %x, 0.0
  %n = fneg half %x
  %r = select nsz i1 %c, half %n, half %x
  ret half %r
}
define half @f6(half %x) {
  %c = fcmp nnan ole half %x, 0.0
  %n = fneg half %x
  %r = select nsz i1 %c, half %x, half %n
  ret half %r
}
define half @f7(half %x) {
  %c = fcmp nnan ninf ole half %x, 0.0
  %n = fneg nnan half %x
  %r = select nsz i1 %c, half %n, half %x
  ret half %r
}
define half @f8(half %x) {
  %c = fcmp nnan ninf ole half %x, 0.0
  %n = fneg nnan half %x
  %r = select nsz i1 %c, half %x, half %n
  ret half %r
}
define half @f9(half %x) {
  %c = fcmp nnan ogt half %x, 0.0
  %n = fneg half %x
  %r = select nsz i1 %c, half %n, half %x
  ret half %r
}
define half @f10(half %x) {
  %c = fcmp nnan ogt half %x, 0.0
  %n = fneg half %x
  %r = select nsz i1 %c, half %x, half %n
  ret half %r
}
define half @f11(half %x) {
  %c = fcmp nnan ninf ogt half %x, 0.0
  %n = fneg nnan half %x
  %r = select nsz i1 %c, half %n, half %x
  ret half %r
}
define half @f12(half %x) {
  %c = fcmp nnan ninf ogt half %x, 0.0
  %n = fneg nnan half %x
  %r = select nsz i1 %c, half %x, half %n
  ret half %r
}
define half @f13(half %x) {
  %c = fcmp nnan oge half %x, 0.0
  %n = fneg half %x
  %r = select nsz i1 %c, half %n, half %x
  ret half %r
}
define half @f14(half %x) {
  %c = fcmp nnan oge half %x, 0.0
  %n = fneg half %x
  %r = select nsz i1 %c, half %x, half %n
  ret half %r
}
define half @f15(half %x) {
  %c = fcmp nnan ninf oge half %x, 0.0
  %n = fneg nnan half %x
  %r = select nsz i1 %c, half %n, half %x
  ret half %r
}
define half @f16(half %x) {
  %c = fcmp nnan ninf oge half %x, 0.0
  %n = fneg nnan half %x
  %r = select nsz i1 %c, half %x, half %n
  ret half %r
}
define half @f17(half %x) {
  %c = fcmp nnan ult half %x, 0.0
  %n = fneg half %x
  %r = select nsz i1 %c, half %n, half %x
  ret half %r
}
define half @f18(half %x) {
  %c = fcmp nnan ult half %x, 0.0
  %n = fneg half %x
  %r = select nsz i1 %c, half %x, half %n
  ret half %r
}
define half @f19(half %x) {
  %c = fcmp nnan ninf ult half %x, 0.0
  %n = fneg nnan half %x
  %r = select nsz i1 %c, half %n, half %x
  ret half %r
}
define half @f20(half %x) {
  %c = fcmp nnan ninf ult half %x, 0.0
  %n = fneg nnan half %x
  %r = select nsz i1 %c, half %x, half %n
  ret half %r
}
define half @f21(half %x) {
  %c = fcmp ult half %x, 0.0
  %n = fneg nnan half %x
  %r = select nsz i1 %c, half %n, half %x
  ret half %r
}
define half @f22(half %x) {
  %c = fcmp nnan ule half %x, 0.0
  %n = fneg half %x
  %r = select nsz i1 %c, half %n, half %x
  ret half %r
}
define half @f23(half %x) {
  %c = fcmp nnan ule half %x, 0.0
  %n = fneg half %x
  %r = select nsz i1 %c, half %x, half %n
  ret half %r
}
define half @f24(half %x) {
  %c = fcmp nnan ninf ule half %x, 0.0
  %n = fneg nnan half %x
  %r = select nsz i1 %c, half %n, half %x
  ret half %r
}
define half @f25(half %x) {
  %c = fcmp nnan ninf ule half %x, 0.0
  %n = fneg nnan half %x
  %r = select nsz i1 %c, half %x, half %n
  ret half %r
}
define half @f26(half %x) {
  %c = fcmp ule half %x, 0.0
  %n = fneg nnan half %x
  %r = select nsz i1 %c, half %n, half %x
  ret half %r
}
define half @f27(half %x) {
  %c = fcmp nnan ugt half %x, 0.0
  %n = fneg half %x
  %r = select nsz i1 %c, half %n, half %x
  ret half %r
}
define half @f28(half %x) {
  %c = fcmp nnan ugt half %x, 0.0
  %n = fneg half %x
  %r = select nsz i1 %c, half %x, half %n
  ret half %r
}
define half @f29(half %x) {
  %c = fcmp nnan ninf ugt half %x, 0.0
  %n = fneg nnan half %x
  %r = select nsz i1 %c, half %n, half %x
  ret half %r
}
define half @f30(half %x) {
  %c = fcmp nnan ninf ugt half %x, 0.0
  %n = fneg nnan half %x
  %r = select nsz i1 %c, half %x, half %n
  ret half %r
}
define half @f31(half %x) {
  %c = fcmp ugt half %x, 0.0
  %n = fneg nnan half %x
  %r = select nsz i1 %c, half %n, half %x
  ret half %r
}
define half @f32(half %x) {
  %c = fcmp nnan uge half %x, 0.0
  %n = fneg half %x
  %r = select nsz i1 %c, half %n, half %x
  ret half %r
}
define half @f33(half %x) {
  %c = fcmp nnan uge half %x, 0.0
  %n = fneg half %x
  %r = select nsz i1 %c, half %x, half %n
  ret half %r
}
define half @f34(half %x) {
  %c = fcmp nnan ninf uge half %x, 0.0
  %n = fneg nnan half %x
  %r = select nsz i1 %c, half %n, half %x
  ret half %r
}
define half @f35(half %x) {
  %c = fcmp nnan ninf uge half %x, 0.0
  %n = fneg nnan half %x
  %r = select nsz i1 %c, half %x, half %n
  ret half %r
}
define half @f36(half %x) {
  %c = fcmp uge half %x, 0.0
  %n = fneg nnan half %x
  %r = select nsz i1 %c, half %n, half %x
  ret half %r
}
