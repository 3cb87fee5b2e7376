; RUN: opt-go %s -passes=bypass-slow-division -S | FileCheck %s
;
; The branch depends on the dividend, on which the division did not: it is frozen unless it is surely defined.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @frozen(
; CHECK-NEXT:   %1 = freeze i64 %a
; CHECK-NEXT:   %2 = or i64 %1, %b
; CHECK-NEXT:   %3 = and i64 %2, -4294967296
; CHECK-NEXT:   %4 = icmp eq i64 %3, 0
; CHECK-NEXT:   br i1 %4, label %5, label %10
; CHECK:      5:
; CHECK-NEXT:   %6 = trunc i64 %b to i32
; CHECK-NEXT:   %7 = trunc i64 %1 to i32
; CHECK-NEXT:   %8 = udiv i32 %7, %6
; CHECK-NEXT:   %9 = zext i32 %8 to i64
; CHECK-NEXT:   br label %12
; CHECK:      10:
; CHECK-NEXT:   %11 = udiv i64 %1, %b
; CHECK-NEXT:   br label %12
; CHECK:      12:
; CHECK-NEXT:   %13 = phi i64 [ %9, %5 ], [ %11, %10 ]
; CHECK-NEXT:   ret i64 %13
; CHECK-NEXT: }
define i64 @frozen(i64 %a, i64 %b) {
  %d = udiv i64 %a, %b
  ret i64 %d
}

; CHECK-LABEL: @defined(
; CHECK-NEXT:   %1 = or i64 %a, %b
; CHECK-NEXT:   %2 = and i64 %1, -4294967296
; CHECK-NEXT:   %3 = icmp eq i64 %2, 0
; CHECK-NEXT:   br i1 %3, label %4, label %9
; CHECK:      4:
; CHECK-NEXT:   %5 = trunc i64 %b to i32
; CHECK-NEXT:   %6 = trunc i64 %a to i32
; CHECK-NEXT:   %7 = udiv i32 %6, %5
; CHECK-NEXT:   %8 = zext i32 %7 to i64
; CHECK-NEXT:   br label %11
; CHECK:      9:
; CHECK-NEXT:   %10 = udiv i64 %a, %b
; CHECK-NEXT:   br label %11
; CHECK:      11:
; CHECK-NEXT:   %12 = phi i64 [ %8, %4 ], [ %10, %9 ]
; CHECK-NEXT:   ret i64 %12
; CHECK-NEXT: }
define i64 @defined(i64 noundef %a, i64 %b) {
  %d = udiv i64 %a, %b
  ret i64 %d
}
