; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Flags that known bits prove are written down.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %b = sext i8 %y to i32
; CHECK-NEXT:  %c = add nsw i32 %b, 3
; CHECK-NEXT:  ret i32 %c
; CHECK-NEXT: }
define i32 @f(i8 %x, i8 %y) {
  %a = zext i8 %x to i32
  %b = sext i8 %y to i32
  %c = add i32 %b, 3
  ret i32 %c
}
