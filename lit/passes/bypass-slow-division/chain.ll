; RUN: opt-go %s -passes='bypass-slow-division<no-freeze>' -S | FileCheck %s
;
; A division of a quotient, and one in a block of its own.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @f(
; CHECK:      entry:
; CHECK-NEXT:   %0 = or i64 %a, %b
; CHECK-NEXT:   %1 = and i64 %0, -4294967296
; CHECK-NEXT:   %2 = icmp eq i64 %1, 0
; CHECK-NEXT:   br i1 %2, label %3, label %8
; CHECK:      3:
; CHECK-NEXT:   %4 = trunc i64 %b to i32
; CHECK-NEXT:   %5 = trunc i64 %a to i32
; CHECK-NEXT:   %6 = udiv i32 %5, %4
; CHECK-NEXT:   %7 = zext i32 %6 to i64
; CHECK-NEXT:   br label %10
; CHECK:      8:
; CHECK-NEXT:   %9 = udiv i64 %a, %b
; CHECK-NEXT:   br label %10
; CHECK:      10:
; CHECK-NEXT:   %11 = phi i64 [ %7, %3 ], [ %9, %8 ]
; CHECK-NEXT:   %12 = or i64 %11, %b
; CHECK-NEXT:   %13 = and i64 %12, -4294967296
; CHECK-NEXT:   %14 = icmp eq i64 %13, 0
; CHECK-NEXT:   br i1 %14, label %15, label %20
; CHECK:      15:
; CHECK-NEXT:   %16 = trunc i64 %b to i32
; CHECK-NEXT:   %17 = trunc i64 %11 to i32
; CHECK-NEXT:   %18 = udiv i32 %17, %16
; CHECK-NEXT:   %19 = zext i32 %18 to i64
; CHECK-NEXT:   br label %22
; CHECK:      20:
; CHECK-NEXT:   %21 = udiv i64 %11, %b
; CHECK-NEXT:   br label %22
; CHECK:      22:
; CHECK-NEXT:   %23 = phi i64 [ %19, %15 ], [ %21, %20 ]
; CHECK-NEXT:   br i1 %c, label %more, label %end
; CHECK:      more:
; CHECK-NEXT:   %24 = or i64 %23, %a
; CHECK-NEXT:   %25 = and i64 %24, -4294967296
; CHECK-NEXT:   %26 = icmp eq i64 %25, 0
; CHECK-NEXT:   br i1 %26, label %27, label %32
; CHECK:      27:
; CHECK-NEXT:   %28 = trunc i64 %a to i32
; CHECK-NEXT:   %29 = trunc i64 %23 to i32
; CHECK-NEXT:   %30 = udiv i32 %29, %28
; CHECK-NEXT:   %31 = zext i32 %30 to i64
; CHECK-NEXT:   br label %34
; CHECK:      32:
; CHECK-NEXT:   %33 = udiv i64 %23, %a
; CHECK-NEXT:   br label %34
; CHECK:      34:
; CHECK-NEXT:   %35 = phi i64 [ %31, %27 ], [ %33, %32 ]
; CHECK-NEXT:   ret i64 %35
; CHECK:      end:
; CHECK-NEXT:   ret i64 %23
; CHECK-NEXT: }
define i64 @f(i64 %a, i64 %b, i1 %c) {
entry:
  %d = udiv i64 %a, %b
  %e = udiv i64 %d, %b
  br i1 %c, label %more, label %end

more:
  %g = udiv i64 %e, %a
  ret i64 %g

end:
  ret i64 %e
}
