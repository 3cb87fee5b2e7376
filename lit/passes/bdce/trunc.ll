; RUN: opt-go %s -passes=bdce -S | FileCheck %s
;
; Bits that a truncation cuts off need no or, xor, and, nor a shift that makes them.

; CHECK-LABEL: @trunc(
; CHECK-NEXT:  %s = shl i32 0, 8
; CHECK-NEXT:  %sum = add i32 %x, %s
; CHECK-NEXT:  %t = trunc i32 %sum to i8
; CHECK-NEXT:  ret i8 %t
; CHECK-NEXT: }
define i8 @trunc(i32 %x, i32 %y) {
  %o = or i32 %x, 65536
  %n = xor i32 %o, 256
  %a = and i32 %n, 65535
  %s = shl i32 %y, 8
  %sum = add i32 %a, %s
  %t = trunc i32 %sum to i8
  ret i8 %t
}

; CHECK-LABEL: @needed(
; CHECK-NEXT:  %o = or i32 %x, 128
; CHECK-NEXT:  %t = trunc i32 %o to i8
; CHECK-NEXT:  ret i8 %t
; CHECK-NEXT: }
define i8 @needed(i32 %x) {
  %o = or i32 %x, 128
  %t = trunc i32 %o to i8
  ret i8 %t
}
