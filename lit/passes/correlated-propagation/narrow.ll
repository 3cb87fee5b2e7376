; RUN: opt-go %s -passes=correlated-propagation -S | FileCheck %s
;
; Divisions of small numbers are done in as few bits as they need, at least eight.

; CHECK-LABEL: @unsigned(
; CHECK-NEXT:  %x = and i64 %a, 1023
; CHECK-NEXT:  %y = and i64 %b, 63
; CHECK-NEXT:  %d.lhs.trunc = trunc i64 %x to i16
; CHECK-NEXT:  %d.rhs.trunc = trunc i64 %y to i16
; CHECK-NEXT:  %d1 = udiv i16 %d.lhs.trunc, %d.rhs.trunc
; CHECK-NEXT:  %d.zext = zext i16 %d1 to i64
; CHECK-NEXT:  ret i64 %d.zext
; CHECK-NEXT: }
define i64 @unsigned(i64 %a, i64 %b) {
  %x = and i64 %a, 1023
  %y = and i64 %b, 63
  %d = udiv i64 %x, %y
  ret i64 %d
}

; CHECK-LABEL: @signed(
; CHECK-NEXT:  %x = sext i16 %a to i32
; CHECK-NEXT:  %y = sext i16 %b to i32
; CHECK-NEXT:  %d = srem i32 %x, %y
; CHECK-NEXT:  ret i32 %d
; CHECK-NEXT: }
define i32 @signed(i16 %a, i16 %b) {
  %x = sext i16 %a to i32
  %y = sext i16 %b to i32
  %d = srem i32 %x, %y
  ret i32 %d
}

; CHECK-LABEL: @small(
; CHECK-NEXT:  %x = zext i8 %a to i32
; CHECK-NEXT:  ret i32 %x
; CHECK-NEXT: }
define i32 @small(i8 %a) {
  %x = zext i8 %a to i32
  %d = urem i32 %x, 256
  ret i32 %d
}
