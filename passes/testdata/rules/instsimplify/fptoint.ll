; Integers that halves convert to; tests for NaN beside compares.
declare half @llvm.fabs.f16(half)
define i1 @f1(half %x) {
  %i = fptoui half %x to i16
  %r = icmp ule i16 %i, -32
  ret i1 %r
}
define i1 @f2(half %x) {
  %i = fptoui half %x to i16
  %r = icmp ule i16 %i, -1
  ret i1 %r
}
define i1 @f3(half %x) {
  %i = fptoui half %x to i16
  %r = icmp ugt i16 %i, -32
  ret i1 %r
}
define i1 @f4(half %x) {
  %i = fptoui half %x to i16
  %r = icmp ugt i16 %i, -1
  ret i1 %r
}
define i1 @f5(half %x) {
  %i = fptoui half %x to i16
  %r = icmp ult i16 %i, -1
  ret i1 %r
}
define i1 @f6(half %x) {
  %i = fptoui half %x to i16
  %r = icmp ult i16 %i, 0
  ret i1 %r
}
define i1 @f7(half %x) {
  %i = fptosi half %x to i16
  %r = icmp ule i16 %i, -1
  ret i1 %r
}
define i1 @f8(half %x) {
  %i = fptosi half %x to i16
  %r = icmp ugt i16 %i, -1
  ret i1 %r
}
define i1 @f9(half %x) {
  %i = fptosi half %x to i16
  %r = icmp ult i16 %i, 0
  ret i1 %r
}
define i1 @f10(half %x, half %y) {
  %n = fdiv nnan half %x, %y
  %a = fcmp ord half %x, 1.0
  %b = fcmp ord half %y, %x
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f11(half %x, half %y) {
  %n = fdiv nnan half %x, %y
  %a = fcmp ord half %x, %n
  %b = fcmp ord half %y, %x
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f12(half %x, half %y) {
  %n = fdiv nnan half %x, %y
  %a = fcmp uno half %x, 1.0
  %b = fcmp uno half %y, %x
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f13(half %x, half %y) {
  %n = fdiv nnan half %x, %y
  %a = fcmp uno half %x, %n
  %b = fcmp uno half %y, %x
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f14(half %x, half %y) {
  %n = fdiv nnan half %x, %y
  %a = fcmp ord half %x, 1.0
  %b = fcmp olt half %y, %x
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f15(half %x, half %y) {
  %n = fdiv nnan half %x, %y
  %a = fcmp ord half %x, %n
  %b = fcmp olt half %y, %x
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f16(half %x, half %y) {
  %n = fdiv nnan half %x, %y
  %a = fcmp uno half %x, 1.0
  %b = fcmp ult half %y, %x
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f17(half %x, half %y) {
  %n = fdiv nnan half %x, %y
  %a = fcmp uno half %x, %n
  %b = fcmp ult half %y, %x
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f18(half %x, half %y) {
  %n = fdiv nnan half %x, %y
  %a = fcmp uno half %x, 1.0
  %b = fcmp olt half %y, %x
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f19(half %x, half %y) {
  %n = fdiv nnan half %x, %y
  %a = fcmp uno half %x, %n
  %b = fcmp olt half %y, %x
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @f20(half %x, half %y) {
  %n = fdiv nnan half %x, %y
  %a = fcmp ord half %x, 1.0
  %b = fcmp ult half %y, %x
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @f21(half %x, half %y) {
  %n = fdiv nnan half %x, %y
  %a = fcmp ord half %x, %n
  %b = fcmp ult half %y, %x
  %r = or i1 %a, %b
  ret i1 %r
}
