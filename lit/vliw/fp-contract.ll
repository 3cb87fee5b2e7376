; llvm.fmuladd rounds twice unless fusing was asked for.
; RUN: opt-go %s -emit=vliw | FileCheck %s --check-prefix=TWO
; RUN: opt-go %s -emit=vliw -fp-contract=on | FileCheck %s --check-prefix=ONE
; RUN: not opt-go %s -emit=vliw -fp-contract=maybe 2>&1 | FileCheck %s --check-prefix=BAD
; TWO: fmul.d
; TWO: fadd.d
; ONE: fma.d
; ONE-NOT: fadd.d
; BAD: -fp-contract=maybe: must be off or on
declare double @llvm.fmuladd.f64(double, double, double)
define double @f(double %a, double %b, double %c) {
  %r = call double @llvm.fmuladd.f64(double %a, double %b, double %c)
  ret double %r
}
