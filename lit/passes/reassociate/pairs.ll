; Two operands that occur together in several expressions are computed first in each, where they can be found again.
; RUN: opt-go %s -passes=reassociate,early-cse -S | FileCheck %s

; CHECK-LABEL: @f(
; CHECK-COUNT-3: mul i32
; CHECK-NOT: mul
define i32 @f(i32 %a, i32 %b, i32 %c, i32 %d) {
  %x = mul i32 %a, %c
  %y = mul i32 %x, %b
  %z = mul i32 %c, %d
  %w = mul i32 %z, %a
  %r = xor i32 %y, %w
  ret i32 %r
}
