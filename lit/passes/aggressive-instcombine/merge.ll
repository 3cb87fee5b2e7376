; RUN: opt-go %s -passes=aggressive-instcombine -S | FileCheck %s
;
; Bytes that are put together in the order that they have in memory are one load.

;
; CHECK: define i32 @four(ptr %p) {
; CHECK-NEXT:   %a = load i32, ptr %p, align 1
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
;
; CHECK: define i64 @upper(ptr %p) {
; CHECK-NEXT:   %a = load i32, ptr %p, align 2
; CHECK-NEXT:   %1 = zext i32 %a to i64
; CHECK-NEXT:   %2 = shl i64 %1, 32
; CHECK-NEXT:   ret i64 %2
; CHECK-NEXT: }

target triple = "x86_64-unknown-linux-gnu"
define i32 @four(ptr %p) {
  %a = load i8, ptr %p
  %p1 = getelementptr i8, ptr %p, i64 1
  %b = load i8, ptr %p1
  %p2 = getelementptr i8, ptr %p, i64 2
  %c = load i8, ptr %p2
  %p3 = getelementptr i8, ptr %p, i64 3
  %d = load i8, ptr %p3
  %za = zext i8 %a to i32
  %zb = zext i8 %b to i32
  %zc = zext i8 %c to i32
  %zd = zext i8 %d to i32
  %sb = shl i32 %zb, 8
  %sc = shl i32 %zc, 16
  %sd = shl i32 %zd, 24
  %o1 = or i32 %za, %sb
  %o2 = or i32 %o1, %sc
  %o3 = or i32 %o2, %sd
  ret i32 %o3
}
define i64 @upper(ptr %p) {
  %a = load i16, ptr %p
  %p1 = getelementptr i8, ptr %p, i64 2
  %b = load i16, ptr %p1
  %za = zext i16 %a to i64
  %zb = zext i16 %b to i64
  %sa = shl i64 %za, 32
  %sb = shl i64 %zb, 48
  %o = or i64 %sb, %sa
  ret i64 %o
}
