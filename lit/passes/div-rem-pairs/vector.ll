; RUN: opt-go %s -passes=div-rem-pairs -S | FileCheck %s
;
; Vectors too.

; CHECK-LABEL: @f(
; CHECK-NEXT:    %q = udiv <2 x i32> %x, %y
; CHECK-NEXT:    %1 = mul <2 x i32> %q, %y
; CHECK-NEXT:    %r.decomposed = sub <2 x i32> %x, %1
; CHECK-NEXT:    %p = add <2 x i32> %q, %r.decomposed
; CHECK-NEXT:    ret <2 x i32> %p
; CHECK-NEXT:  }
define <2 x i32> @f(<2 x i32> noundef %x, <2 x i32> noundef %y) {
  %q = udiv <2 x i32> %x, %y
  %r = urem <2 x i32> %x, %y
  %p = add <2 x i32> %q, %r
  ret <2 x i32> %p
}
