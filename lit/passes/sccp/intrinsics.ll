; RUN: opt-go %s -passes=sccp -S | FileCheck %s
;
; Ranges go through minima, maxima and counts of bits; calls with constant arguments are computed.

declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.bswap.i32(i32)

; CHECK-LABEL: @umin(
; CHECK-NEXT:  %m = call i32 @llvm.umin.i32(i32 %a, i32 9)
; CHECK-NEXT:  ret i1 true
; CHECK-NEXT: }
define i1 @umin(i32 %a) {
  %m = call i32 @llvm.umin.i32(i32 %a, i32 9)
  %c = icmp ult i32 %m, 10
  ret i1 %c
}

; CHECK-LABEL: @ctpop(
; CHECK-NEXT:  %x = and i32 %a, 255
; CHECK-NEXT:  %n = call i32 @llvm.ctpop.i32(i32 %x)
; CHECK-NEXT:  ret i1 false
; CHECK-NEXT: }
define i1 @ctpop(i32 %a) {
  %x = and i32 %a, 255
  %n = call i32 @llvm.ctpop.i32(i32 %x)
  %c = icmp ugt i32 %n, 8
  ret i1 %c
}

; CHECK-LABEL: @bswap(
; CHECK-NEXT:  ret i32 16777216
; CHECK-NEXT: }
define i32 @bswap() {
  %x = call i32 @llvm.bswap.i32(i32 1)
  ret i32 %x
}
