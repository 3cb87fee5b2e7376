; RUN: opt-go %s -passes=bdce -S | FileCheck %s
;
; Carries only go upwards: bits above the highest demanded bit are dead in a sum, a difference or a product.

; CHECK-LABEL: @carry(
; CHECK-NEXT:  %high = shl i32 0, 16
; CHECK-NEXT:  %a = add i32 %x, %high
; CHECK-NEXT:  %s = sub i32 %a, %high
; CHECK-NEXT:  %m = mul i32 %s, %s
; CHECK-NEXT:  %r = and i32 %m, 65535
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @carry(i32 %x, i32 %y) {
  %high = shl i32 %y, 16
  %a = add i32 %x, %high
  %s = sub i32 %a, %high
  %m = mul i32 %s, %s
  %r = and i32 %m, 65535
  ret i32 %r
}
