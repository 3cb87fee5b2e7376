; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; A sum of two extended values is the extension of the narrow sum when that does not wrap.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %a = and i8 %x, 15
; CHECK-NEXT:  %b = and i8 %y, 15
; CHECK-NEXT:  %narrow = add nuw nsw i8 %a, %b
; CHECK-NEXT:  %e = zext nneg i8 %narrow to i32
; CHECK-NEXT:  ret i32 %e
; CHECK-NEXT: }
define i32 @f(i8 %x, i8 %y) {
  %a = and i8 %x, 15
  %b = and i8 %y, 15
  %c = zext i8 %a to i32
  %d = zext i8 %b to i32
  %e = add i32 %c, %d
  ret i32 %e
}
