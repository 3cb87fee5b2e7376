; RUN: opt-go %s -passes=slsr -S | FileCheck %s
;
; The bump: the stride itself, its negative (which makes a subtraction), a shift for powers of two, else a product.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @use(i32)

; CHECK-LABEL: @f(
; CHECK-NEXT:  %b8 = add i32 %b, 8
; CHECK-NEXT:  %x8 = mul i32 %b8, %s
; CHECK-NEXT:  call void @use(i32 %x8)
; CHECK-NEXT:  %x9 = add i32 %x8, %s
; CHECK-NEXT:  call void @use(i32 %x9)
; CHECK-NEXT:  %x7 = sub i32 %x9, %s
; CHECK-NEXT:  call void @use(i32 %x7)
; CHECK-NEXT:  %x6 = sub i32 %x7, %s
; CHECK-NEXT:  call void @use(i32 %x6)
; CHECK-NEXT:  %1 = shl i32 %s, 2
; CHECK-NEXT:  %x11 = add i32 %x6, %1
; CHECK-NEXT:  call void @use(i32 %x11)
; CHECK-NEXT:  %2 = shl i32 %s, 3
; CHECK-NEXT:  %x3 = sub i32 %x11, %2
; CHECK-NEXT:  call void @use(i32 %x3)
; CHECK-NEXT:  %3 = mul i32 %s, 7
; CHECK-NEXT:  %x10 = add i32 %x3, %3
; CHECK-NEXT:  call void @use(i32 %x10)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @f(i32 %b, i32 %s) {
  %b8 = add i32 %b, 8
  %x8 = mul i32 %b8, %s
  call void @use(i32 %x8)
  %b9 = add i32 %b, 9
  %x9 = mul i32 %b9, %s
  call void @use(i32 %x9)
  %b7 = add i32 %b, 8
  %x7 = mul i32 %b7, %s
  call void @use(i32 %x7)
  %b6 = add i32 %b, 7
  %x6 = mul i32 %b6, %s
  call void @use(i32 %x6)
  %b11 = add i32 %b, 11
  %x11 = mul i32 %b11, %s
  call void @use(i32 %x11)
  %b3 = add i32 %b, 3
  %x3 = mul i32 %b3, %s
  call void @use(i32 %x3)
  %b10 = add i32 %b, 10
  %x10 = mul i32 %b10, %s
  call void @use(i32 %x10)
  ret void
}

; CHECK-LABEL: @opposite_stride(
; CHECK-NEXT:  %n = sub i32 0, %s
; CHECK-NEXT:  %x = mul i32 %b, %n
; CHECK-NEXT:  call void @use(i32 %x)
; CHECK-NEXT:  %y = sub i32 %x, %s
; CHECK-NEXT:  call void @use(i32 %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @opposite_stride(i32 %b, i32 %s) {
  %n = sub i32 0, %s
  %x = mul i32 %b, %n
  call void @use(i32 %x)
  %b1 = add i32 %b, 1
  %y = mul i32 %b1, %n
  call void @use(i32 %y)
  ret void
}
