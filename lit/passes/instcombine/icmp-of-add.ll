; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; The constant of an addition moves to the other side of a compare for equality.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %c = icmp eq i32 %x, 7
; CHECK-NEXT:  ret i1 %c
; CHECK-NEXT: }
define i1 @f(i32 %x) {
  %a = add i32 %x, 3
  %c = icmp eq i32 %a, 10
  ret i1 %c
}
