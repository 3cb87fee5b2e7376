; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Functions that are not to be optimized stay as they are.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %a = sub i32 %x, 5
; CHECK-NEXT:  ret i32 %a
; CHECK-NEXT: }
define i32 @f(i32 %x) noinline optnone {
  %a = sub i32 %x, 5
  ret i32 %a
}
