; RUN: opt-go %s -passes=straight-line | FileCheck %s
; Rows of a matrix: one product, the next rows a stride further.

; CHECK-LABEL: @f(
; CHECK-NEXT:    %r0 = mul i64 %i, %n
; CHECK-NEXT:    %x0 = add i64 %r0, %j
; CHECK-NEXT:    %p0 = getelementptr float, ptr %a, i64 %x0
; CHECK-NEXT:    %v0 = load float, ptr %p0, align 4
; CHECK-NEXT:    %p1 = getelementptr float, ptr %p0, i64 %n
; CHECK-NEXT:    %v1 = load float, ptr %p1, align 4
; CHECK-NEXT:    %p2 = getelementptr float, ptr %p1, i64 %n
; CHECK-NEXT:    %v2 = load float, ptr %p2, align 4
; CHECK-NEXT:    %s = fadd float %v0, %v1
; CHECK-NEXT:    %t = fadd float %s, %v2
; CHECK-NEXT:    ret float %t

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define float @f(ptr %a, i64 %i, i64 %j, i64 %n) {
  %r0 = mul i64 %i, %n
  %x0 = add i64 %r0, %j
  %p0 = getelementptr float, ptr %a, i64 %x0
  %v0 = load float, ptr %p0, align 4
  %i1 = add i64 %i, 1
  %r1 = mul i64 %i1, %n
  %x1 = add i64 %r1, %j
  %p1 = getelementptr float, ptr %a, i64 %x1
  %v1 = load float, ptr %p1, align 4
  %i2 = add i64 %i, 2
  %r2 = mul i64 %i2, %n
  %x2 = add i64 %r2, %j
  %p2 = getelementptr float, ptr %a, i64 %x2
  %v2 = load float, ptr %p2, align 4
  %s = fadd float %v0, %v1
  %t = fadd float %s, %v2
  ret float %t
}
