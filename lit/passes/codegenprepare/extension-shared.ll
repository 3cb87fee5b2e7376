; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; Where an extended value lives on, others use its low bits instead of the short value.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @extshare(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %s = trunc i64 %n to i32
; CHECK-NEXT:   %k = add i32 %s, 5
; CHECK-NEXT:   %z = zext i32 %k to i64
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      a:
; CHECK-NEXT:   %0 = trunc i64 %z to i32
; CHECK-NEXT:   %m = mul i32 %0, 3
; CHECK-NEXT:   %mz = zext i32 %m to i64
; CHECK-NEXT:   %r = add i64 %mz, %z
; CHECK-NEXT:   ret i64 %r
; CHECK:      b:
; CHECK-NEXT:   ret i64 %z
define i64 @extshare(i64 %n, i1 %c, ptr %p) {
entry:
  %s = trunc i64 %n to i32
  %k = add i32 %s, 5
  %z = zext i32 %k to i64
  br i1 %c, label %a, label %b
a:
  %m = mul i32 %k, 3
  %mz = zext i32 %m to i64
  %r = add i64 %mz, %z
  ret i64 %r
b:
  ret i64 %z
}
