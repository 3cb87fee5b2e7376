; RUN: opt-go %s -passes=instsimplify -S | FileCheck %s
;
; Operations with neutral and absorbing constants.

; CHECK-LABEL: @add_zero(
; CHECK-NEXT:  ret i32 %a
; CHECK-NEXT: }
define i32 @add_zero(i32 %a) {
  %r = add i32 %a, 0
  ret i32 %r
}

; CHECK-LABEL: @mul_zero(
; CHECK-NEXT:  ret i32 0
; CHECK-NEXT: }
define i32 @mul_zero(i32 %a) {
  %r = mul i32 %a, 0
  ret i32 %r
}

; CHECK-LABEL: @sub_self(
; CHECK-NEXT:  ret i32 0
; CHECK-NEXT: }
define i32 @sub_self(i32 %a) {
  %r = sub i32 %a, %a
  ret i32 %r
}

; CHECK-LABEL: @add_sub(
; CHECK-NEXT:  ret i32 %a
; CHECK-NEXT: }
define i32 @add_sub(i32 %a, i32 %b) {
  %s = add i32 %a, %b
  %r = sub i32 %s, %b
  ret i32 %r
}

; CHECK-LABEL: @absorb(
; CHECK-NEXT:  ret i32 %a
; CHECK-NEXT: }
define i32 @absorb(i32 %a, i32 %b) {
  %o = or i32 %a, %b
  %r = and i32 %o, %a
  ret i32 %r
}

; CHECK-LABEL: @not_and(
; CHECK-NEXT:  ret i32 0
; CHECK-NEXT: }
define i32 @not_and(i32 %a) {
  %n = xor i32 %a, -1
  %r = and i32 %n, %a
  ret i32 %r
}
