; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; c ? true : d is or when d is not poison without c; else it stays.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %a = or i1 %c, %d
; CHECK-NEXT:  %b = select i1 %a, i1 %e, i1 false
; CHECK-NEXT:  ret i1 %b
; CHECK-NEXT: }
define i1 @f(i1 %c, i1 noundef %d, i1 %e) {
  %a = select i1 %c, i1 true, i1 %d
  %b = select i1 %a, i1 %e, i1 false
  ret i1 %b
}
