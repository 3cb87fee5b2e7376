; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; Overlapping bits: or and xor of disjoint bits, constants that move last, sums whose low bits are not demanded, divisions without a remainder.

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

; CHECK-LABEL: @orxor(
; CHECK-NEXT:   %d = xor i32 %x, 32768
; CHECK-NEXT:   ret i32 %d
; CHECK-NEXT: }
define i32 @orxor(i32 %x) {
  %a = and i32 %x, -32769
  %b = and i32 %x, 32768
  %c = xor i32 %b, 32768
  %d = or disjoint i32 %a, %c
  ret i32 %d
}

; CHECK-LABEL: @orc(
; CHECK-NEXT:   %a = shl i32 %x, 7
; CHECK-NEXT:   %b = or i32 %a, %y
; CHECK-NEXT:   %c = or i32 %b, %z
; CHECK-NEXT:   %d = or i32 %c, 19
; CHECK-NEXT:   ret i32 %d
; CHECK-NEXT: }
define i32 @orc(i32 %x, i32 %y, i32 %z) {
  %a = shl i32 %x, 7
  %b = or disjoint i32 %a, 19
  %c = or i32 %b, %y
  %d = or i32 %c, %z
  ret i32 %d
}

; CHECK-LABEL: @umax1(
; CHECK-NEXT:   %r = call i64 @llvm.umax.i64(i64 %x, i64 1)
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
define i64 @umax1(i64 %x) {
  %c = icmp eq i64 %x, 0
  %z = zext i1 %c to i64
  %r = add i64 %x, %z
  ret i64 %r
}

; CHECK-LABEL: @sd(
; CHECK-NEXT:   %x = shl i32 %y, 1
; CHECK-NEXT:   %r = ashr exact i32 %x, 1
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @sd(i32 %y) {
  %x = shl i32 %y, 1
  %r = sdiv i32 %x, 2
  ret i32 %r
}

; CHECK-LABEL: @sd2(
; CHECK-NEXT:   %x = ashr i32 %y, 2
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
define i32 @sd2(i32 %y) {
  %x = and i32 %y, -4
  %r = sdiv i32 %x, 4
  ret i32 %r
}

; CHECK-LABEL: @sd3(
; CHECK-NEXT:   %x = mul i32 %y, 12
; CHECK-NEXT:   %r = ashr exact i32 %x, 2
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @sd3(i32 %y) {
  %x = mul i32 %y, 12
  %r = sdiv i32 %x, 4
  ret i32 %r
}

; CHECK-LABEL: @ia(
; CHECK-NEXT:   %z = zext i8 %x to i32
; CHECK-NEXT:   store i32 %z, ptr %p, align 4
; CHECK-NEXT:   %r = icmp ult i8 %x, 16
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @ia(i8 %x, ptr %p) {
  %z = zext i8 %x to i32
  store i32 %z, ptr %p
  %a = and i32 %z, 240
  %r = icmp eq i32 %a, 0
  ret i1 %r
}

; CHECK-LABEL: @dem(
; CHECK-NEXT:   %b = add i32 %x, 65536
; CHECK-NEXT:   %c = and i32 %b, 16711680
; CHECK-NEXT:   ret i32 %c
; CHECK-NEXT: }
define i32 @dem(i32 %x) {
  %a = and i32 %x, 16711680
  %b = add i32 %a, 65536
  %c = and i32 %b, 16711680
  ret i32 %c
}

; CHECK-LABEL: @selz(
; CHECK-NEXT:   %1 = sub i64 65536, %x
; CHECK-NEXT:   %b = select i1 %c, i64 %1, i64 65536
; CHECK-NEXT:   ret i64 %b
; CHECK-NEXT: }
define i64 @selz(i64 %x, i1 %c) {
  %a = select i1 %c, i64 %x, i64 0
  %b = sub i64 65536, %a
  ret i64 %b
}


