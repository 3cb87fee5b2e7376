; Integer and floating-point intrinsics, in usual and unusual widths.

define i32 @overflow(i32 %a, i32 %b) {
  %s = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  %v = extractvalue { i32, i1 } %s, 0
  %o = extractvalue { i32, i1 } %s, 1
  %m = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %v, i32 %b)
  %w = extractvalue { i32, i1 } %m, 0
  %r = select i1 %o, i32 %w, i32 %v
  ret i32 %r
}

define i7 @overflow7(i7 %a, i7 %b) {
  %s = call { i7, i1 } @llvm.usub.with.overflow.i7(i7 %a, i7 %b)
  %v = extractvalue { i7, i1 } %s, 0
  %c = call i7 @llvm.ctpop.i7(i7 %v)
  %z = call i7 @llvm.ctlz.i7(i7 %c, i1 true)
  %t = call i7 @llvm.cttz.i7(i7 %z, i1 false)
  %x = call i7 @llvm.smax.i7(i7 %t, i7 %a)
  ret i7 %x
}

define i129 @wide(i129 %a, i129 %b) {
  %f = call i129 @llvm.fshl.i129(i129 %a, i129 %b, i129 130)
  %g = call i129 @llvm.fshr.i129(i129 %f, i129 %f, i129 %b)
  %s = call i129 @llvm.uadd.sat.i129(i129 %f, i129 %g)
  %t = call i129 @llvm.ssub.sat.i129(i129 %s, i129 1)
  %u = call i129 @llvm.abs.i129(i129 %t, i1 true)
  %m = call i129 @llvm.umin.i129(i129 %u, i129 -1)
  ret i129 %m
}

define i32 @bits(i32 %a) {
  %r = call i32 @llvm.bitreverse.i32(i32 %a)
  %s = call i32 @llvm.bswap.i32(i32 %r)
  %c = call i32 @llvm.ctpop.i32(i32 %s)
  %p = call i32 @llvm.ssa.copy.i32(i32 %c)
  %l = call i32 @llvm.sshl.sat.i32(i32 %p, i32 %a)
  %x = call i32 @llvm.scmp.i32.i64(i64 3, i64 -3)
  %y = call i32 @llvm.ucmp.i32.i32(i32 %l, i32 %x)
  ret i32 %y
}

define i32 @fixed(i32 %a, i32 %b) {
  %m = call i32 @llvm.smul.fix.i32(i32 %a, i32 %b, i32 7)
  %n = call i32 @llvm.umul.fix.sat.i32(i32 %m, i32 %b, i32 0)
  ret i32 %n
}

define i32 @expected(i32 %a, i1 %c) {
  %e = call i32 @llvm.expect.i32(i32 %a, i32 7)
  %p = call i1 @llvm.expect.with.probability.i1(i1 %c, i1 true, double 0.5)
  %k = call i1 @llvm.is.constant.i32(i32 %e)
  %d = and i1 %p, %k
  call void @llvm.assume(i1 %d)
  %x = zext i1 %d to i32
  ret i32 %x
}

define float @math(float %a, float %b) {
  %m = call nnan float @llvm.maxnum.f32(float %a, float %b)
  %n = call float @llvm.minimum.f32(float %m, float 0x7FF8000000000000)
  %s = call ninf float @llvm.copysign.f32(float %n, float -0.0)
  %q = call reassoc float @llvm.sqrt.f32(float %s)
  %f = call contract float @llvm.fma.f32(float %q, float %a, float %b)
  %g = call float @llvm.fmuladd.f32(float %f, float 0.0, float %b)
  %p = call afn float @llvm.powi.f32.i32(float %g, i32 -3)
  %e = call float @llvm.ldexp.f32.i32(float %p, i32 200)
  %x = call { float, i32 } @llvm.frexp.f32.i32(float %e)
  %y = extractvalue { float, i32 } %x, 0
  %z = call float @llvm.canonicalize.f32(float %y)
  ret float %z
}

define i1 @classes(double %a) {
  %c = call i1 @llvm.is.fpclass.f64(double %a, i32 516)
  %f = fneg fast double %a
  %d = call i1 @llvm.is.fpclass.f64(double %f, i32 0)
  %u = fcmp uno double %a, 0.0
  %x = xor i1 %c, %d
  %y = select i1 %u, i1 %x, i1 poison
  ret i1 %y
}

define i32 @saturate(double %a, float %b) {
  %s = call i32 @llvm.fptosi.sat.i32.f64(double %a)
  %u = call i7 @llvm.fptoui.sat.i7.f32(float %b)
  %w = zext i7 %u to i32
  %r = sdiv i32 %s, %w
  ret i32 %r
}

define x86_fp80 @extended(double %a) {
  %e = fpext double %a to x86_fp80
  %m = fmul x86_fp80 %e, 0xK3FFF8000000000000000
  %q = call x86_fp80 @llvm.floor.f80(x86_fp80 %m)
  %c = fcmp ord x86_fp80 %q, %e
  %s = select i1 %c, x86_fp80 %q, x86_fp80 %e
  ret x86_fp80 %s
}

define ppc_fp128 @pair(ppc_fp128 %a) {
  %m = fadd ppc_fp128 %a, 0xM3FF00000000000000000000000000000
  %n = fneg ppc_fp128 %m
  %i = bitcast ppc_fp128 %n to i128
  %j = and i128 %i, 1
  %b = bitcast i128 %j to ppc_fp128
  ret ppc_fp128 %b
}

define half @small(half %a, bfloat %b) {
  %x = fadd half %a, 0xH3C00
  %y = fpext bfloat %b to float
  %z = fptrunc float %y to half
  %c = fcmp ole half %x, %z
  %u = uitofp i1 %c to half
  %v = uitofp nneg i8 3 to half
  %w = frem half %u, %v
  ret half %w
}

define double @strict(double %a, double %b) strictfp {
  %s = call double @llvm.experimental.constrained.fadd.f64(double %a, double %b, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  %c = call i1 @llvm.experimental.constrained.fcmp.f64(double %s, double 0.0, metadata !"olt", metadata !"fpexcept.ignore") strictfp
  %r = select i1 %c, double %s, double %a
  ret double %r
}
