; RUN: opt-go %s -passes=straight-line | FileCheck %s
; An unsigned index that does not wrap is split over zext.

; CHECK-LABEL: @f(
; CHECK-NEXT:    %y = zext i32 %i to i64
; CHECK-NEXT:    %q = getelementptr float, ptr %a, i64 %y
; CHECK-NEXT:    %s2 = getelementptr i8, ptr %q, i64 12
; CHECK-NEXT:    %v = load float, ptr %q, align 4
; CHECK-NEXT:    %w = load float, ptr %s2, align 4
; CHECK-NEXT:    %n = fadd float %v, %w
; CHECK-NEXT:    ret float %n

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define float @f(ptr %a, i32 %i) {
  %r = add nuw i32 %i, 3
  %y = zext i32 %i to i64
  %z = zext i32 %r to i64
  %q = getelementptr float, ptr %a, i64 %y
  %s = getelementptr float, ptr %a, i64 %z
  %v = load float, ptr %q, align 4
  %w = load float, ptr %s, align 4
  %n = fadd float %v, %w
  ret float %n
}
