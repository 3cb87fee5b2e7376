; RUN: opt-go %s -passes=aggressive-instcombine -S | FileCheck %s
;
; A store between, an order that is not memory's, and a gap keep loads apart.

;
; CHECK: define i16 @store(ptr %p, ptr %q) {
; CHECK-NEXT:   %a = load i8, ptr %p, align 1
; CHECK-NEXT:   store i8 7, ptr %q, align 1
; CHECK-NEXT:   %p1 = getelementptr i8, ptr %p, i64 1
; CHECK-NEXT:   %b = load i8, ptr %p1, align 1
; CHECK-NEXT:   %za = zext i8 %a to i16
; CHECK-NEXT:   %zb = zext i8 %b to i16
; CHECK-NEXT:   %sb = shl i16 %zb, 8
; CHECK-NEXT:   %o = or i16 %za, %sb
; CHECK-NEXT:   ret i16 %o
; CHECK-NEXT: }
;
; CHECK: define i16 @swapped(ptr %p) {
; CHECK-NEXT:   %a = load i8, ptr %p, align 1
; CHECK-NEXT:   %p1 = getelementptr i8, ptr %p, i64 1
; CHECK-NEXT:   %b = load i8, ptr %p1, align 1
; CHECK-NEXT:   %za = zext i8 %a to i16
; CHECK-NEXT:   %zb = zext i8 %b to i16
; CHECK-NEXT:   %sa = shl i16 %za, 8
; CHECK-NEXT:   %o = or i16 %zb, %sa
; CHECK-NEXT:   ret i16 %o
; CHECK-NEXT: }
;
; CHECK: define i16 @gap(ptr %p) {
; CHECK-NEXT:   %a = load i8, ptr %p, align 1
; CHECK-NEXT:   %p1 = getelementptr i8, ptr %p, i64 2
; CHECK-NEXT:   %b = load i8, ptr %p1, align 1
; CHECK-NEXT:   %za = zext i8 %a to i16
; CHECK-NEXT:   %zb = zext i8 %b to i16
; CHECK-NEXT:   %sb = shl i16 %zb, 8
; CHECK-NEXT:   %o = or i16 %za, %sb
; CHECK-NEXT:   ret i16 %o
; CHECK-NEXT: }

target triple = "x86_64-unknown-linux-gnu"
define i16 @store(ptr %p, ptr %q) {
  %a = load i8, ptr %p
  store i8 7, ptr %q
  %p1 = getelementptr i8, ptr %p, i64 1
  %b = load i8, ptr %p1
  %za = zext i8 %a to i16
  %zb = zext i8 %b to i16
  %sb = shl i16 %zb, 8
  %o = or i16 %za, %sb
  ret i16 %o
}
define i16 @swapped(ptr %p) {
  %a = load i8, ptr %p
  %p1 = getelementptr i8, ptr %p, i64 1
  %b = load i8, ptr %p1
  %za = zext i8 %a to i16
  %zb = zext i8 %b to i16
  %sa = shl i16 %za, 8
  %o = or i16 %zb, %sa
  ret i16 %o
}
define i16 @gap(ptr %p) {
  %a = load i8, ptr %p
  %p1 = getelementptr i8, ptr %p, i64 2
  %b = load i8, ptr %p1
  %za = zext i8 %a to i16
  %zb = zext i8 %b to i16
  %sb = shl i16 %zb, 8
  %o = or i16 %za, %sb
  ret i16 %o
}
