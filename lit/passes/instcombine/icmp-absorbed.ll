; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Compares of a & x, a | x, sums and masks with x itself.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @or(
; CHECK-NEXT:   %a = or i32 %x, %y
; CHECK-NEXT:   %c = icmp ne i32 %a, %x
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @or(i32 %x, i32 %y) {
  %a = or i32 %x, %y
  %c = icmp ugt i32 %a, %x
  ret i1 %c
}

; CHECK-LABEL: @and(
; CHECK-NEXT:   %a = and i32 %x, %y
; CHECK-NEXT:   %c = icmp ne i32 %a, %x
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @and(i32 %x, i32 %y) {
  %a = and i32 %x, %y
  %c = icmp ult i32 %a, %x
  ret i1 %c
}

; CHECK-LABEL: @negated(
; CHECK-NEXT:   %1 = and i32 %x, 2147483647
; CHECK-NEXT:   %c = icmp eq i32 %1, 0
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @negated(i32 %x, i32 %y) {
  %n = sub i32 0, %x
  %c = icmp eq i32 %n, %x
  ret i1 %c
}

; CHECK-LABEL: @no_high_bits(
; CHECK-NEXT:   %1 = lshr i32 %x, %y
; CHECK-NEXT:   %c = icmp eq i32 %1, 0
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @no_high_bits(i32 %x, i32 %y) {
  %m = shl i32 -1, %y
  %n = xor i32 %m, -1
  %a = and i32 %x, %n
  %c = icmp eq i32 %a, %x
  ret i1 %c
}

; CHECK-LABEL: @low_mask(
; CHECK-NEXT:   %m = lshr i32 -1, %y
; CHECK-NEXT:   %c = icmp uge i32 %m, %x
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @low_mask(i32 %x, i32 %y) {
  %m = lshr i32 -1, %y
  %a = and i32 %x, %m
  %c = icmp eq i32 %a, %x
  ret i1 %c
}

; CHECK-LABEL: @high_bits(
; CHECK-NEXT:   %x.highbits = lshr i32 %x, %y
; CHECK-NEXT:   %c = icmp eq i32 %x.highbits, 0
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @high_bits(i32 %x, i32 %y) {
  %m = shl i32 1, %y
  %c = icmp ugt i32 %m, %x
  ret i1 %c
}

; CHECK-LABEL: @truncated(
; CHECK-NEXT:   %c = icmp ult i32 %x, 256
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @truncated(i32 %x) {
  %t = trunc i32 %x to i8
  %z = zext i8 %t to i32
  %c = icmp eq i32 %z, %x
  ret i1 %c
}

; CHECK-LABEL: @sum_is_zero(
; CHECK-NEXT:   %b = sub i32 0, %y
; CHECK-NEXT:   %c = icmp eq i32 %b, %x
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @sum_is_zero(i32 %x, i32 %y) {
  %a = call {i32, i1} @llvm.sadd.with.overflow.i32(i32 %x, i32 %y)
  %b = extractvalue {i32, i1} %a, 0
  %c = icmp eq i32 %b, 0
  ret i1 %c
}

declare {i32, i1} @llvm.sadd.with.overflow.i32(i32, i32)
