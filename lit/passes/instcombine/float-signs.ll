; Signs that do not matter, calls with a factor of one, and compares of what was extended.
; RUN: opt-go %s -passes=instcombine -S | FileCheck %s

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"
declare double @llvm.fabs.f64(double)
declare double @llvm.fma.f64(double, double, double)
declare double @llvm.copysign.f64(double, double)

; CHECK-LABEL: @fabs_mul(
; CHECK-NEXT:    %r = fmul double %x, %x
; CHECK-NEXT:    ret double %r
; CHECK-NEXT:  }
define double @fabs_mul(double %x) {
  %a = call double @llvm.fabs.f64(double %x)
  %r = fmul double %a, %a
  ret double %r
}

; CHECK-LABEL: @fabs_fneg(
; CHECK-NEXT:    %r = call double @llvm.fabs.f64(double %x)
; CHECK-NEXT:    ret double %r
; CHECK-NEXT:  }
define double @fabs_fneg(double %x) {
  %n = fneg double %x
  %r = call double @llvm.fabs.f64(double %n)
  ret double %r
}

; CHECK-LABEL: @fma_neg(
; CHECK-NEXT:    %r = call double @llvm.fma.f64(double %x, double %y, double %z)
; CHECK-NEXT:    ret double %r
; CHECK-NEXT:  }
define double @fma_neg(double %x, double %y, double %z) {
  %a = fneg double %x
  %b = fneg double %y
  %r = call double @llvm.fma.f64(double %a, double %b, double %z)
  ret double %r
}

; CHECK-LABEL: @fma_one(
; CHECK-NEXT:    %r = fadd double %x, %z
; CHECK-NEXT:    ret double %r
; CHECK-NEXT:  }
define double @fma_one(double %x, double %z) {
  %r = call double @llvm.fma.f64(double %x, double 1.0, double %z)
  ret double %r
}

; CHECK-LABEL: @copysign_const(
; CHECK-NEXT:    %1 = call double @llvm.fabs.f64(double %x)
; CHECK-NEXT:    %r = fneg double %1
; CHECK-NEXT:    ret double %r
; CHECK-NEXT:  }
define double @copysign_const(double %x) {
  %r = call double @llvm.copysign.f64(double %x, double -1.0)
  ret double %r
}

; CHECK-LABEL: @fcmp_fabs0(
; CHECK-NEXT:    %r = fcmp one double %x, 0.000000e+00
; CHECK-NEXT:    ret i1 %r
; CHECK-NEXT:  }
define i1 @fcmp_fabs0(double %x) {
  %n = call double @llvm.fabs.f64(double %x)
  %r = fcmp ogt double %n, 0.0
  ret i1 %r
}

; CHECK-LABEL: @fcmp_ext(
; CHECK-NEXT:    %r = fcmp ogt float %x, 2.000000e+00
; CHECK-NEXT:    ret i1 %r
; CHECK-NEXT:  }
define i1 @fcmp_ext(float %x) {
  %n = fpext float %x to double
  %r = fcmp ogt double %n, 2.0
  ret i1 %r
}

; CHECK-LABEL: @fcmp_uno(
; CHECK-NEXT:    %r = fcmp uno double %x, %y
; CHECK-NEXT:    ret i1 %r
; CHECK-NEXT:  }
define i1 @fcmp_uno(double %x, double %y) {
  %a = fcmp uno double %x, 0.0
  %b = fcmp uno double %y, 0.0
  %r = or i1 %a, %b
  ret i1 %r
}

; CHECK-LABEL: @fptosi_sitofp(
; CHECK-NEXT:    %r = sext i16 %x to i32
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @fptosi_sitofp(i16 %x) {
  %a = sitofp i16 %x to double
  %r = fptosi double %a to i32
  ret i32 %r
}
