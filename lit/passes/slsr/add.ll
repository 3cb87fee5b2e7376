; RUN: opt-go %s -passes=slsr -S | FileCheck %s
;
; The second form: b + C1 * s from b + C0 * s. A factor of one is as simple as it gets and only serves as a basis.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @use(i32)

; CHECK-LABEL: @two_and_three(
; CHECK-NEXT:  %x = add i32 %b, %s
; CHECK-NEXT:  call void @use(i32 %x)
; CHECK-NEXT:  %y = add i32 %x, %s
; CHECK-NEXT:  call void @use(i32 %y)
; CHECK-NEXT:  %z = add i32 %y, %s
; CHECK-NEXT:  call void @use(i32 %z)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @two_and_three(i32 %b, i32 %s) {
  %x = add i32 %b, %s
  call void @use(i32 %x)
  %s2 = mul i32 %s, 2
  %y = add i32 %b, %s2
  call void @use(i32 %y)
  %s3 = mul i32 %s, 3
  %z = add i32 %s3, %b
  call void @use(i32 %z)
  ret void
}

; CHECK-LABEL: @shifts(
; CHECK-NEXT:  %s2 = shl i32 %s, 1
; CHECK-NEXT:  %x = add i32 %b, %s2
; CHECK-NEXT:  call void @use(i32 %x)
; CHECK-NEXT:  %1 = mul i32 %s, 6
; CHECK-NEXT:  %y = add i32 %x, %1
; CHECK-NEXT:  call void @use(i32 %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @shifts(i32 %b, i32 %s) {
  %s2 = shl i32 %s, 1
  %x = add i32 %b, %s2
  call void @use(i32 %x)
  %s8 = shl i32 %s, 3
  %y = add i32 %b, %s8
  call void @use(i32 %y)
  ret void
}

; CHECK-LABEL: @simple_stays(
; CHECK-NEXT:  %s8 = mul i32 %s, 8
; CHECK-NEXT:  %x = add i32 %b, %s8
; CHECK-NEXT:  call void @use(i32 %x)
; CHECK-NEXT:  %y = add i32 %b, %s
; CHECK-NEXT:  call void @use(i32 %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @simple_stays(i32 %b, i32 %s) {
  %s8 = mul i32 %s, 8
  %x = add i32 %b, %s8
  call void @use(i32 %x)
  %y = add i32 %b, %s
  call void @use(i32 %y)
  ret void
}
