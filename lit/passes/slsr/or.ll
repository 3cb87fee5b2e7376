; RUN: opt-go %s -passes=slsr -S | FileCheck %s
;
; An or without common bits is a sum.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @use(i32)

; CHECK-LABEL: @no_common_bits(
; CHECK-NEXT:  %b = shl i32 %a, 2
; CHECK-NEXT:  %x = mul i32 %b, %s
; CHECK-NEXT:  call void @use(i32 %x)
; CHECK-NEXT:  %y = add i32 %x, %s
; CHECK-NEXT:  call void @use(i32 %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @no_common_bits(i32 %a, i32 %s) {
  %b = shl i32 %a, 2
  %x = mul i32 %b, %s
  call void @use(i32 %x)
  %b1 = or i32 %b, 1
  %y = mul i32 %b1, %s
  call void @use(i32 %y)
  ret void
}

; CHECK-LABEL: @may_have_common_bits(
; CHECK-NEXT:  %x = mul i32 %b, %s
; CHECK-NEXT:  call void @use(i32 %x)
; CHECK-NEXT:  %b1 = or i32 %b, 1
; CHECK-NEXT:  %y = mul i32 %b1, %s
; CHECK-NEXT:  call void @use(i32 %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @may_have_common_bits(i32 %b, i32 %s) {
  %x = mul i32 %b, %s
  call void @use(i32 %x)
  %b1 = or i32 %b, 1
  %y = mul i32 %b1, %s
  call void @use(i32 %y)
  ret void
}
