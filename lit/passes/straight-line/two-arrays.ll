; RUN: opt-go %s -passes=straight-line | FileCheck %s
; The same elements of two arrays share what is added to the index, not the addresses.

; CHECK-LABEL: @f(
; CHECK-NEXT:    %x = add i64 %i, %j
; CHECK-NEXT:    %p = getelementptr float, ptr %a, i64 %x
; CHECK-NEXT:    %q2 = getelementptr i8, ptr %p, i64 20
; CHECK-NEXT:    %r = getelementptr float, ptr %b, i64 %x
; CHECK-NEXT:    %s4 = getelementptr i8, ptr %r, i64 20
; CHECK-NEXT:    %c = load float, ptr %p, align 4
; CHECK-NEXT:    %d = load float, ptr %q2, align 4
; CHECK-NEXT:    %e = load float, ptr %r, align 4
; CHECK-NEXT:    %g = load float, ptr %s4, align 4
; CHECK-NEXT:    %m = fadd float %c, %d
; CHECK-NEXT:    %n = fadd float %e, %g
; CHECK-NEXT:    %o = fadd float %m, %n
; CHECK-NEXT:    ret float %o

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define float @f(ptr %a, ptr %b, i64 %i, i64 %j) {
  %x = add i64 %i, %j
  %x5 = add i64 %x, 5
  %p = getelementptr float, ptr %a, i64 %x
  %q = getelementptr float, ptr %a, i64 %x5
  %r = getelementptr float, ptr %b, i64 %x
  %s = getelementptr float, ptr %b, i64 %x5
  %c = load float, ptr %p, align 4
  %d = load float, ptr %q, align 4
  %e = load float, ptr %r, align 4
  %g = load float, ptr %s, align 4
  %m = fadd float %c, %d
  %n = fadd float %e, %g
  %o = fadd float %m, %n
  ret float %o
}
