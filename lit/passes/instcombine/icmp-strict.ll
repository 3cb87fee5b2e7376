; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Compares with constants become strict.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %c = icmp slt i32 %x, 42
; CHECK-NEXT:  ret i1 %c
; CHECK-NEXT: }
define i1 @f(i32 %x) {
  %c = icmp sle i32 %x, 41
  ret i1 %c
}
