; RUN: opt-go %s -passes=slsr -S | FileCheck %s
;
; Bases are compared by what they compute, not by name: sums in any order, products, shifts, extensions.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @use(i32)
declare void @usep(ptr)

; CHECK-LABEL: @sums(
; CHECK-NEXT:  %ab = add i32 %a, %b
; CHECK-NEXT:  %x = mul i32 %ab, %s
; CHECK-NEXT:  call void @use(i32 %x)
; CHECK-NEXT:  %y = add i32 %x, %s
; CHECK-NEXT:  call void @use(i32 %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @sums(i32 %a, i32 %b, i32 %s) {
  %ab = add i32 %a, %b
  %x = mul i32 %ab, %s
  call void @use(i32 %x)
  %ba = add i32 %b, %a
  %ba1 = add i32 %ba, 1
  %y = mul i32 %ba1, %s
  call void @use(i32 %y)
  ret void
}

; CHECK-LABEL: @addresses(
; CHECK-NEXT:  %q = getelementptr float, ptr %p, i64 %i
; CHECK-NEXT:  %x = getelementptr float, ptr %q, i64 %s
; CHECK-NEXT:  call void @usep(ptr %x)
; CHECK-NEXT:  %1 = shl i64 %s, 2
; CHECK-NEXT:  %y = getelementptr i8, ptr %x, i64 %1
; CHECK-NEXT:  call void @usep(ptr %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @addresses(ptr %p, i64 %i, i64 %s) {
  %q = getelementptr float, ptr %p, i64 %i
  %x = getelementptr float, ptr %q, i64 %s
  call void @usep(ptr %x)
  %j = shl i64 %i, 2
  %r = getelementptr i8, ptr %p, i64 %j
  %s2 = mul nsw i64 %s, 2
  %y = getelementptr float, ptr %r, i64 %s2
  call void @usep(ptr %y)
  ret void
}
