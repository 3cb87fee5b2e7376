; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Extended values are compared in the narrow type.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %c = icmp slt i8 %x, %y
; CHECK-NEXT:  ret i1 %c
; CHECK-NEXT: }
define i1 @f(i8 %x, i8 %y) {
  %a = sext i8 %x to i32
  %b = sext i8 %y to i32
  %c = icmp slt i32 %a, %b
  ret i1 %c
}
