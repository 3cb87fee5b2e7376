; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; The sign extension of a number that is not negative is a zero extension with nneg.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %a = lshr i32 %x, 1
; CHECK-NEXT:  %s = zext nneg i32 %a to i64
; CHECK-NEXT:  ret i64 %s
; CHECK-NEXT: }
define i64 @f(i32 %x) {
  %a = lshr i32 %x, 1
  %s = sext i32 %a to i64
  ret i64 %s
}
