; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Rotations and funnel shifts of amounts that are masked, extended, in range, or whose zero a select keeps away.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @out_of_range(
; CHECK-NEXT:   %a = lshr i32 %x, %y
; CHECK-NEXT:   %b = sub i32 32, %y
; CHECK-NEXT:   %c = shl i32 %x, %b
; CHECK-NEXT:   %r = or i32 %a, %c
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @out_of_range(i32 %x, i32 %y) {
  %a = lshr i32 %x, %y
  %b = sub i32 32, %y
  %c = shl i32 %x, %b
  %r = or i32 %a, %c
  ret i32 %r
}

; CHECK-LABEL: @extended(
; CHECK-NEXT:   %z = zext i32 %y to i64
; CHECK-NEXT:   %r = call i64 @llvm.fshl.i64(i64 %x, i64 %x, i64 %z)
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
define i64 @extended(i64 %x, i32 %y) {
  %m = and i32 %y, 63
  %z = zext i32 %m to i64
  %a = shl i64 %x, %z
  %n = sub i32 0, %y
  %m2 = and i32 %n, 63
  %z2 = zext i32 %m2 to i64
  %c = lshr i64 %x, %z2
  %r = or i64 %a, %c
  ret i64 %r
}

; CHECK-LABEL: @narrow(
; CHECK-NEXT:   %1 = trunc i32 %sh to i16
; CHECK-NEXT:   %t = call i16 @llvm.fshl.i16(i16 %v, i16 %v, i16 %1)
; CHECK-NEXT:   ret i16 %t
; CHECK-NEXT: }
define i16 @narrow(i16 %v, i32 %sh) {
  %z = zext i16 %v to i32
  %a = shl i32 %z, %sh
  %n = sub i32 16, %sh
  %b = lshr i32 %z, %n
  %o = or i32 %a, %b
  %t = trunc i32 %o to i16
  ret i16 %t
}

; CHECK-LABEL: @masked_amount(
; CHECK-NEXT:   %r = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 %y)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @masked_amount(i32 %x, i32 %y) {
  %m = and i32 %y, 31
  %r = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 %m)
  ret i32 %r
}

; CHECK-LABEL: @selected(
; CHECK-NEXT:   %t = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 %y)
; CHECK-NEXT:   ret i32 %t
; CHECK-NEXT: }
define i32 @selected(i32 %x, i32 %y) {
  %c = icmp eq i32 %y, 0
  %n = sub i32 32, %y
  %a = lshr i32 %x, %n
  %b = shl i32 %x, %y
  %o = or i32 %a, %b
  %t = select i1 %c, i32 %x, i32 %o
  ret i32 %t
}

; CHECK-LABEL: @selected_funnel(
; CHECK-NEXT:   %1 = freeze i32 %z
; CHECK-NEXT:   %t = call i32 @llvm.fshl.i32(i32 %x, i32 %1, i32 %y)
; CHECK-NEXT:   ret i32 %t
; CHECK-NEXT: }
define i32 @selected_funnel(i32 %x, i32 %z, i32 %y) {
  %c = icmp eq i32 %y, 0
  %n = sub i32 32, %y
  %a = lshr i32 %z, %n
  %b = shl i32 %x, %y
  %o = or i32 %a, %b
  %t = select i1 %c, i32 %x, i32 %o
  ret i32 %t
}

; CHECK-LABEL: @in_range(
; CHECK-NEXT:   %r = call i8 @llvm.fshl.i8(i8 %x, i8 %y, i8 %z)
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
define i8 @in_range(i8 %x, i8 %y, i8 %z) {
  %m = and i8 %z, 7
  %a = shl i8 %x, %m
  %n = sub i8 8, %m
  %b = lshr i8 %y, %n
  %r = or i8 %a, %b
  ret i8 %r
}

; CHECK-LABEL: @one_half(
; CHECK-NEXT:   %r = lshr i32 %y, 24
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @one_half(i32 %x, i32 %y) {
  %r = call i32 @llvm.fshl.i32(i32 %x, i32 %y, i32 8)
  %s = and i32 %r, 255
  ret i32 %s
}

declare i32 @llvm.fshl.i32(i32, i32, i32)
