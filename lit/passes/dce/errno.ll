; RUN: opt-go %s -passes=dce -S | FileCheck %s
;
; A call of a function of the mathematical library that reports no error for its constant operands is dead if its result is. So is a guard that holds.

; CHECK-LABEL: @dead(
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @dead() {
  %a = call double @log(double 2.0)
  %b = call float @cosf(float 1.0)
  %c = call double @sqrt(double -0.0)
  %d = call double @atan2(double 0.0, double 1.0)
  %e = call double @fmod(double 4.0, double 3.0)
  %f = call double @exp(double 700.0)
  %g = call double @acos(double -1.0)
  ret void
}

; Each of these may set errno.
; CHECK-LABEL: @alive(
; CHECK-NEXT:   %a = call double @log(double -1.000000e+00)
; CHECK-NEXT:   %b = call float @cosf(float 0x7FF0000000000000)
; CHECK-NEXT:   %c = call double @sqrt(double -1.000000e+00)
; CHECK-NEXT:   %d = call double @atan2(double 0.000000e+00, double -0.000000e+00)
; CHECK-NEXT:   %e = call double @fmod(double 4.000000e+00, double 0.000000e+00)
; CHECK-NEXT:   %f = call double @exp(double 7.100000e+02)
; CHECK-NEXT:   %g = call double @acos(double 1.500000e+00)
; CHECK-NEXT:   %h = call double @log(double %x)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @alive(double %x) {
  %a = call double @log(double -1.0)
  %b = call float @cosf(float 0x7FF0000000000000)
  %c = call double @sqrt(double -1.0)
  %d = call double @atan2(double 0.0, double -0.0)
  %e = call double @fmod(double 4.0, double 0.0)
  %f = call double @exp(double 710.0)
  %g = call double @acos(double 1.5)
  %h = call double @log(double %x)
  ret void
}

; These functions are not the library's.
; CHECK-LABEL: @other(
; CHECK-NEXT:   %a = call double @log(double 2.000000e+00)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @other() "no-builtins" {
  %a = call double @log(double 2.0)
  ret void
}

; CHECK-LABEL: @call_site(
; CHECK-NEXT:   %a = call double @log(double 2.000000e+00) #2
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @call_site() {
  %a = call double @log(double 2.0) nobuiltin
  ret void
}

; CHECK-LABEL: @guard(
; CHECK-NEXT:   call void (i1, ...) @llvm.experimental.guard(i1 false) [ "deopt"() ]
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @guard() {
  call void (i1, ...) @llvm.experimental.guard(i1 true) [ "deopt"() ]
  call void (i1, ...) @llvm.experimental.guard(i1 false) [ "deopt"() ]
  ret void
}

declare double @log(double) nounwind willreturn
declare float @cosf(float) nounwind willreturn
declare double @sqrt(double) nounwind willreturn
declare double @atan2(double, double) nounwind willreturn
declare double @fmod(double, double) nounwind willreturn
declare double @exp(double) nounwind willreturn
declare double @acos(double) nounwind willreturn
declare void @llvm.experimental.guard(i1, ...)
