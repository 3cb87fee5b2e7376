; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; A truncation under a zero extension is a mask.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %z = and i32 %x, 255
; CHECK-NEXT:  ret i32 %z
; CHECK-NEXT: }
define i32 @f(i32 %x) {
  %t = trunc i32 %x to i8
  %z = zext i8 %t to i32
  ret i32 %z
}
