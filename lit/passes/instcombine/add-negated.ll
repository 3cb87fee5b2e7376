; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Adding a negated value subtracts it.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %a = sub i32 %x, %y
; CHECK-NEXT:  ret i32 %a
; CHECK-NEXT: }
define i32 @f(i32 %x, i32 %y) {
  %n = sub i32 0, %y
  %a = add i32 %n, %x
  ret i32 %a
}
