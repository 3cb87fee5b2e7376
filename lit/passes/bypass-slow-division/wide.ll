; RUN: opt-go %s -passes='bypass-slow-division<no-freeze>' -S | FileCheck %s
;
; 128-bit divisions fall back on 64 bits.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @f(
; CHECK-NEXT:   %1 = or i128 %a, %b
; CHECK-NEXT:   %2 = and i128 %1, -18446744073709551616
; CHECK-NEXT:   %3 = icmp eq i128 %2, 0
; CHECK-NEXT:   br i1 %3, label %4, label %9
; CHECK:      4:
; CHECK-NEXT:   %5 = trunc i128 %b to i64
; CHECK-NEXT:   %6 = trunc i128 %a to i64
; CHECK-NEXT:   %7 = udiv i64 %6, %5
; CHECK-NEXT:   %8 = zext i64 %7 to i128
; CHECK-NEXT:   br label %11
; CHECK:      9:
; CHECK-NEXT:   %10 = udiv i128 %a, %b
; CHECK-NEXT:   br label %11
; CHECK:      11:
; CHECK-NEXT:   %12 = phi i128 [ %8, %4 ], [ %10, %9 ]
; CHECK-NEXT:   ret i128 %12
; CHECK-NEXT: }
define i128 @f(i128 %a, i128 %b) {
  %d = udiv i128 %a, %b
  ret i128 %d
}

; CHECK-LABEL: @short(
; CHECK-NEXT:   %x = zext i64 %a to i128
; CHECK-NEXT:   %y = zext i64 %b to i128
; CHECK-NEXT:   %1 = trunc i128 %x to i64
; CHECK-NEXT:   %2 = trunc i128 %y to i64
; CHECK-NEXT:   %3 = urem i64 %1, %2
; CHECK-NEXT:   %4 = zext i64 %3 to i128
; CHECK-NEXT:   ret i128 %4
; CHECK-NEXT: }
define i128 @short(i64 %a, i64 %b) {
  %x = zext i64 %a to i128
  %y = zext i64 %b to i128
  %d = urem i128 %x, %y
  ret i128 %d
}
