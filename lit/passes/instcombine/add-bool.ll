; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; An extended truth value plus a constant is a select of two constants.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %r = select i1 %c, i32 42, i32 41
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @f(i1 %c) {
  %z = zext i1 %c to i32
  %r = add i32 %z, 41
  ret i32 %r
}
