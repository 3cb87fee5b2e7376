; RUN: opt-go %s -passes='bypass-slow-division<no-freeze>' -S | FileCheck %s
;
; No branch where both operands are known to be short, a comparison where the dividend is, half a check where the divisor is.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @both(
; CHECK-NEXT:   %x = zext i32 %a to i64
; CHECK-NEXT:   %y = zext i32 %b to i64
; CHECK-NEXT:   %1 = trunc i64 %x to i32
; CHECK-NEXT:   %2 = trunc i64 %y to i32
; CHECK-NEXT:   %3 = udiv i32 %1, %2
; CHECK-NEXT:   %4 = urem i32 %1, %2
; CHECK-NEXT:   %5 = zext i32 %3 to i64
; CHECK-NEXT:   %6 = zext i32 %4 to i64
; CHECK-NEXT:   %s = add i64 %5, %6
; CHECK-NEXT:   ret i64 %s
; CHECK-NEXT: }
define i64 @both(i32 %a, i32 %b) {
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %d = sdiv i64 %x, %y
  %r = srem i64 %x, %y
  %s = add i64 %d, %r
  ret i64 %s
}

; CHECK-LABEL: @dividend(
; CHECK-NEXT:   %x = zext i32 %a to i64
; CHECK-NEXT:   %1 = icmp uge i64 %x, %b
; CHECK-NEXT:   br i1 %1, label %2, label %9
; CHECK:      2:
; CHECK-NEXT:   %3 = trunc i64 %b to i32
; CHECK-NEXT:   %4 = trunc i64 %x to i32
; CHECK-NEXT:   %5 = udiv i32 %4, %3
; CHECK-NEXT:   %6 = urem i32 %4, %3
; CHECK-NEXT:   %7 = zext i32 %5 to i64
; CHECK-NEXT:   %8 = zext i32 %6 to i64
; CHECK-NEXT:   br label %9
; CHECK:      9:
; CHECK-NEXT:   %10 = phi i64 [ %7, %2 ], [ 0, %0 ]
; CHECK-NEXT:   %11 = phi i64 [ %8, %2 ], [ %x, %0 ]
; CHECK-NEXT:   %s = add i64 %10, %11
; CHECK-NEXT:   ret i64 %s
; CHECK-NEXT: }
define i64 @dividend(i32 %a, i64 %b) {
  %x = zext i32 %a to i64
  %d = udiv i64 %x, %b
  %r = urem i64 %x, %b
  %s = add i64 %d, %r
  ret i64 %s
}

; CHECK-LABEL: @signedDividend(
; CHECK-NEXT:   %x = zext i32 %a to i64
; CHECK-NEXT:   %1 = and i64 %b, -4294967296
; CHECK-NEXT:   %2 = icmp eq i64 %1, 0
; CHECK-NEXT:   br i1 %2, label %3, label %8
; CHECK:      3:
; CHECK-NEXT:   %4 = trunc i64 %b to i32
; CHECK-NEXT:   %5 = trunc i64 %x to i32
; CHECK-NEXT:   %6 = udiv i32 %5, %4
; CHECK-NEXT:   %7 = zext i32 %6 to i64
; CHECK-NEXT:   br label %10
; CHECK:      8:
; CHECK-NEXT:   %9 = sdiv i64 %x, %b
; CHECK-NEXT:   br label %10
; CHECK:      10:
; CHECK-NEXT:   %11 = phi i64 [ %7, %3 ], [ %9, %8 ]
; CHECK-NEXT:   ret i64 %11
; CHECK-NEXT: }
define i64 @signedDividend(i32 %a, i64 %b) {
  %x = zext i32 %a to i64
  %d = sdiv i64 %x, %b
  ret i64 %d
}

; CHECK-LABEL: @divisor(
; CHECK-NEXT:   %y = zext i32 %b to i64
; CHECK-NEXT:   %1 = and i64 %a, -4294967296
; CHECK-NEXT:   %2 = icmp eq i64 %1, 0
; CHECK-NEXT:   br i1 %2, label %3, label %8
; CHECK:      3:
; CHECK-NEXT:   %4 = trunc i64 %y to i32
; CHECK-NEXT:   %5 = trunc i64 %a to i32
; CHECK-NEXT:   %6 = udiv i32 %5, %4
; CHECK-NEXT:   %7 = zext i32 %6 to i64
; CHECK-NEXT:   br label %10
; CHECK:      8:
; CHECK-NEXT:   %9 = udiv i64 %a, %y
; CHECK-NEXT:   br label %10
; CHECK:      10:
; CHECK-NEXT:   %11 = phi i64 [ %7, %3 ], [ %9, %8 ]
; CHECK-NEXT:   ret i64 %11
; CHECK-NEXT: }
define i64 @divisor(i64 %a, i32 %b) {
  %y = zext i32 %b to i64
  %d = udiv i64 %a, %y
  ret i64 %d
}

; CHECK-LABEL: @masked(
; CHECK-NEXT:   %x = and i64 %a, 65535
; CHECK-NEXT:   %y = lshr i64 %b, 40
; CHECK-NEXT:   %1 = trunc i64 %x to i32
; CHECK-NEXT:   %2 = trunc i64 %y to i32
; CHECK-NEXT:   %3 = udiv i32 %1, %2
; CHECK-NEXT:   %4 = zext i32 %3 to i64
; CHECK-NEXT:   ret i64 %4
; CHECK-NEXT: }
define i64 @masked(i64 %a, i64 %b) {
  %x = and i64 %a, 65535
  %y = lshr i64 %b, 40
  %d = udiv i64 %x, %y
  ret i64 %d
}

; CHECK-LABEL: @negativeIsNotShort(
; CHECK-NEXT:   %x = sext i32 %a to i64
; CHECK-NEXT:   %y = sext i32 %b to i64
; CHECK-NEXT:   %1 = or i64 %x, %y
; CHECK-NEXT:   %2 = and i64 %1, -4294967296
; CHECK-NEXT:   %3 = icmp eq i64 %2, 0
; CHECK-NEXT:   br i1 %3, label %4, label %9
; CHECK:      4:
; CHECK-NEXT:   %5 = trunc i64 %y to i32
; CHECK-NEXT:   %6 = trunc i64 %x to i32
; CHECK-NEXT:   %7 = udiv i32 %6, %5
; CHECK-NEXT:   %8 = zext i32 %7 to i64
; CHECK-NEXT:   br label %11
; CHECK:      9:
; CHECK-NEXT:   %10 = sdiv i64 %x, %y
; CHECK-NEXT:   br label %11
; CHECK:      11:
; CHECK-NEXT:   %12 = phi i64 [ %8, %4 ], [ %10, %9 ]
; CHECK-NEXT:   ret i64 %12
; CHECK-NEXT: }
define i64 @negativeIsNotShort(i32 %a, i32 %b) {
  %x = sext i32 %a to i64
  %y = sext i32 %b to i64
  %d = sdiv i64 %x, %y
  ret i64 %d
}
