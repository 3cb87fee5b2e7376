; RUN: opt-go %s -passes=slsr -S | FileCheck %s
;
; What only the old instruction used goes with it; what others use stays.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @use(i32)

; CHECK-LABEL: @f(
; CHECK-NEXT:  %x = mul i32 %b, %s
; CHECK-NEXT:  call void @use(i32 %x)
; CHECK-NEXT:  %y = add i32 %x, %s
; CHECK-NEXT:  call void @use(i32 %y)
; CHECK-NEXT:  %b2 = add i32 %b, 2
; CHECK-NEXT:  %z = add i32 %y, %s
; CHECK-NEXT:  call void @use(i32 %z)
; CHECK-NEXT:  ret i32 %b2
; CHECK-NEXT: }
define i32 @f(i32 %b, i32 %s) {
  %x = mul i32 %b, %s
  call void @use(i32 %x)
  %b1 = add i32 %b, 1
  %y = mul i32 %b1, %s
  call void @use(i32 %y)
  %b2 = add i32 %b, 2
  %z = mul i32 %b2, %s
  call void @use(i32 %z)
  ret i32 %b2
}
