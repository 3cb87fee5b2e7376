; RUN: opt-go %s -passes=straight-line | FileCheck %s
; Members of structures stay in the index: the selector folds their offsets, and the elements share an address there.

; CHECK-LABEL: @f(
; CHECK-NEXT:    %x = getelementptr %particle, ptr %a, i64 %i, i32 0
; CHECK-NEXT:    %y = getelementptr %particle, ptr %a, i64 %i, i32 1
; CHECK-NEXT:    %z = getelementptr %particle, ptr %a, i64 %i, i32 2
; CHECK-NEXT:    %u = load float, ptr %x, align 4
; CHECK-NEXT:    %v = load float, ptr %y, align 4
; CHECK-NEXT:    %w = load float, ptr %z, align 4
; CHECK-NEXT:    %m = fadd float %u, %v
; CHECK-NEXT:    %n = fadd float %m, %w
; CHECK-NEXT:    ret float %n

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%particle = type { float, float, float, i32 }

define float @f(ptr %a, i64 %i) {
  %x = getelementptr %particle, ptr %a, i64 %i, i32 0
  %y = getelementptr %particle, ptr %a, i64 %i, i32 1
  %z = getelementptr %particle, ptr %a, i64 %i, i32 2
  %u = load float, ptr %x, align 4
  %v = load float, ptr %y, align 4
  %w = load float, ptr %z, align 4
  %m = fadd float %u, %v
  %n = fadd float %m, %w
  ret float %n
}
