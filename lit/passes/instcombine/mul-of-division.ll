; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; (x / y) * y is x - x % y.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %1 = srem i32 %x, %y
; CHECK-NEXT:  %m = sub nsw i32 %x, %1
; CHECK-NEXT:  ret i32 %m
; CHECK-NEXT: }
define i32 @f(i32 noundef %x, i32 %y) {
  %d = sdiv i32 %x, %y
  %m = mul i32 %d, %y
  ret i32 %m
}
