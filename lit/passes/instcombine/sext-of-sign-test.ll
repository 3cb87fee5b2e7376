; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; x < 0 extended is the sign in all bits.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %x.lobit = ashr i32 %x, 31
; CHECK-NEXT:  ret i32 %x.lobit
; CHECK-NEXT: }
define i32 @f(i32 %x) {
  %c = icmp slt i32 %x, 0
  %s = sext i1 %c to i32
  ret i32 %s
}
