; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; x + x is a shift.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %a = shl nuw i32 %x, 1
; CHECK-NEXT:  ret i32 %a
; CHECK-NEXT: }
define i32 @f(i32 %x) {
  %a = add nuw i32 %x, %x
  ret i32 %a
}
