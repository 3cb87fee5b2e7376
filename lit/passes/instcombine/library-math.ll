; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; Powers, exponentials, roots and angles; functions in single precision.

target datalayout = "e-m:e-i64:64-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
declare double @pow(double, double)
declare float @powf(float, float)
declare double @exp2(double)
declare float @exp2f(float)
declare double @exp(double)
declare double @sqrt(double)
declare float @sqrtf(float)
declare double @ldexp(double, i32)
declare double @cos(double)
declare double @sin(double)
declare double @tan(double)
declare double @atan(double)
declare double @fabs(double)
declare double @floor(double)
declare double @ceil(double)
declare double @round(double)
declare double @trunc(double)
declare double @rint(double)
declare double @nearbyint(double)
declare double @log(double)
declare double @log2(double)
declare double @exp10(double)
declare double @fmin(double, double)
declare double @fmax(double, double)
declare double @cbrt(double)
declare double @copysign(double, double)
declare double @llvm.pow.f64(double, double)
declare double @llvm.exp2.f64(double)
declare double @llvm.sqrt.f64(double)
declare double @llvm.ldexp.f64.i32(double, i32)
declare double @llvm.log.f64(double)
declare double @llvm.log2.f64(double)
; CHECK-LABEL: @p1(
; CHECK-NEXT:   %exp2 = call double @exp2(double %x)
; CHECK-NEXT:   ret double %exp2
; CHECK-NEXT: }
define double @p1(double %x) {
  %r = call double @pow(double 2.0, double %x)
  ret double %r
}
; CHECK-LABEL: @p2(
; CHECK-NEXT:   %ldexp = call double @ldexp(double 1.000000e+00, i32 %x)
; CHECK-NEXT:   ret double %ldexp
; CHECK-NEXT: }
define double @p2(i32 %x) {
  %f = sitofp i32 %x to double
  %r = call double @pow(double 2.0, double %f)
  ret double %r
}
; CHECK-LABEL: @p3(
; CHECK-NEXT:   %r = call double @pow(double 1.000000e+01, double %x)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
define double @p3(double %x) {
  %r = call double @pow(double 10.0, double %x)
  ret double %r
}
; CHECK-LABEL: @p4(
; CHECK-NEXT:   %r = call double @pow(double %x, double 5.000000e-01)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
define double @p4(double %x) {
  %r = call double @pow(double %x, double 0.5)
  ret double %r
}
; CHECK-LABEL: @p5(
; CHECK-NEXT:   %sqrt = call fast double @sqrt(double %x)
; CHECK-NEXT:   ret double %sqrt
; CHECK-NEXT: }
define double @p5(double %x) {
  %r = call fast double @pow(double %x, double 0.5)
  ret double %r
}
; CHECK-LABEL: @p6(
; CHECK-NEXT:   %square = fmul double %x, %x
; CHECK-NEXT:   ret double %square
; CHECK-NEXT: }
define double @p6(double %x) {
  %r = call double @pow(double %x, double 2.0)
  ret double %r
}
; CHECK-LABEL: @p7(
; CHECK-NEXT:   %reciprocal = fdiv double 1.000000e+00, %x
; CHECK-NEXT:   ret double %reciprocal
; CHECK-NEXT: }
define double @p7(double %x) {
  %r = call double @pow(double %x, double -1.0)
  ret double %r
}
; CHECK-LABEL: @p8(
; CHECK-NEXT:   %r = call fast double @llvm.powi.f64.i32(double %x, i32 3)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
define double @p8(double %x) {
  %r = call fast double @pow(double %x, double 3.0)
  ret double %r
}
; CHECK-LABEL: @p9(
; CHECK-NEXT:   %sqrt = call fast double @sqrt(double %x)
; CHECK-NEXT:   %1 = fmul fast double %x, %x
; CHECK-NEXT:   %r = fmul fast double %1, %sqrt
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
define double @p9(double %x) {
  %r = call fast double @pow(double %x, double 2.5)
  ret double %r
}
; CHECK-LABEL: @p10(
; CHECK-NEXT:   %mul = fmul fast double %x, %y
; CHECK-NEXT:   %exp = call fast double @exp(double %mul)
; CHECK-NEXT:   ret double %exp
; CHECK-NEXT: }
define double @p10(double %x, double %y) {
  %e = call fast double @exp(double %x)
  %r = call fast double @pow(double %e, double %y)
  ret double %r
}
; CHECK-LABEL: @p11(
; CHECK-NEXT:   %mul = fmul fast double %x, 3.000000e+00
; CHECK-NEXT:   %exp2 = call fast double @exp2(double %mul)
; CHECK-NEXT:   ret double %exp2
; CHECK-NEXT: }
define double @p11(double %x) {
  %r = call fast double @pow(double 8.0, double %x)
  ret double %r
}
; CHECK-LABEL: @p12(
; CHECK-NEXT:   %mul = fmul fast double %x, 0x3FF95C01A39FBD68
; CHECK-NEXT:   %exp2 = call fast double @exp2(double %mul)
; CHECK-NEXT:   ret double %exp2
; CHECK-NEXT: }
define double @p12(double %x) {
  %r = call fast double @pow(double 3.0, double %x)
  ret double %r
}
; CHECK-LABEL: @p13(
; CHECK-NEXT:   %r = call fast double @llvm.powi.f64.i32(double %x, i32 %n)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
define double @p13(double %x, i32 %n) {
  %f = sitofp i32 %n to double
  %r = call fast double @pow(double %x, double %f)
  ret double %r
}
; CHECK-LABEL: @p14(
; CHECK-NEXT:   ret double 1.000000e+00
; CHECK-NEXT: }
define double @p14(double %x) {
  %r = call double @pow(double 1.0, double %x)
  ret double %r
}
; CHECK-LABEL: @p15(
; CHECK-NEXT:   ret double 1.000000e+00
; CHECK-NEXT: }
define double @p15(double %x) {
  %r = call double @pow(double %x, double 0.0)
  ret double %r
}
; CHECK-LABEL: @p16(
; CHECK-NEXT:   ret double %x
; CHECK-NEXT: }
define double @p16(double %x) {
  %r = call double @pow(double %x, double 1.0)
  ret double %r
}
; CHECK-LABEL: @p17(
; CHECK-NEXT:   %square = fmul double %x, %x
; CHECK-NEXT:   ret double %square
; CHECK-NEXT: }
define double @p17(double %x) {
  %r = call double @llvm.pow.f64(double %x, double 2.0)
  ret double %r
}
; CHECK-LABEL: @p18(
; CHECK-NEXT:   %sqrt = call fast double @llvm.sqrt.f64(double %x)
; CHECK-NEXT:   %reciprocal = fdiv fast double 1.000000e+00, %sqrt
; CHECK-NEXT:   ret double %reciprocal
; CHECK-NEXT: }
define double @p18(double %x) {
  %r = call fast double @llvm.pow.f64(double %x, double -0.5)
  ret double %r
}
; CHECK-LABEL: @e1(
; CHECK-NEXT:   %ldexp = call double @ldexp(double 1.000000e+00, i32 %x)
; CHECK-NEXT:   ret double %ldexp
; CHECK-NEXT: }
define double @e1(i32 %x) {
  %f = sitofp i32 %x to double
  %r = call double @exp2(double %f)
  ret double %r
}
; CHECK-LABEL: @e2(
; CHECK-NEXT:   %1 = zext i8 %x to i32
; CHECK-NEXT:   %ldexp = call double @ldexp(double 1.000000e+00, i32 %1)
; CHECK-NEXT:   ret double %ldexp
; CHECK-NEXT: }
define double @e2(i8 %x) {
  %f = uitofp i8 %x to double
  %r = call double @exp2(double %f)
  ret double %r
}
; CHECK-LABEL: @e3(
; CHECK-NEXT:   %r = call double @llvm.ldexp.f64.i32(double 1.000000e+00, i32 %x)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
define double @e3(i32 %x) {
  %f = sitofp i32 %x to double
  %r = call double @llvm.exp2.f64(double %f)
  ret double %r
}
; CHECK-LABEL: @s1(
; CHECK-NEXT:   %fabs = call fast double @llvm.fabs.f64(double %x)
; CHECK-NEXT:   ret double %fabs
; CHECK-NEXT: }
define double @s1(double %x) {
  %m = fmul fast double %x, %x
  %r = call fast double @sqrt(double %m)
  ret double %r
}
; CHECK-LABEL: @s2(
; CHECK-NEXT:   %fabs = call fast double @llvm.fabs.f64(double %x)
; CHECK-NEXT:   %sqrt = call fast double @llvm.sqrt.f64(double %y)
; CHECK-NEXT:   %r = fmul fast double %fabs, %sqrt
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
define double @s2(double %x, double %y) {
  %m = fmul fast double %x, %x
  %n = fmul fast double %m, %y
  %r = call fast double @llvm.sqrt.f64(double %n)
  ret double %r
}
; CHECK-LABEL: @sh1(
; CHECK-NEXT:   %sqrtf = call float @sqrtf(float %x)
; CHECK-NEXT:   ret float %sqrtf
; CHECK-NEXT: }
define float @sh1(float %x) {
  %e = fpext float %x to double
  %r = call double @sqrt(double %e)
  %t = fptrunc double %r to float
  ret float %t
}
; CHECK-LABEL: @sh2(
; CHECK-NEXT:   %1 = call float @llvm.floor.f32(float %x)
; CHECK-NEXT:   ret float %1
; CHECK-NEXT: }
define float @sh2(float %x) {
  %e = fpext float %x to double
  %r = call double @floor(double %e)
  %t = fptrunc double %r to float
  ret float %t
}
; CHECK-LABEL: @sh3(
; CHECK-NEXT:   %1 = call float @llvm.floor.f32(float %x)
; CHECK-NEXT:   %r = fpext float %1 to double
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
define double @sh3(float %x) {
  %e = fpext float %x to double
  %r = call double @floor(double %e)
  ret double %r
}
; CHECK-LABEL: @sh4(
; CHECK-NEXT:   %e = fpext float %x to double
; CHECK-NEXT:   %r = call double @cos(double %e)
; CHECK-NEXT:   %t = fptrunc double %r to float
; CHECK-NEXT:   ret float %t
; CHECK-NEXT: }
define float @sh4(float %x) {
  %e = fpext float %x to double
  %r = call double @cos(double %e)
  %t = fptrunc double %r to float
  ret float %t
}
; CHECK-LABEL: @sh5(
; CHECK-NEXT:   %r1 = call nsz float @llvm.minnum.f32(float %x, float %y)
; CHECK-NEXT:   ret float %r1
; CHECK-NEXT: }
define float @sh5(float %x, float %y) {
  %e = fpext float %x to double
  %f = fpext float %y to double
  %r = call double @fmin(double %e, double %f)
  %t = fptrunc double %r to float
  ret float %t
}
; CHECK-LABEL: @sh6(
; CHECK-NEXT:   %1 = call float @llvm.fabs.f32(float %x)
; CHECK-NEXT:   %r = fpext float %1 to double
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
define double @sh6(float %x) {
  %e = fpext float %x to double
  %r = call double @fabs(double %e)
  ret double %r
}
; CHECK-LABEL: @sh7(
; CHECK-NEXT:   %copysignf = call float @copysignf(float %x, float %y)
; CHECK-NEXT:   ret float %copysignf
; CHECK-NEXT: }
define float @sh7(float %x, float %y) {
  %e = fpext float %x to double
  %f = fpext float %y to double
  %r = call double @copysign(double %e, double %f)
  %t = fptrunc double %r to float
  ret float %t
}
; CHECK-LABEL: @c1(
; CHECK-NEXT:   %r = call double @cos(double %x)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
define double @c1(double %x) {
  %n = fneg double %x
  %r = call double @cos(double %n)
  ret double %r
}
; CHECK-LABEL: @c2(
; CHECK-NEXT:   %r = call double @cos(double %x)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
define double @c2(double %x) {
  %n = call double @fabs(double %x)
  %r = call double @cos(double %n)
  ret double %r
}
; CHECK-LABEL: @c3(
; CHECK-NEXT:   %1 = call double @sin(double %x)
; CHECK-NEXT:   %r = fneg double %1
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
define double @c3(double %x) {
  %n = fneg double %x
  %r = call double @sin(double %n)
  ret double %r
}
; CHECK-LABEL: @t1(
; CHECK-NEXT:   %n = call fast double @atan(double %x)
; CHECK-NEXT:   ret double %x
; CHECK-NEXT: }
define double @t1(double %x) {
  %n = call fast double @atan(double %x)
  %r = call fast double @tan(double %n)
  ret double %r
}
; CHECK-LABEL: @l1(
; CHECK-NEXT:   %log = call fast double @log(double %x)
; CHECK-NEXT:   %mul = fmul fast double %log, %y
; CHECK-NEXT:   ret double %mul
; CHECK-NEXT: }
define double @l1(double %x, double %y) {
  %n = call fast double @pow(double %x, double %y)
  %r = call fast double @log(double %n)
  ret double %r
}
; CHECK-LABEL: @l2(
; CHECK-NEXT:   ret double %x
; CHECK-NEXT: }
define double @l2(double %x, double %y) {
  %n = call fast double @exp2(double %x)
  %r = call fast double @log2(double %n)
  ret double %r
}
; CHECK-LABEL: @l3(
; CHECK-NEXT:   %mul = fmul fast double %x, 0x3FE62E42FEFA39EF
; CHECK-NEXT:   ret double %mul
; CHECK-NEXT: }
define double @l3(double %x, double %y) {
  %n = call fast double @exp2(double %x)
  %r = call fast double @log(double %n)
  ret double %r
}
; CHECK-LABEL: @ld(
; CHECK-NEXT:   %r = call double @ldexp(double %x, i32 0)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
define double @ld(double %x) {
  %r = call double @ldexp(double %x, i32 0)
  ret double %r
}
; CHECK-LABEL: @ld2(
; CHECK-NEXT:   %r = call double @ldexp(double %x, i32 3)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
define double @ld2(double %x) {
  %r = call double @ldexp(double %x, i32 3)
  ret double %r
}
; CHECK-LABEL: @ld3(
; CHECK-NEXT:   %1 = add i32 %a, %b
; CHECK-NEXT:   %s = call fast double @llvm.ldexp.f64.i32(double %x, i32 %1)
; CHECK-NEXT:   ret double %s
; CHECK-NEXT: }
define double @ld3(double %x, i32 %a, i32 %b) {
  %r = call fast double @llvm.ldexp.f64.i32(double %x, i32 %a)
  %s = call fast double @llvm.ldexp.f64.i32(double %r, i32 %b)
  ret double %s
}
; CHECK-LABEL: @ld4(
; CHECK-NEXT:   %1 = select i1 %c, double 2.000000e+00, double 1.000000e+00
; CHECK-NEXT:   %r = fmul double %1, %x
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
define double @ld4(double %x, i1 %c) {
  %z = zext i1 %c to i32
  %r = call double @llvm.ldexp.f64.i32(double %x, i32 %z)
  ret double %r
}
; CHECK-LABEL: @mx(
; CHECK-NEXT:   %r = call nnan nsz double @llvm.maxnum.f64(double %x, double %y)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
define double @mx(double %x, double %y) {
  %r = call nnan double @fmax(double %x, double %y)
  ret double %r
}
; CHECK-LABEL: @cb(
; CHECK-NEXT:   %a = call fast double @exp(double %x)
; CHECK-NEXT:   %r = call fast double @cbrt(double %a)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
define double @cb(double %x) {
  %a = call fast double @exp(double %x)
  %r = call fast double @cbrt(double %a)
  ret double %r
}
; CHECK-LABEL: @cb2(
; CHECK-NEXT:   %a = call fast double @sqrt(double %x)
; CHECK-NEXT:   %r = call fast double @cbrt(double %a)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
define double @cb2(double %x) {
  %a = call fast double @sqrt(double %x)
  %r = call fast double @cbrt(double %a)
  ret double %r
}
; CHECK-LABEL: @rd(
; CHECK-NEXT:   %r = call double @llvm.round.f64(double %x)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
define double @rd(double %x) {
  %r = call double @round(double %x)
  %s = call double @rint(double %r)
  %t = call double @nearbyint(double %s)
  ret double %t
}
; CHECK-LABEL: @fl1(
; CHECK-NEXT:   %mul = fmul float %x, 2.000000e+00
; CHECK-NEXT:   %exp2f = call float @exp2f(float %mul)
; CHECK-NEXT:   ret float %exp2f
; CHECK-NEXT: }
define float @fl1(float %x) {
  %r = call float @powf(float 4.0, float %x)
  ret float %r
}
; CHECK-LABEL: @fl2(
; CHECK-NEXT:   %sqrtf = call fast float @sqrtf(float %x)
; CHECK-NEXT:   ret float %sqrtf
; CHECK-NEXT: }
define float @fl2(float %x) {
  %r = call fast float @powf(float %x, float 0.5)
  ret float %r
}
; CHECK-LABEL: @fl3(
; CHECK-NEXT:   %mul = fmul nnan afn float %x, 0x3FF95C01A0000000
; CHECK-NEXT:   %exp2f = call nnan afn float @exp2f(float %mul)
; CHECK-NEXT:   ret float %exp2f
; CHECK-NEXT: }
define float @fl3(float %x) {
  %r = call afn nnan float @powf(float 3.0, float %x)
  ret float %r
}
; CHECK-LABEL: @q1(
; CHECK-NEXT:   %sqrt = call ninf double @sqrt(double %x)
; CHECK-NEXT:   %abs = call ninf double @llvm.fabs.f64(double %sqrt)
; CHECK-NEXT:   ret double %abs
; CHECK-NEXT: }
define double @q1(double %x) {
  %r = call ninf double @pow(double %x, double 0.5)
  ret double %r
}
; CHECK-LABEL: @q2(
; CHECK-NEXT:   %r = call ninf double @pow(double %x, double -5.000000e-01)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
define double @q2(double %x) {
  %r = call ninf double @pow(double %x, double -0.5)
  ret double %r
}
; CHECK-LABEL: @q3(
; CHECK-NEXT:   %r = call fast double @llvm.powi.f64.i32(double %x, i32 -3)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
define double @q3(double %x) {
  %r = call fast double @pow(double %x, double -3.0)
  ret double %r
}
; CHECK-LABEL: @q4(
; CHECK-NEXT:   %mul = fmul double %x, -2.000000e+00
; CHECK-NEXT:   %exp2 = call double @exp2(double %mul)
; CHECK-NEXT:   ret double %exp2
; CHECK-NEXT: }
define double @q4(double %x) {
  %r = call double @pow(double 0.25, double %x)
  ret double %r
}
; CHECK-LABEL: @q5(
; CHECK-NEXT:   %powf = call fast float @powf(float %x, float %y)
; CHECK-NEXT:   ret float %powf
; CHECK-NEXT: }
define float @q5(float %x, float %y) {
  %e = fpext float %x to double
  %f = fpext float %y to double
  %r = call fast double @pow(double %e, double %f)
  %t = fptrunc double %r to float
  ret float %t
}
; CHECK-LABEL: @q6(
; CHECK-NEXT:   %sinf = call fast float @sinf(float %x)
; CHECK-NEXT:   ret float %sinf
; CHECK-NEXT: }
define float @q6(float %x, float %y) {
  %e = fpext float %x to double
  %r = call fast double @sin(double %e)
  %t = fptrunc double %r to float
  ret float %t
}
; CHECK-LABEL: @ld5(
; CHECK-NEXT:   %1 = select i1 %c, double 5.000000e-01, double 1.000000e+00
; CHECK-NEXT:   %r = fmul double %1, %x
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
define double @ld5(double %x, i1 %c) {
  %z = sext i1 %c to i32
  %r = call double @llvm.ldexp.f64.i32(double %x, i32 %z)
  ret double %r
}
