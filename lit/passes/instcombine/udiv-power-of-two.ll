; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Unsigned division by a power of two is a shift, also by 1 << n.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %q1 = lshr i32 %x, %n
; CHECK-NEXT:  %r2 = lshr i32 %q1, 3
; CHECK-NEXT:  ret i32 %r2
; CHECK-NEXT: }
define i32 @f(i32 %x, i32 %n) {
  %p = shl i32 1, %n
  %q = udiv i32 %x, %p
  %r = udiv i32 %q, 8
  ret i32 %r
}
