; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; The opposite of a compare is the compare with the opposite predicate.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %c = icmp sge i32 %a, %b
; CHECK-NEXT:  ret i1 %c
; CHECK-NEXT: }
define i1 @f(i32 %a, i32 %b) {
  %c = icmp slt i32 %a, %b
  %n = xor i1 %c, true
  ret i1 %n
}
