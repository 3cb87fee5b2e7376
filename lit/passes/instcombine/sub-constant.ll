; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; x - 5 is x + -5.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %a = add nsw i32 %x, -5
; CHECK-NEXT:  ret i32 %a
; CHECK-NEXT: }
define i32 @f(i32 %x) {
  %a = sub nsw i32 %x, 5
  ret i32 %a
}
