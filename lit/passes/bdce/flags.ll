; RUN: opt-go %s -passes=bdce -S | FileCheck %s
;
; Poison-generating flags are dropped where bits have changed, down to values all of whose bits are demanded.

; CHECK-LABEL: @flags(
; CHECK-NEXT:  %a = add i32 %x, %y
; CHECK-NEXT:  %m = mul i32 %a, 3
; CHECK-NEXT:  %r = and i32 %m, 255
; CHECK-NEXT:  %all = add nsw i32 %r, 1
; CHECK-NEXT:  ret i32 %all
; CHECK-NEXT: }
define i32 @flags(i32 %x, i32 %y) {
  %o = or i32 %x, -2147483648
  %a = add nsw i32 %o, %y
  %m = mul nuw i32 %a, 3
  %r = and i32 %m, 255
  %all = add nsw i32 %r, 1
  ret i32 %all
}
