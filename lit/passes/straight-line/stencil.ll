; RUN: opt-go %s -passes=straight-line | FileCheck %s
; Neighbours in a row: one address, constants for the others, negative ones too.

; CHECK-LABEL: @f(
; CHECK-NEXT:    %y = sext i32 %i to i64
; CHECK-NEXT:    %1 = getelementptr float, ptr %a, i64 %y
; CHECK-NEXT:    %p2 = getelementptr i8, ptr %1, i64 -4
; CHECK-NEXT:    %s4 = getelementptr i8, ptr %1, i64 4
; CHECK-NEXT:    %u = load float, ptr %p2, align 4
; CHECK-NEXT:    %v = load float, ptr %1, align 4
; CHECK-NEXT:    %w = load float, ptr %s4, align 4
; CHECK-NEXT:    %m = fadd float %u, %v
; CHECK-NEXT:    %n = fadd float %m, %w
; CHECK-NEXT:    ret float %n

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define float @f(ptr %a, i32 %i) {
  %l = add nsw i32 %i, -1
  %r = add nsw i32 %i, 1
  %x = sext i32 %l to i64
  %y = sext i32 %i to i64
  %z = sext i32 %r to i64
  %p = getelementptr float, ptr %a, i64 %x
  %q = getelementptr float, ptr %a, i64 %y
  %s = getelementptr float, ptr %a, i64 %z
  %u = load float, ptr %p, align 4
  %v = load float, ptr %q, align 4
  %w = load float, ptr %s, align 4
  %m = fadd float %u, %v
  %n = fadd float %m, %w
  ret float %n
}
