; RUN: opt-go %s -passes=slsr -S | FileCheck %s
;
; The paper's Table 3, first form: (b + C1) * s from (b + C0) * s.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @use(i32)

; CHECK-LABEL: @one(
; CHECK-NEXT:  %x = mul i32 %b, %s
; CHECK-NEXT:  call void @use(i32 %x)
; CHECK-NEXT:  %y = add i32 %x, %s
; CHECK-NEXT:  call void @use(i32 %y)
; CHECK-NEXT:  %z = add i32 %y, %s
; CHECK-NEXT:  call void @use(i32 %z)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @one(i32 %b, i32 %s) {
  %x = mul i32 %b, %s
  call void @use(i32 %x)
  %b1 = add i32 %b, 1
  %y = mul i32 %b1, %s
  call void @use(i32 %y)
  %b2 = add i32 %b, 2
  %z = mul i32 %b2, %s
  call void @use(i32 %z)
  ret void
}

; CHECK-LABEL: @either_side(
; CHECK-NEXT:  %b3 = add i32 3, %b
; CHECK-NEXT:  %x = mul i32 %s, %b3
; CHECK-NEXT:  call void @use(i32 %x)
; CHECK-NEXT:  %1 = shl i32 %s, 2
; CHECK-NEXT:  %y = add i32 %x, %1
; CHECK-NEXT:  call void @use(i32 %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @either_side(i32 %b, i32 %s) {
  %b3 = add i32 3, %b
  %x = mul i32 %s, %b3
  call void @use(i32 %x)
  %b7 = add i32 %b, 7
  %y = mul i32 %b7, %s
  call void @use(i32 %y)
  ret void
}

; CHECK-LABEL: @no_basis(
; CHECK-NEXT:  %x = mul i32 %b, %s
; CHECK-NEXT:  call void @use(i32 %x)
; CHECK-NEXT:  %c1 = add i32 %c, 1
; CHECK-NEXT:  %y = mul i32 %c1, %s
; CHECK-NEXT:  call void @use(i32 %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @no_basis(i32 %b, i32 %c, i32 %s) {
  %x = mul i32 %b, %s
  call void @use(i32 %x)
  %c1 = add i32 %c, 1
  %y = mul i32 %c1, %s
  call void @use(i32 %y)
  ret void
}
