; Classes of constants that are wider than double: quadruple, x87 and pairs of doubles.
; RUN: opt-go %s -passes=instcombine | FileCheck %s

; CHECK-LABEL: @above_two
; CHECK-NEXT: ret i1 false
define i1 @above_two(fp128 %x) {
  %s = call fp128 @llvm.maxnum.f128(fp128 %x, fp128 0xL00000000000000004000000000000000)
  %r = fcmp olt fp128 %s, 0xL00000000000000000000000000000000
  ret i1 %r
}

; CHECK-LABEL: @quad_is_nan
; CHECK-NEXT: ret i1 true
define i1 @quad_is_nan() {
  %r = call i1 @llvm.is.fpclass.f128(fp128 0xL00000000000000017FFF000000000000, i32 3)
  ret i1 %r
}

; CHECK-LABEL: @quad_is_no_infinity
; CHECK-NEXT: ret i1 false
define i1 @quad_is_no_infinity() {
  %r = call i1 @llvm.is.fpclass.f128(fp128 0xL00000000000000017FFF000000000000, i32 516)
  ret i1 %r
}

; CHECK-LABEL: @quad_is_subnormal
; CHECK-NEXT: ret i1 true
define i1 @quad_is_subnormal() {
  %r = call i1 @llvm.is.fpclass.f128(fp128 0xL00000000000000010000000000000000, i32 128)
  ret i1 %r
}

; CHECK-LABEL: @x87_is_negative_infinity
; CHECK-NEXT: ret i1 true
define i1 @x87_is_negative_infinity() {
  %r = call i1 @llvm.is.fpclass.f80(x86_fp80 0xKFFFF8000000000000000, i32 4)
  ret i1 %r
}

; CHECK-LABEL: @double_double_is_negative_zero
; CHECK-NEXT: ret i1 true
define i1 @double_double_is_negative_zero() {
  %r = call i1 @llvm.is.fpclass.ppcf128(ppc_fp128 0xM80000000000000000000000000000000, i32 32)
  ret i1 %r
}

; CHECK-LABEL: @canonical_two
; CHECK-NEXT: ret fp128 0xL00000000000000004000000000000000
define fp128 @canonical_two() {
  %r = call fp128 @llvm.canonicalize.f128(fp128 0xL00000000000000004000000000000000)
  ret fp128 %r
}

; What a signaling NaN becomes is left to the target.
; CHECK-LABEL: @canonical_nan
; CHECK: call fp128 @llvm.canonicalize.f128
define fp128 @canonical_nan() {
  %r = call fp128 @llvm.canonicalize.f128(fp128 0xL00000000000000017FFF000000000000)
  ret fp128 %r
}

declare fp128 @llvm.maxnum.f128(fp128, fp128)
declare fp128 @llvm.canonicalize.f128(fp128)
declare i1 @llvm.is.fpclass.f128(fp128, i32)
declare i1 @llvm.is.fpclass.f80(x86_fp80, i32)
declare i1 @llvm.is.fpclass.ppcf128(ppc_fp128, i32)
