; Compares of numbers whose class is known: not NaN, not below zero.
; RUN: opt-go %s -passes=instsimplify -S | FileCheck %s

declare double @llvm.fabs.f64(double)

; CHECK-LABEL: @f8(
; CHECK-NEXT:    ret i1 false
; CHECK-NEXT:  }
define i1 @f8(double %x) {
  %s = call double @llvm.fabs.f64(double %x)
  %r = fcmp olt double %s, 0.0
  ret i1 %r
}

; CHECK-LABEL: @f9(
; CHECK-NEXT:    ret i1 false
; CHECK-NEXT:  }
define i1 @f9(i32 %x) {
  %s = uitofp i32 %x to double
  %r = fcmp ult double %s, 0.0
  ret i1 %r
}

; CHECK-LABEL: @f10(
; CHECK-NEXT:    ret i1 false
; CHECK-NEXT:  }
define i1 @f10(double %x) {
  %r = fcmp ord double %x, 0x7FF8000000000000
  ret i1 %r
}

; CHECK-LABEL: @f11(
; CHECK-NEXT:    ret i1 false
; CHECK-NEXT:  }
define i1 @f11(double %x) {
  %r = fcmp nnan uno double %x, %x
  ret i1 %r
}
