; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; Extensions beyond the registers are made where they are used.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @sext(
; CHECK:      entry:
; CHECK-NEXT:   %e = sext i32 %a to i64
; CHECK-NEXT:   br i1 %c, label %l, label %m
; CHECK:      l:
; CHECK-NEXT:   %0 = zext i32 %a to i128
; CHECK-NEXT:   %k = add i64 %e, %i
; CHECK-NEXT:   %t = trunc i128 %0 to i32
; CHECK-NEXT:   %kk = trunc i64 %k to i32
; CHECK-NEXT:   %r = add i32 %t, %kk
; CHECK-NEXT:   ret i32 %r
; CHECK:      m:
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
define i32 @sext(i32 %a, i1 %c, i64 %i) {
entry:
  %e = sext i32 %a to i64
  %f = zext i32 %a to i128
  br i1 %c, label %l, label %m
l:
  %k = add i64 %e, %i
  %t = trunc i128 %f to i32
  %kk = trunc i64 %k to i32
  %r = add i32 %t, %kk
  ret i32 %r
m:
  ret i32 0
}
