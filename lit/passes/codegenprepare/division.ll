; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; Slow divisions are bypassed, and blocks that the diamond leaves empty go.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @bypassflow(
; CHECK:      entry:
; CHECK-NEXT:   br i1 %c, label %x, label %e
; CHECK:      x:
; CHECK-NEXT:   %0 = or i64 %a, %b
; CHECK-NEXT:   %1 = and i64 %0, -4294967296
; CHECK-NEXT:   %2 = icmp eq i64 %1, 0
; CHECK-NEXT:   br i1 %2, label %3, label %8
; CHECK:      3:
; CHECK-NEXT:   %4 = trunc i64 %b to i32
; CHECK-NEXT:   %5 = trunc i64 %a to i32
; CHECK-NEXT:   %6 = udiv i32 %5, %4
; CHECK-NEXT:   %7 = zext i32 %6 to i64
; CHECK-NEXT:   br label %e
; CHECK:      8:
; CHECK-NEXT:   %9 = udiv i64 %a, %b
; CHECK-NEXT:   br label %e
; CHECK:      e:
; CHECK-NEXT:   %p = phi i64 [ %7, %3 ], [ %9, %8 ], [ %b, %entry ]
; CHECK-NEXT:   ret i64 %p
; CHECK-NEXT: }
define i64 @bypassflow(i64 %a, i64 %b, i1 %c) {
entry:
  br i1 %c, label %x, label %y
x:
  %d = udiv i64 %a, %b
  br label %e
y:
  br label %z
z:
  br label %e
e:
  %p = phi i64 [%d, %x], [%b, %z]
  ret i64 %p
}
