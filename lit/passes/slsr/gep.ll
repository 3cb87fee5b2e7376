; RUN: opt-go %s -passes=slsr -S | FileCheck %s
;
; The third form: &b[C1 * s] from &b[C0 * s], by bytes.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @use(ptr)

; CHECK-LABEL: @ascending(
; CHECK-NEXT:  %x = getelementptr float, ptr %p, i64 %s
; CHECK-NEXT:  call void @use(ptr %x)
; CHECK-NEXT:  %1 = shl i64 %s, 2
; CHECK-NEXT:  %y = getelementptr i8, ptr %x, i64 %1
; CHECK-NEXT:  call void @use(ptr %y)
; CHECK-NEXT:  %2 = shl i64 %s, 2
; CHECK-NEXT:  %z = getelementptr i8, ptr %y, i64 %2
; CHECK-NEXT:  call void @use(ptr %z)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @ascending(ptr %p, i64 %s) {
  %x = getelementptr float, ptr %p, i64 %s
  call void @use(ptr %x)
  %s2 = shl nsw i64 %s, 1
  %y = getelementptr float, ptr %p, i64 %s2
  call void @use(ptr %y)
  %s3 = mul nsw i64 %s, 3
  %z = getelementptr float, ptr %p, i64 %s3
  call void @use(ptr %z)
  ret void
}

; CHECK-LABEL: @one_byte_stays(
; CHECK-NEXT:  %s2 = shl nsw i64 %s, 1
; CHECK-NEXT:  %x = getelementptr i8, ptr %p, i64 %s2
; CHECK-NEXT:  call void @use(ptr %x)
; CHECK-NEXT:  %y = getelementptr i8, ptr %p, i64 %s
; CHECK-NEXT:  call void @use(ptr %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @one_byte_stays(ptr %p, i64 %s) {
  %s2 = shl nsw i64 %s, 1
  %x = getelementptr i8, ptr %p, i64 %s2
  call void @use(ptr %x)
  %y = getelementptr i8, ptr %p, i64 %s
  call void @use(ptr %y)
  ret void
}

; CHECK-LABEL: @product_may_wrap(
; CHECK-NEXT:  %x = getelementptr float, ptr %p, i64 %s
; CHECK-NEXT:  call void @use(ptr %x)
; CHECK-NEXT:  %s2 = shl i64 %s, 1
; CHECK-NEXT:  %y = getelementptr float, ptr %p, i64 %s2
; CHECK-NEXT:  call void @use(ptr %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @product_may_wrap(ptr %p, i64 %s) {
  %x = getelementptr float, ptr %p, i64 %s
  call void @use(ptr %x)
  %s2 = shl i64 %s, 1
  %y = getelementptr float, ptr %p, i64 %s2
  call void @use(ptr %y)
  ret void
}

; CHECK-LABEL: @two_indices(
; CHECK-NEXT:  %x = getelementptr [8 x float], ptr %p, i64 %t, i64 %s
; CHECK-NEXT:  call void @use(ptr %x)
; CHECK-NEXT:  %1 = shl i64 %s, 2
; CHECK-NEXT:  %y = getelementptr i8, ptr %x, i64 %1
; CHECK-NEXT:  call void @use(ptr %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @two_indices(ptr %p, i64 %s, i64 %t) {
  %x = getelementptr [8 x float], ptr %p, i64 %t, i64 %s
  call void @use(ptr %x)
  %s2 = mul nsw i64 %s, 2
  %y = getelementptr [8 x float], ptr %p, i64 %t, i64 %s2
  call void @use(ptr %y)
  ret void
}
