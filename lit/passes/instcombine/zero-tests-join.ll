; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; a == 0 && b == 0 is (a | b) == 0.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %1 = or i32 %a, %b
; CHECK-NEXT:  %r = icmp eq i32 %1, 0
; CHECK-NEXT:  ret i1 %r
; CHECK-NEXT: }
define i1 @f(i32 %a, i32 %b) {
  %x = icmp eq i32 %a, 0
  %y = icmp eq i32 %b, 0
  %r = and i1 %x, %y
  ret i1 %r
}
