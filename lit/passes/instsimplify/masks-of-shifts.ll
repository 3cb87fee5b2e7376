; RUN: opt-go -passes=instsimplify -S %s | FileCheck %s
; A mask that clears only what a shift has cleared is dropped; all bits rotated are all bits.

; CHECK-LABEL: @left(
; CHECK-NEXT: %y = shl i64 %x, 32
; CHECK-NEXT: ret i64 %y
define i64 @left(i64 %x) {
  %y = shl i64 %x, 32
  %m = and i64 %y, -4294967296
  ret i64 %m
}

; CHECK-LABEL: @right(
; CHECK-NEXT: %y = lshr i64 %x, 32
; CHECK-NEXT: ret i64 %y
define i64 @right(i64 %x) {
  %y = lshr i64 %x, 32
  %m = and i64 %y, 4294967295
  ret i64 %m
}

; The mask takes one bit more.
; CHECK-LABEL: @more(
; CHECK: and i64 %y, 2147483647
define i64 @more(i64 %x) {
  %y = lshr i64 %x, 32
  %m = and i64 %y, 2147483647
  ret i64 %m
}

; CHECK-LABEL: @rotated(
; CHECK-NEXT: ret i32 -1
define i32 @rotated(i32 %n) {
  %r = lshr i32 -1, %n
  %k = sub i32 32, %n
  %l = shl i32 -1, %k
  %o = or i32 %r, %l
  ret i32 %o
}

; By more than the width in all, a bit in the middle stays clear.
; CHECK-LABEL: @gap(
; CHECK: or i32
define i32 @gap(i32 %n) {
  %r = lshr i32 -1, %n
  %k = sub i32 33, %n
  %l = shl i32 -1, %k
  %o = or i32 %r, %l
  ret i32 %o
}
