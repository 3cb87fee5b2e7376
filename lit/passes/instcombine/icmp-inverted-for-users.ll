; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; A compare whose users are branches takes the canonical predicate, and they exchange their successors.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %c.not = icmp eq i32 %x, %y
; CHECK-NEXT:  br i1 %c.not, label %b, label %a
; CHECK:  a:
; CHECK-NEXT:  ret i32 1
; CHECK:  b:
; CHECK-NEXT:  ret i32 2
; CHECK-NEXT: }
define i32 @f(i32 %x, i32 %y) {
  %c = icmp ne i32 %x, %y
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}
