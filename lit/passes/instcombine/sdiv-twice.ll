; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Two divisions by constants are one by their product.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %b = sdiv i32 %x, 15
; CHECK-NEXT:  ret i32 %b
; CHECK-NEXT: }
define i32 @f(i32 %x) {
  %a = sdiv i32 %x, 3
  %b = sdiv i32 %a, 5
  ret i32 %b
}
