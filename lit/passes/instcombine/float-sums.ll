; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; Sums of scaled floats whose order does not matter.

target datalayout = "e-m:e-i64:64-n8:16:32:64-S128"
; CHECK-LABEL: @a1(
; CHECK-NEXT:   %b = fmul fast float %x, 4.000000e+00
; CHECK-NEXT:   ret float %b
; CHECK-NEXT: }
define float @a1(float %x) {
  %a = fmul fast float %x, 3.0
  %b = fadd fast float %a, %x
  ret float %b
}
; CHECK-LABEL: @a2(
; CHECK-NEXT:   %b = fmul fast float %x, 8.000000e+00
; CHECK-NEXT:   ret float %b
; CHECK-NEXT: }
define float @a2(float %x) {
  %a = fmul fast float %x, 3.0
  %c = fmul fast float %x, 5.0
  %b = fadd fast float %a, %c
  ret float %b
}
; CHECK-LABEL: @a3(
; CHECK-NEXT:   %c = fmul fast float %y, 5.000000e+00
; CHECK-NEXT:   ret float %c
; CHECK-NEXT: }
define float @a3(float %x, float %y) {
  %a = fmul fast float %x, 3.0
  %c = fmul fast float %y, 5.0
  %b = fadd fast float %a, %c
  %d = fsub fast float %b, %a
  ret float %d
}
; CHECK-LABEL: @a4(
; CHECK-NEXT:   %b = fadd fast float %x, %x
; CHECK-NEXT:   ret float %b
; CHECK-NEXT: }
define float @a4(float %x, float %y) {
  %a = fadd fast float %x, %y
  %c = fsub fast float %x, %y
  %b = fadd fast float %a, %c
  ret float %b
}
; CHECK-LABEL: @a5(
; CHECK-NEXT:   ret float 1.000000e+01
; CHECK-NEXT: }
define float @a5(float %x, float %y) {
  %a = fadd fast float %x, 3.0
  %c = fsub fast float 7.0, %x
  %b = fadd fast float %a, %c
  ret float %b
}
; CHECK-LABEL: @a6(
; CHECK-NEXT:   %b = fmul fast float %x, 3.000000e+00
; CHECK-NEXT:   ret float %b
; CHECK-NEXT: }
define float @a6(float %x, float %y) {
  %a = fadd fast float %x, %x
  %b = fadd fast float %a, %x
  ret float %b
}
; CHECK-LABEL: @a7(
; CHECK-NEXT:   %b = fmul fast float %x, 4.000000e+00
; CHECK-NEXT:   ret float %b
; CHECK-NEXT: }
define float @a7(float %x, float %y) {
  %a = fadd fast float %x, %x
  %c = fadd fast float %x, %x
  %b = fadd fast float %a, %c
  ret float %b
}
; CHECK-LABEL: @a8(
; CHECK-NEXT:   %b = fmul fast float %x, 2.000000e+00
; CHECK-NEXT:   ret float %b
; CHECK-NEXT: }
define float @a8(float %x, float %y) {
  %a = fmul fast float %x, 3.0
  %b = fsub fast float %a, %x
  ret float %b
}
; CHECK-LABEL: @a9(
; CHECK-NEXT:   %b = fmul fast float %x, -2.000000e+00
; CHECK-NEXT:   ret float %b
; CHECK-NEXT: }
define float @a9(float %x, float %y) {
  %a = fmul fast float %x, 3.0
  %b = fsub fast float %x, %a
  ret float %b
}
; CHECK-LABEL: @a10(
; CHECK-NEXT:   %b = fneg fast float %y
; CHECK-NEXT:   ret float %b
; CHECK-NEXT: }
define float @a10(float %x, float %y) {
  %a = fsub fast float %x, %y
  %b = fsub fast float %a, %x
  ret float %b
}
; CHECK-LABEL: @a11(
; CHECK-NEXT:   ret float %y
; CHECK-NEXT: }
define float @a11(float %x, float %y) {
  %a = fadd fast float %x, %y
  %b = fsub fast float %a, %x
  ret float %b
}
; CHECK-LABEL: @a12(
; CHECK-NEXT:   %b = fadd fast float %x, 5.000000e+00
; CHECK-NEXT:   ret float %b
; CHECK-NEXT: }
define float @a12(float %x, float %y) {
  %a = fadd fast float %x, 2.0
  %b = fadd fast float %a, 3.0
  ret float %b
}
; CHECK-LABEL: @a13(
; CHECK-NEXT:   ret float 2.000000e+00
; CHECK-NEXT: }
define float @a13(float %x, float %y) {
  %a = fsub fast float 2.0, %x
  %b = fadd fast float %a, %x
  ret float %b
}
; CHECK-LABEL: @a14(
; CHECK-NEXT:   %a = fmul fast float %x, 2.000000e+00
; CHECK-NEXT:   %c = fmul fast float %y, 3.000000e+00
; CHECK-NEXT:   %d = fadd fast float %a, %c
; CHECK-NEXT:   %e = fmul fast float %x, 4.000000e+00
; CHECK-NEXT:   %f = fadd fast float %d, %e
; CHECK-NEXT:   ret float %f
; CHECK-NEXT: }
define float @a14(float %x, float %y) {
  %a = fmul fast float %x, 2.0
  %c = fmul fast float %y, 3.0
  %d = fadd fast float %a, %c
  %e = fmul fast float %x, 4.0
  %f = fadd fast float %d, %e
  ret float %f
}
; CHECK-LABEL: @a15(
; CHECK-NEXT:   ret float %x
; CHECK-NEXT: }
define float @a15(float %x, float %y) {
  %c = fmul fast float %y, 3.0
  %d = fadd fast float %x, %c
  %f = fsub fast float %d, %c
  ret float %f
}
; CHECK-LABEL: @a16(
; CHECK-NEXT:   %c = fmul fast float %y, 3.000000e+00
; CHECK-NEXT:   %d = fsub fast float %x, %c
; CHECK-NEXT:   %f = fadd fast float %d, %y
; CHECK-NEXT:   ret float %f
; CHECK-NEXT: }
define float @a16(float %x, float %y) {
  %c = fmul fast float %y, 3.0
  %d = fsub fast float %x, %c
  %f = fadd fast float %d, %y
  ret float %f
}
; CHECK-LABEL: @a17(
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
define float @a17(float %x, float %y) {
  %d = fsub fast float %x, %y
  %e = fsub fast float %y, %x
  %f = fadd fast float %d, %e
  ret float %f
}
; CHECK-LABEL: @a18(
; CHECK-NEXT:   %d = fadd fast float %x, %y
; CHECK-NEXT:   %e = fadd fast float %y, %x
; CHECK-NEXT:   %f = fadd fast float %d, %e
; CHECK-NEXT:   ret float %f
; CHECK-NEXT: }
define float @a18(float %x, float %y) {
  %d = fadd fast float %x, %y
  %e = fadd fast float %y, %x
  %f = fadd fast float %d, %e
  ret float %f
}
; CHECK-LABEL: @a19(
; CHECK-NEXT:   %d = fadd fast float %x, %y
; CHECK-NEXT:   %f = fadd fast float %d, %d
; CHECK-NEXT:   ret float %f
; CHECK-NEXT: }
define float @a19(float %x, float %y) {
  %d = fadd fast float %x, %y
  %f = fadd fast float %d, %d
  ret float %f
}
; CHECK-LABEL: @a20(
; CHECK-NEXT:   %d = fadd fast float %x, 1.000000e+00
; CHECK-NEXT:   %f = fadd fast float %d, %x
; CHECK-NEXT:   ret float %f
; CHECK-NEXT: }
define float @a20(float %x, float %y) {
  %d = fadd fast float %x, 1.0
  %f = fadd fast float %d, %x
  ret float %f
}
; CHECK-LABEL: @a21(
; CHECK-NEXT:   %a = fsub reassoc nsz float %x, %x
; CHECK-NEXT:   ret float %a
; CHECK-NEXT: }
define float @a21(float %x) {
  %m = fmul reassoc nsz float %x, -1.0
  %a = fadd reassoc nsz float %m, %x
  ret float %a
}
; CHECK-LABEL: @a22(
; CHECK-NEXT:   %b = fmul fast <2 x float> %x, <float 4.000000e+00, float 4.000000e+00>
; CHECK-NEXT:   ret <2 x float> %b
; CHECK-NEXT: }
define <2 x float> @a22(<2 x float> %x) {
  %a = fmul fast <2 x float> %x, <float 3.0, float 3.0>
  %b = fadd fast <2 x float> %a, %x
  ret <2 x float> %b
}
; CHECK-LABEL: @a23(
; CHECK-NEXT:   %a = fadd fast <2 x float> %x, %x
; CHECK-NEXT:   %b = fadd fast <2 x float> %a, %x
; CHECK-NEXT:   ret <2 x float> %b
; CHECK-NEXT: }
define <2 x float> @a23(<2 x float> %x) {
  %a = fadd fast <2 x float> %x, %x
  %b = fadd fast <2 x float> %a, %x
  ret <2 x float> %b
}
; CHECK-LABEL: @a24(
; CHECK-NEXT:   %1 = fmul reassoc nsz float %x, 3.000000e+00
; CHECK-NEXT:   %b = fadd reassoc nsz float %1, %y
; CHECK-NEXT:   ret float %b
; CHECK-NEXT: }
define float @a24(float %x, float %y) {
  %a = fadd reassoc nsz float %x, %x
  %c = fadd reassoc nsz float %y, %x
  %b = fadd reassoc nsz float %a, %c
  ret float %b
}
; CHECK-LABEL: @a25(
; CHECK-NEXT:   ret float 0.000000e+00
; CHECK-NEXT: }
define float @a25(float %x, float %y) {
  %a = fmul fast float %x, 2.0
  %c = fmul fast float %x, -2.0
  %b = fadd fast float %a, %c
  ret float %b
}
; CHECK-LABEL: @a26(
; CHECK-NEXT:   %d = fmul fast half %x, 0xHC200
; CHECK-NEXT:   ret half %d
; CHECK-NEXT: }
define half @a26(half %x, half %y) {
  %a = fmul fast half %x, 2.0
  %c = fmul fast half %x, 5.0
  %d = fsub fast half %a, %c
  ret half %d
}
; CHECK-LABEL: @a27(
; CHECK-NEXT:   %a = fmul fast float %x, 2.500000e+00
; CHECK-NEXT:   %c = fadd fast float %a, 1.500000e+00
; CHECK-NEXT:   %d = fmul fast float %x, 1.500000e+00
; CHECK-NEXT:   %e = fsub fast float %c, %d
; CHECK-NEXT:   ret float %e
; CHECK-NEXT: }
define float @a27(float %x, float %y) {
  %a = fmul fast float %x, 2.5
  %c = fadd fast float %a, 1.5
  %d = fmul fast float %x, 1.5
  %e = fsub fast float %c, %d
  ret float %e
}
; CHECK-LABEL: @a28(
; CHECK-NEXT:   %e = fsub fast float %z, %y
; CHECK-NEXT:   ret float %e
; CHECK-NEXT: }
define float @a28(float %x, float %y, float %z) {
  %a = fsub fast float %x, %y
  %b = fsub fast float %z, %x
  %e = fadd fast float %a, %b
  ret float %e
}
