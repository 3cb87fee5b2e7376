; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; An instruction used in one successor only is computed there.

; CHECK-LABEL: @f(
; CHECK-NEXT:  br i1 %c, label %a, label %b
; CHECK:  a:
; CHECK-NEXT:  %m = mul i32 %x, %y
; CHECK-NEXT:  ret i32 %m
; CHECK:  b:
; CHECK-NEXT:  ret i32 0
; CHECK-NEXT: }
define i32 @f(i1 %c, i32 %x, i32 %y) {
  %m = mul i32 %x, %y
  br i1 %c, label %a, label %b
a:
  ret i32 %m
b:
  ret i32 0
}
