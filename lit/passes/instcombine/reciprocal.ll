; A division by a number becomes a product with its inverse where arcp allows it and both are normal.
; RUN: opt-go %s -passes=instcombine -S | FileCheck %s

; CHECK-LABEL: @rcp(
; CHECK-NEXT:    %r = fmul arcp double %x, 0x3FD5555555555555
; CHECK-NEXT:    ret double %r
; CHECK-NEXT:  }
define double @rcp(double %x) {
  %r = fdiv arcp double %x, 3.0
  ret double %r
}

; CHECK-LABEL: @norcp(
; CHECK-NEXT:    %r = fdiv double %x, 3.000000e+00
; CHECK-NEXT:    ret double %r
; CHECK-NEXT:  }
define double @norcp(double %x) {
  %r = fdiv double %x, 3.0
  ret double %r
}

; CHECK-LABEL: @zero(
; CHECK-NEXT:    %r = fdiv arcp double %x, 0.000000e+00
; CHECK-NEXT:    ret double %r
; CHECK-NEXT:  }
define double @zero(double %x) {
  %r = fdiv arcp double %x, 0.0
  ret double %r
}

; CHECK-LABEL: @sub(
; CHECK-NEXT:    %r = fdiv arcp double %x, 7.905050e-323
; CHECK-NEXT:    ret double %r
; CHECK-NEXT:  }
define double @sub(double %x) {
  %r = fdiv arcp double %x, 0x0000000000000010
  ret double %r
}

; CHECK-LABEL: @big(
; CHECK-NEXT:    %r = fdiv arcp double %x, 0x7FEFFFFFFFFFFFFF
; CHECK-NEXT:    ret double %r
; CHECK-NEXT:  }
define double @big(double %x) {
  %r = fdiv arcp double %x, 0x7FEFFFFFFFFFFFFF
  ret double %r
}

; CHECK-LABEL: @vec(
; CHECK-NEXT:    %r = fmul fast <2 x float> %x, <float 0x3FD5555560000000, float 0x3FC99999A0000000>
; CHECK-NEXT:    ret <2 x float> %r
; CHECK-NEXT:  }
define <2 x float> @vec(<2 x float> %x) {
  %r = fdiv fast <2 x float> %x, <float 3.0, float 5.0>
  ret <2 x float> %r
}
