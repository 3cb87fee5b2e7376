; RUN: opt-go %s -passes=aggressive-instcombine -S | FileCheck %s
;
; Shifts and divisions where the bits that are cut off are known.

;
; CHECK: define i16 @f(i16 %a, i16 %b, i32 %n) {
; CHECK-NEXT:   %x = zext i16 %a to i32
; CHECK-NEXT:   %y = zext i16 %b to i32
; CHECK-NEXT:   %k = and i32 %n, 15
; CHECK-NEXT:   %l = lshr i32 %x, %k
; CHECK-NEXT:   %d = udiv i32 %l, %y
; CHECK-NEXT:   %s = shl i32 %d, 3
; CHECK-NEXT:   %r = trunc i32 %s to i16
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
;
; CHECK: define i16 @signed(i16 %a) {
; CHECK-NEXT:   %l = ashr exact i16 %a, 3
; CHECK-NEXT:   ret i16 %l
; CHECK-NEXT: }
;
; CHECK: define i16 @unknown(i16 %a, i32 %n) {
; CHECK-NEXT:   %x = zext i16 %a to i32
; CHECK-NEXT:   %l = shl i32 %x, %n
; CHECK-NEXT:   %r = trunc i32 %l to i16
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }

target datalayout = "n8:16:32:64"
define i16 @f(i16 %a, i16 %b, i32 %n) {
  %x = zext i16 %a to i32
  %y = zext i16 %b to i32
  %k = and i32 %n, 15
  %l = lshr i32 %x, %k
  %d = udiv i32 %l, %y
  %s = shl i32 %d, 3
  %r = trunc i32 %s to i16
  ret i16 %r
}
define i16 @signed(i16 %a) {
  %x = sext i16 %a to i32
  %l = ashr exact i32 %x, 3
  %r = trunc i32 %l to i16
  ret i16 %r
}
define i16 @unknown(i16 %a, i32 %n) {
  %x = zext i16 %a to i32
  %l = shl i32 %x, %n
  %r = trunc i32 %l to i16
  ret i16 %r
}
