; RUN: opt-go %s -passes=slsr -S | FileCheck %s
;
; Without a triple, register plus register is an address: b + s and &p[s] of bytes are left alone.

declare void @use(i32)
declare void @usep(ptr)

; CHECK-LABEL: @f(
; CHECK-NEXT:  %s2 = mul i32 %s, 2
; CHECK-NEXT:  %x = add i32 %b, %s2
; CHECK-NEXT:  call void @use(i32 %x)
; CHECK-NEXT:  %y = add i32 %x, %s
; CHECK-NEXT:  call void @use(i32 %y)
; CHECK-NEXT:  %v = getelementptr i8, ptr %p, i64 %t
; CHECK-NEXT:  call void @usep(ptr %v)
; CHECK-NEXT:  %t2 = shl nsw i64 %t, 1
; CHECK-NEXT:  %w = getelementptr i8, ptr %p, i64 %t2
; CHECK-NEXT:  call void @usep(ptr %w)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @f(i32 %b, i32 %s, ptr %p, i64 %t, i64 %u) {
  %s2 = mul i32 %s, 2
  %x = add i32 %b, %s2
  call void @use(i32 %x)
  %s3 = mul i32 %s, 3
  %y = add i32 %b, %s3
  call void @use(i32 %y)
  %v = getelementptr i8, ptr %p, i64 %t
  call void @usep(ptr %v)
  %t2 = shl nsw i64 %t, 1
  %w = getelementptr i8, ptr %p, i64 %t2
  call void @usep(ptr %w)
  ret void
}
