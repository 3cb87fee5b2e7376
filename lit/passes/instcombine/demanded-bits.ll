; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Bits that a truncation cuts off need not be computed.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %1 = trunc i32 %x to i8
; CHECK-NEXT:  %t = mul i8 %1, 3
; CHECK-NEXT:  ret i8 %t
; CHECK-NEXT: }
define i8 @f(i32 %x) {
  %a = or i32 %x, 65536
  %b = mul i32 %a, 3
  %t = trunc i32 %b to i8
  ret i8 %t
}
