; RUN: opt-go %s -passes=reassociate -S | FileCheck %s
;
; A factor that is common to products is taken out.

; CHECK: define <2 x float> @f(<2 x float> %a, <2 x float> %b, <2 x float> %c) {
; CHECK-NEXT:   %reass.add = fadd reassoc nsz <2 x float> %b, %a
; CHECK-NEXT:   %reass.mul = fmul reassoc nsz <2 x float> %reass.add, %c
; CHECK-NEXT:   ret <2 x float> %reass.mul
; CHECK-NEXT: }

define <2 x float> @f(<2 x float> %a, <2 x float> %b, <2 x float> %c) {
  %m = fmul reassoc nsz <2 x float> %a, %c
  %n = fmul reassoc nsz <2 x float> %b, %c
  %s = fadd reassoc nsz <2 x float> %m, %n
  ret <2 x float> %s
}
