; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; -1 - x is not x.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %a = xor i32 %x, -1
; CHECK-NEXT:  ret i32 %a
; CHECK-NEXT: }
define i32 @f(i32 %x) {
  %a = sub i32 -1, %x
  ret i32 %a
}
