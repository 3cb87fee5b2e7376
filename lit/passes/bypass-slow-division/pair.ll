; RUN: opt-go %s -passes='bypass-slow-division<no-freeze>' -S | FileCheck %s
;
; Quotient and remainder of the same operands share the diamond, in either order; signed and unsigned do not.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @divrem(
; CHECK-NEXT:   %1 = or i64 %a, %b
; CHECK-NEXT:   %2 = and i64 %1, -4294967296
; CHECK-NEXT:   %3 = icmp eq i64 %2, 0
; CHECK-NEXT:   br i1 %3, label %4, label %11
; CHECK:      4:
; CHECK-NEXT:   %5 = trunc i64 %b to i32
; CHECK-NEXT:   %6 = trunc i64 %a to i32
; CHECK-NEXT:   %7 = udiv i32 %6, %5
; CHECK-NEXT:   %8 = urem i32 %6, %5
; CHECK-NEXT:   %9 = zext i32 %7 to i64
; CHECK-NEXT:   %10 = zext i32 %8 to i64
; CHECK-NEXT:   br label %14
; CHECK:      11:
; CHECK-NEXT:   %12 = sdiv i64 %a, %b
; CHECK-NEXT:   %13 = srem i64 %a, %b
; CHECK-NEXT:   br label %14
; CHECK:      14:
; CHECK-NEXT:   %15 = phi i64 [ %9, %4 ], [ %12, %11 ]
; CHECK-NEXT:   %16 = phi i64 [ %10, %4 ], [ %13, %11 ]
; CHECK-NEXT:   %s = add i64 %15, %16
; CHECK-NEXT:   ret i64 %s
; CHECK-NEXT: }
define i64 @divrem(i64 %a, i64 %b) {
  %d = sdiv i64 %a, %b
  %r = srem i64 %a, %b
  %s = add i64 %d, %r
  ret i64 %s
}

; CHECK-LABEL: @remdiv(
; CHECK-NEXT:   %1 = or i64 %a, %b
; CHECK-NEXT:   %2 = and i64 %1, -4294967296
; CHECK-NEXT:   %3 = icmp eq i64 %2, 0
; CHECK-NEXT:   br i1 %3, label %4, label %11
; CHECK:      4:
; CHECK-NEXT:   %5 = trunc i64 %b to i32
; CHECK-NEXT:   %6 = trunc i64 %a to i32
; CHECK-NEXT:   %7 = udiv i32 %6, %5
; CHECK-NEXT:   %8 = urem i32 %6, %5
; CHECK-NEXT:   %9 = zext i32 %7 to i64
; CHECK-NEXT:   %10 = zext i32 %8 to i64
; CHECK-NEXT:   br label %14
; CHECK:      11:
; CHECK-NEXT:   %12 = udiv i64 %a, %b
; CHECK-NEXT:   %13 = urem i64 %a, %b
; CHECK-NEXT:   br label %14
; CHECK:      14:
; CHECK-NEXT:   %15 = phi i64 [ %9, %4 ], [ %12, %11 ]
; CHECK-NEXT:   %16 = phi i64 [ %10, %4 ], [ %13, %11 ]
; CHECK-NEXT:   %s = add i64 %15, %16
; CHECK-NEXT:   ret i64 %s
; CHECK-NEXT: }
define i64 @remdiv(i64 %a, i64 %b) {
  %r = urem i64 %a, %b
  %d = udiv i64 %a, %b
  %s = add i64 %d, %r
  ret i64 %s
}

; CHECK-LABEL: @both(
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
; CHECK-NEXT:   %13 = or i64 %a, %b
; CHECK-NEXT:   %14 = and i64 %13, -4294967296
; CHECK-NEXT:   %15 = icmp eq i64 %14, 0
; CHECK-NEXT:   br i1 %15, label %16, label %21
; CHECK:      16:
; CHECK-NEXT:   %17 = trunc i64 %b to i32
; CHECK-NEXT:   %18 = trunc i64 %a to i32
; CHECK-NEXT:   %19 = urem i32 %18, %17
; CHECK-NEXT:   %20 = zext i32 %19 to i64
; CHECK-NEXT:   br label %23
; CHECK:      21:
; CHECK-NEXT:   %22 = srem i64 %a, %b
; CHECK-NEXT:   br label %23
; CHECK:      23:
; CHECK-NEXT:   %24 = phi i64 [ %20, %16 ], [ %22, %21 ]
; CHECK-NEXT:   %s = add i64 %12, %24
; CHECK-NEXT:   ret i64 %s
; CHECK-NEXT: }
define i64 @both(i64 %a, i64 %b) {
  %d = udiv i64 %a, %b
  %r = srem i64 %a, %b
  %s = add i64 %d, %r
  ret i64 %s
}
