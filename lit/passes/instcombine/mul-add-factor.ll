; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; x * 3 + x is x * 4.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %a = shl i32 %x, 2
; CHECK-NEXT:  ret i32 %a
; CHECK-NEXT: }
define i32 @f(i32 %x) {
  %m = mul i32 %x, 3
  %a = add i32 %m, %x
  ret i32 %a
}
