; RUN: opt-go %s -passes=bdce -S | FileCheck %s
;
; A carry does not get past a place where both operands are known to be 0.

; CHECK-LABEL: @stopped(
; CHECK-NEXT:  %a = and i32 %x, -241
; CHECK-NEXT:  %b = and i32 %y, -241
; CHECK-NEXT:  %s = add i32 %a, %b
; CHECK-NEXT:  %r = lshr i32 %s, 8
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @stopped(i32 %x, i32 %y) {
  %low = or i32 %x, 1
  %a = and i32 %low, -241
  %b = and i32 %y, -241
  %s = add i32 %a, %b
  %r = lshr i32 %s, 8
  ret i32 %r
}
