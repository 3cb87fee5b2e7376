; RUN: opt-go %s -passes=slsr -S | FileCheck %s
;
; In one bit 1 is -1: the bump is the stride itself.

; CHECK-LABEL: @f(
; CHECK-NEXT:   %m0 = mul i1 %b, %s
; CHECK-NEXT:   %m1 = add i1 %m0, %s
; CHECK-NEXT:   %r = and i1 %m0, %m1
; CHECK-NEXT:   ret i1 %r
define i1 @f(i1 %b, i1 %s) {
  %m0 = mul i1 %b, %s
  %b1 = add i1 %b, true
  %m1 = mul i1 %b1, %s
  %r = and i1 %m0, %m1
  ret i1 %r
}
