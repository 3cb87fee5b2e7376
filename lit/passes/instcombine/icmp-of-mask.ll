; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; A test of high bits is an unsigned compare.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %c = icmp ult i32 %x, 16
; CHECK-NEXT:  ret i1 %c
; CHECK-NEXT: }
define i1 @f(i32 %x) {
  %m = and i32 %x, -16
  %c = icmp eq i32 %m, 0
  ret i1 %c
}
