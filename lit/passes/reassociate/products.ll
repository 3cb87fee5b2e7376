; Powers by squaring; shifts by constants are products where they meet others.
; RUN: opt-go %s -passes=reassociate -S | FileCheck %s

; x⁶ in three multiplications instead of five.
; CHECK-LABEL: @power(
; CHECK-COUNT-3: mul i32
; CHECK-NOT: mul
define i32 @power(i32 %x) {
  %a = mul i32 %x, %x
  %b = mul i32 %a, %x
  %c = mul i32 %b, %x
  %d = mul i32 %c, %x
  %e = mul i32 %d, %x
  ret i32 %e
}

; CHECK-LABEL: @shifted(
; CHECK-NEXT: %m = mul i32 %x, 24
; CHECK-NEXT: ret i32 %m
define i32 @shifted(i32 %x) {
  %s = shl i32 %x, 3
  %m = mul i32 %s, 3
  ret i32 %m
}
