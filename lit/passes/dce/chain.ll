; RUN: opt-go %s -passes=dce -S | FileCheck %s
;
; What only dead instructions use is dead too.

; CHECK-LABEL: @chain(
; CHECK-NEXT:  ret i32 %a
; CHECK-NEXT: }
define i32 @chain(i32 %a, i32 %b) {
  %x = add i32 %a, %b
  %y = mul i32 %x, %x
  %z = icmp eq i32 %y, 0
  ret i32 %a
}

; CHECK-LABEL: @partly(
; CHECK-NEXT:  %x = add i32 %a, 1
; CHECK-NEXT:  ret i32 %x
; CHECK-NEXT: }
define i32 @partly(i32 %a) {
  %x = add i32 %a, 1
  %y = mul i32 %x, 3
  ret i32 %x
}
