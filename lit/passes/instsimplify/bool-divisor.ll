; RUN: opt-go %s -passes=instsimplify -S | FileCheck %s
;
; A divisor that is 0 or 1 is 1; an amount that is 0 or -1 is 0; copies of the sign shift to themselves.

;
; CHECK: define i8 @rem(i1 %c, i8 %x) {
; CHECK-NEXT:   ret i8 0
; CHECK-NEXT: }
;
; CHECK: define i8 @div(i1 %c, i8 %x) {
; CHECK-NEXT:   ret i8 %x
; CHECK-NEXT: }
;
; CHECK: define i8 @shl(i1 %c, i8 %x) {
; CHECK-NEXT:   ret i8 %x
; CHECK-NEXT: }
;
; CHECK: define i8 @ashr(i1 %c) {
; CHECK-NEXT:   %z = sext i1 %c to i8
; CHECK-NEXT:   ret i8 %z
; CHECK-NEXT: }

define i8 @rem(i1 %c, i8 %x) {
  %z = zext i1 %c to i8
  %r = srem i8 %x, %z
  ret i8 %r
}
define i8 @div(i1 %c, i8 %x) {
  %z = zext i1 %c to i8
  %r = udiv i8 %x, %z
  ret i8 %r
}
define i8 @shl(i1 %c, i8 %x) {
  %z = sext i1 %c to i8
  %r = shl i8 %x, %z
  ret i8 %r
}
define i8 @ashr(i1 %c) {
  %z = sext i1 %c to i8
  %r = ashr i8 %z, 2
  ret i8 %r
}
