; Identities of floating-point arithmetic, and what fast-math flags add to them.
; RUN: opt-go %s -passes=instsimplify -S | FileCheck %s

declare double @llvm.sqrt.f64(double)

; CHECK-LABEL: @f1(
; CHECK-NEXT:    ret double %x
; CHECK-NEXT:  }
define double @f1(double %x) {
  %r = fadd double %x, -0.0
  ret double %r
}

; The sum of -0.0 and 0.0 is 0.0: nothing to do without nsz.
; CHECK-LABEL: @f2(
; CHECK-NEXT:    %r = fadd double %x, 0.000000e+00
; CHECK-NEXT:    ret double %r
; CHECK-NEXT:  }
define double @f2(double %x) {
  %r = fadd double %x, 0.0
  ret double %r
}

; CHECK-LABEL: @f3(
; CHECK-NEXT:    ret double %x
; CHECK-NEXT:  }
define double @f3(double %x) {
  %r = fsub double -0.0, %x
  %s = fsub double -0.0, %r
  ret double %s
}

; CHECK-LABEL: @f4(
; CHECK-NEXT:    ret double 0.000000e+00
; CHECK-NEXT:  }
define double @f4(double %x) {
  %r = fmul nnan nsz double %x, 0.0
  ret double %r
}

; CHECK-LABEL: @f5(
; CHECK-NEXT:    ret double 1.000000e+00
; CHECK-NEXT:  }
define double @f5(double %x) {
  %r = fdiv nnan double %x, %x
  ret double %r
}

; CHECK-LABEL: @f6(
; CHECK-NEXT:    ret double %x
; CHECK-NEXT:  }
define double @f6(double %x, double %y) {
  %s = fsub reassoc nsz double %x, %y
  %r = fadd reassoc nsz double %s, %y
  ret double %r
}

; CHECK-LABEL: @f7(
; CHECK-NEXT:    ret double %x
; CHECK-NEXT:  }
define double @f7(double %x) {
  %s = call double @llvm.sqrt.f64(double %x)
  %r = fmul reassoc nnan nsz double %s, %s
  ret double %r
}
