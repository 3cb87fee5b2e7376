; RUN: opt-go %s -passes=instsimplify -S | FileCheck %s
;
; Calls of the C library's mathematics with constants: the result is known where all libraries agree, the call
; stays for errno.

target triple = "x86_64-unknown-linux-gnu"

declare double @sin(double)
declare float @cosf(float)
declare double @sqrt(double)
declare double @log(double)
declare double @atan2(double, double)
declare double @fmod(double, double)
declare double @pow(double, double)
declare double @tanh(double)

; CHECK-LABEL: @sine(
; CHECK-NEXT:   %r = call double @sin(double 1.000000e+00)
; CHECK-NEXT:   ret double 0x3FEAED548F090CEE
; CHECK-NEXT: }
define double @sine() {
  %r = call double @sin(double 1.0)
  ret double %r
}

; CHECK-LABEL: @of_float(
; CHECK-NEXT:   %r = call float @cosf(float 1.000000e+00)
; CHECK-NEXT:   ret float 0x3FE14A2800000000
; CHECK-NEXT: }
define float @of_float() {
  %r = call float @cosf(float 1.0)
  ret float %r
}

; CHECK-LABEL: @square_root(
; CHECK-NEXT:   %r = call double @sqrt(double 3.000000e+00)
; CHECK-NEXT:   ret double 0x3FFBB67AE8584CAA
; CHECK-NEXT: }
define double @square_root() {
  %r = call double @sqrt(double 3.0)
  ret double %r
}

; CHECK-LABEL: @angle(
; CHECK-NEXT:   %r = call double @atan2(double 1.000000e+00, double -1.000000e+00)
; CHECK-NEXT:   ret double 0x4002D97C7F3321D2
; CHECK-NEXT: }
define double @angle() {
  %r = call double @atan2(double 1.0, double -1.0)
  ret double %r
}

; CHECK-LABEL: @power(
; CHECK-NEXT:   %r = call double @pow(double 1.000000e+01, double 3.000000e+00)
; CHECK-NEXT:   ret double 1.000000e+03
; CHECK-NEXT: }
define double @power() {
  %r = call double @pow(double 10.0, double 3.0)
  ret double %r
}

; CHECK-LABEL: @rest(
; CHECK-NEXT:   %r = call double @fmod(double 7.500000e+00, double 3.000000e+00)
; CHECK-NEXT:   ret double 1.500000e+00
; CHECK-NEXT: }
define double @rest() {
  %r = call double @fmod(double 7.5, double 3.0)
  ret double %r
}

; An exception would come with it.
; CHECK-LABEL: @no_number(
; CHECK-NEXT:   %r = call double @log(double -3.000000e+00)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
define double @no_number() {
  %r = call double @log(double -3.0)
  ret double %r
}

; Libraries err by more than a unit here.
; CHECK-LABEL: @nobody_knows(
; CHECK-NEXT:   %r = call double @tanh(double 7.500000e-01)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
define double @nobody_knows() {
  %r = call double @tanh(double 0.75)
  ret double %r
}

; CHECK-LABEL: @not_the_library(
; CHECK-NEXT:   %r = call double @sin(double 1.000000e+00)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
define double @not_the_library() {
  %r = call double @sin(double 1.0) nobuiltin
  ret double %r
}

; CHECK-LABEL: @no_builtins(
; CHECK-NEXT:   %r = call double @sin(double 1.000000e+00)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
define double @no_builtins() "no-builtins" {
  %r = call double @sin(double 1.0)
  ret double %r
}

; CHECK-LABEL: @strict(
; CHECK-NEXT:   %r = call double @sin(double 1.000000e+00)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
define double @strict() strictfp {
  %r = call double @sin(double 1.0) strictfp
  ret double %r
}
