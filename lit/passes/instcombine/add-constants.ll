; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Constants of nested additions meet; nsw stays when their sum does not wrap.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %b = add nsw i32 %x, 12
; CHECK-NEXT:  ret i32 %b
; CHECK-NEXT: }
define i32 @f(i32 %x) {
  %a = add nsw i32 %x, 5
  %b = add nsw i32 %a, 7
  ret i32 %b
}
