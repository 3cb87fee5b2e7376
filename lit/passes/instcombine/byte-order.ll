; Reordered bytes and bits: twice, of one byte, and under logic.
; RUN: opt-go %s -passes=instcombine -S | FileCheck %s

declare i32 @llvm.bswap.i32(i32)
declare i32 @llvm.bitreverse.i32(i32)

; CHECK-LABEL: @bswap_bswap(
; CHECK-NEXT:    %1 = xor i32 %a, -16777216
; CHECK-NEXT:    ret i32 %1
; CHECK-NEXT:  }
define i32 @bswap_bswap(i32 %a) {
  %s = call i32 @llvm.bswap.i32(i32 %a)
  %t = xor i32 %s, 255
  %r = call i32 @llvm.bswap.i32(i32 %t)
  ret i32 %r
}

; CHECK-LABEL: @bswap_shl8(
; CHECK-NEXT:    %r = and i32 %a, 255
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @bswap_shl8(i32 %a) {
  %s = shl i32 %a, 24
  %r = call i32 @llvm.bswap.i32(i32 %s)
  ret i32 %r
}

; CHECK-LABEL: @bitrev_bitrev(
; CHECK-NEXT:    %1 = and i32 %a, %b
; CHECK-NEXT:    %r = call i32 @llvm.bitreverse.i32(i32 %1)
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @bitrev_bitrev(i32 %a, i32 %b) {
  %s = call i32 @llvm.bitreverse.i32(i32 %a)
  %t = call i32 @llvm.bitreverse.i32(i32 %b)
  %r = and i32 %s, %t
  ret i32 %r
}
