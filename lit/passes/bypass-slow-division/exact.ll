; RUN: opt-go %s -passes='bypass-slow-division<no-freeze>' -S | FileCheck %s
;
; The flag exact is dropped: the short division cannot keep it, and need not.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @f(
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
define i64 @f(i64 %a, i64 %b) {
  %d = udiv exact i64 %a, %b
  ret i64 %d
}
