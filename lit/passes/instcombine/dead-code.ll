; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Code after a branch on a constant is removed; the blocks stay.

; CHECK-LABEL: @f(
; CHECK-NEXT:  br i1 true, label %a, label %b
; CHECK:  a:
; CHECK-NEXT:  ret i32 %x
; CHECK:  b:
; CHECK-NEXT:  ret i32 poison
; CHECK-NEXT: }
define i32 @f(i32 %x) {
  br i1 true, label %a, label %b
a:
  ret i32 %x
b:
  %m = mul i32 %x, 3
  ret i32 %m
}
