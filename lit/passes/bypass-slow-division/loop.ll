; RUN: opt-go %s -passes='bypass-slow-division<no-freeze>' -S | FileCheck %s
;
; φs of a loop name the block that ends the split one.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @f(
; CHECK:      entry:
; CHECK-NEXT:   br label %loop
; CHECK:      loop:
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %10 ]
; CHECK-NEXT:   %s = phi i64 [ 0, %entry ], [ %t, %10 ]
; CHECK-NEXT:   %0 = or i64 %i, %b
; CHECK-NEXT:   %1 = and i64 %0, -4294967296
; CHECK-NEXT:   %2 = icmp eq i64 %1, 0
; CHECK-NEXT:   br i1 %2, label %3, label %8
; CHECK:      3:
; CHECK-NEXT:   %4 = trunc i64 %b to i32
; CHECK-NEXT:   %5 = trunc i64 %i to i32
; CHECK-NEXT:   %6 = udiv i32 %5, %4
; CHECK-NEXT:   %7 = zext i32 %6 to i64
; CHECK-NEXT:   br label %10
; CHECK:      8:
; CHECK-NEXT:   %9 = sdiv i64 %i, %b
; CHECK-NEXT:   br label %10
; CHECK:      10:
; CHECK-NEXT:   %11 = phi i64 [ %7, %3 ], [ %9, %8 ]
; CHECK-NEXT:   %t = add i64 %s, %11
; CHECK-NEXT:   %j = add i64 %i, 1
; CHECK-NEXT:   %c = icmp eq i64 %j, %n
; CHECK-NEXT:   br i1 %c, label %exit, label %loop
; CHECK:      exit:
; CHECK-NEXT:   ret i64 %t
; CHECK-NEXT: }
define i64 @f(i64 %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %s = phi i64 [ 0, %entry ], [ %t, %loop ]
  %d = sdiv i64 %i, %b
  %t = add i64 %s, %d
  %j = add i64 %i, 1
  %c = icmp eq i64 %j, %n
  br i1 %c, label %exit, label %loop

exit:
  ret i64 %t
}
