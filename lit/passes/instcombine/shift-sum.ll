; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Two shifts the same way add their amounts.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %b = ashr i32 %x, 7
; CHECK-NEXT:  ret i32 %b
; CHECK-NEXT: }
define i32 @f(i32 %x) {
  %a = ashr i32 %x, 3
  %b = ashr i32 %a, 4
  ret i32 %b
}
