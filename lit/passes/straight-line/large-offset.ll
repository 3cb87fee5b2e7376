; RUN: opt-go %s -passes=straight-line | FileCheck %s
; A constant too large for the immediate of an access stays in the index.

; CHECK-LABEL: @f(
; CHECK-NEXT:    %x = add i64 %i, 4294967296
; CHECK-NEXT:    %p = getelementptr float, ptr %a, i64 %x
; CHECK-NEXT:    %v = load float, ptr %p, align 4
; CHECK-NEXT:    ret float %v

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define float @f(ptr %a, i64 %i) {
  %x = add i64 %i, 4294967296
  %p = getelementptr float, ptr %a, i64 %x
  %v = load float, ptr %p, align 4
  ret float %v
}
