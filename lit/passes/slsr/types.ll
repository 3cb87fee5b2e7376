; RUN: opt-go %s -passes=slsr -S | FileCheck %s
;
; Candidates of different types are none for each other, even if their bases look alike.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @use(i32)
declare void @use64(i64)
declare void @usep(ptr)

; CHECK-LABEL: @f(
; CHECK-NEXT:  %x = mul i32 %b, %s
; CHECK-NEXT:  call void @use(i32 %x)
; CHECK-NEXT:  %c1 = add i64 %c, 1
; CHECK-NEXT:  %y = mul i64 %c1, %t
; CHECK-NEXT:  call void @use64(i64 %y)
; CHECK-NEXT:  %q = getelementptr float, ptr %p, i64 %t
; CHECK-NEXT:  call void @usep(ptr %q)
; CHECK-NEXT:  %t2 = mul i64 %t, 2
; CHECK-NEXT:  %z = add i64 %c, %t2
; CHECK-NEXT:  call void @use64(i64 %z)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @f(i32 %b, i32 %s, i64 %c, i64 %t, ptr %p) {
  %x = mul i32 %b, %s
  call void @use(i32 %x)
  %c1 = add i64 %c, 1
  %y = mul i64 %c1, %t
  call void @use64(i64 %y)
  %q = getelementptr float, ptr %p, i64 %t
  call void @usep(ptr %q)
  %t2 = mul i64 %t, 2
  %z = add i64 %c, %t2
  call void @use64(i64 %z)
  ret void
}
