; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; A quotient compared with a constant is an interval of the dividend.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %x.off = add i32 %x, -30
; CHECK-NEXT:  %c = icmp ult i32 %x.off, 10
; CHECK-NEXT:  ret i1 %c
; CHECK-NEXT: }
define i1 @f(i32 %x) {
  %q = sdiv i32 %x, 10
  %c = icmp eq i32 %q, 3
  ret i1 %c
}
