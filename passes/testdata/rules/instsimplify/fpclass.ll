; Compares that the classes of their operands decide.
declare half @llvm.fabs.f16(half)
declare i1 @llvm.is.fpclass.f16(half, i32)
declare void @llvm.assume(i1)
declare half @llvm.copysign.f16(half, half)
declare half @llvm.sqrt.f16(half)
declare half @llvm.canonicalize.f16(half)
declare half @llvm.floor.f16(half)
declare half @llvm.maxnum.f16(half, half)
declare half @llvm.minnum.f16(half, half)
declare half @llvm.maximum.f16(half, half)
declare half @llvm.minimum.f16(half, half)
define i1 @f1(half %x) {
  %a = fcmp olt half %x, -1.0
  call void @llvm.assume(i1 %a)
  %c = fcmp oeq half %x, 0.0
  ret i1 %c
}
define i1 @f2(half %x) {
  %a = fcmp ogt half %x, 0.0
  call void @llvm.assume(i1 %a)
  %c = fcmp uge half %x, 0.0
  ret i1 %c
}
define i1 @f3(half %x) {
  %a = fcmp ult half %x, 0.0
  call void @llvm.assume(i1 %a)
  %c = fcmp ogt half %x, 0.0
  ret i1 %c
}
define i1 @f4(half %x) {
  %a = fcmp oge half %x, 1.0
  call void @llvm.assume(i1 %a)
  %c = fcmp ord half %x, 0.0
  ret i1 %c
}
define i1 @f5(half %x) {
  %a = fcmp une half %x, 0xH7C00
  call void @llvm.assume(i1 %a)
  %c = fcmp oeq half %x, 0xH7C00
  ret i1 %c
}
define i1 @f6(half %x) {
  %a = fcmp oeq half %x, 0.0
  call void @llvm.assume(i1 %a)
  %c = fcmp olt half %x, -2.0
  ret i1 %c
}
define i1 @f7(half %x) {
  %a = fcmp ole half %x, 0xHFC00
  call void @llvm.assume(i1 %a)
  %c = fcmp oeq half %x, 0xHFC00
  ret i1 %c
}
define i1 @f8(half %x) {
  %a = fcmp olt half %x, 0xH0400
  call void @llvm.assume(i1 %a)
  %c = fcmp olt half %x, 0xH0400
  ret i1 %c
}
define i1 @f9(half %x) {
  %a = fcmp uge half %x, 0xH0400
  call void @llvm.assume(i1 %a)
  %c = fcmp olt half %x, 0.0
  ret i1 %c
}
define i1 @f10(half %x) {
  %a = fcmp ueq half %x, 0.0
  call void @llvm.assume(i1 %a)
  %c = fcmp one half %x, 0.0
  ret i1 %c
}
define i1 @f11(half %x) {
  %m = call half @llvm.fabs.f16(half %x)
  %a = fcmp one half %m, 0xH7C00
  call void @llvm.assume(i1 %a)
  %c = fcmp oeq half %x, 0xHFC00
  ret i1 %c
}
define i1 @f12(half %x) {
  %n = fneg half %x
  %a = fcmp ogt half %n, 0.0
  call void @llvm.assume(i1 %a)
  %c = fcmp olt half %x, 0.0
  ret i1 %c
}
define i1 @f13(half %x) {
  %m = call half @llvm.fabs.f16(half %x)
  %n = fneg half %m
  %a = fcmp olt half %n, 0.0
  call void @llvm.assume(i1 %a)
  %c = fcmp une half %x, 0.0
  ret i1 %c
}
define i1 @f14(half %x) {
  %a = call i1 @llvm.is.fpclass.f16(half %x, i32 96)
  call void @llvm.assume(i1 %a)
  %c = fcmp oeq half %x, 0.0
  ret i1 %c
}
define i1 @f15(half %x) {
  %b = bitcast half %x to i16
  %a = icmp slt i16 %b, 0
  call void @llvm.assume(i1 %a)
  %c = fcmp ogt half %x, 0.0
  ret i1 %c
}
define i1 @f16(half %x, half %y) {
  %s = fmul half %x, %x
  %c = fcmp olt half %s, 0.0
  ret i1 %c
}
define i1 @f17(half %x, half %y) {
  %a = call half @llvm.fabs.f16(half %x)
  %b = call half @llvm.fabs.f16(half %y)
  %s = fmul half %a, %b
  %c = fcmp uge half %s, 0.0
  ret i1 %c
}
define i1 @f18(half %x, half %y) {
  %a = call half @llvm.fabs.f16(half %x)
  %b = call half @llvm.fabs.f16(half %y)
  %s = fdiv half %a, %b
  %c = fcmp olt half %s, 0.0
  ret i1 %c
}
define i1 @f19(half %x, half %y) {
  %a = call half @llvm.fabs.f16(half %x)
  %b = call half @llvm.fabs.f16(half %y)
  %m = fneg half %b
  %s = fsub half %a, %m
  %c = fcmp olt half %s, 0.0
  ret i1 %c
}
define i1 @f20(half %x, half %y) {
  %a = call half @llvm.fabs.f16(half %x)
  %m = fneg half %a
  %b = call half @llvm.fabs.f16(half %y)
  %n = fneg half %b
  %s = fadd half %m, %n
  %c = fcmp ogt half %s, 0.0
  ret i1 %c
}
define i1 @f21(half %x, half %y) {
  %s = fdiv half %x, %x
  %c = fcmp oeq half %s, 0xH7C00
  ret i1 %c
}
define i1 @f22(half %x, half %y) {
  %a = call half @llvm.fabs.f16(half %x)
  %s = frem half %a, %y
  %c = fcmp oge half %s, 0xH7C00
  ret i1 %c
}
define i1 @f23(half %x, half %y) {
  %s = frem half %x, %y
  %c = fcmp oeq half %s, 0xHFC00
  ret i1 %c
}
define i1 @f24(half %x, half %y) {
  %s = call half @llvm.sqrt.f16(half %x)
  %c = fcmp olt half %s, 0.0
  ret i1 %c
}
define i1 @f25(half %x, half %y) {
  %a = call half @llvm.maxnum.f16(half %x, half 1.0)
  %c = fcmp uno half %a, 0.0
  ret i1 %c
}
define i1 @f26(half %x, half %y) {
  %a = call half @llvm.minnum.f16(half %x, half -1.0)
  %c = fcmp ogt half %a, 0.0
  ret i1 %c
}
define i1 @f27(half %x, half %y) {
  %a = call half @llvm.minimum.f16(half %x, half -1.0)
  %c = fcmp ogt half %a, 0.0
  ret i1 %c
}
define i1 @f28(half %x, half %y) {
  %a = call half @llvm.maximum.f16(half %x, half 1.0)
  %c = fcmp olt half %a, 0.0
  ret i1 %c
}
define i1 @f29(half %x, half %y) {
  %a = call half @llvm.copysign.f16(half %x, half -1.0)
  %c = fcmp ogt half %a, 0.0
  ret i1 %c
}
define i1 @f30(half %x, half %y) {
  %a = call half @llvm.fabs.f16(half %x)
  %f = call half @llvm.floor.f16(half %a)
  %c = fcmp olt half %f, 0.0
  ret i1 %c
}
define i1 @f31(half %x, half %y) {
  %a = fadd nnan half %x, %y
  %c0 = call half @llvm.canonicalize.f16(half %a)
  %c = fcmp uno half %c0, 0.0
  ret i1 %c
}
define i1 @f32(half %x, half %y) {
  %a = fadd ninf half %x, %y
  %e = fneg half %a
  %c = fcmp une half %e, 0xH7C00
  ret i1 %c
}
define i1 @f33(half %x, half %y) {
  %a = call half @llvm.fabs.f16(half %x)
  %b = call half @llvm.fabs.f16(half %y)
  %n = fneg half %b
  %c = fcmp ogt half %n, %a
  ret i1 %c
}
define i1 @f34(i4 %x) {
  %f = sitofp i4 %x to half
  %c = fcmp une half %f, 0xH7C00
  ret i1 %c
}
define i1 @f35(i4 %x) {
  %f = uitofp i4 %x to half
  %c = fcmp olt half %f, 0.0
  ret i1 %c
}
define i1 @f36(half noundef %x) {
  %o = fcmp ord half %x, 0.0
  %s = select i1 %o, half %x, half 1.0
  %c = fcmp uno half %s, 0.0
  ret i1 %c
}
define i1 @minnum_uno(half %x) {
  %m = call half @llvm.minnum.f16(half %x, half -2.0)
  %c = fcmp uno half %m, -0.0
  ret i1 %c
}
define i1 @maxnum_ord(half %x) {
  %m = call half @llvm.maxnum.f16(half %x, half 2.0)
  %c = fcmp ord half %m, 1.0
  ret i1 %c
}
