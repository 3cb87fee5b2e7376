; RUN: opt-go %s -passes=bdce -S | FileCheck %s
;
; A sign extension becomes a zero extension when the new bits are not demanded.

; CHECK-LABEL: @sext(
; CHECK-NEXT:  %s1 = zext i16 %x to i32
; CHECK-NEXT:  %r = shl i32 %s1, 16
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @sext(i16 %x) {
  %s = sext i16 %x to i32
  %r = shl i32 %s, 16
  ret i32 %r
}

; CHECK-LABEL: @signs(
; CHECK-NEXT:  %s = sext i16 %x to i32
; CHECK-NEXT:  %r = shl i32 %s, 15
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @signs(i16 %x) {
  %s = sext i16 %x to i32
  %r = shl i32 %s, 15
  ret i32 %r
}
