; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; (x + 3) * 5 is x * 5 + 15.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %1 = mul i32 %x, 5
; CHECK-NEXT:  %m = add i32 %1, 15
; CHECK-NEXT:  ret i32 %m
; CHECK-NEXT: }
define i32 @f(i32 %x) {
  %a = add i32 %x, 3
  %m = mul i32 %a, 5
  ret i32 %m
}
