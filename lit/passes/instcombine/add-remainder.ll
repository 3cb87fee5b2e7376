; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; x % 4 + ((x / 4) % 8) * 4 is x % 32.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %urem = urem i32 %x, 15
; CHECK-NEXT:  ret i32 %urem
; CHECK-NEXT: }
define i32 @f(i32 %x) {
  %r = urem i32 %x, 3
  %q = udiv i32 %x, 3
  %s = urem i32 %q, 5
  %m = mul i32 %s, 3
  %t = add i32 %r, %m
  ret i32 %t
}
