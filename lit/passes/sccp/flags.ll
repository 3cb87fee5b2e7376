; RUN: opt-go %s -passes=sccp -S | FileCheck %s
;
; Flags that ranges prove are added: nuw, nsw, nneg.

; CHECK-LABEL: @flags(
; CHECK-NEXT:  %x = and i32 %a, 255
; CHECK-NEXT:  %y = and i32 %b, 7
; CHECK-NEXT:  %s = add nuw nsw i32 %x, %y
; CHECK-NEXT:  %d = sub nsw i32 %x, %y
; CHECK-NEXT:  %m = mul nuw nsw i32 %x, %y
; CHECK-NEXT:  %l = shl nuw nsw i32 %x, %y
; CHECK-NEXT:  %z = zext nneg i32 %s to i64
; CHECK-NEXT:  %k = and i64 %c, 1000
; CHECK-NEXT:  %t = trunc nuw nsw i64 %k to i32
; CHECK-NEXT:  %1 = add nsw i32 %d, %m
; CHECK-NEXT:  %2 = add nsw i32 %1, %l
; CHECK-NEXT:  %3 = add nsw i32 %2, %t
; CHECK-NEXT:  %4 = zext i32 %3 to i64
; CHECK-NEXT:  %5 = add nuw nsw i64 %4, %z
; CHECK-NEXT:  ret i64 %5
; CHECK-NEXT: }
define i64 @flags(i32 %a, i32 %b, i64 %c) {
  %x = and i32 %a, 255
  %y = and i32 %b, 7
  %s = add i32 %x, %y
  %d = sub i32 %x, %y
  %m = mul i32 %x, %y
  %l = shl i32 %x, %y
  %z = zext i32 %s to i64
  %k = and i64 %c, 1000
  %t = trunc i64 %k to i32
  %1 = add i32 %d, %m
  %2 = add i32 %1, %l
  %3 = add i32 %2, %t
  %4 = zext i32 %3 to i64
  %5 = add i64 %4, %z
  ret i64 %5
}
