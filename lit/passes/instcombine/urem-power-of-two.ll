; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; The remainder by a power of two is a mask.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %r = and i32 %x, 63
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @f(i32 %x) {
  %r = urem i32 %x, 64
  ret i32 %r
}
