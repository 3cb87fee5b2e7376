; RUN: opt-go %s -passes="slsr<strict>" -S | FileCheck %s
;
; A basis that is read as i * sext(s) because its product is nsw cannot do without the nsw. The candidate stays when that does
; not follow from its own. (LLVM 19 rewrites it.)

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @use(ptr)

; CHECK-LABEL: @beyond(
; CHECK-NEXT:  %s3 = mul nsw i32 %s, 3
; CHECK-NEXT:  %i = sext i32 %s3 to i64
; CHECK-NEXT:  %x = getelementptr float, ptr %p, i64 %i
; CHECK-NEXT:  call void @use(ptr %x)
; CHECK-NEXT:  %s2 = mul nsw i32 %s, 2
; CHECK-NEXT:  %j = sext i32 %s2 to i64
; CHECK-NEXT:  %y = getelementptr float, ptr %p, i64 %j
; CHECK-NEXT:  call void @use(ptr %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @beyond(ptr %p, i32 %s) {
  %s3 = mul nsw i32 %s, 3
  %i = sext i32 %s3 to i64
  %x = getelementptr float, ptr %p, i64 %i
  call void @use(ptr %x)
  %s2 = mul nsw i32 %s, 2
  %j = sext i32 %s2 to i64
  %y = getelementptr float, ptr %p, i64 %j
  call void @use(ptr %y)
  ret void
}

; CHECK-LABEL: @within(
; CHECK-NEXT:  %s2 = mul nsw i32 %s, 2
; CHECK-NEXT:  %i = sext i32 %s2 to i64
; CHECK-NEXT:  %x = getelementptr float, ptr %p, i64 %i
; CHECK-NEXT:  call void @use(ptr %x)
; CHECK-NEXT:  %1 = sext i32 %s to i64
; CHECK-NEXT:  %2 = shl i64 %1, 2
; CHECK-NEXT:  %y = getelementptr i8, ptr %x, i64 %2
; CHECK-NEXT:  call void @use(ptr %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @within(ptr %p, i32 %s) {
  %s2 = mul nsw i32 %s, 2
  %i = sext i32 %s2 to i64
  %x = getelementptr float, ptr %p, i64 %i
  call void @use(ptr %x)
  %s3 = mul nsw i32 %s, 3
  %j = sext i32 %s3 to i64
  %y = getelementptr float, ptr %p, i64 %j
  call void @use(ptr %y)
  ret void
}
