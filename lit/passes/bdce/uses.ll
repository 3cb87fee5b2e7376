; RUN: opt-go %s -passes=bdce -S | FileCheck %s
;
; An operand of which no bit matters becomes 0, a parameter too.

; CHECK-LABEL: @uses(
; CHECK-NEXT:  %s = shl i32 0, 8
; CHECK-NEXT:  %o = or i32 %x, %s
; CHECK-NEXT:  %r = and i32 %o, 255
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @uses(i32 %x, i32 %y) {
  %s = shl i32 %y, 8
  %o = or i32 %x, %s
  %r = and i32 %o, 255
  ret i32 %r
}

; CHECK-LABEL: @call(
; CHECK-NEXT:  %y = mul i32 %x, 3
; CHECK-NEXT:  %z = call i32 @any(i32 %y)
; CHECK-NEXT:  ret i32 0
; CHECK-NEXT: }
define i32 @call(i32 %x) {
  %y = mul i32 %x, 3
  %z = call i32 @any(i32 %y)
  ret i32 0
}

declare i32 @any(i32)
