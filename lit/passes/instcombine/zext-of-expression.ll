; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; What is extended is computed in the wide type.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %z = and i64 %x, 255
; CHECK-NEXT:  ret i64 %z
; CHECK-NEXT: }
define i64 @f(i64 %x) {
  %t = trunc i64 %x to i32
  %a = and i32 %t, 255
  %z = zext i32 %a to i64
  ret i64 %z
}
