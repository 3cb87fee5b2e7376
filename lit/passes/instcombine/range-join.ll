; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Two compares of one value with constants are one range test.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %1 = add i32 %x, -5
; CHECK-NEXT:  %r = icmp ult i32 %1, 5
; CHECK-NEXT:  ret i1 %r
; CHECK-NEXT: }
define i1 @f(i32 %x) {
  %a = icmp sgt i32 %x, 4
  %b = icmp slt i32 %x, 10
  %r = and i1 %a, %b
  ret i1 %r
}
