; RUN: opt-go %s -passes=slsr -S | FileCheck %s
;
; Any width of integers; vectors are left alone.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @use8(i8)
declare void @use128(i128)

; CHECK-LABEL: @narrow(
; CHECK-NEXT:  %b1 = add i8 %b, 1
; CHECK-NEXT:  %x = mul i8 %b1, %s
; CHECK-NEXT:  call void @use8(i8 %x)
; CHECK-NEXT:  %1 = shl i8 %s, 7
; CHECK-NEXT:  %y = add i8 %x, %1
; CHECK-NEXT:  call void @use8(i8 %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @narrow(i8 %b, i8 %s) {
  %b1 = add i8 %b, 1
  %x = mul i8 %b1, %s
  call void @use8(i8 %x)
  %b2 = add i8 %b, -127
  %y = mul i8 %b2, %s
  call void @use8(i8 %y)
  ret void
}

; CHECK-LABEL: @wide(
; CHECK-NEXT:  %x = mul i128 %b, %s
; CHECK-NEXT:  call void @use128(i128 %x)
; CHECK-NEXT:  %1 = shl i128 %s, 64
; CHECK-NEXT:  %y = add i128 %x, %1
; CHECK-NEXT:  call void @use128(i128 %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @wide(i128 %b, i128 %s) {
  %x = mul i128 %b, %s
  call void @use128(i128 %x)
  %b1 = add i128 %b, 18446744073709551616
  %y = mul i128 %b1, %s
  call void @use128(i128 %y)
  ret void
}

; CHECK-LABEL: @vector(
; CHECK-NEXT:  %x = mul <2 x i32> %b, %s
; CHECK-NEXT:  %b1 = add <2 x i32> %b, <i32 1, i32 1>
; CHECK-NEXT:  %y = mul <2 x i32> %b1, %s
; CHECK-NEXT:  %z = xor <2 x i32> %x, %y
; CHECK-NEXT:  ret <2 x i32> %z
; CHECK-NEXT: }
define <2 x i32> @vector(<2 x i32> %b, <2 x i32> %s) {
  %x = mul <2 x i32> %b, %s
  %b1 = add <2 x i32> %b, <i32 1, i32 1>
  %y = mul <2 x i32> %b1, %s
  %z = xor <2 x i32> %x, %y
  ret <2 x i32> %z
}
