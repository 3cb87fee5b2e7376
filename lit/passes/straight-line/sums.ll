; RUN: opt-go %s -passes=straight-line | FileCheck %s
; Global reassociation: the sum of three numbers uses that of two which is there.

; CHECK-LABEL: @f(
; CHECK-NEXT:    %ac = add i32 %a, %c
; CHECK-NEXT:    call void @use(i32 %ac)
; CHECK-NEXT:    %abc = add i32 %ac, %b
; CHECK-NEXT:    call void @use(i32 %abc)
; CHECK-NEXT:    ret void

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @use(i32)

define void @f(i32 %a, i32 %b, i32 %c) {
  %ac = add i32 %a, %c
  call void @use(i32 %ac)
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  call void @use(i32 %abc)
  ret void
}
