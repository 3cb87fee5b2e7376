; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Shifts, masks and ors that reverse the order of bytes or bits.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @bytes(
; CHECK-NEXT:   %r = call i32 @llvm.bswap.i32(i32 %x)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @bytes(i32 %x) {
  %a = shl i32 %x, 24
  %b = shl i32 %x, 8
  %b1 = and i32 %b, 16711680
  %c = lshr i32 %x, 8
  %c1 = and i32 %c, 65280
  %d = lshr i32 %x, 24
  %r1 = or i32 %a, %b1
  %r2 = or i32 %r1, %c1
  %r = or i32 %r2, %d
  ret i32 %r
}

; CHECK-LABEL: @halves(
; CHECK-NEXT:   %r = call i32 @llvm.bswap.i32(i32 %x)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @halves(i32 %x) {
  %a = and i32 %x, 16711935
  %b = shl i32 %a, 8
  %c = lshr i32 %x, 8
  %d = and i32 %c, 16711935
  %e = or i32 %b, %d
  %f = shl i32 %e, 16
  %g = lshr i32 %e, 16
  %r = or i32 %f, %g
  ret i32 %r
}

; CHECK-LABEL: @two_bytes(
; CHECK-NEXT:   %trunc = trunc i32 %x to i16
; CHECK-NEXT:   %rev = call i16 @llvm.bswap.i16(i16 %trunc)
; CHECK-NEXT:   %r = zext i16 %rev to i32
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @two_bytes(i32 %x) {
  %a = lshr i32 %x, 8
  %b = and i32 %a, 255
  %c = shl i32 %x, 8
  %d = and i32 %c, 65280
  %r = or i32 %b, %d
  ret i32 %r
}

; CHECK-LABEL: @bits(
; CHECK-NEXT:   %r = call i8 @llvm.bitreverse.i8(i8 %x)
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
define i8 @bits(i8 %x) {
  %a = shl i8 %x, 4
  %b = lshr i8 %x, 4
  %c = or i8 %a, %b
  %d = shl i8 %c, 2
  %d1 = and i8 %d, -52
  %e = lshr i8 %c, 2
  %e1 = and i8 %e, 51
  %f = or i8 %d1, %e1
  %g = shl i8 %f, 1
  %g1 = and i8 %g, -86
  %h = lshr i8 %f, 1
  %h1 = and i8 %h, 85
  %r = or i8 %g1, %h1
  ret i8 %r
}

; CHECK-LABEL: @two_bits(
; CHECK-NEXT:   %1 = and i8 %x, -127
; CHECK-NEXT:   %r = call i8 @llvm.bitreverse.i8(i8 %1)
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }
define i8 @two_bits(i8 %x) {
  %a = and i8 %x, 1
  %b = shl i8 %a, 7
  %c = and i8 %x, -128
  %d = lshr i8 %c, 7
  %r = or i8 %b, %d
  ret i8 %r
}

; CHECK-LABEL: @concatenated(
; CHECK-NEXT:   %r = call i64 @llvm.bswap.i64(i64 %x)
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
define i64 @concatenated(i64 %x, i64 %y) {
  %a = lshr i64 %x, 32
  %b = trunc i64 %a to i32
  %c = call i32 @llvm.bswap.i32(i32 %b)
  %d = zext i32 %c to i64
  %e = trunc i64 %x to i32
  %f = call i32 @llvm.bswap.i32(i32 %e)
  %g = zext i32 %f to i64
  %h = shl i64 %g, 32
  %r = or i64 %h, %d
  ret i64 %r
}

declare i32 @llvm.bswap.i32(i32)
