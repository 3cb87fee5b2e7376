; RUN: opt-go %s -passes=straight-line | FileCheck %s
; A disjoint or adds as well.

; CHECK-LABEL: @f(
; CHECK-NEXT:    %e = shl i64 %i, 2
; CHECK-NEXT:    %p = getelementptr float, ptr %a, i64 %e
; CHECK-NEXT:    %q2 = getelementptr i8, ptr %p, i64 12
; CHECK-NEXT:    %v = load float, ptr %p, align 4
; CHECK-NEXT:    %w = load float, ptr %q2, align 4
; CHECK-NEXT:    %n = fadd float %v, %w
; CHECK-NEXT:    ret float %n

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define float @f(ptr %a, i64 %i) {
  %e = shl i64 %i, 2
  %p = getelementptr float, ptr %a, i64 %e
  %x = or disjoint i64 %e, 3
  %q = getelementptr float, ptr %a, i64 %x
  %v = load float, ptr %p, align 4
  %w = load float, ptr %q, align 4
  %n = fadd float %v, %w
  ret float %n
}
