; RUN: opt-go %s -passes='bypass-slow-division<no-freeze>' -S | FileCheck %s
;
; A constant divisor becomes a multiplication later, unless both operands are short; a constant dividend is a dividend.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @divisor(
; CHECK-NEXT:   %d = udiv i64 %a, 10
; CHECK-NEXT:   ret i64 %d
; CHECK-NEXT: }
define i64 @divisor(i64 %a) {
  %d = udiv i64 %a, 10
  ret i64 %d
}

; CHECK-LABEL: @shortByConstant(
; CHECK-NEXT:   %x = zext i32 %a to i64
; CHECK-NEXT:   %1 = trunc i64 %x to i32
; CHECK-NEXT:   %2 = udiv i32 %1, 10
; CHECK-NEXT:   %3 = zext i32 %2 to i64
; CHECK-NEXT:   ret i64 %3
; CHECK-NEXT: }
define i64 @shortByConstant(i32 %a) {
  %x = zext i32 %a to i64
  %d = sdiv i64 %x, 10
  ret i64 %d
}

; CHECK-LABEL: @dividend(
; CHECK-NEXT:   %1 = and i64 %b, -4294967296
; CHECK-NEXT:   %2 = icmp eq i64 %1, 0
; CHECK-NEXT:   br i1 %2, label %3, label %7
; CHECK:      3:
; CHECK-NEXT:   %4 = trunc i64 %b to i32
; CHECK-NEXT:   %5 = udiv i32 10, %4
; CHECK-NEXT:   %6 = zext i32 %5 to i64
; CHECK-NEXT:   br label %9
; CHECK:      7:
; CHECK-NEXT:   %8 = sdiv i64 10, %b
; CHECK-NEXT:   br label %9
; CHECK:      9:
; CHECK-NEXT:   %10 = phi i64 [ %6, %3 ], [ %8, %7 ]
; CHECK-NEXT:   ret i64 %10
; CHECK-NEXT: }
define i64 @dividend(i64 %b) {
  %d = sdiv i64 10, %b
  ret i64 %d
}

; CHECK-LABEL: @unsignedDividend(
; CHECK-NEXT:   %1 = icmp uge i64 10, %b
; CHECK-NEXT:   br i1 %1, label %2, label %6
; CHECK:      2:
; CHECK-NEXT:   %3 = trunc i64 %b to i32
; CHECK-NEXT:   %4 = urem i32 10, %3
; CHECK-NEXT:   %5 = zext i32 %4 to i64
; CHECK-NEXT:   br label %6
; CHECK:      6:
; CHECK-NEXT:   %7 = phi i64 [ %5, %2 ], [ 10, %0 ]
; CHECK-NEXT:   ret i64 %7
; CHECK-NEXT: }
define i64 @unsignedDividend(i64 %b) {
  %d = urem i64 10, %b
  ret i64 %d
}

; CHECK-LABEL: @longDividend(
; CHECK-NEXT:   %d = udiv i64 4294967296, %b
; CHECK-NEXT:   ret i64 %d
; CHECK-NEXT: }
define i64 @longDividend(i64 %b) {
  %d = udiv i64 4294967296, %b
  ret i64 %d
}

; CHECK-LABEL: @negativeDividend(
; CHECK-NEXT:   %d = sdiv i64 -1, %b
; CHECK-NEXT:   ret i64 %d
; CHECK-NEXT: }
define i64 @negativeDividend(i64 %b) {
  %d = sdiv i64 -1, %b
  ret i64 %d
}
