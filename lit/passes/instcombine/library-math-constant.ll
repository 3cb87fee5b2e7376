; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; Calls of the C library's mathematics with constants go where they set no errno.

target triple = "x86_64-unknown-linux-gnu"

declare double @sin(double) nounwind willreturn memory(write)
declare double @log(double) nounwind willreturn memory(write)
declare double @sqrt(double) nounwind willreturn memory(write)
declare double @pow(double, double) nounwind willreturn memory(write)
declare double @fmod(double, double) nounwind willreturn memory(write)
declare double @exp(double) nounwind willreturn memory(write)

; CHECK-LABEL: @known(
; CHECK-NEXT:   ret double 0x3FEAED548F090CEE
; CHECK-NEXT: }
define double @known() {
  %r = call double @sin(double 1.0)
  ret double %r
}

; CHECK-LABEL: @for_nothing(
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @for_nothing() {
  %a = call double @sin(double 1.0)
  %b = call double @log(double 2.0)
  %c = call double @sqrt(double 2.0)
  %d = call double @pow(double 2.0, double 3.5)
  %e = call double @fmod(double 2.0, double 3.5)
  %f = call double @exp(double 3.5)
  ret void
}

; They set errno.
; CHECK-LABEL: @for_errno(
; CHECK-NEXT:   %a = call double @sin(double 0x7FF0000000000000)
; CHECK-NEXT:   %b = call double @log(double 0.000000e+00)
; CHECK-NEXT:   %sqrtf = call float @sqrtf(float -2.000000e+00)
; CHECK-NEXT:   %exp2 = call double @exp2(double 3.500000e+10)
; CHECK-NEXT:   %e = call double @fmod(double 2.000000e+00, double 0.000000e+00)
; CHECK-NEXT:   %f = call double @exp(double 3.500000e+10)
; CHECK-NEXT:   %g = call double @log(double %x)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @for_errno(double %x) {
  %a = call double @sin(double 0x7FF0000000000000)
  %b = call double @log(double 0.0)
  %c = call double @sqrt(double -2.0)
  %d = call double @pow(double 2.0, double 3.5e10)
  %e = call double @fmod(double 2.0, double 0.0)
  %f = call double @exp(double 3.5e10)
  %g = call double @log(double %x)
  ret void
}
