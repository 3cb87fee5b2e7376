; Minima, maxima, rounding and signs of floating-point numbers.
; RUN: opt-go %s -passes=instsimplify -S | FileCheck %s

declare double @llvm.maxnum.f64(double, double)
declare double @llvm.minimum.f64(double, double)
declare double @llvm.floor.f64(double)
declare double @llvm.copysign.f64(double, double)
declare i1 @llvm.is.fpclass.f64(double, i32)

; CHECK-LABEL: @f12(
; CHECK-NEXT:    %a = call double @llvm.floor.f64(double %x)
; CHECK-NEXT:    ret double %a
; CHECK-NEXT:  }
define double @f12(double %x) {
  %a = call double @llvm.floor.f64(double %x)
  %r = call double @llvm.floor.f64(double %a)
  ret double %r
}

; CHECK-LABEL: @f13(
; CHECK-NEXT:    %a = call double @llvm.maxnum.f64(double %x, double %y)
; CHECK-NEXT:    ret double %a
; CHECK-NEXT:  }
define double @f13(double %x, double %y) {
  %a = call double @llvm.maxnum.f64(double %x, double %y)
  %r = call double @llvm.maxnum.f64(double %a, double %y)
  ret double %r
}

; CHECK-LABEL: @f14(
; CHECK-NEXT:    ret double %x
; CHECK-NEXT:  }
define double @f14(double %x) {
  %r = call double @llvm.maxnum.f64(double %x, double 0x7FF8000000000000)
  ret double %r
}

; CHECK-LABEL: @f15(
; CHECK-NEXT:    %r = call double @llvm.minimum.f64(double %x, double 0xFFF0000000000000)
; CHECK-NEXT:    ret double %r
; CHECK-NEXT:  }
define double @f15(double %x) {
  %r = call double @llvm.minimum.f64(double %x, double 0xFFF0000000000000)
  ret double %r
}

; CHECK-LABEL: @f16(
; CHECK-NEXT:    ret double %x
; CHECK-NEXT:  }
define double @f16(double %x) {
  %r = call double @llvm.copysign.f64(double %x, double %x)
  ret double %r
}

; CHECK-LABEL: @f17(
; CHECK-NEXT:    ret i1 false
; CHECK-NEXT:  }
define i1 @f17(double %x) {
  %r = call i1 @llvm.is.fpclass.f64(double %x, i32 0)
  ret i1 %r
}
