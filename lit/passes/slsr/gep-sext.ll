; RUN: opt-go %s -passes=slsr -S | FileCheck %s
;
; Indices that are sign-extended are factored below the extension; a stride narrower than pointers is extended for the bump,
; except when the bump is the stride itself.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @use(ptr)

; CHECK-LABEL: @extended(
; CHECK-NEXT:  %i = sext i32 %s to i64
; CHECK-NEXT:  %x = getelementptr float, ptr %p, i64 %i
; CHECK-NEXT:  call void @use(ptr %x)
; CHECK-NEXT:  %1 = sext i32 %s to i64
; CHECK-NEXT:  %2 = shl i64 %1, 2
; CHECK-NEXT:  %y = getelementptr i8, ptr %x, i64 %2
; CHECK-NEXT:  call void @use(ptr %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @extended(ptr %p, i32 %s) {
  %i = sext i32 %s to i64
  %x = getelementptr float, ptr %p, i64 %i
  call void @use(ptr %x)
  %s2 = mul nsw i32 %s, 2
  %j = sext i32 %s2 to i64
  %y = getelementptr float, ptr %p, i64 %j
  call void @use(ptr %y)
  ret void
}

; CHECK-LABEL: @bytes(
; CHECK-NEXT:  %i = sext i32 %s to i64
; CHECK-NEXT:  %x = getelementptr [4 x i8], ptr %p, i64 %t, i64 %i
; CHECK-NEXT:  call void @use(ptr %x)
; CHECK-NEXT:  %y = getelementptr i8, ptr %x, i32 %s
; CHECK-NEXT:  call void @use(ptr %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @bytes(ptr %p, i32 %s, i64 %t) {
  %i = sext i32 %s to i64
  %x = getelementptr [4 x i8], ptr %p, i64 %t, i64 %i
  call void @use(ptr %x)
  %s2 = mul nsw i32 %s, 2
  %j = sext i32 %s2 to i64
  %y = getelementptr [4 x i8], ptr %p, i64 %t, i64 %j
  call void @use(ptr %y)
  ret void
}

; CHECK-LABEL: @narrow_index(
; CHECK-NEXT:  %x = getelementptr float, ptr %p, i32 %s
; CHECK-NEXT:  call void @use(ptr %x)
; CHECK-NEXT:  %1 = sext i32 %s to i64
; CHECK-NEXT:  %2 = shl i64 %1, 2
; CHECK-NEXT:  %y = getelementptr i8, ptr %x, i64 %2
; CHECK-NEXT:  call void @use(ptr %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @narrow_index(ptr %p, i32 %s) {
  %x = getelementptr float, ptr %p, i32 %s
  call void @use(ptr %x)
  %s2 = mul nsw i32 %s, 2
  %y = getelementptr float, ptr %p, i32 %s2
  call void @use(ptr %y)
  ret void
}
