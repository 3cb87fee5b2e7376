; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; A mask made of a truth value is a select.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %r = select i1 %c, i32 %x, i32 0
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @f(i1 %c, i32 %x) {
  %m = sext i1 %c to i32
  %r = and i32 %m, %x
  ret i32 %r
}
