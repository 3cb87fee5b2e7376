; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Selects of 1 and 0, and of 0 and -1, extend the condition.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %a = zext i1 %c to i32
; CHECK-NEXT:  ret i32 %a
; CHECK-NEXT: }
define i32 @f(i1 %c) {
  %a = select i1 %c, i32 1, i32 0
  %b = select i1 %c, i32 0, i32 -1
  %r = mul i32 %a, %b
  ret i32 %a
}
