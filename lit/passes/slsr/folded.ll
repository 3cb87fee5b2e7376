; RUN: opt-go %s -passes=slsr -S | FileCheck %s
;
; An address that an access of the target computes for nothing is left alone, but serves as a basis. PTX adds constants only.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @use(ptr)

; CHECK-LABEL: @constant_index(
; CHECK-NEXT:  %x = getelementptr float, ptr %p, i64 1
; CHECK-NEXT:  call void @use(ptr %x)
; CHECK-NEXT:  %y = getelementptr float, ptr %p, i64 5
; CHECK-NEXT:  call void @use(ptr %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @constant_index(ptr %p) {
  %x = getelementptr float, ptr %p, i64 1
  call void @use(ptr %x)
  %y = getelementptr float, ptr %p, i64 5
  call void @use(ptr %y)
  ret void
}

; CHECK-LABEL: @scaled_index(
; CHECK-NEXT:  %x = getelementptr i8, ptr %p, i64 %s
; CHECK-NEXT:  call void @use(ptr %x)
; CHECK-NEXT:  %1 = shl i64 %s, 2
; CHECK-NEXT:  %y = getelementptr i8, ptr %x, i64 %1
; CHECK-NEXT:  call void @use(ptr %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @scaled_index(ptr %p, i64 %s) {
  %x = getelementptr i8, ptr %p, i64 %s
  call void @use(ptr %x)
  %t = mul nsw i64 %s, 5
  %y = getelementptr i8, ptr %p, i64 %t
  call void @use(ptr %y)
  ret void
}
