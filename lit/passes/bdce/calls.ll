; RUN: opt-go %s -passes=bdce -S | FileCheck %s
;
; bswap and bitreverse permute the demanded bits; of a minimum the low bits follow those of the result.

declare i32 @llvm.bswap.i32(i32)
declare i32 @llvm.bitreverse.i32(i32)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.umin.i32(i32, i32)

; CHECK-LABEL: @bswap(
; CHECK-NEXT:  %b = call i32 @llvm.bswap.i32(i32 %x)
; CHECK-NEXT:  %t = trunc i32 %b to i8
; CHECK-NEXT:  ret i8 %t
; CHECK-NEXT: }
define i8 @bswap(i32 %x) {
  %o = or i32 %x, 255
  %b = call i32 @llvm.bswap.i32(i32 %o)
  %t = trunc i32 %b to i8
  ret i8 %t
}

; CHECK-LABEL: @bitreverse(
; CHECK-NEXT:  %b = call i32 @llvm.bitreverse.i32(i32 %x)
; CHECK-NEXT:  %t = trunc i32 %b to i8
; CHECK-NEXT:  ret i8 %t
; CHECK-NEXT: }
define i8 @bitreverse(i32 %x) {
  %o = xor i32 %x, 4095
  %b = call i32 @llvm.bitreverse.i32(i32 %o)
  %t = trunc i32 %b to i8
  ret i8 %t
}

; CHECK-LABEL: @fshl(
; CHECK-NEXT:  %f = call i32 @llvm.fshl.i32(i32 0, i32 %x, i32 8)
; CHECK-NEXT:  %t = trunc i32 %f to i8
; CHECK-NEXT:  ret i8 %t
; CHECK-NEXT: }
define i8 @fshl(i32 %x, i32 %y) {
  %s = shl i32 %y, 1
  %f = call i32 @llvm.fshl.i32(i32 %s, i32 %x, i32 8)
  %t = trunc i32 %f to i8
  ret i8 %t
}

; CHECK-LABEL: @umin(
; CHECK-NEXT:  %m = call i32 @llvm.umin.i32(i32 %x, i32 %y)
; CHECK-NEXT:  %r = lshr i32 %m, 3
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @umin(i32 %x, i32 %y) {
  %o = xor i32 %x, 7
  %m = call i32 @llvm.umin.i32(i32 %o, i32 %y)
  %r = lshr i32 %m, 3
  ret i32 %r
}
