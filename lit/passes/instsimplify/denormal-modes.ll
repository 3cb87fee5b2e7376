; Constants are folded as the function's mode reads denormal operands and leaves denormal results; where the mode is dynamic, not at all.
; RUN: opt-go -passes=instsimplify -S %s | FileCheck %s
; RUN: opt-go -passes='instcombine<no-verify-fixpoint>' -S %s | FileCheck %s
; RUN: opt-go -passes=gvn -S %s | FileCheck %s

; CHECK-LABEL: @kept(
; CHECK-NEXT: ret i1 true
define i1 @kept() {
  %c = fcmp olt double 0.0, 0x0000000000000001
  ret i1 %c
}

; CHECK-LABEL: @read_as_zero(
; CHECK-NEXT: ret i1 false
define i1 @read_as_zero() "denormal-fp-math"="ieee,preserve-sign" {
  %c = fcmp olt double 0.0, 0x0000000000000001
  ret i1 %c
}

; CHECK-LABEL: @dynamic(
; CHECK: ret i1 %c
define i1 @dynamic() "denormal-fp-math"="dynamic,dynamic" {
  %c = fcmp olt double 0.0, 0x0000000000000001
  ret i1 %c
}

; CHECK-LABEL: @dynamic_single(
; CHECK: ret i1 %c
define i1 @dynamic_single() "denormal-fp-math-f32"="dynamic,dynamic" {
  %c = fcmp oeq float 0.0, 0x36A0000000000000
  ret i1 %c
}

; CHECK-LABEL: @double_kept(
; CHECK-NEXT: ret i1 false
define i1 @double_kept() "denormal-fp-math-f32"="dynamic,dynamic" {
  %c = fcmp oeq double 0.0, 0x0000000000000001
  ret i1 %c
}

; CHECK-LABEL: @sum_dynamic(
; CHECK: ret double %s
define double @sum_dynamic() "denormal-fp-math"="dynamic,dynamic" {
  %s = fadd double 0x0000000000000001, 0x0000000000000001
  ret double %s
}

; CHECK-LABEL: @sum_flushed(
; CHECK-NEXT: ret double 0.000000e+00
define double @sum_flushed() "denormal-fp-math"="preserve-sign,ieee" {
  %s = fadd double 0x0000000000000001, 0x0000000000000001
  ret double %s
}

; CHECK-LABEL: @product_of_negative(
; CHECK-NEXT: ret double -0.000000e+00
define double @product_of_negative() "denormal-fp-math"="ieee,preserve-sign" {
  %s = fmul double 0x8000000000000001, 4.0
  ret double %s
}

; CHECK-LABEL: @root_dynamic(
; CHECK: ret double %s
declare double @llvm.sqrt.f64(double)
define double @root_dynamic() "denormal-fp-math"="dynamic,dynamic" {
  %s = call double @llvm.sqrt.f64(double 0x0000000000000001)
  ret double %s
}

; Zero and all denormals are equal: none may take the place of another.
; CHECK-LABEL: @chosen(
; CHECK: ret double %s
define double @chosen(double %x) "denormal-fp-math"="dynamic,dynamic" {
  %c = fcmp oeq double %x, 0x0000000000000001
  %s = select i1 %c, double %x, double 0x0000000000000001
  ret double %s
}

; CHECK-LABEL: @branched(
; CHECK: ret double %x
define double @branched(double %x) "denormal-fp-math"="dynamic,dynamic" {
  %c = fcmp oeq double %x, 0x0000000000000001
  br i1 %c, label %a, label %b
a:
  ret double %x
b:
  ret double 1.0
}

; A negative denormal number may be read as -0, which makes -0 of the sum with it.
; CHECK-LABEL: @flushed_to_negative_zero(
; CHECK: fadd double %{{[xs]}}, 0.000000e+00
define double @flushed_to_negative_zero(double nofpclass(nzero) %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
  %s = fadd double %x, -0.0
  %r = fadd double %s, 0.0
  ret double %r
}

; CHECK-LABEL: @kept_never_negative_zero(
; CHECK-NEXT: ret double %x
define double @kept_never_negative_zero(double nofpclass(nzero) %x) {
  %r = fadd double %x, 0.0
  ret double %r
}
