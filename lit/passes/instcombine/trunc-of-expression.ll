; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; What is truncated is computed in the narrow type.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %1 = trunc i32 %x to i8
; CHECK-NEXT:  %t = add i8 %1, %y
; CHECK-NEXT:  ret i8 %t
; CHECK-NEXT: }
define i8 @f(i32 %x, i8 %y) {
  %z = zext i8 %y to i32
  %a = add i32 %x, %z
  %t = trunc i32 %a to i8
  ret i8 %t
}
