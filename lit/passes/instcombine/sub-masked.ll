; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; x - (x & 7) clears the low bits.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %a = and i32 %x, -8
; CHECK-NEXT:  ret i32 %a
; CHECK-NEXT: }
define i32 @f(i32 %x) {
  %m = and i32 %x, 7
  %a = sub i32 %x, %m
  ret i32 %a
}
