; Absolute values of selects, bits of converted integers, tests for NaN through logic.
declare half @llvm.fabs.f16(half)
declare half @llvm.sqrt.f16(half)
declare half @llvm.canonicalize.f16(half)
declare half @llvm.copysign.f16(half, half)
declare i1 @llvm.is.fpclass.f16(half, i32)
define half @f1(half %x, i1 %b) {
  %n = fneg half %x
  %s = select i1 %b, half %x, half %n
  %r = call half @llvm.fabs.f16(half %s)
  ret half %r
}
define half @f2(half %x, i1 %b) {
  %n = fneg half %x
  %s = select i1 %b, half %x, half %n
  %r = call nnan half @llvm.fabs.f16(half %s)
  ret half %r
}
define half @f3(half %x, i1 %b) {
  %n = fneg half %x
  %s = select nsz i1 %b, half %x, half %n
  %r = call half @llvm.fabs.f16(half %s)
  ret half %r
}
define half @f4(half %x, i1 %b) {
  %n = fneg half %x
  %s = select nnan i1 %b, half %x, half %n
  %r = call ninf half @llvm.fabs.f16(half %s)
  ret half %r
}
define half @f5(half %x, i1 %b) {
  %n = fneg half %x
  %s = select ninf i1 %b, half %x, half %n
  %r = call nsz half @llvm.fabs.f16(half %s)
  ret half %r
}
define half @f6(half %x, i1 %b) {
  %n = fneg half %x
  %s = select i1 %b, half %n, half %x
  %r = call half @llvm.fabs.f16(half %s)
  ret half %r
}
define half @f7(half %x, i1 %b) {
  %n = fneg half %x
  %s = select i1 %b, half %n, half %x
  %r = call nnan half @llvm.fabs.f16(half %s)
  ret half %r
}
define half @f8(half %x, i1 %b) {
  %n = fneg half %x
  %s = select nsz i1 %b, half %n, half %x
  %r = call half @llvm.fabs.f16(half %s)
  ret half %r
}
define half @f9(half %x, i1 %b) {
  %n = fneg half %x
  %s = select nnan i1 %b, half %n, half %x
  %r = call ninf half @llvm.fabs.f16(half %s)
  ret half %r
}
define half @f10(half %x, i1 %b) {
  %n = fneg half %x
  %s = select ninf i1 %b, half %n, half %x
  %r = call nsz half @llvm.fabs.f16(half %s)
  ret half %r
}
define half @f11(half %x, i1 %b) {
  %n = fneg half %x
  %s = select i1 %b, half 1.0, half %x
  %r = call half @llvm.fabs.f16(half %s)
  ret half %r
}
define half @f12(half %x, i1 %b) {
  %n = fneg half %x
  %s = select i1 %b, half 1.0, half %x
  %r = call nnan half @llvm.fabs.f16(half %s)
  ret half %r
}
define half @f13(half %x, i1 %b) {
  %n = fneg half %x
  %s = select nsz i1 %b, half 1.0, half %x
  %r = call half @llvm.fabs.f16(half %s)
  ret half %r
}
define half @f14(half %x, i1 %b) {
  %n = fneg half %x
  %s = select nnan i1 %b, half 1.0, half %x
  %r = call ninf half @llvm.fabs.f16(half %s)
  ret half %r
}
define half @f15(half %x, i1 %b) {
  %n = fneg half %x
  %s = select ninf i1 %b, half 1.0, half %x
  %r = call nsz half @llvm.fabs.f16(half %s)
  ret half %r
}
define half @f16(half %x, i1 %b) {
  %n = fneg half %x
  %s = select i1 %b, half %x, half -2.0
  %r = call half @llvm.fabs.f16(half %s)
  ret half %r
}
define half @f17(half %x, i1 %b) {
  %n = fneg half %x
  %s = select i1 %b, half %x, half -2.0
  %r = call nnan half @llvm.fabs.f16(half %s)
  ret half %r
}
define half @f18(half %x, i1 %b) {
  %n = fneg half %x
  %s = select nsz i1 %b, half %x, half -2.0
  %r = call half @llvm.fabs.f16(half %s)
  ret half %r
}
define half @f19(half %x, i1 %b) {
  %n = fneg half %x
  %s = select nnan i1 %b, half %x, half -2.0
  %r = call ninf half @llvm.fabs.f16(half %s)
  ret half %r
}
define half @f20(half %x, i1 %b) {
  %n = fneg half %x
  %s = select ninf i1 %b, half %x, half -2.0
  %r = call nsz half @llvm.fabs.f16(half %s)
  ret half %r
}
define half @f21(half %x, i1 %b) {
  %n = fneg half %x
  %s = select i1 %b, half -0.0, half 0.0
  %r = call half @llvm.fabs.f16(half %s)
  ret half %r
}
define half @f22(half %x, i1 %b) {
  %n = fneg half %x
  %s = select i1 %b, half -0.0, half 0.0
  %r = call nnan half @llvm.fabs.f16(half %s)
  ret half %r
}
define half @f23(half %x, i1 %b) {
  %n = fneg half %x
  %s = select nsz i1 %b, half -0.0, half 0.0
  %r = call half @llvm.fabs.f16(half %s)
  ret half %r
}
define half @f24(half %x, i1 %b) {
  %n = fneg half %x
  %s = select nnan i1 %b, half -0.0, half 0.0
  %r = call ninf half @llvm.fabs.f16(half %s)
  ret half %r
}
define half @f25(half %x, i1 %b) {
  %n = fneg half %x
  %s = select ninf i1 %b, half -0.0, half 0.0
  %r = call nsz half @llvm.fabs.f16(half %s)
  ret half %r
}
define i1 @f26(i5 %x) {
  %f = sitofp i5 %x to half
  %b = bitcast half %f to i16
  %r = icmp eq i16 %b, 0
  ret i1 %r
}
define i1 @f27(i5 %x) {
  %f = sitofp i5 %x to half
  %b = bitcast half %f to i16
  %r = icmp ne i16 %b, 0
  ret i1 %r
}
define i1 @f28(i5 %x) {
  %f = sitofp i5 %x to half
  %b = bitcast half %f to i16
  %r = icmp slt i16 %b, 0
  ret i1 %r
}
define i1 @f29(i5 %x) {
  %f = sitofp i5 %x to half
  %b = bitcast half %f to i16
  %r = icmp sgt i16 %b, 0
  ret i1 %r
}
define i1 @f30(i5 %x) {
  %f = sitofp i5 %x to half
  %b = bitcast half %f to i16
  %r = icmp slt i16 %b, 1
  ret i1 %r
}
define i1 @f31(i5 %x) {
  %f = sitofp i5 %x to half
  %b = bitcast half %f to i16
  %r = icmp sgt i16 %b, -1
  ret i1 %r
}
define i1 @f32(i5 %x) {
  %f = sitofp i5 %x to half
  %b = bitcast half %f to i16
  %r = icmp sge i16 %b, 0
  ret i1 %r
}
define i1 @f33(i5 %x) {
  %f = sitofp i5 %x to half
  %b = bitcast half %f to i16
  %r = icmp ult i16 %b, 1
  ret i1 %r
}
define i1 @f34(i5 %x) {
  %f = uitofp i5 %x to half
  %b = bitcast half %f to i16
  %r = icmp eq i16 %b, 0
  ret i1 %r
}
define i1 @f35(i5 %x) {
  %f = uitofp i5 %x to half
  %b = bitcast half %f to i16
  %r = icmp ne i16 %b, 0
  ret i1 %r
}
define i1 @f36(i5 %x) {
  %f = uitofp i5 %x to half
  %b = bitcast half %f to i16
  %r = icmp sge i16 %b, 0
  ret i1 %r
}
define i1 @f37(i5 %x) {
  %f = uitofp i5 %x to half
  %b = bitcast half %f to i16
  %r = icmp ult i16 %b, 1
  ret i1 %r
}
define i1 @f38(half %x, half %y, i1 %z) {
  %a = fcmp ord half %x, 0.0
  %c = and i1 %a, %z
  %b = fcmp ord half %y, 0.0
  %r = and i1 %c, %b
  ret i1 %r
}
define i1 @f39(half %x, half %y, i1 %z) {
  %a = fcmp nnan ord half %x, 0.0
  %c = and i1 %z, %a
  %b = fcmp ninf ord half %y, 1.0
  %r = and i1 %b, %c
  ret i1 %r
}
define i1 @f40(half %x, half %y, i1 %z) {
  %a = fcmp uno half %x, 0.0
  %c = or i1 %a, %z
  %b = fcmp uno half %y, 0.0
  %r = or i1 %c, %b
  ret i1 %r
}
define i1 @f41(half %x, half %y, i1 %z) {
  %a = fcmp nnan uno half %x, 0.0
  %c = or i1 %z, %a
  %b = fcmp ninf uno half %y, 1.0
  %r = or i1 %b, %c
  ret i1 %r
}
