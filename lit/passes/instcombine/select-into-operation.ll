; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; c ? x + y : x is x + (c ? y : 0).

; CHECK-LABEL: @f(
; CHECK-NEXT:  %a = select i1 %c, i32 %y, i32 0
; CHECK-NEXT:  %s = add i32 %a, %x
; CHECK-NEXT:  ret i32 %s
; CHECK-NEXT: }
define i32 @f(i1 %c, i32 %x, i32 %y) {
  %a = add i32 %x, %y
  %s = select i1 %c, i32 %a, i32 %x
  ret i32 %s
}
