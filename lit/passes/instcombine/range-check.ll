; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; x >= 0 && x < n with an n that is not negative is one unsigned compare.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %n = lshr i32 %m, 1
; CHECK-NEXT:  %r = icmp ugt i32 %n, %x
; CHECK-NEXT:  ret i1 %r
; CHECK-NEXT: }
define i1 @f(i32 %x, i32 %m) {
  %n = lshr i32 %m, 1
  %a = icmp sgt i32 %x, -1
  %b = icmp slt i32 %x, %n
  %r = and i1 %a, %b
  ret i1 %r
}
